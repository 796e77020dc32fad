"""Positions side by side, as compiled search plays with them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy.typing as npt

from oppidum.core.game import NO_AWARDS, Game
from oppidum.core.record import words


class Positions(NamedTuple):
    """Several positions of one game."""

    states: npt.NDArray[Any]  # [N] records
    words: npt.NDArray[Any]  # [N, words of a record] the same memory, for copying
    books: npt.NDArray[Any]  # [1] the book
    awards: npt.NDArray[Any]  # [0] nobody wants to know what points are for


def make_positions(game: Game[Any], count: int) -> Positions:
    """Memory for `count` positions of a game, all zero."""
    states = game.position.many(count)
    return Positions(states, words(states), game.book.rows, NO_AWARDS)
