"""The position: one flat record. Squares, tiles, the frontier, features and followers, all as numbers.

Squares. East of (x, y) lies (x+1, y), north of it (x, y+1). The landscape is a one-dimensional lattice: square (x, y)
is cell (43x + 44y) mod 3785. Two squares share a cell only when they are at least 87 steps apart, so the at most 84
connected tiles and their frontier never do.

Sides, half-sides and ports of a square; ports are where features of neighbouring tiles meet. A road or river side has
three (field, road, field), a city or field side uses only the middle one.

          side 0 (N)                  0   1   2
         half 0  half 1             +-----------+
         +----+----+             11 |           | 3
      7  |         | 2           10 |           | 4
 side 3  +         + side 1       9 |           | 5
      6  |         | 3              +-----------+
         +----+----+                  8   7   6
         half 5  half 4
          side 2 (S)             port 3s+1 is the middle of side s
"""

from __future__ import annotations

from oppidum.core.record import Record, i1, i2, i4, i8

PLAYERS = 6  # capacity, not a rule
TILES = 84
KINDS = 40
SEGMENTS = 8  # of one tile
FEATURES = 288  # of one match
FRONTIER = 2 * TILES + 8
KEY_BITS = 10  # of a signature: what looks into a square, base 5, digit s for side s; nothing 0, F 1, C 2, R 3, I 4
SIGNATURE = 2**KEY_BITS - 1  # mask
FOLLOWERS = 7
MONKS = PLAYERS * FOLLOWERS
PILE_COUNT = 4
MARKS = 63  # members of a set in one integer

CELLS = 3785
EAST, NORTH = 43, 44  # steps in the lattice
STEP = (NORTH, EAST, CELLS - NORTH, CELLS - EAST)  # by side, never negative
STEP_X = (0, 1, 0, -1)
STEP_Y = (1, 0, -1, 0)

# An index that is masked so is known not to be negative, which spares the compiled code a test in the hottest places.
NOT_NEGATIVE = 0x7FFF

DRAW, PLACE, DEPLOY, FINISHED = range(4)  # phases: what is asked now
NOTHING = -1

# Actions, packed and unpacked only here.
PLACE_ACTION = 0  # + 4 * cell + facing
DEPLOY_ACTION = 4 * CELLS  # + segment
NO_FOLLOWER = DEPLOY_ACTION + SEGMENTS
DISCARD = NO_FOLLOWER + 1
DRAW_ACTION = DISCARD + 1  # + kind
ACTIONS = DRAW_ACTION + KINDS


class Position(Record):
    """Where a match stands."""

    players = i4()  # how many play
    turn = i4()  # whose turn it is
    phase = i4()  # DRAW, PLACE, DEPLOY or FINISHED
    hand = i4()  # the kind of the drawn tile, or NOTHING
    tiles = i4()  # how many lie on the table; the last one is the newest
    frontier = i4()  # how many empty squares touch a tile
    features = i4()  # how many were begun, counted from 1; number 0 is no feature
    cities = i4()  # how many city numbers were given out
    marked = i4()  # how many marks were given out
    monks = i4()  # how many cloisters are occupied and incomplete
    river_frontier = i4()  # the frontier number where the river must go on, or NOTHING
    river_side = i4()  # the side of that square where it enters
    river_bend = i4()  # how the last river tile turned: 1 or 3 quarter turns, 2 straight on
    scores = i4(PLAYERS)
    supply = i4(PLAYERS)  # followers at home

    # Tiles by their number, which is the order in which they were placed.
    tile_kind = i1(TILES)
    tile_facing = i1(TILES)  # quarter turns clockwise
    tile_x = i1(TILES)
    tile_y = i1(TILES)
    segment_feature = i2(TILES, SEGMENTS + 1)  # its features as of its placement; 0 where it has no such segment

    # The frontier: a dense list in no particular order.
    edge_key = i4(FRONTIER)  # its action facing N (4 * cell) shifted by KEY_BITS, and its signature
    edge_x = i1(FRONTIER)
    edge_y = i1(FRONTIER)
    edge_feature = i2(FRONTIER * 12)  # the feature that looks in at each port; stale at sides where nothing lies

    # Features by their number: cities, roads, fields, cloisters. Joined ones point to the one that lives on.
    joined_to = i2(FEATURES)  # itself while it lives
    feature_kind = i1(FEATURES)
    open_ends = i2(FEATURES)  # 0 = complete; of an occupied cloister: its missing neighbours
    tile_count = i2(FEATURES)  # of cities and roads
    shields = i2(FEATURES)
    followers = i4(FEATURES)  # 4 bits for each player
    tile_marks = i8(FEATURES)  # the marked tiles in it, so that a tile met twice counts once
    city_set = i8(FEATURES)  # of a city its own numbers, of a field those of the cities it touches

    city_feature = i2(MARKS)  # by city number: the feature that was begun with it
    standing = i2(PLAYERS, FOLLOWERS)  # by player, ascending: SEGMENTS * tile + segment of each follower sent out
    monk_tile = i2(MONKS)  # ascending: the tiles of occupied, incomplete cloisters
    pile = i2(PILE_COUNT, KINDS)  # tiles still to be drawn
    pile_left = i4(PILE_COUNT)
    grid = i2(CELLS)  # 0 empty; tile number + 1; -1 - frontier number

    def __repr__(self) -> str:
        return self._show("carcassonne", self.turn, self.scores[: self.players])
