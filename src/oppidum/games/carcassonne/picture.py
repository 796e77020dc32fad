"""A picture of the landscape in plain characters, five by three for each tile.

.###.    # city   - | road   ~ river   . field   M cloister   * shield
-----    + a crossing where roads end; a digit is a follower, by player
.....
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from oppidum.core.words import Picture
from oppidum.games.carcassonne.notation import read_move
from oppidum.games.carcassonne.reading import Follower, Reading
from oppidum.games.carcassonne.state import PLACE, Position
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, ROAD, SIDES, Tile

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

WIDTH, HEIGHT = 5, 3
MIDDLE = (1, 2)
INKS = {"#": "city", "*": "shield", "-": "road", "|": "road", "+": "road", "~": "river", ".": "field", "M": "cloister"}
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

    def put(places: Iterable[tuple[int, int]], character: str) -> None:
        for row, column in places:
            grid[row][column] = character

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


def road_middle(tile: Tile, names: Sequence[str]) -> str:
    """What a road shows in the middle of its tile: passing, bending or ending."""
    if len(names) == 1:
        return "#" if tile.count_of(CITY) and tile.count_of(ROAD) == 1 else "+"
    straight = {"N", "S"}, {"E", "W"}
    return "|-"[straight.index(set(names))] if set(names) in straight else "+"


def paint(game: Carcassonne, s: Position, labels: Mapping[str, str]) -> Picture:
    """The whole landscape with its coordinates, north up; labels are written on empty squares."""
    reading = Reading(game, s)
    wanted = {tuple(map(int, name.split(","))): label for name, label in labels.items()}
    squares = [*reading.squares, *wanted]
    xs = range(min(x for x, _ in squares), max(x for x, _ in squares) + 1)
    ys = range(max(y for _, y in squares), min(y for _, y in squares) - 1, -1)
    standing = {follower.tile: follower for follower in reading.followers}
    margin = max(len(str(y)) for y in ys)
    lines: Picture = [[(" " * margin, "axis"), *((f" {x:^{WIDTH}}", "axis") for x in xs)]]
    for y in ys:
        rows: Picture = [[(f"{y if row == 1 else '':>{margin}}", "axis")] for row in range(HEIGHT)]
        for x in xs:
            number = reading.numbers.get((x, y))
            if number is None:
                cell = blank(wanted.get((x, y), ""))
            else:
                cell = paint_tile(reading, number, standing.get(number))
            joined = {(x - 1, y), (x, y)} <= reading.numbers.keys()
            for row, painted in zip(rows, cell, strict=True):
                row += [(" ", seam(row[-1][1], painted[0][1]) if joined else "gap"), *painted]
        lines += rows
    return lines


def seam(left: str, right: str) -> str:
    """The ink between two tiles: that of the left one, unless a follower stands there."""
    return right if left.startswith("player") else left


def blank(label: str) -> Picture:
    """An empty square, with a label in the middle of it."""
    return [[(f"{label if row == 1 else '':^{WIDTH}}", "label")] for row in range(HEIGHT)]


def paint_tile(reading: Reading, number: int, follower: Follower | None) -> Picture:
    """A tile as it lies, with the follower who stands on it."""
    tile = reading.tiles[number]
    painted = [[(character, INKS[character]) for character in row] for row in draw_tile(tile)]
    if follower:
        row, column = follower_place(tile, follower.segment)
        painted[row][column] = (str(follower.player + 1), f"player {follower.player + 1}")
    return painted


def place_of(text: str) -> str:
    """The square that an action names."""
    move = read_move(text)
    return move["square"] if move["do"] == "place" else ""


def paint_hand(game: Carcassonne, s: Position) -> Picture:
    """The tile that is being placed in its facings, side by side."""
    if s.phase != PLACE:
        return []
    tile = game.box.tiles[s.hand]
    facings = range(tile.symmetry)
    lines: Picture = [[(f" {SIDES[facing]:^{WIDTH}}", "axis") for facing in facings]]
    drawn = [draw_tile(tile.turned(facing)) for facing in facings]
    for row in range(HEIGHT):
        line = []
        for picture in drawn:
            line += [(" ", "gap"), *((character, INKS[character]) for character in picture[row])]
        lines.append(line)
    return lines


def follower_place(tile: Tile, segment: int) -> tuple[int, int]:
    """Where a follower on a segment is drawn."""
    spots = tile.segments[segment].spots()
    return PLACES[spots[0]] if spots else MIDDLE
