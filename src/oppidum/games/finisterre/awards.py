"""Awards in words: for each point the rule, the place and what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray
from oppidum.games.finisterre.grid import place_of
from oppidum.games.finisterre.scoring import (
    FOR_BOAT,
    FOR_BRIDGE,
    FOR_CART,
    FOR_HIDDEN,
    FOR_LEAD,
    FOR_LINK,
    FOR_SPIRIT,
    FOR_TILE,
)
from oppidum.games.finisterre.state import BOAT, Position
from oppidum.games.finisterre.units import town_part_flags

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

REASONS = {
    FOR_TILE: ("FIN-150", "tile"),
    FOR_BOAT: ("FIN-153", "boat"),
    FOR_CART: ("FIN-153", "cart"),
    FOR_LINK: ("FIN-155", "link"),
    FOR_BRIDGE: ("FIN-155", "bridge"),
    FOR_SPIRIT: ("FIN-154", "spirit"),
    FOR_LEAD: ("FIN-154", "spirit-share"),
    FOR_HIDDEN: ("FIN-146", "hidden-specialist"),
}


def explain_notes(game: Finisterre, before: Position, action: int, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; they are read in the position behind the action."""
    if not len(notes):
        return []
    after = before.copy()
    game.apply(after, action)
    return explain_final(after, notes)


def explain_final(s: Position, notes: IntArray) -> list[Award]:
    """Notes as awards, in a position that is scored."""
    return [explain_note(s, *map(int, note)) for note in notes]


def explain_note(s: Position, clan: int, points: int, reason: int, where: int) -> Award:
    """One award."""
    rule, what = REASONS[reason]
    detail: dict[str, int] = {}
    places: tuple[str, ...] = ()
    if reason in (FOR_TILE, FOR_LINK, FOR_BRIDGE):
        places = (spell_cell(int(s.town_cell[where, 0])),)
        detail["flags"] = int(town_part_flags(s.row, where, clan))
    elif reason in (FOR_BOAT, FOR_CART):
        anchor = int(s.unit_anchor[clan, where])
        places = (spell_cell(int(s.unit_place[clan, where]) if s.unit_kind[clan, where] == BOAT else anchor >> 2),)
    elif reason == FOR_SPIRIT:
        detail["spirit"] = int(s.spirit[clan])
    return Award(clan, points, rule, what, places, (), detail)


def spell_cell(cell: int) -> str:
    """A cell as people write it."""
    x, y = place_of(cell)
    return f"{x},{y}"
