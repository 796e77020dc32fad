"""The map after a change: roads, units, territories; and the free sites and docks."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import BOAT, PART, refresh_units, units_of
from oppidum.games.finisterre.land.comarcas import is_wet
from oppidum.games.finisterre.land.grid import comarca_at, neighbour, on_cell, road_at
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.land.protection import road_of_town
from oppidum.games.finisterre.land.roads import count_roads, road_of_tile
from oppidum.games.finisterre.land.sides import DOCK
from oppidum.games.finisterre.state import NOTHING


@apart
def refresh_map(s, book):
    """Roads, and what follows from them, after any change of squares, tiles or boats."""
    count_roads(s, book)
    for clan in range(s.players):
        for unit in range(units_of(s, clan)):
            kind, place = s.unit_kind[clan, unit], int(s.unit_place[clan, unit])
            s.unit_road[clan, unit] = NOTHING
            if kind == PART:
                s.unit_road[clan, unit] = road_of_town(s, book, place)
            elif kind == BOAT:
                comarca = comarca_at(s, int(s.unit_anchor[clan, unit]))
                s.unit_road[clan, unit] = road_of_tile(s, book, place, comarca, DOCK)
            elif book.carts_on_roads:
                s.unit_road[clan, unit] = road_at(s, int(s.unit_anchor[clan, unit]))
    refresh_units(s)


@apart
def is_free_cell(s, book, cell):
    """Whether a tile may be put on a cell: it is empty, and no river or sea ends before it (FIN-036, FIN-164)."""
    if cell < 0 or on_cell(s, cell) != BARE:
        return False
    for side in range(4):
        beside = neighbour(cell, side)
        if beside >= 0:
            there = on_cell(s, beside)
            if there >= 0 and is_wet(int(book.edge[there, (side + 2) & 3])):
                return False
    return True


@apart
def comarcas_with_free(s, book, arrows):
    """The comarcas with a free arrow of one kind, SITE or DOCK, as bits."""
    comarcas = 0
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        if face >= 0:
            mask = int(book.docks[face]) if arrows == DOCK else int(book.sites[face])
            if mask:
                comarcas |= free_arrows_of(s, book, plot, mask)
    return comarcas


@rule
def free_arrows_of(s, book, plot, mask):
    """The comarcas in which a square has a free arrow among these edges, as bits."""
    comarcas = 0
    for side in range(4):
        if mask >> side & 1 and is_free_cell(s, book, neighbour(int(s.plot_cell[plot]), side)):
            comarcas |= 1 << int(s.plot_com[plot, side])
    return comarcas


@apart
def count_free(s, book, arrows):
    """How many free arrows of one kind, SITE or DOCK, there are on the table."""
    count = 0
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        mask = 0 if face < 0 else int(book.docks[face]) if arrows == DOCK else int(book.sites[face])
        for side in range(4):
            if mask >> side & 1:
                count += is_free_cell(s, book, neighbour(int(s.plot_cell[plot]), side))
    return count
