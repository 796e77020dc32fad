"""Recount: a slow count of a position from scratch, which must agree with what the rules keep up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from oppidum.core import engine
from oppidum.core.record import Record

if TYPE_CHECKING:
    from oppidum.core.game import Game


class RecountModule(Protocol):
    """What the module offers that a game names as its RECOUNT; the counting itself answers `engine.audit`."""

    @property
    def FAULTS(self) -> tuple[str, ...]:  # noqa: N802
        """What may be found, in words; the first is nothing."""

    def scratch(self) -> tuple[Any, ...]:
        """The arrays that a recount writes to."""


def audit(game: Game[Any], s: Record) -> list[str]:
    """What is wrong with a position; an empty list is the only good answer."""
    fault = engine.audit_at(s.rows, 0, game.book.rows, game.RECOUNT.scratch())
    return [game.RECOUNT.FAULTS[fault]] if fault else []
