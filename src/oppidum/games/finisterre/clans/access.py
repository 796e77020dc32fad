"""Access between units of different clans: by land for all, by water for boats that rob or attack (chapter Access)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.travel.boats import allowance_of, forget_sounding, sound
from oppidum.games.finisterre.clans.units import BOAT, CART, NO_UNIT, units_of
from oppidum.games.finisterre.land.grid import plot_of
from oppidum.games.finisterre.state import NOTHING


@rule
def uses_roads(s, book, clan, unit):
    """Whether a unit reaches others along its road: carts only where a table says so."""
    return s.unit_road[clan, unit] != NOTHING and (s.unit_kind[clan, unit] != CART or book.carts_on_roads == 1)


@rule
def are_in_reach(s, book, clan, unit, other_clan, other_unit):
    """Whether two units have access to each other: they are in one comarca or on one road (FIN-039)."""
    if s.unit_kind[clan, unit] == NO_UNIT or s.unit_kind[other_clan, other_unit] == NO_UNIT:
        return False
    if s.unit_com[clan, unit] != NOTHING and s.unit_com[clan, unit] == s.unit_com[other_clan, other_unit]:
        return True
    if not uses_roads(s, book, clan, unit) or not uses_roads(s, book, other_clan, other_unit):
        return False
    return s.unit_road[clan, unit] == s.unit_road[other_clan, other_unit]


@rule
def is_near_by_water(s, book, clan, unit, other_clan, other_unit):
    """Whether a boat could sail to the dock of another one, if that were free."""
    if s.unit_kind[clan, unit] != BOAT or s.unit_kind[other_clan, other_unit] != BOAT:
        return False
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    steps = int(s.mark[plot_of(s, int(s.unit_anchor[other_clan, other_unit]) >> 2), 0])
    forget_sounding(s)
    return 0 < steps <= allowance_of(s, book, clan, unit) + 1


@rule
def can_assault(s, book, clan, unit, other_clan, other_unit):
    """Whether a unit can attack or rob another: it has access, or both are boats and the water is short enough."""
    if are_in_reach(s, book, clan, unit, other_clan, other_unit):
        return True
    return is_near_by_water(s, book, clan, unit, other_clan, other_unit)


@rule
def unit_reaching(s, book, clan, other_clan, other_unit):
    """The lowest unit of a clan that has access to a unit of another, or NOTHING."""
    for unit in range(units_of(s, clan)):
        if are_in_reach(s, book, clan, unit, other_clan, other_unit):
            return unit
    return NOTHING
