"""The command line. Heavy modules are loaded only by the commands that need them."""

from __future__ import annotations

import datetime
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum import __version__

app = typer.Typer(
    name="oppidum",
    help="A table, a workshop and a laboratory for settlement-building board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `oppidum games` lists them.")]
Players = Annotated[int, typer.Option("--players", "-n", help="How many play.")]
Preset = Annotated[str | None, typer.Option("--preset", "-p", help="A named set of options.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="One option; may be repeated.")
]
Start = Annotated[int, typer.Option("--start", help="The seat that begins, counted from 1.")]
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all of them if none is named.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def main() -> None:
    """Run the command line; mistakes get a message and exit code 1 (2 for a call that is not understood)."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    app()


@contextmanager
def clear_messages() -> Iterator[None]:
    """Turn every mistake of a user into one line and exit code 1."""
    from oppidum.core.game import Refusal
    from oppidum.core.match_file import BadMatchFile
    from oppidum.core.options import BadOption

    try:
        yield
    except (BadOption, BadMatchFile, Refusal) as error:
        fail(str(error))
    except UnicodeDecodeError as error:
        fail(f"this is not a text file: {error.reason} at byte {error.start}")
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")


def fail(message: str) -> None:
    """One line on standard error, and exit code 1."""
    typer.secho(f"oppidum: {message}", fg="red", err=True)
    raise typer.Exit(1)


def say(data: Any) -> None:
    """JSON on standard output."""
    typer.echo(json.dumps(data, ensure_ascii=False))


def make_game(name: str, players: int, preset: str | None, options: list[str] | None, start: int) -> Any:
    """The game that was asked for."""
    from oppidum.core.options import read_pairs
    from oppidum.games import game_class

    return game_class(name)(players, read_pairs(options or []), preset=preset, start=start - 1)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"oppidum {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A table, a workshop and a laboratory for settlement-building board games."""


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their players, presets and options."""
    from rich.console import Console

    from oppidum.core.options import spell
    from oppidum.games import GAMES, game_class

    classes = [game_class(name) for name in GAMES]
    if as_json:
        say([describe_game(game) for game in classes])
        return
    console = Console()
    for game in classes:
        console.print(f"[bold]{game.name}[/bold]: {game.about.summary}", highlight=False)
        console.print(
            f"  {game.seats[0]}–{game.seats[-1]} players, about {game.about.minutes} minutes", highlight=False
        )
        console.print(f"  presets: {', '.join(game.PRESETS)}", highlight=False)
        for option in game.OPTIONS:
            console.print(f"  [bold]{option.name}[/bold]: {option.about}", highlight=False)
            for value, text in option.choices.items():
                console.print(f"    {option.name}={spell(value)}: {text}", highlight=False)


def describe_game(game: Any) -> dict[str, Any]:
    """A game for programs."""
    from oppidum.core.options import spell

    return {
        "name": game.name,
        "rules": game.RULES,
        **asdict(game.about),
        "players": list(game.seats),
        "presets": {
            name: {key: spell(value) for key, value in preset.items()} for name, preset in game.PRESETS.items()
        },
        "options": [
            {"name": o.name, "about": o.about, "choices": {spell(value): text for value, text in o.choices.items()}}
            for o in game.OPTIONS
        ],
    }


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; `oppidum games` lists them.")
    ] = "carcassonne",
    players: Players = 2,
    people: Annotated[
        int, typer.Option("--people", min=1, help="How many of the players are people; bots take the rest.")
    ] = 1,
    bot: Annotated[str, typer.Option("--bot", help="The bot that takes the other seats.")] = "greedy",
    preset: Preset = None,
    option: OptionPairs = None,
    start: Start = 1,
    seed: Annotated[int | None, typer.Option(help="The same seed draws the same tiles.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the match is saved.")] = None,
) -> None:
    """Play in the terminal, against bots or passing the keyboard around. Type help for help."""
    import random

    from oppidum.bots import BOTS, bot_named
    from oppidum.core.match import Match
    from oppidum.core.match_file import read_match
    from oppidum.core.options import BadOption
    from oppidum.games import game_class
    from oppidum.terminal import Sitting

    with clear_messages():
        if resume:
            recorded = read_match(resume.read_text("utf-8"), game_class)
            sitting_match, names = recorded.match, list(recorded.seats)
            if sitting_match.over:
                raise BadOption(f"the match in {resume} is over; `oppidum replay {resume}` shows it")
        else:
            sitting_match = Match(make_game(game, players, preset, option, start))
            if people > players:
                raise BadOption(f"{people} people for {players} seats")
            bot_named(bot)
            names = [f"You {seat + 1}" if people > 1 else "You" for seat in range(people)]
            names += [f"{bot} {seat + 1}" for seat in range(people, players)]
        number = seed if seed is not None else random.SystemRandom().randrange(2**31)
        variant = sitting_match.game
        thinkers = {seat: name.split()[0] for seat, name in enumerate(names) if name.split()[0] in BOTS}
        Sitting(
            match=sitting_match,
            minds={seat: bot_named(name).sit(variant, seat, number) for seat, name in thinkers.items()},
            names=names,
            file=save or resume or Path(f"{variant.name}-{datetime.datetime.now():%Y%m%d-%H%M%S}.match"),
            chance=random.Random(f"chance {number}"),
            adviser=lambda seat: bot_named("greedy").sit(variant, seat, number),
        ).run()


@app.command()
def match(
    game: GameName,
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="[BOT]...", help="A bot for each seat; one bot may stand for all.")
    ] = None,
    players: Players = 2,
    preset: Preset = None,
    option: OptionPairs = None,
    start: Start = 1,
    seed: Annotated[int, typer.Option(help="The same seed plays the same match.")] = 1,
    count: Annotated[
        int, typer.Option("--games", "-g", min=1, help="How many matches; seeds count up from --seed.")
    ] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write match files: a file, or a folder for several.")
    ] = None,
    picture: Annotated[bool, typer.Option("--picture/--no-picture", help="Draw the last position.")] = True,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other; print the results and write match files."""
    from oppidum.bots import bot_named
    from oppidum.bots.host import play_match
    from oppidum.core.match_file import write_match
    from oppidum.core.options import BadOption

    with clear_messages():
        names = list(bots or ["uniform"])
        if len(names) == 1:
            names *= players
        if len(names) != players:
            raise BadOption(f"{len(names)} bots for {players} seats; name one for each seat, or one for all")
        variant = make_game(game, players, preset, option, start)
        minds = [bot_named(name) for name in names]
        results = []
        for number in range(seed, seed + count):
            played = play_match(variant, minds, number)
            file = file_for(out, variant.name, number, count)
            if file:
                file.write_text(write_match(played, names, datetime.date.today()), "utf-8")
            results.append(result_of(played, names, number, file))
            if as_json:
                say(results[-1])
            else:
                print_result(results[-1])
        if picture and not as_json and count == 1:
            typer.echo(variant.draw(played.position))


def file_for(out: Path | None, game: str, seed: int, count: int) -> Path | None:
    """Where a match file goes: `out` itself, or a file in the folder `out`."""
    if out is None:
        return None
    if count == 1 and not out.is_dir():
        out.parent.mkdir(parents=True, exist_ok=True)
        return out
    out.mkdir(parents=True, exist_ok=True)
    return out / f"{game}-{seed}.match"


def result_of(played: Any, names: list[str], seed: int, file: Path | None) -> dict[str, Any]:
    """What came out of a match."""
    game = played.game
    return {
        "game": game.name,
        "seed": seed,
        "options": dict(game.options),
        "seats": names,
        "scores": played.scores,
        "ranking": game.ranking(played.position).tolist(),
        "events": len(played.events),
        "file": str(file) if file else None,
    }


def print_result(result: dict[str, Any]) -> None:
    """One line a match."""
    seats = zip(result["seats"], result["scores"], result["ranking"], strict=True)
    parts = [
        f"{seat}. {name} {score}{' ★' if place == 1 else ''}" for seat, (name, score, place) in enumerate(seats, 1)
    ]
    file = f"   → {result['file']}" if result["file"] else ""
    typer.echo(f"match {result['seed']}: " + "   ".join(parts) + file)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file; - reads standard input.")],
    at: Annotated[
        int | None, typer.Option("--at", help="Show the position after so many events, not the last one.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Read a match file, verify it event by event, and show where it stands."""
    from oppidum.core.match_file import read_match
    from oppidum.games import game_class

    with clear_messages():
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
        recorded = read_match(text, game_class, at)
        if as_json:
            say(replay_as_data(recorded))
        else:
            print_replay(recorded)


def replay_as_data(recorded: Any) -> dict[str, Any]:
    """A replayed match for programs."""
    from oppidum.core.match import name_of

    played = recorded.match
    game = played.game
    return {
        "game": game.name,
        "options": dict(game.options),
        "date": recorded.date,
        "seats": list(recorded.seats),
        "to_move": played.to_move,
        "over": played.over,
        "scores": played.scores,
        "events": [
            {"actor": name_of(event.actor), "text": event.text, "awards": [asdict(award) for award in event.awards]}
            for event in played.events
        ],
        "forecast": [] if played.over else [asdict(award) for award in game.forecast(played.position)],
        "position": game.describe(played.position),
        "view": game.view(played.position, None),
        "choices": game.choices(played.position, played.to_move),
    }


def print_replay(recorded: Any) -> None:
    """A replayed match for people."""
    played = recorded.match
    game = played.game
    typer.echo(f"{game.name} · {game.options}")
    for seat, (name, points) in enumerate(zip(recorded.seats, played.scores, strict=True), 1):
        typer.echo(f"{seat}. {name}: {points}")
    typer.echo(f"{len(played.events)} events, verified" + ("; the match is over" if played.over else ""))
    if played.events:
        last = played.events[-1]
        typer.echo(f"last event: {last}")
        for award in last.awards:
            typer.echo(f"  {award_line(award)}")
    typer.echo(game.draw(played.position))


def award_line(award: Any) -> str:
    """Points in a line: who, how many, what for, by which rule."""
    by = f" by {', '.join(award.pieces)}" if award.pieces else ""
    return f"player {award.player + 1}: {award.points} for a {award.what} ({award.rule}){by}"


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=12, help="How many events deep.")] = 4,
    players: Players = 2,
    preset: Preset = None,
    option: OptionPairs = None,
    start: Start = 1,
    position: Annotated[
        Path | None, typer.Option("--position", help="Count from a position in a text file instead of the start.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Count the lines of play, chance included: the same numbers on every machine."""
    with clear_messages():
        variant = make_game(game, players, preset, option, start)
        s = variant.compose(position.read_text("utf-8")) if position else variant.initial()
        for level in range(depth + 1):
            lines = variant.perft(s, level)
            if as_json:
                say({"depth": level, "lines": lines})
            else:
                typer.echo(f"{level:>3} {lines:>20,}")


@app.command()
def rules(
    game: GameName,
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, such as CAR-23 or 23.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print the rules of a game in our words, or one of them with where it is implemented and tested."""
    from rich.console import Console
    from rich.table import Table

    from oppidum.core.ledger import find_rule, read_ledger
    from oppidum.games import ledger_file

    with clear_messages():
        ledger = read_ledger(ledger_file(game))
        chosen = [find_rule(ledger, rule_id)] if rule_id else list(ledger.values())
    if as_json:
        say([asdict(rule) for rule in chosen])
    elif rule_id:
        rule = chosen[0]
        typer.echo(f"{rule.id}  {rule.text}")
        typer.echo(f"  implemented in {', '.join(rule.code)}")
        typer.echo(f"  tested in {', '.join(rule.tests)}")
    else:
        table = Table(box=None, show_header=False, padding=(0, 1))
        for rule in chosen:
            table.add_row(f"[bold]{rule.id}[/bold]", rule.text)
        Console().print(table)


@app.command()
def warm(
    names: GameNames = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing.")] = False,
) -> None:
    """Compile the rules into your cache, so that nobody waits for them later."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from oppidum.games import GAMES, game_class

    with clear_messages():
        for name in names or []:
            game_class(name)
    from oppidum.warm import is_needed, steps

    if not is_needed():
        typer.echo("The compiler is off or not there: the rules run interpreted, and there is nothing to compile.")
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, disable=quiet) as bar:
        for name in names or GAMES:
            work = list(steps(name))
            task = bar.add_task(name, total=len(work), step="")
            for step, compile_it in work:
                bar.update(task, step=step)
                compile_it()
                bar.advance(task)
            bar.update(task, step="ready")


@app.command()
def bench(
    names: GameNames = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer repeats, no start-up times.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine, in CPU time on one core: medians of repeats, with their spread."""
    from rich.console import Console

    from oppidum.bench import machine, measure
    from oppidum.games import GAMES, game_class

    with clear_messages():
        for name in names or []:
            game_class(name)
    console = Console(stderr=True)
    if not as_json:
        typer.echo(machine())
    with console.status("measuring …"):
        for figure in measure(list(names or GAMES), quick):
            if as_json:
                say(asdict(figure))
            else:
                typer.echo(figure_line(figure))


def figure_line(figure: Any) -> str:
    """One measured number in a line."""
    digits = 0 if figure.median >= 100 else 2
    spread = f"{figure.least:,.{digits}f} … {figure.most:,.{digits}f}" if figure.least != figure.most else ""
    return f"{figure.game:24} {figure.what:40} {figure.median:>14,.{digits}f} {figure.unit:10} {spread}".rstrip()


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many matches.")] = 1000,
    each: Annotated[int, typer.Option("--each", min=0, help="Recount after so many events; 0: only at the end.")] = 1,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="By default all cores.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 1,
    out: Annotated[Path, typer.Option("--out", help="Where a failing match is written.")] = Path("failing.match"),
    as_json: AsJson = False,
) -> None:
    """Play random matches over all player counts and options, and check every invariant."""
    import os
    import time

    from rich.progress import Progress

    from oppidum.fuzz import fuzz as run_fuzz
    from oppidum.games import game_class

    with clear_messages():
        game_class(game)
        begin = time.process_time()
        with Progress(disable=as_json or not sys.stderr.isatty()) as bar:
            task = bar.add_task(f"fuzzing {game}", total=games)
            played, failure = run_fuzz(
                game, games, each, threads or os.cpu_count() or 1, seed, lambda n: bar.advance(task, n)
            )
        seconds = time.process_time() - begin
        if failure:
            out.write_text(failure.text(), "utf-8")
            if as_json:
                say({"games": played, "fault": failure.fault, "file": str(out)})
            fail(f"{failure.fault}; {len(failure.match.events)} events, written to {out}")
        if as_json:
            say({"games": played, "fault": None, "cpu_seconds": round(seconds, 1)})
        else:
            typer.echo(f"{played:,} matches, nothing wrong ({seconds:.1f} CPU s)")
