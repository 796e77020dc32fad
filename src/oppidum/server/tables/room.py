"""Room: a table with the people around it, seated, watching or away, and the bots that play there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from collections import deque
from collections.abc import Set
from dataclasses import replace
from typing import Any

from oppidum.core.answer import Answer
from oppidum.core.game import OVER, Player, Refusal
from oppidum.server import web_client
from oppidum.server.network.wire import framed
from oppidum.server.protocol.message import encode
from oppidum.server.protocol.tables import TableCard
from oppidum.server.protocol.websocket import Chat, Closing, People, Snapshot, TurnNews
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.rows import ChatRow, MatchRow
from oppidum.server.storage.store import Store
from oppidum.server.tables.absence import look_after_absent
from oppidum.server.tables.bulletin import Bulletin, turn_of
from oppidum.server.tables.cards import make_card, only_bots
from oppidum.server.tables.connection import FAILED, PROTOCOL_ERROR, TOO_MANY, Connection
from oppidum.server.tables.hints import Hints
from oppidum.server.tables.refusals import not_own
from oppidum.server.tables.robots import Robots
from oppidum.server.tables.snapshots import Snapshots
from oppidum.server.tables.table import News, Table
from oppidum.server.tables.tasks import begin
from oppidum.server.tables.thinking import Desk, Thinking
from oppidum.server.tables.viewing import may_keep_log, may_keep_view

log = logging.getLogger(__name__)

FROZEN = "this match is frozen: the server can no longer replay it exactly"  # for all to see; our log says more
CHAT_LINES = 100
PEOPLE_EVERY = 0.1  # seconds
MOST_OF_ONE = 20  # connections of one person to one table
Who = tuple[tuple[Player, ...], bool]  # all that makes somebody's card another than the next one's: seats, and if host
Look = tuple[Who, Player | None]  # and a snapshot, with whose eyes


def frame_of(message: Any) -> bytes:
    """A message as it is sent."""
    return framed(encode(message))


class Room:
    """One table, loaded."""

    def __init__(self, row: MatchRow, store: Store, thinking: Thinking, pace: float, address: str = "") -> None:
        self.row = row
        self.store = store
        this = weakref.proxy(self)  # so that the room is freed when nobody needs it any more
        self.desk = Desk(thinking, row.settings["host"] or "", row.id, address, lambda: this.alone)
        self.pace = pace
        self.table: Table | None = None  # none while seats are free, or if it is frozen
        self.hints: Hints | None = None  # none as long as there is no table
        self.snapshots: Snapshots | None = None  # likewise
        self.notice: str | None = None  # why it is frozen
        self.connections: set[Connection] = set()
        self.polls = 0  # requests that wait for news
        self._of: dict[str, list[Connection]] = {}  # those of people, the oldest first
        self._said: deque[ChatRow] | None = None  # the latest lines, if somebody has wanted to see them
        self.idle_since = time.monotonic()
        self.away_since = {seat.person: time.monotonic() for seat in row.seats if seat.person}
        self.changed = asyncio.Event()  # set and renewed whenever something happens
        self.order = asyncio.Lock()  # held while somebody sits down, gets up or asks for a rematch
        self._robots: Robots | None = None
        self._playing: asyncio.Task[None] | None = None  # what the robots do
        self._ending: asyncio.Task[None] | None = None
        self._sending: asyncio.TimerHandle | None = None

    def open(self, table: Table) -> None:
        """The match can be played: attend to it."""
        self.table = table
        self.hints = Hints(table)
        self.snapshots = Snapshots(table)
        table.listeners.add(self._send_news)
        bots = {number: seat.bot for number, seat in enumerate(self.row.seats) if seat.bot is not None}
        if not table.course.ended:
            self._robots = Robots(table, bots, self.desk, pace=self.pace)
            self._playing = begin(self._robots.attend(), f"bots of table {table.name}")

    async def close(self) -> None:
        """Stop the bots; what has happened is stored."""
        if self._sending is not None:
            self._sending.cancel()
        if self.snapshots is not None:
            self.snapshots.forget()
        if self.table is not None:
            self.table.listeners.clear()
        for task in (self._playing, self._ending):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    # Who is here.

    def seats_of(self, person: str | None) -> list[Player]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.row.seats) if person and seat.person == person]

    @property
    def present(self) -> Set[str]:
        """The people who are connected."""
        return self._of.keys()

    @property
    def alone(self) -> bool:
        """Whether only bots play here and nobody watches."""
        return not self.connections and only_bots(self.row)

    @property
    def contest(self) -> bool:
        """Whether only bots play here, and they have not come to the end."""
        return only_bots(self.row) and self.table is not None and not self.table.course.ended

    @property
    def idle(self) -> bool:
        """Whether nobody is here, or waits for news, and no bot has anything to do."""
        playing = self._playing is not None and not self._playing.done()
        return not self.attended and not (playing and self._bot_asked())

    @property
    def attended(self) -> bool:
        """Whether somebody is connected, or waits for news without a connection."""
        return bool(self.connections or self.polls)

    def _bot_asked(self) -> bool:
        return self._robots is not None and self._robots.bot_at(self._robots.table.course.asked) is not None

    def card(self, person: str | None) -> TableCard:
        """The table as the lobby shows it to somebody."""
        return make_card(self.row, person, self.present, self.notice)

    def enter(self, connection: Connection, since: int) -> None:
        """Somebody comes: they get all they may know, the others hear of it."""
        self.connections.add(connection)
        connection.seats = self.seats_of(connection.person)
        if connection.person:
            self._of.setdefault(connection.person, []).append(connection)
            self._make_room(self._of[connection.person])
            self.away_since.pop(connection.person, None)
        self.desk.attend()
        if self.table and not may_keep_log(self.table.game, connection.seats):
            since = 0
        connection.send(frame_of(self.snapshot(connection, since)))
        self.send_people()

    def _make_room(self, own: list[Connection]) -> None:
        """Nobody needs very many connections to one table: of too many the oldest one ends."""
        still_open = [connection for connection in own if not connection.closed]
        if len(still_open) > MOST_OF_ONE:
            message = f"you have more than {MOST_OF_ONE} connections to this table: this was the oldest"
            still_open[0].send(frame_of(Closing(message, "too-many-connections", web_client.BUILD)))
            still_open[0].end(TOO_MANY, "too-many-connections")

    def leave(self, connection: Connection) -> None:
        """Somebody goes."""
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        if not self.connections:
            self._said = None
        own = self._of.get(connection.person or "", [])
        if connection in own:
            own.remove(connection)
        if connection.person and not own:
            self._of.pop(connection.person, None)
            self.away_since[connection.person] = time.monotonic()
        self.send_people()

    def comes_from(self, person: str | None, address: str) -> None:
        """Whoever belongs here tells by coming at whose expense the bots think, if that is not known any more."""
        belongs = person is not None and (self.seats_of(person) or person == self.row.settings["host"])
        if belongs and not self.desk.address:
            self.desk.address = address

    def show_out(self, people: set[str]) -> None:
        """End the connections of people whose tokens are worthless now."""
        for connection in self.connections:
            if connection.person in people:
                connection.send(frame_of(Closing("your token was revoked", "bad-token", web_client.BUILD)))
                connection.end(PROTOCOL_ERROR, "bad-token")

    def heard_of(self, person: str | None) -> None:
        """Somebody asks or acts: without a connection they have been away since now, not longer."""
        if self.seats_of(person) and person not in self.present:
            self.away_since[str(person)] = time.monotonic()

    def snapshot(self, connection: Connection, since: int) -> Snapshot:
        """All that the person behind a connection may know."""
        table = self.table
        connection.eyes = connection.viewer(table.course.asked if table else OVER)
        return self.snapshot_for(connection.person, connection.eyes, since)

    def snapshot_for(self, person: str | None, viewer: Player | None, since: int) -> Snapshot:
        """All that a person may know, seen from one of their seats."""
        table, parts = self.table, self.snapshots
        seq = table.seq if table else 0
        since = since if since <= seq else 0
        return Snapshot(
            table=self.card(person),
            seats=self.seats_of(person),
            viewer=viewer,
            seq=seq,
            since=since,
            entries=parts.entries(viewer, since) if parts else [],
            view=parts.view(viewer) if parts else None,
            choices=parts.choices(viewer) if parts else [],
            turn=turn_of(table) if table else None,
            chat=list(map(chat_of, self.said)),
            build=web_client.BUILD,
        )

    @property
    def said(self) -> deque[ChatRow]:
        """The latest lines of the chat; read once, and kept as long as somebody is here."""
        said = self._said
        if said is None:
            said = deque(self.store.chat(self.row.id, CHAT_LINES), CHAT_LINES)
            self._said = said if self.connections else None
        return said

    # What is told.

    def has_news(self, since: int) -> bool:
        """Whether whoever has seen this event need not wait: there is another, or there will be none."""
        if self.table is None:
            return self.notice is not None
        return self.table.seq != since or self.table.course.ended

    async def news(self, wait: float) -> None:
        """Wait for something new to happen, but not longer than so many seconds; the room is not idle meanwhile."""
        self.polls += 1
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), wait)
        finally:
            self.polls -= 1
            self.idle_since = time.monotonic()

    def _send_news(self, news: News) -> None:
        assert self.table is not None
        if self.table.course.ended:
            self._ending = begin(self.store_result(), f"result of table {self.table.name}")
        self._renew()
        try:
            self._tell_all(self.table, news)
        except Exception:  # nobody must stay there and hear nothing: all come back and look anew
            for connection in self.connections:
                connection.end(FAILED, "something went wrong")
            raise

    def _tell_all(self, table: Table, news: News) -> None:
        bulletin = Bulletin(table, news)
        anew: dict[Look, bytes] = {}
        asked = table.course.asked
        for connection in list(self.connections):
            viewer = connection.viewer(asked)
            if may_keep_view(table.game, connection.eyes, viewer):
                connection.eyes = viewer
                connection.send(bulletin.frame(viewer))
            else:
                self._send_snapshot(connection, anew)

    def _send_snapshot(self, connection: Connection, made: dict[Look, bytes]) -> None:
        """Send everything anew, made once for all connections that are told the same."""
        person = connection.person
        viewer = connection.eyes = connection.viewer(self.table.course.asked if self.table else OVER)
        look = self._who(person), viewer
        if look not in made:
            made[look] = frame_of(self.snapshot_for(person, viewer, 0))
        connection.send(made[look])

    def _who(self, person: str | None) -> Who:
        return tuple(self.seats_of(person)), person is not None and person == self.row.settings["host"]

    def _renew(self) -> None:
        """Wake all who wait for something new to happen at the table."""
        self.changed.set()
        self.changed = asyncio.Event()

    def send_people(self) -> None:
        """Everybody hears soon who is here; many who come and go at once are told of once."""
        if self._sending is None:
            self._sending = asyncio.get_running_loop().call_later(PEOPLE_EVERY, self._send_people)

    def seats_changed(self) -> None:
        """Somebody sits down or gets up, or a bot does: also who waits without a connection hears of it."""
        for connection in self.connections:
            connection.seats = self.seats_of(connection.person)
        self._renew()
        self.send_people()

    def _send_people(self) -> None:
        self._sending = None
        watching = sum(not connection.seats for connection in self.connections)
        texts: dict[Who, bytes] = {}
        for connection in list(self.connections):
            who = self._who(connection.person)
            if who not in texts:
                texts[who] = frame_of(People(self.card(connection.person), watching))
            connection.send(texts[who])

    def send_snapshots(self) -> None:
        """Everybody gets everything anew: the match has begun."""
        made: dict[Look, bytes] = {}
        for connection in list(self.connections):
            connection.seats = self.seats_of(connection.person)
            self._send_snapshot(connection, made)
        self._renew()

    def send_turn(self, table: Table) -> None:
        """Everybody hears of a request that was made or answered: the turn, and nothing else."""
        line = frame_of(TurnNews(table.seq, turn_of(table)))
        for connection in list(self.connections):
            connection.send(line)
        self._renew()

    def send_said(self, row: ChatRow) -> None:
        """Everybody hears what somebody has said."""
        if self._said is not None and row not in self._said:  # else it was read back in this moment
            self._said.append(row)
        line = frame_of(chat_of(row))
        for connection in list(self.connections):
            connection.send(line)

    async def store_result(self) -> None:
        """The match is over: the lobby remembers the result."""
        assert self.table is not None
        course = self.table.course
        result: dict[str, Any] = {"scores": course.match.scores, "ranking": course.ranking()}
        while True:
            try:
                await self.store.update_match(self.row.id, state="over", **result)
                break
            except StoreError as error:
                log.error("table %s: the result could not be stored: %s", self.row.id, error)
                await asyncio.sleep(1)
        self.row = replace(self.row, state="over", **result)
        self.send_people()

    # What is asked of it.

    def check_own(self, person: str | None, seat: Player) -> None:
        """For questions: raise if a seat is not a person's."""
        if seat not in self.seats_of(person):
            raise not_own(seat)

    def playable(self) -> Table:
        """For questions: the table, if the match has begun and is not frozen; raises if not."""
        if self.table is None:
            raise self.not_playable()
        return self.table

    def not_playable(self) -> Refusal:
        """Why nobody can play here."""
        if self.notice:
            return Refusal("table", self.notice, reason="frozen")
        return Refusal("table", "the match has not begun: seats are still free", reason="not-begun")

    async def look_after_absent(self) -> Answer | None:
        """Do what the table has agreed on when the one who is asked has been away while another person waits."""
        if self.table is None:
            return None
        return await look_after_absent(self.table, self.row, self.away_since, self.present)


def chat_of(row: ChatRow) -> Chat:
    """A line of the chat as it is told."""
    return Chat(row.at, row.seat, row.name, row.text)
