"""Rows: what the database knows of matches and seats, as values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from oppidum.core.game import Player

FOREVER = 1e12  # a moment after everything
Place = tuple[float, str]  # in a list of matches: when one was opened, and its code
LAST: Place = (FOREVER, "")


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat: a person, a bot, or nobody yet."""

    person: str | None = None
    bot: str | None = None
    name: str | None = None

    @property
    def open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.person is None and self.bot is None and self.name is None


@dataclass(frozen=True)
class MatchRow:
    """What is known of a match besides its events."""

    id: str
    game: str
    rules: int
    book: str
    players: int
    start: int
    options: dict[str, Any]
    settings: dict[str, Any]
    state: str
    scores: list[int] | None
    ranking: list[int] | None
    rematch: str | None
    created: float
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True)
class ChatRow:
    """A line that somebody said."""

    at: float
    seat: int
    name: str
    text: str


MATCH_COLUMNS = (
    *("id", "game", "rules", "book", "players", "start"),
    *("options", "settings", "state", "scores", "ranking", "rematch", "created"),
)


def match_values(row: MatchRow) -> tuple[Any, ...]:
    """A match as its columns."""
    values = (getattr(row, name) for name in MATCH_COLUMNS)
    return tuple(json.dumps(value) if isinstance(value, (dict, list)) else value for value in values)


def read_match_row(row: tuple[Any, ...], seats: tuple[SeatRow, ...]) -> MatchRow:
    """A match from its columns."""
    columns = dict(zip(MATCH_COLUMNS, row, strict=True))
    for name in ("options", "settings", "scores", "ranking"):
        columns[name] = json.loads(columns[name]) if columns[name] is not None else None
    return MatchRow(**columns, seats=seats)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log, and the fingerprint of the position behind it."""

    seq: int  # 1, 2, 3, … within a match
    kind: str
    actor: Player
    text: str
    fingerprint: str  # of the position; its column is called `face`
    key: str | None = None  # by which a repeated message is recognised
    at: float = 0.0  # seconds since 1970
