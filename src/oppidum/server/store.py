"""Store: matches and their events in one SQLite file. One writer thread, many events in one commit.

An event is stored when `append` returns, and not before: WAL with `synchronous=FULL`. Jobs that wait while a commit is
under way go into the next one together, each in a savepoint of its own, so that a bad one harms only itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from oppidum.server.course import Entry
from oppidum.server.readers import Readers

log = logging.getLogger(__name__)

MOST_TOGETHER = 256  # jobs in one commit
FOREVER = 1e12  # a moment after everything
Place = tuple[float, str]  # in a list of matches: when one was opened, and its code
LAST: Place = (FOREVER, "")
STUCK = 15.0  # seconds: no commit takes so long
BUSY = 0.02  # seconds: a job that comes so soon after a commit waits for others,
GATHER = 0.01  # so long, because reaching the disk costs far more than what is written

# Never edited once released: a new version of the schema is a new entry.
MIGRATIONS = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created REAL NOT NULL
    );
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        book TEXT NOT NULL,
        players INTEGER NOT NULL,
        start INTEGER NOT NULL,
        options TEXT NOT NULL,
        settings TEXT NOT NULL,
        state TEXT NOT NULL,
        scores TEXT,
        ranking TEXT,
        rematch TEXT,
        created REAL NOT NULL
    );
    CREATE INDEX matches_state ON matches (state, created);
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        person TEXT,
        bot TEXT,
        name TEXT,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
    CREATE TABLE events (
        match TEXT NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        actor INTEGER NOT NULL,
        text TEXT NOT NULL,
        face TEXT NOT NULL,
        key TEXT,
        at REAL NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key IS NOT NULL;
    CREATE TABLE chat (
        match TEXT NOT NULL REFERENCES matches (id),
        at REAL NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE INDEX chat_match ON chat (match, at);
    """,
    """
    ALTER TABLE matches ADD COLUMN host TEXT;
    ALTER TABLE matches ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
    UPDATE matches SET host = json_extract(settings, '$.host');
    UPDATE matches SET public = 1 WHERE json_extract(settings, '$.public');
    CREATE INDEX matches_host ON matches (host, created);
    CREATE INDEX matches_public ON matches (created) WHERE public AND state IN ('waiting', 'playing');
    CREATE TABLE revoked (
        person TEXT PRIMARY KEY,
        times INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX matches_waiting ON matches (host) WHERE state = 'waiting';
    """,
    """
    CREATE TABLE own (
        person TEXT NOT NULL,
        created REAL NOT NULL,
        match TEXT NOT NULL,
        PRIMARY KEY (person, created, match)
    ) WITHOUT ROWID;
    CREATE VIEW owners AS
        SELECT person, created, id AS match FROM seats JOIN matches ON id = match WHERE person IS NOT NULL
        UNION SELECT host, created, id FROM matches WHERE host IS NOT NULL;
    INSERT INTO own SELECT * FROM owners;
    CREATE TRIGGER own_seat_new AFTER INSERT ON seats WHEN NEW.person IS NOT NULL BEGIN
        INSERT OR IGNORE INTO own SELECT NEW.person, created, id FROM matches WHERE id = NEW.match;
    END;
    CREATE TRIGGER own_seat_change AFTER UPDATE OF person ON seats WHEN OLD.person IS NOT NEW.person BEGIN
        DELETE FROM own WHERE person = OLD.person AND match = OLD.match
            AND created = (SELECT created FROM matches WHERE id = OLD.match)
            AND NOT EXISTS (SELECT 1 FROM owners WHERE person = OLD.person AND match = OLD.match);
        INSERT OR IGNORE INTO own SELECT NEW.person, created, id FROM matches
            WHERE id = NEW.match AND NEW.person IS NOT NULL;
    END;
    CREATE TRIGGER own_match_new AFTER INSERT ON matches WHEN NEW.host IS NOT NULL BEGIN
        INSERT OR IGNORE INTO own VALUES (NEW.host, NEW.created, NEW.id);
    END;
    CREATE TRIGGER own_match_change AFTER UPDATE OF host ON matches WHEN OLD.host IS NOT NEW.host BEGIN
        DELETE FROM own WHERE person = OLD.host AND created = OLD.created AND match = OLD.id
            AND NOT EXISTS (SELECT 1 FROM owners WHERE person = OLD.host AND match = OLD.id);
        INSERT OR IGNORE INTO own SELECT NEW.host, NEW.created, NEW.id WHERE NEW.host IS NOT NULL;
    END;
    CREATE TRIGGER own_seat_gone AFTER DELETE ON seats WHEN OLD.person IS NOT NULL BEGIN
        DELETE FROM own WHERE person = OLD.person AND match = OLD.match
            AND created = (SELECT created FROM matches WHERE id = OLD.match)
            AND NOT EXISTS (SELECT 1 FROM owners WHERE person = OLD.person AND match = OLD.match);
    END;
    CREATE TRIGGER own_match_gone AFTER DELETE ON matches WHEN OLD.host IS NOT NULL BEGIN
        DELETE FROM own WHERE person = OLD.host AND created = OLD.created AND match = OLD.id;
    END;
    DROP INDEX matches_public;
    CREATE INDEX matches_public ON matches (created, id) WHERE public AND state IN ('waiting', 'playing');
    """,
)


class StoreError(Exception):
    """Something could not be stored; nobody has been told of it."""


class Conflict(StoreError):
    """It contradicts what is stored already: somebody else has written there."""


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


@dataclass
class Job:
    """Statements that belong together, and the future that waits for them."""

    statements: list[tuple[str, tuple[Any, ...]]]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    error: Exception | None = None  # why it was not stored

    def tell(self) -> None:
        """The waiting coroutine goes on."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            kind = Conflict if isinstance(self.error, sqlite3.IntegrityError) else StoreError
            self.future.set_exception(kind(str(self.error)))


def settle(jobs: Sequence[Job]) -> None:
    """Tell all who wait, each in its own loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(tell, mine)


def tell(jobs: Sequence[Job]) -> None:
    """All at once."""
    for job in jobs:
        job.tell()


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


def insert_event(match: str, entry: Entry) -> tuple[str, tuple[Any, ...]]:
    """The statement that stores one event."""
    sql = "INSERT INTO events (match, seq, kind, actor, text, face, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    return sql, (match, entry.seq, entry.kind, entry.actor, entry.text, entry.face, entry.key, entry.at)


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection with our settings."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; a file from the future is refused."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(
            f"the database comes from a newer Oppidum (schema {version}, this one knows {len(MIGRATIONS)}):"
            " install that version again, or restore a backup made before"
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")


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
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writing_since: float | None = None
        self.trouble: str | None = None  # why the latest commit failed, if it did
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def add_person(self, person: str, name: str) -> None:
        """Store a newcomer, or a new name."""
        sql = "INSERT INTO people VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._do([(sql, (person, name, time.time()))])

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
        await self._do([(sql, values), *seats, *map(partial(insert_event, row.id), events)])

    async def update_match(self, match: str, **columns: Any) -> None:
        """Change some columns of a match; lists and dictionaries are written as JSON."""
        if "settings" in columns:
            columns["host"] = columns["settings"].get("host")
        names = ", ".join(f"{name} = ?" for name in columns)
        values = [json.dumps(value) if isinstance(value, (dict, list)) else value for value in columns.values()]
        await self._do([(f"UPDATE matches SET {names} WHERE id = ?", (*values, match))])

    async def remove_match(self, match: str) -> None:
        """Forget a table that never began."""
        tables = (("chat", "match"), ("seats", "match"), ("matches", "id"))
        await self._do([(f"DELETE FROM {table} WHERE {column} = ?", (match,)) for table, column in tables])

    async def set_seat(self, match: str, number: int, seat: SeatRow) -> None:
        """Somebody sits down or gets up."""
        sql = "UPDATE seats SET person = ?, bot = ?, name = ? WHERE match = ? AND seat = ?"
        await self._do([(sql, (seat.person, seat.bot, seat.name, match, number))])

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Store events, all or none; when this returns they are on the disk."""
        await self._do([insert_event(match, entry) for entry in entries])

    async def add_chat(self, match: str, row: ChatRow) -> None:
        """Store a line that somebody said."""
        sql = "INSERT INTO chat VALUES (?, ?, ?, ?, ?)"
        await self._do([(sql, (match, row.at, row.seat, row.name, row.text))])

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

    def chat(self, match: str, most: int) -> list[ChatRow]:
        """The latest lines that were said at a table, in order."""
        sql = "SELECT at, seat, name, text FROM chat WHERE match = ? ORDER BY at DESC LIMIT ?"
        return [ChatRow(*row) for row in reversed(self._read(sql, (match, most)))]

    def problem(self) -> str | None:
        """Why nothing can be read or stored now, in a sentence, if that is so."""
        since = self._writing_since
        try:
            self._read("SELECT count(*) FROM matches WHERE id = ''")
        except sqlite3.Error as error:
            return f"the database cannot be read: {error}"
        if not self._writer.is_alive():
            return "nothing can be stored: the writer has stopped"
        if since is not None and time.monotonic() - since > STUCK:
            return f"nothing can be stored: a commit has been under way for {time.monotonic() - since:.0f} s"
        return f"nothing can be stored: {self.trouble}" if self.trouble else None

    def try_again(self) -> None:
        """Store something that does not matter, so that `trouble` ends when there is none any more."""
        statements: list[tuple[str, tuple[Any, ...]]] = [
            ("INSERT INTO people VALUES ('', '', 0)", ()),
            ("DELETE FROM people WHERE id = ''", ()),
        ]
        job = Job(statements, asyncio.get_running_loop().create_future(), asyncio.get_running_loop())
        job.future.add_done_callback(lambda future: future.exception())
        self._jobs.put(job)

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.close()

    def _read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        return self._readers.read(sql, values)

    async def _do(self, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
        loop = asyncio.get_running_loop()
        job = Job(statements, loop.create_future(), loop)
        self._jobs.put(job)
        await job.future

    def _write(self) -> None:
        """The writer thread: take what waits, store it together, tell those who wait; nothing ends it but the end."""
        connection: sqlite3.Connection | None = None
        last, written = False, 0.0
        while not last:
            connection = connection or reconnect(self.path)
            waiting = [self._jobs.get()]
            if time.monotonic() - written < BUSY:
                time.sleep(GATHER)
            while len(waiting) < MOST_TOGETHER and not self._jobs.empty():
                waiting.append(self._jobs.get())
            last = None in waiting
            jobs = [job for job in waiting if job is not None]
            self._writing_since = time.monotonic()
            try:
                connection = connection or connect(self.path)
                error = store_together(connection, jobs)
            except Exception as unforeseen:  # whatever it is, others want to write after this
                log.exception("the writer has stumbled")
                abandon(connection)
                connection, error = None, unforeseen
                for job in jobs:
                    job.error = unforeseen
            settle(jobs)
            self.trouble = str(error) if error else None
            self._writing_since, written = None, time.monotonic()
        abandon(connection)


def reconnect(path: Path | str) -> sqlite3.Connection | None:
    """A connection, if one can be had now."""
    try:
        return connect(path)
    except sqlite3.Error as error:
        log.error("the database cannot be opened: %s", error)
        return None


def abandon(connection: sqlite3.Connection | None) -> None:
    """Close a connection, however broken."""
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def store_together(connection: sqlite3.Connection, jobs: Sequence[Job]) -> Exception | None:
    """One commit for several jobs; a job that fails is left out, a commit that fails fails them all and says why."""
    try:
        try:
            store_all(connection, jobs)
        except Exception as error:
            if is_the_files_fault(error):
                raise
            undo_quietly(connection)
            store_each(connection, jobs)
    except sqlite3.Error as error:
        undo_quietly(connection)
        for job in jobs:
            job.error = error
        return error
    return None


def store_all(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """All jobs, if none of them contradicts what is stored."""
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        for sql, values in job.statements:
            connection.execute(sql, values)
    connection.execute("COMMIT")


def store_each(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """Those jobs that can be stored; the others learn why they cannot."""
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                connection.execute(sql, values)
        except Exception as error:
            if is_the_files_fault(error):
                raise
            connection.execute("ROLLBACK TO job")
            job.error = error
        connection.execute("RELEASE job")
    connection.execute("COMMIT")


def is_the_files_fault(error: Exception) -> bool:
    """Whether nothing could have been stored, whatever it was."""
    return type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError)


def undo_quietly(connection: sqlite3.Connection) -> None:
    """Leave a transaction that has failed, if there still is one."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
