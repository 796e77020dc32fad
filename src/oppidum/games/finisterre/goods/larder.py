"""The larder: what tiles need, what food there is for them, and how it is eaten (FIN-079, FIN-080)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import PART, land_in, units_of
from oppidum.games.finisterre.goods.ground import foods_on_ground, put_on_ground, take_from_pile
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import take_from_comarca, take_from_land, take_from_store, total_in_land
from oppidum.games.finisterre.land.grid import comarca_at
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import is_ready, note_use, ready_slot
from oppidum.games.finisterre.specialists.slots import SERVED
from oppidum.games.finisterre.state import COMARCAS, NOTHING, SLOTS

HALF_FED, UNFED = 1, 2  # marks of tiles
INN_LEAST = 3  # food due in a comarca where an innkeeper saves a point


@rule
def tile_need(s, town, tile):
    """What a tile eats: its flags, or less by decision (FIN-079)."""
    if s.unfed[town, tile] == UNFED:
        return 0
    return 1 if s.unfed[town, tile] == HALF_FED else int(s.town_flags[town, tile])


@rule
def part_need(s, town, clan):
    """What a clan's tiles of a settlement eat."""
    need = 0
    for tile in range(2):
        if s.town_flags[town, tile] > 0 and s.town_clan[town, tile] == clan:
            need += tile_need(s, town, tile)
    return need


@rule
def need_in_comarca(s, clan, comarca):
    """What a clan's tiles of a comarca eat."""
    need = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_com[clan, unit] == comarca:
            need += part_need(s, int(s.unit_place[clan, unit]), clan)
    return need


@rule
def need_in_land(s, clan, land):
    """What the tiles of a territory eat."""
    need = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_land[clan, unit] == land:
            need += part_need(s, int(s.unit_place[clan, unit]), clan)
    return need


@rule
def food_in_land(s, clan, land):
    """The value of all food stored in a territory."""
    food = 0
    for good in range(CUBES, GOODS):
        food += total_in_land(s, clan, land, good)
    return food


@rule
def food_in_comarca(s, clan, comarca):
    """The value of all food stored in a clan's units of a comarca."""
    food = 0
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca:
            for good in range(CUBES, GOODS):
                food += int(s.store[clan, unit, good])
    return food


@rule
def food_to_forage(s, clan, comarca, served):
    """What the tiles of a comarca might eat from its ground, where their own units have too little."""
    missing = need_in_comarca(s, clan, comarca) - (served >> comarca & 1) - food_in_comarca(s, clan, comarca)
    return min(missing, foods_on_ground(s, comarca)) if missing > 0 else 0


@rule
def forage_in_land(s, book, clan, land, served):
    """What the tiles of a territory might eat from the ground; nothing unless the table plays so (FIN-080)."""
    food = 0
    if book.forage:
        for comarca in range(COMARCAS):
            if s.com_flags[comarca, clan] > 0 and land_in(s, clan, comarca) == land:
                food += food_to_forage(s, clan, comarca, served)
    return food


@rule
def need_with_inns(s, clan, land, served):
    """What the tiles of a territory eat, when innkeepers save a point in each of the comarcas that they serve."""
    need = need_in_land(s, clan, land)
    for comarca in range(COMARCAS):
        if served >> comarca & 1 and land_in(s, clan, comarca) == land:
            need -= 1
    return need


@rule
def lacks_food(s, book, clan, land, served):
    """Whether a territory has too little food when innkeepers serve these comarcas."""
    need = need_with_inns(s, clan, land, served)
    return need > 0 and need > food_in_land(s, clan, land) + forage_in_land(s, book, clan, land, served)


@rule
def comarca_to_serve(s, book, clan, served):
    """Where the next innkeeper helps: enough is due there, a short territory first, else the lowest; or NOTHING."""
    lowest = NOTHING
    for comarca in range(COMARCAS):
        if served >> comarca & 1 == 0 and need_in_comarca(s, clan, comarca) >= INN_LEAST:
            if lacks_food(s, book, clan, land_in(s, clan, comarca), served):
                return comarca
            if lowest == NOTHING:
                lowest = comarca
    return lowest


@rule
def served_by_inns(s, book, clan):
    """The comarcas where innkeepers of a clan save a point of food in this turn, as bits (FIN-138)."""
    served = 0
    for slot in range(SLOTS):
        if is_ready(s, book, clan, slot, powers.INNKEEPER, SERVED):
            comarca = comarca_to_serve(s, book, clan, served)
            if comarca != NOTHING:
                served |= 1 << comarca
    return served


@rule
def close_inns(s, book, clan, served):
    """Innkeepers have served these comarcas, and no more in this turn."""
    for comarca in range(COMARCAS):
        if served >> comarca & 1:
            note_use(s, clan, ready_slot(s, book, clan, powers.INNKEEPER, SERVED), SERVED)


@apart
def is_short(s, book, clan, land):
    """Whether a territory has too little food for its tiles that are not marked; never food of another (FIN-080)."""
    return lacks_food(s, book, clan, land, served_by_inns(s, book, clan))


@rule
def kind_at(s, place):
    """The kind of food that is eaten at a place of the order: those that the clan has named, then the others."""
    for good in range(CUBES, GOODS):
        if s.amounts[good] == place + 1:
            return good
    for good in range(CUBES, GOODS):  # behind the named ones: as many of the others come before
        place -= 1 if s.amounts[good] > 0 else 0
    for good in range(CUBES, GOODS):
        if s.amounts[good] == 0:
            if place == 0:
                return good
            place -= 1
    return NOTHING


@rule
def eat_in_unit(s, clan, unit, need):
    """Food of one unit is eaten, kind by kind; how much it was."""
    eaten = 0
    for place in range(GOODS - CUBES):
        eaten += take_from_store(s, clan, unit, kind_at(s, place), need - eaten)
    return eaten


@rule
def eat_in_comarca(s, clan, comarca, need):
    """Food of the units in a comarca is eaten, kind by kind: crop, fish, game, livestock; how much it was."""
    eaten = 0
    for place in range(GOODS - CUBES):
        eaten += take_from_comarca(s, clan, comarca, kind_at(s, place), need - eaten)
    return eaten


@rule
def eat_in_land(s, clan, land, need):
    """Food of a whole territory is eaten, in the same order; how much it was."""
    eaten = 0
    for place in range(GOODS - CUBES):
        eaten += take_from_land(s, clan, land, NOTHING, kind_at(s, place), need - eaten)
    return eaten


@rule
def eat_from_ground(s, comarca, need):
    """Food on the ground of a comarca is eaten, in the same order; what is left of a die stays there."""
    for good in range(CUBES, GOODS):
        pile = 0
        while need > 0 and pile < s.piles:
            anchor = int(s.pile_anchor[pile])
            if s.pile_good[pile] != good or comarca_at(s, anchor) != comarca:
                pile += 1
                continue
            value = int(s.pile_value[pile])
            take_from_pile(s, pile, 1)
            if value > need:
                put_on_ground(s, anchor, good, value - need, 1)
            need -= min(need, value)


@rule
def forage(s, clan, land, missing, served):
    """Tiles of a territory eat from the ground what its stores lack; how much it was."""
    found = 0
    for comarca in range(COMARCAS):
        if s.com_flags[comarca, clan] > 0 and land_in(s, clan, comarca) == land:
            share = min(missing - found, food_to_forage(s, clan, comarca, served))
            eat_from_ground(s, comarca, share)
            found += share
    return found


@apart
def eat(s, book, clan, land, served):
    """The tiles of a territory eat: first what their own comarca's units hold, then the rest of the territory.

    In the comarcas that innkeepers serve a point less is eaten. Returns how much was found on the ground.
    """
    missing = need_with_inns(s, clan, land, served)
    lacking = missing - food_in_land(s, clan, land)
    found = 0
    if book.forage and lacking > 0:
        found = forage(s, clan, land, lacking, served)
    missing -= found
    for comarca in range(COMARCAS):
        if s.com_flags[comarca, clan] > 0 and land_in(s, clan, comarca) == land:
            need = min(missing, need_in_comarca(s, clan, comarca) - (served >> comarca & 1))
            missing -= eat_in_comarca(s, clan, comarca, need)
    eat_in_land(s, clan, land, missing)
    return found
