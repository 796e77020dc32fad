"""What all endpoints share: how they are described, who asks, what was sent, and how it is answered."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from starlette.requests import ClientDisconnect

from oppidum.server import protocol
from oppidum.server.hall import Hall
from oppidum.server.protocol import Problems, encode

Body = TypeVar("Body", bound=msgspec.Struct)


class BadRequest(Exception):
    """A request that is wrong in itself."""

    def __init__(self, status: int, message: str, reason: str) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason


def ref(kind: type) -> dict[str, str]:
    """Where OpenAPI describes a type."""
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def add_route(
    router: APIRouter, method: str, path: str, *, takes: type | str | None = None, gives: Any = None, status: int = 200
) -> Callable[[Callable[..., Awaitable[Any]]], Callable[..., Awaitable[Any]]]:
    """Add an endpoint; what it takes and gives is described from our own types, its docstring says what it does."""
    schema: Any = {"type": "object"}
    if gives is not None:
        schema = {"type": "array", "items": ref(gives[0])} if isinstance(gives, list) else ref(gives)
    good = {"description": "done", "content": {"application/json": {"schema": schema}}}
    if gives is str:
        good = {"description": "a match file", "content": {"text/plain": {"schema": {"type": "string"}}}}
    bad = {"description": "refused, with the reason", "content": {"application/json": {"schema": ref(Problems)}}}
    extra: dict[str, Any] = {"responses": {str(status): good, "4XX": bad, "503": bad}}
    if isinstance(takes, type):
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(takes)}}}
    elif takes:
        extra["requestBody"] = {"required": True, "content": {takes: {"schema": {"type": "string"}}}}

    def add(endpoint: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        router.add_api_route(
            path,
            endpoint,
            methods=[method],
            status_code=status,
            response_class=Response,
            openapi_extra=extra,
            summary=(inspect.getdoc(endpoint) or "").split("\n")[0],
            operation_id=endpoint.__name__,
        )
        return endpoint

    return add


def answer(value: Any, status: int = 200) -> Response:
    """Our types as JSON."""
    return Response(encode(value), status, media_type="application/json")


def hall_of(request: Request) -> Hall:
    """The server's insides."""
    hall: Hall = request.app.state.hall
    return hall


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
    body = await read_bytes(request, protocol.LONGEST_MESSAGE)
    try:
        return msgspec.json.decode(body, type=kind)
    except UnicodeDecodeError:
        raise BadRequest(422, "this is not UTF-8", "bad-message") from None


def person_of(request: Request) -> str | None:
    """Who asks, if he says so."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    tokens = hall_of(request).tokens
    scheme, _, token = header.partition(" ")
    person = tokens.read(token) if scheme.lower() == "bearer" else None
    if person is None:
        raise BadRequest(401, "this token is not one of ours", "bad-token")
    request.state.renewed = tokens.renew(token)
    return person


def known_person(request: Request) -> str:
    """Who asks; he must say so."""
    person = person_of(request)
    if person is None:
        raise BadRequest(401, "say who you are: Authorization: Bearer and a token from POST /api/guests", "bad-token")
    return person


def describe_api(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with our own types among its schemas."""
    if app.openapi_schema is None:
        from fastapi.openapi.utils import get_openapi

        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        _, ours = msgspec.json.schema_components(
            [*protocol.REQUESTS, *protocol.ANSWERS], ref_template="#/components/schemas/{name}"
        )
        components = schema.setdefault("components", {})
        components["schemas"] = ours
        components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        schema["security"] = [{"token": []}, {}]
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = schema
    return app.openapi_schema
