"""Seating: who sits where at a table that waits for players, until the last seat is taken and the match begins."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace

from oppidum.core.game import Player, Refusal
from oppidum.server.people.wording import clean_name
from oppidum.server.protocol.tables import FillSeat, Join
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.rows import MatchRow, SeatRow
from oppidum.server.tables.connection import FAILED, UNKNOWN_TABLE
from oppidum.server.tables.games import check_bot, game_of
from oppidum.server.tables.lobby import Lobby, Unknown
from oppidum.server.tables.room import Room
from oppidum.server.tables.table import Table


@contextlib.asynccontextmanager
async def in_order(lobby: Lobby, code: str) -> AsyncIterator[Room]:
    """The room of a table, for one who changes who sits there: one after the other."""
    room = await lobby.find(code)
    async with room.order:
        if lobby.rooms.get(code) is not room:  # everybody has left it meanwhile
            raise Unknown(code)
        yield room


async def join(lobby: Lobby, code: str, person: str, wish: Join) -> Room:
    """Sit down; the match begins when the last seat is taken."""
    async with in_order(lobby, code) as room:
        if room.seats_of(person) and wish.seat is None:
            return room
        check_waiting(room)
        free = [number for number, seat in enumerate(room.row.seats) if seat.open]
        number = free[0] if wish.seat is None and free else wish.seat
        if number not in free:
            raise Refusal("table", "this seat is taken", reason="table-full")
        name = clean_name(wish.name) or lobby.store.name_of(person)
        await set_seat(lobby, room, number, SeatRow(person, None, name))
        room.heard_of(person)
        return room


async def leave(lobby: Lobby, code: str, person: str) -> Room:
    """Get up before the match has begun; a table that everybody left is gone."""
    async with in_order(lobby, code) as room:
        check_waiting(room)
        if not room.seats_of(person):
            raise Refusal("table", "you do not sit here", reason="not-seated")
        for number in room.seats_of(person):
            await set_seat(lobby, room, number, SeatRow())
        others = [seat.person for seat in room.row.seats if seat.person]
        if not others:
            await forget(lobby, room)
        elif room.row.settings["host"] == person:
            await hand_on(lobby, room, others[0])
        return room


async def hand_on(lobby: Lobby, room: Room, host: str) -> None:
    """Somebody else is the host now; at their expense the bots think."""
    settings = room.row.settings | {"host": host}
    await lobby.store.update_match(room.row.id, settings=settings)
    room.row = replace(room.row, settings=settings)
    room.desk.person, room.desk.address = host, ""


async def remove(lobby: Lobby, code: str) -> bool:
    """Forget a waiting table, unless somebody is there; whether it is gone."""
    async with in_order(lobby, code) as room:
        if room.attended or room.row.state != "waiting":
            return False
        await forget(lobby, room)
        return True


async def forget(lobby: Lobby, room: Room) -> None:
    """A waiting table is gone; whoever still looks at it, or came while it was being removed, is let go."""
    await lobby.store.remove_match(room.row.id)
    lobby.rooms.pop(room.row.id, None)
    for connection in room.connections:
        connection.end(UNKNOWN_TABLE, "unknown-table")


async def fill(lobby: Lobby, code: str, person: str, number: Player, wish: FillSeat) -> Room:
    """The host puts a bot on a free seat, or frees it again."""
    async with in_order(lobby, code) as room:
        check_waiting(room)
        if room.row.settings["host"] != person:
            raise Refusal("table", "only the host can do that", reason="not-host")
        if number >= len(room.row.seats) or room.row.seats[number].person:
            raise Refusal("table", "this seat is taken", reason="table-full")
        if wish.who == "bot":
            check_bot(room.row.game, wish.bot)
        seat = SeatRow(bot=wish.bot if wish.who == "bot" else None)
        async with lobby.counted(with_seat(room.row, number, seat), person, room.desk.address):
            await set_seat(lobby, room, number, seat)
        return room


def check_waiting(room: Room) -> None:
    """Once a match has begun everybody stays where they are."""
    if room.row.state != "waiting":
        raise Refusal("table", "the match has begun already", reason="table-started")


async def set_seat(lobby: Lobby, room: Room, number: Player, seat: SeatRow) -> None:
    """One seat changes; the match begins with the last one."""
    await lobby.store.set_seat(room.row.id, number, seat)
    room.row = replace(room.row, seats=with_seat(room.row, number, seat))
    if any(seat.open for seat in room.row.seats):
        room.seats_changed()
    else:
        await begin(lobby, room)
        room.send_people()


def with_seat(row: MatchRow, number: Player, seat: SeatRow) -> tuple[SeatRow, ...]:
    """The seats of a table when one has changed."""
    return *row.seats[:number], seat, *row.seats[number + 1 :]


async def begin(lobby: Lobby, room: Room) -> None:
    """The match begins, and everybody is shown it."""
    room.row = replace(room.row, state="playing")
    try:
        await lobby.store.update_match(room.row.id, state="playing")
        table = Table(room.row.id, game_of(room.row), lobby.store)
        await table.begin()
    except StoreError:  # all seats are taken and stored: it begins when somebody looks for it again
        lobby.rooms.pop(room.row.id, None)
        for connection in room.connections:
            connection.end(FAILED, "storage")
        raise
    room.open(table)
    room.send_snapshots()
