"""Connection: one listener at a table.

Telling somebody only writes into the buffer of his socket, so that nobody's slowness or disappearance touches anybody
else. A client that does not keep up is closed, and comes back with the last event that it has seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from oppidum.core.game import Player

log = logging.getLogger(__name__)

MOST_WAITING = 256 * 1024  # bytes for one client, besides what it is told next
FAILED, GOING_AWAY, PROTOCOL_ERROR, UNKNOWN_TABLE, TOO_SLOW, TOO_MANY = (
    1011,
    1012,
    4000,
    4004,
    4008,
    4029,
)  # why we close


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
        """With whose eyes this connection looks: of several seats on one device, the one that is or was asked last."""
        if asked in self.seats:
            return asked
        return self.eyes if self.eyes in self.seats else self.seats[0] if self.seats else None

    def tell(self, frame: bytes) -> None:
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
