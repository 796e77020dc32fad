"""Load on a server: 1,000 idle connections, 200 active ones at 50 tables late in the match, in CPU time of the server.

A move is one message in and an update to each of the four connections of its table. The tables stand at tile 70 or so;
a move places or deploys, the next takes it back, so that they stay there. The server has one core, and
the load the other.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time

import uvloop
from load import Figure, Server, Wire, alone_on_core, at_table, late_match, tell

CONNECTIONS = 4  # at each table
WHO = {"who": "me"}, {"who": "open"}


class Party:
    """One table with four connections, of which the first one moves."""

    def __init__(self, server: Server, code: str) -> None:
        self.server = server
        self.code = code
        self.sizes: list[int] = []
        self.moves: list[str] = []

    async def sit_down(self) -> None:
        """Connect all four."""
        self.wires: list[Wire] = []
        for number in range(CONNECTIONS):
            wire, state = await at_table(self.server, self.code)
            self.wires.append(wire)
            if number == 0:
                self.seq, self.seat, self.place = state["seq"], state["turn"]["asked"], state["choices"][0]["text"]

    async def move(self) -> None:
        """One move, until all four have heard of it."""
        if not self.moves:
            self.moves = [self.place, "none", "undo", "undo"]
        act = {"type": "act", "seat": self.seat, "seq": self.seq, "text": self.moves.pop(0), "key": f"k{self.seq}"}
        self.wires[0].send(act)
        self.seq += 1
        for wire in self.wires:
            self.sizes.append(len(await wire.hear("update")))
        await self.wires[0].hear("accepted")


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


async def measure(server: Server, tables: int, idle: int, seconds: float) -> list[Figure]:
    """All figures."""
    files = [late_match(seed) for seed in range(1, 6)]
    parties = [Party(server, server.post("/api/matches", files[one % len(files)])["code"]) for one in range(tables)]
    for party in parties:
        await party.sit_down()
    lonely = server.open("carcassonne", list(WHO))
    listeners = [await at_table(server, lonely, stranger=True) for _ in range(20)]  # what the first cost is not theirs
    await asyncio.sleep(1)
    before = server.memory()
    listeners += [await at_table(server, lonely, stranger=True) for _ in range(idle - 20)]
    await asyncio.sleep(2)
    figures: list[Figure] = [("kB per idle connection", (server.memory() - before) / max(1, idle - 20) / 1000, 60)]
    for party in parties:
        for _ in range(4):
            await party.move()
        party.sizes.clear()
    for rate, cost in ((300, None), (1000, 300)):
        begin, cpu = time.perf_counter(), server.cpu()
        took = sorted(await keep_pace(parties, rate, seconds))
        spent = server.cpu() - cpu
        figures += [
            (f"at {rate} moves/s: CPU µs per move", 1e6 * spent / len(took), cost),
            (f"at {rate} moves/s: reached", len(took) / (time.perf_counter() - begin), None),
            (f"at {rate} moves/s: p50 ms", 1e3 * statistics.median(took), None),
            (f"at {rate} moves/s: p99 ms", 1e3 * took[int(0.99 * len(took))], 50),
        ]
    sizes = sorted(size for party in parties for size in party.sizes)
    assert not any(wire.lost for wire, _ in listeners), "an idle listener was sent away"
    return [
        *figures,
        ("largest message, bytes", sizes[-1], 4000),
        ("median message, bytes", statistics.median(sizes), None),
    ]


def main() -> int:
    """Print the figures; 1 if one misses its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        alone_on_core(1)
        try:
            limit = 120 + 4 * wanted.seconds
            figures = uvloop.run(asyncio.wait_for(measure(server, wanted.tables, wanted.idle, wanted.seconds), limit))
        finally:
            server.stop()
    return tell(figures)


if __name__ == "__main__":
    sys.exit(main())
