"""Taking goods from the ground into the stores of a territory, one cube or die at a time."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.ground import goods_on_ground, take_from_ground
from oppidum.games.finisterre.state import CUBES, GOODS, NOTHING, TAKE_ACTION
from oppidum.games.finisterre.stores import free_slots, is_in_land, kind_to_join, put_in_land, unit_with_room
from oppidum.games.finisterre.units import land_in, units_of


@rule
def has_free_slot(s, book, clan, land):
    """Whether any unit of a territory has a free slot."""
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land) and free_slots(s, book, clan, unit) > 0:
            return True
    return False


@rule
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
            out[count] = TAKE_ACTION + code
            count += 1
    return count


@rule
def take_good(s, book, clan, comarca, good, value):
    """One cube or die from the oldest pile of a comarca is stored in the clan's territory there; whether it was."""
    land = land_in(s, clan, comarca)
    if land == NOTHING or not put_in_land(s, book, clan, land, good, value):
        return False
    return take_from_ground(s, comarca, good, value)
