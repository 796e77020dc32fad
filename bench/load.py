"""What measurements of the server share: a server on a core of its own, and websockets that cost next to nothing."""

from __future__ import annotations

import asyncio
import base64
import functools
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.match_file import write_match
from oppidum.games import game_class

Figure = tuple[str, float, float | None]  # what, how much, and how much it may be
NO_LIMITS = {
    "REQUESTS_PER_SECOND": "100000",
    "MESSAGES_PER_SECOND": "100000",
    "MESSAGES_PER_ADDRESS": "100000",
    "WORK_PER_MINUTE": "100000",
    "TABLES_PER_HOUR": "1000000",
    "CONNECTS_PER_MINUTE": "1000000",
    "CONNECTIONS_PER_ADDRESS": "5000",
    "WAITING_PER_PERSON": "100000",
    "WAITING_PER_ADDRESS": "100000",
}


def alone_on_core(number: int) -> None:
    """Keep to one core, where the system allows it and there are several."""
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[number]})


class Server:
    """A server of its own on the first core, and what it costs."""

    def __init__(self, folder: str, **settings: str) -> None:
        began = time.perf_counter()
        command = [sys.executable, "-m", "oppidum", "serve", "--port", "0", "--data", folder, "--log-level", "warning"]
        variables = {f"OPPIDUM_{name}": value for name, value in (NO_LIMITS | settings).items()}
        self.process = subprocess.Popen(
            command,
            env=os.environ | variables,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=functools.partial(alone_on_core, 0),
        )
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"http://([^/]+)/", line)
        assert found, line
        self.host, self.token = found[1], ""
        while True:
            try:
                urllib.request.urlopen(f"http://{self.host}/healthz", timeout=30).read()
                break
            except OSError:
                time.sleep(0.01)
        self.opened_after = time.perf_counter() - began
        self.token = self.post("/api/guests", json.dumps({"name": "Load"}))["token"]
        while any(game["percent"] < 100 for game in self.get("/api/speed")):
            time.sleep(0.5)

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    def get(self, path: str) -> Any:
        """One GET."""
        return self._ask(path, None)

    def post(self, path: str, body: str) -> Any:
        """One POST."""
        return self._ask(path, body.encode())

    def _ask(self, path: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "text/plain"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        request = urllib.request.Request(f"http://{self.host}{path}", body, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def open(self, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
        """A new table; its code."""
        return str(self.post("/api/tables", json.dumps({"game": game, "seats": seats} | wish))["code"])

    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


class Wire(asyncio.Protocol):
    """A websocket of few words: it sends texts, and keeps those that come."""

    def __init__(self) -> None:
        self.heard: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.open = False
        self.lost = False
        self._buffer = b""

    async def connect(self, host: str, path: str) -> Wire:
        """Open it."""
        name, _, port = host.rpartition(":")
        self.transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, name, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13")
        self.transport.write("\r\n".join((f"GET {path} HTTP/1.1", f"Host: {host}", *lines, "", "")).encode())
        while not self.open:
            await self._more()
        return self

    def send(self, message: dict[str, Any]) -> None:
        """Send a short message, under a mask of zeros."""
        text = json.dumps(message).encode()
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + text)

    async def hear(self, kind: str) -> bytes:
        """The next message of a kind; others are dropped, but a refusal is an error."""
        start = f'{{"type":"{kind}"'.encode()
        while True:
            while self.heard:
                text = self.heard.popleft()
                if text.startswith(start):
                    return text
                assert not text.startswith((b'{"type":"refused"', b'{"type":"error"')), text
            await self._more()

    async def _more(self) -> None:
        assert not self.lost, "the server has closed the connection"
        self.waiter = asyncio.get_running_loop().create_future()
        await self.waiter

    def data_received(self, data: bytes) -> None:
        """Take frames apart; a ping is answered."""
        data = self._buffer + data
        if not self.open:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = data
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, data = True, rest
        at = 0
        while len(data) - at >= 2:
            assert data[at] in (0x81, 0x88, 0x89), f"a broken frame: {data[at : at + 40]!r}"
            size, skip = data[at + 1], 2
            if size >= 126:
                skip = 4 if size == 126 else 10
                size = int.from_bytes(data[at + 2 : at + skip], "big")
            if len(data) - at < skip + size:
                break
            body = data[at + skip : at + skip + size]
            if data[at] == 0x81:
                self.heard.append(body)
            elif data[at] == 0x89:
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + b"\0\0\0\0" + body)
            at += skip + size
        self._buffer = data[at:]
        self._wake()

    def connection_lost(self, _: Exception | None) -> None:
        """The server is gone."""
        self.lost = True
        self._wake()

    def _wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)


async def at_table(server: Server, code: str, *, stranger: bool = False) -> tuple[Wire, dict[str, Any]]:
    """Somebody at a table, and what they see there."""
    wire = await Wire().connect(server.host, f"/api/tables/{code}/ws")
    wire.send({"type": "hello", "token": None if stranger else server.token, "seq": 0})
    return wire, json.loads(await wire.hear("snapshot"))


def late_match(seed: int, tiles: int = 70, seats: int = 4) -> str:
    """A match of greedy bots, cut off when a tile is to be placed beside this many."""
    game = game_class("carcassonne")(seats, preset="modern")
    match = play_match(game, [bot_named("greedy")] * seats, seed)
    for count in range(len(match.events), 0, -1):
        early = match.up_to(count)
        if early.position.row.tiles == tiles - 1 and early.to_move >= 0 and is_placing(early):
            return write_match(early, [f"Player {seat + 1}" for seat in range(seats)], "2026-01-01")
    raise AssertionError("no such position")


def is_placing(match: Any) -> bool:
    """Whether a tile is to be placed now."""
    return bool(match.game.words.prompt(match.position).startswith("Place"))


def tell(figures: Sequence[Figure]) -> int:
    """Print all figures; 1 if one misses its bar."""
    missed = 0
    for name, value, bar in figures:
        late = bar is not None and value > bar
        missed += late
        print(f"{name:<58} {value:>10,.1f}" + (f"   bar {bar:,.1f}{': missed' if late else ''}" if bar else ""))
    return int(missed > 0)
