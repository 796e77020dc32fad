"""What is worth trying in Finisterre: free steps that lead somewhere, and purchases for which there is a use.

Goods could be moved and carts driven to and fro as long as free steps last, which hides from a search what comes
behind them. So only those are looked at that bring a clan on. Each kind of them leads in one direction: none undoes
another.
"""

from oppidum.bots.games.finisterre.food import land_need, room_in
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.choices import is_possible
from oppidum.games.finisterre.actions.trade.buying import can_buy
from oppidum.games.finisterre.actions.trade.trading import FOOD_LOT, cost_to, group_to_buy, in_group
from oppidum.games.finisterre.actions.travel import carts, free_steps
from oppidum.games.finisterre.clans.units import CART, PART, is_nomad, land_in, units_of
from oppidum.games.finisterre.goods.larder import food_in_land
from oppidum.games.finisterre.goods.resources import CUBES, GOODS, IRON
from oppidum.games.finisterre.goods.stores import free_slots, is_empty, one_resource, slots_for, slots_used
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, COMARCAS, NOTHING

ATTACK = 2  # actions; for its sake iron is brought together
RESERVE = 3  # meals: who has food for more may drop some where there is no room left


@apart
def worth_trying(s, book, choices, count):
    """Leave out free steps and purchases that lead nowhere. Who is in the midst of one has all answers, if need be."""
    if s.phase != phases.ACT and (s.phase != phases.TARGET or not is_narrow(s.kind)):
        return count
    kept = 0
    for one in range(count):
        action = choices[one]
        if is_sensible_kind(s, book, action) if s.phase == phases.ACT else is_sensible_answer(s, book, action):
            choices[kept] = action
            kept += 1
    return kept if kept > 0 else count


@rule
def is_narrow(kind):
    """Whether not everything of a kind that is allowed makes sense."""
    return kind in (kinds.MOVE_GOOD, kinds.DROP_GOOD, kinds.MOVE_CART, kinds.BUY)


@rule
def is_sensible_kind(s, book, action):
    """Whether there is any use for a kind of action."""
    clan, kind = int(s.playing), action - moves.KIND
    if kind == kinds.MOVE_GOOD:
        return has_good_to_move(s, book, clan)
    if kind == kinds.DROP_GOOD:
        return has_good_to_drop(s, book, clan)
    if kind == kinds.MOVE_CART:
        return has_cart_to_drive(s, book, clan)
    if kind == kinds.BUY:
        return has_lot_to_buy(s, book, clan)
    return True


@rule
def is_sensible_answer(s, book, action):
    """Whether there is any use for an answer to what a kind of action asks."""
    clan = int(s.playing)
    if s.kind == kinds.BUY:
        return has_use_for(s, book, clan, action - moves.LOT)
    if s.kind == kinds.MOVE_CART:
        if s.target == NOTHING:
            return can_fetch(s, book, clan, action - moves.UNIT - len(s.unit_kind[0]) * clan)
        return is_place_to_load(s, clan, action - moves.COMARCA)
    if s.target != NOTHING:
        unit = action - moves.UNIT - len(s.unit_kind[0]) * clan
        return is_moved_well(s, book, clan, s.target // GOODS, s.target % GOODS, unit)
    store, good = (action - moves.GOOD) // GOODS, (action - moves.GOOD) % GOODS
    if s.kind == kinds.DROP_GOOD:
        return is_dropped_well(s, book, clan, store, good)
    return can_move_well(s, book, clan, store, good)


# Food: who is hungry, and who has some to spare.


@rule
def missing(s, clan, land):
    """The food that the tiles of a territory lack for their next meal, before any harvest."""
    return land_need(s, clan, land) - food_in_land(s, clan, land)


@rule
def is_hungry(s, clan, land):
    """Whether a territory lacks food."""
    return land != NOTHING and missing(s, clan, land) > 0


@rule
def is_another_hungry(s, clan, land):
    """Whether any other territory of a clan lacks food."""
    for other in range(units_of(s, clan)):
        if other != land and s.unit_land[clan, other] == other and missing(s, clan, other) > 0:
            return True
    return False


# Goods that move.


@rule
def has_good_to_move(s, book, clan):
    """Whether any good is worth moving."""
    for store in range(BOUGHT + 1):
        if store < units_of(s, clan) or store == BOUGHT:
            for good in range(GOODS):
                if can_move_well(s, book, clan, store, good):
                    return True
    return False


@rule
def can_move_well(s, book, clan, store, good):
    """Whether a good is worth moving to any unit."""
    if s.store[clan, store, good] == 0 or (good < CUBES and (good != IRON or s.actions_left < ATTACK)):
        return False
    for unit in range(units_of(s, clan)):
        if is_moved_well(s, book, clan, store, good, unit):
            return True
    return False


@rule
def is_moved_well(s, book, clan, store, good, unit):
    """Whether a good comes to where it is needed: food to the hungry, on wheels or to food, and iron to iron."""
    if s.store[clan, store, good] == 0 or not free_steps.can_move_to(s, book, clan, store, good, unit):
        return False
    land = int(s.unit_land[clan, unit])
    if store == BOUGHT:
        return good >= CUBES and is_hungry(s, clan, land)
    if good == IRON:
        return s.actions_left >= ATTACK and s.store[clan, unit, IRON] >= s.store[clan, store, IRON]
    if good < CUBES:
        return False
    if s.unit_kind[clan, store] == PART and s.unit_kind[clan, unit] != PART:
        return is_empty(s, clan, unit) and missing(s, clan, land) < 0 and is_another_hungry(s, clan, land)
    return saves_room(s, book, clan, store, good, unit)


@rule
def saves_room(s, book, clan, store, good, unit):
    """Whether food takes less room if it is put together with what lies in a unit."""
    here, there = int(s.store[clan, store, good]), int(s.store[clan, unit, good])
    value = one_resource(book, good, here)
    before = slots_for(book, good, here) + slots_for(book, good, there)
    return slots_for(book, good, here - value) + slots_for(book, good, there + value) < before


# Goods that are dropped.


@rule
def has_good_to_drop(s, book, clan):
    """Whether any good had better be dropped."""
    for store in range(units_of(s, clan)):
        for good in range(GOODS):
            if is_dropped_well(s, book, clan, store, good):
                return True
    return False


@rule
def is_dropped_well(s, book, clan, store, good):
    """Whether a full territory lacks room for what it needs more: for food, or for other goods beside much food."""
    if s.store[clan, store, good] == 0 or not is_empty(s, clan, BOUGHT):
        return False
    land = int(s.unit_land[clan, store])
    if room_in(s, book, clan, land) > 0:
        return False
    if good < CUBES:
        return is_hungry(s, clan, land)
    left = food_in_land(s, clan, land) - one_resource(book, good, int(s.store[clan, store, good]))
    return left >= RESERVE * land_need(s, clan, land)


# Empty carts.


@rule
def has_cart_to_drive(s, book, clan):
    """Whether an empty cart can fetch food for a hungry territory."""
    for unit in range(units_of(s, clan)):
        if can_fetch(s, book, clan, unit):
            return True
    return False


@rule
def can_fetch(s, book, clan, unit):
    """Whether this one can."""
    if s.unit_kind[clan, unit] != CART or not is_empty(s, clan, unit) or not can_leave(s, clan, unit):
        return False
    for comarca in range(COMARCAS):
        if is_place_to_load(s, clan, comarca) and carts.can_drive_to(s, book, clan, unit, comarca):
            return True
    return False


@rule
def can_leave(s, clan, unit):
    """Whether there is nothing to be loaded where a cart stands, and somebody is hungry."""
    return not is_place_to_load(s, clan, int(s.unit_com[clan, unit])) and is_another_hungry(s, clan, NOTHING)


@rule
def is_place_to_load(s, clan, comarca):
    """Whether a territory with tiles in a comarca has food to spare, and another one lacks it."""
    if comarca == NOTHING or s.com_flags[comarca, clan] == 0:
        return False
    land = int(land_in(s, clan, comarca))
    return missing(s, clan, land) < 0 and is_another_hungry(s, clan, land)


# Purchases.


@rule
def has_lot_to_buy(s, book, clan):
    """Whether there is a use for any lot that a clan can pay."""
    for lot in range(FOOD_LOT + 1):
        if can_buy(s, book, clan, lot) and has_use_for(s, book, clan, lot):
            return True
    return False


@rule
def has_use_for(s, book, clan, lot):
    """Whether a lot can be stored, or be built with at once; the hungry take food as far as there is room."""
    room = room_for_purchases(s, book, clan)
    if lot == FOOD_LOT:
        return room >= foods_for_sale(s, book) or (room > 0 and is_another_hungry(s, clan, NOTHING))
    return room >= book.lot[lot] or (s.pool[clan] > 1 and completes_something(s, book, clan, lot))


@rule
def room_for_purchases(s, book, clan):
    """The free slots of all units, or of a nomad's caravan, that are left for what will be bought."""
    room = free_slots(s, book, clan, CARAVAN) if is_nomad(s, clan) else 0
    for unit in range(units_of(s, clan)):
        room += max(0, free_slots(s, book, clan, unit))
    return room - slots_used(s, book, clan, BOUGHT)


@rule
def foods_for_sale(s, book):
    """How many kinds of food the next lot holds: a slot for each, it being five of a kind at most."""
    group, kinds_there = group_to_buy(s, book), 0
    for good in range(CUBES, GOODS):
        kinds_there += in_group(s, book, good, group) > 0
    return kinds_there


@apart
def completes_something(s, book, clan, lot):
    """Whether a tile can be built with a lot of cubes, that cannot be built without it."""
    before = count_tiles_to_build(s, book)
    price = int(cost_to(s, book, clan, lot))
    s.coins[clan] -= price
    s.store[clan, BOUGHT, lot] += book.lot[lot]
    more = count_tiles_to_build(s, book) > before
    s.coins[clan] += price
    s.store[clan, BOUGHT, lot] -= book.lot[lot]
    return more


@rule
def count_tiles_to_build(s, book):
    """In how many ways the clan on turn can lay a tile, or make one large."""
    count = 0
    for kind in (kinds.BUILD_SMALL, kinds.BUILD_LARGE, kinds.GROW, kinds.ANNEX):
        count += is_possible(s, book, kind)
    return count
