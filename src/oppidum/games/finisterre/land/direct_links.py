"""Direct links of a clan: pairs of its settlement parts on one road, with one bridge at most between them."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import PART, part_of, town_part_flags
from oppidum.games.finisterre.land.grid import neighbour
from oppidum.games.finisterre.land.landscape import BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.roads import boat_comarca, ways
from oppidum.games.finisterre.land.sides import DOCK, ROAD, SITE
from oppidum.games.finisterre.state import LINKS, NOTHING, UNITS

# A walk reaches a part of a square in two ways: before a bridge and behind one.
BEFORE, BEHIND = 1, 2


@apart
def towns_linked_with(s, book, clan, town):
    """The other towns of the clan with which its part in this town has a direct link, as bits (FIN-038, FIN-192)."""
    if s.unit_road[clan, part_of(s, town, clan)] == NOTHING:
        return 0
    end = enter_town(s, book, town, BEFORE, 0)
    found, begin = 0, 0
    while begin < end:
        step = int(s.queue[begin])
        begin += 1
        part, way = step >> 2, step & 3
        towns = own_towns_at(s, book, clan, part)
        found |= towns
        if towns == 0 or towns >> town & 1:  # a path ends at another own town, unless it has just begun
            end = walk_on(s, book, clan, part, way, end)
    for step in range(end):
        part = int(s.queue[step]) >> 2
        s.mark[part >> 2, part & 3] = 0
        s.queue[step] = 0
    return found & ~(1 << town)


@rule
def reach(s, book, plot, corner, way, end):
    """Note a part of a square as reached, once each way; returns the new end of the queue."""
    corner = int(book.part[int(s.plot_face[plot]), corner])
    if int(s.mark[plot, corner]) & way:
        return end
    s.mark[plot, corner] = int(s.mark[plot, corner]) | way
    s.queue[end] = 4 * (4 * plot + corner) + way
    return end + 1


@rule
def walk_on(s, book, clan, part, way, end):
    """From a part to all that its roads, its bridge and the tiles before it join, but for the clan's own towns."""
    plot = part >> 2
    face = int(s.plot_face[plot])
    here = ways(book, face)
    for side in range(4):
        if here >> side & 1 and int(book.part[face, side]) == part & 3:
            end = cross_side(s, book, clan, plot, side, way, end)
    if book.bridge[face] and way == BEFORE:
        for corner in range(4):
            if int(book.part[face, corner]) != part & 3:
                end = reach(s, book, plot, corner, BEHIND, end)
    return end


@rule
def cross_side(s, book, clan, plot, side, way, end):
    """Over one side: to the road that meets it, or through the tile before it; never through a town of the clan."""
    beside = neighbour(int(s.plot_cell[plot]), side)
    near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
    if near < 0:
        return end
    edge, what = int(book.edge[int(s.plot_face[plot]), side]), int(s.plot_face[near])
    if what >= 0:
        if edge == ROAD and book.edge[what, (side + 2) & 3] == ROAD:
            end = reach(s, book, near, (side + 2) & 3, way, end)
    elif what <= BOAT_TILE:
        if edge != SITE and int(s.plot_com[plot, side]) == boat_comarca(s, near):
            end = enter_tile(s, book, near, int(s.plot_com[plot, side]), DOCK, way, end)
    elif what <= TOWN_TILE and edge != DOCK:
        town = TOWN_TILE - what
        if town_part_flags(s, town, clan) == 0 and int(s.plot_com[plot, side]) == town_comarca(s, town):
            end = enter_town(s, book, town, way, end)
    return end


@rule
def town_comarca(s, town):
    """The comarca of a town."""
    anchor = int(s.town_anchor[town])
    return int(s.plot_com[int(s.plot_at[anchor >> 2]) - 1, anchor & 3])


@rule
def enter_town(s, book, town, way, end):
    """To all roads around both tiles of a town."""
    for tile in range(2):
        if s.town_flags[town, tile] > 0:
            plot = int(s.plot_at[s.town_cell[town, tile]]) - 1
            end = enter_tile(s, book, plot, town_comarca(s, town), SITE, way, end)
    return end


@rule
def enter_tile(s, book, plot, comarca, arrow, way, end):
    """To all roads around a tile, in the comarca of its unit."""
    cell = int(s.plot_cell[plot])
    for side in range(4):
        beside = neighbour(cell, side)
        near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
        if near >= 0 and s.plot_face[near] >= 0:
            back = (side + 2) & 3
            edge = int(book.edge[int(s.plot_face[near]), back])
            if (edge in (ROAD, arrow)) and int(s.plot_com[near, back]) == comarca:
                end = reach(s, book, near, back, way, end)
    return end


@rule
def own_towns_at(s, book, clan, part):
    """The towns of a clan that a part of a square is joined to, as bits."""
    plot, towns = part >> 2, 0
    face = int(s.plot_face[plot])
    for side in range(4):
        edge = int(book.edge[face, side])
        if (edge in (ROAD, SITE)) and int(book.part[face, side]) == part & 3:
            beside = neighbour(int(s.plot_cell[plot]), side)
            near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
            if near >= 0 and BOAT_TILE < s.plot_face[near] <= TOWN_TILE:
                town = TOWN_TILE - int(s.plot_face[near])
                owned = town_part_flags(s, town, clan) > 0
                if owned and int(s.plot_com[plot, side]) == town_comarca(s, town):
                    towns |= 1 << town
    return towns


@rule
def shares_road(s, clan, unit):
    """Whether another settlement part of the clan lies on the same road: only then a link is possible."""
    road = int(s.unit_road[clan, unit])
    if road == NOTHING:
        return False
    for other in range(UNITS):
        if other != unit and s.unit_kind[clan, other] == PART and int(s.unit_road[clan, other]) == road:
            return True
    return False


@rule
def forget_links(s):
    """No link is left to be used; behind the last one nothing is ever noted."""
    for one in range(s.links):
        s.link[one, 0] = 0
        s.link[one, 1] = 0
    s.links = 0


@apart
def find_links(s, book, clan):
    """List the direct links of a clan in s.link, each by the comarcas of its two ends; s.links is their number."""
    forget_links(s)
    for unit in range(UNITS):
        if s.unit_kind[clan, unit] == PART and shares_road(s, clan, unit):
            linked = towns_linked_with(s, book, clan, int(s.unit_place[clan, unit]))
            for other in range(unit + 1, UNITS):
                if s.unit_kind[clan, other] == PART and linked >> int(s.unit_place[clan, other]) & 1:
                    if s.links < LINKS:
                        s.link[s.links, 0] = s.unit_com[clan, unit]
                        s.link[s.links, 1] = s.unit_com[clan, other]
                        s.links += 1
