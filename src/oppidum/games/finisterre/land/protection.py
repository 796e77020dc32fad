"""Roads of closed cities are protected from road cards (FIN-031, FIN-032): tried out on the map, and taken back."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import town_part_flags
from oppidum.games.finisterre.land.direct_links import town_comarca
from oppidum.games.finisterre.land.grid import neighbour, open_plot
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.land.roads import count_roads, road_of_tile
from oppidum.games.finisterre.land.sides import SITE
from oppidum.games.finisterre.state import NOTHING, TOWNS


@rule
def road_of_town(s, book, town):
    """The road on which a town lies, or NOTHING."""
    comarca = town_comarca(s, town)
    road = road_of_tile(s, book, int(s.town_cell[town, 0]), comarca, SITE)
    if road == NOTHING and s.town_flags[town, 1] > 0:
        road = road_of_tile(s, book, int(s.town_cell[town, 1]), comarca, SITE)
    return road


@rule
def is_foreign(s, town, clan):
    """Whether somebody else has a tile in a town."""
    return int(s.town_clan[town, 0]) != clan or (s.town_flags[town, 1] > 0 and int(s.town_clan[town, 1]) != clan)


@rule
def towns_on(s, book, road):
    """The towns on a road, as bits."""
    towns = 0
    for town in range(TOWNS):
        if s.town_flags[town, 0] > 0 and road_of_town(s, book, town) == road:
            towns |= 1 << town
    return towns


@rule
def covered_road(s, cell):
    """The road of the land square on a cell, or NOTHING."""
    plot = int(s.plot_at[cell]) - 1
    return int(s.plot_road[plot, 0]) if plot >= 0 and s.plot_face[plot] >= 0 else NOTHING


@rule
def any_closed_city(s):
    """Whether there is a closed city on the table."""
    for town in range(TOWNS):
        if s.town_flags[town, 1] > 0:
            return True
    return False


@apart
def protection_holds(s, book, card, cell, facing, clan):
    """Whether all closed cities keep the roads that they have, when a road card lies here."""
    if not any_closed_city(s):
        return True
    other = neighbour(cell, (1 + facing) & 3)
    one, two = covered_road(s, cell), covered_road(s, other)
    if one != NOTHING and not road_stays_whole(s, book, one, card, cell, other, facing, clan):
        return False
    return two in (NOTHING, one) or road_stays_whole(s, book, two, card, cell, other, facing, clan)


@rule
def road_stays_whole(s, book, road, card, cell, other, facing, clan):
    """A foreign closed city keeps every bridge and settlement on its road; two closed cities keep each other."""
    towns, guarded, foreign = towns_on(s, book, road), 0, 0
    cities, first = 0, NOTHING
    for town in range(TOWNS):
        if towns >> town & 1 and s.town_flags[town, 1] > 0:
            guarded |= 1 << town
            cities += 1
            if is_foreign(s, town, clan) or town_part_flags(s, town, clan) == 0:
                foreign += 1
            first = town if first == NOTHING else first
    if foreign == 0 and cities < 2:
        return True
    if foreign > 0:
        guarded = towns
        mark_bridges(s, book, road)
    plots, west, east, south, north = s.plots, s.west, s.east, s.south, s.north
    plot_a, plot_b = open_plot(s, cell), open_plot(s, other)
    face_a, face_b = int(s.plot_face[plot_a]), int(s.plot_face[plot_b])
    put_squares(s, card, facing, plot_a, plot_b)
    count_roads(s, book)
    whole = still_together(s, book, guarded, road_of_town(s, book, first))
    take_square_back(s, plot_a, face_a)
    take_square_back(s, plot_b, face_b)
    while s.plots > plots:
        forget_last_plot(s)
    s.west, s.east, s.south, s.north = west, east, south, north
    count_roads(s, book)
    return whole


@rule
def mark_bridges(s, book, road):
    """Remember the bridges of a road."""
    for plot in range(s.plots):
        if s.plot_face[plot] >= 0 and book.bridge[s.plot_face[plot]] and int(s.plot_road[plot, 0]) == road:
            s.mark[plot, 0] = 1


@rule
def put_squares(s, card, facing, plot_a, plot_b):
    """Lay the card there for a moment; it lies in the comarca of the square that it covers."""
    comarca = s.plot_com[plot_a, 0] if s.plot_com[plot_a, 0] != NOTHING else s.plot_com[plot_b, 0]
    s.plot_face[plot_a] = 8 * card + facing
    s.plot_face[plot_b] = 8 * card + 4 + facing
    for corner in range(4):
        s.plot_com[plot_a, corner] = comarca
        s.plot_com[plot_b, corner] = comarca


@rule
def take_square_back(s, plot, face):
    """What lay there lies there again."""
    s.plot_face[plot] = face
    if face == BARE:
        for corner in range(4):
            s.plot_com[plot, corner] = NOTHING


@rule
def still_together(s, book, towns, road):
    """Whether these towns, and all bridges that were marked, lie on one road; the marks are taken away."""
    whole = road != NOTHING or towns & (towns - 1) == 0
    for town in range(TOWNS):
        if towns >> town & 1 and road_of_town(s, book, town) != road:
            whole = False
    for plot in range(s.plots):
        if s.mark[plot, 0]:
            s.mark[plot, 0] = 0
            if int(s.plot_road[plot, 0]) != road:
                whole = False
    return whole


@rule
def forget_last_plot(s):
    """The plot that was opened last was never there."""
    s.plots -= 1
    s.plot_at[s.plot_cell[s.plots]] = 0
    s.plot_cell[s.plots] = 0
    s.plot_face[s.plots] = 0
    for corner in range(4):
        s.plot_com[s.plots, corner] = 0
        s.plot_road[s.plots, corner] = 0
