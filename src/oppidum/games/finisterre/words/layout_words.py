"""The words of which the text of a position is made: each is read, or refused as a mistake of the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oppidum.core.layout import fault
from oppidum.games.finisterre.cards.codes import HIDDEN
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.state import Position
from oppidum.games.finisterre.words.spelling import CORNERS, GOOD_NAMES, read_cell, read_comarca

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

PILES = ("upper", "lower")


class Words:
    """The words of a line, taken one after the other."""

    def __init__(self, game: Finisterre, words: Sequence[str]) -> None:
        self.game = game
        self.words = list(words)
        self.line = " ".join(words)

    def __bool__(self) -> bool:
        return bool(self.words)

    def next(self) -> str:
        """The next word."""
        if not self.words:
            raise fault(f"{self.line!r} ends too early")
        return self.words.pop(0)

    def has(self, word: str) -> bool:
        """Whether this word comes next; if so it is taken."""
        if self.words and self.words[0] == word:
            self.words.pop(0)
            return True
        return False

    def end(self) -> None:
        """Nothing may follow."""
        if self.words:
            raise fault(f"{' '.join(self.words)!r} is too much at the end of {self.line!r}")

    def number(self, least: int, most: int) -> int:
        """A number."""
        word = self.next()
        if not word.removeprefix("-").isdecimal() or not least <= int(word) <= most:
            raise fault(f"{word!r} is not a number from {least} to {most}")
        return int(word)

    def clan(self) -> int:
        """A clan, counted from 1 in the text."""
        return self.number(1, self.game.players) - 1

    def one_of(self, names: Sequence[str]) -> int:
        """The number of a name in a list."""
        word = self.next()
        if word not in names:
            raise fault(f"{word!r} is none of {', '.join(names)}")
        return list(names).index(word)

    def cell(self) -> int:
        """A cell."""
        return read_cell(self.next())

    def anchor(self) -> int:
        """A corner of a cell."""
        return 4 * self.cell() + self.one_of(CORNERS)

    def comarca(self) -> int:
        """A comarca."""
        word = self.next()
        if read_comarca(word) < 0:
            raise fault(f"{word!r} is not a comarca, which are written c1, c2, …")
        return read_comarca(word)

    def card(self) -> int:
        """The code of a card; ? is one that nobody here knows."""
        word = self.next()
        if word == "?":
            return HIDDEN
        if word not in self.game.box.codes:
            raise fault(f"there is no card {word!r}")
        return int(self.game.box.codes[word])

    def pile(self) -> int:
        """The pile from which a card came; the upper one if nothing is said."""
        return 1 if self.has("lower") else 0

    def goods(self, most: int = 9999) -> list[int]:
        """Amounts of goods, such as `wood 2 crop 5`, to the end of the line."""
        amounts = [0] * GOODS
        while self.words:
            amounts[self.one_of(GOOD_NAMES)] += self.number(1, most)
        return amounts


def write_goods(amounts: Sequence[int]) -> str:
    """Amounts of goods, each behind a space."""
    return "".join(f" {GOOD_NAMES[good]} {amount}" for good, amount in enumerate(amounts) if amount)


def write_card(game: Finisterre, code: int) -> str:
    """The name of a card."""
    return "?" if code == HIDDEN else game.box.names[code]


def write_pile(pile: int) -> str:
    """The pile from which a card came, behind a space; the upper one is not written."""
    return " lower" if pile else ""


def block(name: str, lines: Sequence[str]) -> list[str]:
    """A block of lines, left out when there are none."""
    return [name, *(f" {line}" for line in lines)] if lines else []


def write_set(bits: int, first: int = 1) -> str:
    """A set of numbers, each behind a space."""
    return "".join(f" {number + first}" for number in range(32) if bits >> number & 1)


def clans(s: Position) -> range:
    """All clans that play."""
    return range(s.players)
