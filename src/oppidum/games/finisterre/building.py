"""Building: villages at sites, second tiles that close a city, growth, boats and carts (FIN-092 … FIN-107).

A site or dock is named by its edge: 4 * plot + direction. Its corner of the same number lies in the part of the arrow.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.book import (
    ANNEX_LARGE,
    ANNEX_SMALL,
    GROWTH,
    LARGE_VILLAGE,
    SMALL_VILLAGE,
)
from oppidum.games.finisterre.dolmens import gain_by_dolmens
from oppidum.games.finisterre.grid import neighbour, open_plot
from oppidum.games.finisterre.overflow import unload_caravan
from oppidum.games.finisterre.payment import BUILDING, can_pay, has_access, pay, purse_for
from oppidum.games.finisterre.state import (
    BARE,
    CART,
    LARGE,
    NOTHING,
    PART,
    SITE,
    SMALL,
    TOWN_TILE,
    TOWNS,
)
from oppidum.games.finisterre.survey import is_free_cell, refresh_map
from oppidum.games.finisterre.units import (
    add_unit,
    is_closed,
    is_nomad,
    units_of,
    vehicles_of,
    villages_of,
)


@rule
def is_free_arrow(s, book, edge, kind):
    """Whether an edge is a SITE or a DOCK whose arrow cell is free (FIN-036, FIN-164)."""
    face = int(s.plot_face[edge >> 2])
    return face >= 0 and book.edge[face, edge & 3] == kind and is_free_cell(s, book, arrow_cell(s, edge))


@rule
def arrow_cell(s, edge):
    """The cell in front of an edge."""
    return neighbour(int(s.plot_cell[edge >> 2]), edge & 3)


@rule
def anchor_of(s, edge):
    """The anchor of a unit whose arrow is this edge."""
    return 4 * int(s.plot_cell[edge >> 2]) + (edge & 3)


@rule
def has_tile(s, book, clan):
    """Whether a clan has a village tile left (FIN-007)."""
    return villages_of(s, clan) < book.tiles


@rule
def has_vehicle(s, book, clan):
    """Whether a clan has a boat or cart tile left (FIN-007)."""
    return vehicles_of(s, clan) < book.vehicles


@rule
def has_unit_on_road(s, clan, road, carts):
    """Whether a settlement or a boat of a clan is on a road; or a cart, where carts count and are on roads at all."""
    for unit in range(units_of(s, clan)):
        if (carts or s.unit_kind[clan, unit] != CART) and has_access(s, clan, unit, NOTHING, road):
            return True
    return False


@rule
def village_price(flags):
    """The row of the price list for a new village."""
    return LARGE_VILLAGE if flags == LARGE else SMALL_VILLAGE


@rule
def group_price(flags):
    """The row of the price list for a tile of a closed city."""
    return ANNEX_LARGE if flags == LARGE else ANNEX_SMALL


@rule
def can_found(s, book, clan, edge, flags):
    """Whether a village can be founded at a site: who is settled needs a road to it (FIN-092, FIN-093, FIN-102)."""
    if not is_free_arrow(s, book, edge, SITE) or not has_tile(s, book, clan):
        return False
    comarca, road = int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3])
    if not is_nomad(s, clan) and not has_unit_on_road(s, clan, road, False):
        return False
    purse = purse_for(s, book, clan, comarca, flags == SMALL)
    return can_pay(s, book, clan, village_price(flags), NOTHING, NOTHING, comarca, road, NOTHING, purse)


@rule
def found(s, book, clan, edge, flags):
    """A village is founded; a nomad's caravan is unloaded there, even if it holds too much (FIN-103, FIN-104)."""
    comarca, road = int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3])
    purse = purse_for(s, book, clan, comarca, flags == SMALL)
    pay(s, book, clan, village_price(flags), NOTHING, NOTHING, comarca, road, NOTHING, purse)
    town = free_town(s)
    s.town_anchor[town] = anchor_of(s, edge)
    lay_tile(s, town, 0, arrow_cell(s, edge), clan, flags)
    unit = add_unit(s, clan, PART, town, anchor_of(s, edge))
    refresh_map(s, book)
    unload_caravan(s, clan, unit)
    gain_by_dolmens(s, book, clan, unit, flags)


@rule
def free_town(s):
    """The first number that no settlement has; there are as many as tiles."""
    for town in range(TOWNS):
        if s.town_flags[town, 0] == 0 and s.town_flags[town, 1] == 0:
            return town
    return NOTHING


@rule
def lay_tile(s, town, tile, cell, clan, flags):
    """A tile of a settlement is put on its cell."""
    s.town_cell[town, tile] = cell
    s.town_clan[town, tile] = clan
    s.town_flags[town, tile] = flags
    if tile == 0:
        s.town_cell[town, 1] = NOTHING
        s.town_clan[town, 1] = NOTHING
        s.town_flags[town, 1] = 0
    s.plot_face[open_plot(s, cell)] = TOWN_TILE - town


@rule
def second_cell(s, town, direction):
    """The cell beside the arrow tile in a direction."""
    return neighbour(int(s.town_cell[town, 0]), direction)


@rule
def has_second_cell(s, book, town):
    """Whether a second tile can lie beside the arrow tile (FIN-037)."""
    for direction in range(4):
        if is_free_cell(s, book, second_cell(s, town, direction)):
            return True
    return False


@rule
def can_annex_tile(s, book, clan, unit, flags):
    """Whether a tile of this size can close an own settlement of one tile (FIN-095, FIN-096, FIN-101)."""
    if s.unit_kind[clan, unit] != PART or not has_tile(s, book, clan):
        return False
    town = int(s.unit_place[clan, unit])
    if is_closed(s, town) or not has_second_cell(s, book, town):
        return False
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    group, other = group_price(flags), group_price(int(s.town_flags[town, 0]))
    return can_pay(s, book, clan, village_price(flags), group, other, comarca, road, unit, BUILDING)


@rule
def can_annex(s, book, clan, unit):
    """Whether a small or a large tile can close an own settlement."""
    return can_annex_tile(s, book, clan, unit, SMALL) or can_annex_tile(s, book, clan, unit, LARGE)


@rule
def annex(s, book, clan, unit, flags, direction):
    """A second tile closes an own settlement (FIN-095)."""
    town = int(s.unit_place[clan, unit])
    group, other = group_price(flags), group_price(int(s.town_flags[town, 0]))
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    pay(s, book, clan, village_price(flags), group, other, comarca, road, unit, BUILDING)
    lay_tile(s, town, 1, second_cell(s, town, direction), clan, flags)
    refresh_map(s, book)
    gain_by_dolmens(s, book, clan, unit, flags)


@rule
def growing_tile(s, clan, town):
    """The first small tile of a clan in a settlement, or NOTHING."""
    for tile in range(2):
        if s.town_flags[town, tile] == SMALL and s.town_clan[town, tile] == clan:
            return tile
    return NOTHING


@rule
def can_grow(s, book, clan, unit):
    """Whether a small tile of a settlement can be paid to be large (FIN-094)."""
    if s.unit_kind[clan, unit] != PART:
        return False
    town = int(s.unit_place[clan, unit])
    if growing_tile(s, clan, town) == NOTHING:
        return False
    group = ANNEX_LARGE if is_closed(s, town) else NOTHING
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    return can_pay(s, book, clan, GROWTH, group, NOTHING, comarca, road, unit, BUILDING)


@rule
def owns_second_tile(s, clan, unit):
    """Whether the second tile of a settlement is the clan's own, so that it may be moved (FIN-185)."""
    town = int(s.unit_place[clan, unit])
    return is_closed(s, town) and s.town_clan[town, 1] == clan


@rule
def can_take_cell(s, book, clan, unit, direction):
    """Whether the second tile may lie there: where it is now, or on another free cell."""
    cell = second_cell(s, int(s.unit_place[clan, unit]), direction)
    return is_free_cell(s, book, cell) or (cell >= 0 and cell == s.town_cell[int(s.unit_place[clan, unit]), 1])


@rule
def grow(s, book, clan, unit, direction):
    """A small tile becomes large; the own second tile may take another cell, if a direction is named (FIN-185)."""
    town = int(s.unit_place[clan, unit])
    group = ANNEX_LARGE if is_closed(s, town) else NOTHING
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    pay(s, book, clan, GROWTH, group, NOTHING, comarca, road, unit, BUILDING)
    s.town_flags[town, growing_tile(s, clan, town)] = LARGE
    if direction != NOTHING:
        s.plot_face[open_plot(s, int(s.town_cell[town, 1]))] = BARE
        lay_tile(s, town, 1, second_cell(s, town, direction), clan, int(s.town_flags[town, 1]))
    refresh_map(s, book)
    gain_by_dolmens(s, book, clan, unit, LARGE - SMALL)
