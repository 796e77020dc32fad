"""A picture of the landscape in plain characters, five by three for each tile.

.###.    # city   - | road   ~ river   . field   M cloister   * shield
-----    + a crossing where roads end; a digit is a follower, by player
.....
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.games.carcassonne.reading import Reading
from oppidum.games.carcassonne.state import Position
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, ROAD, SIDES, Tile

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

WIDTH, HEIGHT = 5, 3
MIDDLE = (1, 2)
# (row, column) of each side and half-side
SIDE_PLACE = {"N": (0, 2), "E": (1, 4), "S": (2, 2), "W": (1, 0)}
HALF_PLACE = {
    "NNW": (0, 1),
    "NNE": (0, 3),
    "ENE": (0, 4),
    "ESE": (2, 4),
    "SSE": (2, 3),
    "SSW": (2, 1),
    "WSW": (2, 0),
    "WNW": (0, 0),
}
PLACES = SIDE_PLACE | HALF_PLACE
# the characters on the way from a side to the middle
WAYS = {"N": [(0, 2)], "E": [(1, 4), (1, 3)], "S": [(2, 2)], "W": [(1, 0), (1, 1)]}
WALLS = {
    "N": [(0, 1), (0, 2), (0, 3)],
    "E": [(0, 4), (1, 4), (2, 4)],
    "S": [(2, 1), (2, 2), (2, 3)],
    "W": [(0, 0), (1, 0), (2, 0)],
}
INNER = {"N": [], "E": [(1, 3)], "S": [], "W": [(1, 1)]}


def draw_tile(tile: Tile) -> list[list[str]]:
    """A tile as it lies, without followers."""
    grid = [["."] * WIDTH for _ in range(HEIGHT)]

    def put(places, sign: str) -> None:
        for row, column in places:
            grid[row][column] = sign

    for side in tile.river:
        put(WAYS[SIDES[side]], "~")
        put([MIDDLE], "~")
    for segment in tile.segments:
        names = [SIDES[side] for side in segment.sides]
        if segment.kind == CITY:
            for name in names:
                put(WALLS[name] + (INNER[name] if len(names) > 1 else []), "#")
            if len(names) > 1:
                put([MIDDLE], "*" if segment.shields else "#")
        elif segment.kind == ROAD:
            for name in names:
                put(WAYS[name], "|" if name in "NS" else "-")
            if not tile.river or len(names) > 1:
                put([MIDDLE], road_middle(tile, names))
        elif segment.kind == CLOISTER:
            put([MIDDLE], "M")
    return grid


def road_middle(tile: Tile, names: list[str]) -> str:
    """What a road shows in the middle of its tile: passing, bending or ending."""
    if len(names) == 1:
        return "#" if tile.count_of(CITY) and tile.count_of(ROAD) == 1 else "+"
    straight = {"N", "S"}, {"E", "W"}
    return "|-"[straight.index(set(names))] if set(names) in straight else "+"


def draw_landscape(game: Carcassonne, s: Position) -> str:
    """The whole landscape with its coordinates; north is up."""
    reading = Reading(game, s)
    squares = reading.numbers
    standing = {follower.tile: follower for follower in reading.followers}
    xs = range(min(x for x, _ in squares), max(x for x, _ in squares) + 1)
    ys = range(max(y for _, y in squares), min(y for _, y in squares) - 1, -1)
    margin = max(len(str(y)) for y in ys)
    lines = [" " * (margin + 1) + " ".join(f"{x:^{WIDTH}}" for x in xs).rstrip()]
    for y in ys:
        rows = [[f"{y if row == 1 else '':>{margin}}"] for row in range(HEIGHT)]
        for x in xs:
            grid = [[" "] * WIDTH] * HEIGHT
            if (x, y) in squares:
                number = squares[x, y]
                tile = reading.tiles[number]
                grid = draw_tile(tile)
                if number in standing:
                    row, column = follower_place(tile, standing[number].segment)
                    grid[row][column] = str(standing[number].player + 1)
            for row in range(HEIGHT):
                rows[row].append("".join(grid[row]))
        lines += [" ".join(row).rstrip() for row in rows]
    return "\n".join(lines)


def follower_place(tile: Tile, segment: int) -> tuple[int, int]:
    """Where a follower on a segment is drawn."""
    spots = tile.segments[segment].spots()
    return PLACES[spots[0]] if spots else MIDDLE
