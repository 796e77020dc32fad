"""Meduris in words: where each of them is written."""

from oppidum.games.meduris.awards import AWARDS, HAPPENINGS, TERMS, explain, explain_end
from oppidum.games.meduris.layout import compose, describe
from oppidum.games.meduris.notation import format, parse, prompt, read_move
from oppidum.games.meduris.picture import paint, paint_hand, place_of

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
