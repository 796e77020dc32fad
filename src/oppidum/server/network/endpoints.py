"""Endpoints: what one takes and gives is declared where it is written; what all of them share stands here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import Parameter, signature
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from oppidum.server.protocol.message import LONGEST_MESSAGE, encode
from oppidum.server.server import Server
from oppidum.server.tables.room import Room

Body = TypeVar("Body", bound=msgspec.Struct)
Work = Callable[..., Awaitable[Any]]  # is given the request, and by name what stands in its path and its query


class BadRequest(Exception):
    """A request that is wrong in itself."""

    def __init__(self, status: int, message: str, reason: str) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason


class Endpoint(Route):
    """One method of one path. What follows the request in its function are parameters of the path and of the query."""

    def __init__(
        self, method: str, path: str, work: Work, takes: type | str | None, gives: type | None, status: int
    ) -> None:
        super().__init__(f"/api{path}", self.answer, methods=[method], name=work.__name__)
        declared = signature(work, eval_str=True)
        _, *parameters = declared.parameters.values()
        self.methods = {method}  # without HEAD, which Starlette adds
        self.work = work
        self.takes = takes  # one of our types as JSON, or a media type
        self.gives = gives or declared.return_annotation  # one of our types or a list of them, or str for a match file
        self.status = status  # of a success
        self.queries = [one.name for one in parameters if one.name not in self.param_convertors]
        self.parameters = msgspec.defstruct(work.__name__, [field_of(one) for one in parameters])

    async def answer(self, request: Request) -> Response:
        """Read what stands in path and query as strictly as what comes in bodies, and answer."""
        asked = request.query_params
        given = request.path_params | {name: asked[name] for name in self.queries if name in asked}
        read = msgspec.convert(given, self.parameters, strict=False)
        found = await self.work(request, **msgspec.structs.asdict(read))
        return found if isinstance(found, Response) else as_json(found, self.status)


def field_of(parameter: Parameter) -> tuple[str, Any, Any]:
    """A parameter as a field of the struct that reads it."""
    default = msgspec.NODEFAULT if parameter.default is Parameter.empty else parameter.default
    return parameter.name, parameter.annotation, default


class Endpoints(list[Endpoint]):
    """The endpoints of one topic, in the order in which they are described."""

    def add(
        self, method: str, path: str, *, takes: type | str | None = None, gives: type | None = None, status: int = 200
    ) -> Callable[[Work], Work]:
        """Add an endpoint; its docstring says what it does, and its return type what it gives, if `gives` does not."""

        def add(work: Work) -> Work:
            self.append(Endpoint(method, path, work, takes, gives, status))
            return work

        return add


def as_json(value: Any, status: int = 200) -> Response:
    """Our types as JSON."""
    return Response(encode(value), status, media_type="application/json")


def server_of(request: Request) -> Server:
    """The server's insides."""
    server: Server = request.app.state.server
    return server


async def read_bytes(request: Request, most: int) -> bytes:
    """The body, if it is not too large."""
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise BadRequest(413, f"at most {most} bytes", "too-long")
    except ClientDisconnect:
        raise BadRequest(400, "the request broke off", "bad-message") from None
    return bytes(body)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The body as one of our types."""
    body = await read_bytes(request, LONGEST_MESSAGE)
    try:
        return msgspec.json.decode(body, type=kind)
    except UnicodeDecodeError:
        raise BadRequest(422, "this is not UTF-8", "bad-message") from None


def person_of(request: Request) -> str | None:
    """Who asks, if they say so."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    tokens = server_of(request).tokens
    scheme, _, token = header.partition(" ")
    person = tokens.read(token) if scheme.lower() == "bearer" else None
    if person is None:
        raise BadRequest(401, "this token is not one of ours", "bad-token")
    request.state.renewed = tokens.renew(token)
    return person


def known_person(request: Request) -> str:
    """Who asks; they must say so."""
    person = person_of(request)
    if person is None:
        raise BadRequest(401, "say who you are: Authorization: Bearer and a token from POST /api/guests", "bad-token")
    return person


async def found_room(request: Request, code: str) -> Room:
    """The room of a table, which gets to know from where its people come."""
    server = server_of(request)
    room = await server.lobby.find(code.upper())
    room.comes_from(person_of(request), server.visitors.address(request))
    return room
