"""Evaluations: what a position is worth to a player, one file a game. Found by the type of the position."""

from __future__ import annotations

from oppidum.bots.knowledge import knows
from oppidum.core.jit import generic

POINT = 1000  # evaluations count in thousandths of a point


@generic
def evaluate(s, book, player):
    """What a position is worth to a player, compared with the best of the others, in thousandths of a point."""


def has_evaluation(game: str) -> bool:
    """Load the evaluation of a game, if there is one."""
    return knows("evaluate", game)
