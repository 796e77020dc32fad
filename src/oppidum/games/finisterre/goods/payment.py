"""Payment: where the goods for a building come from, in one walk that counts them or takes them (chapter Paying).

A place is a comarca and a road, either of them NOTHING, and the unit that stands there, or NOTHING. A price is the sum
of three rows of the price list: the thing itself and up to two groups for closing a city, or NOTHING.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.book import ANNEX_LARGE, ANNEX_SMALL, NEW_BOAT
from oppidum.games.finisterre.clans.units import is_nomad, units_of
from oppidum.games.finisterre.goods.ground import ground_total, take_from_ground, value_on_ground
from oppidum.games.finisterre.goods.resources import COINS, CUBES, WOOD
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import ready_slot
from oppidum.games.finisterre.specialists.saving import free_cubes, save
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, CLANS, NOTHING, STORES

BUILDING, FOUNDING, FROM_GROUND = range(3)  # what pays: units; a founder's also the caravan; and the ground


@rule
def has_access(s, clan, unit, comarca, road):
    """Whether a unit stands in a comarca or on a road; carts are on none, unless a table says so (FIN-039)."""
    if comarca != NOTHING and s.unit_com[clan, unit] == comarca:
        return True
    return road != NOTHING and s.unit_road[clan, unit] == road


@rule
def land_has_access(s, clan, land, comarca, road):
    """Whether any unit of a territory stands in a comarca or on a road."""
    for unit in range(units_of(s, clan)):
        if s.unit_land[clan, unit] == land and has_access(s, clan, unit, comarca, road):
            return True
    return False


@rule
def nearness(s, clan, unit, comarca, road, here):
    """The order in which units pay: 0 at the place, 1 in its comarca, 2 in a territory with access; NOTHING: not."""
    if unit == here:
        return 0
    if comarca != NOTHING and s.unit_com[clan, unit] == comarca:
        return 1
    return 2 if land_has_access(s, clan, s.unit_land[clan, unit], comarca, road) else NOTHING


@rule
def draw(s, clan, store, good, due, paying):
    """Of what is due, what a store leaves open; the rest is taken from it if it is to be paid."""
    part = min(due, int(s.store[clan, store, good]))
    if paying:
        s.store[clan, store, good] -= part
        s.supply[good] += part
    return due - part


@rule
def draw_from_units(s, clan, good, due, comarca, road, here, paying):
    """What the units with access leave open, the nearest first, then the lowest number (chapter Paying)."""
    for near in range(3):
        for unit in range(units_of(s, clan)):
            if due > 0 and nearness(s, clan, unit, comarca, road, here) == near:
                due = draw(s, clan, unit, good, due, paying)
    return due


@rule
def draw_as_nomad(s, clan, good, due, comarca, road, paying):
    """What the caravan leaves open, and then own units in the comarca or on its road (FIN-180)."""
    due = draw(s, clan, CARAVAN, good, due, paying)
    for unit in range(units_of(s, clan)):
        if due > 0 and has_access(s, clan, unit, comarca, road):
            due = draw(s, clan, unit, good, due, paying)
    return due


@rule
def draw_from_ground(s, good, due, comarca, paying):
    """What the ground of a comarca leaves open."""
    part = min(due, value_on_ground(s, comarca, good))
    if paying:
        for _ in range(part):
            take_from_ground(s, comarca, good, 1)
        s.supply[good] += part
    return due - part


@rule
def walk(s, clan, good, due, comarca, road, here, purse, paying):
    """What stays open of what is due of one good, when all that may pay has paid; bought goods pay first."""
    due = draw(s, clan, BOUGHT, good, due, paying)
    if purse != BUILDING and is_nomad(s, clan):
        due = draw_as_nomad(s, clan, good, due, comarca, road, paying)
    else:
        due = draw_from_units(s, clan, good, due, comarca, road, here, paying)
    return draw_from_ground(s, good, due, comarca, paying) if purse == FROM_GROUND and due > 0 else due


@rule
def is_virgin(s, comarca):
    """Whether no clan has a flag in a comarca."""
    for clan in range(CLANS):
        if s.com_flags[comarca, clan] > 0:
            return False
    return True


@rule
def purse_for(s, book, clan, comarca, small):
    """What pays for a founding: a nomad's small village also the ground of its comarca (FIN-103, FIN-188)."""
    if is_nomad(s, clan):
        return FROM_GROUND if small and not book.ground_for_nomads_off else FOUNDING
    return FROM_GROUND if book.virgin_founding and is_virgin(s, comarca) else FOUNDING


@rule
def row_price(s, book, clan, row, column):
    """What a row of the price list, or NOTHING, asks of a clan; a patriarch closes cities without coins (FIN-097)."""
    if row == NOTHING:
        return 0
    if (
        column == COINS
        and row in (ANNEX_SMALL, ANNEX_LARGE)
        and ready_slot(s, book, clan, powers.PATRIARCH, 0) != NOTHING
    ):
        return 0
    return int(book.cost[row, column])


@rule
def price(s, book, clan, thing, group, other, column):
    """What rows of the price list ask of a clan together, of a good or of COINS; a group may be NOTHING."""
    return (
        row_price(s, book, clan, thing, column)
        + row_price(s, book, clan, group, column)
        + row_price(s, book, clan, other, column)
    )


@rule
def is_for_tiles(thing):
    """Whether a thing is a village tile or a group for one, for which builders save."""
    return thing < NEW_BOAT


@apart
def can_pay(s, book, clan, thing, group, other, comarca, road, here, purse):
    """Whether a clan has coins and goods for a price at a place; what cards save need not be there."""
    if s.coins[clan] < price(s, book, clan, thing, group, other, COINS):
        return False
    wood = price(s, book, clan, thing, group, other, WOOD)
    for good in range(CUBES):
        due = price(s, book, clan, thing, group, other, good)
        short = walk(s, clan, good, due, comarca, road, here, purse, False) if due > 0 else 0
        if short > 0 and short > free_cubes(s, book, clan, good, due, wood, is_for_tiles(thing)):
            return False
    return True


@rule
def bill(s, book, clan, thing, group, other, out):
    """Write what a price would take from a clan now: coins, and the cubes that no card saves."""
    wood = price(s, book, clan, thing, group, other, WOOD)
    for good in range(CUBES):
        due = price(s, book, clan, thing, group, other, good)
        out[good] = due - free_cubes(s, book, clan, good, due, wood, is_for_tiles(thing))
    out[COINS] = price(s, book, clan, thing, group, other, COINS)


@apart
def pay(s, book, clan, thing, group, other, comarca, road, here, purse):
    """A price is paid, less what cards save; cubes go to the supply."""
    s.coins[clan] -= price(s, book, clan, thing, group, other, COINS)
    for good in range(CUBES):
        due = price(s, book, clan, thing, group, other, good)
        due = save(s, book, clan, good, due, is_for_tiles(thing))
        walk(s, clan, good, due, comarca, road, here, purse, True)


@rule
def could_pay(s, book, clan, thing):
    """Whether a clan could pay a price if all its goods lay in the right place, and those on the ground too."""
    if s.coins[clan] < book.cost[thing, COINS]:
        return False
    on_ground = is_nomad(s, clan) or book.virgin_founding
    wood = int(book.cost[thing, WOOD])
    for good in range(CUBES):
        have = ground_total(s, good) if on_ground else 0
        for store in range(STORES):
            have += int(s.store[clan, store, good])
        due = int(book.cost[thing, good])
        if have < due and have < due - free_cubes(s, book, clan, good, due, wood, is_for_tiles(thing)):
            return False
    return True
