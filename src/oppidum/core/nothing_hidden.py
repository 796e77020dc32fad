"""The secrets module of games without secrets: everybody knows everything."""

# ruff: noqa: ARG001  the same questions as in games with secrets

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from oppidum.core.record import Record

if TYPE_CHECKING:
    from oppidum.core.game import Game, Player
    from oppidum.core.match import Event

S = TypeVar("S", bound=Record)


def observe(game: Game[S], s: S, viewer: Player | None) -> S:
    """The whole position."""
    return s.copy()


def imagine(game: Game[S], seen: S, viewer: Player | None, rng: random.Random) -> S:
    """The position itself is the only possible one."""
    return seen.copy()


def reveals(game: Game[S], before: S, after: S, viewer: Player) -> bool:
    """No: there is nothing to reveal."""
    return False


def conceal(game: Game[S], before: S, event: Event, viewer: Player | None) -> Event:
    """The event as it is: everybody may read it."""
    return event
