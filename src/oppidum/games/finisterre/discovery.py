"""Discovery: whoever has made goods appear may take one of them at once (FIN-060)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.ground import oldest_pile, take_from_ground
from oppidum.games.finisterre.roads import reach_over_bridges
from oppidum.games.finisterre.state import CARAVAN, CART, COMARCAS, FIND_ACTION, NO_FIND, NOTHING
from oppidum.games.finisterre.stores import find_room, is_empty, put_in_land
from oppidum.games.finisterre.units import cart_anchor, is_nomad, land_in, refresh_units, units_of


@rule
def empty_cart_for(s, book, clan, comarca):
    """The first empty cart of a clan that reaches a comarca over bridges, or NOTHING."""
    reached = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == CART and is_empty(s, clan, unit):
            if reached == 0:
                reached = reach_over_bridges(s, book, comarca)
            if reached >> int(s.unit_com[clan, unit]) & 1:
                return unit
    return NOTHING


@apart
def has_room_for(s, book, clan, comarca, good, value):
    """Whether a clan can store a good that lies in a comarca: with its units there, a cart or the caravan."""
    land = land_in(s, clan, comarca)
    if land != NOTHING and find_room(s, book, clan, land, good, value) != NOTHING:
        return True
    if is_nomad(s, clan) and find_room(s, book, clan, CARAVAN, good, value) != NOTHING:
        return True
    return empty_cart_for(s, book, clan, comarca) != NOTHING


@rule
def can_find(s, book, packed):
    """Whether the placer can take a good that has appeared: it still lies there, and there is room for it."""
    kind, comarca = packed // COMARCAS, packed % COMARCAS
    good, value = kind >> 3, kind & 7
    return oldest_pile(s, comarca, good, value) != NOTHING and has_room_for(s, book, s.playing, comarca, good, value)


@rule
def legal_finds(s, book, out):
    """The goods that the placer can take, or none."""
    count = 0
    for find in range(s.finds):
        if can_find(s, book, int(s.find[find])):
            out[count] = FIND_ACTION + int(s.find[find])
            count += 1
    out[count] = NO_FIND
    return count + 1


@rule
def may_find(s, book):
    """Whether there is anything to take, and something may still be taken."""
    for find in range(s.finds):
        if s.finds_left > 0 and can_find(s, book, int(s.find[find])):
            return True
    return False


@apart
def take_find(s, book, packed):
    """The placer takes it: into a unit there, else into the caravan, else a cart comes for it."""
    clan = s.playing
    s.finds_left -= 1
    kind, comarca = packed // COMARCAS, packed % COMARCAS
    good, value = kind >> 3, kind & 7
    take_from_ground(s, comarca, good, value)
    land = land_in(s, clan, comarca)
    if land != NOTHING and put_in_land(s, book, clan, land, good, value):
        return
    if is_nomad(s, clan) and put_in_land(s, book, clan, CARAVAN, good, value):
        return
    cart = empty_cart_for(s, book, clan, comarca)
    s.unit_anchor[clan, cart] = cart_anchor(s, book, comarca)
    s.store[clan, cart, good] += value
    refresh_units(s, book)


@rule
def forget_finds(s):
    """The card is done."""
    for find in range(s.finds):
        s.find[find] = 0
    s.finds = 0
    s.finds_left = 0
