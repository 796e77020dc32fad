"""The websocket door of a table: hello first, then messages, each answered."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Container
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from oppidum.core.answer import Answer, Refused
from oppidum.core.game import Refusal
from oppidum.server import web_client
from oppidum.server.network.errors import problem
from oppidum.server.network.wire import WIRE, framed
from oppidum.server.protocol import websocket as told
from oppidum.server.protocol.message import LONGEST_MESSAGE, encode
from oppidum.server.protocol.playing import Act
from oppidum.server.protocol.websocket import Closing, FromClient, Hello, Ping, read_message
from oppidum.server.server import Server
from oppidum.server.storage.errors import StoreError
from oppidum.server.tables.connection import FAILED, GOING_AWAY, PROTOCOL_ERROR, TOO_MANY, UNKNOWN_TABLE, Connection
from oppidum.server.tables.room import Room

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0  # seconds
POLICY = 1008


class BadMessage(Exception):
    """Something that we cannot read, or too much of it; the connection is closed."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


async def listen(websocket: WebSocket) -> None:
    """One connection, from hello to goodbye."""
    server: Server = websocket.app.state.server
    address = server.visitors.address(websocket)
    if not origin_allowed(websocket, server.config.origins):
        await websocket.close(POLICY, "this page is not one of ours")
        return
    if not server.visitors.connects.take(address):
        await websocket.send_denial_response(problem(429, "too many connections; wait a moment", "too-fast"))
        return
    if not server.visitors.connected.enter(address):
        await websocket.close(POLICY, "too many connections")
        return
    try:
        await websocket.accept()
        await attend(server, websocket, websocket.path_params["code"])
    except WebSocketDisconnect:
        pass
    finally:
        server.visitors.connected.leave(address)


def origin_allowed(websocket: WebSocket, others: Container[str]) -> bool:
    """Browsers say from which page they come: it must be ours. Programs say nothing, and need a token anyway."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == websocket.headers.get("host")
    except ValueError:
        return False


async def attend(server: Server, websocket: WebSocket, code: str) -> None:
    """Say hello, then listen until the other side goes."""

    async def close(number: int, reason: str) -> None:
        server.metrics.closed.labels(str(number)).inc()
        await websocket.close(number, reason)

    connection = Connection(websocket.scope["extensions"][WIRE][WIRE], close)
    room: Room | None = None
    try:
        hello = read(await asyncio.wait_for(receive(websocket), HELLO_WITHIN))
        if not isinstance(hello, Hello):
            raise BadMessage("say hello first", "bad-message")
        connection.person = server.tokens.read(hello.token)
        if hello.token and connection.person is None:
            raise BadMessage("this token is not one of ours", "bad-token")
        room = await server.lobby.find(code.upper())
        room.comes_from(connection.person, server.visitors.address(websocket))
        room.enter(connection, hello.seq)
        await converse(server, websocket, room, connection)
    except BadMessage as error:
        farewell(connection, str(error), error.reason, TOO_MANY if error.reason == "too-fast" else PROTOCOL_ERROR)
    except Refusal as error:
        farewell(connection, error.message, error.reason, UNKNOWN_TABLE)
    except (StoreError, sqlite3.Error) as error:
        farewell(connection, f"it could not be stored: {error}", "storage", FAILED)
    except TimeoutError:
        farewell(connection, "you did not say hello", "bad-message", PROTOCOL_ERROR)
    except asyncio.CancelledError:
        farewell(connection, "the server stops; it will be back", "stopping", GOING_AWAY)
        raise
    finally:
        if room is not None:
            room.leave(connection)
        if connection.closing is not None:
            await asyncio.wait([connection.closing], timeout=2)


def farewell(connection: Connection, message: str, reason: str, code: int) -> None:
    """Say why, then close."""
    connection.send(framed(encode(Closing(message, reason, web_client.BUILD))))
    connection.end(code, reason)


async def converse(server: Server, websocket: WebSocket, room: Room, connection: Connection) -> None:
    """Message by message, each before the next."""
    address = server.visitors.address(websocket)
    while not connection.closed:
        message = read(await receive(websocket))
        if not server.visitors.may_speak(connection.person, address):
            raise BadMessage("too many messages", "too-fast")
        line = reply(message, await server.handle(room, connection.person, message))
        if line is not None:
            connection.send(framed(encode(line)))


def reply(message: FromClient, answer: Answer) -> told.Pong | told.Accepted | told.Refused | None:
    """What whoever sent a message is told: a move is answered, and whatever is refused; of the rest all hear anyway."""
    key = message.key if isinstance(message, Act) else None
    if isinstance(answer, Refused):
        why = answer.refusal
        return told.Refused(key, why.rule, why.message, why.reason, dict(why.facts), list(why.where))
    if isinstance(message, Ping):
        return told.Pong()
    return told.Accepted(key, answer.seq) if isinstance(message, Act) else None


async def receive(websocket: WebSocket) -> str | bytes:
    """The next frame."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes = message.get("text") or message.get("bytes") or ""
    return text


def read(frame: str | bytes) -> FromClient:
    """A frame as a message, or the reason why not."""
    if len(frame) > LONGEST_MESSAGE:
        raise BadMessage(f"at most {LONGEST_MESSAGE} bytes", "too-long")
    try:
        return read_message(frame)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadMessage(str(error), "bad-message") from None
