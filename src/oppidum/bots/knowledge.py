"""What bots know of a game: one file a game in `evaluate/`, and one in `appraise/`."""

from __future__ import annotations

from importlib import import_module


def knows(kind: str, game: str) -> bool:
    """Load what is known of a game, if somebody has written it."""
    try:
        import_module(f"oppidum.bots.{kind}.{game}")
    except ModuleNotFoundError:
        return False
    return True
