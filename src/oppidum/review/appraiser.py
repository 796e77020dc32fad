"""Appraiser: somebody who says what everything is worth that may follow from a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from oppidum.bots.fitted import load_weights, make_appraiser
from oppidum.bots.knowledge import know, weights_file
from oppidum.core.game import CHANCE, Action, Game
from oppidum.core.record import words
from oppidum.review.foresight import A_POINT, HERE, POINTS, WIN, look_around, make_sight, worth_now
from oppidum.review.level import left_of

Floats = npt.NDArray[np.float64]
NO_SHARES: Floats = np.empty(0)  # of a decision


@dataclass(frozen=True)
class Look:
    """What may follow from a position, and what each of it is worth to every seat.

    A worth has two rows, chances to win and points at the end, and a column for each seat.
    """

    mover: int  # a seat, or CHANCE
    actions: npt.NDArray[np.int32]  # [N]
    shares: Floats  # [N] how likely each is, where chance decides; else empty
    worths: Floats  # [N, 2, P]
    errors: Floats  # [N] how uncertain the mover's chances are: standard errors, 0 of one who never wavers

    def number(self, action: Action) -> int:
        """The place of an action among all."""
        return int(np.flatnonzero(self.actions == action)[0])

    @property
    def leads(self) -> Floats:
        """How many points ahead of the best of the others the mover would be at the end."""
        points = self.worths[:, POINTS]
        leads: Floats = points[:, self.mover] - np.delete(points, self.mover, axis=1).max(axis=1)
        return leads

    @property
    def promises(self) -> Floats:
        """What the mover thinks of each: its chance to win, and a little of the lead where that is the same."""
        promises: Floats = self.worths[:, WIN, self.mover] + A_POINT * self.leads
        return promises

    @property
    def best(self) -> int:
        """The place of the best action of a seat."""
        return int(np.argmax(self.promises))

    @property
    def before(self) -> Floats:
        """What the position itself is worth: to chance the mean, to a seat the best."""
        if self.mover == CHANCE:
            mean: Floats = np.tensordot(self.shares, self.worths, 1)
            return mean
        best: Floats = self.worths[self.best]
        return best


def shares_of(odds: npt.NDArray[np.int32]) -> Floats:
    """How likely each outcome is, by exact odds."""
    shares: Floats = odds / odds.sum()
    return shares


class Appraiser(Protocol):
    """Says what positions are worth."""

    name: str  # with its budget: what a review is kept under

    def look(self, position: Any, played: Action | None = None) -> Look:
        """What may follow from a position that is not over: every outcome of chance; of a decision what matters.

        The action that was played is always among it.
        """


class Fast:
    """The fitted appraisal of the champion, seen through to the end of a decision; always of the same opinion."""

    name = "fast"

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.ahead = not know(game.name).small_decisions  # hundreds of small steps are not seen through
        self.sight = make_sight(game, make_appraiser(load_weights(weights_file(game.name)), game.players))

    def left(self, position: Any) -> float:
        """How much of the match is left, 0 to 1."""
        self.sight.positions.words[HERE] = words(position.rows)[0]
        worth_now(self.sight, HERE, self.sight.end)
        return left_of(self.sight)

    def look(self, position: Any, played: Action | None = None) -> Look:  # noqa: ARG002
        """Every action or outcome, each appraised once."""
        sight = self.sight
        sight.positions.words[HERE] = words(position.rows)[0]
        count = look_around(sight, self.ahead)
        mover = self.game.to_move(position)
        shares = shares_of(sight.odds[:count]) if mover == CHANCE else NO_SHARES
        return Look(mover, sight.actions[:count].copy(), shares, sight.worths[:count].copy(), np.zeros(count))
