"""Readers: a connection to the database for every thread that reads, so that none waits for another."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from typing import Any

Pair = tuple[sqlite3.Connection, threading.Lock]


class Readers:
    """Connections that only read, each used by one thread and opened when that first asks."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._own = threading.local()
        self._all: list[Pair] = []
        self._changing = threading.Lock()  # held while a connection is opened or all are closed
        self._closed = False

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """All rows that answer a question."""
        pair: Pair | None = getattr(self._own, "pair", None)
        connection, busy = pair or self._open()
        with busy:  # nobody else reads with it, but it may be closed meanwhile
            return connection.execute(sql, values).fetchall()

    def _open(self) -> Pair:
        with self._changing:
            if self._closed:
                raise sqlite3.ProgrammingError("the database is closed")
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            pair = self._own.pair = connection, threading.Lock()
            self._all.append(pair)
            return pair

    def close(self) -> None:
        """Close them all, each as soon as nobody reads with it."""
        with self._changing:
            self._closed = True
            for connection, busy in self._all:
                with busy:
                    connection.close()
