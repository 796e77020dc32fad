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
from oppidum.core.live_match import LiveMatch
from oppidum.server.limits import Purse
from oppidum.server.protocol.message import View, encode
from oppidum.server.protocol.replays import Replay, ReplayStep
from oppidum.server.protocol.tables import TableCard
from oppidum.server.tables.room import Room
from oppidum.server.tables.table import Table
from oppidum.server.tables.thinking import Thinking
from oppidum.server.tables.viewing import Film, eyes_afterwards, show_line, show_turn

Showing = tuple[str, str | None]  # a table, and who looks if seated
Take = tuple[int, str | None]  # its latest event, its rematch


class Replays:
    """The replays of a server."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes that are kept
        self.size = 0
        self.thinking = Thinking(1, "replay")
        self._kept: OrderedDict[Showing, tuple[Take, bytes]] = OrderedDict()  # of a match that goes on, the latest one
        self._making: dict[tuple[Showing, Take], asyncio.Task[bytes]] = {}

    async def of(self, room: Room, person: str | None, purse: Purse) -> bytes:
        """The replay of a table as somebody may know it, compressed; the first who asks pays for it."""
        table = room.playable()
        seats = room.seats_of(person)
        if not seats:
            person = None
        showing, take = (room.row.id, person), (table.seq, room.row.rematch)
        if showing in self._kept and self._kept[showing][0] == take:
            self._kept.move_to_end(showing)
            return self._kept[showing][1]
        key = showing, take
        if key not in self._making:
            purse.check()
            viewer = eyes_afterwards(seats)
            place = purse.address, person or "", room.row.id
            work = self.thinking.do(place, False, purse.timed, make, table, viewer, room.card(person))
            self._making[key] = asyncio.create_task(self._make(showing, take, work))
            self._making[key].add_done_callback(lambda made: self._note_made(key, made))
        return await asyncio.shield(self._making[key])  # others may wait for it too

    async def _make(self, showing: Showing, take: Take, work: Awaitable[bytes]) -> bytes:
        made = await work
        self._keep(showing, take, made)
        return made

    def _note_made(self, key: tuple[Showing, Take], made: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if not made.cancelled():
            made.exception()  # who waits has been told

    def _keep(self, showing: Showing, take: Take, made: bytes) -> None:
        """One is made: the one before it goes, and the oldest when there are too many."""
        if showing in self._kept:
            self.size -= len(self._kept.pop(showing)[1])
        self._kept[showing] = take, made
        self.size += len(made)
        while self.size > self.most:
            _, (_, oldest) = self._kept.popitem(last=False)
            self.size -= len(oldest)

    def close(self) -> None:
        """Nothing more is made."""
        self.thinking.close()


def make(table: Table, viewer: Player | None, card: TableCard) -> bytes:
    """The answer to who asks for a replay, compressed."""
    start, steps = replay_for(table, viewer)
    return gzip.compress(encode(Replay(card, start, steps)), 5, mtime=0)


def replay_for(table: Table, viewer: Player | None) -> tuple[View, list[ReplayStep]]:
    """The view at the start and what every event changed in it, as a viewer may know them."""
    course = LiveMatch(table.game, table.course.match.beginning)
    film = Film(table.game, course.match.position, viewer)
    start, steps = film.view, []
    for line in table.lines:
        course.take_up(line.kind, line.actor, line.text, line.action)
        entry = show_line(table.game, line, viewer)
        steps.append(ReplayStep(entry, film.turn_to(course.match.position), show_turn(course)))
    return start, steps
