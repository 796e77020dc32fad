"""Finisterre in words: where each of them is written."""

from oppidum.games.finisterre.words.awards import AWARDS, TERMS, explain, explain_end
from oppidum.games.finisterre.words.happenings import HAPPENINGS
from oppidum.games.finisterre.words.layout import compose, describe
from oppidum.games.finisterre.words.notation import format, parse
from oppidum.games.finisterre.words.picture import paint, paint_hand
from oppidum.games.finisterre.words.prompts import prompt
from oppidum.games.finisterre.words.reading import place_of, read_move

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
