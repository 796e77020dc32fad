"""Levels for people: the champion with less time, and with a slack within which it takes any move.

Defined in simulations, so that a level plays the same everywhere. Each should beat the one below in at least three
matches of four; docs/bots.md says how far that is so.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from oppidum.bots.appraise import has_appraisal
from oppidum.bots.bot import Budget, Choice, check_can_play
from oppidum.bots.champion import Champion
from oppidum.bots.greedy import Greedy, GreedyMind
from oppidum.bots.hopes import SETTINGS
from oppidum.bots.searching import SearchingMind
from oppidum.bots.uct import FOR_WINNING
from oppidum.core.game import Game, Player
from oppidum.core.match import Event


@dataclass(frozen=True)
class Level:
    """How many simulations, and how much of a win a move may give away and still be played, 0 to 1.

    Without simulations greedy's eye decides, and the slack is in points.
    """

    sims: int
    slack: float = 0.0


LEVELS = {
    "easy": Level(10, 0.035),
    "medium": Level(20, 0.02),
    "hard": Level(60, 0.008),
    "champion": Level(5000),
}
OWN: dict[str, dict[str, Level]] = {  # of a game
    "carcassonne": {"easy": Level(2, 0.065), "medium": Level(2, 0.037), "hard": Level(2, 0.015)},
    "finisterre": {"easy": Level(0, 4.0), "medium": Level(0, 1.0), "hard": Level(300), "champion": Level(3000)},
}


def level_at(name: str, game: str) -> Level:
    """A level as it is played in a game."""
    return OWN.get(game, {}).get(name, LEVELS[name])


class LevelMind:
    """Searches, then takes any of the moves that are good enough."""

    attentive = False

    def __init__(self, mind: SearchingMind | GreedyMind, slack: float, seed: int) -> None:
        self.mind, self.slack = mind, slack
        self.rng = random.Random(f"level {mind.seat} {seed}")

    def saw(self, event: Event, seen: Any) -> None:
        """The search may want to know."""
        self.mind.saw(event, seen)

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
        return has_appraisal(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> LevelMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        level = level_at(self.name, game.name)
        if not level.sims:
            return LevelMind(Greedy().sit(game, seat, seed), level.slack, seed)
        mind = Champion(Budget(sims=level.sims)).sit(game, seat, seed)
        if level.slack:
            for search in mind.searches:
                search.settings = search.settings.copy()
                search.settings[FOR_WINNING] = SETTINGS[FOR_WINNING]  # else any move would do once a match is decided
        return LevelMind(mind, level.slack, seed)
