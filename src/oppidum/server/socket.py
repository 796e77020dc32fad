"""The websocket door of a table: hello first, then messages, each answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from oppidum.core.game import Refusal
from oppidum.server import client
from oppidum.server.connection import FAILED, GOING_AWAY, PROTOCOL_ERROR, TOO_MANY, UNKNOWN_TABLE, Connection
from oppidum.server.hall import Hall
from oppidum.server.mistakes import problem
from oppidum.server.protocol import LONGEST_MESSAGE, Act, Closing, FromClient, Hello, encode, read_message
from oppidum.server.room import Room
from oppidum.server.store import StoreError
from oppidum.server.wire import WIRE, framed

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api")

HELLO_WITHIN = 10.0  # seconds
POLICY = 1008


class BadMessage(Exception):
    """Something that we cannot read, or too much of it; the connection is closed."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


@router.websocket("/tables/{code}/ws")
async def listen(socket: WebSocket, code: str) -> None:
    """One connection, from hello to goodbye."""
    hall: Hall = socket.app.state.hall
    address = hall.address(socket)
    if not hall.origin_allowed(socket):
        await socket.close(POLICY, "this page is not one of ours")
        return
    if not hall.connects.take(address):
        await socket.send_denial_response(problem(429, "too many connections; wait a moment", "too-fast"))
        return
    if not hall.connected.enter(address):
        await socket.close(POLICY, "too many connections")
        return
    try:
        await socket.accept()
        await attend(hall, socket, code)
    except WebSocketDisconnect:
        pass
    finally:
        hall.connected.leave(address)


async def attend(hall: Hall, socket: WebSocket, code: str) -> None:
    """Say hello, then listen until the other side goes."""

    async def close(number: int, reason: str) -> None:
        hall.closed.labels(str(number)).inc()
        await socket.close(number, reason)

    connection = Connection(socket.scope["extensions"][WIRE][WIRE], close)
    room: Room | None = None
    try:
        hello = read(await asyncio.wait_for(receive(socket), HELLO_WITHIN))
        if not isinstance(hello, Hello):
            raise BadMessage("say hello first", "bad-message")
        connection.person = hall.tokens.read(hello.token)
        if hello.token and connection.person is None:
            raise BadMessage("this token is not one of ours", "bad-token")
        room = await hall.lobby.find(code.upper())
        room.comes_from(connection.person, hall.address(socket))
        room.enter(connection, hello.seq)
        await converse(hall, socket, room, connection)
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
    connection.tell(framed(encode(Closing(message, reason, client.BUILD))))
    connection.end(code, reason)


async def converse(hall: Hall, socket: WebSocket, room: Room, connection: Connection) -> None:
    """Message by message, each before the next."""
    address = hall.address(socket)
    while not connection.closed:
        message = read(await receive(socket))
        if not hall.may_speak(connection.person, address):
            raise BadMessage("too many messages", "too-fast")
        with contextlib.suppress(Refusal, StoreError), hall.counting(isinstance(message, Act)):
            await room.receive(connection, message, hall.check_chat)  # a refusal has been told


async def receive(socket: WebSocket) -> str | bytes:
    """The next frame."""
    message = await socket.receive()
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
