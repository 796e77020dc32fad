"""Bot and Mind: a bot is a way to play; a mind is a bot that sits at one seat of one match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from oppidum.core.game import Action, Game, Player
from oppidum.core.match import Event


@dataclass(frozen=True)
class Choice:
    """What a mind decided, and why, in a sentence."""

    action: Action
    why: str


class Mind(Protocol):
    """A bot at a seat. It knows only what it is told."""

    def saw(self, event: Event, seen: Any) -> None:
        """Something happened; `seen` is what the seat knows of the position now."""

    def choose(self, seen: Any) -> Choice:
        """Decide: `seen` is what the seat knows of the position."""


class Bot(Protocol):
    """A way to play any game."""

    name: str

    def sit(self, game: Game[Any], seat: Player, seed: int) -> Mind:
        """Take a seat; the same seed plays the same."""
