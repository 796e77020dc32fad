"""Servers that start with an empty cache, from the first page to full speed."""

from __future__ import annotations

import signal
import threading
import time
from pathlib import Path

import pytest

from oppidum.core import jit
from tests.server.live import ME, Process
from tests.warm.processes import children_of, is_running

ROOT = Path(__file__).parents[2]
MEDIUM = {"who": "bot", "bot": "medium"}
GAMES = ("carcassonne", "meduris", "finisterre")
PACE = 0.5  # seconds that somebody thinks about a move: those who compile need the rest
LONGEST = 1800  # seconds on a busy machine

pytestmark = pytest.mark.skipif(jit.mode() != "compiled", reason="nothing is compiled in this mode")


@pytest.fixture
def cold(tmp_path, modes):
    """Starts servers that share an empty cache."""
    servers = []

    def start(name):
        (tmp_path / name).mkdir()
        environment = modes["compiled"] | {"OPPIDUM_CACHE": str(tmp_path / "cache"), "OPPIDUM_NATIVE": "1"}
        environment["PYTHONPATH"] = str(ROOT)
        servers.append(Process(tmp_path / name, environment, "tests.warm.counted"))
        return servers[-1]

    yield start
    for server in servers:
        server.end(signal.SIGTERM)


def play(guest, game, until):
    """Play at random against a bot until something is so; the moves made, each of which must have been accepted."""
    moves = 0
    while not until():
        code = guest.open(ME, MEDIUM, game=game)
        state = guest.state(code)
        while not until():
            turn = state["turn"]
            if turn["over"]:
                break
            if turn["asked"] in state["seats"]:
                time.sleep(PACE)
                text = "done" if turn["holding"] else state["choices"][moves % len(state["choices"])]["text"]
                guest.post(f"/tables/{code}/act", {"seat": turn["asked"], "seq": state["seq"], "text": text})
                moves += 1
            state = guest.state(code, since=state["seq"], wait=1)
    return moves


def test_a_server_with_an_empty_cache_is_played_at_once(cold):
    """Interpreted, never compiling itself; and what stops it stops the process that compiles."""
    server = cold("one")
    guest = server.guest()
    for game in GAMES:
        code = guest.open(ME, MEDIUM, game=game)
        state = guest.state(code, wait=5)
        assert state["choices"] or state["turn"]["asked"] != state["seats"][0]
    assert all(speed["percent"] < 100 and not speed["stuck"] for speed in guest.get("/speed"))
    ready = [float(line.split()[1]) for line in metrics(guest) if line.startswith("oppidum_ready_percent{")]
    assert len(ready) == 3
    assert max(ready) < 100
    assert any(line.startswith("oppidum_interpreted_calls") and float(line.split()[1]) > 0 for line in metrics(guest))
    workers = children_of(server.process.pid)
    assert len(workers) == 1
    assert "compiled 0\n" in server.end(signal.SIGINT)
    assert not any(map(is_running, workers))


def metrics(guest):
    return guest.send("GET", "/metrics").text.splitlines()


@pytest.mark.soak
def test_two_servers_that_start_at_once_share_the_work_and_play_meanwhile(cold):
    servers = [cold("one"), cold("other")]
    watchers = [server.guest() for server in servers]
    end = time.monotonic() + LONGEST

    def ready():
        assert time.monotonic() < end
        time.sleep(0.05)
        return all(speed["percent"] == 100 for watcher in watchers for speed in watcher.get("/speed"))

    done = threading.Event()
    moves = {}

    def somebody(server, game):
        moves[server, game] = play(servers[server].guest(), game, done.is_set)

    people = [threading.Thread(target=somebody, args=(server, game)) for server in (0, 1) for game in GAMES]
    for person in people:
        person.start()
    try:
        while not ready():
            time.sleep(1)
    finally:
        done.set()
        for person in people:
            person.join()
    assert len(moves) == 6
    assert min(moves.values()) > 5
    health = watchers[0].ask("GET", "/healthz")
    assert all(speed["problem"] is None for speed in health["games"].values())
