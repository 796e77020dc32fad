"""Evaluations by hand: what a position is worth to a player. Each game answers, chosen by the type of its position."""

from __future__ import annotations

from oppidum.core.engine import to_move
from oppidum.core.jit import generic, rule

POINT = 1000  # evaluations count in thousandths of a point


@generic
def evaluate(s, book, player):
    """What a position is worth to a player, compared with the best of the others, in thousandths of a point."""


@generic
def goes_on(s, book, player, steps):
    """Whether a player who has taken `steps` steps is still in the middle of a decision: too early to judge."""


@generic
def worth_trying(s, book, choices, count):
    """Leave out of the first `count` choices what nobody of sense would do; returns how many stay, in their order."""


@rule
def all_choices(s, book, choices, count):  # noqa: ARG001
    """An answer to `worth_trying`: every action may be the best."""
    return count


@rule
def asks_twice(s, book, player, steps):
    """An answer to `goes_on`: one more step of the player is looked at, and then no more."""
    return steps < 2 and to_move(s, book) == player
