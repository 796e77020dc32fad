"""Load on a server: 1,000 idle connections, 200 active ones at 50 tables late in the match, in CPU time of the server.

A move is one message in and an update to each of the four connections of its table. The tables stand at tile 70 or so;
a move places or deploys, the next takes it back, so that they stay there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import connect

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.match_file import write_match
from oppidum.games import game_class

TILES = 70
SEATS = 4
OPEN: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None}


def late_match(seed: int) -> str:
    """A match of four greedy bots, cut off when a tile is to be placed beside so many."""
    game = game_class("carcassonne")(SEATS, preset="modern")
    match = play_match(game, [bot_named("greedy")] * SEATS, seed)
    for count in range(len(match.events), 0, -1):
        early = match.up_to(count)
        if (
            early.position.row.tiles == TILES - 1
            and early.to_move >= 0
            and game.tell(early.position).startswith("Place")
        ):
            return write_match(early, [f"Player {seat + 1}" for seat in range(SEATS)], "2026-01-01")
    raise AssertionError("no such position")


class Server:
    """A server of its own, and what it costs."""

    def __init__(self, folder: str) -> None:
        flags = ["--port", "0", "--data", folder, "--log-level", "warning"]
        limits = {
            "OPPIDUM_REQUESTS_PER_SECOND": "100000",
            "OPPIDUM_MESSAGES_PER_SECOND": "100000",
            "OPPIDUM_TABLES_PER_HOUR": "100000",
            "OPPIDUM_CONNECTIONS_PER_ADDRESS": "5000",
        }
        command = [sys.executable, "-m", "oppidum", "serve", *flags]
        self.process = subprocess.Popen(command, env=os.environ | limits, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"http://([^/]+)/", line)
        assert found, line
        self.host = found[1]
        self.token = ""
        while True:
            try:
                self.token = self.ask("/api/guests", json.dumps({"name": "Load"}))["token"]
                break
            except OSError:
                time.sleep(0.1)

    def ask(self, path: str, body: str) -> Any:
        """One POST."""
        headers = {"Content-Type": "text/plain"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        request = urllib.request.Request(f"http://{self.host}{path}", body.encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


class Party:
    """One table with four connections, of which the first one moves."""

    def __init__(self, server: Server, code: str) -> None:
        self.address = f"ws://{server.host}/api/tables/{code}/ws"
        self.token = server.token
        self.received: list[int] = []
        self.seq = 0
        self.seat = 0
        self.moves: list[str] = []

    async def sit_down(self) -> None:
        """Connect all four."""
        self.sockets = [await connect(self.address, **OPEN) for _ in range(SEATS)]
        for number, socket in enumerate(self.sockets):
            await socket.send(json.dumps({"type": "hello", "token": self.token, "seq": 0}))
            snapshot = json.loads(await socket.recv())
            if number == 0:
                self.seq, self.seat = snapshot["seq"], snapshot["turn"]["asked"]
                self.place = snapshot["choices"][0]["text"]
        await asyncio.sleep(0.2)
        for socket in self.sockets:
            while await drained(socket):
                pass

    async def move(self) -> float:
        """One move, until all four have heard of it; returns the seconds it took."""
        if not self.moves:
            self.moves = [self.place, "none", "undo", "undo"]
        began = time.perf_counter()
        act = {"type": "act", "seat": self.seat, "seq": self.seq, "text": self.moves.pop(0), "key": f"k{self.seq}"}
        await self.sockets[0].send(json.dumps(act))
        self.seq += 1
        await asyncio.gather(*(self.hear(socket) for socket in self.sockets))
        took = time.perf_counter() - began
        await self.hear(self.sockets[0], "accepted")
        return took

    async def hear(self, socket: websockets.ClientConnection, kind: str = "update") -> None:
        """Wait for one message of a kind."""
        while True:
            text = await socket.recv(decode=True)
            if kind == "update":
                self.received.append(len(text))
            if text.startswith(f'{{"type":"{kind}"'):
                return
            assert not text.startswith('{"type":"refused"'), text


async def drained(socket: websockets.ClientConnection) -> bool:
    """Read what is there already."""
    try:
        await asyncio.wait_for(socket.recv(), 0.01)
    except TimeoutError:
        return False
    return True


async def idle_connections(server: Server, code: str, count: int) -> list[asyncio.Task[None]]:
    """Spectators who only listen."""
    listeners = []
    for _ in range(count):
        socket = await connect(f"ws://{server.host}/api/tables/{code}/ws", **OPEN)
        await socket.send('{"type":"hello","token":null,"seq":0}')
        listeners.append(asyncio.create_task(read_all(socket)))
    return listeners


async def keep_pace(parties: list[Party], rate: float, seconds: float) -> list[float]:
    """Moves at a steady rate, the tables in turn; returns how long each took from its due time."""
    took: list[float] = []
    loop = asyncio.get_running_loop()
    start = loop.time()
    pending: dict[Party, asyncio.Task[None]] = {}

    async def one(party: Party, due: float) -> None:
        await party.move()
        took.append(loop.time() - due)

    for number in range(int(rate * seconds)):
        due = start + number / rate
        await asyncio.sleep(max(0, due - loop.time()))
        party = parties[number % len(parties)]
        if party in pending:
            await pending[party]
        pending[party] = asyncio.create_task(one(party, due))
    await asyncio.gather(*pending.values())
    return took


async def measure(server: Server, tables: int, idle: int, seconds: float) -> dict[str, float]:
    """All figures."""
    files = [late_match(seed) for seed in range(1, 6)]
    codes = [server.ask("/api/matches", files[number % len(files)])["code"] for number in range(tables)]
    seats = [{"who": "me"}, {"who": "open"}]
    lonely = server.ask("/api/tables", json.dumps({"game": "carcassonne", "seats": seats}))["code"]
    parties = [Party(server, code) for code in codes]
    for party in parties:
        await party.sit_down()
    listeners = await idle_connections(server, lonely, 20)  # not counted: what the first ones cost is not theirs
    before = server.memory()
    listeners += await idle_connections(server, lonely, idle - 20)
    await asyncio.sleep(2)
    per_connection = (server.memory() - before) / (idle - 20)
    for party in parties:  # warm
        for _ in range(4):
            await party.move()
        party.received.clear()
    begin, cpu = time.perf_counter(), server.cpu()
    await keep_pace(parties, 300, seconds)
    moves = int(300 * seconds)
    cost = (server.cpu() - cpu) / moves
    rate = moves / (time.perf_counter() - begin)
    took = sorted(await keep_pace(parties, 300, seconds))
    sizes = sorted(size for party in parties for size in party.received)
    for listener in listeners:
        listener.cancel()
    return {
        "CPU µs per move": 1e6 * cost,
        "moves/s": rate,
        "p50 ms": 1e3 * statistics.median(took),
        "p99 ms": 1e3 * took[int(0.99 * len(took))],
        "largest message, bytes": sizes[-1],
        "median message, bytes": statistics.median(sizes),
        "kB per idle connection": per_connection / 1000,
    }


async def read_all(socket: websockets.ClientConnection) -> None:
    """Listen and forget."""
    async for _ in socket:
        pass


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            figures = asyncio.run(
                asyncio.wait_for(measure(server, wanted.tables, wanted.idle, wanted.seconds), 60 + 4 * wanted.seconds)
            )
        finally:
            server.process.terminate()
            server.process.wait()
    for name, value in figures.items():
        print(f"{name:<28} {value:>10,.1f}")


if __name__ == "__main__":
    main()
