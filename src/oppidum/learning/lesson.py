"""Lesson: a position, a task, a goal and the ways to miss it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oppidum.core.game import Game, Player
from oppidum.core.record import Record
from oppidum.learning.predicates import Predicate

OUT_OF_STEPS = "steps"  # the name of the failure that all steps are taken, or the match is over, without the goal


class BadLesson(ValueError):
    """A lesson that cannot be read: which file, where in it, and what is wrong."""


@dataclass(frozen=True)
class Failure:
    """A way to miss the goal: its name, by which words are found, when it has happened, and steps that lead to it.

    That the steps are used up happens by itself; it is named among the others where it can happen.
    """

    name: str
    when: Predicate | None  # None: the steps are used up
    rule: str | None
    example: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: Game[Any]
    name: str
    number: int
    rules: tuple[str, ...]  # that it teaches
    you: Player
    steps: int  # that may be taken
    chance: tuple[str, ...]  # its first outcomes; those after them are drawn
    replies: tuple[str, ...]  # of the others, one after the other
    others: str  # how they play on when there is no such reply
    position: Record
    solution: tuple[str, ...]
    goal: Predicate
    failures: tuple[Failure, ...]
