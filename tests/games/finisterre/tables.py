"""Tables for tests: a box with its book, the position before the first event, and the reference position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oppidum.core.options import Value, resolve
from oppidum.games.finisterre import dealing, hands
from oppidum.games.finisterre.book import Book, make_book
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.options import OPTIONS, PRESETS
from oppidum.games.finisterre.state import LARGE, PART, SMALL, Position

GREEN, BLUE, RED = range(3)
# The direct links of the reference position: a clan and the numbers of two of its units.
REF_LINKS = ((BLUE, 0, 1), (RED, 0, 1), (GREEN, 0, 1))
REF_TOWNS = {  # a comarca and tiles; the units of a clan are numbered in this order
    "PA1": (1, ((BLUE, SMALL), (BLUE, SMALL))),
    "PA2": (2, ((BLUE, SMALL),)),
    "PR2": (2, ((RED, LARGE), (RED, SMALL))),
    "MX3": (3, ((BLUE, SMALL), (GREEN, SMALL))),
    "PR4": (4, ((RED, LARGE),)),
    "PV4": (4, ((GREEN, SMALL),)),
}
REF_LANDS = {GREEN: (0, 0), BLUE: (0, 0, 2), RED: (0, 0)}  # the territory of each unit, by its first one


@dataclass(frozen=True)
class Table:
    """As much of a game as cards need."""

    players: int
    box: Box
    book: Book

    def start(self) -> Position:
        """The position before the first event."""
        s = Position()
        dealing.set_up(s.row, self.book.row, self.players)
        return s


def table(players: int = 2, **options: Value) -> Table:
    """A table with some options."""
    box = Box.load()
    return Table(players, box, make_book(box, players, resolve(OPTIONS, PRESETS, None, options)))


def add_town(s: Position, town: int, comarca: int, tiles: Sequence[tuple[int, int]]) -> None:
    """A settlement of (clan, flags) in a comarca, with a unit for each clan that has a tile in it."""
    for tile, (clan, flags) in enumerate(tiles):
        s.town_cell[town, tile] = cell_of(3 * town + tile, 9)
        s.town_clan[town, tile] = clan
        s.town_flags[town, tile] = flags
        s.com_flags[comarca, clan] += flags
    s.town_anchor[town] = 4 * cell_of(3 * town, 10) + 2
    s.comarcas |= 1 << comarca
    for clan in dict.fromkeys(clan for clan, _ in tiles):
        unit = int((s.unit_kind[clan] > 0).sum())
        s.unit_kind[clan, unit] = PART
        s.unit_place[clan, unit] = town
        s.unit_anchor[clan, unit] = s.town_anchor[town]
        s.unit_com[clan, unit] = comarca
        s.unit_land[clan, unit] = unit


def ref_position() -> Position:
    """The reference position as a table of settlements: clockwise green, blue, red; its links are REF_LINKS.

    The towns lie on cells without any terrain: only what is written in the arrays of towns, units and flags counts.
    """
    s = table(3).start()
    for town, (comarca, tiles) in enumerate(REF_TOWNS.values()):
        add_town(s, town, comarca, tiles)
    for clan, lands in REF_LANDS.items():
        s.unit_land[clan, : len(lands)] = lands
    s.turn = 2
    s.start = GREEN
    return s


def draw(at: Table, s: Position, clan: int, name: str, *, is_open: bool = False) -> None:
    """A clan draws a certain card from the top."""
    hands.draw_card(s.row, at.book.row, at.box.codes[name], clan, is_open, 0)
