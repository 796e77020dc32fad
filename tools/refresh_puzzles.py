"""Tell the reasons of the puzzles of a game anew, when reasons are told otherwise: `refresh_puzzles.py carcassonne`."""

from __future__ import annotations

import sys
from dataclasses import replace

from oppidum.learning.folder import data_file
from oppidum.puzzles.puzzle import Puzzle, read_puzzle
from oppidum.puzzles.shelf import FILE
from oppidum.review.reasons import compare


def refreshed(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the reasons for its best step, against the best wrong one."""
    game, position = puzzle.game, puzzle.begin()
    best, wrong = (game.words.parse(position, step) for step in (puzzle.ways[0].step, puzzle.wrong[0].step))
    return replace(puzzle, reasons=tuple(compare(game, position, puzzle.you, best, wrong)))


def refresh(name: str) -> None:
    """All puzzles of a game."""
    file = data_file(name, FILE)
    lines = [refreshed(read_puzzle(name, line)).as_line() for line in file.read_text("utf-8").splitlines()]
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        refresh(name)
