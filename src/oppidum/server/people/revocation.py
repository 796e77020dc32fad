"""Revocation: whose tokens are worthless. The operator says so from outside; a running server hears of it soon."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.schema import MIGRATIONS, connect
from oppidum.server.storage.store import Store
from oppidum.server.tables.lobby import Lobby

log = logging.getLogger(__name__)

LOOK_EVERY = 2.0  # seconds


class Revocations:
    """How often the tokens of each person have been revoked, as a server knows it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.times = store.revocations()

    def of(self, person: str) -> int:
        """How often this person's."""
        return self.times.get(person, 0)

    def look_again(self) -> set[str]:
        """Whose tokens have been revoked since the last look."""
        before, self.times = self.times, self.store.revocations()
        return {person for person, times in self.times.items() if times != before.get(person)}

    async def keep_up(self, lobby: Lobby) -> None:
        """Look again and again, and show out those who came in with what is now worthless; cancel to stop."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                gone = self.look_again()
            except sqlite3.Error as error:
                log.warning("revoked tokens could not be looked up: %s", error)
                continue
            for room in list(lobby.rooms.values()) if gone else ():
                room.show_out(gone)


def find_people(file: Path, words: str) -> list[tuple[str, str, float]]:
    """Who is meant: the person with this number, or all with this name; their numbers, names and first days."""
    with closing(open_database(file)) as database:
        sql = "SELECT id, name, created FROM people WHERE id = ? OR name = ? ORDER BY created"
        return database.execute(sql, (words, words)).fetchall()


def revoke(file: Path, person: str) -> int:
    """Make all tokens of a person worthless; how often that has happened now."""
    with closing(open_database(file)) as database:
        sql = "INSERT INTO revoked VALUES (?, 1) ON CONFLICT (person) DO UPDATE SET times = times + 1 RETURNING times"
        (times,) = database.execute(sql, (person,)).fetchone()
        return int(times)


def open_database(file: Path) -> sqlite3.Connection:
    """The database of a server, which may be running."""
    try:
        database = connect(file)
        (version,) = database.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"the database {file} cannot be used ({error})") from None
    if version != len(MIGRATIONS):
        database.close()
        raise StoreError(f"the database {file} belongs to another version of Oppidum: start this one's server once")
    return database
