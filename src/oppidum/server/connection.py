"""Connection: one listener at a table, with a bounded queue and a writer task of its own.

Telling somebody only puts a message into his queue, so that nobody's slowness or disappearance touches anybody else. A
client that does not keep up is closed, and comes back with the last event that it has seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from oppidum.core.game import Player

log = logging.getLogger(__name__)

QUEUE = 64  # messages that may wait for one client
FAILED, GOING_AWAY, PROTOCOL_ERROR, UNKNOWN_TABLE, TOO_SLOW, TOO_MANY = (
    1011,
    1012,
    4000,
    4004,
    4008,
    4029,
)  # why we close


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, send: Callable[[str], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]) -> None:
        self._send = send
        self._close = close
        self._queue: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue(QUEUE)
        self.person: str | None = None
        self.seats: list[Player] = []
        self.eyes: Player | None = None  # whose view it was last shown
        self.closed = False
        self.listening: asyncio.Timeout | None = None  # the reader's wait for the next frame
        self.writer = asyncio.create_task(self._write())

    def viewer(self, asked: Player) -> Player | None:
        """With whose eyes this connection looks: of several seats on one device, the one that is or was asked last."""
        if asked in self.seats:
            return asked
        return self.eyes if self.eyes in self.seats else self.seats[0] if self.seats else None

    def tell(self, message: str) -> None:
        """Queue a message; never waits."""
        if self.closed:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW, "you did not keep up; connect again")

    def end(self, code: int, reason: str) -> None:
        """Close after what is queued, or at once if the queue is full."""
        if self.closed:
            return
        self.closed = True
        try:
            self._queue.put_nowait((code, reason))
        except asyncio.QueueFull:
            self.writer.cancel()
            self.writer = asyncio.create_task(self._shut(code, reason))

    async def stop(self) -> None:
        """The other side is gone: forget what waits."""
        self.closed = True
        self.writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.writer

    async def _write(self) -> None:
        try:
            while not isinstance(message := await self._queue.get(), tuple):
                await self._send(message)
            await self._shut(*message)
        except (
            Exception
        ) as error:  # mostly the other side vanished; in any case it must not stay there and hear nothing
            log.debug("a connection could not be written to: %r", error)
            self.closed = True
            await self._shut(FAILED, "something went wrong")

    async def _shut(self, code: int, reason: str) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._close(code, reason), 1)
        if self.listening is not None:  # do not wait for one who neither reads nor speaks
            with contextlib.suppress(RuntimeError):
                self.listening.reschedule(0)
