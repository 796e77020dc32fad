"""Lobby: all tables. They are opened, joined, found again and put away here; a restart loses none of them."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from oppidum.bots import opponents_at
from oppidum.core.game import CHANCE, Game, Player, Refusal
from oppidum.core.match import Match
from oppidum.core.match_file import TAGS, BadMatchFile, read_match, write_match
from oppidum.core.options import BadOption, resolve, suggest
from oppidum.games import game_class
from oppidum.server.connection import FAILED, UNKNOWN_TABLE
from oppidum.server.contests import Contests
from oppidum.server.course import ACTION, CHANCE_EVENT, DONE, Course, Entry
from oppidum.server.limits import Purse
from oppidum.server.listing import attended_first
from oppidum.server.memory import give_back
from oppidum.server.protocol import Absence, FillSeat, Join, NewTable, Seat, SeatPlan, TableCard
from oppidum.server.replays import Replays
from oppidum.server.room import Room, make_card
from oppidum.server.store import LAST, MatchRow, Place, SeatRow, Store, StoreError
from oppidum.server.table import Table
from oppidum.server.thinking import Thinking
from oppidum.server.tokens import new_code
from oppidum.server.wording import clean_name

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
            position = game.compose(row.settings["position"]) if row.settings.get("position") else None
            log_of_match = await asyncio.to_thread(self.store.events, row.id)
            table = await asyncio.to_thread(Table, row.id, game, self.store, log_of_match, position)
        except (Refusal, BadOption) as error:
            log.error("table %s is frozen: %s", row.id, error)
            room.notice = str(error)
            return room
        if row.state == "playing":
            await table.begin()
        room.open(table)
        if row.state == "playing" and table.course.ended:  # the result was not stored before a crash
            await room._end()
        return room

    # Opening and joining.

    async def open(self, person: str, wish: NewTable, address: str = "") -> Room:
        """A new table; it begins at once if no seat is free."""
        players = len(wish.seats)
        start = random.SystemRandom().randrange(players)
        game = game_class(wish.game)(players, wish.options, preset=wish.preset, start=start)
        if not game.has_board:
            raise BadOption(f"{game.name} has no board in the browser yet; `oppidum terminal {wish.game}` plays it")
        for plan in wish.seats:
            check_bot(game.name, plan.bot, plan.who == "bot")
        seats = tuple(self._seat(person, plan) for plan in wish.seats)
        add = partial(self._add, person, game, seats, wish.preset or preset_of(game), address)
        async with self._counted(seats, person, address):
            return await add(public=wish.public, absence=wish.absence, hints=wish.hints)

    @contextlib.asynccontextmanager
    async def _counted(self, seats: Sequence[SeatRow], person: str, address: str) -> AsyncIterator[None]:
        """Around what lets a match begin: if only bots play, it is not one too many."""
        if not all(seat.bot for seat in seats):
            yield
            return
        async with self._beginning:
            self.contests.check(self.rooms.values(), person, address)
            yield

    def _seat(self, person: str, plan: SeatPlan) -> SeatRow:
        if plan.who == "bot":
            return SeatRow(bot=plan.bot, name=clean_name(plan.name))
        if plan.who == "me":
            return SeatRow(person=person, name=clean_name(plan.name) or self.store.name_of(person))
        return SeatRow()

    async def _add(
        self,
        person: str,
        game: Game[Any],
        seats: tuple[SeatRow, ...],
        preset: str | None,
        address: str,
        *,
        public: bool = False,
        absence: Absence | None = None,
        hints: bool | None = None,
        events: tuple[Entry, ...] = (),
        result: Course | None = None,
    ) -> Room:
        """Store a table and begin if it is full."""
        settings = {
            "preset": preset,
            "public": public,
            "host": person,
            "imported": result is not None,
            "absence": {"then": absence.then, "minutes": absence.minutes} if absence else {},
            "hints": hints,
        }
        if result is not None and result.match.beginning is not None:
            settings["position"] = game.describe(result.match.beginning)
        waiting = any(seat.open for seat in seats)
        over = result is not None and result.ended
        row = MatchRow(
            id=new_code(),
            game=game.name,
            rules=game.RULES,
            book=game.book_hash,
            players=game.players,
            start=game.start,
            options=dict(game.options),
            settings=settings,
            state="waiting" if waiting else "over" if over else "playing",
            scores=result.match.scores if result and over else None,
            ranking=result.ranking() if result and over else None,
            rematch=None,
            created=round(time.time(), 3),
            seats=seats,
        )
        await self.store.open_match(row, events)
        room = await self.find(row.id, address)
        room.comes_from(person, address)  # if somebody else has found it first
        return room

    @contextlib.asynccontextmanager
    async def _in_order(self, code: str) -> AsyncIterator[Room]:
        """The room of a table, for one who changes who sits there: one after the other."""
        room = await self.find(code)
        async with room.order:
            if self.rooms.get(code) is not room:  # everybody has left it meanwhile
                raise Unknown(code)
            yield room

    async def join(self, code: str, person: str, wish: Join) -> Room:
        """Sit down; the match begins when the last seat is taken."""
        async with self._in_order(code) as room:
            if room.seats_of(person) and wish.seat is None:
                return room
            self._check_waiting(room)
            free = [number for number, seat in enumerate(room.row.seats) if seat.open]
            seat = free[0] if wish.seat is None and free else wish.seat
            if seat not in free:
                raise Refusal("table", "this seat is taken", reason="table-full")
            await self._set_seat(room, seat, SeatRow(person, None, clean_name(wish.name) or self.store.name_of(person)))
            room.heard_of(person)
            return room

    async def leave(self, code: str, person: str) -> Room:
        """Get up before the match has begun; a table that everybody left is gone."""
        async with self._in_order(code) as room:
            self._check_waiting(room)
            if not room.seats_of(person):
                raise Refusal("table", "you do not sit here", reason="not-seated")
            for number in room.seats_of(person):
                await self._set_seat(room, number, SeatRow())
            others = [seat.person for seat in room.row.seats if seat.person]
            if not others:
                await self.store.remove_match(code)
                self.rooms.pop(code, None)
            elif room.row.settings["host"] == person:
                settings = room.row.settings | {"host": others[0]}
                await self.store.update_match(code, settings=settings)
                room.row = replace(room.row, settings=settings)
                room.desk.person, room.desk.address = others[0], ""
            return room

    async def remove(self, code: str) -> bool:
        """Forget a waiting table, unless somebody is there; whether it is gone."""
        async with self._in_order(code) as room:
            if room.connections or room.row.state != "waiting":
                return False
            await self.store.remove_match(code)
            del self.rooms[code]
            for connection in room.connections:  # came while it was being removed
                connection.end(UNKNOWN_TABLE, "unknown-table")
            return True

    async def fill(self, code: str, person: str, number: int, wish: FillSeat) -> Room:
        """The host puts a bot on a free seat, or frees it again."""
        async with self._in_order(code) as room:
            self._check_waiting(room)
            if room.row.settings["host"] != person:
                raise Refusal("table", "only the host can do that", reason="not-host")
            if number >= len(room.row.seats) or room.row.seats[number].person:
                raise Refusal("table", "this seat is taken", reason="table-full")
            check_bot(room.row.game, wish.bot, wish.who == "bot")
            seat = SeatRow(bot=wish.bot if wish.who == "bot" else None)
            async with self._counted(with_seat(room.row, number, seat), person, room.desk.address):
                await self._set_seat(room, number, seat)
            return room

    def _check_waiting(self, room: Room) -> None:
        if room.row.state != "waiting":
            raise Refusal("table", "the match has begun already", reason="table-started")

    async def _set_seat(self, room: Room, number: int, seat: SeatRow) -> None:
        """One seat changes; the match begins with the last one."""
        await self.store.set_seat(room.row.id, number, seat)
        room.row = replace(room.row, seats=with_seat(room.row, number, seat))
        if any(seat.open for seat in room.row.seats):
            room.tell_seats()
        else:
            await self._begin(room)
            room.tell_people()

    async def _begin(self, room: Room) -> None:
        room.row = replace(room.row, state="playing")
        try:
            await self.store.update_match(room.row.id, state="playing")
            table = Table(room.row.id, game_of(room.row), self.store)
            await table.begin()
        except StoreError:  # all seats are taken and stored: it begins when somebody looks for it again
            self.rooms.pop(room.row.id, None)
            for connection in room.connections:
                connection.end(FAILED, "storage")
            raise
        room.open(table)
        room.tell_snapshots()

    async def rematch(self, code: str, person: str, address: str = "") -> Room:
        """The same again, the next player beginning; those who ask later find the same new table."""
        room = await self.find(code)
        if not room.seats_of(person):
            raise Refusal("table", "you do not sit here", reason="not-seated")
        if room.table is None or not room.table.course.ended:
            raise Refusal("table", "the match is not over", reason="not-over")
        async with room.order:  # two who ask at once find one table
            if room.row.rematch:
                with contextlib.suppress(Unknown):  # everybody has left it
                    return await self.join(room.row.rematch, person, Join())
            return await self._open_rematch(room, person, address)

    async def _open_rematch(self, room: Room, person: str, address: str) -> Room:
        seats = tuple(seat if seat.bot or seat.person == person else SeatRow() for seat in room.row.seats)
        old = game_of(room.row)
        game = type(old)(old.players, old.options, start=(old.start + 1) % old.players)
        settings = room.row.settings
        new = await self._add(
            person,
            game,
            seats,
            settings["preset"],
            address,
            public=settings["public"],
            absence=Absence(**settings["absence"]),
            hints=settings.get("hints"),
        )
        room.row = replace(room.row, rematch=new.row.id)
        await self.store.update_match(room.row.id, rematch=new.row.id)
        room.tell_people()
        return new

    # Match files.

    async def bring(self, person: str, text: str, purse: Purse) -> Room:
        """A match from a file: to be replayed if it is over, to be played on by its owner if not."""
        names, course, entries = await purse.work(read_course, text)
        game = course.game
        owner = None if course.ended else person
        seats = tuple(SeatRow(person=owner, name=clean_name(name) or "?") for name in names)
        add = partial(self._add, person, game, seats, preset_of(game), purse.address)
        return await add(hints=True, events=tuple(entries), result=course)

    async def file_of(self, code: str, person: str | None, purse: Purse) -> str:
        """The match file of a table; as long as it would tell what others hold, only for who plays all seats."""
        room = await self.find(code)
        table = room.playable()
        if tells_secrets(table) and len(room.seats_of(person)) < table.game.players:
            raise Refusal("table", "others hold hidden cards: the file is there when it is over", reason="file-hidden")
        return await purse.work(write_file, room, table.course.match)

    async def sight_of(self, code: str, person: str | None, seat: Player, purse: Purse) -> str:
        """A match file that begins where a table stands, as one of a person's seats knows the position."""
        room = await self.find(code)
        room.check_own(person, seat)
        match = room.playable().course.match
        return await purse.work(write_file, room, Match(match.game, match.game.observe(match.position, seat)))

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
        seats = [
            Seat(n, s.name, s.bot, s.open, s.person is not None and s.person == person, s.bot is not None)
            for n, s in enumerate(row.seats)
        ]
        return make_card(row, seats, person)

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
            await room.look_after_absent()
        except (Refusal, StoreError, sqlite3.Error) as error:
            log.warning("table %s: %s", code, error)
        if room.idle and time.monotonic() - room.idle_since > self.idle_seconds:
            self.rooms.pop(code, None)
            await room.close()


def with_seat(row: MatchRow, number: Player, seat: SeatRow) -> tuple[SeatRow, ...]:
    """The seats of a table when one has changed."""
    return *row.seats[:number], seat, *row.seats[number + 1 :]


def game_of(row: MatchRow) -> Game[Any]:
    """The game of a stored match, if this program plays it by the same rules and the same book."""
    game = made_game(row.game, row.players, tuple(row.options.items()), row.start)
    if (game.RULES, game.book_hash) != (row.rules, row.book):
        raise BadOption("it was played by other rules than this program's")
    return game


@lru_cache(maxsize=64)
def made_game(name: str, players: int, options: tuple[tuple[str, Any], ...], start: int) -> Game[Any]:
    """A game under its options; it holds no position, so that tables can share it."""
    game: Game[Any] = game_class(name)(players, dict(options), start=start)
    return game


def preset_of(game: Game[Any]) -> str | None:
    """The preset whose options these are, if one has just these."""
    for name in game.PRESETS:
        if resolve(game.OPTIONS, game.PRESETS, name) == game.options:
            return name
    return None


def check_bot(game: str, bot: str | None, wanted: bool) -> None:
    """A seat of a bot must name one that people are offered at this game, never a program to be started here."""
    if wanted and bot not in (offered := opponents_at(game)):
        raise BadOption(f"there is no bot {bot!r} for {game}{suggest(str(bot), offered)}")


def tells_secrets(table: Table) -> bool:
    """Whether the file of a match would tell somebody what he may not know."""
    if table.course.ended or not table.game.secrets:
        return False
    return any(line.hidden for line in table.lines) or begins_hidden(table)


def begins_hidden(table: Table) -> bool:
    """Whether a match begins at a position with hidden cards."""
    beginning, game = table.course.match.beginning, table.game
    return beginning is not None and game.describe(beginning) != game.describe(game.observe(beginning, None))


def check_known(match: Match) -> None:
    """Refuse a match that begins at what only one seat knows of a position: nobody could play on from there."""
    game, beginning = match.game, match.beginning
    if beginning is None or not game.secrets:
        return
    if game.describe(game.imagine(beginning, None, random.Random(0))) != game.describe(beginning):
        raise BadMatchFile(len(TAGS) + 1, "the position has cards that are not known")


def read_course(text: str) -> tuple[Sequence[str], Course, list[Entry]]:
    """A match file as a table plays it: the names of the seats, the course, and its log."""
    recorded = read_match(text, game_class)
    check_known(recorded.match)
    course = Course(recorded.match.game, recorded.match.beginning)
    entries: list[Entry] = []

    def add(kind: str, actor: int, words: str) -> None:
        course.feed(kind, actor, words)
        entries.append(Entry(len(entries) + 1, kind, actor, words, course.face, at=round(time.time(), 3)))

    for event in recorded.match.events:
        if course.holding:
            add(DONE, course.asked, "")
        add(CHANCE_EVENT if event.actor == CHANCE else ACTION, event.actor, event.text)
    if course.holding and course.match.over:
        add(DONE, course.asked, "")
    return recorded.seats, course, entries


def write_file(room: Room, match: Match) -> str:
    """A match as the file of a table."""
    day = datetime.datetime.fromtimestamp(room.row.created, datetime.UTC).date()
    return write_match(match, [seat.name or seat.bot or "?" for seat in room.row.seats], day)
