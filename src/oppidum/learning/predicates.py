"""Predicates: things that are true of a moment or not. docs/lessons.md lists those that a file can say.

`share` says how much of one is true, from 0 to 1: a search for a way to a goal is led by it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from oppidum.learning.moment import Moment


class Predicate(Protocol):
    """Something that is true of a moment, or not."""

    def holds(self, now: Moment) -> bool:
        """Whether it is true now."""

    def share(self, now: Moment) -> float:
        """How much of it is true now; 1 exactly when it holds."""


@dataclass(frozen=True)
class AllOf:
    """Each of them is true."""

    parts: tuple[Predicate, ...]

    def holds(self, now: Moment) -> bool:
        """Whether it is true now."""
        return all(part.holds(now) for part in self.parts)

    def share(self, now: Moment) -> float:
        """The mean of their shares."""
        return sum(part.share(now) for part in self.parts) / len(self.parts)


@dataclass(frozen=True)
class AnyOf:
    """At least one of them is true."""

    parts: tuple[Predicate, ...]

    def holds(self, now: Moment) -> bool:
        """Whether it is true now."""
        return any(part.holds(now) for part in self.parts)

    def share(self, now: Moment) -> float:
        """The largest of their shares."""
        return max(part.share(now) for part in self.parts)


@dataclass(frozen=True)
class Not:
    """It is not true."""

    part: Predicate

    def holds(self, now: Moment) -> bool:
        """Whether it is true now."""
        return not self.part.holds(now)

    def share(self, now: Moment) -> float:
        """All or nothing."""
        return float(self.holds(now))


@dataclass(frozen=True)
class Span:
    """A number lies between two others."""

    number: Callable[[Moment], float | None]  # None: there is no such thing now
    least: float | None
    most: float | None

    def holds(self, now: Moment) -> bool:
        """Whether it is true now."""
        found = self.number(now)
        if found is None:
            return False
        return (self.least is None or found >= self.least) and (self.most is None or found <= self.most)

    def share(self, now: Moment) -> float:
        """How near it has come from nothing."""
        if self.holds(now):
            return 1.0
        found = self.number(now)
        if found is None or self.least is None or self.least <= 0 or found >= self.least:
            return 0.0
        return max(0.0, found) / self.least * 0.9


@dataclass(frozen=True)
class Says:
    """Anything else: all or nothing."""

    true: Callable[[Moment], bool]

    def holds(self, now: Moment) -> bool:
        """Whether it is true now."""
        return self.true(now)

    def share(self, now: Moment) -> float:
        """All or nothing."""
        return float(self.true(now))
