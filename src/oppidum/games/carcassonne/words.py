"""Carcassonne in words: where each of them is written."""

from oppidum.games.carcassonne.awards import AWARDS, HAPPENINGS, TERMS, explain, explain_end
from oppidum.games.carcassonne.layout import compose, describe
from oppidum.games.carcassonne.notation import format, parse, prompt, read_move
from oppidum.games.carcassonne.picture import paint, paint_hand, place_of

__all__ = [
    "AWARDS",
    "HAPPENINGS",
    "TERMS",
    "compose",
    "describe",
    "explain",
    "explain_end",
    "format",
    "paint",
    "paint_hand",
    "parse",
    "place_of",
    "prompt",
    "read_move",
]
