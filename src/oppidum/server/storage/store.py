"""Store: matches, their events and the people who play them, in one SQLite file."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.readers import Readers
from oppidum.server.storage.rows import (
    LAST,
    MATCH_COLUMNS,
    ChatRow,
    Entry,
    MatchRow,
    Place,
    SeatRow,
    match_values,
    read_match_row,
)
from oppidum.server.storage.schema import connect, migrate
from oppidum.server.storage.writer import Statement, Writer


class Store:
    """One database file, opened once."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        try:
            with closing(connect(path)) as connection:
                migrate(connection)
        except sqlite3.Error as error:
            raise StoreError(
                f"the database {path} cannot be used ({error}): make it writable for this user, or restore a backup"
            ) from None
        self._readers = Readers(partial(connect, path))
        self._writer = Writer(path)

    @property
    def trouble(self) -> str | None:
        """Why the latest commit failed, if it did."""
        return self._writer.trouble

    async def add_person(self, person: str, name: str) -> None:
        """Store a newcomer, or a new name."""
        sql = "INSERT INTO people VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._writer.write((sql, (person, name, time.time())))

    def name_of(self, person: str) -> str | None:
        """What a person is called; None for a stranger."""
        rows = self._read("SELECT name FROM people WHERE id = ?", (person,))
        return rows[0][0] if rows else None

    def revocations(self) -> dict[str, int]:
        """How often the tokens of people have been revoked, for those of whom they have."""
        return dict(self._read("SELECT person, times FROM revoked"))

    async def open_match(self, row: MatchRow, events: Sequence[Entry] = ()) -> None:
        """Store a new match, all of it or nothing."""
        columns = (*MATCH_COLUMNS, "host", "public")
        sql = f"INSERT INTO matches ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        seats = [
            ("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", (row.id, number, seat.person, seat.bot, seat.name))
            for number, seat in enumerate(row.seats)
        ]
        values = (*match_values(row), row.settings.get("host"), bool(row.settings.get("public")))
        await self._writer.write((sql, values), *seats, *map(partial(insert_event, row.id), events))

    async def update_match(self, match: str, **columns: Any) -> None:
        """Change some columns of a match; lists and dictionaries are written as JSON."""
        if "settings" in columns:
            columns["host"] = columns["settings"].get("host")
        names = ", ".join(f"{name} = ?" for name in columns)
        values = [json.dumps(value) if isinstance(value, (dict, list)) else value for value in columns.values()]
        await self._writer.write((f"UPDATE matches SET {names} WHERE id = ?", (*values, match)))

    async def remove_match(self, match: str) -> None:
        """Forget a table that never began."""
        tables = (("chat", "match"), ("seats", "match"), ("matches", "id"))
        await self._writer.write(*((f"DELETE FROM {table} WHERE {column} = ?", (match,)) for table, column in tables))

    async def set_seat(self, match: str, number: int, seat: SeatRow) -> None:
        """Somebody sits down or gets up."""
        sql = "UPDATE seats SET person = ?, bot = ?, name = ? WHERE match = ? AND seat = ?"
        await self._writer.write((sql, (seat.person, seat.bot, seat.name, match, number)))

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Store events, all or none; when this returns they are on the disk."""
        await self._writer.write(*map(partial(insert_event, match), entries))

    async def add_chat(self, match: str, row: ChatRow) -> None:
        """Store a line that somebody said."""
        sql = "INSERT INTO chat VALUES (?, ?, ?, ?, ?)"
        await self._writer.write((sql, (match, row.at, row.seat, row.name, row.text)))

    def match(self, match: str) -> MatchRow | None:
        """One match, if it is known."""
        found = self._matches("WHERE id = ?", (match,))
        return found[0] if found else None

    def public_matches(self, most: int, before: Place = LAST) -> list[MatchRow]:
        """Public matches that wait or are being played, the newest first, of those before a place in the list."""
        where = "WHERE public AND state IN ('waiting', 'playing') AND (created, id) < (?, ?)"
        return self._matches(f"{where} ORDER BY created DESC, id DESC LIMIT ?", (*before, most))

    def matches_of(self, person: str, most: int, before: Place = LAST) -> list[MatchRow]:
        """The matches in which somebody sits or sat, or that they brought along, the newest first."""
        where = (
            "WHERE person = ? AND (own.created, own.match) < (?, ?) ORDER BY own.created DESC, own.match DESC LIMIT ?"
        )
        return self._matches(where, (person, *before, most), "own CROSS JOIN matches ON id = own.match")

    def count_waiting(self, host: str) -> int:
        """How many tables of a host wait for players."""
        sql = "SELECT count(*) FROM matches WHERE state = 'waiting' AND host = ?"
        return int(self._read(sql, (host,))[0][0])

    def still_waiting(self, codes: Sequence[str]) -> list[str]:
        """Those of some tables that wait for players."""
        sql = "SELECT id FROM matches WHERE state = 'waiting' AND id IN (SELECT value FROM json_each(?))"
        return [code for (code,) in self._read(sql, (json.dumps(list(codes)),))]

    def waiting(self) -> dict[str, float]:
        """All tables that wait for players, with when they were opened."""
        free = "SELECT 1 FROM seats WHERE match = id AND person IS NULL AND bot IS NULL AND name IS NULL"
        return dict(self._read(f"SELECT id, created FROM matches WHERE state = 'waiting' AND EXISTS ({free})"))

    def played_by_bots(self) -> list[tuple[str, str]]:
        """The tables that are being played with no person at them, with their hosts."""
        people = "SELECT 1 FROM seats WHERE match = id AND bot IS NULL"
        sql = f"SELECT id, coalesce(host, '') FROM matches WHERE state = 'playing' AND NOT EXISTS ({people})"
        return [(code, host) for code, host in self._read(sql)]

    def _matches(self, where: str, values: tuple[Any, ...], source: str = "matches") -> list[MatchRow]:
        rows = self._read(
            f"SELECT {', '.join(f'matches.{name}' for name in MATCH_COLUMNS)} FROM {source} {where}", values
        )
        seats = self._seats([row[0] for row in rows])
        return [read_match_row(row, tuple(seats[row[0]])) for row in rows]

    def _seats(self, matches: list[str]) -> dict[str, list[SeatRow]]:
        """The seats of some matches, in one question."""
        found: dict[str, list[SeatRow]] = {match: [] for match in matches}
        marks = ", ".join("?" * len(matches))
        sql = f"SELECT match, person, bot, name FROM seats WHERE match IN ({marks}) ORDER BY match, seat"
        for match, *seat in self._read(sql, tuple(matches)):
            found[match].append(SeatRow(*seat))
        return found

    def events(self, match: str) -> list[Entry]:
        """The log of a match."""
        rows = self._read(
            "SELECT seq, kind, actor, text, face, key, at FROM events WHERE match = ? ORDER BY seq", (match,)
        )
        return [Entry(*row) for row in rows]

    def seq_of(self, match: str, key: str) -> int | None:
        """The event that a message with this key has brought, if there is one."""
        rows = self._read("SELECT seq FROM events WHERE match = ? AND key = ?", (match, key))
        return rows[0][0] if rows else None

    async def keep_review(self, match: str, made_by: str, story: bytes) -> None:
        """Store the review of a match, in the place of an earlier one."""
        sql = "INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT (match) DO UPDATE SET made_by = ?, story = ?"
        await self._writer.write((sql, (match, made_by, story, made_by, story)))

    def review(self, match: str, made_by: str) -> bytes | None:
        """The review of a match, if there is one that was made so."""
        rows = self._read("SELECT story FROM reviews WHERE match = ? AND made_by = ?", (match, made_by))
        return rows[0][0] if rows else None

    def chat(self, match: str, most: int) -> list[ChatRow]:
        """The latest lines that were said at a table, in order."""
        sql = "SELECT at, seat, name, text FROM chat WHERE match = ? ORDER BY at DESC LIMIT ?"
        return [ChatRow(*row) for row in reversed(self._read(sql, (match, most)))]

    def problem(self) -> str | None:
        """Why nothing can be read or stored now, in a sentence, if that is so."""
        try:
            self._read("SELECT count(*) FROM matches WHERE id = ''")
        except sqlite3.Error as error:
            return f"the database cannot be read: {error}"
        return self._writer.problem()

    def try_again(self) -> None:
        """Find out whether things can be stored again."""
        self._writer.try_again()

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._writer.close()
        self._readers.close()

    def _read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        return self._readers.read(sql, values)


def insert_event(match: str, entry: Entry) -> Statement:
    """The statement that stores one event."""
    sql = "INSERT INTO events (match, seq, kind, actor, text, face, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    return sql, (match, entry.seq, entry.kind, entry.actor, entry.text, entry.fingerprint, entry.key, entry.at)
