"""What bots know of a game: one file a game in `evaluate/`, and one in `appraise/`."""

from __future__ import annotations

from importlib import import_module


def knows(kind: str, game: str) -> bool:
    """Load what is known of a game, if somebody has written it."""
    module = f"oppidum.bots.{kind}.{game}"
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return False
    return True
