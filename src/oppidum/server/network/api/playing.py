"""Playing: what somebody sees of a table and does there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from oppidum.core.answer import Refused
from oppidum.server.network.endpoints import (
    Endpoints,
    as_json,
    found_room,
    known_person,
    person_of,
    read_body,
    server_of,
)
from oppidum.server.network.errors import answer_refusal
from oppidum.server.network.parameters import CodePath, SeatOrAskedQuery, SinceQuery, WaitQuery
from oppidum.server.protocol import advice, playing
from oppidum.server.protocol.advice import Hint, Reasons
from oppidum.server.protocol.websocket import Accepted, FromClient, Snapshot
from oppidum.server.tables import wishes
from oppidum.server.tables.viewing import eyes_at

endpoints = Endpoints()


@endpoints.add("GET", "/tables/{code}/state")
async def read_state(
    request: Request,
    code: CodePath,
    seat: SeatOrAskedQuery = None,
    since: SinceQuery = 0,
    wait: WaitQuery = 0,
) -> Snapshot:
    """All that I may know of a table, at once or as soon as something happens after `since`."""
    person = person_of(request)
    room = await found_room(request, code)
    own = room.seats_of(person)
    if seat is not None:
        room.check_own(person, seat)
    room.heard_of(person)
    if wait and not room.has_news(since):
        with server_of(request).visitors.polling(request, person):
            await room.news(wait)
    asked = room.table.course.asked if room.table else None
    viewer = seat if seat is not None else eyes_at(own, asked)
    return room.snapshot_for(person, viewer, since)


@endpoints.add("POST", "/tables/{code}/act", takes=playing.Act, gives=Accepted)
async def act(request: Request, code: CodePath) -> Response:
    """Move, or say done, undo or resign."""
    return await handled(request, code, await read_body(request, playing.Act))


@endpoints.add("POST", "/tables/{code}/undo", takes=playing.AskUndo, gives=Accepted)
async def ask_undo(request: Request, code: CodePath) -> Response:
    """Ask the others to take back what has happened since my last step, and that step."""
    return await handled(request, code, await read_body(request, playing.AskUndo))


@endpoints.add("POST", "/tables/{code}/undo/answer", takes=playing.AnswerUndo, gives=Accepted)
async def answer_undo(request: Request, code: CodePath) -> Response:
    """Agree, or not, to what another player asked to take back."""
    return await handled(request, code, await read_body(request, playing.AnswerUndo))


@endpoints.add("POST", "/tables/{code}/hand-back", takes=playing.HandBack, gives=Accepted)
async def hand_back(request: Request, code: CodePath) -> Response:
    """I am here again: the bot gives me my seat back."""
    return await handled(request, code, await read_body(request, playing.HandBack))


@endpoints.add("POST", "/tables/{code}/hint", takes=advice.AskHint)
async def ask_hint(request: Request, code: CodePath) -> Hint:
    """What would a strong bot do in my place? Only I am told."""
    server, person = server_of(request), known_person(request)
    wish = await read_body(request, advice.AskHint)
    room = await found_room(request, code)
    server.visitors.check_hint(request)
    return await wishes.hint(room, person, wish, server.visitors.address(request))


@endpoints.add("POST", "/tables/{code}/why", takes=advice.AskWhy)
async def ask_why(request: Request, code: CodePath) -> Reasons:
    """Why can I not do these things now? Nothing happens."""
    person, wish = known_person(request), await read_body(request, advice.AskWhy)
    room, purse = await found_room(request, code), server_of(request).visitors.purse(request)
    return await wishes.why(room, person, wish, purse)


@endpoints.add("POST", "/tables/{code}/chat", takes=playing.Say, gives=Accepted)
async def chat(request: Request, code: CodePath) -> Response:
    """Say something to everybody at the table."""
    return await handled(request, code, await read_body(request, playing.Say))


async def handled(request: Request, code: str, wish: FromClient) -> Response:
    """Do what a message of a person asks, as if it had come through a websocket."""
    person = known_person(request)
    room = await found_room(request, code)
    answer = await server_of(request).handle(room, person, wish)
    if isinstance(answer, Refused):
        return answer_refusal(answer.refusal)
    return as_json(Accepted(wish.key if isinstance(wish, playing.Act) else None, answer.seq))
