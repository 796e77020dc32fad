"""Glancing minds: greedy's eye with a taste of the moment, for levels at which people have a chance.

Taste makes things look better or worse than they are, by a few points, and stays the same for a while, as it does with
people. Nothing is done that gives away more than the level allows, nor a step that costs nothing and gains nothing.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from oppidum.bots.bot import Choice
from oppidum.bots.greedy import GreedyMind
from oppidum.bots.knowledge import Knowledge
from oppidum.core.game import Game, Player

BLUR = 1.5  # how much worse a move may be than it looks, in times of what may be given away
STEADY = 12  # decisions for which a taste lasts
FREE_GAIN = 0.2  # points: what a step that costs nothing must gain


class GlancingMind:
    """Takes what it likes best of what is nearly as good as the best."""

    def __init__(self, game: Game[Any], seat: Player, seed: int, slack: float, known: Knowledge) -> None:
        self.mind = GreedyMind(game, seat, seed)
        self.slack, self.is_free = slack, known.is_free
        self.rng = random.Random(f"taste {seat} {seed}")
        self.tastes: dict[int, float] = {}  # of actions
        self.decisions = 0

    def choose(self, seen: Any) -> Choice:
        """One of the best."""
        choice = self.mind.choose(seen)
        actions, values = self.mind.rewards()
        if not len(actions):
            return choice  # there was no time
        self.decisions += 1
        if self.decisions % STEADY == 0:
            self.tastes.clear()
        looks = [value + self.taste(action) for action, value in zip(actions.tolist(), values.tolist(), strict=True)]
        likes = np.where(self.is_good_enough(actions, values), looks, -np.inf)
        return Choice(int(actions[np.argmax(likes)]), choice.why)

    def is_good_enough(self, actions: Any, values: Any) -> Any:
        """Which moves give little away; of those that cost nothing, which gain something."""
        good = values >= values.max() - self.slack
        free = np.array([self.is_free(action) for action in actions.tolist()])
        if free.all() or not free.any():
            return good
        return good & (~free | (values >= values[~free].max() + FREE_GAIN))

    def taste(self, action: int) -> float:
        """By how many points a move looks better than it is."""
        if action not in self.tastes:
            self.tastes[action] = self.rng.uniform(-self.slack, self.slack) * BLUR
        return self.tastes[action]
