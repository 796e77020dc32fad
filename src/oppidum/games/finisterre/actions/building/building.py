"""What all building shares: sites and docks, tiles that are left, roads, and cells for second tiles.

A site or dock is named by its edge: 4 * plot + direction. Its corner of the same number lies in the part of the arrow.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.book import ANNEX_LARGE, ANNEX_SMALL, LARGE_VILLAGE, SMALL_VILLAGE
from oppidum.games.finisterre.clans.units import CART, LARGE, SMALL, units_of, vehicles_of, villages_of
from oppidum.games.finisterre.goods.payment import has_access
from oppidum.games.finisterre.land.grid import neighbour, open_plot
from oppidum.games.finisterre.land.landscape import TOWN_TILE
from oppidum.games.finisterre.land.map_refresh import is_free_cell
from oppidum.games.finisterre.state import NOTHING, TOWNS


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
def growing_tile(s, clan, town):
    """The first small tile of a clan in a settlement, or NOTHING."""
    for tile in range(2):
        if s.town_flags[town, tile] == SMALL and s.town_clan[town, tile] == clan:
            return tile
    return NOTHING
