"""Tables: opened, found, joined and left."""

from __future__ import annotations

from starlette.requests import Request

from oppidum.server.network.endpoints import (
    Endpoints,
    found_room,
    known_person,
    person_of,
    read_body,
    server_of,
)
from oppidum.server.network.parameters import BeforeQuery, BesideQuery, CodePath, NumberPath
from oppidum.server.protocol.tables import FillSeat, Join, NewTable, TableCard
from oppidum.server.storage.rows import FOREVER
from oppidum.server.tables import opening, seating

endpoints = Endpoints()


@endpoints.add("GET", "/tables")
async def list_tables(request: Request, before: BeforeQuery = FOREVER, code: BesideQuery = "") -> list[TableCard]:
    """Public tables that wait for players or can be watched, the newest hundred."""
    return await server_of(request).lobby.public(person_of(request), (before, code.upper()))


@endpoints.add("GET", "/mine")
async def list_mine(request: Request, before: BeforeQuery = FOREVER, code: BesideQuery = "") -> list[TableCard]:
    """My tables, the newest hundred."""
    return await server_of(request).lobby.mine(known_person(request), (before, code.upper()))


@endpoints.add("POST", "/tables", takes=NewTable, status=201)
async def open_table(request: Request) -> TableCard:
    """Open a table. It begins when no seat is free."""
    server, person = server_of(request), known_person(request)
    wish = await read_body(request, NewTable)
    server.visitors.check_new_table(request)
    address = server.visitors.address(request)
    if any(plan.who == "open" for plan in wish.seats):
        server.waiting.check(person, address)
    room = await opening.open_table(server.lobby, person, wish, address)
    if room.row.state == "waiting":
        server.waiting.note(room.row.id, address)
    return room.card(person)


@endpoints.add("GET", "/tables/{code}")
async def read_table(request: Request, code: CodePath) -> TableCard:
    """A table."""
    return (await found_room(request, code)).card(person_of(request))


@endpoints.add("POST", "/tables/{code}/join", takes=Join)
async def join_table(request: Request, code: CodePath) -> TableCard:
    """Sit down."""
    person, wish = known_person(request), await read_body(request, Join)
    room = await seating.join(server_of(request).lobby, code.upper(), person, wish)
    return room.card(person)


@endpoints.add("POST", "/tables/{code}/leave")
async def leave_table(request: Request, code: CodePath) -> TableCard:
    """Get up before the match has begun."""
    person = known_person(request)
    room = await seating.leave(server_of(request).lobby, code.upper(), person)
    return room.card(person)


@endpoints.add("POST", "/tables/{code}/seats/{number}", takes=FillSeat)
async def fill_seat(request: Request, code: CodePath, number: NumberPath) -> TableCard:
    """The host puts a bot on a free seat, or frees it again."""
    person, wish = known_person(request), await read_body(request, FillSeat)
    room = await seating.fill(server_of(request).lobby, code.upper(), person, number, wish)
    return room.card(person)


@endpoints.add("POST", "/tables/{code}/rematch")
async def ask_rematch(request: Request, code: CodePath) -> TableCard:
    """The same again."""
    person = known_person(request)
    server = server_of(request)
    room = await opening.rematch(server.lobby, code.upper(), person, server.visitors.address(request))
    return room.card(person)
