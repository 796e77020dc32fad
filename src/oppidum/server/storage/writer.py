"""Writer: the one thread that writes into the database, many writes in one commit.

A write is on the disk when `write` returns, and not before: WAL with `synchronous=FULL`. Writes that wait while a
commit is under way go into the next one together, each in a savepoint of its own, so that a bad one harms only itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from oppidum.server.storage.errors import Conflict, StoreError
from oppidum.server.storage.schema import connect

log = logging.getLogger(__name__)

MOST_TOGETHER = 256  # writes in one commit
STUCK = 15.0  # seconds: no commit takes so long
BUSY = 0.02  # seconds: a write that comes so soon after a commit waits for others,
GATHER = 0.01  # so long, because reaching the disk costs far more than what is written

Statement = tuple[str, tuple[Any, ...]]  # SQL and its values


@dataclass
class Write:
    """Statements that belong together, and the future that waits for them."""

    statements: Sequence[Statement]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    error: Exception | None = None  # why it was not stored

    def settle(self) -> None:
        """The waiting coroutine goes on."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            kind = Conflict if isinstance(self.error, sqlite3.IntegrityError) else StoreError
            self.future.set_exception(kind(str(self.error)))


def settle_all(writes: Sequence[Write]) -> None:
    """Let all go on who wait, each in its own loop."""
    for loop in {write.loop for write in writes}:
        mine = [write for write in writes if write.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(settle_here, mine)


def settle_here(writes: Sequence[Write]) -> None:
    """All that wait in one loop."""
    for write in writes:
        write.settle()


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.trouble: str | None = None  # why the latest commit failed, if it did
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._since: float | None = None  # when the commit that is under way began
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        """Do all of them or none; when this returns they are on the disk."""
        await self._queue(*statements)

    def try_again(self) -> None:
        """Store something that does not matter, so that `trouble` ends when there is none any more."""
        future = self._queue(("INSERT INTO people VALUES ('', '', 0)", ()), ("DELETE FROM people WHERE id = ''", ()))
        future.add_done_callback(lambda done: done.exception())

    def _queue(self, *statements: Statement) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        write = Write(statements, loop.create_future(), loop)
        self._waiting.put(write)
        return write.future

    def problem(self) -> str | None:
        """Why nothing can be stored now, in a sentence, if that is so."""
        since = self._since
        if not self._thread.is_alive():
            return "nothing can be stored: the writer has stopped"
        if since is not None and time.monotonic() - since > STUCK:
            return f"nothing can be stored: a commit has been under way for {time.monotonic() - since:.0f} s"
        return f"nothing can be stored: {self.trouble}" if self.trouble else None

    def close(self) -> None:
        """Write what is waiting, then end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        """The writer thread: take what waits, store it together, tell those who wait; nothing ends it but the end."""
        connection: sqlite3.Connection | None = None
        last, written = False, 0.0
        while not last:
            connection = connection or reconnect(self.path)
            waiting = [self._waiting.get()]
            if time.monotonic() - written < BUSY:
                time.sleep(GATHER)
            while len(waiting) < MOST_TOGETHER and not self._waiting.empty():
                waiting.append(self._waiting.get())
            last = None in waiting
            writes = [write for write in waiting if write is not None]
            self._since = time.monotonic()
            try:
                connection = connection or connect(self.path)
                error = store_together(connection, writes)
            except Exception as unforeseen:  # whatever it is, others want to write after this
                log.exception("the writer has stumbled")
                abandon(connection)
                connection, error = None, unforeseen
                for write in writes:
                    write.error = unforeseen
            self.trouble = str(error) if error else None
            self._since, written = None, time.monotonic()
            settle_all(writes)  # at last, so that whoever is told finds the writer well again
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


def store_together(connection: sqlite3.Connection, writes: Sequence[Write]) -> Exception | None:
    """One commit for several writes; one that fails is left out, a commit that fails fails them all and says why."""
    try:
        try:
            store_all(connection, writes)
        except Exception as error:
            if is_the_files_fault(error):
                raise
            undo_quietly(connection)
            store_each(connection, writes)
    except sqlite3.Error as error:
        undo_quietly(connection)
        for write in writes:
            write.error = error
        return error
    return None


def store_all(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """All writes, if none of them contradicts what is stored."""
    connection.execute("BEGIN IMMEDIATE")
    for write in writes:
        for sql, values in write.statements:
            connection.execute(sql, values)
    connection.execute("COMMIT")


def store_each(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Those writes that can be stored; the others learn why they cannot."""
    connection.execute("BEGIN IMMEDIATE")
    for write in writes:
        connection.execute("SAVEPOINT write")
        try:
            for sql, values in write.statements:
                connection.execute(sql, values)
        except Exception as error:
            if is_the_files_fault(error):
                raise
            connection.execute("ROLLBACK TO write")
            write.error = error
        connection.execute("RELEASE write")
    connection.execute("COMMIT")


def is_the_files_fault(error: Exception) -> bool:
    """Whether nothing could have been stored, whatever it was."""
    return type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError)


def undo_quietly(connection: sqlite3.Connection) -> None:
    """Leave a transaction that has failed, if there still is one."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
