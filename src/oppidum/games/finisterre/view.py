"""What a client draws."""

from __future__ import annotations

from typing import Any

from oppidum.games.finisterre.state import Position


def view_position(game: Any, s: Position, viewer: int | None) -> dict[str, Any]:
    """A position for a viewer."""
    return {"turn": s.turn}


def view_choices(game: Any, s: Position) -> list[dict[str, Any]]:
    """The legal actions."""
    return [{"text": game.format(s, action)} for action in game.legal(s).tolist()]


def draw_kit(box: Any) -> dict[str, Any]:
    """The pieces in the box."""
    return {}
