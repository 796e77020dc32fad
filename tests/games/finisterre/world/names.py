"""What worlds are written with: names of goods, cards, sides and actions. Of a wrong name it is said what there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Never

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.clans.units import LARGE, SMALL
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

Place = tuple[int, int, int]  # of a card: x, y, facing
Where = int | str  # a comarca, or x, y and a side or corner: `3` or `1, 0, "s"`


class Names(dict[str, int]):
    """Numbers by name: `Names("good", ...)["corn"]` fails with what goods there are."""

    def __init__(self, what: str, numbers: Iterable[tuple[str, int]]) -> None:
        super().__init__(numbers)
        self.what = what

    def __missing__(self, name: str) -> Never:
        raise ValueError(f"There is no {self.what} {name!r}. There are: {', '.join(self)}")


CODES = Names("card", Box.load().codes.items())
NUMBERS = Names("good", ((name, number) for number, name in enumerate(GOOD_NAMES)))
SIDES = Names("side", zip("nesw", range(4), strict=True))
CORNERS = Names("corner", zip(("ne", "se", "sw", "nw"), range(4), strict=True))
WAYS = Names("side or corner", (SIDES | CORNERS).items())
FLAGS = Names("size", (("S", SMALL), ("L", LARGE)))
ROWS = [name for name in vars(kinds) if name.isupper()]
ROWS = ROWS[ROWS.index("BUILD_SMALL") : ROWS.index("MOVE_CART") + 1]  # what else the module has is no kind
KINDS = Names("kind of action", ((name.lower(), getattr(kinds, name)) for name in ROWS))
PHASES = Names("phase", ((name, phase) for name, phase in vars(phases).items() if name.isupper()))


def name_of(number: int, names: Names) -> str:
    """The name of a number."""
    return next(name for name, one in names.items() if one == number)


def by_name(amounts: Iterable[int]) -> dict[str, int]:
    """The goods that are there, of one amount for each kind."""
    return {name: int(amount) for name, amount in zip(NUMBERS, amounts, strict=True) if amount}


def read_cards(text: str) -> list[tuple[str, int, int, int]]:
    """`SA1 0 0 0, SA2 0 1 0`: names, places and facings."""
    cards = []
    for line in filter(str.strip, text.split(",")):
        words = line.split()
        if len(words) != 4:
            raise ValueError(f"A card is written as `SA1 0 0 0`: name, x, y, facing; not as {line.strip()!r}")
        CODES[words[0]]
        cards.append((words[0], *map(int, words[1:])))
    return cards


def read_tiles(text: str) -> list[tuple[int, int]]:
    """`0S 1L`: clan and size of each tile of a settlement."""
    tiles = text.split()
    if not 1 <= len(tiles) <= 2 or any(len(tile) != 2 or not tile[0].isdigit() for tile in tiles):
        raise ValueError(f"A settlement is written as `0S` or `0S 1L`: clan and size of each tile; not as {text!r}")
    return [(int(tile[0]), FLAGS[tile[1]]) for tile in tiles]
