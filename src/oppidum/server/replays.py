"""Replays: whole matches, made in a thread of their own, once however many ask; those of finished ones are kept.

What is kept is the answer as it is sent, compressed. Loading a table never waits behind a replay.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from oppidum.core.game import Player
from oppidum.server.protocol import Replay, TableCard, encode
from oppidum.server.room import Room
from oppidum.server.showing import replay_for
from oppidum.server.table import Table

Key = tuple[str, int, str | None, str | None]  # a table, its latest event, who looks if seated, its rematch


class Replays:
    """The replays of a server."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes that are kept
        self.size = 0
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Future[bytes]] = {}

    async def of(self, room: Room, person: str | None) -> bytes:
        """The replay of a table as somebody may know it, compressed."""
        table = room.playable()
        seats = room.seats_of(person)
        viewer = seats[0] if len(seats) == 1 else None
        key = (room.row.id, table.seq, person if seats else None, room.row.rematch)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            making = asyncio.get_running_loop().run_in_executor(self._pool, make, table, viewer, room.card(person))
            self._making[key] = asyncio.ensure_future(making)
            self._making[key].add_done_callback(lambda made: self._keep(key, made, table.course.ended))
        return await asyncio.shield(self._making[key])  # others may wait for it too

    def _keep(self, key: Key, made: asyncio.Future[bytes], ended: bool) -> None:
        """One is made; the oldest go when there are too many."""
        del self._making[key]
        if made.cancelled() or made.exception() is not None or not ended:
            return
        self._kept[key] = made.result()
        self.size += len(made.result())
        while self.size > self.most:
            _, oldest = self._kept.popitem(last=False)
            self.size -= len(oldest)

    def close(self) -> None:
        """Nothing more is made."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def make(table: Table, viewer: Player | None, card: TableCard) -> bytes:
    """The answer to who asks for a replay, compressed."""
    start, steps = replay_for(table, viewer)
    return gzip.compress(encode(Replay(card, start, steps)), 5, mtime=0)
