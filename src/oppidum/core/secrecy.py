"""Secrets: what each viewer may know of a game, by the module that it names; what is drawn is cut by its view."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from oppidum.core import nothing_hidden
from oppidum.core.record import Record

if TYPE_CHECKING:
    from oppidum.core.game import Game, Player
    from oppidum.core.match import Event

S = TypeVar("S", bound=Record)


class SecretsModule(Protocol):
    """What the module offers that a game names as its SECRETS; core/nothing_hidden.py is that of open games."""

    def observe(self, game: Any, s: Any, viewer: Player | None, /) -> Any:
        """What a viewer knows of a position: the same record, with secrets hidden."""

    def imagine(self, game: Any, seen: Any, viewer: Player | None, rng: random.Random, /) -> Any:
        """A full position that the viewer must think possible."""

    def reveals(self, game: Any, before: Any, after: Any, viewer: Player, /) -> bool:
        """Whether a step showed its player what was hidden before it."""

    def conceal(self, game: Any, before: Any, event: Event, viewer: Player | None, /) -> Event:
        """An event as the viewer may read it."""


class Secrets(Generic[S]):
    """A game as one viewer knows it; None is a spectator."""

    __slots__ = ("game",)

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @property
    def must_imagine(self) -> bool:
        """Whether a viewer does not know all that matters."""
        return self.game.SECRETS.imagine is not nothing_hidden.imagine

    def observe(self, s: S, viewer: Player | None) -> S:
        """What a viewer knows of a position: the same record, with secrets hidden."""
        seen: S = self.game.SECRETS.observe(self.game, s, viewer)
        return seen

    def imagine(self, seen: S, viewer: Player | None, rng: random.Random) -> S:
        """A full position that the viewer must think possible."""
        imagined: S = self.game.SECRETS.imagine(self.game, seen, viewer, rng)
        return imagined

    def reveals(self, before: S, after: S, viewer: Player) -> bool:
        """Whether a step showed its player what was hidden before it: then it cannot be taken back."""
        return self.game.SECRETS.reveals(self.game, before, after, viewer)

    def conceal(self, before: S, event: Event, viewer: Player | None) -> Event:
        """An event as the viewer may read it."""
        return self.game.SECRETS.conceal(self.game, before, event, viewer)
