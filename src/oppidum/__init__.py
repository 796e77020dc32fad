"""Oppidum: a table, a workshop and a laboratory for settlement-building board games.

All that a bot writer needs, and only that:

>>> import oppidum
>>> game = oppidum.make("carcassonne", players=3, preset="modern")
>>> match = oppidum.play(game, [oppidum.bot("greedy"), oppidum.bot("uniform"), oppidum.bot("uniform")], seed=1)
>>> match.over, match.scores.index(max(match.scores))
(True, 0)
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the table below, as type checkers and the manual read it
    from oppidum.bots import bot_named as bot
    from oppidum.bots.bot import Bot, Budget, Candidate, Choice, Mind
    from oppidum.bots.host import play_match as play
    from oppidum.core.game import CHANCE, OVER, Award, Game, Refusal, Term, sample
    from oppidum.core.match import Event, Match
    from oppidum.core.match_file import write_match
    from oppidum.core.options import BadOption
    from oppidum.games import make, read_match

__version__ = version("oppidum")  # pyproject.toml says it, once
__all__ = [
    "CHANCE",
    "OVER",
    "Award",
    "BadOption",
    "Bot",
    "Budget",
    "Candidate",
    "Choice",
    "Event",
    "Game",
    "Match",
    "Mind",
    "Refusal",
    "Term",
    "bot",
    "make",
    "play",
    "read_match",
    "sample",
    "write_match",
]

# Where each name comes from. Loaded when first asked for: `oppidum --help` does not wait for NumPy and Numba.
PLACES = {
    "oppidum.bots": {"bot": "bot_named"},
    "oppidum.bots.bot": {name: name for name in ("Bot", "Budget", "Candidate", "Choice", "Mind")},
    "oppidum.bots.host": {"play": "play_match"},
    "oppidum.core.game": {name: name for name in ("CHANCE", "OVER", "Award", "Game", "Refusal", "Term", "sample")},
    "oppidum.core.match": {"Event": "Event", "Match": "Match"},
    "oppidum.core.match_file": {"write_match": "write_match"},
    "oppidum.core.options": {"BadOption": "BadOption"},
    "oppidum.games": {"make": "make", "read_match": "read_match"},
}


def __getattr__(name: str) -> Any:
    """Load a name of `__all__` from its place."""
    for module, names in PLACES.items():
        if name in names:
            return getattr(import_module(module), names[name])
    raise AttributeError(f"module 'oppidum' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
