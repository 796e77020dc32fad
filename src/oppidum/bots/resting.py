"""Resting: the least that a player can do. It passes for somebody who is away."""

from __future__ import annotations

from typing import Any

from oppidum.bots.bot import Choice
from oppidum.core.game import Game, Player


class RestingMind:
    """Wants nothing."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, seen: Any) -> Choice:
        """The game knows what resting is."""
        return Choice(self.game.default_action(seen), "it only does what it must")


class Resting:
    """Does what must be done and no more."""

    name = "resting"

    def sit(self, game: Game[Any], seat: Player, seed: int) -> RestingMind:  # noqa: ARG002
        """Take a seat."""
        return RestingMind(game)
