"""Evaluations: what a position is worth to a player, one file a game. Found by the type of the position."""

from __future__ import annotations

from oppidum.bots.knowledge import knows
from oppidum.core.engine import to_move
from oppidum.core.jit import generic, rule

POINT = 1000  # evaluations count in thousandths of a point


@generic
def evaluate(s, book, player):
    """What a position is worth to a player, compared with the best of the others, in thousandths of a point."""


@generic
def goes_on(s, book, player, steps):
    """Whether a position behind so many steps of a player is in the midst of his decision, and not to be judged yet."""


@rule
def asks_twice(s, book, player, steps):
    """An answer to `goes_on`: the player's next step is looked at, and no further one."""
    return steps < 2 and to_move(s, book) == player


def has_evaluation(game: str) -> bool:
    """Load the evaluation of a game, if there is one."""
    return knows("evaluate", game)
