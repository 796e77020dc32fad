"""Commands about matches: terminal, match, replay."""

from __future__ import annotations

import datetime
import sys
from contextlib import suppress
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import (
    AsJson,
    GameName,
    OnFailure,
    OptionPairs,
    Players,
    Preset,
    Start,
    app,
    errors_as_messages,
    make_bot,
    make_game,
    say,
)
from oppidum.cli.warming import QUICK_MATCH, game_at_once, get_ready, interpret_if_cold, warming


@app.command()
def terminal(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; `oppidum games` lists them.  [default: the first]")
    ] = None,
    players: Players = 2,
    people: Annotated[
        int, typer.Option("--people", min=1, help="How many of the players are people; bots take the rest.")
    ] = 1,
    bot: Annotated[
        str | None, typer.Option("--bot", help="The bot that takes the other seats.  [default: greedy]")
    ] = None,
    preset: Preset = None,
    option: OptionPairs = None,
    start: Start = 1,
    seed: Annotated[int | None, typer.Option(help="The same seed draws the same tiles.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the match is saved.")] = None,
) -> None:
    """Play in the terminal, against bots or passing the keyboard around. Type help for help."""
    import random

    from oppidum.bots import bot_named, stand_in_at
    from oppidum.core.live_match import LiveMatch
    from oppidum.core.match import Match
    from oppidum.games import GAMES
    from oppidum.terminal.sitting import Sitting

    with errors_as_messages():
        if resume:
            sitting_match, names = match_to_resume(resume)
        else:
            game = game or next(iter(GAMES))
            interpret_if_cold(game)
            sitting_match = Match(make_game(game, players, preset, option, start))
            bot = bot or stand_in_at(game)
            names = names_of_seats(people, players, bot)
        number = seed if seed is not None else random.SystemRandom().randrange(2**31)
        variant = sitting_match.game
        with suppress(ImportError):  # line editing and history where the system has it
            import_module("readline")
        sitting = Sitting(
            course=LiveMatch.of(sitting_match),
            minds={seat: mind.sit(variant, seat, number) for seat, mind in bots_among(names, bot).items()},
            names=names,
            file=save or resume or Path(f"{variant.name}-{datetime.datetime.now():%Y%m%d-%H%M%S}.match"),
            chance=random.Random(f"chance {number}"),
            adviser=lambda seat: bot_named(stand_in_at(variant.name)).sit(variant, seat, number),
        )
        with warming(variant.name):
            sitting.run()


def match_to_resume(file: Path) -> tuple[Any, list[str]]:
    """A saved match that is not over, and the names of its seats."""
    from oppidum.core.match_file import read_match
    from oppidum.core.options import BadOption

    recorded = read_match(file.read_text("utf-8"), game_at_once)
    if recorded.match.over:
        raise BadOption(f"the match in {file} is over; `oppidum replay {file}` shows it")
    return recorded.match, list(recorded.seats)


def names_of_seats(people: int, players: int, bot: str) -> list[str]:
    """What everybody at a new match is called: people first, then bots as `greedy 2`."""
    from oppidum.bots.own import own_bot_named
    from oppidum.core.options import BadOption

    if people > players:
        raise BadOption(f"{people} people for {players} seats")
    own_bot_named(bot)  # BadOption if there is no such bot
    names = [f"You {seat + 1}" if people > 1 else "You" for seat in range(people)]
    return names + [f"{bot} {seat + 1}" for seat in range(people, players)]


def bots_among(names: list[str], bot: str | None) -> dict[int, Any]:
    """The bots by seat. A file may name a program or a class; it is started only if `bot` names it as well."""
    from oppidum.bots import BOTS, SEARCHERS
    from oppidum.bots.levels import LEVELS
    from oppidum.bots.own import own_bot_named

    specs = {seat: name.rpartition(" ")[0] for seat, name in enumerate(names)}
    known = (*BOTS, *SEARCHERS, *LEVELS, bot)
    return {seat: own_bot_named(spec) for seat, spec in specs.items() if spec in known}


@app.command()
def match(
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="[BOT]...", help="A bot for each seat, or one for all; also module.Class."),
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
    on_failure: OnFailure = "replace",
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other; print the results and write match files."""
    from oppidum.bots.host import play_match
    from oppidum.bots.protocol.bot import Forfeit
    from oppidum.core.match_file import write_match
    from oppidum.core.options import BadOption

    with errors_as_messages():
        names = list(bots or ["uniform"])
        if len(names) == 1:
            names *= players
        if len(names) != players:
            raise BadOption(f"{len(names)} bots for {players} seats; name one for each seat, or one for all")
        players_of = {name: make_bot(name, on_failure) for name in names}
        variant = make_game(game, players, preset, option, start)
        get_ready(variant.name, names, QUICK_MATCH if count == 1 else set(), as_json)
        for number in range(seed, seed + count):
            played = None
            try:
                played = play_match(variant, [players_of[name] for name in names], number)
            except Forfeit as forfeit:
                report_forfeit(forfeit, variant, names, number, as_json)
                continue
            file = file_for(out, variant.name, number, count)
            if file:
                file.write_text(write_match(played, names, datetime.date.today()), "utf-8")
            result = result_of(played, names, number, file)
            if as_json:
                say(result)
            else:
                print_result(result)
        if picture and not as_json and count == 1 and played:
            typer.echo(variant.words.draw(played.position))


def file_for(out: Path | None, game: str, seed: int, count: int) -> Path | None:
    """Where a match file goes: `out` itself, or a file in the folder `out`."""
    if out is None:
        return None
    if count == 1 and not out.is_dir():
        out.parent.mkdir(parents=True, exist_ok=True)
        return out
    out.mkdir(parents=True, exist_ok=True)
    return out / f"{game}-{seed}.match"


def report_forfeit(forfeit: Any, game: Any, names: list[str], seed: int, as_json: bool) -> None:
    """A match that nobody finished."""
    if as_json:
        say({"game": game.name, "seed": seed, "seats": names, "forfeit": forfeit.seat + 1, "why": forfeit.why})
    else:
        typer.echo(f"match {seed}: {forfeit}")


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
        int | None, typer.Option("--at", help="Show the position after this many events instead of the last.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Read a match file, verify it event by event, and show where it stands."""
    from oppidum.core.match_file import read_match

    with errors_as_messages():
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
        recorded = read_match(text, game_at_once, at)
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
            {
                "actor": name_of(event.actor),
                "text": event.text,
                "awards": [asdict(award) for award in event.awards],
                "happened": [asdict(happening) for happening in event.happened],
            }
            for event in played.events
        ],
        "beginning": None if played.beginning is None else game.words.describe(played.beginning),
        "forecast": [] if played.over else [asdict(award) for award in game.forecast(played.position)],
        "position": game.words.describe(played.position),
        "view": game.screen.view(played.position, None),
        "choices": game.screen.choices(played.position, played.to_move),
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
            typer.echo(f"  {award_line(game, award)}")
        for happening in last.happened:
            whose = "" if happening.player is None else f"player {happening.player + 1}: "
            typer.echo(f"  {whose}{game.words.describe_happening(happening)}")
    typer.echo(game.words.draw(played.position))


def award_line(game: Any, award: Any) -> str:
    """Points in a line: who, how many, what for, by which rule."""
    by = f" by {', '.join(award.pieces)}" if award.pieces else ""
    return f"player {award.player + 1}: {award.points} for {game.words.describe_award(award)} ({award.rule}){by}"
