"""Levels for people: the champion with a blurred eye and a short horizon, or greedy's eye and a slack.

Defined in simulations, so that a level plays the same everywhere. Each should beat the one below in at least three
matches of four; docs/bots.md says how far that is so. The numbers of each game stand with
what bots know of it, in `bots/games/GAME`.
"""

from __future__ import annotations

import random
from typing import Any

from oppidum.bots.blurred import BlurredMind
from oppidum.bots.bot import Budget, Choice, check_can_play
from oppidum.bots.greedy import Greedy, GreedyMind
from oppidum.bots.knowledge import SearchSettings, is_fitted, know
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.policies import informed_policy
from oppidum.core.game import Game, Player

LEVELS = ("easy", "medium", "hard", "champion")


class LevelMind:
    """Takes any of the moves that are good enough."""

    def __init__(self, mind: SearchingMind | GreedyMind, slack: float, seed: int) -> None:
        self.mind, self.slack = mind, slack
        self.rng = random.Random(f"level {mind.seat} {seed}")

    def stop(self) -> None:
        """Come to an end; a glance is over at once."""
        if isinstance(self.mind, SearchingMind):
            self.mind.stop()

    def choose(self, seen: Any) -> Choice:
        """One of the best."""
        choice = self.mind.choose(seen)
        if not self.slack or not (choice.candidates or isinstance(self.mind, GreedyMind)):
            return choice  # nothing to choose from
        actions, rewards = self.mind.rewards()
        if not len(actions):
            return choice
        good = actions[rewards >= rewards.max() - self.slack]
        return Choice(int(self.rng.choice(good)), choice.why, choice.candidates)


class Leveled:
    """The champion on a level."""

    def __init__(self, name: str) -> None:
        self.name = name

    def knows(self, game: str) -> bool:
        """Whether the champion does."""
        return is_fitted(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> LevelMind | BlurredMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        known = know(game.name)
        level = known.levels[self.name]
        if not level.sims:
            return LevelMind(Greedy().sit(game, seat, seed), level.slack, seed)
        if level.cap is not None:
            return BlurredMind(game, seat, seed, level, known)
        policy = informed_policy(known)
        if level.slack:
            policy.for_winning = SearchSettings.for_winning  # else any move would do once a match is decided
        return LevelMind(SearchingMind(game, seat, seed, Budget(level.sims), policy, known.is_free), level.slack, seed)
