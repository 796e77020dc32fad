"""A lock between processes, held until it is closed or its process ends, however it ends.

It is SQLite's, upon a file of its own: the same on every system.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

FOR_EVER = 7 * 86400.0  # seconds


class Taken(Exception):
    """Another process holds the lock."""


class BadLock(Exception):
    """The file cannot be locked."""


def take(file: Path, patience: float = 0.0) -> sqlite3.Connection:
    """Hold the lock until the connection is closed; Taken if somebody else still holds it after `patience` seconds."""
    try:
        lock = sqlite3.connect(file, timeout=patience, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadLock(str(error)) from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise (Taken if error.sqlite_errorname == "SQLITE_BUSY" else BadLock)(str(error)) from None
    return lock


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock in this context, after waiting for whoever else holds it."""
    with closing(take(file, FOR_EVER)):
        yield
