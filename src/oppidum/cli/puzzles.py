"""The commands `puzzles list`, `show`, `find` and `check`."""

from __future__ import annotations

import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oppidum.cli.common import AsJson, GameName, Players, Preset, app, errors_as_messages, fail, say
from oppidum.cli.warming import interpret_if_cold, warm_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oppidum.puzzles.puzzle import Puzzle

puzzles = typer.Typer(help="Positions in which one move is clearly the best: list, show, find and check them.")
app.add_typer(puzzles, name="puzzles", no_args_is_help=True)

PuzzleFile = Annotated[Path | None, typer.Option("--file", help="Puzzles of yours instead of those that came along.")]


@puzzles.command("list")
def list_puzzles(game: GameName, file: PuzzleFile = None, as_json: AsJson = False) -> None:
    """List the puzzles of a game."""
    with errors_as_messages():
        known = puzzles_in(game, file)
    if as_json:
        say([{"name": one.name, "stars": one.stars, "players": one.players, "preset": one.preset} for one in known])
        return
    for one in known:
        how = "every line of play" if one.evidence.exact else "searches and played-out matches"
        typer.echo(f"{one.name}  {'*' * one.stars:<3}  {100 * one.evidence.margin:3.0f} % ahead, known by {how}")
    typer.echo(f"{len(known)} puzzles of {game}")


@puzzles.command()
def show(
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="Its name; else the puzzle of today.")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="And what is best there, and why.")] = False,
    file: PuzzleFile = None,
) -> None:
    """Show a puzzle on the board, and with --solution what is best and why."""
    from oppidum.core.options import BadOption, suggest
    from oppidum.puzzles.shelf import puzzle_of_the_day
    from oppidum.review.wording import because, percent

    with errors_as_messages():
        interpret_if_cold(game)
        known = {one.name: one for one in puzzles_in(game, file)}
        today = puzzle_of_the_day(list(known.values()), datetime.datetime.now(datetime.UTC).date())
        if today is None:
            raise BadOption(f"there are no puzzles of {game}")
        if name is not None and name not in known:
            raise BadOption(f"there is no puzzle {name!r} of {game}{suggest(name, known)}")
        puzzle = today if name is None else known[name]
        position, words = puzzle.begin(), puzzle.game.words
        typer.echo(words.draw(position))
        typer.echo(f"\nPuzzle {puzzle.name} {'*' * puzzle.stars}. Player {puzzle.you + 1}: {words.prompt(position)}")
        if solution:
            worst = puzzle.wrong[0]
            best = f"{' '.join(puzzle.solution)} wins in {percent(puzzle.win)}"
            typer.echo(f"{best}; {worst.step} gives {percent(worst.loss)} and {worst.points:.1f} points of lead away.")
            reasons = because(puzzle.game, puzzle.reasons)
            if reasons:
                typer.echo(f"It brings {reasons}.")


@puzzles.command()
def find(
    game: GameName,
    many: Annotated[int, typer.Option("--count", "-c", min=1, help="How many.")] = 10,
    players: Players = 2,
    preset: Preset = None,
    seed: Annotated[int, typer.Option(help="The same seed finds the same.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="Add them to this file, one a line.")] = None,
) -> None:
    """Look for puzzles in matches of bots, and print them; some twenty seconds of a core for each.

    The best choice is at least 10 % and four standard errors ahead of the next, as a chance to win, by a search, by
    another with other dice and four times the budget, and by matches played to their ends; near the end of a match by
    every line of play.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from oppidum.puzzles.finding import Finder
    from oppidum.warm.stages import BOTS, PLAY, REVIEWS

    with errors_as_messages():
        finder = Finder(game, players, preset, seed)
        known = {one.name for one in puzzles_in(game, out)} if out and out.exists() else set[str]()
        warm_up([game], [PLAY, BOTS, REVIEWS])
        columns = TextColumn("Looking through match {task.fields[match]}"), BarColumn(), MofNCompleteColumn()
        found = 0
        with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task("", total=many, match=1)
            for number in count():
                for puzzle in finder.look_through(number):
                    if puzzle.name in known or found == many:
                        continue
                    known.add(puzzle.name)
                    found += 1
                    keep(puzzle, out)
                progress.update(bar, completed=found, match=number + 2)
                if found == many:
                    return


def keep(puzzle: Puzzle, out: Path | None) -> None:
    """Add a puzzle to a file, or print it."""
    if out is None:
        typer.echo(puzzle.as_line())
        return
    with out.open("a", encoding="utf-8") as file:
        file.write(puzzle.as_line() + "\n")


@puzzles.command()
def check(
    game: GameName,
    sample: Annotated[int | None, typer.Option("--sample", min=1, help="Only so many, evenly spread.")] = None,
    file: PuzzleFile = None,
) -> None:
    """Look at puzzles again, with dice of its own; exit code 1 if one does not hold."""
    from oppidum.puzzles.checking import Checker
    from oppidum.warm.stages import BOTS, PLAY, REVIEWS

    with errors_as_messages():
        known = puzzles_in(game, file)
        if not known:
            fail(f"there are no puzzles of {game}")
        warm_up([game], [PLAY, BOTS, REVIEWS])
        kinds: dict[tuple[int, str], Checker] = {}
        bad, chosen = 0, known[:: max(1, len(known) // (sample or len(known)))]
        for one in chosen:
            kind = one.players, one.preset
            if kind not in kinds:
                kinds[kind] = Checker(game, *kind)
            fault = kinds[kind].fault(one)
            if fault is not None:
                bad += 1
                typer.echo(f"{one.name}: {fault}")
        if bad:
            fail(f"{bad} of {len(chosen)} puzzles do not hold")
        typer.echo(f"{len(chosen)} of {len(known)} puzzles were looked at, and hold")


def puzzles_in(game: str, file: Path | None) -> Sequence[Puzzle]:
    """Those of a file, else those that came along; BadOption if a line is not a puzzle."""
    from oppidum.puzzles.shelf import puzzles_of, read_puzzles

    return puzzles_of(game) if file is None else read_puzzles(game, file)
