"""Placing tiles: where the drawn tile fits, what the river demands, and how the landscape and its frontier grow."""

from oppidum.core.jit import rule
from oppidum.games.carcassonne.book import RIVER_SIDE, ROAD_SIDE
from oppidum.games.carcassonne.features import connect, extend
from oppidum.games.carcassonne.state import (
    CELLS,
    DISCARD,
    EAST,
    FRONTIER,
    KEY_BITS,
    NORTH,
    NOT_NEGATIVE,
    NOTHING,
    SIGNATURE,
    STEP,
)

STRAIGHT = 2  # quarter turns between where a river enters and where it leaves


@rule
def neighbour_cell(cell, side):
    """The cell beside a cell."""
    beside = cell + STEP[side]
    return (beside - CELLS if beside >= CELLS else beside) & NOT_NEGATIVE


@rule
def legal_placements(s, book, out):
    """Every square and facing where the tile in hand fits; if none, it can only be discarded (CAR-09, CAR-10)."""
    if book.river_sides[s.hand, 0] != NOTHING:
        count = river_placements(s, book, out)
    else:
        count = land_placements(s, book, out)
    if count == 0:
        out[0] = DISCARD
        return 1
    return count


@rule
def land_placements(s, book, out):
    """Squares of the frontier with all touching sides alike (CAR-07, CAR-08)."""
    fits = book.fits[s.hand]
    count = 0
    for edge in range(s.frontier):
        key = s.edge_key[edge]
        facings = int(fits[key & SIGNATURE])
        action = key >> KEY_BITS
        # Without branches: all four are written, and the end moves on only behind those that fit.
        count &= NOT_NEGATIVE
        second = count + (facings & 1)
        third = second + (facings >> 1 & 1)
        fourth = third + (facings >> 2 & 1)
        out[count] = action
        out[second] = action + 1
        out[third] = action + 2
        out[fourth] = action + 3
        count = fourth + (facings >> 3)
    return count


@rule
def river_placements(s, book, out):
    """A river tile goes on the river's open end (CAR-44) and may not complete a U-turn (CAR-46)."""
    count = 0
    edge = s.river_frontier
    if edge != NOTHING:
        facings = int(book.fits[s.hand, s.edge_key[edge] & SIGNATURE])
        for facing in range(4):
            if facings >> facing & 1 and not makes_u_turn(s, book, s.hand, facing):
                out[count] = (s.edge_key[edge] >> KEY_BITS) + facing
                count += 1
    return count


@rule
def fits_at(s, book, kind, edge):
    """Whether a tile fits on a square of the frontier (CAR-08), or a river tile on the open end (CAR-44, CAR-46)."""
    facings = int(book.fits[kind, s.edge_key[edge] & SIGNATURE])
    if book.river_sides[kind, 0] == NOTHING:
        return facings != 0
    fits = False
    if edge == s.river_frontier:
        for facing in range(4):
            fits |= bool(facings >> facing & 1) and not makes_u_turn(s, book, kind, facing)
    return fits


@rule
def river_exit(s, book, kind, facing):
    """The side by which the river leaves a tile laid on its open end, or NOTHING where it ends."""
    for end in range(2):
        side = int(book.river_sides[kind, end])
        if side != NOTHING and (side + facing) % 4 != s.river_side:
            return (side + facing) % 4
    return NOTHING


@rule
def makes_u_turn(s, book, kind, facing):
    """Whether the river would bend the same way on two consecutive tiles."""
    leaves = river_exit(s, book, kind, facing)
    bend = (leaves - s.river_side) % 4
    return leaves != NOTHING and bend != STRAIGHT and bend == s.river_bend


@rule
def place(s, book, action):
    """Lay the tile in hand on a frontier square: join its features, then update the frontier and the river."""
    cell = action >> 2
    facing = action & 3
    lay(s, book, s.hand, facing, -1 - int(s.grid[cell]))


@rule
def lay(s, book, kind, facing, hole):
    """Lay a tile of this kind on frontier square number `hole`."""
    turned = 4 * kind + facing
    tile = s.tiles
    s.tiles += 1
    s.tile_kind[tile] = kind
    s.tile_facing[tile] = facing
    s.tile_x[tile] = s.edge_x[hole]
    s.tile_y[tile] = s.edge_y[hole]
    connect(s, book, tile, turned, hole, int(book.occupied[s.edge_key[hole] & SIGNATURE]))
    extend(s, book, tile, kind)
    cell = s.edge_key[hole] >> KEY_BITS + 2
    free = show_sides(s, book, tile, turned, cell, hole)
    if free != NOTHING:
        close_square(s, free)
    s.grid[cell] = tile + 1
    if book.river_sides[kind, 0] != NOTHING:
        run_river(s, book, kind, facing, cell)
    count_neighbour(s, book, tile)


@rule
def show_sides(s, book, tile, turned, cell, hole):
    """Show each side to the empty square beside it; the first new one takes the number of the square now filled.

    Returns that number if it is still free, or NOTHING.
    """
    x, y = int(s.tile_x[tile]), int(s.tile_y[tile])
    free = show_side(s, book, tile, turned, 0, neighbour_cell(cell, 0), x, y + 1, hole)
    free = show_side(s, book, tile, turned, 1, neighbour_cell(cell, 1), x + 1, y, free)
    free = show_side(s, book, tile, turned, 2, neighbour_cell(cell, 2), x, y - 1, free)
    return show_side(s, book, tile, turned, 3, neighbour_cell(cell, 3), x - 1, y, free)


@rule
def show_side(s, book, tile, turned, side, beside, x, y, free):
    """Show one side to the square beside it; returns the frontier number that is still free, or NOTHING."""
    there = int(s.grid[beside])
    if there > 0:
        return free
    edge = -1 - there
    if there == 0:
        edge = free if free != NOTHING else s.frontier
        s.frontier += free == NOTHING
        free = NOTHING
        open_square(s, edge, beside, x, y)
    look_into(s, book, edge, tile, turned, side)
    return free


@rule
def open_square(s, edge, cell, x, y):
    """An empty square joins the frontier."""
    s.edge_key[edge] = cell << KEY_BITS + 2
    s.edge_x[edge] = x
    s.edge_y[edge] = y
    s.grid[cell] = -1 - edge


@rule
def close_square(s, hole):
    """A square leaves the frontier; the last one takes its number."""
    s.frontier -= 1
    last = s.frontier
    s.edge_key[hole] = s.edge_key[last]
    s.edge_x[hole] = s.edge_x[last]
    s.edge_y[hole] = s.edge_y[last]
    for port in range(12):
        s.edge_feature[12 * hole + port] = s.edge_feature[12 * last + port]
    s.grid[s.edge_key[hole] >> KEY_BITS + 2] = -1 - hole
    if s.river_frontier == last:
        s.river_frontier = hole


@rule
def look_into(s, book, edge, tile, turned, side):
    """A tile's side shows its features to the empty square beside it: open ends. Ports face each other mirrored."""
    s.edge_key[edge] += book.side_signature[4 * turned + side & NOT_NEGATIVE]
    code = book.side_code[4 * turned + side & NOT_NEGATIVE]
    if code >= ROAD_SIDE:
        show(s, book, edge, tile, turned, side, 0)
        show(s, book, edge, tile, turned, side, 2)
    if code != RIVER_SIDE:
        show(s, book, edge, tile, turned, side, 1)


@rule
def show(s, book, edge, tile, turned, side, port):
    """Show one port of a side: one more open end of the feature there."""
    segment = int(book.port_segment[12 * turned + 3 * side + port & NOT_NEGATIVE]) & NOT_NEGATIVE
    feature = int(s.segment_feature[tile, segment]) & NOT_NEGATIVE
    s.edge_feature[12 * edge + 3 * (side ^ 2) + 2 - port & NOT_NEGATIVE] = feature
    s.open_ends[feature] += 1


@rule
def run_river(s, book, kind, facing, cell):
    """The river's open end moves on behind a river tile, or is gone behind the lake (CAR-48)."""
    leaves = river_exit(s, book, kind, facing)
    if leaves == NOTHING:
        s.river_frontier = NOTHING
    else:
        s.river_frontier = -1 - int(s.grid[neighbour_cell(cell, leaves)])
        s.river_bend = (leaves - s.river_side) % 4
        s.river_side = leaves ^ 2


@rule
def count_neighbour(s, book, tile):
    """A new tile is one neighbour more for the occupied cloisters around it."""
    x, y = int(s.tile_x[tile]), int(s.tile_y[tile])
    for monk in range(s.monks):
        other = int(s.monk_tile[monk])
        if abs(int(s.tile_x[other]) - x) <= 1 and abs(int(s.tile_y[other]) - y) <= 1:
            segment = int(book.cloister[int(s.tile_kind[other])])
            s.open_ends[int(s.segment_feature[other, segment])] -= 1


@rule
def cell_of(x, y):
    """The cell of a square."""
    return (EAST * x + NORTH * y) % CELLS


@rule
def missing_neighbours(s, tile):
    """How many of the eight squares around a tile are empty."""
    cell = cell_of(int(s.tile_x[tile]), int(s.tile_y[tile]))
    missing = 0
    for side in range(4):
        beside = neighbour_cell(cell, side)
        missing += s.grid[beside] <= 0
        missing += s.grid[neighbour_cell(beside, (side + 1) & 3)] <= 0
    return missing


assert 4 * CELLS < NOT_NEGATIVE
assert FRONTIER < NOT_NEGATIVE
