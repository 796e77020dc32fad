"""Launching a server: the socket it listens on, its log, and a browser that opens when it is ready."""

from __future__ import annotations

import json
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import TextIO

import uvicorn

from oppidum.server.app import make_app
from oppidum.server.config import Config
from oppidum.server.memory import spare_the_collector
from oppidum.server.network.wire import CountedHttp, CountedSocket
from oppidum.server.server import Server

UNTAKEN = 30_000  # milliseconds after which a connection ends whose other side does not take what it is sent


class JsonLines(logging.Formatter):
    """A log line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """What, when, where, and the error if there is one."""
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class StandardError(logging.StreamHandler[TextIO]):
    """Writes to standard error, whatever that is at the moment: it may have been closed and replaced since."""

    @property
    def stream(self) -> TextIO:
        """Where lines go."""
        return sys.stderr

    @stream.setter
    def stream(self, _: TextIO) -> None:
        """Logging sets one when it is set up; ours is always the present one."""


def set_up_log(config: Config) -> None:
    """All log lines go to standard error, as text or JSON."""
    handler = StandardError()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S")
    handler.setFormatter(JsonLines() if config.log == "json" else plain)
    logging.basicConfig(level=config.log_level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "asyncio", "websockets", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def listen(config: Config) -> socket.socket:
    """The socket of the server; OSError if the port is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.create_server((config.host, config.port), family=family, backlog=1024)
    listener.set_inheritable(True)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; elsewhere the system waits longer
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
    # Named as TCP, so that asyncio sends small answers at once (TCP_NODELAY) instead of 40 ms later.
    return socket.socket(listener.family, listener.type, socket.IPPROTO_TCP, listener.detach())


def address_of(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    return address_at(*listener.getsockname()[:2])


def address_at(host: str, port: int) -> str:
    """Where a browser on this machine finds what listens on a host; all addresses of a machine include its own."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def make_uvicorn(config: Config, opened: Server | None = None) -> uvicorn.Server:
    """The server program, not running yet."""
    settings = uvicorn.Config(
        make_app(config, opened),
        log_config=None,
        access_log=False,
        http=CountedHttp,
        ws=CountedSocket,
        proxy_headers=False,  # whose word is taken for addresses is decided in addresses.py
        ws_max_size=16_384,
        ws_per_message_deflate=False,  # compressing costs more memory and time than these small messages are worth
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        server_header=False,
        h11_max_incomplete_event_size=16_384,
    )
    return uvicorn.Server(settings)


def run(server: Server, listener: socket.socket) -> None:
    """Serve until interrupted; open connections are told and closed."""
    spare_the_collector()
    make_uvicorn(server.config, server).run([listener])


def open_when_ready(address: str, show: Callable[[str], object] = webbrowser.open) -> None:
    """Open a browser as soon as the server answers."""

    def wait() -> None:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{address}healthz", timeout=1):
                    show(address)
                    return
            except OSError:
                time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()
