"""When things break: a killed server, a full or locked disk, a crashed bot, a log that no longer replays."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from oppidum.bots import BOTS
from oppidum.bots.bot import Choice
from oppidum.games import game_class
from oppidum.server.storage import errors, writer
from oppidum.server.tables.connection import FAILED, GOING_AWAY
from oppidum.server.tables.room import FROZEN
from tests.server.live import ME, OPEN, UNIFORM, Process, at_table, run, wait_for
from tests.soak import soak

FRESH = 8  # acknowledged events of every table before the server is killed


# Killed.


class Witness:
    """A table, and all that was said to have happened there."""

    def __init__(self, code: str, token: str) -> None:
        self.code = code
        self.token = token
        self.accepted: dict[int, str] = {}
        self.told: dict[int, tuple[str, int, str]] = {}

    async def play(self, server: Process, others: list[Witness]) -> None:
        """Play until the server is gone, and note what was acknowledged; kill it when all have seen something."""
        try:
            async with at_table(server.address, self.code, self.token) as player:
                while not player.turn["over"]:
                    self.note(player)
                    if not player.asked:
                        await player.hear()
                        continue
                    text = "done" if player.turn["holding"] else player.state["choices"][-1]["text"]
                    answer = await player.act(text)
                    assert answer["type"] == "accepted", answer
                    self.accepted[answer["seq"]] = text
                    if min(len(other.accepted) for other in others) >= FRESH:
                        server.process.kill()  # as soon as something was acknowledged, and while all play on
        except (ConnectionClosed, OSError):
            self.note(player)

    def note(self, player) -> None:
        for entry in player.entries[len(self.told) :]:
            self.told[entry["seq"]] = entry["kind"], entry["actor"], entry["text"]


@pytest.mark.parametrize("tables", [20, soak(100)])
def test_killed_in_the_middle_of_many_matches(launch, tables):
    server = launch()
    guest = server.guest()
    seats = [(ME, UNIFORM), (ME, ME)]
    witnesses = [Witness(guest.open(*seats[number % 2], preset="modern"), guest.token) for number in range(tables)]

    async def play_and_kill():
        await asyncio.gather(*(one.play(server, witnesses) for one in witnesses))

    run(play_and_kill())
    server.end()
    assert sum(len(one.accepted) for one in witnesses) >= tables * FRESH

    server = launch()
    guest = server.guest(None, guest.token)
    assert {card["code"] for card in guest.get("/mine")} == {one.code for one in witnesses}
    for one in witnesses:
        state = guest.state(one.code)
        stored = {entry["seq"]: (entry["kind"], entry["actor"], entry["text"]) for entry in state["entries"]}
        assert list(stored) == list(range(1, state["seq"] + 1))
        assert {seq: stored.get(seq) for seq in one.told} == one.told
        assert {seq: stored[seq][2] for seq in one.accepted} == one.accepted
        if not state["turn"]["over"]:
            assert guest.act(one.code, guest.my_turn(one.code)) > state["seq"]
    assert guest.play(witnesses[0].code)["turn"]["over"]
    said = server.end()
    assert "frozen" not in said
    assert "Traceback" not in said


def test_killed_at_the_moment_of_an_acknowledgement(launch, tmp_path):
    server = launch()
    guest = server.guest()
    one = Witness(guest.open(ME, ME), guest.token)
    run(one.play(server, [one]))
    server.end()
    database = sqlite3.connect(tmp_path / "oppidum.db")
    stored = dict(database.execute("SELECT seq, text FROM events WHERE match = ?", (one.code,)))
    database.close()
    assert one.accepted.items() <= stored.items()


def test_told_to_stop_it_says_goodbye_and_ends(launch):
    server = launch()
    guest = server.guest()
    code = guest.open(ME, ME)

    async def stay():
        async with at_table(server.address, code, guest.token) as player:
            server.process.terminate()
            try:
                while True:
                    await player.hear()
            except ConnectionClosed as end:
                return end.rcvd.code

    assert run(stay()) == GOING_AWAY
    said = server.end(signal.SIGTERM)
    assert server.process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in said


# No room, or no access.


class Disk:
    """Keeps hold of the writer's connection, to make the file full, locked or well again."""

    def __init__(self, monkeypatch) -> None:
        self.connections: list[sqlite3.Connection] = []
        connect = writer.connect

        def watched(path):
            connection = connect(path)
            connection.execute("PRAGMA busy_timeout = 20")
            if threading.current_thread().name == "store":  # the writer's, not one that reads
                self.connections.append(connection)
            return connection

        monkeypatch.setattr(writer, "connect", watched)

    def fill(self) -> None:
        """From now on the file cannot grow: SQLite says that the disk is full."""
        writer = self.connections[-1]
        (pages,) = writer.execute("PRAGMA page_count").fetchone()
        assert writer.execute(f"PRAGMA max_page_count = {pages}").fetchone() == (pages,)

    def clear(self) -> None:
        self.connections[-1].execute("PRAGMA max_page_count = 1000000")


@pytest.fixture
def disk(monkeypatch):
    monkeypatch.setattr("oppidum.server.tables.robots.PAUSE", 0.01)
    return Disk(monkeypatch)


def test_on_a_full_disk_nothing_is_lost_and_it_goes_on(start, disk):
    live = start()
    ana = live.guest()
    code, bots = ana.open(ME, ME), ana.open(ME, UNIFORM)
    quiet = ana.state(code)

    async def play():
        async with at_table(live.address, code, ana.token) as player:
            live.inside(disk.fill)
            while (answer := await player.act())["type"] == "accepted":
                assert player.seq < 2000
            assert (answer["rule"], answer["reason"]) == ("table", "storage")
            assert "full" in answer["message"]
            before = {name: player.state[name] for name in ("seq", "view", "turn", "choices")}
            fresh = ana.state(code)
            assert before == {name: fresh[name] for name in before}  # nothing has happened
            assert live.server.store.events(code)[-1].seq == player.seq
            health = live.visitor().send("GET", "/healthz")
            assert (health.status_code, health.json()["status"]) == (503, "failing")
            assert "nothing can be stored: database or disk is full" in health.json()["reason"]
            answers = [ana.send("POST", "/api/guests", {"name": "x" * 24}) for _ in range(200)]
            full = next(answer for answer in answers if answer.status_code != 201)
            assert (full.status_code, full.json()["error"]["reason"]) == (503, "storage")
            live.inside(disk.clear)
            assert (await player.act())["type"] == "accepted"
            await player.play(events=player.seq + 20)
            return player

    player = run(play())
    assert live.visitor().send("GET", "/healthz").status_code == 200
    assert player.seq > quiet["seq"] + 20
    assert player.entries == ana.state(code)["entries"]
    assert [entry.seq for entry in live.server.store.events(code)] == list(range(1, player.seq + 1))
    state = ana.my_turn(bots)
    assert ana.play(bots, events=state["seq"] + 20)["seq"] >= state["seq"] + 20  # the bot has waited too


def test_a_bot_waits_while_nothing_can_be_stored(start, disk, monkeypatch):
    live = start()
    ana = live.guest()
    code = ana.open(UNIFORM, UNIFORM)
    live.inside(disk.fill)
    failures = []
    settle = writer.Write.settle
    monkeypatch.setattr(
        writer.Write, "settle", lambda one: (failures.append(one.error) if one.error else None, settle(one))
    )
    assert wait_for(lambda: len(failures) > 2 or ana.state(code)["turn"]["over"])
    stopped = ana.state(code)
    assert not stopped["turn"]["over"]
    live.inside(disk.clear)
    state = stopped
    while not state["turn"]["over"]:
        state = ana.state(code, since=state["seq"], wait=20)
    assert [entry.seq for entry in live.server.store.events(code)] == list(range(1, state["seq"] + 1))


def test_a_locked_database_refuses_and_goes_on(start, disk, tmp_path):
    live = start()
    ana = live.guest()
    code = ana.open(ME, ME)
    other = sqlite3.connect(tmp_path / "oppidum.db", isolation_level=None)
    state = ana.state(code)
    other.execute("BEGIN EXCLUSIVE")
    try:
        move = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": state["choices"][0]["text"], "key": "k"}
        refused = ana.refused(503, "POST", f"/tables/{code}/act", move)
        assert (refused["reason"], "locked" in refused["message"]) == ("storage", True)
        assert ana.refused(503, "POST", f"/tables/{code}/chat", {"text": "hello"})["reason"] == "storage"
        assert ana.state(code) == state
    finally:
        other.execute("ROLLBACK")
        other.close()
    assert ana.post(f"/tables/{code}/act", move)["seq"] == state["seq"] + 1  # the same message, now it happens
    assert ana.play(code, events=20)["seq"] >= 20


def test_a_match_that_could_not_begin_begins_later(start, disk, monkeypatch):
    live = start()
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, OPEN)
    store, update = live.server.store, live.server.store.update_match

    async def full(*_, **__):
        raise errors.StoreError("database or disk is full")

    async def wait():
        async with at_table(live.address, code, ana.token) as player:
            assert (await asyncio.to_thread(ben.refused, 503, "POST", f"/tables/{code}/join", {}))[
                "reason"
            ] == "storage"
            with pytest.raises(ConnectionClosed) as end:
                await player.until(lambda player: False)
            assert end.value.rcvd.code == FAILED
        async with at_table(live.address, code, ana.token) as player:
            raise AssertionError("it cannot be there yet")

    monkeypatch.setattr(store, "update_match", full)
    with pytest.raises(ConnectionClosed) as end:
        run(wait())
    assert (end.value.rcvd.code, end.value.rcvd.reason) == (FAILED, "storage")
    assert ben.refused(503, "GET", f"/tables/{code}")["reason"] == "storage"
    monkeypatch.setattr(store, "update_match", update)
    assert ben.get(f"/tables/{code}")["state"] == "playing"
    assert ben.state(code)["seats"] == [1]
    assert ana.state(code)["seq"] == 1


def test_a_seat_that_could_not_be_stored_is_still_free(start, disk, monkeypatch):
    live = start()
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, OPEN, OPEN)

    async def full(*_):
        raise errors.StoreError("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(live.server.store, "set_seat", full)
        assert ben.refused(503, "POST", f"/tables/{code}/join", {})["reason"] == "storage"
        assert ana.refused(503, "POST", f"/tables/{code}/leave")["reason"] == "storage"
    card = ana.get(f"/tables/{code}")
    assert [seat["open"] for seat in card["seats"]] == [False, True, True]
    assert ben.post(f"/tables/{code}/join", {})["seats"][1]["mine"]


def test_stopped_between_the_last_seat_and_the_beginning(start, tmp_path):
    first = start()
    ana = first.guest()
    waiting, playing = ana.open(ME, ME), ana.open(ME, ME)
    first.stop()
    with sqlite3.connect(tmp_path / "oppidum.db") as database:
        database.execute("DELETE FROM events")
        database.execute("UPDATE matches SET state = 'waiting' WHERE id = ?", (waiting,))
    database.close()
    again = start().visitor()
    again.token = ana.token
    for code in (waiting, playing):
        assert again.get(f"/tables/{code}")["state"] == "playing"
        assert again.play(code, events=6)["seq"] >= 6


def test_a_result_that_was_not_stored_is_stored_later(start, tmp_path):
    first = start()
    ana = first.guest()
    code = ana.open(ME, ME)
    ana.act(code, text="resign")
    first.stop()
    with sqlite3.connect(tmp_path / "oppidum.db") as database:
        database.execute("UPDATE matches SET state = 'playing', scores = NULL, ranking = NULL")
    database.close()
    again = start().visitor()
    again.token = ana.token
    assert again.state(code)["turn"]["over"]
    assert again.get(f"/tables/{code}")["state"] == "over"
    assert sorted(again.get("/mine")[0]["ranking"]) == [1, 2]


# Bots and logs.


class Crashing:
    """Cannot think."""

    def sit(self, game, seat, seed):
        return self

    def choose(self, seen):
        raise RuntimeError("no idea")


class Cheating(Crashing):
    """Wants what nobody may."""

    def choose(self, seen):
        return Choice(-5, "because")


class Absent(Crashing):
    """Does not even sit down."""

    def sit(self, game, seat, seed):
        raise OSError("the weights are missing")


@pytest.mark.parametrize("kind", [Crashing, Cheating, Absent])
def test_a_crashed_bot_does_not_stop_a_match(live, monkeypatch, caplog, kind):
    monkeypatch.setitem(BOTS, "uniform", kind)
    ana = live.guest()
    code = ana.open(ME, UNIFORM)
    state = ana.play(code, events=25)
    assert state["seq"] >= 25
    assert any(entry["kind"] == "action" and entry["actor"] == 1 for entry in state["entries"])
    assert f"table {code}: uniform at seat 2 failed" in caplog.text


def test_a_match_from_before_an_option_goes_on_by_its_default(start, tmp_path):
    first = start()
    ana = first.guest()
    code = ana.open(ME, ME, game="finisterre")
    before = ana.play(code, events=6)
    first.stop()
    with sqlite3.connect(tmp_path / "oppidum.db") as database:
        (options,) = database.execute("SELECT options FROM matches WHERE id = ?", (code,)).fetchone()
        later = {option.name for option in game_class("finisterre").OPTIONS if option.later}
        kept = {name: value for name, value in json.loads(options).items() if name not in later}
        assert len(kept) == len(json.loads(options)) - len(later) < len(json.loads(options))
        database.execute("UPDATE matches SET options = ? WHERE id = ?", (json.dumps(kept), code))
    database.close()

    again = start().visitor()
    again.token = ana.token
    assert again.state(code)["view"] == before["view"]
    assert again.play(code, events=12)["seq"] >= 12


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET face = 'ffffffffffffffff' WHERE match = ? AND seq = 3",
        "UPDATE events SET text = '99,99 N' WHERE match = ? AND seq = 2",
        "UPDATE events SET kind = 'earthquake' WHERE match = ? AND seq = 3",
        "UPDATE events SET actor = 77 WHERE match = ? AND seq = 2",
        "DELETE FROM events WHERE match = ? AND seq = 2",
        "UPDATE matches SET book = 'another' WHERE id = ?",
        "UPDATE matches SET game = 'chess' WHERE id = ?",
        "UPDATE matches SET options = '{\"wind\": 1}' WHERE id = ?",
    ],
)
def test_a_match_that_no_longer_replays_is_frozen_and_harms_nobody(start, tmp_path, caplog, damage):
    first = start()
    ana = first.guest()
    broken, sound = ana.open(ME, ME, public=True), ana.open(ME, ME, public=True)
    for code in (broken, sound):
        ana.play(code, events=8)
    healthy = ana.state(sound)
    first.stop()
    with sqlite3.connect(tmp_path / "oppidum.db") as database:
        assert database.execute(damage, (broken,)).rowcount == 1
    database.close()

    live = start()
    again = live.visitor()
    again.token = ana.token
    assert {card["code"] for card in again.get("/tables")} == {broken, sound}
    card = again.get(f"/tables/{broken}")
    assert card["state"] == "frozen"
    assert card["notice"] == FROZEN  # whatever the damage: errors quote moves, and all may read this
    state = again.state(broken, wait=20)  # there is nothing to wait for
    assert (state["table"]["state"], state["view"], state["turn"], state["choices"]) == ("frozen", None, None, [])
    for method, path, body in (
        ("POST", "act", {"seat": 0, "seq": 8, "text": "done"}),
        ("POST", "undo", {"seat": 0}),
        ("GET", "replay", None),
        ("GET", "file", None),
    ):
        error = again.refused(409, method, f"/tables/{broken}/{path}", body)
        assert (error["reason"], error["message"]) == ("frozen", card["notice"])

    async def look():
        async with at_table(live.address, broken, ana.token) as player:
            assert player.state["table"]["notice"] == card["notice"]
            await player.say("act", seat=0, seq=8, text="done")
            assert (await player.hear_of("refused"))["reason"] == "frozen"

    run(look())
    assert f"table {broken} is frozen" in caplog.text
    assert again.state(sound)["view"] == healthy["view"]
    assert again.play(sound, events=16)["seq"] >= 16


def test_many_ask_for_a_table_that_is_not_loaded_and_get_one(start):
    first = start()
    ana = first.guest()
    code = ana.open(ME, ME)
    ana.play(code, events=10)
    first.stop()
    live = start()
    guests = [live.visitor() for _ in range(8)]
    for guest in guests:
        guest.token = ana.token
    with ThreadPoolExecutor(8) as pool:
        states = list(pool.map(lambda guest: guest.state(code), guests))
    assert len({state["seq"] for state in states}) == 1
    move = {"seat": states[0]["turn"]["asked"], "seq": states[0]["seq"], "text": "resign"}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda guest: guest.send("POST", f"/api/tables/{code}/act", move), guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
