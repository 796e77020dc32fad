"""What the replay of a long match costs a server, and the opening of its table: python bench/replay.py

Greedy bots play a long match of each game. It is imported several times, and the server started again, so that no table
is open. Then somebody without a seat opens one table after the other, and asks for its replay, again and again. What is
printed is CPU time of the server, all threads; only a cached replay is measured in the time that passes.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.match_file import write_match
from oppidum.games import game_class
from tests.server.live import NO_LIMITS, Guest

PLAYERS = {"finisterre": 5, "carcassonne": 6, "meduris": 4}  # how many play
SEED = 1
COPIES = 6  # of each match: the first makes the server ready, and is not counted
AGAIN = 20  # times that a cached replay is asked for
FIRST, CACHED = 500.0, 20.0  # bars, ms


def main() -> None:
    """Print a line for each game; fail where a bar is missed."""
    matches = {name: long_match(name, players) for name, players in PLAYERS.items()}
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        with server(folder) as (guest, _):
            codes = {name: [bring(guest, text) for _ in range(COPIES)] for name, text in matches.items()}
        with server(folder) as (guest, process):
            wait_until_ready(guest)
            print(f"{'':<20}{'events':>8}{'opening':>12}{'first':>12}{'cached':>12}{'bytes':>12}")
            for name, tables in codes.items():
                asked = [measure(guest, process, code) for code in tables][1:]
                events, opening, first, cached, size = (
                    statistics.median(column) for column in zip(*asked, strict=True)
                )
                title = f"{name}, {PLAYERS[name]} players"
                print(f"{title:<20}{events:>8.0f}{opening:>9.1f} ms{first:>9.1f} ms{cached:>9.1f} ms{size:>12,.0f}")
                missed += [f"{name}: first"] * (first > FIRST) + [f"{name}: cached"] * (cached > CACHED)
    print(
        f"bars: first {FIRST:.0f} ms, cached {CACHED:.0f} ms; {'missed by ' + ', '.join(missed) if missed else 'met'}"
    )
    sys.exit(bool(missed))


def long_match(name: str, players: int) -> str:
    """A match of greedy bots, the same at every run of the same rules."""
    match = play_match(game_class(name)(players), [bot_named("greedy")] * players, SEED)
    return write_match(match, [f"Player {seat + 1}" for seat in range(players)], "2026-01-01")


@contextmanager
def server(folder: str) -> Iterator[tuple[Guest, int]]:
    """Somebody at a server upon a data folder, and its process."""
    settings = {f"OPPIDUM_{name.upper()}": str(value) for name, value in NO_LIMITS.items()}
    command = [sys.executable, "-m", "oppidum", "serve", "--port", "0", "--data", folder, "--log-level", "warning"]
    with subprocess.Popen(command, env=os.environ | settings, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            yield Guest(re.findall(r"http://\S+/", process.stderr.readline())[0], "Ana"), process.pid
        finally:
            process.terminate()


def bring(guest: Guest, text: str) -> str:
    """Import a match; its code."""
    headers = {"Content-Type": "text/plain", "Authorization": f"Bearer {guest.token}"}
    answer = guest.http.post("/api/matches", content=text.encode(), headers=headers)
    return str(answer.raise_for_status().json()["code"])


def wait_until_ready(guest: Guest) -> None:
    """Until all games are at full speed."""
    while any(speed["percent"] < 100 and not speed["stuck"] for speed in guest.get("/speed")):
        time.sleep(0.5)
    guest.token = None  # from now on somebody without a seat


def measure(guest: Guest, process: int, code: str) -> tuple[int, float, float, float, int]:
    """The events of a match; ms that its opening, its replay and a cached one cost; the bytes of its replay."""
    began = cpu(process)
    events = guest.get(f"/tables/{code}/state")["seq"]
    opened = cpu(process)
    size = len(guest.send("GET", f"/api/tables/{code}/replay").raise_for_status().content)
    built = cpu(process)
    times = []
    for _ in range(AGAIN):
        then = time.perf_counter()
        guest.send("GET", f"/api/tables/{code}/replay").raise_for_status()
        times.append(time.perf_counter() - then)
    return events, 1e3 * (opened - began), 1e3 * (built - opened), 1e3 * statistics.median(times), size


def cpu(process: int) -> float:
    """Seconds of CPU time of a process so far, all threads, to the nanosecond."""
    return sum(int(file.read_text().split()[0]) for file in Path(f"/proc/{process}/task").glob("*/schedstat")) / 1e9


if __name__ == "__main__":
    main()
