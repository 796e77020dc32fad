"""Perft: how many lines of play begin at a position, by which rules that have not changed are recognised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from oppidum.core import engine
from oppidum.core.record import Record, words

if TYPE_CHECKING:
    from oppidum.core.game import Game


def perft(game: Game[Any], s: Record, depth: int) -> int:
    """How many lines of `depth` events begin here, chance included."""
    if depth == 0:
        return 1
    states = game.position.many(depth)
    words(states)[0] = words(s.rows)[0]
    choices = np.zeros((depth, game.most_legal), dtype=np.int32)
    counts, cursors = np.zeros((2, depth), dtype=np.int64)
    awards = np.zeros((0, 4), dtype=np.int32)
    return int(engine.count_lines(states, words(states), game.book.rows, depth, choices, counts, cursors, awards))
