"""Links: bare sockets to a server, for what no client would say."""

from __future__ import annotations

import contextlib
import socket
import time
from urllib.parse import urlsplit


def knock(server, source: str = "127.0.0.1", words: bytes = b"") -> socket.socket:
    """A connection from an address of this machine that says no more than this."""
    place = urlsplit(server.address)
    link = socket.create_connection((place.hostname, place.port), 10, (source, 0))
    link.sendall(words)
    return link


def answer_of(link: socket.socket) -> bytes:
    """All that is said until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := link.recv(4096):
            heard += part
    link.close()
    return heard


def ask_health(server, source: str) -> float:
    """How many seconds a visitor from another address waits for an answer."""
    began = time.perf_counter()
    assert b"200 OK" in answer_of(
        knock(server, source, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    )
    return time.perf_counter() - began
