"""Awards in words: for each point the rule, the field it was made on, and what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray
from oppidum.games.meduris.scoring import (
    BOTH_RULE,
    CHIP_RULE,
    CROSSING_RULE,
    DRUID_CHIP_RULE,
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


def explain_notes(game: Meduris, before: Position, action: int, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; the rows beside a temple are read behind the action."""
    after = before
    if len(notes) and (notes[:, 2] >= TEMPLE_RULE).any():
        after = before.copy()
        game.apply(after, action)
    return explain_final(game, after, notes)


def explain_final(game: Meduris, s: Position, notes: IntArray) -> list[Award]:
    """Notes as awards, in a position that has all the buildings."""
    return [explain_note(game, s, *map(int, note)) for note in notes]


def explain_note(game: Meduris, s: Position, player: int, points: int, rule: int, field: int) -> Award:
    """One award."""
    detail: dict[str, int] = {}
    if rule in (BOTH_RULE, LONE_RULE, DRUID_CHIP_RULE):
        detail["size"] = points
    elif rule == CROSSING_RULE:
        detail["runes"] = points // game.book.crossing_points
    elif rule == TEMPLE_RULE:
        detail["left"] = int(huts_in_row(s.row, game.book.row, field, -1))
        detail["right"] = int(huts_in_row(s.row, game.book.row, field, 1))
    elif rule == RUNES_RULE:
        detail["runes"] = int(runes_of(s.row, player))
    where = () if field == NOTHING else (str(field),)
    return Award(player, points, f"MED-{rule:02d}", NAMES[rule], where, (), detail)
