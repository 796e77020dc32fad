"""Roads: what they join, over which bridges, and the direct links of a clan."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import BOAT
from oppidum.games.finisterre.land.comarcas import find_root, unite
from oppidum.games.finisterre.land.grid import neighbour
from oppidum.games.finisterre.land.landscape import BOAT_TILE
from oppidum.games.finisterre.land.sides import DOCK, ROAD, SITE
from oppidum.games.finisterre.state import NOTHING, TOWNS, UNITS


@rule
def ways(book, face):
    """The edges of a face to which a road comes, as bits."""
    return int(book.roads[face]) | int(book.sites[face]) | int(book.docks[face])


@apart
def count_roads(s, book):
    """All roads from scratch: plot_road of a part is the lowest part of its road, NOTHING where no road is."""
    parents = s.plot_road
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        for corner in range(4):
            parents[plot, corner] = 4 * plot + (int(book.part[face, corner]) if face >= 0 else corner)
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        if face >= 0:
            for side in range(2):
                if book.edge[face, side] == ROAD:
                    join_neighbour(s, book, plot, side)
            if book.bridge[face]:
                join_banks(parents, plot)
    for town in range(TOWNS):
        join_around_town(s, book, town)
    for plot in range(s.plots):
        if s.plot_face[plot] <= BOAT_TILE:
            join_around_tile(s, book, plot, boat_comarca(s, plot), DOCK, NOTHING)
    drop_roadless_parts(s, book)


@rule
def join_neighbour(s, book, plot, side):
    """A road end that meets a road end."""
    beside = neighbour(int(s.plot_cell[plot]), side)
    near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
    if near >= 0 and s.plot_face[near] >= 0 and book.edge[s.plot_face[near], (side + 2) & 3] == ROAD:
        unite(s.plot_road, 4 * plot + side, 4 * near + ((side + 2) & 3))


@rule
def join_banks(parents, plot):
    """A bridge joins the two parts of its square."""
    for corner in range(1, 4):
        unite(parents, 4 * plot, 4 * plot + corner)


@rule
def join_around_town(s, book, town):
    """Roads run through a settlement; both tiles of it count as one place."""
    anchor = int(s.town_anchor[town])
    if s.town_flags[town, 0] > 0:
        comarca = int(s.plot_com[int(s.plot_at[anchor >> 2]) - 1, anchor & 3])
        first = join_around_tile(s, book, int(s.plot_at[s.town_cell[town, 0]]) - 1, comarca, SITE, NOTHING)
        if s.town_flags[town, 1] > 0:
            join_around_tile(s, book, int(s.plot_at[s.town_cell[town, 1]]) - 1, comarca, SITE, first)


@rule
def join_around_tile(s, book, plot, comarca, arrow, first):
    """Unite the roads and arrows that point at a tile, and `first` unless that is NOTHING.

    Only in the comarca of the unit, so that no unit replaces a bridge (FIN-165).
    """
    cell = int(s.plot_cell[plot])
    for side in range(4):
        beside = neighbour(cell, side)
        near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
        if near >= 0 and s.plot_face[near] >= 0:
            back = (side + 2) & 3
            edge = int(book.edge[s.plot_face[near], back])
            if (edge in (ROAD, arrow)) and int(s.plot_com[near, back]) == comarca:
                if first == NOTHING:
                    first = 4 * near + back
                else:
                    unite(s.plot_road, first, 4 * near + back)
    return first


@rule
def boat_comarca(s, plot):
    """The comarca of the boat on a plot."""
    clan = BOAT_TILE - int(s.plot_face[plot])
    cell = int(s.plot_cell[plot])
    for unit in range(UNITS):
        if s.unit_kind[clan, unit] == BOAT and int(s.unit_place[clan, unit]) == cell:
            anchor = int(s.unit_anchor[clan, unit])
            return int(s.plot_com[int(s.plot_at[anchor >> 2]) - 1, anchor & 3])
    return NOTHING


@rule
def drop_roadless_parts(s, book):
    """Roots instead of parents; parts without a road have none."""
    for plot in range(s.plots):
        for corner in range(4):
            s.plot_road[plot, corner] = find_root(s.plot_road, 4 * plot + corner)
    for plot in range(s.plots):
        on_road = parts_on_road(book, int(s.plot_face[plot]))
        for corner in range(4):
            if not on_road >> corner & 1:
                s.plot_road[plot, corner] = NOTHING


@rule
def parts_on_road(book, face):
    """The corners of a face in whose part a road is, as bits."""
    if face < 0:
        return 0
    here, corners = ways(book, face), 0
    if book.bridge[face] and here:
        return 15
    for corner in range(4):
        for side in range(4):
            if here >> side & 1 and book.part[face, side] == book.part[face, corner]:
                corners |= 1 << corner
    return corners


@rule
def road_of_tile(s, book, cell, comarca, arrow):
    """The road to which a tile on a cell belongs, or NOTHING."""
    for side in range(4):
        beside = neighbour(cell, side)
        near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
        if near >= 0 and s.plot_face[near] >= 0:
            back = (side + 2) & 3
            edge = int(book.edge[s.plot_face[near], back])
            if (edge in (ROAD, arrow)) and int(s.plot_com[near, back]) == comarca:
                return int(s.plot_road[near, back])
    return NOTHING


@rule
def has_bridge(s, book, road):
    """Whether a road crosses a bridge."""
    if road == NOTHING:
        return False
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        if face >= 0 and book.bridge[face] and int(s.plot_road[plot, 0]) == road:
            return True
    return False


@apart
def reach_over_bridges(s, book, comarca):
    """The comarcas that can be reached over bridges, as bits, itself among them."""
    reached, before = 1 << comarca, 0
    while reached != before:
        before = reached
        for plot in range(s.plots):
            face = int(s.plot_face[plot])
            if face >= 0 and book.bridge[face]:
                banks = 0
                for corner in range(4):
                    banks |= 1 << int(s.plot_com[plot, corner])
                if banks & reached:
                    reached |= banks
    return reached


@rule
def reachable_over_bridges(s, book, one, other):
    """Whether a cart finds bridges from one comarca to another."""
    return reach_over_bridges(s, book, one) >> other & 1 == 1
