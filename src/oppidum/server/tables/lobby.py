"""Lobby: all tables, found, listed and put away; a restart loses none of them.

New tables come from `opening.py` and `match_files.py`; who sits down or gets up there, `seating.py` says.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace

from oppidum.core.answer import Refused
from oppidum.core.game import Refusal
from oppidum.core.options import BadOption
from oppidum.server.limits import Purse
from oppidum.server.memory import give_back
from oppidum.server.protocol.tables import TableCard
from oppidum.server.storage.rows import LAST, Entry, MatchRow, Place, SeatRow
from oppidum.server.storage.store import Store
from oppidum.server.tables.cards import make_card
from oppidum.server.tables.contests import Contests
from oppidum.server.tables.games import game_of
from oppidum.server.tables.listing import attended_first
from oppidum.server.tables.replays import Replays
from oppidum.server.tables.room import FROZEN, Room
from oppidum.server.tables.table import Table
from oppidum.server.tables.thinking import Thinking

log = logging.getLogger(__name__)

MOST_LISTED = 100
REPLAYS_KEPT = 32_000_000  # bytes of replays that are kept in memory
TICK = 1.0  # seconds between two looks at who is absent


class Unknown(Refusal):
    """There is no such table."""

    def __init__(self, code: str) -> None:
        super().__init__("table", f"there is no table {code[:12]!r}", reason="unknown-table")


class Lobby:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        bot_threads: int = 1,
        bot_pace: float = 0.0,
        wanted: Callable[[str], None] | None = None,
        contests: Contests | None = None,
        *,
        idle_seconds: float = 60,
    ) -> None:
        self.store = store
        self.contests = contests or Contests()
        self.idle_seconds = idle_seconds  # after which a room with nobody in it is put away
        self.wanted = wanted or (lambda _: None)  # is told which game is played
        self.bot_pace = bot_pace
        self.thinking = Thinking(bot_threads)  # a table has at most one decision and one hint in it
        self.replays = Replays(REPLAYS_KEPT)
        self.rooms: dict[str, Room] = {}
        self._beginning = asyncio.Lock()  # held while a table of bots begins, so that they can be counted
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def close(self) -> None:
        """Stop all bots; a table that is just being loaded does not begin any more."""
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        self.thinking.close()
        self.replays.close()

    async def find(self, code: str, address: str = "") -> Room:
        """The room of a table, loaded if it was put away; who looks for it keeps it from being put away."""
        if code in self.rooms:
            self.rooms[code].idle_since = time.monotonic()
            return self.rooms[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._take_up(code, address))
            self._loading[code].add_done_callback(lambda loaded: self._note_loaded(code, loaded))
        return await asyncio.shield(self._loading[code])  # others may wait for it too

    def _note_loaded(self, code: str, loaded: asyncio.Task[Room]) -> None:
        del self._loading[code]
        if not loaded.cancelled():
            loaded.exception()  # who waits has been told

    async def _take_up(self, code: str, address: str) -> Room:
        row = self.store.match(code)
        if row is None:
            raise Unknown(code)
        self.wanted(row.game)
        room = self.rooms[code] = await self._load(row, address)
        return room

    async def _load(self, row: MatchRow, address: str) -> Room:
        room = Room(row, self.store, self.thinking, self.bot_pace, address)
        if any(seat.open for seat in row.seats):
            return room
        if row.state == "waiting":  # it was stopped between the last seat and the beginning
            await self.store.update_match(row.id, state="playing")
            row = room.row = replace(row, state="playing")
        try:
            game = game_of(row)
            position = game.words.compose(row.settings["position"]) if row.settings.get("position") else None
            log_of_match = await asyncio.to_thread(self.store.events, row.id)
            table = await asyncio.to_thread(Table, row.id, game, self.store, log_of_match, position)
        except (Refusal, BadOption) as error:
            log.error("table %s is frozen: %s", row.id, error)
            room.notice = FROZEN
            return room
        if row.state == "playing":
            await table.begin()
        room.open(table)
        if row.state == "playing" and table.course.ended:  # the result was not stored before a crash
            await room.store_result()
        return room

    async def add(self, row: MatchRow, address: str, events: Sequence[Entry] = ()) -> Room:
        """A new table; it begins at once if it is full."""
        await self.store.open_match(row, events)
        room = await self.find(row.id, address)
        room.comes_from(row.settings["host"], address)  # if somebody else has found it first
        return room

    @contextlib.asynccontextmanager
    async def counted(self, seats: Sequence[SeatRow], person: str, address: str) -> AsyncIterator[None]:
        """Around what lets a match begin: if only bots play, it is not one too many."""
        if not all(seat.bot for seat in seats):
            yield
            return
        async with self._beginning:
            self.contests.check(self.rooms.values(), person, address)
            yield

    async def replay(self, code: str, person: str | None, purse: Purse) -> bytes:
        """A whole match, as somebody may know it, compressed."""
        return await self.replays.of(await self.find(code), person, purse)

    # Lists.

    async def public(self, person: str | None, before: Place = LAST) -> list[TableCard]:
        """Public tables that wait or are being played: those whose host is here first, then the newest."""
        rows = await asyncio.to_thread(self.store.public_matches, MOST_LISTED, before)
        if before == LAST:
            rows = attended_first(self.rooms.values(), rows, MOST_LISTED)
        return [self._card(row, person) for row in rows]

    async def mine(self, person: str, before: Place = LAST) -> list[TableCard]:
        """The tables of a person, the newest first."""
        rows = await asyncio.to_thread(self.store.matches_of, person, MOST_LISTED, before)
        return [self._card(row, person) for row in rows]

    def _card(self, row: MatchRow, person: str | None) -> TableCard:
        if row.id in self.rooms:
            return self.rooms[row.id].card(person)
        return make_card(row, person)

    # Housekeeping.

    async def keep_house(self) -> None:
        """Look after absent players and put empty rooms away, for ever; cancel to stop."""
        while True:
            await asyncio.sleep(TICK)
            before = len(self.rooms)
            for code in list(self.rooms):
                await self._look_after(code)
            if len(self.rooms) < before:
                await asyncio.to_thread(give_back)

    async def _look_after(self, code: str) -> None:
        """One table; nothing here keeps hold of its room."""
        room = self.rooms.get(code)
        if room is None:
            return
        try:
            answer = await room.look_after_absent()
            if isinstance(answer, Refused):
                log.warning("table %s: %s", code, answer.refusal)
        except sqlite3.Error as error:
            log.warning("table %s: %s", code, error)
        if room.idle and time.monotonic() - room.idle_since > self.idle_seconds:
            self.rooms.pop(code, None)
            await room.close()
