"""What two servers on one folder, and a writer that stumbles, do to what is stored."""

from __future__ import annotations

import sqlite3
import time
from urllib.parse import urlsplit

import pytest

from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.store import Store
from tests.server.attacks.operator import oppidum
from tests.server.live import ME, at_table, run


def test_two_servers(launch, tmp_path):
    first = launch()
    said = oppidum("serve", "--port", 0, "--data", tmp_path, code=1)
    assert f"another server (process {first.process.pid} on " in said
    port = urlsplit(first.address).port
    assert f", listening on 127.0.0.1:{port}) is running on the data folder {tmp_path}: stop it" in said


def test_two_writers(start, tmp_path):
    live = start()
    ana = live.guest()
    code = ana.open(ME, ME)
    state = ana.state(code)
    text = state["choices"][0]["text"]
    ana.act(code, state, text)
    with sqlite3.connect(tmp_path / "oppidum.db") as other:  # as another server would have done it
        other.execute(
            "INSERT INTO matches SELECT 'TWIN', game, rules, book, players, start, options, settings, state,"
            " scores, ranking, rematch, created, host, public FROM matches WHERE id = ?",
            (code,),
        )
        other.execute("INSERT INTO seats SELECT 'TWIN', seat, person, bot, name FROM seats WHERE match = ?", (code,))
        other.execute(
            "INSERT INTO events SELECT 'TWIN', seq, kind, actor, text, face, key, at FROM events WHERE match = ?",
            (code,),
        )
    other.close()
    behind = ana.state("TWIN")
    ana.play(code, events=behind["seq"] + 4)
    with sqlite3.connect(tmp_path / "oppidum.db") as other:
        other.execute(
            "INSERT INTO events SELECT 'TWIN', seq, kind, actor, text, face, key, at FROM events"
            " WHERE match = ? AND seq > ?",
            (code, behind["seq"]),
        )
    other.close()

    async def watch():
        async with at_table(live.address, "TWIN", ana.token) as player:
            answer = await player.act()
            assert (answer["type"], answer["reason"]) == ("refused", "stale")
            assert [entry["text"] for entry in player.entries] == [e["text"] for e in ana.state(code)["entries"]]
            assert player.state["view"] == ana.state(code)["view"]
            assert (await player.act())["type"] == "accepted"
            return player.seq

    seq = run(watch())
    assert [entry.seq for entry in live.server.store.events("TWIN")] == list(range(1, seq + 1))


def test_writer_that_stumbles(start, monkeypatch, caplog):
    live = start()
    ana = live.guest()
    store = live.server.store

    def stumble(*_):
        raise ZeroDivisionError("out of the blue")

    with monkeypatch.context() as broken:
        broken.setattr("oppidum.server.storage.writer.store_together", stumble)
        assert ana.refused(503, "POST", "/guests", {"name": "Ben"})["reason"] == "storage"
        health = ana.send("GET", "/healthz")
        assert (health.status_code, health.json()["reason"]) == (503, "nothing can be stored: out of the blue")
    assert "the writer has stumbled" in caplog.text
    assert ana.post("/guests", {"name": "Ben"}, status=201)
    assert ana.ask("GET", "/healthz")["status"] == "ok"
    for bad in ("\ud800", 2**70, object()):  # each harms only itself
        with pytest.raises(StoreError):
            live.inside(lambda bad=bad: store.add_person("x", bad))
    assert ana.post("/guests", {"name": "Ben"}, status=201)
    assert ana.ask("GET", "/healthz")["status"] == "ok"


def test_writer_that_is_stuck_or_gone(tmp_path, monkeypatch):
    store = Store(tmp_path / "oppidum.db")
    assert store.problem() is None
    monkeypatch.setattr("oppidum.server.storage.writer.STUCK", -1)
    store._writer._since = time.monotonic()
    assert "nothing can be stored: a commit has been under way for 0 s" in str(store.problem())
    store._writer._since = None
    store._writer.close()
    assert store.problem() == "nothing can be stored: the writer has stopped"
    store.close()


def test_disk_that_is_nearly_full(start, monkeypatch):
    live = start()
    monkeypatch.setattr("oppidum.server.health.free_megabytes", lambda _: 7)
    health = live.visitor().ask("GET", "/healthz")
    assert (health["status"], health["warning"]) == ("ok", "the disk is nearly full: 7 MB are left")
