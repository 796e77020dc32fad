"""Where a terrain card may lie: water meets water, roads join roads, no two comarcas become one.

Candidates are found from the squares that lie there: every square may be covered, every empty neighbour filled. A card
is looked at through the half that joins the map; if both do, through its square A.
"""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.land.grid import has_plots_left, neighbour, on_cell
from oppidum.games.finisterre.land.landscape import BARE, BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.protection import protection_holds
from oppidum.games.finisterre.land.sides import RIVER, ROAD, SEA
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import note_use, ready_slot, wear
from oppidum.games.finisterre.specialists.slots import SERVED
from oppidum.games.finisterre.state import COMARCAS, MIDDLE, NOTHING, QUEUE, UNITS

# What may be at a side of a cell: the lowest of four bits, one for each side.
RIVER_END, SEA_SIDE, LAND_SIDE, TILE = 1, 1 << 4, 1 << 8, 1 << 12
WATER_SQUARE, ROAD_END, JOINT = 1 << 16, 1 << 20, 1 << 24
TWO = -2  # comarcas, where there should be one
EVERYTHING = RIVER_END | SEA_SIDE | LAND_SIDE | TILE | WATER_SQUARE | ROAD_END | JOINT


@rule
def wet(book, face):
    """The edges of a face that are river or sea, as bits."""
    return int(book.rivers[face]) | int(book.seas[face])


@rule
def cell_of_b(cell, facing):
    """The cell of square B beside square A."""
    return neighbour(cell, (1 + facing) & 3)


@rule
def homes_of(s, clan):
    """The comarcas where a clan has flags, as bits."""
    comarcas = 0
    for comarca in range(COMARCAS):
        if s.com_flags[comarca, clan] > 0:
            comarcas |= 1 << comarca
    return comarcas


@rule
def binding_homes(s, book, card, clan):
    """The homes from which a clan goes on with a road card, as bits; 0: from anywhere, as nomads and explorers do."""
    if not book.watery[card] and ready_slot(s, book, clan, powers.EXPLORER, SERVED) != NOTHING:
        return 0
    return homes_of(s, clan)


@rule
def may_join_road(s, clan, homes, plot, side):
    """Whether a clan may go on from a road end: nomads anywhere, others where they live or are (FIN-025, FIN-026)."""
    if homes == 0 or homes >> int(s.plot_com[plot, side]) & 1:
        return True
    road = int(s.plot_road[plot, side])
    for unit in range(UNITS):
        if s.unit_kind[clan, unit] == 0:
            return False
        if int(s.unit_road[clan, unit]) == road:
            return True
    return False


@rule
def look_around(s, book, cell, wanted, clan, homes):
    """What lies around a cell: four bits each, one for each side, for the words below."""
    around = 0
    for side in range(4):
        beside = neighbour(cell, side)
        near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
        if near >= 0 and s.plot_face[near] != BARE:
            there = int(s.plot_face[near])
            if there < 0:
                around |= TILE << side
                continue
            back = (side + 2) & 3
            edge = int(book.edge[there, back])
            around |= (RIVER_END if edge == RIVER else SEA_SIDE if edge == SEA else LAND_SIDE) << side
            if edge == ROAD:
                around |= ROAD_END << side
            if wet(book, there):
                around |= WATER_SQUARE << side
            if edge == wanted and (wanted == RIVER or may_join_road(s, clan, homes, near, back)):
                around |= JOINT << side
    return around


@rule
def sides_with(around, what):
    """The sides where something is, as bits."""
    return around // what & 15


@rule
def without(around, side):
    """All that is around, but for one side: the card's own other half lies there."""
    return around & ~(EVERYTHING << side)


@rule
def square_agrees(book, face, around):
    """River meets river, nothing meets the sea, and between two rivers lies a cell (FIN-016, FIN-017)."""
    rivers, seas = int(book.rivers[face]), int(book.seas[face])
    land = 15 ^ rivers ^ seas
    river_ends, land_sides = sides_with(around, RIVER_END), sides_with(around, LAND_SIDE)
    blocked = land_sides | sides_with(around, SEA_SIDE) | sides_with(around, TILE)
    if rivers & blocked or seas & (blocked | river_ends) or land & (river_ends | sides_with(around, SEA_SIDE)):
        return False
    if land != 15 and sides_with(around, WATER_SQUARE) & ~rivers:
        return False
    if book.road_match_strict:
        road_ends, roads = sides_with(around, ROAD_END), int(book.roads[face])
        return (roads ^ road_ends) & land_sides == 0
    return True


@rule
def joins(book, card, face, around):
    """Whether a square goes on from a river (water cards) or from a road where the clan may (road cards)."""
    ends = int(book.rivers[face]) if book.watery[card] else int(book.roads[face])
    return ends & sides_with(around, JOINT) != 0


@rule
def wanted_by(book, card):
    """What a card must join."""
    return RIVER if book.watery[card] else ROAD


@rule
def may_cover(s, book, card, face, what):
    """Whether a square may lie on what is there (FIN-019, FIN-029)."""
    if what == BARE:
        return True
    if what >= 0:
        if wet(book, what):
            return book.rivers[face] == book.rivers[what] and book.seas[face] == book.seas[what]
        return True
    if not book.watery[card]:
        return False
    if what <= BOAT_TILE:
        return True
    town = TOWN_TILE - what
    return bool(book.flood_cities) or s.town_flags[town, 1] == 0


@rule
def tier_of(book, there_a, there_b):
    """1 for what every card may cover, 2 for any two squares (FIN-028)."""
    if there_a == BARE or there_b == BARE:
        return 1
    same_card = there_a >= 0 and there_b >= 0 and there_a >> 3 == there_b >> 3
    return 1 if same_card or book.overwrite_free else 2


@rule
def group_of(book, face_a, face_b, inner, half, corner):
    """The corners of a card that belong together, by a number: those of A, and of B where A does not go on."""
    if half == 0:
        return int(book.part[face_a, corner])
    part = int(book.part[face_b, corner])
    if part == int(book.part[face_b, (inner + 2) & 3]):
        return int(book.part[face_a, (inner + 3) & 3])
    if part == int(book.part[face_b, (inner + 1) & 3]):
        return int(book.part[face_a, inner])
    return 4 + part


@rule
def keeps_comarcas_apart(s, book, face_a, face_b, cell_a, cell_b, inner):
    """Whether no two comarcas would become one (FIN-018, FIN-191). Six bits for each group of corners: its comarca."""
    labels = 0
    for half in range(2):
        cell, other = (cell_a, cell_b) if half == 0 else (cell_b, cell_a)
        plot = int(s.plot_at[cell]) - 1
        covers_water = plot >= 0 and s.plot_face[plot] >= 0 and wet(book, int(s.plot_face[plot])) != 0
        for corner in range(4):
            group = 6 * group_of(book, face_a, face_b, inner, half, corner)
            for turn in range(3):  # the side before the corner, the side behind it, and a river square that is covered
                label = NOTHING
                if turn == 2:
                    label = int(s.plot_com[plot, corner]) if covers_water else NOTHING
                else:
                    side = (corner + turn) & 3
                    beside = neighbour(cell, side)
                    if beside >= 0 and beside != other:
                        near = int(s.plot_at[beside]) - 1
                        if near >= 0 and s.plot_face[near] >= 0:
                            label = int(s.plot_com[near, (side + 1) & 3 if turn == 0 else (side + 2) & 3])
                if label != NOTHING:
                    known = labels >> group & 63
                    if known == 0:
                        labels |= (label + 1) << group
                    elif known != label + 1:
                        return False
    return True


@rule
def may_cover_both(s, book, card, cell_a, cell_b, facing, tier):
    """Whether a card may cover what lies on its two cells (FIN-019, FIN-028)."""
    there_a, there_b = on_cell(s, cell_a), on_cell(s, cell_b)
    if tier_of(book, there_a, there_b) > tier:
        return False
    return may_cover(s, book, card, 8 * card + facing, there_a) and may_cover(
        s, book, card, 8 * card + 4 + facing, there_b
    )


@rule
def joins_no_comarcas(s, book, card, cell_a, cell_b, facing):
    """Whether the comarcas stay apart when a card lies there."""
    if not book.watery[card]:
        label = comarca_around(s, cell_a, cell_b, NOTHING)
        return label != TWO and comarca_around(s, cell_b, cell_a, label) != TWO
    return keeps_comarcas_apart(s, book, 8 * card + facing, 8 * card + 4 + facing, cell_a, cell_b, (1 + facing) & 3)


@rule
def comarca_around(s, cell, other, label):
    """The comarca of all land around a cell, beside one that is known already; TWO if there are several."""
    for side in range(4):
        beside = neighbour(cell, side)
        if beside >= 0 and beside != other:
            near = int(s.plot_at[beside]) - 1
            if near >= 0 and s.plot_face[near] >= 0:
                found = int(s.plot_com[near, (side + 2) & 3])
                if label == NOTHING:
                    label = found
                elif label != found:
                    return TWO
    return label


@rule
def may_lie(s, book, card, cell, facing, tier, clan, homes):
    """Whether a clan may put a card there (FIN-016 … FIN-032)."""
    other = cell_of_b(cell, facing)
    if other < 0 or not may_cover_both(s, book, card, cell, other, facing, tier):
        return False
    inner, wanted = (1 + facing) & 3, wanted_by(book, card)
    face_a, face_b = 8 * card + facing, 8 * card + 4 + facing
    around_a = without(look_around(s, book, cell, wanted, clan, homes), inner)
    if not square_agrees(book, face_a, around_a):
        return False
    around_b = without(look_around(s, book, other, wanted, clan, homes), (inner + 2) & 3)
    if not square_agrees(book, face_b, around_b):
        return False
    if not joins(book, card, face_a, around_a) and not joins(book, card, face_b, around_b):
        return False
    return joins_no_comarcas(s, book, card, cell, other, facing) and spares_cities(s, book, card, cell, facing, clan)


@rule
def spares_cities(s, book, card, cell, facing, clan):
    """Whether a road card leaves the roads of closed cities whole (FIN-031, FIN-032)."""
    return book.watery[card] or protection_holds(s, book, card, cell, facing, clan)


@rule
def is_listed(s, cell, count):
    """Whether a cell stands in s.queue already, with another facing."""
    for one in range(count - 1, -1, -1):
        if int(s.queue[one]) == cell:
            return True
    return False


@rule
def list_at(s, book, card, cell, tier, clan, homes, count, most):
    """List the placements that join the map through the half on this cell in s.queue; returns the new count."""
    wanted = wanted_by(book, card)
    here = look_around(s, book, cell, wanted, clan, homes)
    if sides_with(here, JOINT) == 0:
        return count
    for half in range(2):
        for facing in range(4):
            face = 8 * card + 4 * half + facing
            inner = (1 + facing + 2 * half) & 3
            around = without(here, inner)
            if count < most and joins(book, card, face, around) and square_agrees(book, face, around):
                other = neighbour(cell, inner)
                cell_a, cell_b = (cell, other) if half == 0 else (other, cell)
                if other >= 0 and may_cover_both(s, book, card, cell_a, cell_b, facing, tier):
                    there = without(look_around(s, book, other, wanted, clan, homes), (inner + 2) & 3)
                    if (
                        square_agrees(book, face ^ 4, there)
                        and not (half == 1 and joins(book, card, face ^ 4, there))
                        and joins_no_comarcas(s, book, card, cell_a, cell_b, facing)
                        and spares_cities(s, book, card, cell_a, facing, clan)
                        and not is_listed(s, cell_a, count)
                    ):
                        s.queue[count] = cell_a
                        count += 1
    return count


@rule
def is_first_end(s, book, cell, side, wanted):
    """Whether the river or road that ends at this side of an empty cell is the first of several: it looks for all."""
    for lower in range(side):
        beside = neighbour(cell, lower)
        there = on_cell(s, beside) if beside >= 0 else BARE
        if there >= 0 and int(book.edge[there, (lower + 2) & 3]) == wanted:
            return False
    return True


@rule
def may_be_covered(book, card, what):
    """Whether a card may cover this at all: road cards only land."""
    return bool(book.watery[card]) or (what >= 0 and not wet(book, what))


@apart
def list_squares(s, book, card, clan, tier, most):
    """The cells where square A of a card may lie in some facing, in s.queue; returns how many, at most so many."""
    homes, count, wanted = binding_homes(s, book, card, clan), 0, wanted_by(book, card)
    for plot in range(s.plots):
        if count == most:
            return count
        face = int(s.plot_face[plot])
        cell = int(s.plot_cell[plot])
        if face != BARE and may_be_covered(book, card, face):
            count = list_at(s, book, card, cell, tier, clan, homes, count, most)
        for side in range(4):
            if face >= 0 and int(book.edge[face, side]) == wanted:
                beside = neighbour(cell, side)
                if beside >= 0 and on_cell(s, beside) == BARE and is_first_end(s, book, beside, (side + 2) & 3, wanted):
                    count = list_at(s, book, card, beside, tier, clan, homes, count, most)
    return count


@rule
def has_place(s, book, card, clan, tier):
    """Whether a card may lie anywhere."""
    found = list_squares(s, book, card, clan, tier, 1) > 0
    s.queue[0] = 0
    return found


@apart
def tier_for(s, book, card, clan):
    """The tier at which a card can be placed: 0 if it cannot (FIN-012, FIN-028)."""
    if s.plots == 0:
        return 1 if book.watery[card] else 0
    if not has_plots_left(s):
        return 0
    if has_place(s, book, card, clan, 1):
        return 1
    return 2 if book.watery[card] and has_place(s, book, card, clan, 2) else 0


@rule
def legal_squares(s, book, out):
    """Where square A of the card in play may lie; the first card of all lies in the middle (FIN-012)."""
    if s.plots == 0:
        out[0] = moves.SQUARE + MIDDLE
        return 1
    count = list_squares(s, book, s.card, s.playing, s.tier, QUEUE)
    for one in range(count):
        out[one] = moves.SQUARE + int(s.queue[one])
        s.queue[one] = 0
    return count


@rule
def only_square(s, book):
    """The cell where square A of the card in play may lie if there is only one, else NOTHING."""
    count = list_squares(s, book, s.card, s.playing, s.tier, 2)
    only = int(s.queue[0]) if count == 1 else NOTHING
    for one in range(count):
        s.queue[one] = 0
    return only


@apart
def legal_facings(s, book, out):
    """How the card in play may be turned at its cell."""
    if s.plots == 0:
        out[0] = moves.FACING
        return 1
    count, homes = 0, binding_homes(s, book, s.card, s.playing)
    for facing in range(4):
        if may_lie(s, book, s.card, s.cell, facing, s.tier, s.playing, homes):
            out[count] = moves.FACING + facing
            count += 1
    return count


@apart
def only_facing(s, book):
    """The facing of the card in play at its cell if there is only one, else NOTHING."""
    only, homes = NOTHING, binding_homes(s, book, s.card, s.playing)
    for facing in range(4):
        if may_lie(s, book, s.card, s.cell, facing, s.tier, s.playing, homes):
            if only != NOTHING:
                return NOTHING
            only = facing
    return only


@rule
def follow_explorer(s, book):
    """The explorer's road is used if the card may lie only by it; a point of food (chapter Pending kinds)."""
    slot = ready_slot(s, book, s.playing, powers.EXPLORER, SERVED)
    if slot == NOTHING or book.watery[s.card]:
        return
    if not may_lie(s, book, s.card, s.cell, s.facing, s.tier, s.playing, homes_of(s, s.playing)):
        note_use(s, s.playing, slot, SERVED)
        wear(s, s.playing, slot)
