"""Blurred minds: they see what a position is worth not quite as it is, and what they forget they forget all the time.

A mind of a level misjudges some features of its game always alike, its character, and all of them a little otherwise
at every decision. What it would do then is looked at with clear eyes: nothing that gives too much away is done.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from oppidum.bots.bot import Budget, Choice
from oppidum.bots.fitted import Weights, load_weights
from oppidum.bots.knowledge import Knowledge, Level, SearchSettings, weights_file
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.policies import informed_policy
from oppidum.core.game import Action, Game, Player

FEW = 8  # moves: so many are all noticed
NEVER = -2.0  # below any reward, also of what is not noticed


class BlurredMind:
    """Decides by a search with blurred weights, and never against clear eyes."""

    def __init__(self, game: Game[Any], seat: Player, seed: int, level: Level, known: Knowledge) -> None:
        assert level.cap is not None
        self.level, self.known, self.cap = level, known, level.cap
        self.rng = random.Random(f"blur {seat} {seed}")
        self.character = misjudge(load_weights(weights_file(game.name)), known.feature_names, level.misjudged)
        self.weights = copy_of(self.character)  # what the eyes of the moment see
        policy = informed_policy(known)
        policy.for_winning = SearchSettings.for_winning  # else any move would do once a match is decided
        self.blurred = SearchingMind(game, seat, seed, Budget(level.sims), policy, known.is_free, self.weights)
        self.clear = SearchingMind(game, seat, seed, Budget(level.clear_sims), policy, known.is_free)

    def stop(self) -> None:
        """Come to an end; a clear look is over at once."""
        self.blurred.stop()

    def choose(self, seen: Any) -> Choice:
        """The best of what gives little away."""
        if not self.blurred.goes_on(seen):  # one decision is seen through with the same eyes
            self.blur()
        choice = self.blurred.choose(seen)
        if not choice.candidates or not self.clear.choose(seen).candidates:
            return choice  # nothing to choose from, or no time to look
        actions, hopes = self.blurred.rewards()
        if len(actions) > FEW:
            hopes = hopes - [self.rng.random() < self.level.overlooked for _ in hopes]
        action = int(actions[np.argmax(np.where(self.losses(actions) <= self.cap, hopes, NEVER))])
        for mind in (self.blurred, self.clear):
            mind.follow(action)
        return choice if action == choice.action else Choice(action, "it looks best, as far as this level can see")

    def line(self, action: Action) -> list[Action]:
        """What it had in mind behind an action of the last decision."""
        return self.blurred.line(action)

    def losses(self, actions: Any) -> Any:
        """How much of the reward each action gives away, as clear eyes saw it at the last decision."""
        order, rewards = self.clear.rewards()
        told = dict(zip(order.tolist(), rewards.tolist(), strict=True))
        return rewards.max() - np.array([told[action] for action in actions.tolist()])

    def blur(self) -> None:
        """Draw anew how wrong every feature is seen."""
        blur = self.level.blur
        for feature in range(len(self.known.feature_names)):
            factor = self.rng.triangular(1.0 - blur, 1.0 + blur)
            self.weights.terms[:, feature] = self.character.terms[:, feature] * factor


def misjudge(weights: Weights, names: tuple[str, ...], factors: Any) -> Weights:
    """Weights as somebody sees them who misjudges some features."""
    seen = copy_of(weights)
    for name, factor in factors.items():
        seen.terms[:, names.index(name)] *= factor
    return seen


def copy_of(weights: Weights) -> Weights:
    """Weights that may be changed."""
    return weights._replace(terms=weights.terms.copy())
