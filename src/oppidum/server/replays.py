"""Replays: whole matches, made in a thread of their own, once however many ask; the latest ones are kept.

What is kept is the answer as it is sent, compressed. Loading a table never waits behind a replay, and whoever asks for
many waits behind whoever asks for few.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable

from oppidum.core.game import Player
from oppidum.server.limits import Purse
from oppidum.server.protocol import Replay, TableCard, encode
from oppidum.server.room import Room
from oppidum.server.showing import replay_for
from oppidum.server.table import Table
from oppidum.server.thinking import Thinking

Film = tuple[str, str | None]  # a table, and who looks if seated
Take = tuple[int, str | None]  # its latest event, its rematch


class Replays:
    """The replays of a server."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes that are kept
        self.size = 0
        self.queue = Thinking(1, "replay")
        self._kept: OrderedDict[Film, tuple[Take, bytes]] = OrderedDict()  # of a match that goes on, the latest one
        self._making: dict[tuple[Film, Take], asyncio.Task[bytes]] = {}

    async def of(self, room: Room, person: str | None, purse: Purse) -> bytes:
        """The replay of a table as somebody may know it, compressed; the first who asks pays for it."""
        table = room.playable()
        seats = room.seats_of(person)
        if not seats:
            person = None
        film, take = (room.row.id, person), (table.seq, room.row.rematch)
        if film in self._kept and self._kept[film][0] == take:
            self._kept.move_to_end(film)
            return self._kept[film][1]
        key = film, take
        if key not in self._making:
            purse.check()
            viewer = seats[0] if len(seats) == 1 else None
            place = purse.address, person or "", room.row.id
            work = self.queue.do(place, False, purse.timed, make, table, viewer, room.card(person))
            self._making[key] = asyncio.create_task(self._make(film, take, work))
            self._making[key].add_done_callback(lambda made: self._note_made(key, made))
        return await asyncio.shield(self._making[key])  # others may wait for it too

    async def _make(self, film: Film, take: Take, work: Awaitable[bytes]) -> bytes:
        made = await work
        self._keep(film, take, made)
        return made

    def _note_made(self, key: tuple[Film, Take], made: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if not made.cancelled():
            made.exception()  # who waits has been told

    def _keep(self, film: Film, take: Take, made: bytes) -> None:
        """One is made: the one before it goes, and the oldest when there are too many."""
        if film in self._kept:
            self.size -= len(self._kept.pop(film)[1])
        self._kept[film] = take, made
        self.size += len(made)
        while self.size > self.most:
            _, (_, oldest) = self._kept.popitem(last=False)
            self.size -= len(oldest)

    def close(self) -> None:
        """Nothing more is made."""
        self.queue.close()


def make(table: Table, viewer: Player | None, card: TableCard) -> bytes:
    """The answer to who asks for a replay, compressed."""
    start, steps = replay_for(table, viewer)
    return gzip.compress(encode(Replay(card, start, steps)), 5, mtime=0)
