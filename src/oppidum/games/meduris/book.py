"""The book: all that a designer may change, as one read-only record made from board, numbers and options."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

from oppidum.core.options import Options
from oppidum.core.record import Record, i1, i4
from oppidum.games.meduris.board import HERE, BadBoard, Side, load_board, side_for
from oppidum.games.meduris.contract import Chip
from oppidum.games.meduris.state import (
    AMOUNTS,
    AREAS,
    CHIP_KINDS,
    FIELDS,
    HEIGHT,
    PLAYERS,
    SYMBOLS,
)

CHIP_NAMES: tuple[Chip, ...] = ("two", "hut", "druid")
MOST_CHIPS = 10


class Book(Record):
    """The tables and numbers of one variant."""

    fields = i4()  # on the ring
    symbol = i1(FIELDS, SYMBOLS)  # the materials of a field, ascending
    area = i1(FIELDS)
    materials = i4()  # of each kind
    start_hand = i4()
    start_points = i4()
    huts = i4()  # of each player
    temples = i4()
    workers = i4()
    plateau_height = i4()
    stones = i4()
    rate = i4()  # others for one that is replaced
    turn_limit = i4()
    chips = i4(CHIP_KINDS)  # of each kind
    chips_apart = i4()
    ways = i4(FIELDS + 1, MOST_CHIPS)  # [many, few]: in how many ways few can be chosen from many
    chip_points = i4()
    offering_points = i4()
    refusal_points = i4()
    crossing_points = i4()
    temple_points = i4()
    rune_points = i4(AREAS + 1)
    # Options, each 0 as in the rule book and 1 for the other reading.
    chips_by_hand = i4()
    only_when_lacking = i4()
    any_by_workers = i4()
    first_hut_waits = i4()
    lone_hut_stays = i4()
    temples_beside_only = i4()
    only_huts_move_druid = i4()


@dataclass(frozen=True)
class Box:
    """What lies in the box: the board and the numbers. A variant is a box with differences."""

    sides: tuple[Side, ...]
    numbers: dict[str, Any]

    @classmethod
    @cache
    def load(cls, folder: Path = HERE) -> Box:
        """Read `board.toml` and `numbers.toml` of a folder."""
        return cls(load_board(folder / "board.toml"), tomllib.loads((folder / "numbers.toml").read_text("utf-8")))

    def facts(self, players: int) -> dict[str, object]:
        """All that matters in it for this number of players, as JSON values."""
        side = side_for(players, self.sides)
        fields = [[field["pair"], field["area"]] for field in asdict(side)["fields"]]
        return {"fields": fields, "numbers": self.numbers}


def make_book(box: Box, players: int, options: Options) -> Book:
    """The read-only record of a variant."""
    book = Book()
    side, numbers = side_for(players, box.sides), box.numbers
    book.fields = side.count
    for number, field in enumerate(side.fields):
        book.symbol[number] = field.symbols
        book.area[number] = field.area
    for name in ("materials", "start_hand", "start_points", "temples", "plateau_height", "stones", "turn_limit"):
        setattr(book, name, numbers[name])
    book.rate = numbers["exchange"]
    book.huts = numbers["huts"][str(players)]
    book.workers = numbers["workers"][str(players)]
    book.chips[:] = [numbers["chips"][name] for name in CHIP_NAMES]
    book.chips_apart = numbers["chips"]["apart"]
    for many in range(FIELDS + 1):
        book.ways[many] = [min(comb(many, few), 2**31 - 1) for few in range(MOST_CHIPS)]
    for name in ("chip", "offering", "refusal", "crossing", "temple"):
        setattr(book, f"{name}_points", numbers["points"][name])
    book.rune_points[:] = numbers["points"]["runes"]
    book.chips_by_hand = options["chips"] == "hand"
    book.only_when_lacking = options["exchange"] == "lacking"
    book.any_by_workers = options["any_face"] == "worker"
    book.first_hut_waits = options["first_hut"] == "next-building"
    book.lone_hut_stays = options["lone_hut"] == "stay"
    book.temples_beside_only = options["temples"] == "beside"
    book.only_huts_move_druid = options["druid_moves"] == "huts"
    check_capacity(book, players)
    return book.freeze()


def check_capacity(book: Book, players: int) -> None:
    """Refuse numbers that a position cannot hold or a match cannot bear."""
    limits = (
        ("workers on a plateau", book.plateau_height, HEIGHT),
        ("materials of a kind", book.materials, (AMOUNTS - 1) // 3),
        ("huts", players * book.huts, book.fields - 1),  # MED-78: no settlement closes the ring
        ("bonus chips", int(book.chips.sum()), MOST_CHIPS),
        ("fields for bonus chips", int(book.chips.sum()) * book.chips_apart, book.fields),
        ("workers", players * book.workers, 4 * book.plateau_height - 2),  # MED-23: somebody can always move
        ("materials in hands", players * book.start_hand, book.materials),
        ("players", players, PLAYERS),
    )
    for what, amount, most in limits:
        if amount > most:
            raise BadBoard(f"{amount} {what} are too many; at most {most}")
