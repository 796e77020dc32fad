"""Room: a table with the people around it, seated, watching or away, and the bots that play there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from collections import deque
from collections.abc import Callable, Set
from dataclasses import replace
from typing import Any

from oppidum.bots import stand_in_at
from oppidum.core.game import CHANCE, OVER, Player, Refusal
from oppidum.server import client, protocol
from oppidum.server.connection import PROTOCOL_ERROR, TOO_MANY, Connection
from oppidum.server.hints import Hints
from oppidum.server.limits import Purse
from oppidum.server.protocol import (
    Absence,
    Accepted,
    Act,
    AnswerUndo,
    AskHint,
    AskUndo,
    AskWhy,
    Chat,
    Closing,
    HandBack,
    Hint,
    People,
    Ping,
    Pong,
    Problem,
    Reasons,
    Refused,
    Say,
    Seat,
    Snapshot,
    TableCard,
    TurnNews,
    encode,
)
from oppidum.server.robots import Robots
from oppidum.server.showing import Bulletin, turn_of
from oppidum.server.snapshots import Snapshots
from oppidum.server.store import ChatRow, MatchRow, Store, StoreError
from oppidum.server.table import News, Table, tidy
from oppidum.server.thinking import Desk, Thinking
from oppidum.server.wire import framed
from oppidum.server.wording import clean_line

log = logging.getLogger(__name__)

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
        self._of: dict[str, list[Connection]] = {}  # those of people, the oldest first
        self._said: deque[ChatRow] | None = None  # the latest lines, if somebody has wanted to see them
        self.idle_since = time.monotonic()
        self.away_since = {seat.person: time.monotonic() for seat in row.seats if seat.person}
        self.changed = asyncio.Event()  # set and renewed whenever something happens
        self.order = asyncio.Lock()  # held while somebody sits down, gets up or asks for a rematch
        self._robots: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None

    def open(self, table: Table) -> None:
        """The match can be played: attend to it."""
        self.table = table
        self.hints = Hints(table)
        self.snapshots = Snapshots(table)
        table.listeners.add(self._tell_news)
        bots = {number: seat.bot for number, seat in enumerate(self.row.seats) if seat.bot is not None}
        if not table.course.ended:
            self._robots = asyncio.create_task(Robots(table, bots, self.desk, pace=self.pace).attend())

    async def close(self) -> None:
        """Stop the bots; what has happened is stored."""
        if self._telling is not None:
            self._telling.cancel()
        if self.snapshots is not None:
            self.snapshots.forget()
        if self.table is not None:
            self.table.listeners.clear()
        for task in (self._robots, self._ending):
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
        """Whether nobody is here and no bot has anything to do."""
        return not self.connections and (self._robots is None or self._robots.done() or not self._bot_asked())

    def _bot_asked(self) -> bool:
        if self.table is None:
            return False
        asked = self.table.course.asked
        return asked >= 0 and (self.row.seats[asked].bot is not None or asked in self.table.course.robots)

    def card(self, person: str | None) -> TableCard:
        """The table as the lobby shows it to somebody."""
        present = self.present
        seats = [
            Seat(
                number=number,
                name=seat.name,
                bot=seat.bot,
                open=seat.open,
                mine=seat.person is not None and seat.person == person,
                present=seat.bot is not None or seat.person in present,
            )
            for number, seat in enumerate(self.row.seats)
        ]
        return make_card(self.row, seats, person, self.notice)

    def enter(self, connection: Connection, since: int) -> None:
        """Somebody comes: he gets all he may know, the others hear of it."""
        self.connections.add(connection)
        connection.seats = self.seats_of(connection.person)
        if connection.person:
            self._of.setdefault(connection.person, []).append(connection)
            self._make_room(self._of[connection.person])
            self.away_since.pop(connection.person, None)
        self.desk.attend()
        if self.table and self.table.game.secrets and len(connection.seats) > 1:
            since = 0  # what he has seen of the log may be what another of his seats knew
        connection.tell(frame_of(self.snapshot(connection, since)))
        self.tell_people()

    def _make_room(self, own: list[Connection]) -> None:
        """Nobody needs very many connections to one table: of too many the oldest one ends."""
        still_open = [connection for connection in own if not connection.closed]
        if len(still_open) > MOST_OF_ONE:
            message = f"you have more than {MOST_OF_ONE} connections to this table: this was the oldest"
            still_open[0].tell(frame_of(Closing(message, "too-many-connections", client.BUILD)))
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
        self.tell_people()

    def comes_from(self, person: str | None, address: str) -> None:
        """Whoever belongs here tells by coming at whose expense the bots think, if that is not known any more."""
        belongs = person is not None and (self.seats_of(person) or person == self.row.settings["host"])
        if belongs and not self.desk.address:
            self.desk.address = address

    def show_out(self, people: set[str]) -> None:
        """End the connections of people whose tokens are worthless now."""
        for connection in self.connections:
            if connection.person in people:
                connection.tell(frame_of(Closing("your token was revoked", "bad-token", client.BUILD)))
                connection.end(PROTOCOL_ERROR, "bad-token")

    def heard_of(self, person: str | None) -> None:
        """Somebody asks or acts: without a connection he has been away since now, not longer."""
        if self.seats_of(person) and person not in self.present:
            self.away_since[str(person)] = time.monotonic()

    def snapshot(self, connection: Connection, since: int) -> Snapshot:
        """All that the person behind a connection may know."""
        table = self.table
        connection.eyes = connection.viewer(table.course.asked if table else OVER)
        return self.snapshot_for(connection.person, connection.eyes, since)

    def snapshot_for(self, person: str | None, viewer: Player | None, since: int) -> Snapshot:
        """All that a person may know, seen from one of his seats."""
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
            chat=[Chat(row.at, row.seat, row.name, row.text) for row in self.said],
            build=client.BUILD,
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

    def _tell_news(self, news: News) -> None:
        assert self.table is not None
        bulletin = Bulletin(self.table, news)
        anew: dict[Look, bytes] = {}
        asked = self.table.course.asked
        for connection in list(self.connections):
            viewer = connection.viewer(asked)
            if viewer == connection.eyes or not self.table.game.secrets:
                connection.eyes = viewer
                connection.tell(bulletin.frame(viewer))
            else:  # another seat of the same device: nothing of what the last one knew may stay there
                self._tell_snapshot(connection, 0, anew)
        if self.table.course.ended:
            self._ending = asyncio.create_task(self._end())
        self._renew()

    def _tell_snapshot(self, connection: Connection, since: int, made: dict[Look, bytes]) -> None:
        """Everything anew, made once for all connections that are told the same."""
        person = connection.person
        viewer = connection.eyes = connection.viewer(self.table.course.asked if self.table else OVER)
        look = self._who(person), viewer
        if look not in made:
            made[look] = frame_of(self.snapshot_for(person, viewer, since))
        connection.tell(made[look])

    def _who(self, person: str | None) -> Who:
        return tuple(self.seats_of(person)), person is not None and person == self.row.settings["host"]

    def _renew(self) -> None:
        """Wake all who wait for something new to happen at the table."""
        self.changed.set()
        self.changed = asyncio.Event()

    def tell_people(self) -> None:
        """Everybody hears soon who is here; many who come and go at once are told of once."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PEOPLE_EVERY, self._tell_people)

    def tell_seats(self) -> None:
        """Somebody sits down or gets up, or a bot does: also who waits without a connection hears of it."""
        for connection in self.connections:
            connection.seats = self.seats_of(connection.person)
        self._renew()
        self.tell_people()

    def _tell_people(self) -> None:
        self._telling = None
        watching = sum(not connection.seats for connection in self.connections)
        texts: dict[Who, bytes] = {}
        for connection in list(self.connections):
            who = self._who(connection.person)
            if who not in texts:
                texts[who] = frame_of(People(self.card(connection.person), watching))
            connection.tell(texts[who])

    def tell_snapshots(self) -> None:
        """Everybody gets everything anew: the match has begun."""
        seq = self.table.seq if self.table else 0
        made: dict[Look, bytes] = {}
        for connection in list(self.connections):
            connection.seats = self.seats_of(connection.person)
            self._tell_snapshot(connection, seq, made)
        self._renew()

    def tell_turn(self, table: Table) -> None:
        """Everybody hears of a request that was made or answered: the turn, and nothing else."""
        line = frame_of(TurnNews(table.seq, turn_of(table)))
        for connection in list(self.connections):
            connection.tell(line)
        self._renew()

    async def _end(self) -> None:
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
        self.tell_people()

    # What people do.

    async def receive(
        self, connection: Connection, message: protocol.FromClient, check_chat: Callable[[str | None], None]
    ) -> None:
        """A message of somebody at the table; it is answered, and never does harm."""
        key = message.key if isinstance(message, Act) else None
        try:
            if isinstance(message, Say):
                check_chat(connection.person)
            seq = await self.handle(connection.person, message)
        except (Refusal, StoreError) as error:
            connection.tell(frame_of(refused(error, key)))
            raise
        if isinstance(message, Ping):
            connection.tell(frame_of(Pong()))
        elif isinstance(message, Act):
            connection.tell(frame_of(Accepted(key, seq)))

    async def handle(self, person: str | None, message: protocol.FromClient) -> int:
        """Do what a person asks, or refuse it; returns where the table stands."""
        self.heard_of(person)
        if isinstance(message, Ping):
            return 0
        if isinstance(message, Say):
            await self.chat(person, message.text)
            return self.table.seq if self.table else 0
        if not isinstance(message, (Act, AskUndo, AnswerUndo, HandBack)):
            raise Refusal("table", "you have said hello already", reason="bad-message")
        table = self.playable()
        self.check_own(person, message.seat)
        if isinstance(message, Act):
            return await table.act(message.seat, message.seq, message.text, message.key)
        if isinstance(message, HandBack):
            await table.hand_back(message.seat)
        else:
            seq, request = table.seq, table.request
            if isinstance(message, AskUndo):
                await table.ask_undo(message.seat, self._who_must_agree(table, message.seat))
            else:
                await table.answer_undo(message.seat, message.agree, self._who_must_agree(table, table.undo_asked))
            if table.seq == seq and table.request != request:  # else all have heard of the undo itself
                self.tell_turn(table)
        return table.seq

    async def hint(self, person: str | None, wish: AskHint, address: str = "") -> Hint:
        """What a strong bot would do in the place of somebody who is asked, where the table allows that."""
        self.heard_of(person)
        self.playable()
        self.check_own(person, wish.seat)
        if not allows_hints(self.row):
            raise Refusal("table", "this table plays without hints", reason="hints-off")
        assert self.hints is not None
        return await self.hints.ask(self.desk.beside(str(person), address), wish.seat, wish.seq)

    async def why(self, person: str | None, wish: AskWhy, purse: Purse) -> Reasons:
        """What speaks against some things, if somebody did them now; found out beside the event loop."""
        self.heard_of(person)
        table = self.playable()
        self.check_own(person, wish.seat)
        table.check_seen(wish.seq)
        found = await purse.work(table.course.refusals_of, wish.seat, [tidy(text) for text in wish.texts])
        return Reasons(wish.seq, [None if one is None else problem_of(one) for one in found])

    def check_own(self, person: str | None, seat: Player) -> None:
        """Refuse a seat that is not a person's."""
        if seat not in self.seats_of(person):
            raise Refusal("table", f"seat {seat + 1} is not yours", reason="seat-not-yours")

    def _who_must_agree(self, table: Table, asking: Player | None) -> set[Player]:
        """The seats of other people than the one who asks, if they are still played by them."""
        person = self.row.seats[asking].person if asking is not None else None
        others = {seat for seat, row in enumerate(self.row.seats) if row.person and row.person != person}
        return others - table.course.resigned - table.course.robots.keys()

    def playable(self) -> Table:
        """The table, if the match has begun and is not frozen."""
        if self.table is None:
            if self.notice:
                raise Refusal("table", self.notice, reason="frozen")
            raise Refusal("table", "the match has not begun: seats are still free", reason="not-begun")
        return self.table

    async def chat(self, person: str | None, text: str) -> None:
        """Somebody at the table says something."""
        seats = self.seats_of(person)
        if not seats:
            raise Refusal("table", "only those who sit at the table can chat", reason="not-seated")
        text = clean_line(text)
        if not text:
            raise Refusal("table", "there is nothing to read in it", reason="bad-message")
        row = ChatRow(round(time.time(), 3), seats[0], self.row.seats[seats[0]].name or "?", text)
        await self.store.add_chat(self.row.id, row)
        if self._said is not None and row not in self._said:  # else it was read back in this moment
            self._said.append(row)
        line = frame_of(Chat(row.at, row.seat, row.name, row.text))
        for connection in list(self.connections):
            connection.tell(line)

    async def look_after_absent(self) -> None:
        """Do what the table has agreed on when the one who is asked has been away while another person waits."""
        absence = Absence(**self.row.settings["absence"])
        asked = self.table.course.asked if self.table else OVER
        if self.table is None or asked in (CHANCE, OVER) or absence.then == "wait" or asked in self.table.course.robots:
            return
        person = self.row.seats[asked].person
        others_wait = any(self.seats_of(other) for other in self.present if other != person)
        away = self.away_since.get(person or "")
        if person is None or away is None or not others_wait or time.monotonic() - away < 60 * absence.minutes:
            return
        if absence.then == "forfeit":
            await self.table.forfeit(asked)
        else:
            bot = "resting" if absence.then == "pass" else stand_in_at(self.row.game)
            await self.table.take_over(asked, bot)


def only_bots(row: MatchRow) -> bool:
    """Whether no person sits at a table, nor can sit down."""
    return all(seat.bot for seat in row.seats)


def allows_hints(row: MatchRow) -> bool:
    """As the host has chosen; else if nobody plays against another person."""
    chosen = row.settings.get("hints")
    return bool(chosen) if chosen is not None else sum(seat.bot is None for seat in row.seats) <= 1


def make_card(row: MatchRow, seats: list[Seat], person: str | None, notice: str | None = None) -> TableCard:
    """A match as the lobby shows it to somebody."""
    settings = row.settings
    return TableCard(
        code=row.id,
        game=row.game,
        preset=settings["preset"],
        options=row.options,
        rules=row.rules,
        state="frozen" if notice else row.state,  # type: ignore[arg-type]  # a stored state is one of ours
        public=settings["public"],
        hints=allows_hints(row),
        host=person is not None and settings["host"] == person,
        imported=settings["imported"],
        seats=seats,
        created=row.created,
        absence=Absence(**settings["absence"]),
        scores=row.scores,
        ranking=row.ranking,
        rematch=row.rematch,
        notice=notice,
    )


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as the answer to a request tells it."""
    return Problem(refusal.rule, refusal.message, refusal.reason, dict(refusal.facts), list(refusal.where))


def refused(error: Refusal | StoreError, key: str | None) -> Refused:
    """A refusal as it is told."""
    if isinstance(error, StoreError):
        return Refused(key, "table", f"it could not be stored: {error}", "storage", {}, [])
    return Refused(key, error.rule, error.message, error.reason, dict(error.facts), list(error.where))
