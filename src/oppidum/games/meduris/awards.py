"""Awards in words: for each point the rule, the field it was made on, and what was counted."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray, Term
from oppidum.games.meduris.building import settlement_size
from oppidum.games.meduris.scoring import (
    BOTH_RULE,
    CHIP_RULE,
    CROSSING_RULE,
    DRUID_CHIP_RULE,
    HUT_POINTS,
    LONE_RULE,
    ONE_RULE,
    REFUSAL_RULE,
    RUNES_RULE,
    TEMPLE_RULE,
    huts_in_row,
    runes_of,
)
from oppidum.games.meduris.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

NAMES = {
    CHIP_RULE: "chip",
    ONE_RULE: "offering",
    BOTH_RULE: "offering",
    LONE_RULE: "offering",
    REFUSAL_RULE: "refusal",
    DRUID_CHIP_RULE: "druid-chip",
    CROSSING_RULE: "crossing",
    TEMPLE_RULE: "temple",
    RUNES_RULE: "runes",
}


AWARDS = {
    "chip": "a bonus chip",
    "offering": "an offering",
    "refusal": "a refused offering",
    "druid-chip": "a druid chip",
    "crossing": "the druid's crossing of the river",
    "temple": "a temple",
    "runes": "the final count of runes",
}
HAPPENINGS: dict[str, str] = {}  # nothing happens by itself
TERMS = {
    "material": ("material", "materials"),
    "hut": ("hut", "huts"),
    "hut-before": ("hut before it", "huts before it"),
    "hut-behind": ("hut behind it", "huts behind it"),
    "not-there": ("point was not there", "points were not there"),
    "rune": ("rune stone", "rune stones"),
}


def explain(game: Meduris, before: Position, action: int, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; what was counted is read behind the action, when all is built."""
    if not len(notes):
        return []
    after = before.copy()
    game.apply(after, action)
    return explain_end(game, after, notes)


def explain_end(game: Meduris, s: Position, notes: IntArray) -> list[Award]:
    """Notes as awards, in a position that has all the buildings."""
    return [explain_note(game, s, *map(int, note)) for note in notes]


def explain_note(game: Meduris, s: Position, player: int, points: int, rule: int, field: int) -> Award:
    """One award."""
    return Award(
        player=player,
        points=points,
        rule=f"MED-{rule:02d}",
        what=NAMES[rule],
        where=() if field == NOTHING else (str(field),),
        terms=tuple(term for term in terms_of(game, s, player, points, rule, field) if term.count),
        at_end=rule in (TEMPLE_RULE, RUNES_RULE),
    )


def terms_of(game: Meduris, s: Position, player: int, points: int, rule: int, field: int) -> list[Term]:
    """What is counted when a rule pays; terms that count nothing are left out later."""
    row, book = s.row, game.book
    if rule == CHIP_RULE:
        return [Term("chip", 1, book.chip_points)]
    if rule == ONE_RULE:
        return [Term("material", 1, book.offering_points)]
    if rule in (BOTH_RULE, LONE_RULE, DRUID_CHIP_RULE):
        return [Term("hut", int(settlement_size(row, book.row, field)), HUT_POINTS)]
    if rule == REFUSAL_RULE:
        return [Term("refusal", 1, -book.refusal_points), Term("not-there", book.refusal_points + points, 1)]
    if rule == CROSSING_RULE:
        return [Term("rune", int(runes_of(row, player)), book.crossing_points)]
    if rule == TEMPLE_RULE:
        before, behind = (int(huts_in_row(row, book.row, field, step)) for step in (-1, 1))
        return [Term("hut-before", before, book.temple_points), Term("hut-behind", behind, book.temple_points)]
    assert rule == RUNES_RULE
    steps = pairwise(book.rune_points[: runes_of(row, player) + 1].tolist())
    return [Term("rune", 1, more - less) for less, more in steps]
