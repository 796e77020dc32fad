"""Reader: predicates from the tables of a file; every mistake is told with the place where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oppidum.core.game import Player
from oppidum.core.options import suggest
from oppidum.learning.moment import Moment
from oppidum.learning.predicates import Predicate, Span

EVERYBODY = "anybody"


class BadPredicate(ValueError):
    """A predicate that says nothing: where it stands, and what is wrong with it."""


Kind = Callable[["Reader", Any, str], Predicate]  # reads what stands behind the name of a predicate


class Reader:
    """Reads predicates for one game; a mistake is told with the place where it stands."""

    def __init__(
        self,
        kinds: Mapping[str, Kind],
        players: int,
        you: Player,
        *,
        awards: Sequence[str],
        rules: Sequence[str],
        facts: Mapping[str, Any],
    ) -> None:
        self.kinds = kinds
        self.players = players
        self.you = you
        self.awards = awards
        self.rules = rules
        self.facts = facts

    def read(self, given: Any, where: str) -> Predicate:
        """A predicate from its table."""
        if not isinstance(given, Mapping) or len(given) != 1:
            raise BadPredicate(f"{where}: a predicate is a table with one entry, one of {', '.join(self.kinds)}")
        ((kind, value),) = given.items()
        if kind not in self.kinds:
            raise BadPredicate(f"{where}: there is no predicate {kind!r}{suggest(kind, self.kinds)}")
        return self.kinds[kind](self, value, f"{where}.{kind}")

    def several(self, given: Any, where: str) -> tuple[Predicate, ...]:
        """A list of predicates."""
        if not isinstance(given, list) or not given:
            raise BadPredicate(f"{where} must be a list of predicates")
        return tuple(self.read(one, f"{where}[{number}]") for number, one in enumerate(given))

    def table(self, given: Any, where: str, *keys: str) -> dict[str, Any]:
        """A table with some of these keys."""
        if not isinstance(given, Mapping):
            raise BadPredicate(f"{where} must be a table with {', '.join(keys)}")
        for key in given:
            if key not in keys:
                raise BadPredicate(f"{where}: there is no key {key!r}{suggest(key, keys)}")
        return dict(given)

    def seat(self, table: dict[str, Any], where: str, key: str = "seat") -> Player | None:
        """A seat counted from 1; yours if none is named, None for `anybody`."""
        given = table.pop(key, self.you + 1)
        if given == EVERYBODY:
            return None
        if not is_number(given) or given not in range(1, self.players + 1):
            raise BadPredicate(f"{where}: {key} must be a seat from 1 to {self.players}, or {EVERYBODY!r}")
        return int(given) - 1

    def span(self, table: dict[str, Any], where: str, number: Callable[[Moment], float | None]) -> Span:
        """`least`, `most` or `is`."""
        exact, least, most = table.pop("is", None), table.pop("least", None), table.pop("most", None)
        if any(one is not None and not is_number(one) for one in (exact, least, most)):
            raise BadPredicate(f"{where}: least, most and is must be numbers")
        if (exact is None) == (least is None and most is None):
            raise BadPredicate(f"{where}: say least, most or both, or is")
        return Span(number, least if exact is None else exact, most if exact is None else exact)

    def known(self, table: dict[str, Any], where: str, key: str, names: Sequence[str]) -> str | None:
        """A word that must be one of these, if it is said."""
        found = table.pop(key, None)
        if found is not None and found not in names:
            raise BadPredicate(f"{where}: {key} {found!r} does not exist{suggest(str(found), names)}")
        return None if found is None else str(found)


def is_number(value: Any) -> bool:
    """Whether it is a number, and not a truth."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)
