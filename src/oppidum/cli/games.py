"""Commands about games: games, rules, examples, perft."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from oppidum.cli.common import (
    AsJson,
    GameName,
    OptionPairs,
    Players,
    Preset,
    Start,
    app,
    errors_as_messages,
    make_game,
    say,
)
from oppidum.cli.warming import warm_up
from oppidum.core import perft as counting


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
        console.print(f"  presets: {', '.join(game.PRESETS)}; the browser offers {game.RECOMMENDED}", highlight=False)
        for option in game.OPTIONS:
            console.print(f"  [bold]{option.name}[/bold]: {option.about}", highlight=False)
            for value, text in option.choices.items():
                console.print(f"    {option.name}={spell(value)}: {text}", highlight=False)


def describe_game(game: Any) -> dict[str, Any]:
    """A game for programs."""
    from oppidum.core.options import spell

    return {
        "name": game.name,
        "rules": game.EDITION,
        **asdict(game.about),
        "players": list(game.seats),
        "presets": {
            name: {key: spell(value) for key, value in preset.items()} for name, preset in game.PRESETS.items()
        },
        "recommended": game.RECOMMENDED,
        "options": [
            {"name": o.name, "about": o.about, "choices": {spell(value): text for value, text in o.choices.items()}}
            for o in game.OPTIONS
        ],
    }


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

    with errors_as_messages():
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
def examples(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; all of them if none is named.")
    ] = None,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="One example, printed as a match file.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the worked examples of the rules, or print one: `oppidum examples GAME NAME | oppidum replay -`."""
    from oppidum.games import GAMES
    from oppidum.games.examples import examples_of, find_example

    with errors_as_messages():
        if game and name:
            chosen = find_example(game, name)
            say(asdict(chosen)) if as_json else typer.echo(chosen.text, nl=False)
            return
        for one_game in [game] if game else GAMES:
            for one in examples_of(one_game).values():
                if as_json:
                    say({"game": one_game, "name": one.name, "rules": one.rules, "title": one.title})
                else:
                    typer.echo(f"{one_game} {one.name}: {one.title} ({' '.join(one.rules)})")


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
    from oppidum.warm.stages import BATCHES, PLAY

    with errors_as_messages():
        variant = make_game(game, players, preset, option, start)
        warm_up([game], [PLAY, BATCHES], as_json)
        s = variant.words.compose(position.read_text("utf-8")) if position else variant.initial()
        for level in range(depth + 1):
            lines = counting.perft(variant, s, level)
            if as_json:
                say({"depth": level, "lines": lines})
            else:
                typer.echo(f"{level:>3} {lines:>20,}")
