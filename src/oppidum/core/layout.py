"""The text of a position: entries such as `turn 2`, and blocks of indented lines; every mistake knows its line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from oppidum.core.game import Refusal
from oppidum.core.options import suggest


def fault(message: str) -> Refusal:
    """A text that is not in the form of a position."""
    return Refusal("layout", message)


@contextmanager
def on_line(number: int) -> Iterator[None]:
    """Whatever is refused here is about this line of the text, unless it has named one already."""
    try:
        yield
    except Refusal as refusal:
        refusal.facts.setdefault("line", number)
        raise


class Layout:
    """The words of every entry and of every line in a block. A comment begins with #; lines are counted from 1."""

    def __init__(self, text: str, keys: Collection[str], blocks: Sequence[str], needed: Sequence[str]) -> None:
        self.keys = keys
        self.entries: dict[str, list[str]] = {}
        self.line_of: dict[str, int] = {}
        self.blocks: dict[str, list[tuple[int, list[str]]]] = {name: [] for name in blocks}
        block = ""
        for number, line in enumerate(dedented(text), start=1):
            words = line.split()
            if words and block and (line[0].isspace() or not words[0][0].isalpha()):
                self.blocks[block].append((number, words))
            elif words:
                with on_line(number):
                    self._add(words[0], words[1:])
                self.line_of[words[0]] = number
                block = words[0] if words[0] in self.blocks else ""
        for key in needed:
            if key not in self.entries:
                raise fault(f"{key} is missing")

    def _add(self, key: str, words: list[str]) -> None:
        if not key[0].isalpha():
            raise fault(f"{' '.join([key, *words])!r} belongs to no entry")
        if key not in self.keys:
            raise fault(f"there is no entry {key!r}{suggest(key, self.keys)}")
        if key in self.entries:
            raise fault(f"{key} is given twice")
        self.entries[key] = words

    def on(self, key: str) -> AbstractContextManager[None]:
        """Whatever is refused here is about the line of this entry."""
        return on_line(self.line_of.get(key, 0))

    def number(self, key: str, most: int, default: int | None = None, least: int = 0) -> int:
        """The one number of an entry."""
        words = self.entries.get(key)
        if words is None and default is not None:
            return default
        with self.on(key):
            if words is None or len(words) != 1 or not words[0].isdecimal() or not least <= int(words[0]) <= most:
                raise fault(f"{key} must be a number from {least} to {most}")
        return int(words[0])

    def numbers(self, key: str, count: int, most: int = 999_999) -> list[int]:
        """The numbers of an entry."""
        words = self.entries.get(key, [])
        with self.on(key):
            if len(words) != count or not all(word.isdecimal() and int(word) <= most for word in words):
                raise fault(f"{key} must be {count} numbers from 0 to {most}")
        return [int(word) for word in words]

    def word(self, key: str, words: Collection[str]) -> str:
        """The one word of an entry, which must be one of these."""
        found = self.entries[key]
        with self.on(key):
            if len(found) != 1 or found[0] not in words:
                raise fault(f"{key} must be one of {', '.join(words)}")
        return found[0]


def dedented(text: str) -> list[str]:
    """The lines without comments and without the margin that they share."""
    lines = [line.partition("#")[0].rstrip() for line in text.splitlines()]
    margin = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return [line[margin:] for line in lines]
