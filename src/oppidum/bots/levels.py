"""Levels for people: the champion with a blurred eye and a short horizon, or greedy's eye with a taste.

Defined in simulations, so that a level plays the same everywhere. Each should beat the one below in at least three
matches of four; docs/bots.md says how far that is so. The numbers of each game stand with
what bots know of it, in `bots/games/GAME`.
"""

from __future__ import annotations

from typing import Any

from oppidum.bots.blurred import BlurredMind
from oppidum.bots.bot import Budget, check_can_play
from oppidum.bots.glancing import GlancingMind
from oppidum.bots.knowledge import is_fitted, know
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.policies import informed_policy
from oppidum.core.game import Game, Player

LEVELS = ("easy", "medium", "hard", "champion")


class Leveled:
    """The champion on a level."""

    def __init__(self, name: str) -> None:
        self.name = name

    def knows(self, game: str) -> bool:
        """Whether the champion does."""
        return is_fitted(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> GlancingMind | BlurredMind | SearchingMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        known = know(game.name)
        level = known.levels[self.name]
        if not level.sims:
            return GlancingMind(game, seat, seed, level.slack, known)
        if level.cap is not None:
            return BlurredMind(game, seat, seed, level, known)
        return SearchingMind(game, seat, seed, Budget(level.sims), informed_policy(known), known.is_free)
