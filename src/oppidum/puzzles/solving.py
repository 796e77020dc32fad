"""Solving: a puzzle that is being tried, step by step, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from oppidum.core.game import Refusal
from oppidum.core.live_match import ACTION, LiveMatch
from oppidum.learning.attempt import Happen, feed
from oppidum.puzzles.puzzle import Puzzle, Wrong

State = Literal["open", "solved", "missed"]


class Solving:
    """One try; a wrong step ends it, a good one leads on until nothing more is to be decided."""

    def __init__(self, puzzle: Puzzle, happen: Happen = feed) -> None:
        self.puzzle = puzzle
        self.happen = happen  # lets something happen to the course: whoever wants to hear of it says how
        self.course = LiveMatch(puzzle.game, puzzle.begin())
        self.ways = puzzle.ways  # the good steps from here
        self.taken: list[str] = []
        self.state: State = "open"

    def step(self, text: str) -> None:
        """Take a step, or refuse it by the rules of the game and change nothing."""
        if self.state != "open":
            rule = self.puzzle.game.turn_rule
            raise Refusal(rule, "the puzzle has ended; try again or go on to the next", reason="puzzle-over")
        self.happen(self.course, ACTION, self.puzzle.you, text)
        step = self.course.match.events[-1].text
        self.taken.append(step)
        way = next((one for one in self.ways if one.step == step), None)
        if way is None:
            self.state = "missed"
        else:
            self.ways = way.then
            self.state = "open" if way.then else "solved"

    def take(self, texts: Iterable[str]) -> None:
        """Take several steps."""
        for text in texts:
            self.step(text)

    @property
    def wrong(self) -> Wrong | None:
        """What the step gives away that was taken instead of the best, if that was looked at."""
        if self.state != "missed" or len(self.taken) != 1:
            return None
        return next((one for one in self.puzzle.wrong if one.step == self.taken[0]), None)
