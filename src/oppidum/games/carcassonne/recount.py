"""A slow recount by flood fill: what the incremental bookkeeping must agree with. For tests and fuzzing.

It believes only where the tiles lie, where the followers stand and what the piles hold. Features are found by walking
from segment to segment, one label each; then everything else in the position is compared with them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.core.jit import rule
from oppidum.games.carcassonne.features import find, sent_out
from oppidum.games.carcassonne.placement import cell_of
from oppidum.games.carcassonne.state import (
    CELLS,
    DEPLOY,
    FEATURES,
    KEY_BITS,
    KINDS,
    NOTHING,
    PILE_COUNT,
    PLACE,
    SEGMENTS,
    SIGNATURE,
    STEP_X,
    STEP_Y,
    TILES,
)
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD

IntTable = npt.NDArray[Any]

REACH = TILES + 2  # the farthest square a landscape or its frontier can reach
NODES = TILES * SEGMENTS
# Columns of the recounted features.
OPEN, TILE_COUNT, SHIELDS, FOLLOWERS, KIND, NUMBER = range(6)

# What may be wrong, in words; the names of the faults follow in the same order.
FAULTS = (
    "",
    "two tiles lie on one square",
    "touching sides differ",
    "a tile is not where the grid says",
    "tiles, supply or piles do not add up",
    "segments of one feature have different numbers",
    "two features have one number",
    "open ends are miscounted",
    "tiles are miscounted",
    "shields are miscounted",
    "followers are miscounted",
    "a cloister's neighbours are miscounted",
    "a field remembers the wrong cities",
    "the frontier is wrong",
    "the frontier shows the wrong sides",
    "the frontier shows the wrong features",
    "the list of monks is wrong",
    "a complete feature still holds followers",
    "the river's end is wrong",
    "an unused number is not zero",
)
(
    ON_ONE_SQUARE, SIDES_DIFFER, GRID_WRONG, MATERIAL_WRONG,
    FEATURE_SPLIT, FEATURES_MERGED, ENDS_MISCOUNTED, TILES_MISCOUNTED, SHIELDS_MISCOUNTED, FOLLOWERS_MISCOUNTED,
    NEIGHBOURS_MISCOUNTED, CITIES_WRONG, FRONTIER_WRONG, SHOWN_SIDES_WRONG, SHOWN_FEATURES_WRONG, MONKS_WRONG,
    NOT_SENT_HOME, RIVER_END_WRONG, NOT_ZERO,
) = range(1, len(FAULTS))  # fmt: skip


class Scratch(NamedTuple):
    """What a recount writes to; a label is the number of a feature that it has found, from 1."""

    where: IntTable  # the tile on each square, counted from 1
    labels: IntTable  # of each segment
    unwalked: IntTable  # segments still to be walked from
    counted: IntTable  # the label that last counted a tile
    found: IntTable  # by label: the recounted features
    touched: IntTable  # by field label and city label: whether they touch


def scratch() -> Scratch:
    """An empty scratch."""
    return Scratch(
        where=np.zeros((2 * REACH + 1, 2 * REACH + 1), dtype=np.int32),
        labels=np.zeros(NODES, dtype=np.int32),
        unwalked=np.zeros(NODES, dtype=np.int32),
        counted=np.zeros(TILES, dtype=np.int32),
        found=np.zeros((FEATURES, 6), dtype=np.int64),
        touched=np.zeros((FEATURES, FEATURES), dtype=np.int8),
    )


@rule
def audit(s, book, scratch):
    """The number of the first fault of a position in FAULTS, or 0; the scratch arrays are left clean."""
    fault = lay_out(s, scratch.where)
    if fault == 0:
        fault = find_fault(s, book, scratch)
    for tile in range(s.tiles):
        scratch.where[int(s.tile_x[tile]) + REACH, int(s.tile_y[tile]) + REACH] = 0
    scratch.labels[:] = 0
    scratch.counted[:] = 0
    scratch.found[:] = 0
    scratch.touched[:] = 0
    return fault


@rule
def find_fault(s, book, scratch):
    """All checks in turn."""
    fault = check_tiles(s, book, scratch.where)
    if fault == 0:
        fault = check_material(s, book)
    if fault == 0:
        fault = check_features(s, book, scratch, label_features(s, book, scratch))
    if fault == 0:
        fault = check_frontier(s, book, scratch.where)
    if fault == 0:
        fault = check_followers(s, book)
    return fault


@rule
def lay_out(s, where):
    """Write the tiles on a plain table."""
    for tile in range(s.tiles):
        x, y = int(s.tile_x[tile]) + REACH, int(s.tile_y[tile]) + REACH
        if where[x, y] != 0:
            return ON_ONE_SQUARE
        where[x, y] = tile + 1
    return 0


@rule
def tile_beside(s, where, tile, side):
    """The number of the tile beside a tile, or -1."""
    return where[int(s.tile_x[tile]) + STEP_X[side] + REACH, int(s.tile_y[tile]) + STEP_Y[side] + REACH] - 1


@rule
def side_of(s, book, tile, side):
    """What a tile shows at a side."""
    return int(book.side_code[16 * int(s.tile_kind[tile]) + 4 * int(s.tile_facing[tile]) + side])


@rule
def segment_at(s, book, tile, port):
    """The segment of a tile at a port."""
    return int(book.port_segment[48 * int(s.tile_kind[tile]) + 12 * int(s.tile_facing[tile]) + port])


@rule
def check_tiles(s, book, where):
    """Every tile is on the grid, and touching sides are alike."""
    on_grid = 0
    for cell in range(CELLS):
        on_grid += s.grid[cell] > 0
    if on_grid != s.tiles:
        return GRID_WRONG
    for tile in range(s.tiles):
        if s.grid[cell_of(int(s.tile_x[tile]), int(s.tile_y[tile]))] != tile + 1:
            return GRID_WRONG
        for side in range(4):
            other = tile_beside(s, where, tile, side)
            if other >= 0:
                if side_of(s, book, tile, side) != side_of(s, book, other, side ^ 2):
                    return SIDES_DIFFER
    return 0


@rule
def check_material(s, book):
    """No tile and no follower was lost or made; discarded tiles are the only ones missing."""
    for kind in range(KINDS):
        here = int(kind == book.first_tile) - int(s.phase == PLACE and s.hand == kind)
        for pile in range(PILE_COUNT):
            here += int(book.pile[pile, kind]) - int(s.pile[pile, kind])
        for tile in range(s.tiles):
            here -= s.tile_kind[tile] == kind
        if here < 0:
            return MATERIAL_WRONG
    for pile in range(PILE_COUNT):
        left = 0
        for kind in range(KINDS):
            left += int(s.pile[pile, kind])
            if s.pile[pile, kind] < 0:
                return MATERIAL_WRONG
        if left != s.pile_left[pile]:
            return MATERIAL_WRONG
    for player in range(s.players):
        if s.supply[player] < 0 or s.supply[player] > book.follower_count or s.scores[player] < 0:
            return MATERIAL_WRONG
    return 0


@rule
def label_features(s, book, scratch):
    """Give every connected set of segments a label, and count what it holds; returns the number of labels."""
    labels, found = scratch.labels, scratch.found
    label = 0
    for start in range(s.tiles * SEGMENTS):
        if start % SEGMENTS < book.segment_count[int(s.tile_kind[start // SEGMENTS])] and labels[start] == 0:
            label += 1
            walk(s, book, scratch, start, label)
    for player in range(s.players):
        for place in range(sent_out(s, book, player)):
            found[labels[int(s.standing[player, place])], FOLLOWERS] += 1 << 4 * player
    return label


@rule
def walk(s, book, scratch, start, label):
    """Flood one feature from one of its segments."""
    labels, unwalked, counted, found = scratch.labels, scratch.unwalked, scratch.counted, scratch.found
    unwalked[0] = start
    labels[start] = label
    waiting = 1
    while waiting > 0:
        waiting -= 1
        tile, segment = unwalked[waiting] // SEGMENTS, unwalked[waiting] % SEGMENTS
        kind = int(s.tile_kind[tile])
        found[label, KIND] = book.segment_kind[kind, segment]
        found[label, SHIELDS] += book.segment_shields[kind, segment]
        if counted[tile] != label:
            counted[tile] = label
            found[label, TILE_COUNT] += 1
        for port in range(12):
            if segment_at(s, book, tile, port) == segment:
                side = port // 3
                other = tile_beside(s, scratch.where, tile, side)
                if other < 0:
                    found[label, OPEN] += 1
                else:
                    across = 3 * (side ^ 2) + 2 - port % 3
                    node = other * SEGMENTS + segment_at(s, book, other, across)
                    if labels[node] == 0:
                        labels[node] = label
                        unwalked[waiting] = node
                        waiting += 1


@rule
def check_features(s, book, scratch, label_count):
    """Labels and feature numbers stand for each other, and the position's counts are those of the recount."""
    labels, found = scratch.labels, scratch.found
    for tile in range(s.tiles):
        for segment in range(book.segment_count[int(s.tile_kind[tile])]):
            label = labels[tile * SEGMENTS + segment]
            feature = find(s, int(s.segment_feature[tile, segment]))
            if found[label, NUMBER] == 0:
                found[label, NUMBER] = feature
            if found[label, NUMBER] != feature:
                return FEATURE_SPLIT
    for label in range(1, label_count + 1):
        for other in range(1, label):
            if found[label, NUMBER] == found[other, NUMBER]:
                return FEATURES_MERGED
        fault = check_feature(s, found, label)
        if fault != 0:
            return fault
    for feature in range(s.features + 1, FEATURES):
        if s.joined_to[feature] != 0 or s.followers[feature] != 0 or s.open_ends[feature] != 0:
            return NOT_ZERO
    return check_cities(s, book, scratch, label_count)


@rule
def check_feature(s, found, label):
    """One feature's counts."""
    feature = found[label, NUMBER]
    kind = found[label, KIND]
    if s.followers[feature] != found[label, FOLLOWERS]:
        return FOLLOWERS_MISCOUNTED
    if kind == CLOISTER:
        return 0
    if s.open_ends[feature] != found[label, OPEN]:
        return ENDS_MISCOUNTED
    if kind == FIELD:
        return 0
    if s.tile_count[feature] != found[label, TILE_COUNT]:
        return TILES_MISCOUNTED
    if s.shields[feature] != found[label, SHIELDS]:
        return SHIELDS_MISCOUNTED
    if found[label, OPEN] == 0 and found[label, FOLLOWERS] != 0 and s.phase != DEPLOY:
        return NOT_SENT_HOME
    return 0


@rule
def check_cities(s, book, scratch, label_count):
    """Each field knows exactly the cities whose walls it touches on some tile."""
    labels, found, touched = scratch.labels, scratch.found, scratch.touched
    for tile in range(s.tiles):
        kind = int(s.tile_kind[tile])
        for segment in range(book.segment_count[kind]):
            for city in range(SEGMENTS):
                if int(book.segment_touches[kind, segment]) >> city & 1:
                    touched[labels[tile * SEGMENTS + segment], labels[tile * SEGMENTS + city]] = 1
    for field in range(1, label_count + 1):
        for city in range(1, label_count + 1):
            if found[field, KIND] == FIELD and found[city, KIND] == CITY:
                shared = s.city_set[found[field, NUMBER]] & s.city_set[found[city, NUMBER]]
                if (shared != 0) != (touched[field, city] != 0):
                    return CITIES_WRONG
    return 0


@rule
def check_frontier(s, book, where):
    """The frontier is the set of empty squares beside a tile, each with the sides and features that look into it."""
    on_grid = 0
    for cell in range(CELLS):
        on_grid += s.grid[cell] < 0
    if on_grid != s.frontier:
        return FRONTIER_WRONG
    for edge in range(s.frontier):
        x, y = int(s.edge_x[edge]), int(s.edge_y[edge])
        if (
            where[x + REACH, y + REACH] != 0
            or s.edge_key[edge] >> KEY_BITS + 2 != cell_of(x, y)
            or s.grid[cell_of(x, y)] != -1 - edge
        ):
            return FRONTIER_WRONG
        signature = 0
        for side in range(4):
            other = where[x + STEP_X[side] + REACH, y + STEP_Y[side] + REACH] - 1
            if other >= 0:
                signature += 5**side * side_of(s, book, other, side ^ 2)
                for port in range(3):
                    segment = segment_at(s, book, other, 3 * (side ^ 2) + 2 - port)
                    if segment < SEGMENTS:
                        shown = find(s, int(s.edge_feature[12 * edge + 3 * side + port]))
                        if shown != find(s, int(s.segment_feature[other, segment])):
                            return SHOWN_FEATURES_WRONG
        if signature == 0 or signature != s.edge_key[edge] & SIGNATURE:
            return SHOWN_SIDES_WRONG
    return check_all_edges(s, where)


@rule
def check_all_edges(s, where):
    """No empty square beside a tile is missing from the frontier."""
    for tile in range(s.tiles):
        for side in range(4):
            x, y = int(s.tile_x[tile]) + STEP_X[side], int(s.tile_y[tile]) + STEP_Y[side]
            if where[x + REACH, y + REACH] == 0 and s.grid[cell_of(x, y)] >= 0:
                return FRONTIER_WRONG
    if s.river_frontier != NOTHING:
        if (s.edge_key[s.river_frontier] & SIGNATURE) // 5**s.river_side % 5 != 4:
            return RIVER_END_WRONG
    return 0


@rule
def check_followers(s, book):
    """Each tile carries at most one follower; monks are listed while their cloister is incomplete."""
    monks = 0
    for player in range(s.players):
        for place in range(sent_out(s, book, player)):
            spot = int(s.standing[player, place])
            for other in range(s.players):
                for place_there in range(sent_out(s, book, other)):
                    same_tile = int(s.standing[other, place_there]) // SEGMENTS == spot // SEGMENTS
                    if same_tile and (other != player or place_there != place):
                        return FOLLOWERS_MISCOUNTED
            if book.segment_kind[int(s.tile_kind[spot // SEGMENTS]), spot % SEGMENTS] == CLOISTER:
                monks += 1
                fault = check_monk(s, spot // SEGMENTS, int(s.segment_feature[spot // SEGMENTS, spot % SEGMENTS]))
                if fault != 0:
                    return fault
    return MONKS_WRONG if monks != s.monks else 0


@rule
def check_monk(s, tile, cloister):
    """One occupied cloister: its missing neighbours, counted among the tiles."""
    missing = 8
    for other in range(s.tiles):
        apart_x = abs(int(s.tile_x[other]) - int(s.tile_x[tile]))
        apart_y = abs(int(s.tile_y[other]) - int(s.tile_y[tile]))
        missing -= other != tile and apart_x <= 1 and apart_y <= 1
    listed = 0
    for monk in range(s.monks):
        listed += s.monk_tile[monk] == tile
    if listed != 1:
        return MONKS_WRONG
    if missing == 0 and s.phase != DEPLOY:
        return NOT_SENT_HOME
    return 0 if s.open_ends[cloister] == missing else NEIGHBOURS_MISCOUNTED
