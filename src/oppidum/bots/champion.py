"""Champion: tree search that knows something of the game through its appraisal. What was tried: docs/bots-diary.md.

What was found out about the position to which a choice leads is kept for the next one.
"""

from __future__ import annotations

from typing import Any

from oppidum.bots.bot import Budget, check_can_play
from oppidum.bots.knowledge import is_fitted, know
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.policies import informed_policy
from oppidum.core.game import Game, Player


class Champion:
    """The strongest bot."""

    name = "champion"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(sims=500)

    def knows(self, game: str) -> bool:
        """Whether the features of the game were fitted."""
        return is_fitted(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> SearchingMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        known = know(game.name)
        return SearchingMind(game, seat, seed, self.budget, informed_policy(known), known.is_free)
