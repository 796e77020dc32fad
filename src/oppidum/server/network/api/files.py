"""Files: whole matches, as replays and as match files."""

from __future__ import annotations

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from oppidum.server.network.endpoints import BadRequest, Endpoints, known_person, person_of, read_bytes, server_of
from oppidum.server.network.parameters import CodePath, SeatQuery
from oppidum.server.protocol.message import LONGEST_FILE
from oppidum.server.protocol.replays import Replay
from oppidum.server.protocol.tables import TableCard
from oppidum.server.tables import match_files

endpoints = Endpoints()


@endpoints.add("GET", "/tables/{code}/replay", gives=Replay)
async def read_replay(request: Request, code: CodePath) -> Response:
    """The whole match, step by step."""
    server, person = server_of(request), person_of(request)
    body = await server.lobby.replay(code.upper(), person, server.visitors.purse(request))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            body, media_type="application/json", headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        )
    return Response(await asyncio.to_thread(gzip.decompress, body), media_type="application/json")


@endpoints.add("GET", "/tables/{code}/file", gives=str)
async def read_file(request: Request, code: CodePath) -> Response:
    """The match file; while others hold hidden cards, only for who plays all seats."""
    server = server_of(request)
    text = await match_files.file_of(server.lobby, code.upper(), person_of(request), server.visitors.purse(request))
    headers = {"Content-Disposition": f'attachment; filename="{code.upper()}.match"'}
    return PlainTextResponse(text, headers=headers)


@endpoints.add("GET", "/tables/{code}/sight", gives=str)
async def read_sight(request: Request, code: CodePath, seat: SeatQuery) -> Response:
    """A match file that begins where the table stands, as a seat of mine knows the position."""
    server = server_of(request)
    purse = server.visitors.purse(request)
    return PlainTextResponse(await match_files.sight_of(server.lobby, code.upper(), person_of(request), seat, purse))


@endpoints.add("POST", "/matches", takes="text/plain", status=201)
async def bring_match(request: Request) -> TableCard:
    """Bring a match file along: to be replayed if it is over, to be played on if not."""
    server, person = server_of(request), known_person(request)
    body = await read_bytes(request, LONGEST_FILE)
    server.visitors.check_new_table(request)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest(422, "this is not a text file", "bad-message") from None
    room = await match_files.bring(server.lobby, person, text, server.visitors.purse(request))
    return room.card(person)
