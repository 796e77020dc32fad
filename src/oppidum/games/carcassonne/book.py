"""The book: all that a designer may change, as one read-only record made from tiles, points and options."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path

from oppidum.core.options import Options
from oppidum.core.record import Record, i1, i2, i4
from oppidum.games.carcassonne.state import FEATURES, FOLLOWERS, KINDS, MARKS, NOTHING, PILE_COUNT, SEGMENTS, TILES
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, PILES, ROAD, BadTile, Segment, Tile, load_tiles

HERE = Path(__file__).parent
SIGNATURES = 5**4
FIELD_SIDE, CITY_SIDE, ROAD_SIDE, RIVER_SIDE = 1, 2, 3, 4  # 0 is nothing
SIDE_CODES = {"F": FIELD_SIDE, "C": CITY_SIDE, "R": ROAD_SIDE, "I": RIVER_SIDE}
EVERYONE, MAJORITY = range(2)  # sharing
PER_CITY, PER_FIELD = range(2)  # farms


class Book(Record):
    """The tables and numbers of one variant."""

    # Kinds of tiles; `turned` is 4 * kind + facing.
    fits = i1(KINDS, SIGNATURES)  # the facings that fit, one bit each; facings that look the same only once
    turns = i1(KINDS)  # after how many quarter turns it looks the same
    side_code = i1(KINDS * 16)  # [4 * turned + side]: F 1, C 2, R 3, I 4
    side_signature = i2(KINDS * 16)  # [4 * turned + side]: what it adds to the signature of the square beside it
    segment_count = i4(KINDS)
    segment_kind = i1(KINDS, SEGMENTS)
    segment_shields = i1(KINDS, SEGMENTS)
    segment_touches = i2(KINDS, SEGMENTS)  # of a field: bits of the segments that are cities at its edge
    port_segment = i1(KINDS * 48)  # [12 * turned + port]: the segment, or SEGMENTS where there is none
    cloister = i1(KINDS)  # its segment, or NOTHING
    needs_mark = i1(KINDS)  # 1 where two segments may belong to one city or one road
    river_sides = i1(KINDS, 2)  # the sides through which the river runs, or NOTHING
    occupied = i1(SIGNATURES)  # the sides at which something lies, one bit each

    # Set-up.
    first_tile = i4()  # the kind that is laid at the start
    pile = i2(PILE_COUNT, KINDS)
    last_kind = i4(PILE_COUNT)  # the last kind that a pile holds
    follower_count = i4()

    # Points.
    sharing = i4()
    city_tile = i4()
    city_shield = i4()
    small_city_tile = i4()  # of a completed city of two tiles
    small_city_shield = i4()
    open_city_tile = i4()
    open_city_shield = i4()
    road_tile = i4()
    cloister_tile = i4()
    farms = i4()
    farm_points = i4()


@dataclass(frozen=True)
class Box:
    """What lies in the box: tiles, and what things are worth. A variant is a box with differences."""

    tiles: tuple[Tile, ...]
    followers: int
    points: dict[str, int]

    @classmethod
    @cache
    def load(cls, folder: Path = HERE) -> Box:
        """Read `tiles.toml` and `points.toml` of a folder."""
        points = tomllib.loads((folder / "points.toml").read_text("utf-8"))
        return cls(load_tiles(folder / "tiles.toml"), points["followers"], points["points"])

    def facts(self) -> dict[str, object]:
        """All that matters in it, as JSON values; what a tile is called in words does not."""
        tiles = [{key: value for key, value in asdict(tile).items() if key != "about"} for tile in self.tiles]
        return {"tiles": tiles, "followers": self.followers, "points": self.points}

    def with_counts(self, **counts: int) -> Box:
        """A box like this one with other numbers of some tiles."""
        unknown = counts.keys() - {tile.id for tile in self.tiles}
        if unknown:
            raise BadTile(f"there is no tile {min(unknown)!r}")
        return replace(self, tiles=tuple(replace(t, count=counts.get(t.id, t.count)) for t in self.tiles))

    def with_points(self, **points: int) -> Box:
        """A box like this one with other points for some things."""
        unknown = points.keys() - self.points.keys()
        if unknown:
            raise BadTile(f"there are no points called {min(unknown)!r}")
        return replace(self, points=self.points | points)


def make_book(box: Box, options: Options) -> Book:
    """The read-only record of a variant."""
    check_capacity(box, bool(options["river"]))
    book = Book()
    for kind, tile in enumerate(box.tiles):
        write_kind(book, kind, tile)
    for signature in range(SIGNATURES):
        book.occupied[signature] = sum(1 << side for side in range(4) if signature // 5**side % 5)
    deal_piles(book, box, options)
    book.follower_count = box.followers
    for name, value in box.points.items():
        setattr(book, name, value)
    book.sharing = (EVERYONE, MAJORITY)[options["sharing"] == "majority"]
    book.small_city_tile = int(options["small_city"]) // 2
    book.small_city_shield = int(options["small_city"]) // 2
    book.farms = (PER_CITY, PER_FIELD)[options["farms"] == "field"]
    book.farm_points = int(options["farm_points"])
    return book.freeze()


def check_capacity(box: Box, river: bool) -> None:
    """Refuse a box that a position cannot hold."""
    used = [tile for tile in box.tiles if river or tile.pile == "land"]

    def total(amount: Callable[[Tile], int]) -> int:
        return sum(tile.count * amount(tile) for tile in used)

    limits = (
        ("kinds of tiles", len(box.tiles), KINDS),
        ("tiles", sum(tile.count for tile in used), TILES),
        ("segments on a tile", max(len(tile.segments) for tile in used), SEGMENTS),
        ("segments", total(lambda tile: len(tile.segments)), FEATURES - 1),
        ("city segments", total(lambda tile: tile.count_of(CITY)), MARKS),
        ("tiles with several cities or roads", total(needs_mark), MARKS),
        ("followers", box.followers, FOLLOWERS),
    )
    for what, amount, most in limits:
        if amount > most:
            raise BadTile(f"{amount} {what} are too many; at most {most}")
    for what, amount in (("start tile", sum(t.start for t in used)), ("spring", total(lambda t: t.pile == "spring"))):
        if amount != 1 and (river or what == "start tile"):
            raise BadTile(f"there must be exactly one {what}, not {amount}")
    missing = [tile.id for tile in used if tile.start and tile.count == 0]
    if missing:
        raise BadTile(f"no copy of the start tile {missing[0]} is in the box")


def needs_mark(tile: Tile) -> bool:
    """Whether a loop may meet this tile twice."""
    return tile.count_of(CITY) > 1 or tile.count_of(ROAD) > 1


def write_kind(book: Book, kind: int, tile: Tile) -> None:
    """Write all tables of one kind of tile."""
    facings = [tile.turned(facing) for facing in range(4)]
    book.turns[kind] = tile.symmetry
    for facing, turned in enumerate(facings[: tile.symmetry]):
        for signature in fitting_signatures(turned):
            book.fits[kind, signature] |= 1 << facing
    book.segment_count[kind] = len(tile.segments)
    book.needs_mark[kind] = needs_mark(tile)
    book.cloister[kind] = NOTHING
    book.river_sides[kind] = (*tile.river, NOTHING, NOTHING)[:2]
    for number, segment in enumerate(tile.segments):
        book.segment_kind[kind, number] = segment.kind
        book.segment_shields[kind, number] = segment.shields
        book.segment_touches[kind, number] = sum(1 << city for city in segment.touches)
        if segment.kind == CLOISTER:
            book.cloister[kind] = number
    for facing, turned in enumerate(facings):
        number = 4 * kind + facing
        for side, letter in enumerate(turned.sides):
            book.side_code[4 * number + side] = SIDE_CODES[letter]
            book.side_signature[4 * number + side] = SIDE_CODES[letter] * 5 ** (side ^ 2)
        book.port_segment[12 * number : 12 * number + 12] = SEGMENTS
        for owner, segment in enumerate(turned.segments):
            for port in ports(turned, segment):
                book.port_segment[12 * number + port] = owner


def fitting_signatures(tile: Tile) -> list[int]:
    """Every way in which sides like its own, or nothing, may look into the square where a tile is to lie."""
    looks = product(*((0, SIDE_CODES[side]) for side in tile.sides))
    return [sum(code * 5**side for side, code in enumerate(codes)) for codes in looks]


def ports(tile: Tile, segment: Segment) -> list[int]:
    """Where a segment meets its neighbours: see the picture in state.py."""
    middles = [3 * side + 1 for side in segment.sides]
    if segment.kind != FIELD:
        return middles
    open_sides = {3 * (half // 2) + 1 for half in segment.halves if tile.sides[half // 2] == "F"}
    beside = {3 * (half // 2) + 2 * (half % 2) for half in segment.halves if tile.sides[half // 2] in "RI"}
    return sorted(open_sides | beside)


def deal_piles(book: Book, box: Box, options: Options) -> None:
    """Sort the tiles into the piles from which they are drawn (CAR-03, CAR-43, CAR-49)."""
    river = bool(options["river"])
    for kind, tile in enumerate(box.tiles):
        if tile.pile == "spring":
            if river:
                book.first_tile = kind
        elif river or tile.pile == "land":
            book.pile[PILES.index(tile.pile), kind] = tile.count
        if tile.start and not river:
            book.first_tile = kind
            book.pile[PILES.index("land"), kind] -= 1
        if tile.start and river and options["start_tile"] == "after-river":
            book.pile[PILES.index("start"), kind] = 1
            book.pile[PILES.index("land"), kind] -= 1
    for pile in range(PILE_COUNT):
        book.last_kind[pile] = max((kind for kind in range(KINDS) if book.pile[pile, kind]), default=0)
