"""A picture of the map in plain characters, seven by three for each square.

F r ~ C     ~ river  = sea  3 fish in it  # bridge  o lake  - | + road  ^ > v < village site  d dock
----#->     F forest with r rabbit, b boar, d deer   G farm with s sheep, p pig, c cow   M iron   C crop   O2 gold
c1  ~ c2    D dolmen   c1 the comarca of the part   |s1.2| village or boat: small, Large or boat, clan and unit
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oppidum.core.words import Picture
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.land.grid import place_of
from oppidum.games.finisterre.land.terrain import WATER, Feature, Square, parts, turn_corner, turn_edges
from oppidum.games.finisterre.screen.clans import People
from oppidum.games.finisterre.screen.land import CELL_NAMES, Land, land_of, view_tiles
from oppidum.games.finisterre.state import Position
from oppidum.games.finisterre.words.picture_lines import paint_clans, paint_ground, paint_market
from oppidum.games.finisterre.words.spelling import name_facing, read_cell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

WIDTH, HEIGHT = 7, 3
MIDDLE = (1, 3)
# By side: the signs from the rim to the middle, and those of an arrow. By corner: the row and the first column.
WAYS = (((0, 3),), ((1, 6), (1, 5), (1, 4)), ((2, 3),), ((1, 0), (1, 1), (1, 2)))
ARROWS = "^>v<"
CORNERS = ((0, 4), (2, 4), (2, 0), (0, 0))
FISH = ((0, 3), (1, 5), (2, 3), (1, 1))
ALONG = "|-|-"
KEY = "~ river  # bridge  ^>v< site  d dock  F forest  M iron  C crop  O gold  G farm  D dolmen  digit in a river: fish"

Sign = tuple[str, str]  # a character and its ink
Grid = list[list[Sign]]


def paint(game: Finisterre, s: Position, labels: Mapping[str, str]) -> Picture:
    """The map with coordinates at its rim; then the ground of the comarcas, the market and the clans."""
    people, land = People(game, s), land_of(game, s, s.rows.tobytes())
    wanted = {read_cell(place): label for place, label in labels.items()}
    lines = paint_cells(land, view_tiles(s, people.places_of_units()), wanted)
    return [*lines, [(KEY, "quiet")], *paint_ground(s, land), *paint_market(game, s), *paint_clans(people)]


def paint_cells(land: Land, tiles: Mapping[str, dict[str, object]], labels: Mapping[int, str]) -> Picture:
    """Row by row from the north."""
    drawn = [*land.face_at, *labels]
    if not drawn:
        return [[("The table is empty.", "quiet")]]
    places = {place_of(cell): cell for cell in drawn}
    xs = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    ys = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    margin = max(len(str(y)) for y in ys)
    lines: Picture = [[(" " * margin + " ", "axis"), *((f"{x:^{WIDTH}}", "axis") for x in xs)]]
    for y in ys:
        rows: Picture = [[(f"{y if row == 1 else '':>{margin}} ", "axis")] for row in range(HEIGHT)]
        for x in xs:
            cell = places.get((x, y), -1)
            grid = paint_cell(land, tiles, cell)
            if cell in labels:
                label = f"[{labels[cell]}]"
                write(grid, (1, (WIDTH - len(label)) // 2), label, "label")
            for row, signs in zip(rows, grid, strict=True):
                row += signs
        lines += [merge_inks(row) for row in rows]
    return lines


def merge_inks(line: list[Sign]) -> list[Sign]:
    """Signs of one ink that follow each other become one text."""
    merged: list[Sign] = []
    for text, ink in line:
        if merged and merged[-1][1] == ink:
            merged[-1] = (merged[-1][0] + text, ink)
        else:
            merged.append((text, ink))
    return merged


def blank(ink: str) -> Grid:
    """A cell with nothing on it."""
    return [[(" ", ink)] * WIDTH for _ in range(HEIGHT)]


def write(grid: Grid, place: tuple[int, int], text: str, ink: str) -> None:
    """A text, sign by sign."""
    row, column = place
    for offset, sign in enumerate(text):
        if 0 <= column + offset < WIDTH:
            grid[row][column + offset] = (sign, ink)


def paint_cell(land: Land, tiles: Mapping[str, dict[str, object]], cell: int) -> Grid:
    """A square, a tile, or nothing."""
    face = land.face_at.get(cell, -1)
    if face >= 0:
        square = land.box.cards[face >> 3].squares[face >> 2 & 1]
        return paint_square(square, face & 3, [f"c{number + 1}" for number in land.corners_at[cell]])
    tile = tiles.get(CELL_NAMES[cell]) if cell >= 0 else None
    return paint_tile(tile) if tile else blank("gap")


def paint_tile(tile: Mapping[str, object]) -> Grid:
    """A village tile or a boat, in the colour of its clan."""
    clan = int(str(tile["clan"])) + 1
    letter = {"small": "s", "large": "L"}.get(str(tile.get("size")), "b")
    ink = f"player {clan}"
    grid = blank(ink)
    rim = r"\_____/" if letter == "b" else "+-----+"
    write(grid, (0, 0), "       " if letter == "b" else rim, ink)
    name = f"{letter}{clan}.{tile['unit']}"
    write(grid, (1, 0), f"|{name:^5}|", ink)
    write(grid, (2, 0), rim, ink)
    return grid


def paint_square(square: Square, facing: int, comarcas: list[str]) -> Grid:
    """A square as it lies: water, roads and arrows, then features and comarcas in its corners."""
    edges = turn_edges(square.edges, facing)
    grid = blank("field")
    paint_ways(grid, edges, bridge=bool(square.shows("B")), lake=bool(square.shows("L")))
    for fish in square.shows("f"):
        side = next(side for side in range(4) if edges[side] in WATER)
        write(grid, FISH[side], str(fish.count), "river")
    free = paint_features(grid, square, facing, edges)
    part = parts(edges)
    for first in sorted(set(part)) if comarcas else []:
        corner = next((corner for corner in free if part[corner] == first), None)
        if corner is not None:
            write(grid, CORNERS[corner], align(comarcas[corner], corner), "axis")
    return grid


def align(text: str, corner: int) -> str:
    """Three signs, at the outer end of a corner."""
    return f"{text:<3}" if corner > 1 else f"{text:>3}"


def paint_ways(grid: Grid, edges: str, *, bridge: bool, lake: bool) -> None:
    """Roads to the middle, then water over them, then the bridge."""
    land = [side for side in range(4) if edges[side] in "rvd"]
    water = [side for side in range(4) if edges[side] in WATER]
    for side in land:
        for row, column in WAYS[side]:
            grid[row][column] = (ALONG[side], "road")
        if edges[side] != "r":
            write(grid, WAYS[side][0], ARROWS[side] if edges[side] == "v" else "d", "shield")
    if land and not water:
        straight = {ALONG[side] for side in land}
        write(grid, MIDDLE, straight.pop() if len(straight) == 1 else "+", "road")
    for side in water:
        for row, column in WAYS[side]:
            grid[row][column] = ("=" if edges[side] == "s" else "~", "river")
    if water:
        write(grid, MIDDLE, "#" if bridge else "o" if lake else "~", "road" if bridge else "river")


def paint_features(grid: Grid, square: Square, facing: int, edges: str) -> list[int]:
    """Each in a corner of its part; the corners that stay free."""
    free = [3, 0, 1, 2]
    part = parts(edges)
    for feature in square.features:
        if feature.kind not in "FMGCOD":
            continue
        wanted = turn_corner(feature.corner or 0, facing)
        corner = wanted if feature.corner is not None else next(one for one in free if part[one] == part[wanted])
        free.remove(corner)
        write(grid, CORNERS[corner], align(name_feature(feature), corner), "shield" if feature.kind == "D" else "city")
    return free


def name_feature(feature: Feature) -> str:
    """Its letter with a count or animals."""
    return f"{feature.kind}{feature.count or ''}{feature.animals}"


def paint_hand(game: Finisterre, s: Position) -> Picture:
    """The card that is being placed in its facings, or the terrain cards among which a clan chooses."""
    if s.phase in (phases.SQUARE, phases.FACING):
        return side_by_side([paint_card(game, s.card, facing) for facing in range(4)])
    if s.phase != phases.CARD:
        return []
    codes = [code for code in s.hand[s.asked].tolist() if 0 <= code < SPECIALTY]
    return side_by_side([paint_card(game, code, 0) for code in codes])


def paint_card(game: Finisterre, code: int, facing: int) -> Picture:
    """A card as it lies at a facing, under its name and the side where square B is."""
    a, b = (paint_square(square, facing, []) for square in game.box.cards[code].squares)
    across = facing % 2 == 0
    first, second = (a, b) if facing in (0, 1) else (b, a)
    grid = [one + two for one, two in zip(first, second, strict=True)] if across else first + second
    width = WIDTH * (2 if across else 1)
    head = f"{game.box.names[code]} {name_facing(facing)}"
    lines: Picture = [[(f"{head:^{width}}", "axis")], *(merge_inks(row) for row in grid)]
    return lines + [[(" " * width, "gap")]] * (2 * HEIGHT + 1 - len(lines))


def side_by_side(pictures: list[Picture]) -> Picture:
    """Pictures of the same height beside each other."""
    if not pictures:
        return []
    lines = [[part for row in rows for part in (*row, ("  ", "gap"))] for rows in zip(*pictures, strict=True)]
    while lines and all(not text.strip() and ink == "gap" for text, ink in lines[-1]):
        lines.pop()
    return lines
