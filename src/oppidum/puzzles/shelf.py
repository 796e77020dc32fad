"""The puzzles that come with the product, by game and name; every day has one of them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from oppidum.core.options import BadOption, suggest
from oppidum.learning.folder import data_file
from oppidum.puzzles.puzzle import Puzzle, read_puzzle

FILE = "puzzles.jsonl"  # a line each


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in their order; none if nobody has found any. BadOption if there is no such game."""
    file = data_file(game, FILE)
    return read_puzzles(game, file) if file.exists() else ()


def read_puzzles(game: str, file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; BadOption if a line is none."""
    found = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        try:
            found.append(read_puzzle(game, line))
        except (ValueError, KeyError, TypeError) as error:
            raise BadOption(f"{file}, line {number}: this is not a puzzle ({error})") from None
    return tuple(found)


def find_puzzle(game: str, name: str) -> Puzzle:
    """One puzzle, or BadOption with a suggestion."""
    found = {puzzle.name: puzzle for puzzle in puzzles_of(game)}
    if name not in found:
        raise BadOption(f"there is no puzzle {name!r} of {game}{suggest(name, found)}")
    return found[name]


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle | None:
    """The same for everybody, another one every day until all were told; None if there are none."""
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
