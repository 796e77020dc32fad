"""A card comes down: what it covers is lost, carts slide, roads are cut, and a covered card may be taken back."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.cards.codes import IN_HAND, ON_TABLE
from oppidum.games.finisterre.clans.units import (
    BOAT,
    CART,
    PART,
    cart_anchor,
    part_of,
    remove_unit,
    take_tile,
    town_part_flags,
    units_of,
)
from oppidum.games.finisterre.ends.deeds import BRIDGE_COVERED
from oppidum.games.finisterre.goods.ground import put_on_ground, put_total_on_ground
from oppidum.games.finisterre.goods.resources import GOLD, GOODS
from oppidum.games.finisterre.goods.stores import free_slots, smallest_resource
from oppidum.games.finisterre.land.comarcas import add_to_comarcas, count_comarcas, forget_splits
from oppidum.games.finisterre.land.direct_links import shares_road, towns_linked_with
from oppidum.games.finisterre.land.grid import comarca_at, neighbour, on_cell, open_plot
from oppidum.games.finisterre.land.landscape import BARE, BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.map_refresh import comarcas_with_free, refresh_map
from oppidum.games.finisterre.land.placement import cell_of_b, wet
from oppidum.games.finisterre.land.roads import has_bridge
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import COMARCAS, NOTHING, TOWNS


@apart
def put_card(s, book):
    """Lay the card in play on its two cells; what it covers is lost, the map is read anew."""
    cell_a, cell_b = s.cell, cell_of_b(s.cell, s.facing)
    there_a, there_b = on_cell(s, cell_a), on_cell(s, cell_b)
    covers = there_a != BARE or there_b != BARE
    s.sites_before = comarcas_with_free(s, book, SITE)
    s.docks_before = comarcas_with_free(s, book, DOCK)
    s.loss = 0
    forget_splits(s)
    if covers:
        note_bridge(s, book, there_a)
        note_bridge(s, book, there_b)
        remember_roads(s, book)
        cover_tile(s, book, cell_a, there_a)
        cover_tile(s, book, cell_b, there_b)
    plot_a, plot_b = open_plot(s, cell_a), open_plot(s, cell_b)
    lay_square(s, book, plot_a, 8 * s.card + s.facing)
    lay_square(s, book, plot_b, 8 * s.card + 4 + s.facing)
    s.where[s.card] = ON_TABLE
    if covers:
        lose_boats_without_dock(s, book)
        count_comarcas(s, book)
        slide_carts(s, book)
    else:
        add_to_comarcas(s, book, plot_a, plot_b)
    refresh_map(s, book)
    find_recoverable(s, there_a, there_b)


@rule
def note_bridge(s, book, there):
    """Who covers a square with a bridge has done a deed (FIN-149)."""
    if there >= 0 and book.bridge[there]:
        s.deeds[s.playing] = int(s.deeds[s.playing]) | BRIDGE_COVERED


@rule
def lay_square(s, book, plot, face):
    """A square replaces what lay there; a dolmen under it is gone, its gold lies on the ground (FIN-166)."""
    before = int(s.plot_face[plot])
    if before >= 0:
        uncover_gold(s, book, before, 4 * int(s.plot_cell[plot]))
    if before < 0 or not wet(book, before):
        for corner in range(4):
            s.plot_com[plot, corner] = NOTHING
    s.plot_face[plot] = face


@rule
def uncover_gold(s, book, face, anchor):
    """The gold of a dolmen that goes becomes gold on the ground."""
    dolmen = int(book.dolmen[face >> 2]) - 1
    if dolmen >= 0 and s.dolmen_gold[dolmen] > 0:
        put_on_ground(s, anchor, GOLD, 1, int(s.dolmen_gold[dolmen]))
        s.dolmen_gold[dolmen] = 0


@apart
def cover_tile(s, book, cell, what):
    """The tile on a cell returns to its clan, its goods lie on the ground there (FIN-029)."""
    if what <= BOAT_TILE:
        clan = BOAT_TILE - what
        for unit in range(units_of(s, clan)):
            if s.unit_kind[clan, unit] == BOAT and int(s.unit_place[clan, unit]) == cell:
                lose_unit(s, book, clan, unit, 4 * cell)
                return
    elif what <= TOWN_TILE:
        cover_village(s, book, TOWN_TILE - what, cell)


@rule
def cover_village(s, book, town, cell):
    """A village is swept away; of a city, where that is allowed, only the tile that is covered."""
    if int(s.town_cell[town, 0]) == cell and s.town_flags[town, 1] > 0:
        swap_tiles(s, town)
    tile = 0 if int(s.town_cell[town, 0]) == cell else 1
    clan = int(s.town_clan[town, tile])
    unit = part_of(s, town, clan)
    take_tile(s, town, tile)
    if town_part_flags(s, town, clan) == 0:
        lose_unit(s, book, clan, unit, 4 * cell)
    else:
        spill(s, book, clan, unit, 4 * cell)


@rule
def swap_tiles(s, town):
    """The second tile of a city becomes its first, where it lies."""
    s.town_cell[town, 0], s.town_cell[town, 1] = s.town_cell[town, 1], s.town_cell[town, 0]
    s.town_clan[town, 0], s.town_clan[town, 1] = s.town_clan[town, 1], s.town_clan[town, 0]
    s.town_flags[town, 0], s.town_flags[town, 1] = s.town_flags[town, 1], s.town_flags[town, 0]


@rule
def spill(s, book, clan, unit, anchor):
    """What a smaller unit cannot hold falls to the ground, food first."""
    for good in range(GOODS - 1, -1, -1):
        while free_slots(s, book, clan, unit) < 0 and s.store[clan, unit, good] > 0:
            value = smallest_resource(book, good, int(s.store[clan, unit, good]))
            s.store[clan, unit, good] -= value
            put_on_ground(s, anchor, good, value, 1)


@apart
def lose_unit(s, book, clan, unit, anchor):
    """A unit is lost with its goods on the ground; a foreign one costs the placer a star point."""
    for good in range(GOODS):
        put_total_on_ground(s, book, anchor, good, int(s.store[clan, unit, good]))
    if s.unit_kind[clan, unit] == BOAT:
        plot = int(s.plot_at[int(s.unit_place[clan, unit])]) - 1
        if s.plot_face[plot] <= BOAT_TILE:
            s.plot_face[plot] = BARE
    remove_unit(s, clan, unit)
    s.loss += clan != s.playing


@rule
def lose_boats_without_dock(s, book):
    """A boat whose dock has disappeared is lost, its goods lie where the dock was (FIN-030)."""
    for clan in range(s.players):
        for unit in range(units_of(s, clan) - 1, -1, -1):
            if s.unit_kind[clan, unit] == BOAT:
                anchor = int(s.unit_anchor[clan, unit])
                face = on_cell(s, anchor >> 2)
                if face < 0 or book.edge[face, anchor & 3] != DOCK:
                    lose_unit(s, book, clan, unit, anchor)


@apart
def slide_carts(s, book):
    """Carts of a comarca that has split go where their clan has most flags, then most units (FIN-168)."""
    for clan in range(s.players):
        for unit in range(units_of(s, clan)):
            if s.unit_kind[clan, unit] == CART:
                home = comarca_at(s, int(s.unit_anchor[clan, unit]))
                best = best_piece(s, clan, unit, int(s.unit_com[clan, unit]), home)
                if best != home:
                    s.unit_anchor[clan, unit] = cart_anchor(s, book, best)


@rule
def best_piece(s, clan, cart, before, home):
    """The piece of a split comarca to which a cart goes; where all are alike, the one where it stands."""
    best, most = home, weight_of(s, clan, cart, home)
    for piece in range(COMARCAS):
        if piece != home and (piece == before or int(s.split_from[piece]) == before) and s.comarcas >> piece & 1:
            weight = weight_of(s, clan, cart, piece)
            if weight > most:
                best, most = piece, weight
    return best


@rule
def weight_of(s, clan, cart, comarca):
    """Flags of a clan in a comarca, then its units there but the cart."""
    weight = 0
    for unit in range(units_of(s, clan)):
        if unit != cart and comarca_at(s, int(s.unit_anchor[clan, unit])) == comarca:
            weight += 1
            if s.unit_kind[clan, unit] == PART:
                weight += 100 * town_part_flags(s, int(s.unit_place[clan, unit]), clan)
    return weight


@apart
def remember_roads(s, book):
    """Note the direct links and bridges of the others, to see later what the card has cut."""
    for clan in range(s.players):
        if clan != s.playing:
            for unit in range(units_of(s, clan)):
                if s.unit_kind[clan, unit] == PART:
                    town = int(s.unit_place[clan, unit])
                    if shares_road(s, clan, unit):
                        s.linked[clan, town] = towns_linked_with(s, book, clan, town)
                    if has_bridge(s, book, int(s.unit_road[clan, unit])):
                        s.had_bridge[clan] |= 1 << town


@apart
def count_cuts(s, book):
    """How many parts of others the card has cut off from a linked part or from every bridge (FIN-187)."""
    cuts = 0
    for clan in range(s.players):
        for town in range(TOWNS):
            if town_part_flags(s, town, clan) > 0 and is_cut(s, book, clan, town):
                cuts += 1
            s.linked[clan, town] = 0
        s.had_bridge[clan] = 0
    return cuts


@rule
def is_cut(s, book, clan, town):
    """Whether a part has lost the road to a part with which it was linked, or to its last bridge."""
    road = int(s.unit_road[clan, part_of(s, town, clan)])
    if s.had_bridge[clan] >> town & 1 and not has_bridge(s, book, road):
        return True
    for other in range(TOWNS):
        if s.linked[clan, town] >> other & 1 and town_part_flags(s, other, clan) > 0:
            if road == NOTHING or int(s.unit_road[clan, part_of(s, other, clan)]) != road:
                return True
    return False


@rule
def find_recoverable(s, there_a, there_b):
    """The covered cards that the placer may take back (FIN-033, FIN-034)."""
    for half in range(2):
        there = there_a if half == 0 else there_b
        s.lost[half] = NOTHING
        s.spared[half] = NOTHING
        if there >= 0 and not s.recovered[s.playing] and not (half == 1 and s.lost[0] == there >> 3):
            other = other_half(s, there >> 3)
            if other == NOTHING or stands_alone(s, other):
                s.lost[half] = there >> 3
                s.spared[half] = other


@rule
def other_half(s, card):
    """The plot where a square of a card still lies, or NOTHING."""
    for plot in range(s.plots):
        if s.plot_face[plot] >= 0 and s.plot_face[plot] >> 3 == card:
            return plot
    return NOTHING


@rule
def stands_alone(s, plot):
    """Whether a square touches nothing but the card in play."""
    for side in range(4):
        beside = neighbour(int(s.plot_cell[plot]), side)
        if beside >= 0:
            there = on_cell(s, beside)
            if there < BARE or (there >= 0 and there >> 3 != s.card):
                return False
    return True


@apart
def recover(s, book, half):
    """The placer takes a covered card back into its hand; a half of it that still lies there is removed."""
    card, plot = int(s.lost[half]), int(s.spared[half])
    s.recovered[s.playing] = 1
    s.where[card] = IN_HAND
    end = 0
    while s.hand[s.playing, end] != NOTHING:
        end += 1
    s.hand[s.playing, end] = card
    s.hand_open[s.playing, end] = 1
    if plot != NOTHING:
        cell = s.cell if half == 0 else cell_of_b(s.cell, s.facing)
        uncover_gold(s, book, int(s.plot_face[plot]), 4 * cell)
        s.plot_face[plot] = BARE
        move_anchors(s, int(s.plot_cell[plot]), cell)
        count_comarcas(s, book)
        slide_carts(s, book)
        refresh_map(s, book)


@rule
def moved(anchor, cell, target):
    """An anchor, at the same corner of another cell if it was on this one."""
    return 4 * target + (anchor & 3) if anchor >> 2 == cell else anchor


@rule
def move_anchors(s, cell, target):
    """All that was anchored on a cell is anchored on another."""
    for pile in range(s.piles):
        s.pile_anchor[pile] = moved(int(s.pile_anchor[pile]), cell, target)
    for mark in range(s.crop_marks):
        s.crop_mark[mark] = moved(int(s.crop_mark[mark]), cell, target)
    for mark in range(s.vein_marks):
        s.vein_mark[mark] = moved(int(s.vein_mark[mark]), cell, target)
    for town in range(TOWNS):
        if s.town_flags[town, 0] > 0:
            s.town_anchor[town] = moved(int(s.town_anchor[town]), cell, target)
    for clan in range(s.players):
        for unit in range(units_of(s, clan)):
            s.unit_anchor[clan, unit] = moved(int(s.unit_anchor[clan, unit]), cell, target)
