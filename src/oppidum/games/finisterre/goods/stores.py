"""Stores: slots of units and of the caravan. A cube takes one; a food total v takes v / 6 of them, rounded up."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import BOAT, CART, PART, is_nomad, part_capacity, units_of
from oppidum.games.finisterre.goods.ground import give_back, put_on_ground, put_total_on_ground
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, NOTHING, STRAY

PLENTY = 10000  # slots for goods that were just bought, or whose tile was lost


@rule
def capacity(s, book, clan, store):
    """The slots of a unit, of the caravan (none for those who have settled), of what was just bought or lies about."""
    if store in (BOUGHT, STRAY):
        return PLENTY
    if store == CARAVAN:
        return book.caravan_slots if is_nomad(s, clan) else 0
    kind = s.unit_kind[clan, store]
    if kind == PART:
        return part_capacity(s, book, int(s.unit_place[clan, store]), clan)
    if kind == BOAT:
        return book.boat_slots
    return book.cart_slots if kind == CART else 0


@rule
def slots_for(book, good, total):
    """The slots that so much of a good takes (FIN-078)."""
    return total if good < CUBES else (total + book.die_most - 1) // book.die_most


@rule
def slots_used(s, book, clan, store):
    """The slots of a store that are taken."""
    slots = 0
    for good in range(GOODS):
        slots += slots_for(book, good, int(s.store[clan, store, good]))
    return slots


@rule
def free_slots(s, book, clan, store):
    """The slots of a store that are free; negative when it holds too much."""
    return capacity(s, book, clan, store) - slots_used(s, book, clan, store)


@rule
def is_empty(s, clan, store):
    """Whether nothing is in a store."""
    for good in range(GOODS):
        if s.store[clan, store, good] > 0:
            return False
    return True


@rule
def fits(s, book, clan, store, good, value):
    """Whether a cube, or a die of this value, can be put into a store."""
    before = int(s.store[clan, store, good])
    more = slots_for(book, good, before + value) - slots_for(book, good, before)
    return free_slots(s, book, clan, store) >= more


@rule
def is_in_land(s, clan, unit, land):
    """Whether a unit belongs to a territory."""
    return s.unit_land[clan, unit] == land


@rule
def unit_with_room(s, book, clan, land, good, value):
    """The lowest unit of a territory where a good fits as things lie, or NOTHING."""
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land) and fits(s, book, clan, unit, good, value):
            return unit
    return NOTHING


@rule
def last_die(book, total):
    """The smallest die of a food total: the rest over sixes, or a six."""
    return 0 if total == 0 else (total - 1) % book.die_most + 1


@rule
def one_resource(book, good, total):
    """One resource of a total: a cube, or the largest die (chapter Stores)."""
    return 1 if good < CUBES else min(total, book.die_most)


@rule
def smallest_resource(book, good, total):
    """What is dropped first of a total: a cube, or the smallest die (FIN-162)."""
    return 1 if good < CUBES else last_die(book, total)


@rule
def frees_slot_if_joined(s, book, clan, land, good):
    """Whether putting a kind of food together in a territory frees a slot: its smallest dice fit into one die less."""
    holders = 0
    dice = 0
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land) and s.store[clan, unit, good] > 0:
            holders += 1
            dice += last_die(book, int(s.store[clan, unit, good]))
    return holders > 1 and dice <= book.die_most * (holders - 1)


@rule
def kind_to_join(s, book, clan, land):
    """The first kind of food whose joining frees a slot for another good, or NOTHING (FIN-169).

    A slot of a unit that holds too much is not free for anything else.
    """
    for good in range(CUBES, GOODS):
        if frees_slot_if_joined(s, book, clan, land, good):
            if free_slots(s, book, clan, last_holder(s, clan, land, good)) >= 0:
                return good
    return NOTHING


@rule
def last_holder(s, clan, land, good):
    """The highest unit of a territory that holds a good, or NOTHING."""
    for unit in range(units_of(s, clan) - 1, -1, -1):
        if is_in_land(s, clan, unit, land) and s.store[clan, unit, good] > 0:
            return unit
    return NOTHING


@rule
def join_food(s, book, clan, land, good):
    """The smallest die of the highest unit is shared out to lower units, the lowest first (FIN-169); the freed unit."""
    giver = last_holder(s, clan, land, good)
    rest = last_die(book, int(s.store[clan, giver, good]))
    s.store[clan, giver, good] -= rest
    for unit in range(giver):
        total = int(s.store[clan, unit, good])
        if rest > 0 and total > 0 and is_in_land(s, clan, unit, land):
            more = min(rest, book.die_most - last_die(book, total))
            s.store[clan, unit, good] += more
            rest -= more
    return giver


@apart
def find_room(s, book, clan, land, good, value):
    """The store of a territory that will get a good, if need be after putting food together, or NOTHING."""
    if land == CARAVAN:
        return CARAVAN if fits(s, book, clan, CARAVAN, good, value) else NOTHING
    unit = unit_with_room(s, book, clan, land, good, value)
    if unit != NOTHING:
        return unit
    kind = kind_to_join(s, book, clan, land)
    return NOTHING if kind == NOTHING else last_holder(s, clan, land, kind)


@apart
def put_in_land(s, book, clan, land, good, value):
    """Store a cube or a die in a territory; whether there was room."""
    store = find_room(s, book, clan, land, good, value)
    if store == NOTHING:
        return False
    if not fits(s, book, clan, store, good, value):
        join_food(s, book, clan, land, kind_to_join(s, book, clan, land))
    s.store[clan, store, good] += value
    return True


@rule
def total_in_land(s, clan, land, good):
    """What the units of a territory, or the caravan, hold of a good."""
    if land == CARAVAN:
        return int(s.store[clan, CARAVAN, good])
    total = 0
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land):
            total += int(s.store[clan, unit, good])
    return total


@rule
def take_from_store(s, clan, store, good, amount):
    """Take up to so much of a good from one store; how much it was."""
    amount = min(amount, int(s.store[clan, store, good]))
    s.store[clan, store, good] -= amount
    return amount


@rule
def take_from_comarca(s, clan, comarca, good, amount):
    """Take up to so much from a clan's units of a comarca, the lowest first; how much it was."""
    got = 0
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca:
            got += take_from_store(s, clan, unit, good, amount - got)
    return got


@rule
def take_from_land(s, clan, land, comarca, good, amount):
    """Take up to so much from the units of a comarca, then from the rest of its territory; how much it was."""
    if land == CARAVAN:
        return take_from_store(s, clan, CARAVAN, good, amount)
    got = 0 if comarca == NOTHING else take_from_comarca(s, clan, comarca, good, amount)
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land):
            got += take_from_store(s, clan, unit, good, amount - got)
    return got


@rule
def land_with_room(s, book, clan, good, value):
    """Where a good for a clan goes: a nomad's caravan, else the territory of its lowest unit with room, or NOTHING.

    Without such a unit: the first territory that puts food together for it.
    """
    if is_nomad(s, clan) and fits(s, book, clan, CARAVAN, good, value):
        return CARAVAN
    for unit in range(units_of(s, clan)):
        if fits(s, book, clan, unit, good, value):
            return int(s.unit_land[clan, unit])
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land and kind_to_join(s, book, clan, land) != NOTHING:
            return land
    return NOTHING


@apart
def give_to_clan(s, book, clan, good, value, anchor):
    """A good for a clan: to where it has room, else to the ground, else to supply."""
    land = land_with_room(s, book, clan, good, value)
    if land != NOTHING:
        put_in_land(s, book, clan, land, good, value)
    elif anchor != NOTHING:
        put_on_ground(s, anchor, good, value, 1)
    else:
        give_back(s, good, 1)


@rule
def drop_all(s, book, clan, unit):
    """All goods of a unit that is lost come to the ground at its anchor."""
    for good in range(GOODS):
        put_total_on_ground(s, book, int(s.unit_anchor[clan, unit]), good, int(s.store[clan, unit, good]))
        s.store[clan, unit, good] = 0
