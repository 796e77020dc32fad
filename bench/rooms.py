"""Memory of a server: a room at rest, one where strong bots have thought, what a wave of tables leaves; a restart.

A room at rest is a match of Carcassonne at tile 70, some 280 entries, with nobody there. The wave opens tables for a
person and a bot, and all of them leave.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import uvloop
from load import Figure, Server, alone_on_core, at_table, late_match, tell

PUT_AWAY = 40  # seconds after which a table leaves the memory, enough to open all of them before


def settled(server: Server) -> int:
    """Memory when it no longer changes."""
    last = 0
    for _ in range(60):
        time.sleep(1)
        now = server.memory()
        if abs(now - last) < 100_000:
            break
        last = now
    return now


def rooms_at_rest(server: Server, count: int) -> list[Figure]:
    """kB of each."""
    files = [late_match(seed) for seed in range(1, 6)]
    for number in range(20):  # what the first ones cost is not theirs
        server.post("/api/matches", files[number % 5])
    before = settled(server)
    for number in range(count):
        server.post("/api/matches", files[number % 5])
    return [("kB of a room at rest", (settled(server) - before) / count / 1000, 100)]


def rooms_of_a_bot(server: Server, level: str, count: int) -> list[Figure]:
    """kB of each, after the bot has moved."""
    seats = [{"who": "bot", "bot": level}, {"who": "bot", "bot": level}, {"who": "me"}]
    wait_for_people(server, [server.open("carcassonne", seats) for _ in range(5)])
    before = settled(server)
    wait_for_people(server, [server.open("carcassonne", seats) for _ in range(count)])
    return [(f"kB of a room with two bots ({level}) that have moved", (settled(server) - before) / count / 1000, None)]


def wait_for_people(server: Server, codes: list[str]) -> None:
    """Until a person is asked at each of these tables."""
    for code in codes:
        while server.get(f"/api/tables/{code}/state")["turn"]["asked"] != 2:
            time.sleep(0.05)


async def wave(server: Server, count: int) -> list[Figure]:
    """MB that are left when all have gone."""
    await visit(server, 50)
    await asyncio.sleep(PUT_AWAY + 5)
    before = settled(server)
    await visit(server, count)
    full = (server.memory() - before) / 1e6
    await asyncio.sleep(PUT_AWAY + 5)
    left = (settled(server) - before) / 1e6
    return [(f"MB of {count} tables", full, None), (f"MB {PUT_AWAY + 5} s after they were left", left, 50)]


async def visit(server: Server, count: int) -> None:
    """Open tables, look at each, and go."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
    for _ in range(count):
        wire, _ = await at_table(server, server.open("carcassonne", seats))
        wire.transport.close()


def restart(folder: str, count: int) -> list[Figure]:
    """Seconds until a server with this many stored matches answers, and what it spends."""
    database = sqlite3.connect(Path(folder) / "oppidum.db")
    (code,) = database.execute("SELECT id FROM matches LIMIT 1").fetchone()
    columns = [row[1] for row in database.execute("PRAGMA table_info(matches)")]
    listed = ", ".join(name for name in columns if name != "id")
    for number in range(count):
        database.execute(
            f"INSERT INTO matches (id, {listed}) SELECT ?, {listed} FROM matches WHERE id = ?", (f"M{number:05}", code)
        )
        database.execute(
            "INSERT INTO seats SELECT ?, seat, person, bot, name FROM seats WHERE match = ?", (f"M{number:05}", code)
        )
    database.commit()
    database.close()
    server = Server(folder)
    figures: list[Figure] = [(f"s from start to answer with {count} matches", server.opened_after, None)]
    figures.append(
        ("s of CPU until then and a list of mine", spent_by(server, lambda: server.get("/api/mine")), 2 + START)
    )
    server.stop()
    return figures


START = 1.6  # seconds of CPU that Python, NumPy and Numba take to start


def spent_by(server: Server, work: Callable[[], object]) -> float:
    """CPU seconds of a server so far, this work included."""
    work()
    return server.cpu()


def main() -> int:
    """Print the figures; 1 if one misses its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=300)
    parser.add_argument("--wave", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=20_000)
    wanted = parser.parse_args()
    alone_on_core(1)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, IDLE_SECONDS="3600", BOT_PACE="0")
        figures = rooms_at_rest(server, wanted.rooms) + rooms_of_a_bot(server, "hard", wanted.rooms // 6)
        server.stop()
        server = Server(folder, IDLE_SECONDS=str(PUT_AWAY), BOT_PACE="0")
        figures += uvloop.run(wave(server, wanted.wave))
        server.stop()
        figures += restart(folder, wanted.matches)
    return tell(figures)


if __name__ == "__main__":
    sys.exit(main())
