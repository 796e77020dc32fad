"""The board as facts: both sides of it, read from `board.toml` and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from oppidum.games.meduris.contract import Material
from oppidum.games.meduris.state import AREAS, FIELDS

HERE = Path(__file__).parent
LETTERS = "WLCS"  # of the materials, in the order of their names
MATERIAL_NAMES: tuple[Material, ...] = ("wood", "wool", "copper", "stone")


class BadBoard(ValueError):
    """A board that contradicts itself; the message names the field and the fault."""


@dataclass(frozen=True)
class Field:
    """A field of the ring: its two materials, its rune area, and whether it was seen on the real board."""

    pair: str
    area: int
    verified: bool

    @property
    def symbols(self) -> tuple[int, int]:
        """The numbers of its two materials, in ascending order; their order on the board has no meaning."""
        first, second = sorted(LETTERS.index(letter) for letter in self.pair)
        return first, second


@dataclass(frozen=True)
class Side:
    """One side of the board."""

    players: tuple[int, ...]
    fields: tuple[Field, ...]
    runes: tuple[str, ...]

    @property
    def count(self) -> int:
        """How many fields it has."""
        return len(self.fields)


@cache
def load_board(file: Path = HERE / "board.toml") -> tuple[Side, ...]:
    """Read and check a file of sides."""
    return tuple(read_side(entry) for entry in tomllib.loads(file.read_text("utf-8"))["side"])


def side_for(players: int, sides: tuple[Side, ...] | None = None) -> Side:
    """The side of the board for this number of players (MED-02)."""
    for side in load_board() if sides is None else sides:
        if players in side.players:
            return side
    raise BadBoard(f"no side of the board is for {players} players")


def read_side(entry: dict[str, Any]) -> Side:
    """One side of the file."""
    fields = tuple(
        Field(field["pair"], area, field["verified"])
        for area, part in enumerate(entry["area"])
        for field in part["fields"]
    )
    side = Side(tuple(entry["players"]), fields, tuple(part["rune"] for part in entry["area"]))
    check(side)
    return side


def check(side: Side) -> None:
    """Refuse a side that a position cannot hold or that nobody could play on."""
    if side.count > FIELDS or len(side.runes) != AREAS:
        raise BadBoard(
            f"a side has at most {FIELDS} fields and exactly {AREAS} areas, not {side.count}, {len(side.runes)}"
        )
    for number, field in enumerate(side.fields):
        if len(field.pair) != 2 or set(field.pair) - set(LETTERS) or len(set(field.pair)) != 2:
            raise BadBoard(f"field {number}: {field.pair!r} is not two different letters of {LETTERS}")
    if empty := sorted(set(range(AREAS)) - {field.area for field in side.fields}):
        raise BadBoard(f"area {empty[0]} has no field")
