"""Awards in words: for each point the rule, the place and what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray
from oppidum.games.finisterre.grid import place_of
from oppidum.games.finisterre.measures import measure
from oppidum.games.finisterre.scoring import (
    FOR_BOAT,
    FOR_BRIDGE,
    FOR_CART,
    FOR_FAILED,
    FOR_FULFILLED,
    FOR_HIDDEN,
    FOR_LEAD,
    FOR_LINK,
    FOR_OBJECTIVE,
    FOR_OWN_OBJECTIVE,
    FOR_SPIRIT,
    FOR_TILE,
)
from oppidum.games.finisterre.spirit import effective_spirit
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
    FOR_OBJECTIVE: ("FIN-147", "objective"),
    FOR_OWN_OBJECTIVE: ("FIN-148", "hidden-objective"),
    FOR_FULFILLED: ("FIN-149", "fulfilled-objective"),
    FOR_FAILED: ("FIN-149", "failed-objective"),
}


def explain_notes(game: Finisterre, before: Position, action: int, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; they are read in the position behind the action."""
    if not len(notes):
        return []
    after = before.copy()
    game.apply(after, action)
    return explain_final(game, after, notes)


def explain_final(game: Finisterre, s: Position, notes: IntArray) -> list[Award]:
    """Notes as awards, in a position that is scored."""
    return [explain_note(game, s, *map(int, note)) for note in notes]


def explain_note(game: Finisterre, s: Position, clan: int, points: int, reason: int, where: int) -> Award:
    """One award."""
    rule, what = REASONS[reason]
    detail: dict[str, int] = {}
    places: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    if reason in (FOR_TILE, FOR_LINK, FOR_BRIDGE):
        places = (spell_cell(int(s.town_cell[where, 0])),)
        detail["flags"] = int(town_part_flags(s.row, where, clan))
    elif reason in (FOR_BOAT, FOR_CART):
        anchor = int(s.unit_anchor[clan, where])
        places = (spell_cell(int(s.unit_place[clan, where]) if s.unit_kind[clan, where] == BOAT else anchor >> 2),)
    elif reason == FOR_SPIRIT:
        detail["spirit"] = int(effective_spirit(s.row, game.book.row, clan))
    elif reason == FOR_HIDDEN:
        cards = (game.box.names[int(s.slot_card[clan, where])],)
    elif reason >= FOR_OBJECTIVE:
        cards = (game.box.aims[where]["code"],)
        if reason in (FOR_OBJECTIVE, FOR_OWN_OBJECTIVE):
            detail["amount"] = int(measure(s.row, game.book.row, clan, int(game.book.measure[where])))
    return Award(clan, points, rule, what, places, cards, detail)


def spell_cell(cell: int) -> str:
    """A cell as people write it."""
    x, y = place_of(cell)
    return f"{x},{y}"
