"""The games, and the only registry of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from oppidum.core import match_file
from oppidum.core.game import Game
from oppidum.core.match_file import Recorded
from oppidum.core.options import BadOption, Value, suggest

# Loaded when first asked for: a command about one game does not wait for the others.
GAMES: Mapping[str, tuple[str, str]] = {
    "carcassonne": ("oppidum.games.carcassonne.game", "Carcassonne"),
    "meduris": ("oppidum.games.meduris.game", "Meduris"),
    "finisterre": ("oppidum.games.finisterre.game", "Finisterre"),
}


def game_class(name: str) -> type[Game[Any]]:
    """The class of a game, or BadOption with a suggestion."""
    if name not in GAMES:
        raise BadOption(f"there is no game {name!r}{suggest(name, GAMES)}")
    module, title = GAMES[name]
    found: type[Game[Any]] = getattr(import_module(module), title)
    return found


def make(
    name: str,
    players: int = 2,
    options: Mapping[str, Value] | None = None,
    *,
    preset: str | None = None,
    start: int = 0,
    box: Any = None,
) -> Game[Any]:
    """A game under a preset and options that depart from it; BadOption says what does not exist.

    >>> make("meduris", 3, start=1)
    make('meduris', 3, start=1)
    >>> make("carcassonne", options={"river": True}, preset="modern")
    make('carcassonne', 2, {'river': True}, preset='modern')
    """
    more = {} if box is None else {"box": box}
    return game_class(name)(players, options, preset=preset, start=start, **more)


def read_match(text: str, find_game: Callable[[str], type[Game[Any]]] = game_class, at: int | None = None) -> Recorded:
    """Read and verify a match file: the match, the date and the names; BadMatchFile names the first line that is wrong.

    With `at` the whole match is verified, but returned as it stood after its first `at` events.

    >>> import oppidum
    >>> file = oppidum.write_match(oppidum.Match(make("carcassonne")), ["Ana", "Ben"], "2026-11-19")
    >>> read_match(file).seats
    ('Ana', 'Ben')
    """
    return match_file.read_match(text, find_game, at)


def ledger_file(name: str) -> Path:
    """The RULES.md of a game, without loading the game."""
    if name not in GAMES:
        raise BadOption(f"there is no game {name!r}{suggest(name, GAMES)}")
    return Path(__file__).parent / name / "RULES.md"
