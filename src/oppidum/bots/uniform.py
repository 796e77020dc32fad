"""Uniform: every legal action is as likely as any other. The yardstick that every other bot must beat."""

from __future__ import annotations

import random
from typing import Any

from oppidum.bots.bot import Choice
from oppidum.core.game import Game, Player


class UniformMind:
    """Plays at random from a seed of its own."""

    def __init__(self, game: Game[Any], seat: Player, seed: int) -> None:
        self.game = game
        self.rng = random.Random(f"uniform {seat} {seed}")

    def choose(self, seen: Any) -> Choice:
        """Any legal action."""
        legal = self.game.legal(seen)
        return Choice(int(legal[self.rng.randrange(len(legal))]), f"one of {len(legal)}, at random")


class Uniform:
    """The bot that does not think."""

    name = "uniform"

    def sit(self, game: Game[Any], seat: Player, seed: int) -> UniformMind:
        """Take a seat."""
        return UniformMind(game, seat, seed)
