"""Batch: thousands of matches of one game side by side, in plain arrays, over all cores.

The compiled loops run without the GIL, so ordinary threads share the work: nothing is compiled twice, and several
batches may run at once. Results do not depend on the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from oppidum.core import loops
from oppidum.core.dice import Dice
from oppidum.core.game import NO_AWARDS, Game, IntArray
from oppidum.core.record import Rows, words

Mask = npt.NDArray[np.bool_]
GAMES_PER_THREAD = 64  # at least: fewer are not worth a thread of their own


class Batch:
    """The array entry points of a game. Every method takes the states first and changes only what it is given.

    >>> from oppidum.games import game_class
    >>> from oppidum.core.dice import make_dice
    >>> batch = Batch(game_class("carcassonne")(2))
    >>> states, dice = batch.start(1000), make_dice(seed=7, count=1000)
    >>> batch.playout(states, dice)
    >>> batch.scores(states).shape
    (1000, 2)
    """

    def __init__(self, game: Game[Any], threads: int | None = None) -> None:
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def start(self, count: int) -> Rows:
        """Memory for `count` matches, each before its first event."""
        states: Rows = self.game.position.many(count)
        words(states)[:] = words(self.game.initial().rows)
        return states

    def to_move(self, states: Rows, out: IntArray | None = None) -> IntArray:
        """Who decides in each match: a seat, CHANCE or OVER."""
        out = np.empty(len(states), dtype=np.int32) if out is None else out
        self._share(loops.to_move_many, states, out)
        return out

    def legal(
        self, states: Rows, out: IntArray | None = None, counts: IntArray | None = None
    ) -> tuple[IntArray, IntArray]:
        """The legal actions of each match, one row each, in the engine's order, and how many they are."""
        out = np.empty((len(states), self.game.most_legal), dtype=np.int32) if out is None else out
        counts = np.empty(len(states), dtype=np.int32) if counts is None else counts
        self._advance(states, loops.LIST, out=out, counts=counts)
        return out, counts

    def legal_mask(self, states: Rows, out: Mask | None = None) -> Mask:
        """The legal actions of each match as truth values, one column for each action there is."""
        out = np.empty((len(states), self.game.actions), dtype=np.bool_) if out is None else out
        choices = np.empty((len(states), self.game.most_legal), dtype=np.int32)
        self._share(loops.legal_mask_many, states, choices, out)
        return out

    def step(self, states: Rows, actions: IntArray) -> None:
        """Play one legal action in each match; a negative action leaves its match alone."""
        self._advance(states, loops.STEP, actions=actions)

    def settle(self, states: Rows, dice: Dice) -> None:
        """Draw whatever chance owes in each match."""
        self._advance(states, loops.SETTLE, dice=dice)

    def advance(self, states: Rows, actions: IntArray, dice: Dice, out: IntArray, counts: IntArray) -> None:
        """`step`, `settle` and `legal` in one pass over the memory."""
        self._advance(states, loops.STEP | loops.SETTLE | loops.LIST, actions, dice, out, counts)

    def playout(self, states: Rows, dice: Dice) -> None:
        """Play each match to its end by chance alone."""
        choices = np.empty((len(states), self.game.most_legal), dtype=np.int32)
        self._share(loops.play_out_many, states, dice, choices, last=(NO_AWARDS,))

    def scores(self, states: Rows, out: IntArray | None = None) -> IntArray:
        """The points of every player of each match."""
        out = np.empty((len(states), self.game.players), dtype=np.int32) if out is None else out
        self._share(loops.scores_many, states, out)
        return out

    def _advance(
        self,
        states: Rows,
        what: int,
        actions: IntArray | None = None,
        dice: Dice | None = None,
        out: IntArray | None = None,
        counts: IntArray | None = None,
    ) -> None:
        """One pass over the matches; arrays that are not wanted have empty stand-ins."""
        count = len(states)
        self._share(
            loops.advance_many,
            states,
            np.empty(count, dtype=np.int32) if actions is None else actions,
            np.empty((count, 1), dtype=np.int64) if dice is None else dice,
            np.empty((count, 1), dtype=np.int32) if out is None else out,
            np.empty(count, dtype=np.int32) if counts is None else counts,
            last=(NO_AWARDS, what),
        )

    def _share(self, loop: Callable[..., None], states: Rows, *arrays: Any, last: tuple[Any, ...] = ()) -> None:
        """Run a compiled loop over all matches, a stretch of them in each thread."""
        for array in arrays:
            if len(array) != len(states):
                raise ValueError(f"{len(states)} matches, but an array of {len(array)}")
        rest = (self.game.book.rows, *arrays, *last)
        shares = min(self.threads, max(1, len(states) // GAMES_PER_THREAD))
        if self._pool is None or shares == 1:
            loop(states, 0, len(states), *rest)
            return
        ends = np.linspace(0, len(states), shares + 1).astype(int).tolist()
        futures = [self._pool.submit(loop, states, begin, end, *rest) for begin, end in pairwise(ends)]
        for future in futures:
            future.result()
