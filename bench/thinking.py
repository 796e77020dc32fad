"""How long a person waits for an easy bot while somebody else's champions think: python bench/thinking.py [TABLES]

Starts `oppidum serve` without caps, with one thread for bots. From one address comes a crowd of guests, each
with a table of champions that it watches, as many again unwatched; from another one person, who plays an easy bot.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.live import ME, NO_LIMITS, Guest, Player, at_table

CHAMPION, EASY = {"who": "bot", "bot": "champion"}, {"who": "bot", "bot": "easy"}
CROWD, ALONE = "127.0.0.2", "127.0.0.3"
MOVES = 20


def main(tables: int) -> None:
    """Print how long answers take, before the crowd comes and with it."""
    with tempfile.TemporaryDirectory() as folder:
        limits = NO_LIMITS | {"connections_per_address": 100_000, "bot_threads": 1, "bot_pace": 0}
        settings = {f"OPPIDUM_{name.upper()}": str(value) for name, value in limits.items()}
        command = [sys.executable, "-m", "oppidum", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, env=os.environ | settings, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stderr is not None
                address = re.findall(r"http://\S+/", server.stderr.readline())[0]
                threading.Thread(target=server.stderr.read, daemon=True).start()
                asyncio.run(measure(address, tables))
            finally:
                server.terminate()


def come(address: str, source: str, name: str) -> Guest:
    """Somebody from an address of this machine."""
    guest = Guest(address)
    guest.http.close()
    transport = httpx.HTTPTransport(local_address=source)
    guest.http = httpx.Client(base_url=guest.address, timeout=300, transport=transport)
    guest.token = guest.post("/guests", {"name": name}, status=201)["token"]
    return guest


async def measure(address: str, tables: int) -> None:
    """Play an easy bot, alone and beside the crowd."""
    ana = await asyncio.to_thread(come, address, ALONE, "Ana")
    await asyncio.to_thread(wait_until_ready, ana)
    tell("alone", await asyncio.to_thread(answers, ana))
    async with AsyncExitStack() as stack:
        for number in range(tables):
            guest = await asyncio.to_thread(come, address, CROWD, f"Guest {number}")
            code = await asyncio.to_thread(guest.open, CHAMPION, CHAMPION)
            await asyncio.to_thread(guest.open, CHAMPION, CHAMPION)
            player = await stack.enter_async_context(at_table(address, code, guest.token, local_addr=(CROWD, 0)))
            listening = asyncio.create_task(listen(player))
            stack.callback(listening.cancel)
        tell(f"beside {tables} watched tables of champions and {tables} others", await asyncio.to_thread(answers, ana))
        print(
            "\n".join(
                line for line in ana.send("GET", "/metrics").text.split("\n") if line.startswith("oppidum_thoughts")
            )
        )


async def listen(player: Player) -> None:
    """Take in all that is told."""
    async for _ in player.socket:
        pass


def wait_until_ready(guest: Guest) -> None:
    """Compiled code is loaded."""
    while not all(speed["bots"] for speed in guest.get("/speed") if speed["game"] == "carcassonne"):
        time.sleep(0.2)


def answers(guest: Guest) -> list[float]:
    """How long the bot takes each time, from the end of a turn to the next decision of the person."""
    code = guest.open(ME, EASY)
    times: list[float] = []
    state = guest.my_turn(code)
    while len(times) < MOVES and not state["turn"]["over"]:
        guest.act(code, state)
        began = time.perf_counter()
        state = guest.state(code)
        if state["turn"]["asked"] not in state["seats"]:
            state = guest.my_turn(code)
            times.append(time.perf_counter() - began)
    return times


def tell(where: str, times: list[float]) -> None:
    """Median and worst."""
    times = sorted(times)
    print(f"{where}: {len(times)} answers, median {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
