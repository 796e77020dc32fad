"""Puzzles as a client is shown them. Only this module tells what solves one, and only where that is due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import msgspec

from oppidum.puzzles.puzzle import Puzzle
from oppidum.puzzles.shelf import find_puzzle, puzzles_of
from oppidum.puzzles.solving import Solving
from oppidum.server.protocol.problems import Problem
from oppidum.server.protocol.puzzles import Evidence, GivenAway, PuzzleCard, PuzzleState, Solution
from oppidum.server.protocol.reasons import Reason
from oppidum.server.tables.solo import Solo, why_not
from oppidum.server.tables.table import tidy


def cards_of(game: str) -> list[PuzzleCard]:
    """The puzzles of a game, in their order."""
    puzzles = puzzles_of(game)
    return [PuzzleCard(one.name, number, one.stars, one.players) for number, one in enumerate(puzzles, start=1)]


def play_try(game: str, name: str, steps: Sequence[str]) -> tuple[Solving, Solo]:
    """A try from its steps, and its log."""
    puzzle = find_puzzle(game, name)
    solo = Solo(puzzle.you)
    solving = Solving(puzzle, solo.happen)
    solving.take(tidy(text) for text in steps)
    return solving, solo


def show_try(game: str, name: str, steps: Sequence[str], show: bool) -> PuzzleState:
    """Where a try stands; with what solves it, if it is solved or somebody wants to be shown."""
    solving, solo = play_try(game, name, steps)
    puzzle, wrong = solving.puzzle, solving.wrong
    return PuzzleState(
        **solo.show(solving.course, goes_on=solving.state == "open"),
        number=puzzles_of(game).index(puzzle) + 1,
        stars=puzzle.stars,
        decisions=puzzle.decisions,
        win=puzzle.win,
        state=solving.state,
        wrong=GivenAway(wrong.loss, wrong.points) if wrong else None,
        solution=tell_solution(puzzle) if show or solving.state == "solved" else None,
    )


def tell_solution(puzzle: Puzzle) -> Solution:
    """What solves a puzzle, and why."""
    return Solution(
        steps=list(puzzle.solution),
        ways=[way.step for way in puzzle.ways],
        points=puzzle.wrong[0].points if puzzle.wrong else 0.0,
        reasons=[msgspec.convert(asdict(reason), Reason) for reason in puzzle.reasons],
        evidence=Evidence(**asdict(puzzle.evidence)),
    )


def why_not_in_puzzle(game: str, name: str, steps: Sequence[str], texts: Sequence[str]) -> list[Problem | None]:
    """What speaks against some things after these steps."""
    solving, solo = play_try(game, name, steps)
    return why_not(solving.course, solo.you, texts)
