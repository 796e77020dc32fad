"""Feeding: clan by clan its tiles eat; who goes without is decided first (FIN-081). Then the idle income (FIN-084)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans.spirit import gain_coins
from oppidum.games.finisterre.clans.units import LARGE, part_of, units_of
from oppidum.games.finisterre.goods.food_order import asks_which_food, clear_table, legal_foods, name_food
from oppidum.games.finisterre.goods.hunger import starve
from oppidum.games.finisterre.goods.larder import (
    HALF_FED,
    UNFED,
    close_inns,
    eat,
    food_in_land,
    forage_in_land,
    is_short,
    served_by_inns,
)
from oppidum.games.finisterre.goods.overflow import asks_what_stays, drop_by_action
from oppidum.games.finisterre.goods.stores import free_slots
from oppidum.games.finisterre.happenings import EARNED, FORAGED, tell_food
from oppidum.games.finisterre.state import NOTHING, TOWNS


@rule
def begin_feeding(s, book, notes):
    """The start player's tiles eat first; whether anybody is asked."""
    s.playing = s.start
    s.passed = 0
    s.kind = NOTHING
    for town in range(TOWNS):
        for tile in range(2):
            s.unfed[town, tile] = 0
    clear_table(s)
    s.phase = phases.FEED
    return go_on_feeding(s, book, notes)


@apart
def go_on_feeding(s, book, notes):
    """On to the next decision of the feeding; False when all have eaten and the idle income is paid."""
    while s.passed < s.players:
        if s.phase == phases.FEED:
            if asks_who_eats(s, book, s.playing) or asks_which_food(s, book, s.playing):
                return True
            feed(s, book, s.playing, notes)
        if asks_what_stays(s, book, s.playing):
            return True
        s.passed += 1
        s.playing = (s.playing + 1) % s.players
        s.phase = phases.FEED
    idle_income(s, book, notes)
    return False


@rule
def answer_feeding(s, book, action, notes):
    """Play a decision of the feeding, what stays of goods included; whether another one follows."""
    if s.phase == phases.OVERFLOW:
        drop_by_action(s, book, action)
    elif action > moves.FEED:
        mark(s, action)
    else:
        if action < moves.FEED:
            name_food(s, (action - moves.TAKE) // 8)
        if asks_which_food(s, book, s.asked):
            return True
        feed(s, book, s.asked, notes)
    return go_on_feeding(s, book, notes)


@rule
def has_food_for_all(s, book, clan):
    """Whether the food of every territory suffices for its tiles that are not marked."""
    for land in range(units_of(s, clan)):
        if is_short(s, book, clan, land):
            return False
    return True


@rule
def has_no_food(s, book, clan, land):
    """Whether no tile of a territory can be fed at all."""
    return food_in_land(s, clan, land) + forage_in_land(s, book, clan, land, 0) == 0


@rule
def land_of_tile(s, clan, town, tile):
    """The territory of a clan's tile, or NOTHING if there is none or it is not its own."""
    if s.town_flags[town, tile] == 0 or s.town_clan[town, tile] != clan:
        return NOTHING
    return int(s.unit_land[clan, part_of(s, town, clan)])


@rule
def can_mark(s, book, clan, town, tile, how):
    """Whether a tile may be half fed or unfed: where food is short, or anywhere if the table asks for it."""
    land = land_of_tile(s, clan, town, tile)
    if land == NOTHING or s.unfed[town, tile] >= how:
        return False
    if how == HALF_FED and (s.town_flags[town, tile] != LARGE or has_no_food(s, book, clan, land)):
        return False
    return book.ask_feeding == 1 or is_short(s, book, clan, land)


@rule
def list_marks(s, book, clan, how, first, out, count):
    """Write the tiles that may be marked so, from action `first` on; returns the new count."""
    for town in range(TOWNS):
        for tile in range(2):
            if can_mark(s, book, clan, town, tile, how):
                out[count] = first + 2 * town + tile
                count += 1
    return count


@apart
def legal_feeding(s, book, out):
    """All that is not marked eats, if food suffices; or a tile is marked (FIN-081). Or a kind of food is named."""
    if s.allowance > 0:
        return legal_foods(s, s.asked, out)
    count = 0
    if has_food_for_all(s, book, s.asked):
        out[count] = moves.FEED
        count += 1
    count = list_marks(s, book, s.asked, UNFED, moves.UNFED, out, count)
    return list_marks(s, book, s.asked, HALF_FED, moves.HALF, out, count)


@rule
def count_marks(s, book, clan):
    """How many marks a clan may choose from."""
    count = 0
    for town in range(TOWNS):
        for tile in range(2):
            count += can_mark(s, book, clan, town, tile, UNFED)
            count += can_mark(s, book, clan, town, tile, HALF_FED)
    return count


@rule
def mark(s, action):
    """A tile will be half fed, or not at all."""
    if action >= moves.HALF:
        code = action - moves.HALF
        s.unfed[code // 2, code % 2] = HALF_FED
    else:
        code = action - moves.UNFED
        s.unfed[code // 2, code % 2] = UNFED


@rule
def mark_hopeless(s, book, clan):
    """Tiles of a territory without any food are unfed: there is nothing to choose."""
    for town in range(TOWNS):
        for tile in range(2):
            land = land_of_tile(s, clan, town, tile)
            if land != NOTHING and is_short(s, book, clan, land) and has_no_food(s, book, clan, land):
                s.unfed[town, tile] = UNFED


@rule
def asks_who_eats(s, book, clan):
    """Whether a clan has to decide which tiles eat. With food enough all eat, unless the table asks even then."""
    if not has_food_for_all(s, book, clan):
        mark_hopeless(s, book, clan)
    s.asked = clan
    if has_food_for_all(s, book, clan):
        return book.ask_feeding == 1 and count_marks(s, book, clan) > 0
    return True


@apart
def feed(s, book, clan, notes):
    """A clan's tiles eat, those that are marked go hungry; what stays in smaller units is settled next."""
    served = served_by_inns(s, book, clan)
    tell_food(s, notes, 1)
    for land in range(units_of(s, clan)):
        tell(notes, clan, eat(s, book, clan, land, served), FORAGED, 0)
    tell_food(s, notes, -1)
    close_inns(s, book, clan, served)
    clear_table(s)
    starve(s, book, clan, notes)
    s.phase = phases.OVERFLOW


@rule
def idle_income(s, book, notes):
    """A coin for every free slot of a clan's units, none for the caravan (FIN-084)."""
    for clan in range(s.players):
        before = s.coins[clan]
        for unit in range(units_of(s, clan)):
            gain_coins(s, book, clan, book.idle_coin * max(free_slots(s, book, clan, unit), 0))
        tell(notes, clan, s.coins[clan] - before, EARNED, 0)
