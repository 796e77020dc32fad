"""The slow recount of a position: what the rules keep up to date must agree with it (FIN-161 … FIN-163)."""

from __future__ import annotations

import numpy as np

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.cards.codes import IN_HAND, LOWER, ON_TABLE, SPECIALTY, UPPER
from oppidum.games.finisterre.cards.hands import cards_in_hand
from oppidum.games.finisterre.clans.units import (
    BOAT,
    CART,
    PART,
    are_joined,
    is_nomad,
    town_part_flags,
    units_of,
    vehicles_of,
    villages_of,
)
from oppidum.games.finisterre.goods.ground import cubes_out
from oppidum.games.finisterre.goods.overflow import first_over
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import free_slots, is_empty
from oppidum.games.finisterre.land.grid import comarca_at, neighbour
from oppidum.games.finisterre.land.landscape import BARE, BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.sides import DOCK, RIVER, ROAD, SEA, SITE
from oppidum.games.finisterre.specialists.abilities import items_on
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY
from oppidum.games.finisterre.state import (
    BOUGHT,
    CARAVAN,
    COMARCAS,
    ITEMS,
    NOTHING,
    PLOTS,
    QUEUE,
    SLOTS,
    STORES,
    STRAY,
    TOWNS,
)

FAULTS = (
    "nothing",
    "comarcas differ from a flood over the land",
    "roads differ from a walk along them",
    "territories differ",
    "flags are counted wrongly",
    "cubes are lost or made",
    "a unit holds more than it can",
    "cards are lost or doubled",
    "edges do not agree",
    "tiles and units do not agree",
    "a count is out of its bounds",
    "scratch is not clean",
)
(SOUND, LAND, ROADS, TERRITORIES, FLAGS, GOODS_LOST, ROOM, CARDS_LOST, EDGES, TILES, BOUNDS, SCRATCH) = range(12)


def scratch() -> tuple[np.ndarray, ...]:
    """The array that a recount writes to."""
    return (np.zeros(4 * PLOTS, dtype=np.int64),)


@apart
def audit(s, book, scratch):
    """The number of the first fault, 0 if none."""
    fault = audit_map(s, book, scratch[0])
    if fault == SOUND:
        fault = audit_units(s, book)
    if fault == SOUND:
        fault = audit_goods(s, book)
    return audit_cards(s, book) if fault == SOUND else fault


@apart
def audit_map(s, book, labels):
    """Comarcas and roads by spreading labels until nothing changes; edges side by side; clean scratch."""
    if not edges_are_sound(s, book):
        return EDGES
    spread_land(s, book, labels)
    if not same_partition(s, labels, True):
        return LAND
    spread_roads(s, book, labels)
    if not same_partition(s, labels, False):
        return ROADS
    return SOUND if scratch_is_clean(s) else SCRATCH


@rule
def plot_beside(s, plot, side):
    """The plot with a square beside a square, or NOTHING."""
    beside = neighbour(int(s.plot_cell[plot]), side)
    near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
    return near if near >= 0 and s.plot_face[near] != BARE else NOTHING


@rule
def edges_are_sound(s, book):
    """River meets river or nothing, the sea nothing, and no tile lies before either (FIN-016, FIN-164)."""
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        if face >= 0:
            for side in range(4):
                near = plot_beside(s, plot, side)
                edge = int(book.edge[face, side])
                if near != NOTHING:
                    other = int(s.plot_face[near])
                    theirs = int(book.edge[other, (side + 2) & 3]) if other >= 0 else NOTHING
                    if edge == SEA or (edge == RIVER and theirs != RIVER):
                        return False
    return True


@rule
def lower_both(labels, one, other):
    """Both get the lower label; whether anything changed."""
    if labels[one] == labels[other]:
        return False
    least = min(labels[one], labels[other])
    labels[one] = least
    labels[other] = least
    return True


@rule
def spread_land(s, book, labels):
    """Every corner takes the lowest number of its comarca."""
    for corner in range(4 * s.plots):
        labels[corner] = corner if s.plot_face[corner >> 2] >= 0 else NOTHING
    changed = True
    while changed:
        changed = False
        for plot in range(s.plots):
            face = int(s.plot_face[plot])
            if face >= 0:
                for side in range(4):
                    edge = int(book.edge[face, side])
                    if edge not in (RIVER, SEA):
                        changed |= lower_both(labels, 4 * plot + side, 4 * plot + ((side + 3) & 3))
                    near = plot_beside(s, plot, side)
                    if near != NOTHING and s.plot_face[near] >= 0:
                        changed |= lower_both(labels, 4 * plot + side, 4 * near + ((side + 1) & 3))
                        changed |= lower_both(labels, 4 * plot + ((side + 3) & 3), 4 * near + ((side + 2) & 3))


@rule
def has_road_at(book, face, corner):
    """Whether a road, site or dock comes to the part of a corner, or a bridge to it."""
    found = False
    for side in range(4):
        if int(book.edge[face, side]) in (ROAD, SITE, DOCK):
            found |= bool(book.bridge[face]) or book.part[face, side] == book.part[face, corner]
    return found


@rule
def spread_roads(s, book, labels):
    """Every part with a road takes the lowest number of its road."""
    for corner in range(4 * s.plots):
        face = int(s.plot_face[corner >> 2])
        labels[corner] = corner if face >= 0 and has_road_at(book, face, corner & 3) else NOTHING
    changed = True
    while changed:
        changed = False
        for plot in range(s.plots):
            face = int(s.plot_face[plot])
            for corner in range(4):
                if face >= 0 and labels[4 * plot + corner] != NOTHING:
                    changed |= spread_within(book, labels, plot, face, corner)
                    changed |= spread_across(s, book, labels, plot, face, corner)
        for town in range(TOWNS):
            if s.town_flags[town, 0] > 0:
                changed |= spread_around(s, book, labels, town)
        for clan in range(s.players):
            for unit in range(units_of(s, clan)):
                if s.unit_kind[clan, unit] == BOAT:
                    comarca = comarca_at(s, int(s.unit_anchor[clan, unit]))
                    first = first_way(s, book, int(s.unit_place[clan, unit]), comarca, DOCK, NOTHING)
                    changed |= spread_to(s, book, labels, int(s.unit_place[clan, unit]), comarca, DOCK, first)


@rule
def spread_within(book, labels, plot, face, corner):
    """To the corners of the same part, and over a bridge."""
    changed = False
    for other in range(4):
        if book.bridge[face] or book.part[face, other] == book.part[face, corner]:
            changed |= lower_both(labels, 4 * plot + corner, 4 * plot + other)
    return changed


@rule
def spread_across(s, book, labels, plot, face, side):
    """Over a side where two road ends meet."""
    near = plot_beside(s, plot, side)
    if near == NOTHING or s.plot_face[near] < 0 or book.edge[face, side] != ROAD:
        return False
    if book.edge[int(s.plot_face[near]), (side + 2) & 3] != ROAD:
        return False
    return lower_both(labels, 4 * plot + side, 4 * near + ((side + 2) & 3))


@rule
def spread_around(s, book, labels, town):
    """Through both tiles of a town."""
    comarca = comarca_at(s, int(s.town_anchor[town]))
    first = first_way(s, book, int(s.town_cell[town, 0]), comarca, SITE, NOTHING)
    if s.town_flags[town, 1] > 0:
        first = first_way(s, book, int(s.town_cell[town, 1]), comarca, SITE, first)
    changed = spread_to(s, book, labels, int(s.town_cell[town, 0]), comarca, SITE, first)
    if s.town_flags[town, 1] > 0:
        changed |= spread_to(s, book, labels, int(s.town_cell[town, 1]), comarca, SITE, first)
    return changed


@rule
def way_to(s, book, cell, side, comarca, arrow):
    """The corner whose road comes to a tile from a side, or NOTHING."""
    beside = neighbour(cell, side)
    near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
    if near < 0 or s.plot_face[near] < 0:
        return NOTHING
    back = (side + 2) & 3
    edge = int(book.edge[int(s.plot_face[near]), back])
    if (edge == ROAD or edge == arrow) and int(s.plot_com[near, back]) == comarca:  # noqa: SIM109
        return 4 * near + back
    return NOTHING


@rule
def first_way(s, book, cell, comarca, arrow, first):
    """The first corner whose road comes to a tile, unless there is one already."""
    for side in range(4):
        if first == NOTHING:
            first = way_to(s, book, cell, side, comarca, arrow)
    return first


@rule
def spread_to(s, book, labels, cell, comarca, arrow, first):
    """From the first road at a unit to all others at this tile."""
    changed = False
    for side in range(4):
        way = way_to(s, book, cell, side, comarca, arrow)
        if way != NOTHING and first != NOTHING:
            changed |= lower_both(labels, first, way)
    return changed


@rule
def kept_label(s, corner, land):
    """The comarca or the road that the position knows for a corner."""
    return int(s.plot_com[corner >> 2, corner & 3]) if land else int(s.plot_road[corner >> 2, corner & 3])


@rule
def same_partition(s, labels, land):
    """Whether corners that share a label share a number in the position, and no others do."""
    for corner in range(4 * s.plots):
        kept = kept_label(s, corner, land)
        if (labels[corner] == NOTHING) != (kept == NOTHING):
            return False
        if labels[corner] != NOTHING and kept_label(s, labels[corner], land) != kept:
            return False
    for one in range(4 * s.plots):
        if labels[one] == one:  # one corner stands for each class: no two of them may have the same number
            for other in range(one):
                if labels[other] == other and kept_label(s, one, land) == kept_label(s, other, land):
                    return False
    return True


@rule
def scratch_is_clean(s):
    """Whether the walks along roads have left no trace."""
    for plot in range(s.plots):
        for corner in range(4):
            if s.mark[plot, corner]:
                return False
    for step in range(QUEUE):
        if s.queue[step]:
            return False
    return True


@apart
def audit_units(s, book):
    """Units stand on their tiles, territories follow from access, flags are counted."""
    for clan in range(s.players):
        if not units_are_sound(s, book, clan):
            return TILES
        if not lands_are_sound(s, book, clan):
            return TERRITORIES
    for comarca in range(COMARCAS):
        for clan in range(s.players):
            flags = 0
            for unit in range(units_of(s, clan)):
                if s.unit_kind[clan, unit] == PART and comarca_at(s, int(s.unit_anchor[clan, unit])) == comarca:
                    flags += town_part_flags(s, int(s.unit_place[clan, unit]), clan)
            if flags != s.com_flags[comarca, clan]:
                return FLAGS
    return SOUND


@rule
def units_are_sound(s, book, clan):
    """No more tiles than there are, each unit with its tile, each tile with its unit."""
    if villages_of(s, clan) > book.tiles or vehicles_of(s, clan) > book.vehicles:
        return False
    flags = 0
    for unit in range(units_of(s, clan)):
        kind, place = s.unit_kind[clan, unit], int(s.unit_place[clan, unit])
        comarca = comarca_at(s, int(s.unit_anchor[clan, unit]))
        if comarca == NOTHING or int(s.unit_com[clan, unit]) != comarca:
            return False
        if kind == PART:
            flags += town_part_flags(s, place, clan)
            if town_part_flags(s, place, clan) == 0 or s.town_anchor[place] != s.unit_anchor[clan, unit]:
                return False
        elif kind == BOAT and int(s.plot_face[int(s.plot_at[place]) - 1]) != BOAT_TILE - clan:
            return False
    for town in range(TOWNS):
        for tile in range(2):
            if s.town_flags[town, tile] > 0:
                if int(s.plot_face[int(s.plot_at[s.town_cell[town, tile]]) - 1]) != TOWN_TILE - town:
                    return False
                if int(s.town_clan[town, tile]) == clan:
                    flags -= int(s.town_flags[town, tile])
        if s.town_flags[town, 1] > 0 and s.town_flags[town, 0] == 0:
            return False
    return flags == 0


@rule
def lands_are_sound(s, book, clan):
    """Units with access to each other share a territory; a territory is named by its first unit, which is in it."""
    for one in range(units_of(s, clan)):
        land = int(s.unit_land[clan, one])
        if land > one or int(s.unit_land[clan, land]) != land:
            return False
        for other in range(one):
            if are_joined(s, clan, one, other) and int(s.unit_land[clan, other]) != land:
                return False
        if s.unit_kind[clan, one] == CART and not book.carts_on_roads and int(s.unit_road[clan, one]) != NOTHING:
            return False
    return True


@apart
def audit_goods(s, book):
    """Cubes are conserved, stores have room, nothing is negative."""
    for good in range(CUBES):
        if int(s.supply[good]) < 0 or int(s.supply[good]) + cubes_out(s, good) != book.cubes[good]:
            return GOODS_LOST
    for pile in range(s.piles):
        if s.pile_count[pile] <= 0 or s.pile_value[pile] < 1 or s.pile_value[pile] > book.die_most:
            return BOUNDS
        if comarca_at(s, int(s.pile_anchor[pile])) == NOTHING:
            return BOUNDS
    for clan in range(s.players):
        for store in range(STORES):
            for good in range(GOODS):
                if s.store[clan, store, good] < 0:
                    return BOUNDS
        if s.phase not in (phases.OVERFLOW, phases.RESCUE) and first_over(s, book, clan) != NOTHING:
            return ROOM
        if not is_empty(s, clan, STRAY) and (s.phase != phases.RESCUE or clan != s.victim):
            return ROOM
        if is_nomad(s, clan) and free_slots(s, book, clan, CARAVAN) < 0:
            return ROOM
        if not clan_is_in_bounds(s, book, clan):
            return BOUNDS
    return SOUND


@rule
def clan_is_in_bounds(s, book, clan):
    """Coins, spirit, star and carried actions lie on their tracks."""
    if s.coins[clan] < 0 or s.spirit[clan] < 0 or s.pool[clan] < 0:
        return False
    if s.star[clan] < 0 or s.star[clan] >= book.star_most:
        return False
    for good in range(GOODS):
        if s.store[clan, BOUGHT, good] > 0 and s.stopped[clan]:
            return False
    return book.carry_least <= s.carried[clan] <= book.carry_most and cards_are_sound(s, book, clan)


@rule
def cards_are_sound(s, book, clan):
    """Goods lie on active cards and on those that are away, and on no others; each shows what a cube or a die can."""
    for slot in range(SLOTS):
        count = items_on(s, clan, slot)
        if (count > 0) != (s.slot_state[clan, slot] in (ACTIVE, AWAY)):
            return False
        for item in range(ITEMS):
            most = 0 if item >= count else 1 if s.slot_good[clan, slot, item] < CUBES else book.die_most
            least = 0 if item >= count else 1
            if not least <= s.slot_value[clan, slot, item] <= most:
                return False
    return True


@apart
def audit_cards(s, book):
    """Every terrain card is in one place, and what lies on the table says so."""
    upper, lower, hands = 0, 0, 0
    for card in range(book.cards):
        upper += s.where[card] == UPPER
        lower += s.where[card] == LOWER
        hands += s.where[card] == IN_HAND
    if upper != s.deck[0, 0] or lower != s.deck[1, 0]:
        return CARDS_LOST
    for plot in range(s.plots):
        if s.plot_face[plot] >= 0 and s.where[s.plot_face[plot] >> 3] != ON_TABLE:
            return CARDS_LOST
    held = 0
    for clan in range(s.players):
        for index in range(cards_in_hand(s, clan)):
            held += 0 <= s.hand[clan, index] < SPECIALTY
    for index in range(2):
        held += 0 <= s.seen[index] < SPECIALTY
    if 0 <= s.card < SPECIALTY and s.where[s.card] == IN_HAND:
        held += 1
    return SOUND if held == hands else CARDS_LOST
