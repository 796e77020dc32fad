"""Awards in words: for each point the rule, the place and what was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray, Term
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import BOAT, is_closed, town_part_flags
from oppidum.games.finisterre.ends.scoring import (
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
from oppidum.games.finisterre.land.grid import place_of
from oppidum.games.finisterre.state import Position

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

AWARDS = {
    "tile": "a village tile",
    "boat": "a boat",
    "cart": "a cart",
    "link": "a direct link",
    "bridge": "a city at a bridge",
    "spirit": "spirituality",
    "spirit-share": "the most or the least spirituality",
    "hidden-specialist": "a specialist face down",
    "objective": "a public objective",
    "hidden-objective": "a hidden objective",
    "fulfilled-objective": "a fulfilled objective",
    "failed-objective": "a failed objective",
}
TILES = ("", "small-tile", "large-tile")  # by flags
TERMS = {
    "small-tile": ("small tile", "small tiles"),
    "large-tile": ("large tile", "large tiles"),
    "closed-city": ("closed city", "closed cities"),
    "flag": ("flag", "flags"),
    "least": ("point up to the least", "points up to the least"),
    "level": ("level", "levels"),
}


def explain(game: Finisterre, before: Position, action: int, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; they are read in the position behind the action."""
    if not len(notes):
        return []
    after = before.copy()
    game.apply(after, action)
    return explain_end(game, after, notes)


def explain_end(game: Finisterre, s: Position, notes: IntArray) -> list[Award]:
    """Notes as awards, in a position that is scored."""
    return [explain_note(game, s, *map(int, note)) for note in notes]


def explain_note(game: Finisterre, s: Position, clan: int, points: int, reason: int, where: int) -> Award:
    """One award; all points are given at the end."""
    rule, what = REASONS[reason]
    town = town_of(reason, where)
    return Award(
        player=clan,
        points=points,
        rule=rule,
        what=what,
        where=places_of(s, clan, reason, where),
        pieces=cards_of(game, s, clan, reason, where),
        terms=terms_of(game, s, clan, points, reason, where),
        at_end=True,
        complete=None if town is None else bool(is_closed(s.row, town)),
    )


def town_of(reason: int, where: int) -> int | None:
    """The town that points are for, if they are for one."""
    if reason == FOR_TILE:
        return where // 2
    return where if reason in (FOR_LINK, FOR_BRIDGE) else None


def places_of(s: Position, clan: int, reason: int, where: int) -> tuple[str, ...]:
    """The cell of a town, a boat or a cart."""
    town = town_of(reason, where)
    if town is not None:
        return (spell_cell(int(s.town_cell[town, 0])),)
    if reason in (FOR_BOAT, FOR_CART):
        anchor = int(s.unit_anchor[clan, where])
        return (spell_cell(int(s.unit_place[clan, where]) if s.unit_kind[clan, where] == BOAT else anchor >> 2),)
    return ()


def cards_of(game: Finisterre, s: Position, clan: int, reason: int, where: int) -> tuple[str, ...]:
    """The specialist or objective that points are for."""
    if reason == FOR_HIDDEN:
        return (game.box.names[int(s.slot_card[clan, where])],)
    return (game.box.aims[where]["code"],) if reason >= FOR_OBJECTIVE else ()


def terms_of(game: Finisterre, s: Position, clan: int, points: int, reason: int, where: int) -> tuple[Term, ...]:
    """What is counted; where a rule pays one sum, it is one term."""
    book = game.book
    if reason == FOR_TILE:
        flags = int(s.town_flags[where // 2, where % 2])
        tile = Term(TILES[flags], 1, int(book.tile_points[flags]))
        closed = is_closed(s.row, where // 2)
        return (tile, Term("closed-city", 1, int(book.city_points[flags]))) if closed else (tile,)
    if reason == FOR_LINK:
        each = book.link_city_points if is_closed(s.row, where) else book.link_open_points
        counted = Term("flag", int(town_part_flags(s.row, where, clan)), each)
        missing = points - counted.sum
        return (counted, Term("least", missing, 1)) if missing else (counted,)
    if reason == FOR_BRIDGE:
        return (Term("flag", int(town_part_flags(s.row, where, clan)), book.bridge_points),)
    if reason == FOR_SPIRIT:
        return (Term("level", int(effective_spirit(s.row, book.row, clan)), book.spirit_points),)
    if reason in (FOR_BOAT, FOR_CART):
        return (Term(REASONS[reason][1], 1, book.boat_points if reason == FOR_BOAT else book.cart_points),)
    return (Term(REASONS[reason][1], 1, points),)


def spell_cell(cell: int) -> str:
    """A cell as people write it."""
    x, y = place_of(cell)
    return f"{x},{y}"
