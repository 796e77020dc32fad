"""A picture of the map in characters."""

from __future__ import annotations

from typing import Any

from oppidum.games.finisterre.state import Position


def paint_map(game: Any, s: Position, labels: Any) -> Any:
    """Lines of texts with their inks."""
    return [[(f"turn {s.turn}", "plain")]]
