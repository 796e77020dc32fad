"""The first minutes of a server that has never compiled anything: python bench/cold_start.py

Starts `oppidum serve` with an empty cache, plays all three games at once, people by HTTP against each other and medium
bots, while everything is being compiled, and prints how long each of these things takes.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.live import ME, NO_LIMITS, Guest

BOT = {"who": "bot", "bot": "medium"}
GAMES = ("carcassonne", "meduris", "finisterre")
SECONDS = 60.0  # how long people play


def main() -> None:
    """Print a line for each figure."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {f"OPPIDUM_{name.upper()}": str(value) for name, value in NO_LIMITS.items()}
        environment = os.environ | settings | {"OPPIDUM_CACHE": f"{folder}/cache", "OPPIDUM_NATIVE": "1"}
        began = time.monotonic()
        command = [sys.executable, "-m", "oppidum", "serve", "--port", "0", "--data", f"{folder}/data"]
        with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stderr is not None
                address = re.findall(r"http://\S+/", server.stderr.readline())[0]
                threading.Thread(target=server.stderr.read, daemon=True).start()
                guest = Guest(address, "Ana")
                print(f"open after {time.monotonic() - began:.2f} s")
                for game in GAMES:
                    print(f"{game}: first move of a bot after {first_bot_move(guest, game):.2f} s")
                measure_people(address)
                wait_until_ready(guest, began)
            finally:
                server.terminate()


def first_bot_move(guest: Guest, game: str) -> float:
    """From the opening of a table of two bots to the first decision."""
    began = time.monotonic()
    code = guest.open(BOT, BOT, game=game)
    while not any(entry["actor"] >= 0 for entry in guest.state(code)["entries"]):
        time.sleep(0.02)
    return time.monotonic() - began


def measure_people(address: str) -> None:
    """Somebody plays each game against another and a bot, all at once."""
    times: dict[str, list[float]] = {game: [] for game in GAMES}
    people = [threading.Thread(target=play, args=(address, game, times[game])) for game in GAMES]
    for person in people:
        person.start()
    for person in people:
        person.join()
    for game, taken in times.items():
        taken.sort()
        middle, late = taken[len(taken) // 2], taken[min(len(taken) - 1, int(0.99 * len(taken)))]
        print(f"{game}: {len(taken)} moves of people, p50 {1000 * middle:.0f} ms, p99 {1000 * late:.0f} ms")


def play(address: str, game: str, times: list[float]) -> None:
    """Play at random, noting how long each answer took, one move every quarter of a second."""
    guest, rng = Guest(address, game), random.Random(1)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        code = guest.open(ME, ME, BOT, game=game)
        while time.monotonic() < end:
            state = guest.state(code, wait=1)
            turn = state["turn"]
            if turn["over"]:
                break
            if turn["asked"] not in state["seats"]:
                continue
            text = "done" if turn["holding"] else rng.choice(state["choices"])["text"]
            began = time.monotonic()
            guest.send("POST", f"/api/tables/{code}/act", {"seat": turn["asked"], "seq": state["seq"], "text": text})
            times.append(time.monotonic() - began)
            time.sleep(0.25)


def wait_until_ready(guest: Guest, began: float) -> None:
    """Say when each game is at full speed."""
    waiting = set(GAMES)
    while waiting:
        for speed in guest.get("/speed"):
            if speed["game"] in waiting and (speed["percent"] == 100 or speed["stuck"]):
                waiting.discard(speed["game"])
                how = "stays interpreted" if speed["stuck"] else "at full speed"
                print(f"{speed['game']}: {how} after {time.monotonic() - began:.0f} s")
        time.sleep(1)


if __name__ == "__main__":
    main()
