"""Connection: one listener at a table.

Sending only writes into the buffer of a socket, so that nobody's slowness or disappearance touches anybody
else. A client that does not keep up is closed, and comes back with the last event that it has seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from oppidum.core.game import Player
from oppidum.server.tables.viewing import eyes_at

log = logging.getLogger(__name__)

MOST_WAITING = 256 * 1024  # bytes for one client, besides what it is told next

# Why we close.
FAILED = 1011
GOING_AWAY = 1012
PROTOCOL_ERROR = 4000
UNKNOWN_TABLE = 4004
TOO_SLOW = 4008
TOO_MANY = 4029


class Wire(Protocol):
    """What carries frames to the other side."""

    def write(self, frame: bytes) -> int:
        """Write a frame, now or when the other side has read more; how many bytes wait before it."""

    def abort(self) -> None:
        """Forget the other side."""


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, wire: Wire, close: Callable[[int, str], Awaitable[None]]) -> None:
        self._wire = wire
        self._close = close
        self.person: str | None = None
        self.seats: list[Player] = []
        self.eyes: Player | None = None  # whose view it was last shown
        self.closing: asyncio.Task[None] | None = None

    @property
    def closed(self) -> bool:
        """Whether it is told nothing any more."""
        return self.closing is not None

    def viewer(self, asked: Player) -> Player | None:
        """With whose eyes this connection looks."""
        return eyes_at(self.seats, asked, self.eyes)

    def send(self, frame: bytes) -> None:
        """Send a message; never waits, and never fails: one who cannot be told must not stay there and hear nothing."""
        if self.closed:
            return
        try:
            if self._wire.write(frame) > MOST_WAITING:
                self.end(TOO_SLOW, "you did not keep up; connect again")
        except Exception as error:
            log.error("a connection could not be written to: %r", error)
            self.end(FAILED, "something went wrong")

    def end(self, code: int, reason: str) -> None:
        """Close behind what has been said."""
        if not self.closed:
            self.closing = asyncio.create_task(self._shut(code, reason))

    async def _shut(self, code: int, reason: str) -> None:
        """Say goodbye; one who neither reads nor speaks is not waited for."""
        try:
            await asyncio.wait_for(self._close(code, reason), 1)
        except Exception:
            self._wire.abort()
