"""Carts cross any number of bridges: empty ones as a free step, with a load for an action (FIN-114)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.free_steps import move_good
from oppidum.games.finisterre.roads import reach_over_bridges, reachable_over_bridges
from oppidum.games.finisterre.state import CART, COMARCAS, GOODS, NOTHING
from oppidum.games.finisterre.stores import fits, is_empty
from oppidum.games.finisterre.survey import refresh_map
from oppidum.games.finisterre.units import cart_anchor, units_of
from oppidum.games.finisterre.vehicles import has_road


@rule
def is_cart(s, clan, unit, loaded):
    """Whether a unit is a cart, with a load or without one."""
    return s.unit_kind[clan, unit] == CART and is_empty(s, clan, unit) != loaded


@rule
def can_drive_to(s, book, clan, unit, comarca):
    """Whether a cart can come to another comarca over bridges (FIN-114)."""
    here = int(s.unit_com[clan, unit])
    return comarca != here and reachable_over_bridges(s, book, here, comarca) and has_road(s, book, comarca)


@rule
def can_drive(s, book, clan, unit):
    """Whether a cart can come to any other comarca."""
    here = int(s.unit_com[clan, unit])
    reached = reach_over_bridges(s, book, here) & ~(1 << here)
    for comarca in range(COMARCAS):
        if reached >> comarca & 1 and has_road(s, book, comarca):
            return True
    return False


@rule
def drive(s, book, clan, unit, comarca):
    """A cart stands in another comarca."""
    s.unit_anchor[clan, unit] = cart_anchor(s, book, comarca)
    refresh_map(s, book)


@rule
def receiver_of(s, book, clan, cart, comarca):
    """The lowest unit in a comarca that has room for a cart's load, or NOTHING."""
    for unit in range(units_of(s, clan)):
        if unit != cart and s.unit_com[clan, unit] == comarca and takes_load(s, book, clan, cart, unit):
            return unit
    return NOTHING


@rule
def takes_load(s, book, clan, cart, unit):
    """Whether a unit has room for all that a cart holds: its one slot."""
    for good in range(GOODS):
        if s.store[clan, cart, good] > 0 and not fits(s, book, clan, unit, good, int(s.store[clan, cart, good])):
            return False
    return True


@rule
def can_bring_back(s, book, clan, cart, comarca, store, good):
    """Whether a cart can leave its load in a comarca and come back with a good of a unit there (FIN-114)."""
    if s.com_flags[comarca, clan] == 0 or s.com_flags[int(s.unit_com[clan, cart]), clan] == 0:
        return False
    if store >= units_of(s, clan) or s.unit_com[clan, store] != comarca or s.store[clan, store, good] == 0:
        return False
    return receiver_of(s, book, clan, cart, comarca) != NOTHING


@rule
def bring_back(s, book, clan, cart, comarca, store, good):
    """A cart leaves its load with the lowest unit of a comarca that has room, and comes back with one resource."""
    unit = receiver_of(s, book, clan, cart, comarca)
    for load in range(GOODS):
        s.store[clan, unit, load] += s.store[clan, cart, load]
        s.store[clan, cart, load] = 0
    move_good(s, book, clan, store, good, cart)
