"""How things are called: cells, directions, corners, goods, comarcas, clans and units, written and read."""

from __future__ import annotations

import re

from oppidum.core.game import Refusal
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.land.grid import HALF, cell_of, place_of
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, COMARCAS, STRAY, Position

WINDS = ("n", "e", "s", "w")
CORNERS = ("ne", "se", "sw", "nw")
GOOD_NAMES = ("wood", "iron", "gold", "crop", "fish", "game", "livestock")
LOT_NAMES = ("wood", "iron", "food")
STORE_NAMES = {CARAVAN: "caravan", BOUGHT: "bought", STRAY: "lost"}
TILE_NAMES = {1: "small", 2: "large"}

GOOD = "|".join(GOOD_NAMES)
PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
ITEM = re.compile(rf"({GOOD})(?: (\d))?")


def name_cell(cell: int) -> str:
    """A cell as x,y."""
    x, y = place_of(cell)
    return f"{x},{y}"


def is_on_table(x: int, y: int) -> bool:
    """Whether a cell is on the table (FIN-190)."""
    return -HALF <= x <= HALF and -HALF <= y <= HALF


def read_cell(text: str) -> int:
    """The cell that a text names, or a Refusal."""
    match = PLACE.fullmatch(text)
    if not match:
        raise Refusal("FIN-190", f"{text[:20]!r} is not a cell; cells are written like 3,-2", reason="not-a-cell")
    x, y = int(match[1]), int(match[2])
    if not is_on_table(x, y):
        message = f"{x},{y} is beyond the edge of the table, which ends at {HALF} in every direction"
        raise Refusal("FIN-190", message, reason="off-the-table", cell=f"{x},{y}")
    return cell_of(x, y)


def name_anchor(anchor: int) -> str:
    """A corner of a cell, such as `3,-2 ne`."""
    return f"{name_cell(anchor >> 2)} {CORNERS[anchor & 3]}"


def name_comarca(comarca: int) -> str:
    """A comarca, counted from 1."""
    return f"c{comarca + 1}"


def read_comarca(text: str) -> int:
    """A comarca by its name, or -1."""
    match = re.fullmatch(r"c([1-9]\d?)", text)
    return int(match[1]) - 1 if match and int(match[1]) <= COMARCAS else -1


def name_item(good: int, value: int) -> str:
    """A cube by its good, a die by its kind and value; without a value all of a kind."""
    return GOOD_NAMES[good] if good < CUBES or value == 0 else f"{GOOD_NAMES[good]} {value}"


def read_item(text: str) -> tuple[int, int] | None:
    """A cube or a die, or None."""
    match = ITEM.fullmatch(text)
    if not match or (GOOD_NAMES.index(match[1]) < CUBES) == (match[2] is not None):
        return None
    return GOOD_NAMES.index(match[1]), int(match[2] or 1)


def name_store(store: int) -> str:
    """A store: the number of a unit, the caravan, or what was bought."""
    return STORE_NAMES.get(store, str(store + 1))


def read_store(s: Position, text: str, clan: int) -> int:
    """A store by its name, or a Refusal."""
    for store, name in STORE_NAMES.items():
        if text == name:
            return store
    store = int(text) - 1 if text.isdecimal() else -1
    if not 0 <= store < units_of(s.row, clan):
        raise Refusal("FIN-007", f"you have no unit {text[:8]!r}", reason="no-such-unit")
    return store


def name_facing(facing: int) -> str:
    """A facing, by where square B lies."""
    return WINDS[(facing + 1) & 3]


def read_facing(text: str) -> int:
    """The facing that a wind means, or -1."""
    return (WINDS.index(text) + 3) & 3 if text in WINDS else -1


assert len(GOOD_NAMES) == GOODS
