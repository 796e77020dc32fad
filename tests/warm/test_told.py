"""What a server says of games that are not at full speed, and what it makes of a table that is opened."""

from __future__ import annotations

import pytest

from oppidum.core import jit
from oppidum.warm.background import Warming
from oppidum.warm.stages import BATCHES, PLAY, STAGES
from tests.server.live import ME, OPEN, Live

GAMES = ["carcassonne", "meduris", "finisterre"]


@pytest.fixture
def live(tmp_path, monkeypatch):
    """A server whose games do not get any further by themselves."""
    monkeypatch.setattr(jit, "COMPILED", True)
    server = Live(tmp_path, Warming(GAMES))
    yield server
    server.stop()


def metric(guest, name) -> dict[str, float]:
    lines = [line.split() for line in guest.send("GET", "/metrics").text.splitlines() if line.startswith(f"{name}{{")]
    return {label.split('"')[1]: float(value) for label, value in lines}


def test_an_opened_table_moves_its_game_to_the_front(live):
    warming, ana = live.server.warming, live.guest("Ana")
    assert warming._next() == ("carcassonne", PLAY)
    ana.open(ME, ME, game="meduris")
    assert warming._next() == ("meduris", PLAY)
    ana.open(ME, OPEN, game="finisterre")
    ana.open(ME, ME, game="meduris")
    assert warming.first == ["meduris", "finisterre"]
    assert warming._orders()[3:5] == [("meduris", BATCHES), ("finisterre", PLAY)]


def test_a_game_that_is_stuck_is_told(live):
    guest = live.visitor()
    assert metric(guest, "oppidum_stuck") == dict.fromkeys(GAMES, 0)
    live.server.warming.problems["meduris"] = "the cache cannot be written: No space left on device"
    live.server.warming.ready |= {("meduris", PLAY), *(("carcassonne", stage) for stage in STAGES)}
    assert metric(guest, "oppidum_stuck") == {"carcassonne": 0, "meduris": 1, "finisterre": 0}
    assert metric(guest, "oppidum_ready_percent") == {"carcassonne": 100, "meduris": 50, "finisterre": 0}
    health = guest.ask("GET", "/healthz")
    assert health["status"] == "ok"
    assert health["games"]["meduris"] == {
        "percent": 50,
        "rules_ready": True,
        "bots_ready": False,
        "reviews_ready": False,
        "problem": "the cache cannot be written: No space left on device",
    }
    assert health["games"]["carcassonne"]["problem"] is None
    assert {speed["game"]: speed["stuck"] for speed in guest.get("/speed")} == {
        "carcassonne": False,
        "meduris": True,
        "finisterre": False,
    }
