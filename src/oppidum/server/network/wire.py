"""The wire: uvicorn's two protocols, but nobody is let in uncounted, and nobody is waited for without end.

What many listeners hear alike is framed once and written to each of their sockets as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.transports import BaseTransport
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from oppidum.server.network.admission import Admission

ADMISSION = "admission"  # its name in the state of the application
WIRE = "oppidum.wire"  # a websocket's own name among the extensions of its scope
FULL = "503 Service Unavailable", "too many connections; try again in a moment"
LATE = "408 Request Timeout", "this request took too long to arrive"


def framed(text: bytes) -> bytes:
    """A message as every websocket may be sent it."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def refusal(status: str, message: str) -> bytes:
    """An answer to one whose request nobody has read."""
    lines = (f"HTTP/1.1 {status}", "Content-Type: text/plain", f"Content-Length: {len(message) + 1}")
    return "\r\n".join((*lines, "Connection: close", "", f"{message}\n")).encode()


class CountedHttp(H11Protocol):
    """A connection for requests, each of which has to arrive in time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.admission: Admission = self.app_state[ADMISSION]
        self.peer: str | None = None  # none if it was not let in, or is a websocket now
        self.awaited: tuple[object, asyncio.TimerHandle] | None = None  # a part of a request, and when it is too late

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Let it in, or say that there is no room."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "?"
        if self.admission.enter(address):
            self.peer = address
            super().connection_made(transport)
            self._wait_for_request()
        else:
            self.transport = transport
            transport.write(refusal(*FULL))
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Something of a request: the clock runs until all of its head is there, then until all of its body is."""
        super().data_received(data)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone: one less is counted."""
        self._stop_waiting()
        if self.peer is not None:
            self.admission.leave(self.peer)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a websocket, which leaves through the same door."""
        super().handle_websocket_upgrade(event)
        self.peer = None

    def send_400_response(self, msg: str) -> None:
        """Rubbish may also come in the middle of a request, and when its answer is under way already."""
        self._drop_request()
        with contextlib.suppress(h11.LocalProtocolError):
            super().send_400_response(msg)
        self.transport.close()

    def _drop_request(self) -> None:
        """Nobody hears the answer to the request that is being worked on."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _wait_for_request(self) -> None:
        part = self.conn.their_state
        if self.peer is None or self.transport.is_closing() or part not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self.awaited is None or self.awaited[0] is not part:
            self._stop_waiting()
            seconds = self.admission.head_seconds if part is h11.IDLE else self.admission.body_seconds
            self.awaited = part, self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self.awaited is not None:
            self.awaited[1].cancel()
            self.awaited = None

    def _give_up(self) -> None:
        """Too late: close; whoever still reads the body hears that the client is gone.

        A browser may open a connection before it needs one: one that has said nothing is told nothing.
        """
        self.awaited = None
        silent = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if not silent and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(refusal(*LATE))
        self._drop_request()
        self.transport.close()


class CountedSocket(WebSocketsSansIOProtocol):
    """A websocket; it was let in before it became one."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone: one less is counted."""
        admission: Admission = self.app_state[ADMISSION]
        admission.leave(self.peer)
        super().connection_lost(exc)

    def connection_made(self, transport: BaseTransport) -> None:
        """Remember whose it is: later the system may no longer know."""
        peer = transport.get_extra_info("peername")
        self.peer = str(peer[0]) if peer else "?"
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """Let the application know us, so that it can write at once."""
        self.scope["extensions"][WIRE] = {WIRE: self}
        await super().run_asgi()

    def write(self, frame: bytes) -> int:
        """Write a frame; how many bytes wait before it."""
        if self.close_sent or self.transport.is_closing():
            return 0
        waiting = self.transport.get_write_buffer_size()
        self.transport.write(frame)
        return waiting

    def abort(self) -> None:
        """Forget the other side and all that it has not read."""
        self.transport.abort()
