"""Food in Finisterre as a bot sees it: what the tiles of each territory will miss, and what they will harvest."""

from oppidum.bots.games.finisterre.figures import HARVEST, HUNGER, LARDER, SPARE_FOOD, WORRY, declining
from oppidum.bots.games.finisterre.surroundings import FOOD, ground_of
from oppidum.core.jit import rule
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.clans.units import PART, town_part_flags, units_of
from oppidum.games.finisterre.goods.harvest import allowance_of
from oppidum.games.finisterre.goods.larder import food_in_land, need_in_land
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import free_slots
from oppidum.games.finisterre.state import BOUGHT, NOTHING

MEALS = 3  # the next one and those for which food is kept
DIE = 6  # food at most in a slot


@rule
def hunger(s, book, figures, clan):
    """What the food costs that will be missing in each territory; a little less than nothing for food to spare."""
    value, bought = 0, food_in_hand(s, clan)
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land:
            need = land_need(s, clan, land)
            if need > 0:
                have = food_in_land(s, clan, land)
                if bought > 0:
                    share = min(bought, max(0, MEALS * need - have), DIE * room_in(s, book, clan, land))
                    have += share
                    bought -= share
                food, goods = harvest_to_come(s, book, clan, land)
                if eats_first(s):
                    value += figures[HUNGER] * max(0, need - have)
                else:
                    value += figures[WORRY] * max(0, need - have - food)
                value -= figures[HARVEST] * goods
                value -= declining(have, need, figures[LARDER], 2 * need, figures[SPARE_FOOD])
    if s.phase == phases.FEED and s.asked == clan:
        value += marked(s, figures, clan)
    return value


@rule
def food_in_hand(s, clan):
    """The food that a clan has bought and not stored yet."""
    food = 0
    for good in range(CUBES, GOODS):
        food += int(s.store[clan, BOUGHT, good])
    return food


@rule
def room_in(s, book, clan, land):
    """The free slots of a territory."""
    room = 0
    for unit in range(units_of(s, clan)):
        if s.unit_land[clan, unit] == land:
            room += max(0, free_slots(s, book, clan, unit))
    return room


@rule
def land_need(s, clan, land):
    """The food that the tiles of a territory need; less those that are marked, while they are being marked."""
    if s.phase == phases.FEED and s.asked == clan:
        return need_in_land(s, clan, land)
    need = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_land[clan, unit] == land:
            need += town_part_flags(s, int(s.unit_place[clan, unit]), clan)
    return need


@rule
def marked(s, figures, clan):
    """What is lost with the flags that will not be fed by decision."""
    value = 0
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART:
            town = int(s.unit_place[clan, unit])
            for tile in range(2):
                if s.town_clan[town, tile] == clan and s.unfed[town, tile] > 0:
                    lost = int(s.town_flags[town, tile]) if s.unfed[town, tile] > 1 else 1
                    value += figures[HUNGER] * lost - 500
    return value


@rule
def eats_first(s):
    """Whether there is no harvest before the next meal."""
    return s.phase in (phases.LINK_PICK, phases.FEED) or (s.phase == phases.OVERFLOW and s.kind == NOTHING)


@rule
def harvest_to_come(s, book, clan, land):
    """The food that a territory will harvest, at a guess, and the goods: as they lie there, as it may and has room."""
    food, goods, room = 0, 0, 0
    for unit in range(units_of(s, clan)):
        comarca = int(s.unit_com[clan, unit])
        if s.unit_land[clan, unit] == land:
            room += max(0, free_slots(s, book, clan, unit))
            if comarca >= 0 and is_first_there(s, clan, unit, comarca):
                takes = takes_to_come(s, book, clan, comarca)
                edible, cubes = ground_of(s, comarca, FOOD), 0
                for column in range(FOOD):
                    cubes += ground_of(s, comarca, column)
                food += min(edible * 2 // (1 + s.players), takes * 2)
                goods += min(takes, cubes + edible // 3)
    return min(food, 3 * room), min(goods, room)


@rule
def is_first_there(s, clan, unit, comarca):
    """Whether no earlier unit of the clan stands in a comarca."""
    for earlier in range(unit):
        if s.unit_com[clan, earlier] == comarca:
            return False
    return True


@rule
def takes_to_come(s, book, clan, comarca):
    """The goods that a clan may still take in a comarca before its tiles eat."""
    if s.phase >= phases.LINK_PICK and s.phase < phases.CARRY:
        return 0
    if s.phase in (phases.PICK, phases.TAKE):
        if s.field == comarca and s.asked == clan:
            return s.allowance
        if s.reaped >> comarca & 1:
            return 0
    return allowance_of(s, book, clan, comarca)


@rule
def has_meal_to_come(s, turns):
    """Whether the tiles will eat once more."""
    return turns > 0 or s.phase < phases.CARRY or s.phase == phases.OVERFLOW
