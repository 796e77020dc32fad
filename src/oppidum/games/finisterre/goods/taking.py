"""Taking goods from the ground, one cube or die at a time: into a territory, a cart that comes, or a caravan."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.clans.units import CART, cart_anchor, is_nomad, land_in, refresh_units, units_of
from oppidum.games.finisterre.goods.ground import goods_on_ground, take_from_ground
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import (
    find_room,
    free_slots,
    is_empty,
    is_in_land,
    kind_to_join,
    put_in_land,
    unit_with_room,
)
from oppidum.games.finisterre.land.grid import road_at
from oppidum.games.finisterre.land.roads import reachable_over_bridges
from oppidum.games.finisterre.state import CARAVAN, NOTHING


@rule
def has_free_slot(s, book, clan, land):
    """Whether any unit of a territory has a free slot."""
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land) and free_slots(s, book, clan, unit) > 0:
            return True
    return False


@apart
def storable_goods(s, book, clan, comarca):
    """What lies in a comarca and a clan's territory there has room for, as a set: bit 8 * good + value (FIN-077)."""
    goods = goods_on_ground(s, comarca)
    land = land_in(s, clan, comarca)
    if goods == 0 or land == NOTHING:
        return 0
    if has_free_slot(s, book, clan, land) or kind_to_join(s, book, clan, land) != NOTHING:
        return goods
    return goods_without_slot(s, book, clan, land, goods)


@rule
def goods_without_slot(s, book, clan, land, goods):
    """Those food dice of a set that full units still take, because they lie together with others."""
    kept = 0
    for code in range(8 * CUBES, 8 * GOODS):
        if goods >> code & 1 and unit_with_room(s, book, clan, land, code // 8, code % 8) != NOTHING:
            kept |= 1 << code
    return kept


@rule
def list_goods(goods, out):
    """Write the actions that take the goods of a set; returns how many."""
    count = 0
    for code in range(8 * GOODS):
        if goods >> code & 1:
            out[count] = moves.TAKE + code
            count += 1
    return count


@apart
def take_good(s, book, clan, comarca, good, value):
    """One cube or die from the oldest pile of a comarca is stored in the clan's territory there; whether it was."""
    land = land_in(s, clan, comarca)
    if land == NOTHING or not put_in_land(s, book, clan, land, good, value):
        return False
    return take_from_ground(s, comarca, good, value)


@rule
def can_bring(s, book, clan, cart, comarca):
    """Whether an empty cart of a clan stands elsewhere and can come to a comarca over bridges."""
    here = int(s.unit_com[clan, cart])
    if s.unit_kind[clan, cart] != CART or here == comarca or not is_empty(s, clan, cart):
        return False
    return reachable_over_bridges(s, book, here, comarca)


@rule
def bring_cart(s, book, clan, cart, comarca):
    """A cart comes to a comarca, free of charge."""
    s.unit_anchor[clan, cart] = cart_anchor(s, book, comarca)
    if book.carts_on_roads:
        s.unit_road[clan, cart] = road_at(s, int(s.unit_anchor[clan, cart]))
    refresh_units(s)


@rule
def cart_to_bring(s, book, clan, comarca):
    """The first cart that can come to a comarca, or NOTHING."""
    for cart in range(units_of(s, clan)):
        if can_bring(s, book, clan, cart, comarca):
            return cart
    return NOTHING


@apart
def has_room_for_find(s, book, clan, comarca, good, value):
    """Whether the finder of a good can store it: in its territory there, in a cart, in a caravan (FIN-060)."""
    land = land_in(s, clan, comarca)
    if land != NOTHING and find_room(s, book, clan, land, good, value) != NOTHING:
        return True
    if cart_to_bring(s, book, clan, comarca) != NOTHING:
        return True
    return is_nomad(s, clan) and find_room(s, book, clan, CARAVAN, good, value) != NOTHING


@apart
def store_find(s, book, clan, comarca, good, value):
    """The finder of a good stores it, in the same order of stores; whether it was possible."""
    land = land_in(s, clan, comarca)
    if land != NOTHING and put_in_land(s, book, clan, land, good, value):
        return True
    cart = cart_to_bring(s, book, clan, comarca)
    if cart != NOTHING:
        bring_cart(s, book, clan, cart, comarca)
        return put_in_land(s, book, clan, land_in(s, clan, comarca), good, value)
    return is_nomad(s, clan) and put_in_land(s, book, clan, CARAVAN, good, value)
