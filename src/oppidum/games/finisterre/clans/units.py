"""Units of a clan: parts of settlements, boats and carts, numbered in the order of their making.

Those that reach each other are a territory, named by its first unit. Rules call it `land`; the folder `land/` is the
map.
"""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.grid import comarca_at, plot_of
from oppidum.games.finisterre.land.landscape import BARE, TOWN_TILE
from oppidum.games.finisterre.land.sides import DOCK, ROAD, SITE
from oppidum.games.finisterre.state import CELLS, COMARCAS, NOTHING, SIDE, TOWNS, UNITS

NO_UNIT, PART, BOAT, CART = range(4)  # kinds of units
SMALL, LARGE = 1, 2  # tiles, by their flags

TABLE = 4 * CELLS  # all corners of the table


@rule
def units_of(s, clan):
    """How many units a clan has."""
    count = 0
    while count < UNITS and s.unit_kind[clan, count] != NO_UNIT:
        count += 1
    return count


@rule
def villages_of(s, clan):
    """How many village tiles of a clan are on the table."""
    count = 0
    for town in range(TOWNS):
        for tile in range(2):
            count += s.town_flags[town, tile] > 0 and s.town_clan[town, tile] == clan
    return count


@rule
def vehicles_of(s, clan):
    """How many boats and carts of a clan are on the table."""
    count = 0
    for unit in range(units_of(s, clan)):
        count += s.unit_kind[clan, unit] != PART
    return count


@rule
def is_nomad(s, clan):
    """Whether a clan has no village."""
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART:
            return False
    return True


@rule
def is_closed(s, town):
    """Whether a settlement is a closed city: it has both tiles."""
    return s.town_flags[town, 0] > 0 and s.town_flags[town, 1] > 0


@rule
def town_part_flags(s, town, clan):
    """The flags of a clan in a settlement."""
    flags = 0
    for tile in range(2):
        if s.town_clan[town, tile] == clan:
            flags += int(s.town_flags[town, tile])
    return flags


@rule
def part_of(s, town, clan):
    """The unit that is a clan's part of a settlement, or NOTHING."""
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_place[clan, unit] == town:
            return unit
    return NOTHING


@rule
def part_capacity(s, book, town, clan):
    """The slots of a clan's part of a settlement."""
    slots = 0
    for tile in range(2):
        if s.town_flags[town, tile] > 0 and s.town_clan[town, tile] == clan:
            slots += book.huts[int(s.town_flags[town, tile])]
    return slots


@rule
def land_in(s, clan, comarca):
    """The territory with which a clan reaches the ground of a comarca, or NOTHING without a unit there."""
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca:
            return int(s.unit_land[clan, unit])
    return NOTHING


@rule
def is_alone(s, clan, comarca):
    """Whether no other clan has flags in a comarca."""
    for other in range(s.players):
        if other != clan and s.com_flags[comarca, other] > 0:
            return False
    return True


@rule
def colonies(s, clan, alone):
    """The comarcas where a clan has a flag; or only those where nobody else has."""
    count = 0
    for comarca in range(COMARCAS):
        if s.com_flags[comarca, clan] > 0:
            count += 1 if not alone or is_alone(s, clan, comarca) else 0
    return count


@rule
def cities(s, clan, mixed):
    """The closed cities in which a clan has a part; or only those that it shares with another."""
    count = 0
    for unit in range(units_of(s, clan)):
        town = int(s.unit_place[clan, unit])
        if s.unit_kind[clan, unit] == PART and is_closed(s, town):
            count += 1 if not mixed or s.town_clan[town, 0] != s.town_clan[town, 1] else 0
    return count


@rule
def has_city_in(s, clan, comarca):
    """Whether a clan has a part in a closed city of a comarca."""
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_com[clan, unit] == comarca:
            if is_closed(s, int(s.unit_place[clan, unit])):
                return True
    return False


@rule
def add_unit(s, clan, kind, place, anchor):
    """A new unit behind the others of its clan; its number, or NOTHING when the clan has no tile left."""
    unit = units_of(s, clan)
    if unit == UNITS:
        return NOTHING
    s.unit_kind[clan, unit] = kind
    s.unit_place[clan, unit] = place
    s.unit_anchor[clan, unit] = anchor
    s.unit_com[clan, unit] = comarca_at(s, anchor)
    s.unit_road[clan, unit] = NOTHING
    s.unit_land[clan, unit] = unit
    for good in range(GOODS):
        s.store[clan, unit, good] = 0
    return unit


@rule
def move_down(s, clan, unit):
    """A unit gets the number before its own."""
    s.unit_kind[clan, unit - 1] = s.unit_kind[clan, unit]
    s.unit_place[clan, unit - 1] = s.unit_place[clan, unit]
    s.unit_anchor[clan, unit - 1] = s.unit_anchor[clan, unit]
    s.unit_com[clan, unit - 1] = s.unit_com[clan, unit]
    s.unit_road[clan, unit - 1] = s.unit_road[clan, unit]
    s.unit_land[clan, unit - 1] = s.unit_land[clan, unit]
    for good in range(GOODS):
        s.store[clan, unit - 1, good] = s.store[clan, unit, good]


@apart
def remove_unit(s, clan, unit):
    """A unit goes, with what is in its store; the later ones move down by one. Refresh the units afterwards."""
    last = units_of(s, clan) - 1
    for later in range(unit + 1, last + 1):
        move_down(s, clan, later)
    s.unit_kind[clan, last] = NO_UNIT
    s.unit_place[clan, last] = NOTHING
    s.unit_anchor[clan, last] = NOTHING
    s.unit_com[clan, last] = NOTHING
    s.unit_road[clan, last] = NOTHING
    s.unit_land[clan, last] = NOTHING
    for good in range(GOODS):
        s.store[clan, last, good] = 0
    called = int(s.carts_called[clan])
    before = (1 << unit) - 1
    s.carts_called[clan] = (called & before) | (called >> 1 & ~before)


@rule
def clear_cell(s, cell):
    """Nothing lies any more where a tile has lain."""
    if cell >= 0:
        plot = plot_of(s, cell)
        if plot >= 0:
            s.plot_face[plot] = BARE


@rule
def take_tile(s, town, tile):
    """A tile leaves its settlement; if it was the arrow tile the other slides to the arrow cell (FIN-167).

    The unit of its clan stays: who calls this puts its goods somewhere, and removes it when it has no tile left.
    """
    arrow = int(s.town_cell[town, 0])
    clear_cell(s, int(s.town_cell[town, tile]))
    if tile == 0 and s.town_flags[town, 1] > 0:
        clear_cell(s, int(s.town_cell[town, 1]))
        s.town_clan[town, 0] = s.town_clan[town, 1]
        s.town_flags[town, 0] = s.town_flags[town, 1]
        if arrow >= 0 and plot_of(s, arrow) >= 0:
            s.plot_face[plot_of(s, arrow)] = TOWN_TILE - town
        tile = 1
    elif tile == 0:
        s.town_anchor[town] = NOTHING
    s.town_cell[town, tile] = NOTHING
    s.town_clan[town, tile] = NOTHING
    s.town_flags[town, tile] = 0


@rule
def count_flags(s):
    """The flags of every clan in every comarca."""
    for comarca in range(COMARCAS):
        for clan in range(s.players):
            s.com_flags[comarca, clan] = 0
    for clan in range(s.players):
        for unit in range(units_of(s, clan)):
            comarca = int(s.unit_com[clan, unit])
            if s.unit_kind[clan, unit] == PART and comarca >= 0:
                s.com_flags[comarca, clan] += town_part_flags(s, int(s.unit_place[clan, unit]), clan)


@rule
def are_joined(s, clan, one, other):
    """Whether two units of a clan have access to each other: one comarca or one road."""
    if s.unit_com[clan, one] == s.unit_com[clan, other] and s.unit_com[clan, one] != NOTHING:
        return True
    return s.unit_road[clan, one] == s.unit_road[clan, other] and s.unit_road[clan, one] != NOTHING


@rule
def find_lands(s, clan):
    """The territories of a clan, each named by its first unit (FIN-040)."""
    count = units_of(s, clan)
    for unit in range(count):
        s.unit_land[clan, unit] = unit
    changed = True
    while changed:
        changed = False
        for one in range(count):
            for other in range(one + 1, count):
                if s.unit_land[clan, one] != s.unit_land[clan, other] and are_joined(s, clan, one, other):
                    first = min(int(s.unit_land[clan, one]), int(s.unit_land[clan, other]))
                    s.unit_land[clan, one] = first
                    s.unit_land[clan, other] = first
                    changed = True


@apart
def refresh_units(s):
    """Where every unit stands, the flags of the comarcas and the territories, after any change of units or land."""
    for clan in range(s.players):
        for unit in range(units_of(s, clan)):
            s.unit_com[clan, unit] = comarca_at(s, int(s.unit_anchor[clan, unit]))
    count_flags(s)
    for clan in range(s.players):
        find_lands(s, clan)


@rule
def has_way(s, book, plot, edge):
    """Whether an edge of a plot's square has a road, a site or a dock."""
    face = int(s.plot_face[plot])
    return face >= 0 and book.edge[face, edge] in (ROAD, SITE, DOCK)


@apart
def cart_anchor(s, book, comarca):
    """Where a cart stands that enters a comarca: the least x, y, edge with a road, site or dock (chapter The map)."""
    least = TABLE  # without any way: the last corner of the comarca
    for plot in range(s.plots):
        cell = int(s.plot_cell[plot])
        for edge in range(4):
            if s.plot_com[plot, edge] == comarca:
                order = 4 * (SIDE * (cell % SIDE) + cell // SIDE) + edge
                if has_way(s, book, plot, edge):
                    least = min(least, order)
                elif least >= TABLE:
                    least = TABLE + order
    cell = least % TABLE // 4
    return 4 * (SIDE * (cell % SIDE) + cell // SIDE) + least % 4
