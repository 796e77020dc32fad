"""Attacks by work: bots, replays and reasons without end, and what they do to the event loop."""

from __future__ import annotations

import contextlib
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from oppidum.server import watchdog
from oppidum.server.tables import replays
from tests.server.live import ME, OPEN, UNIFORM, wait_for
from tests.web.matches import recorded

CHAMPION = {"who": "bot", "bot": "champion"}
EASY = {"who": "bot", "bot": "easy"}


def test_tables_of_champions(start):
    """Somebody who lets champions play at many tables does not keep another person's bot from answering."""
    live = start(bot_threads=1)
    crowd, ana = live.guest("Crowd"), live.guest("Ana")
    tables = [crowd.open(CHAMPION, CHAMPION) for _ in range(24)]
    code = ana.open(ME, EASY)
    for _ in range(3):
        state = ana.my_turn(code)
        while ana.state(code)["turn"]["asked"] in state["seats"]:
            ana.act(code)
        before = events_at(live, tables)
        ana.my_turn(code)
        assert events_at(live, tables) - before <= 12  # of two or three decisions, and not of all tables
    assert live.server.lobby.thinking.waiting(alone=True) > 15
    told = live.visitor().send("GET", "/metrics").text
    (alone,) = re.findall(r'oppidum_thoughts_waiting\{table="bots only"\} (\d+)', told)
    assert int(alone) > 15
    assert 'oppidum_thoughts_waiting{table="people"} 0.0' in told
    assert "oppidum_thoughts 1.0" in told
    (waited,) = re.findall(r"oppidum_thought_wait_seconds_count (\d+)", told)
    assert int(waited) >= 3


def test_tables_that_play_by_themselves(start):
    """Tables at which only bots play are limited by person and by address, however they come about."""
    live = start(bot_tables_per_person=3, bot_tables_per_address=5, bot_pace=10)
    ana, ben, eva = live.guest("Ana"), live.guest("Ben"), live.guest("Eva")
    wish = {"game": "carcassonne", "seats": [UNIFORM, UNIFORM]}
    codes = [ana.open(UNIFORM, UNIFORM) for _ in range(2)]
    code = ana.open(OPEN, OPEN)
    for number in range(2):
        ana.post(f"/tables/{code}/seats/{number}", UNIFORM)
    assert ana.refused(409, "POST", "/tables", wish)["reason"] == "too-many-contests"
    late = ana.open(OPEN, OPEN)
    ana.post(f"/tables/{late}/seats/0", UNIFORM)
    assert ana.refused(409, "POST", f"/tables/{late}/seats/1", UNIFORM)["reason"] == "too-many-contests"
    assert ana.open(ME, UNIFORM)
    ben.open(UNIFORM, UNIFORM)
    ben.open(UNIFORM, UNIFORM)
    assert "at 5 of your tables" in eva.refused(409, "POST", "/tables", wish)["message"]
    live.inside(lambda: live.server.lobby.rooms.pop(codes[0]).close())
    assert eva.open(UNIFORM, UNIFORM)


def test_a_host_who_leaves_pays_no_longer(live):
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, OPEN, OPEN)
    ben.post(f"/tables/{code}/join", {})
    desk = live.server.lobby.rooms[code].desk
    assert desk.path == ("127.0.0.1", ana.person, code)
    ana.post(f"/tables/{code}/leave")
    assert desk.path == ("", ben.person, code)
    ana.state(code)
    assert desk.address == ""
    ben.state(code)
    assert desk.address == "127.0.0.1"


def test_many_bots_wake_up(start, monkeypatch):
    """After a restart tables of bots are loaded one after the other, no more of one host than there may be."""
    monkeypatch.setattr("oppidum.server.tables.waking.LOOK_EVERY", 0.02)
    live = start(bot_pace=10)
    ana, ben = live.guest("Ana"), live.guest("Ben")
    codes = [ana.open(UNIFORM, UNIFORM) for _ in range(6)]
    other = ben.open(UNIFORM, UNIFORM)
    live.stop()
    live = start(bot_pace=10, bot_tables_per_person=2)
    rooms = live.server.lobby.rooms
    assert wait_for(lambda: len(rooms) == 3)
    assert other in rooms
    first = [code for code in codes if code in rooms]
    live.visitor().get("/games")
    assert len(rooms) == 3
    for code in first:
        live.inside(lambda code=code: rooms.pop(code).close())
    assert wait_for(lambda: len(rooms) == 3)
    assert len({*first, *rooms} - {other}) == 4


def events_at(live, codes) -> int:
    """All that has happened at some tables."""
    return sum(live.server.lobby.rooms[code].table.seq for code in codes)


def test_many_who_watch_one_replay(start, monkeypatch):
    """However many ask for a replay at once, it is made once; and a table can be opened meanwhile."""
    live = start()
    ana = live.guest("Ana")
    code, other = ana.open(ME, ME), ana.open(ME, ME)
    ana.play(code)
    film = Cutter(monkeypatch)
    film.go_on.clear()
    with ThreadPoolExecutor(16) as pool:
        answers = [pool.submit(live.visitor().get, f"/tables/{code}/replay") for _ in range(16)]
        assert wait_for(lambda: film.made)
        live.inside(lambda: live.server.lobby.rooms.pop(other).close())
        assert ana.state(other)["seq"] == 1  # loaded from the database
        assert not any(answer.done() for answer in answers)
        film.go_on.set()
        assert all(answer.result() == answers[0].result() for answer in answers)
    assert film.made == [code]


class Cutter:
    """Notes which replays are made, and may hold them up."""

    def __init__(self, monkeypatch) -> None:
        self.made, self.go_on = [], threading.Event()
        self.go_on.set()
        make = replays.make

        def watched(table, *given):
            self.made.append(table.name)
            assert self.go_on.wait(60)
            return make(table, *given)

        monkeypatch.setattr(replays, "make", watched)


def test_replays_of_a_match_that_goes_on(live, monkeypatch):
    """The latest replay of a running match is kept, too: asked for again it is not made again."""
    film = Cutter(monkeypatch)
    ana = live.guest("Ana")
    code = ana.open(ME, ME)
    for events in (4, 6):
        ana.play(code, events=events)
        first, *more = [live.visitor().get(f"/tables/{code}/replay") for _ in range(3)]
        assert len(first["steps"]) >= events
        assert more == [first, first]
    assert ana.get(f"/tables/{code}/replay")["table"]["host"]  # made for her
    assert not live.visitor().get(f"/tables/{code}/replay")["table"]["host"]
    assert film.made == [code] * 3
    kept = live.server.lobby.replays
    assert sum(film[0] == code for film in kept._kept) == 2
    assert kept.size == sum(len(made) for _, made in kept._kept.values())
    live.inside(lambda: setattr(kept, "most", 1))
    ana.play(code, events=8)
    ana.get(f"/tables/{code}/replay")
    assert (kept.size, len(kept._kept)) == (0, 0)
    live.inside(lambda: setattr(kept, "most", 32_000_000))


def test_who_wants_many_replays_waits_behind_who_wants_one(start, monkeypatch):
    live = start(trusted_proxies=["127.0.0.1"])
    ana = live.guest("Ana")
    codes = [ana.open(ME, ME) for _ in range(5)]
    film = Cutter(monkeypatch)
    film.go_on.clear()

    def ask(code: str, address: str):
        visitor = live.visitor()
        visitor.http.headers["X-Forwarded-For"] = address
        return pool.submit(visitor.get, f"/tables/{code}/replay")

    with ThreadPoolExecutor(8) as pool:
        queue = live.server.lobby.replays.thinking
        answers = []
        for number, code in enumerate(codes):
            answers.append(ask(code, "203.0.113.9" if number == 4 else "203.0.113.7"))
            assert wait_for(lambda number=number: queue.busy + queue.waiting(False) == number + 1)
        assert "\noppidum_replays_waiting 4.0" in live.visitor().send("GET", "/metrics").text
        film.go_on.set()
        for answer in answers:
            answer.result()
    assert film.made.index(codes[4]) == 1


def test_a_lot_of_work(start):
    """Replays, files, reasons and files that are brought cost time: an address in debt has to wait for more of it."""
    live = start(work_per_minute=1e-6)
    ana = live.guest("Ana")
    code = ana.open(ME, ME)
    first = ana.get(f"/tables/{code}/replay")
    assert wait_for(lambda: not live.server.visitors.work.left("127.0.0.1"))
    assert ana.get(f"/tables/{code}/replay") == first  # it is there
    ana.act(code)
    seat = {"seat": 0, "seq": ana.state(code)["seq"], "texts": ["x"]}
    for method, path, body in (
        ("GET", f"/tables/{code}/replay", None),
        ("GET", f"/tables/{code}/file", None),
        ("GET", f"/tables/{code}/sight?seat=0", None),
        ("POST", f"/tables/{code}/why", seat),
    ):
        assert ana.refused(429, method, path, body)["reason"] == "too-fast"
    assert ana.send("POST", "/api/matches", content=recorded()).status_code == 429
    ana.act(code)  # to play costs nothing


def test_reasons_are_found_with_one_look_at_what_is_legal(live, monkeypatch):
    ana = live.guest("Ana")
    code = ana.open(ME, ME, game="meduris")
    state = ana.state(code)
    game, looks = type(live.server.lobby.rooms[code].table.game), []
    legal = game.legal
    monkeypatch.setattr(game, "legal", lambda *given: looks.append(given) or legal(*given))
    wish = {"seat": state["turn"]["asked"], "seq": state["seq"], "texts": [f"nonsense {n}" for n in range(50)]}
    assert len(ana.post(f"/tables/{code}/why", wish)["reasons"]) == 50
    assert len(looks) == 1


def test_who_looks_after_the_loop(start, caplog):
    """What blocks the event loop is measured and logged; what is only noise is not."""
    live = start()

    def blocked() -> float:
        text = live.visitor().send("GET", "/metrics").text
        return float(re.findall(r"^oppidum_loop_blocked_seconds_total (\S+)", text, re.M)[0])

    before = blocked()
    live.inside(lambda: time.sleep(0.2))
    assert wait_for(lambda: "the event loop was blocked for" in caplog.text)
    assert blocked() - before > 0.17


def test_noise_is_not_what_blocks_the_loop(monkeypatch):
    notes = []

    class Clock:
        """A loop that comes late by these seconds."""

        late = iter([0.0004, 0.0009, 0.03, 0.0])

        def __init__(self) -> None:
            self.now = 0.0

        def time(self) -> float:
            return self.now

        async def sleep(self, seconds: float) -> None:
            self.now += seconds + next(self.late)

    clock = Clock()
    monkeypatch.setattr(watchdog.asyncio, "get_running_loop", lambda: clock)
    monkeypatch.setattr(watchdog.asyncio, "sleep", clock.sleep)
    with pytest.raises(RuntimeError), contextlib.suppress(StopIteration):
        watchdog.watch(notes.append).send(None)
    assert [round(note, 3) for note in notes] == [0.03]
