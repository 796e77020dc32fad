"""Hands lie behind screens (MED-12). Whoever counts knows them, so nothing but the view leaves them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Player
from oppidum.core.nothing_hidden import conceal, imagine, observe
from oppidum.games.meduris.state import FINISHED, Position

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

__all__ = ["conceal", "hands_are_open", "imagine", "observe", "reveals"]


def hands_are_open(game: Meduris, s: Position) -> bool:
    """Whether all see what everybody has: by an option, and when the match is over (MED-12)."""
    return bool(game.options["open_hands"]) or s.phase == FINISHED


def reveals(game: Meduris, before: Position, after: Position, viewer: Player) -> bool:  # noqa: ARG001
    """The last step does: it opens all hands."""
    return hands_are_open(game, after) and not hands_are_open(game, before)
