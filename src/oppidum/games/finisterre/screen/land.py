"""The map as a client draws it: squares, tiles, free sites and docks, comarcas with what lies on their ground."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, cached_property
from typing import TYPE_CHECKING

from oppidum.core.patch import Json
from oppidum.core.record import part
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.land.grid import neighbour
from oppidum.games.finisterre.land.landscape import BARE, BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.terrain import WATER
from oppidum.games.finisterre.state import CELLS, COMARCAS, SIDE, TOWNS, Position
from oppidum.games.finisterre.words.layout_map import MADE
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, TILE_NAMES, WINDS, name_cell, name_comarca

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

CELL_NAMES = tuple(name_cell(cell) for cell in range(CELLS))
COMARCA_NAMES = tuple(name_comarca(comarca) for comarca in range(COMARCAS))
HALVES = ("A", "B")
HUNGER = ("", "half", "unfed")


# What parts of a view depend on, besides the land.
LAND = part(Position, "plots", "plot_cell", "plot_face", "plot_com")
MADE_SIDES = part(Position, "plot_made")
TILES = part(Position, "players", "town_cell", "town_clan", "town_flags", "unfed", "unit_kind", "unit_place")
SETTLEMENTS = part(Position, "town_cell", "town_flags", "town_anchor")
PILED = ("piles", "pile_good", "pile_value", "pile_count", "pile_anchor")
MARKED = ("crop_marks", "crop_mark", "vein_marks", "vein_mark")
GROUND = part(Position, "comarcas", *PILED, *MARKED, "dolmen_gold", "com_flags")


def land_of(game: Finisterre, s: Position, memory: bytes) -> Land:
    """The map of a position, given its bytes too; most events leave it as it is."""
    key = LAND(memory)
    return game.lands.find(key, lambda: Land(game, s, key))


class Land:
    """The map of a position, read once into lists: what lies where, and which comarcas there are."""

    def __init__(self, game: Finisterre, s: Position, key: Hashable) -> None:
        self.key = key
        self.box = game.box
        self.book = game.book
        count = s.plots
        self.rim = (s.west, s.east, s.south, s.north)
        self.cells: list[int] = s.plot_cell[:count].tolist()
        self.faces: list[int] = s.plot_face[:count].tolist()
        self.corners: list[list[int]] = s.plot_com[:count].tolist()

    @cached_property
    def squares(self) -> Json:
        """The squares, as they are drawn."""
        return view_squares(self)

    @cached_property
    def sites(self) -> Json:
        """The free sites."""
        return view_arrows(self, "v")

    @cached_property
    def docks(self) -> Json:
        """The free docks."""
        return view_arrows(self, "d")

    @cached_property
    def face_at(self) -> dict[int, int]:
        """What lies on each cell that is not empty."""
        return {cell: face for cell, face in zip(self.cells, self.faces, strict=True) if face != BARE}

    @cached_property
    def corners_at(self) -> dict[int, list[int]]:
        """The comarcas at the corners of each cell."""
        return dict(zip(self.cells, self.corners, strict=True))

    @cached_property
    def dolmens(self) -> list[tuple[int, int, int]]:
        """The dolmens that are not covered: their cells, their comarcas, their numbers."""
        numbers = self.book.dolmen.tolist()
        rows = zip(self.cells, self.faces, self.corners, strict=True)
        return [
            (cell, corners[0], numbers[face >> 2] - 1)
            for cell, face, corners in rows
            if face >= 0 and numbers[face >> 2] > 0
        ]

    def comarca_at(self, anchor: int) -> int:
        """The comarca of an anchor, or a negative number."""
        corners = self.corners_at.get(anchor >> 2)
        return corners[anchor & 3] if corners else -1

    def is_free(self, cell: int) -> bool:
        """Whether a tile may be put on a cell: it is empty, and no river or sea ends before it (FIN-164)."""
        if cell < 0 or cell in self.face_at:
            return False
        edges = self.box.face_edges
        for side in range(4):
            face = self.face_at.get(int(neighbour(cell, side)), BARE)
            if face >= 0 and edges[face][(side + 2) & 3] in WATER:
                return False
        return True

    @cached_property
    def open_comarcas(self) -> set[int]:
        """The comarcas from whose land one can walk to the rim of the table over empty cells (chapter Comarcas)."""
        west, east, south, north = self.rim
        west, south = west - 1, south - 1
        width, height = east - west + 2, north - south + 2
        places = [(cell // SIDE - south) * width + cell % SIDE - west for cell in self.cells]
        empty = (1 << width * height) - 1
        for place, face in zip(places, self.faces, strict=True):
            if face != BARE:
                empty &= ~(1 << place)
        outside = f"{flood(empty, width, height):0{width * height}b}"[::-1]
        found = set()
        steps = (width, 1, -width, -1)
        for place, face, corners in zip(places, self.faces, self.corners, strict=True):
            if face >= 0:
                edges = self.box.face_edges[face]
                for side in range(4):
                    if outside[place + steps[side]] == "1" and edges[side] not in WATER:
                        found.add(corners[side])
        return found


def flood(empty: int, width: int, height: int) -> int:
    """The empty cells that are joined with the rim, a bit for each cell; the rim itself is empty, so rows may wrap."""
    column = sum(1 << width * row for row in range(height))
    row = (1 << width) - 1
    outside, before = row | row << width * (height - 1) | column | column << width - 1, 0
    while outside != before:
        before = outside
        outside |= (outside << width | outside >> width | outside << 1 | outside >> 1) & empty
    return outside


def view_squares(land: Land) -> Json:
    """The squares of the cards, by cell; comarcas by corner: ne, se, sw, nw."""
    names = land.box.names
    return {
        CELL_NAMES[cell]: {
            "card": names[face >> 3],
            "half": HALVES[face >> 2 & 1],
            "facing": face & 3,
            "comarcas": [COMARCA_NAMES[comarca] for comarca in corners],
        }
        for cell, face, corners in zip(land.cells, land.faces, land.corners, strict=True)
        if face >= 0
    }


def view_tiles(s: Position, units: dict[tuple[int, int], int]) -> Json:
    """Village tiles and boats, by cell; `units` knows the unit of a clan in a town, and of a boat on a cell."""
    tiles: Json = {}
    rows = zip(s.town_cell.tolist(), s.town_clan.tolist(), s.town_flags.tolist(), s.unfed.tolist(), strict=True)
    for town, (cells, clans, flags, hunger) in enumerate(rows):
        for tile in range(2):
            if flags[tile]:
                shown = {"what": "village", "clan": clans[tile], "size": TILE_NAMES[flags[tile]], "town": town + 1}
                shown |= {"unit": units[clans[tile], TOWN_TILE - town] + 1, "arrow": tile == 0}
                if hunger[tile]:
                    shown["hunger"] = HUNGER[hunger[tile]]
                tiles[CELL_NAMES[cells[tile]]] = shown
    for (clan, place), unit in units.items():
        if place >= 0:
            tiles[CELL_NAMES[place]] = {"what": "boat", "clan": clan, "unit": unit + 1}
    return tiles


def view_towns(s: Position, land: Land) -> Json:
    """Settlements: their cells, the arrow that they stand on, and whether they are closed cities."""
    towns: Json = {}
    anchors, cells, flags = s.town_anchor.tolist(), s.town_cell.tolist(), s.town_flags.tolist()
    for town in range(TOWNS):
        if flags[town][0]:
            anchor = anchors[town]
            towns[str(town + 1)] = {
                "cells": [CELL_NAMES[cell] for cell, size in zip(cells[town], flags[town], strict=True) if size],
                "square": CELL_NAMES[anchor >> 2],
                "side": WINDS[anchor & 3],
                "comarca": COMARCA_NAMES[land.comarca_at(anchor)],
                "closed": flags[town][1] > 0,
            }
    return towns


def view_arrows(land: Land, letter: str) -> Json:
    """Free sites (v) or docks (d) by the cell before them: the squares whose arrows point there."""
    arrows: Json = {}
    for cell, face, corners in zip(land.cells, land.faces, land.corners, strict=True):
        if face < 0 or letter not in (edges := land.box.face_edges[face]):
            continue
        for side in range(4):
            front = int(neighbour(cell, side)) if edges[side] == letter else -1
            if land.is_free(front):
                arrow = {"square": CELL_NAMES[cell], "side": WINDS[side], "comarca": COMARCA_NAMES[corners[side]]}
                arrows.setdefault(CELL_NAMES[front], []).append(arrow)
    return arrows


def view_made(s: Position, land: Land) -> Json:
    """What the sides of squares have brought, such as {"3,-2 n": ["forest", "fish"]}; it comes once (FIN-023)."""
    rows = zip(land.cells, s.plot_made[: s.plots].tolist(), strict=True)
    return {
        f"{CELL_NAMES[cell]} {WINDS[side]}": list(name_made(made[side]))
        for cell, made in rows
        for side in range(2)
        if made[side]
    }


@cache
def name_made(made: int) -> tuple[str, ...]:
    """The landscapes that have met at a side; both halves of a river side have a bit of their own."""
    return tuple(dict.fromkeys(name.rstrip("2") for bit, name in enumerate(MADE) if made >> bit & 1))


def view_comarcas(s: Position, land: Land) -> Json:
    """Comarcas: people, goods on the ground, veins, crops, dolmens, and whether they can still grow outwards."""
    open_ones = land.open_comarcas
    flags = s.com_flags.tolist()
    comarcas: Json = {
        COMARCA_NAMES[comarca]: {
            "people": {str(clan): count for clan, count in enumerate(flags[comarca]) if count},
            "ground": {},
            "dolmens": {},
            "open": comarca in open_ones,
        }
        for comarca in range(COMARCAS)
        if s.comarcas >> comarca & 1
    }
    add_ground(s, land, comarcas)
    for word, marks in (("crops", s.crop_mark[: s.crop_marks]), ("veins", s.vein_mark[: s.vein_marks])):
        for anchor in marks.tolist():
            if shown := comarcas.get(COMARCA_NAMES[land.comarca_at(anchor)]):
                shown[word] = shown.get(word, 0) + 1
    add_dolmens(s, land, comarcas)
    return comarcas


def add_ground(s: Position, land: Land, comarcas: Json) -> None:
    """Cubes by their number, dice by their values."""
    columns = (s.pile_good, s.pile_value, s.pile_count, s.pile_anchor)
    for good, value, count, anchor in zip(*(column[: s.piles].tolist() for column in columns), strict=True):
        ground = comarcas[COMARCA_NAMES[land.comarca_at(anchor)]]["ground"]
        if good < CUBES:
            ground[GOOD_NAMES[good]] = ground.get(GOOD_NAMES[good], 0) + count
        else:
            dice = ground.setdefault(GOOD_NAMES[good], {})
            dice[str(value)] = dice.get(str(value), 0) + count


def add_dolmens(s: Position, land: Land, comarcas: Json) -> None:
    """Dolmens by their cells, with the gold that lies on them."""
    gold = s.dolmen_gold.tolist()
    for cell, comarca, dolmen in land.dolmens:
        comarcas[COMARCA_NAMES[comarca]]["dolmens"][CELL_NAMES[cell]] = gold[dolmen]


assert BOAT_TILE < TOWN_TILE < BARE
