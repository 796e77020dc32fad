"""Reviews: what decided a match that is over, other moves tried at its decisions, and playing on from there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from oppidum.server.network.endpoints import Endpoints, known_person, person_of, read_body, server_of
from oppidum.server.network.parameters import CodePath, EventQuery, KnownQuery
from oppidum.server.protocol.reviews import Decision, PlayOn, Review, TryMove, Verdict
from oppidum.server.protocol.tables import TableCard
from oppidum.server.tables.opening import play_on

endpoints = Endpoints()


@endpoints.add("GET", "/tables/{code}/review", gives=Review)
async def read_review(request: Request, code: CodePath, known: KnownQuery = "") -> Response:
    """What decided a match that is over. The first who asks has it made; ask again until it is ready."""
    server = server_of(request)
    room = await server.lobby.find(code.upper())
    address = server.visitors.address(request)
    body = await server.reviews.of(room, person_of(request), address, known, server.visitors.check_review)
    return Response(body, media_type="application/json")


@endpoints.add("GET", "/tables/{code}/review/decision")
async def read_decision(request: Request, code: CodePath, seq: EventQuery) -> Decision:
    """A decision of a match that is over, as the seat saw it that took it, with all that could be chosen."""
    server = server_of(request)
    return await server.reviews.decision(await server.lobby.find(code.upper()), seq)


@endpoints.add("POST", "/tables/{code}/review/try", takes=TryMove)
async def try_move(request: Request, code: CodePath) -> Verdict:
    """What would another move have been worth at a decision of a match that is over?"""
    server, wish = server_of(request), await read_body(request, TryMove)
    room = await server.lobby.find(code.upper())
    server.visitors.check_hint(request)
    return await server.reviews.try_move(
        room, person_of(request), server.visitors.address(request), wish.seq, wish.text
    )


@endpoints.add("POST", "/tables/{code}/play-on", takes=PlayOn, status=201)
async def open_play_on(request: Request, code: CodePath) -> TableCard:
    """Play on from a moment of a match that is over, against bots, at a table of its own."""
    person, wish = known_person(request), await read_body(request, PlayOn)
    server = server_of(request)
    server.visitors.check_new_table(request)
    room = await play_on(server.lobby, code.upper(), person, wish, server.visitors.address(request))
    return room.card(person)
