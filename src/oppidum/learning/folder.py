"""Where a game keeps what explains it: text files in a folder of its own, which its rules never read."""

from __future__ import annotations

from pathlib import Path

import oppidum.games
from oppidum.core.options import BadOption, suggest
from oppidum.games import GAMES


def data_file(game: str, name: str) -> Path:
    """A file or folder of a game's `learn`, or BadOption with a suggestion if there is no such game."""
    if game not in GAMES:
        raise BadOption(f"there is no game {game!r}{suggest(game, GAMES)}")
    return Path(oppidum.games.__file__).parent / game / "learn" / name
