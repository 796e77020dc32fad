"""Opening: new tables, whether somebody plans one, plays once more or brings a match along."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from oppidum.core.game import Game, Refusal
from oppidum.core.live_match import LiveMatch
from oppidum.core.options import BadOption
from oppidum.games import game_class
from oppidum.server.people.tokens import new_code
from oppidum.server.people.wording import clean_name
from oppidum.server.protocol.reviews import PlayOn
from oppidum.server.protocol.tables import Absence, Join, NewTable, SeatPlan
from oppidum.server.storage.rows import Entry, MatchRow, SeatRow
from oppidum.server.storage.store import Store
from oppidum.server.tables.games import check_bot, game_of
from oppidum.server.tables.lobby import Lobby, Unknown
from oppidum.server.tables.room import Room
from oppidum.server.tables.seating import join
from oppidum.server.tables.table import Table


@dataclass(frozen=True)
class Terms:
    """What is agreed on at a table besides the options of its game."""

    preset: str | None
    public: bool = False
    absence: Absence | None = None
    hints: bool | None = None


async def open_table(lobby: Lobby, person: str, wish: NewTable, address: str) -> Room:
    """A new table; it begins at once if no seat is free."""
    players = len(wish.seats)
    start = random.SystemRandom().randrange(players)
    game = game_class(wish.game)(players, wish.options, preset=wish.preset, start=start)
    if not game.has_board:
        raise BadOption(f"{game.name} has no board in the browser yet; `oppidum terminal {wish.game}` plays it")
    for plan in wish.seats:
        if plan.who == "bot":
            check_bot(game.name, plan.bot)
    seats = tuple(seat_of(lobby.store, person, plan) for plan in wish.seats)
    terms = Terms(wish.preset, wish.public, wish.absence, wish.hints)
    async with lobby.counted(seats, person, address):
        return await lobby.add(new_row(person, game, seats, terms), address)


def seat_of(store: Store, person: str, plan: SeatPlan) -> SeatRow:
    """A seat as it is planned."""
    if plan.who == "bot":
        return SeatRow(bot=plan.bot, name=clean_name(plan.name))
    if plan.who == "me":
        return SeatRow(person=person, name=clean_name(plan.name) or store.name_of(person))
    return SeatRow()


async def open_brought(
    lobby: Lobby, person: str, names: Sequence[str], course: LiveMatch, log: Sequence[Entry], address: str
) -> Room:
    """A match from elsewhere: to be replayed if it is over, to be played on by its owner if not."""
    owner = None if course.ended else person
    seats = tuple(SeatRow(person=owner, name=clean_name(name) or "?") for name in names)
    row = new_row(person, course.game, seats, Terms(preset=None, hints=True), course)
    return await lobby.add(row, address, log)


async def rematch(lobby: Lobby, code: str, person: str, address: str) -> Room:
    """The same again, the next player beginning; those who ask later find the same new table."""
    room = await lobby.find(code)
    if not room.seats_of(person):
        raise Refusal("table", "you do not sit here", reason="not-seated")
    if room.table is None or not room.table.course.ended:
        raise Refusal("table", "the match is not over", reason="not-over")
    async with room.order:  # two who ask at once find one table
        if room.row.rematch:
            with contextlib.suppress(Unknown):  # everybody has left it
                return await join(lobby, room.row.rematch, person, Join())
        new = await lobby.add(row_of_rematch(room.row, person), address)
        room.row = replace(room.row, rematch=new.row.id)
        await lobby.store.update_match(room.row.id, rematch=new.row.id)
        room.send_people()
        return new


async def play_on(lobby: Lobby, code: str, person: str, wish: PlayOn, address: str) -> Room:
    """A table whose match begins where one that is over stood after an event; bots play all seats but one."""
    room = await lobby.find(code)
    table = room.playable()
    if not table.course.ended:
        raise Refusal("table", "the match is not over", reason="not-over")
    game = table.game
    if wish.seat >= game.players:
        raise BadOption(f"there is no seat {wish.seat}")
    check_bot(game.name, wish.bot)
    course = LiveMatch(game, await asyncio.to_thread(position_after, table, wish.seq))
    if course.ended:
        raise Refusal("table", "the match is over there", reason="match-over")
    own, bot = SeatRow(person=person, name=lobby.store.name_of(person)), SeatRow(bot=wish.bot)
    seats = tuple(own if seat == wish.seat else bot for seat in range(game.players))
    return await lobby.add(new_row(person, game, seats, Terms(preset=None, hints=True), course), address)


def position_after(table: Table, seq: int) -> Any:
    """Where a match stood after an event of its log."""
    course = LiveMatch(table.game, table.course.match.beginning)
    for line in table.lines[:seq]:
        course.take_up(line.kind, line.actor, line.text, line.action)
    return course.match.position


def row_of_rematch(row: MatchRow, person: str) -> MatchRow:
    """The new table: whoever asks and the bots sit there already."""
    seats = tuple(seat if seat.bot or seat.person == person else SeatRow() for seat in row.seats)
    old, settings = game_of(row), row.settings
    game = type(old)(old.players, old.options, start=(old.start + 1) % old.players)
    terms = Terms(settings["preset"], settings["public"], Absence(**settings["absence"]), settings.get("hints"))
    return new_row(person, game, seats, terms)


def new_row(
    person: str, game: Game[Any], seats: tuple[SeatRow, ...], terms: Terms, course: LiveMatch | None = None
) -> MatchRow:
    """A table as it is stored when it is new; with the course of its match if that was brought along."""
    ended = course is not None and course.ended
    return MatchRow(
        id=new_code(),
        game=game.name,
        rules=game.EDITION,
        book=game.book_hash,
        players=game.players,
        start=game.start,
        options=dict(game.options),
        settings=settings_of(person, terms, course),
        state="waiting" if any(seat.open for seat in seats) else "over" if ended else "playing",
        scores=course.match.scores if course and ended else None,
        ranking=course.ranking() if course and ended else None,
        rematch=None,
        created=round(time.time(), 3),
        seats=seats,
    )


def settings_of(person: str, terms: Terms, course: LiveMatch | None) -> dict[str, Any]:
    """What is stored beside the options."""
    absence = terms.absence
    settings = {
        "preset": terms.preset,
        "public": terms.public,
        "host": person,
        "imported": course is not None,
        "absence": {"then": absence.then, "minutes": absence.minutes} if absence else {},
        "hints": terms.hints,
    }
    if course is not None and course.match.beginning is not None:
        settings["position"] = course.game.words.describe(course.match.beginning)
    return settings
