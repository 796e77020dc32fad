"""Store: matches and their events in one SQLite file. One writer thread, many events in one commit.

An event is stored when `append` returns, and not before: WAL with `synchronous=FULL`. Jobs that wait while a commit is
under way go into the next one together, each in a savepoint of its own, so that a bad one harms only itself.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oppidum.server.course import Entry

MOST_TOGETHER = 256  # jobs in one commit

# Never edited once released: a new version of the schema is a new entry.
MIGRATIONS = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        book TEXT NOT NULL,
        players INTEGER NOT NULL,
        start INTEGER NOT NULL,
        options TEXT NOT NULL,
        settings TEXT NOT NULL,
        created REAL NOT NULL
    );
    CREATE TABLE events (
        match TEXT NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        actor INTEGER NOT NULL,
        text TEXT NOT NULL,
        checksum TEXT NOT NULL,
        key TEXT,
        at REAL NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key IS NOT NULL;
    """,
)


class StoreError(Exception):
    """Something could not be stored; nobody has been told of it."""


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
    created: float


@dataclass
class Job:
    """Statements that belong together, and the future that waits for them."""

    statements: list[tuple[str, tuple[Any, ...]]]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    def settle(self, error: BaseException | None) -> None:
        """Tell the waiting coroutine, in its own loop."""

        def tell() -> None:
            if not self.future.done():
                if error:
                    self.future.set_exception(StoreError(str(error)))
                else:
                    self.future.set_result(None)

        self.loop.call_soon_threadsafe(tell)


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
        raise StoreError(f"the database has schema {version}; this program knows only {len(MIGRATIONS)}")
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
            raise StoreError(f"{path}: {error}") from None
        self._reader = connect(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def open_match(self, row: MatchRow) -> None:
        """Store a new match."""
        values = (row.id, row.game, row.rules, row.book, row.players, row.start)
        texts = (json.dumps(row.options), json.dumps(row.settings))
        sql = (
            "INSERT INTO matches (id, game, rules, book, players, start, options, settings, created)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        await self._do([(sql, (*values, *texts, row.created))])

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Store events, all or none; when this returns they are on the disk."""
        sql = "INSERT INTO events (match, seq, kind, actor, text, checksum, key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        now = time.time()
        await self._do([(sql, (match, e.seq, e.kind, e.actor, e.text, e.checksum, e.key, now)) for e in entries])

    def matches(self) -> list[MatchRow]:
        """All matches, the newest first."""
        rows = self._read(
            "SELECT id, game, rules, book, players, start, options, settings, created"
            " FROM matches ORDER BY created DESC, id"
        )
        return [MatchRow(*row[:6], json.loads(row[6]), json.loads(row[7]), row[8]) for row in rows]

    def events(self, match: str) -> list[Entry]:
        """The log of a match."""
        rows = self._read(
            "SELECT seq, kind, actor, text, checksum, key FROM events WHERE match = ? ORDER BY seq", (match,)
        )
        return [Entry(*row) for row in rows]

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()

    def _read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def _do(self, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
        loop = asyncio.get_running_loop()
        job = Job(statements, loop.create_future(), loop)
        self._jobs.put(job)
        await job.future

    def _write(self) -> None:
        """The writer thread: take what waits, store it together, tell those who wait."""
        connection = connect(self.path)
        last = False
        while not last:
            waiting = [self._jobs.get()]
            while len(waiting) < MOST_TOGETHER and not self._jobs.empty():
                waiting.append(self._jobs.get())
            last = None in waiting
            store_together(connection, [job for job in waiting if job is not None])
        connection.close()


def store_together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """One commit for several jobs; a job that fails is left out, a commit that fails fails them all."""
    stored: list[Job] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            if attempt(connection, job):
                stored.append(job)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        undo_quietly(connection)
        for job in jobs:
            job.settle(error)
        return
    for job in stored:
        job.settle(None)


def attempt(connection: sqlite3.Connection, job: Job) -> bool:
    """Run a job's statements in a savepoint; tells the job if they are refused."""
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in job.statements:
            connection.execute(sql, values)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        job.settle(error)
        return False
    connection.execute("RELEASE job")
    return True


def undo_quietly(connection: sqlite3.Connection) -> None:
    """Leave a transaction that has failed, if there still is one."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
