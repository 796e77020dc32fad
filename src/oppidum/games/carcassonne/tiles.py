"""The tiles as facts: read from `tiles.toml`, checked, and turned. Positions know only their numbers."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oppidum.games.carcassonne.contract import Facing, FeatureKind, Pile

SIDES: tuple[Facing, ...] = ("N", "E", "S", "W")
HALVES = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")  # half 2s and 2s+1 lie on side s, clockwise
CITY, ROAD, FIELD, CLOISTER = range(4)
KIND_NAMES: tuple[FeatureKind, ...] = ("city", "road", "field", "cloister")
PILES: tuple[Pile, ...] = ("river", "lake", "start", "land")  # drawn in this order


class BadTile(ValueError):
    """A tile that contradicts itself; the message names the tile and the fault."""


@dataclass(frozen=True)
class Segment:
    """One part of a tile on which a follower may stand."""

    kind: int
    sides: tuple[int, ...] = ()  # of a city or road
    halves: tuple[int, ...] = ()  # of a field
    shields: int = 0
    touches: tuple[int, ...] = ()  # of a field: the segments that are cities at its edge

    def turned(self, facing: int) -> Segment:
        """The segment after `facing` quarter turns clockwise."""
        sides = tuple(sorted((side + facing) % 4 for side in self.sides))
        halves = tuple(sorted((half + 2 * facing) % 8 for half in self.halves))
        return Segment(self.kind, sides, halves, self.shields, self.touches)

    def spots(self) -> list[str]:
        """The names of the places where this segment may be pointed at, the usual one first."""
        return [SIDES[side] for side in self.sides] + [HALVES[half] for half in self.halves]


@dataclass(frozen=True)
class Tile:
    """One kind of tile, facing N. Its segments stand in the order cities, roads, fields, cloister."""

    id: str
    about: str
    count: int
    pile: Pile
    sides: str
    segments: tuple[Segment, ...]
    river: tuple[int, ...]
    start: bool

    def turned(self, facing: int) -> Tile:
        """The tile after `facing` quarter turns clockwise."""
        sides = "".join(self.sides[(side - facing) % 4] for side in range(4))
        segments = tuple(segment.turned(facing) for segment in self.segments)
        river = tuple(sorted((side + facing) % 4 for side in self.river))
        return Tile(self.id, self.about, self.count, self.pile, sides, segments, river, self.start)

    def looks(self) -> tuple[object, ...]:
        """All that can be seen of it: two facings with equal looks are the same to a player."""
        segments = [
            (s.kind, s.sides, s.halves, s.shields, tuple(sorted(self.segments[t].sides for t in s.touches)))
            for s in self.segments
        ]
        return self.sides, self.river, tuple(sorted(segments))

    @property
    def symmetry(self) -> int:
        """After how many quarter turns it looks the same again: 1, 2 or 4."""
        return next(facing for facing in (1, 2, 4) if self.turned(facing).looks() == self.looks())

    def count_of(self, kind: int) -> int:
        """How many segments of a kind it has."""
        return sum(segment.kind == kind for segment in self.segments)


def load_tiles(file: Path) -> tuple[Tile, ...]:
    """Read and check a file of tiles."""
    tiles = tuple(read_tile(entry) for entry in tomllib.loads(file.read_text("utf-8"))["tile"])
    if len({tile.id for tile in tiles}) < len(tiles):
        raise BadTile("two tiles have the same id")
    return tiles


def read_tile(entry: dict[str, Any]) -> Tile:
    """One tile of the file."""
    cities = [
        Segment(CITY, sides=numbers(entry, part["sides"], SIDES), shields=part.get("shields", 0))
        for part in entry.get("cities", [])
    ]
    roads = [Segment(ROAD, sides=numbers(entry, part["sides"], SIDES)) for part in entry.get("roads", [])]
    fields = [
        Segment(FIELD, halves=numbers(entry, part["halves"].split(), HALVES), touches=tuple(part.get("cities", ())))
        for part in entry.get("fields", [])
    ]
    cloister = [Segment(CLOISTER)] if entry.get("cloister") else []
    tile = Tile(
        id=entry["id"],
        about=entry["about"],
        count=entry["count"],
        pile=entry["pile"],
        sides=entry["sides"],
        segments=tuple(cities + roads + fields + cloister),
        river=numbers(entry, entry.get("river", ""), SIDES),
        start=entry.get("start", False),
    )
    check(tile)
    return tile


def numbers(entry: dict[str, Any], names: str | list[str], known: tuple[str, ...]) -> tuple[int, ...]:
    """Sides or half-sides as numbers."""
    for name in names:
        if name not in known:
            raise BadTile(f"tile {entry['id']}: there is no side {name!r}")
    return tuple(sorted(known.index(name) for name in names))


def check(tile: Tile) -> None:
    """Refuse a tile whose segments do not cover its sides exactly once."""
    if len(tile.sides) != 4 or set(tile.sides) - set("CRFI"):
        raise BadTile(f"tile {tile.id}: sides must be four of C, R, F, I, not {tile.sides!r}")
    if tile.pile not in (*PILES, "spring"):
        raise BadTile(f"tile {tile.id}: there is no pile {tile.pile!r}")
    for letter, kind in (("C", CITY), ("R", ROAD)):
        reached = sorted(side for segment in tile.segments if segment.kind == kind for side in segment.sides)
        if reached != [side for side in range(4) if tile.sides[side] == letter]:
            raise BadTile(f"tile {tile.id}: its {KIND_NAMES[kind]} segments do not match its sides {tile.sides}")
    if list(tile.river) != [side for side in range(4) if tile.sides[side] == "I"]:
        raise BadTile(f"tile {tile.id}: its river does not match its sides {tile.sides}")
    halves = sorted(half for segment in tile.segments for half in segment.halves)
    if halves != [half for half in range(8) if tile.sides[half // 2] != "C"]:
        raise BadTile(f"tile {tile.id}: its fields do not cover each half-side once")
    for segment in tile.segments:
        for side in range(4):
            if tile.sides[side] == "F" and (2 * side in segment.halves) != (2 * side + 1 in segment.halves):
                raise BadTile(f"tile {tile.id}: two fields share side {SIDES[side]} with no road or river between them")
        if any(city >= tile.count_of(CITY) for city in segment.touches):
            raise BadTile(f"tile {tile.id}: a field touches a city that is not there")
