"""Lines: what has happened at a table, kept in columns; each line is made anew when somebody reads it.

As objects they were two thirds of the memory of a table at rest.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from oppidum.core.game import Action, Award, Happening, Player

NO_ACTION = -1


@dataclass(frozen=True, slots=True)
class Line:
    """What is kept of an entry: all that a client is told of it."""

    seq: int
    kind: str
    actor: Player
    text: str  # as the game writes it
    at: float
    action: Action | None = None  # what was played, so that nobody has to read it again
    awards: tuple[Award, ...] = ()
    happened: tuple[Happening, ...] = ()
    undoes: tuple[int, ...] = ()
    hidden: tuple[str, ...] = ()  # its text as every seat and, last, a spectator may read it, where that is less
    whereabouts: tuple[tuple[str, str], ...] = ()  # what numbers and places in its text stand for
    gains: tuple[int, ...] = ()  # by how many pieces every hand changed, where one grew and all may count them

    def text_for(self, viewer: Player | None) -> str:
        """Its text as a viewer may read it."""
        return self.hidden[-1 if viewer is None else viewer] if self.hidden else self.text


Rare = tuple[
    tuple[Award, ...],
    tuple[Happening, ...],
    tuple[int, ...],
    tuple[str, ...],
    tuple[tuple[str, str], ...],
    tuple[int, ...],
]


class Lines(Sequence[Line]):
    """All lines of a table, numbered from 1 without a gap."""

    def __init__(self) -> None:
        self._kinds: list[str] = []
        self._actors = array("b")
        self._texts: list[str] = []
        self._times = array("d")
        self._actions = array("q")
        self._rare: dict[int, Rare] = {}

    def append(self, line: Line) -> None:
        """One more has happened."""
        assert line.seq == len(self) + 1, "lines come one by one"
        self._kinds.append(line.kind)
        self._actors.append(line.actor)
        self._texts.append(line.text)
        self._times.append(line.at)
        self._actions.append(NO_ACTION if line.action is None else line.action)
        rare = line.awards, line.happened, line.undoes, line.hidden, line.whereabouts, line.gains
        if any(rare):
            self._rare[len(self) - 1] = rare

    def __len__(self) -> int:
        return len(self._kinds)

    @overload
    def __getitem__(self, index: int) -> Line: ...

    @overload
    def __getitem__(self, index: slice) -> list[Line]: ...

    def __getitem__(self, index: int | slice) -> Line | list[Line]:
        if isinstance(index, slice):
            return [self._line(number) for number in range(len(self))[index]]
        return self._line(range(len(self))[index])

    def __iter__(self) -> Iterator[Line]:
        return map(self._line, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lines) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as Python spells "not hashable"

    def _line(self, number: int) -> Line:
        action = self._actions[number]
        return Line(
            number + 1,
            self._kinds[number],
            self._actors[number],
            self._texts[number],
            self._times[number],
            None if action == NO_ACTION else action,
            *self._rare.get(number, ()),
        )
