"""Levels for people: the champion with less time, and with a slack within which it takes any good move.

Defined in simulations, so that a level plays the same everywhere. Each beats the one below in at least three matches of
four: see docs/bots.md.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from oppidum.bots.bot import Budget, Choice
from oppidum.bots.champion import Champion
from oppidum.bots.searching import SearchingMind
from oppidum.core.game import Game, Player
from oppidum.core.match import Event


@dataclass(frozen=True)
class Level:
    """How many simulations, and how many points a move may be expected to lose and still be played."""

    sims: int
    slack: float


LEVELS = {
    "easy": Level(60, 6.0),
    "medium": Level(60, 2.0),
    "hard": Level(1000, 0.0),
    "champion": Level(4000, 0.0),
}


class LevelMind:
    """Searches, then takes any of the moves that are good enough."""

    attentive = False

    def __init__(self, mind: SearchingMind, slack: float, seed: int) -> None:
        self.mind, self.slack = mind, slack
        self.rng = random.Random(f"level {mind.seat} {seed}")

    def saw(self, event: Event, seen: Any) -> None:
        """The search may want to know."""
        self.mind.saw(event, seen)

    def choose(self, seen: Any) -> Choice:
        """One of the best."""
        choice = self.mind.choose(seen)
        if not choice.candidates or not self.slack:
            return choice
        best = max(one.lead for one in choice.candidates)
        good = [one for one in choice.candidates if one.lead >= best - self.slack]
        return Choice(self.rng.choice(good).action, choice.why, choice.candidates)


class Leveled:
    """The champion on a level."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = LEVELS[name]

    def sit(self, game: Game[Any], seat: Player, seed: int) -> LevelMind:
        """Take a seat."""
        mind = Champion(Budget(sims=self.level.sims)).sit(game, seat, seed)
        return LevelMind(mind, self.level.slack, seed)
