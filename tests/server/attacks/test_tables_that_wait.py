"""Attacks by tables that wait, and tables that nobody waits for."""

from __future__ import annotations

import time

from tests.server.attacks.operator import guest_with
from tests.server.live import ME, OPEN, UNIFORM, at_table, run, wait_for


def test_lobby_spam(start):
    live = start(waiting_per_person=3, waiting_per_address=5)
    ana, ben = live.guest(), live.guest("Ben")
    wish = {"game": "carcassonne", "seats": [ME, OPEN], "public": True}
    codes = [ana.open(ME, OPEN, public=True) for _ in range(3)]
    assert ana.refused(409, "POST", "/tables", wish)["reason"] == "too-many-waiting"
    assert ana.open(ME, ME)  # one that begins at once
    ben.open(ME, OPEN)
    ben.open(ME, OPEN)
    assert (
        "5 of your tables wait" in ben.refused(409, "POST", "/tables", wish)["message"]
    )  # his third, the sixth from here
    ana.post(f"/tables/{codes[0]}/leave")
    ben.post(f"/tables/{codes[1]}/join", {})
    assert ben.open(ME, OPEN)
    assert ana.post("/tables", wish, status=201)


def test_tables_that_waited_are_forgotten(start):
    """What is known of an address's waiting tables does not grow for ever, and may be long."""
    live = start()
    ana = live.guest()
    kept = live.server.waiting._of
    for _ in range(5):
        ana.open(ME, ME)
    assert kept == {}
    codes = [ana.open(ME, OPEN) for _ in range(3)]
    ana.post(f"/tables/{codes[0]}/leave")
    live.inside(lambda: live.server.waiting.sweep(time.time()))
    assert kept is not live.server.waiting._of
    assert live.server.waiting._of == {"127.0.0.1": codes[1:]}
    many = [f"X{number}" for number in range(100_000)]
    assert live.server.store.still_waiting([*many, codes[1]]) == [codes[1]]


def test_tables_that_wait_for_ever(start, caplog):
    caplog.set_level("INFO", "oppidum")
    live = start(waiting_hours=2)
    ana, ben = live.guest(), live.guest("Ben")
    left, visited, begun = ana.open(ME, OPEN, public=True), ana.open(ME, OPEN, public=True), ana.open(ME, ME)
    sweep, hour, now = live.server.waiting.sweep, 3600, time.time()

    async def wait():
        async with at_table(live.address, visited, ben.token):
            for room in live.server.lobby.rooms.values():
                room.idle_since -= hour
            for hours in (0, 1.9, 2.1):
                live.inside(lambda hours=hours: sweep(now + hours * hour))
        live.server.lobby.rooms[visited].idle_since -= hour

    run(wait())
    assert f"table {left} has waited for 2 hours with nobody there: it is gone" in caplog.text
    assert ana.refused(404, "GET", f"/tables/{left}")["reason"] == "unknown-table"
    assert {card["code"] for card in ana.get("/mine")} == {visited, begun}
    live.server.lobby.rooms[visited].idle_since -= hour
    live.inside(lambda: sweep(now + 4 * hour))
    assert ana.get(f"/tables/{visited}")["code"] == visited  # somebody was there two hours ago
    live.server.lobby.rooms[visited].idle_since -= hour
    live.inside(lambda: sweep(now + 4.2 * hour))
    assert {card["code"] for card in ana.get("/mine")} == {begun}
    live.stop()
    assert {card["code"] for card in guest_with(start(), ana.token).get("/mine")} == {begun}


def test_tables_without_their_hosts(start, monkeypatch):
    monkeypatch.setattr("oppidum.server.tables.lobby.MOST_LISTED", 5)
    live = start()
    ana, spammer = live.guest(), live.guest("Sam")
    code = ana.open(ME, OPEN, public=True)

    async def look():
        async with at_table(live.address, code, ana.token):
            for _ in range(6):
                spammer.open(ME, OPEN, public=True)
            return [card["code"] for card in spammer.get("/tables")]

    listed = run(look())
    assert (listed[0], len(listed)) == (code, 5)
    assert code not in [card["code"] for card in spammer.get("/tables")]


def test_bots_go_on_after_a_restart(start):
    live = start(bot_pace=10)
    ana = live.guest()
    code, mine = ana.open(UNIFORM, UNIFORM), ana.open(ME, UNIFORM)
    before = ana.state(code)["seq"]
    live.stop()
    live = start()
    assert wait_for(lambda: len(live.server.store.events(code)) > before + 3)
    assert mine not in live.server.lobby.rooms
