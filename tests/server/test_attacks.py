"""Attacks from outside, each with a short name: what one visitor does must not cost the others anything."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import re
import resource
import socket
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from itsdangerous import URLSafeSerializer
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oppidum.cli import app
from oppidum.server import replays, showing, watchdog
from oppidum.server.addresses import Proxies, counted
from oppidum.server.config import Config
from oppidum.server.connection import PROTOCOL_ERROR
from oppidum.server.descriptors import room_for
from oppidum.server.keys import Keys, read_secrets
from oppidum.server.store import Store, StoreError
from oppidum.server.tokens import DAY, LIFE, Tokens
from oppidum.server.wording import clean_name
from tests.server.live import ME, OPEN, UNIFORM, Guest, Player, all_at_table, at_table, dial, run, wait_for
from tests.server.test_socket import seat_two
from tests.web.matches import recorded

GAMES = Path(__file__).parents[1] / "games"


async def answered(player: Player) -> None:
    """Everything that was said before has been dealt with."""
    await player.say("ping")
    await player.hear_of("pong")


def test_requests_to_undo(live):
    """Whoever asks a hundred times to take something back is heard once, and nobody is sent the world again."""
    ana, ben, code = seat_two(live)

    async def story():
        async with AsyncExitStack() as stack:
            one, two, *watchers = await stack.enter_async_context(
                all_at_table(live.address, code, ana.token, ben.token, *[None] * 20)
            )
            mover, other = (one, two) if one.asked else (two, one)
            seat = mover.turn["asked"]
            await mover.act()
            await other.until(lambda other: other.seq >= mover.seq)
            for player in (one, two, *watchers):
                await answered(player)
                player.heard.clear()
            for _ in range(100):
                await mover.say("ask_undo", seat=seat)
            await answered(mover)
            for watcher in watchers:
                await answered(watcher)
                told = [message["type"] for message in watcher.heard if message["type"] != "people"]
                assert told == ["turn", "pong"]
                assert watcher.turn["undo_asked"] == {"seat": seat, "agreed": []}
            assert not any(message["type"] == "snapshot" for message in mover.heard)

    run(story())


def test_chatter(start):
    """A person who says too much at once is refused; the others go on."""
    live = start(chats_per_minute=5)
    ana = live.guest("Ana")
    code = ana.open()

    async def story():
        async with all_at_table(live.address, code, ana.token) as (player,):
            for number in range(30):
                await player.say("chat", text=f"line {number}")
            await answered(player)
            refused = [message for message in player.heard if message["type"] == "refused"]
            assert {message["reason"] for message in refused} == {"too-fast"}
            assert 4 <= len(player.chat) <= 7

    run(story())


def test_connects(start):
    """An address may not open connections without end, whether it says hello or not."""
    live = start(connects_per_minute=10)
    code = live.guest("Ana").open()

    async def story():
        opened = 0
        for _ in range(20):
            try:
                async with dial(live.address, code):
                    opened += 1
            except InvalidStatus as refused:
                status = refused.response.status_code
        assert opened in (10, 11)
        assert status == 429

    run(story())


def test_messages_of_many_guests(start):
    """Guests cost nothing: all those of one address together may not say more than it may."""
    live = start(messages_per_address=5)
    code = live.guest("Ana").open()
    guests = [live.guest(f"Guest {number}").token for number in range(4)]

    async def story():
        heard = 0
        async with all_at_table(live.address, code, *guests) as players:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(50):
                    for player in players:
                        await answered(player)
                        heard += 1
        assert 15 <= heard <= 40

    run(story())


def test_many_guests(start):
    live = start(guests_per_hour=4)
    for _ in range(4):
        live.guest("Ana")
    assert live.visitor().refused(429, "POST", "/guests", {"name": "Ana"})["reason"] == "too-fast"


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/", "/about"])
def test_many_pages(start, path):
    live = start(requests_per_second=1)
    visitor = live.visitor()
    codes = [visitor.send("GET", path).status_code for _ in range(40)]
    assert 429 in codes
    assert codes.index(429) >= 20  # a page brings many files
    assert visitor.send("GET", "/api/games").status_code == 200


HOT_SEAT = {"game": "finisterre", "seats": [ME, ME]}


def test_many_connections_of_one_person(start, monkeypatch):
    """Of too many connections of one person the oldest ends; what the others are told is made once for all of them."""
    monkeypatch.setattr("oppidum.server.room.MOST_OF_ONE", 6)
    live = start()
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, ME, game="finisterre")
    made, queries = [], []
    room = live.hall.lobby.rooms[code]
    make, chat = room.snapshot_for, live.hall.store.chat
    monkeypatch.setattr(room, "snapshot_for", lambda *given: made.append(given) or make(*given))
    monkeypatch.setattr(live.hall.store, "chat", lambda *given: queries.append(given) or chat(*given))

    async def story():
        tokens = [ana.token] * 8 + [ben.token] * 3 + [None] * 3
        async with all_at_table(live.address, code, *tokens) as players:
            closed, own, others = players[:2], players[2:8], players[8:]
            for player in closed:
                with pytest.raises(ConnectionClosed) as end:
                    await player.until(lambda _: False)
                assert end.value.rcvd.reason == "too-many-connections"
                assert player.heard[-1]["reason"] == "too-many-connections"
            for player in (*own, *others):
                await answered(player)
                player.heard.clear()
            assert len(queries) == 1
            made.clear()
            seat, switches = own[0].turn["asked"], 0
            while switches < 2:
                await own[0].act()
                for player in (*own, *others):
                    await player.until(lambda player: player.seq >= own[0].seq)
                switches, seat = switches + (own[0].turn["asked"] != seat), own[0].turn["asked"]
            for player in (*own, *others):
                await answered(player)
                assert player.state["view"] == own[0].state["view"] or player in others
            assert all(sum(m["type"] == "snapshot" for m in player.heard) == switches for player in own)
            assert not any(m["type"] == "snapshot" for player in others for m in player.heard)
            assert len(made) == switches  # and not six times as many
            assert len(queries) == 1
            await own[0].say("chat", text="hello")
            await others[0].until(lambda player: player.chat)
        assert ana.state(code)["chat"][-1]["text"] == "hello"

    run(story())


def test_a_crowd_comes_and_goes(live, monkeypatch):
    """What all are told of who is there is made once for those who are told the same."""
    ana = live.guest("Ana")
    code = ana.open(ME, OPEN)
    tokens = [live.guest(f"Guest {number}").token for number in range(12)]
    room, made = live.hall.lobby.rooms[code], []
    card = room.card
    monkeypatch.setattr(room, "card", lambda person: made.append(person) or card(person))

    async def story():
        async with all_at_table(live.address, code, ana.token, *tokens) as players:
            for player in players:
                await player.until(lambda player: player.watching == 12)
            made.clear()
            async with at_table(live.address, code, None):
                for player in players:
                    await player.until(lambda player: player.watching == 13)
            assert len(made) <= 5  # a snapshot, and the host's and the others' card once or twice

    run(story())


def test_polls(start, monkeypatch):
    """Requests that wait for news: not of what is long known, not woken by comers and goers, and not very many."""
    live = start(polls_per_person=3, polls_per_address=5)
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, ME)
    state = ana.state(code)
    began = time.monotonic()
    assert ana.state(code, since=1_000_000, wait=25)["seq"] == state["seq"]  # of the future nothing is waited for
    assert time.monotonic() - began < 20
    room, views = live.hall.lobby.rooms[code], []
    monkeypatch.setattr(
        "oppidum.server.snapshots.view_for", lambda *given: views.append(given) or showing.view_for(*given)
    )

    async def visit():
        for _ in range(3):
            async with at_table(live.address, code):
                pass

    with ThreadPoolExecutor(8) as pool:
        waiting = [pool.submit(ana.state, code, since=state["seq"], wait=25) for _ in range(3)]
        assert wait_for(lambda: live.hall.polls[1].total == 3)
        path = f"/tables/{code}/state?since={state['seq']}&wait=25"
        assert ana.refused(429, "GET", path)["reason"] == "too-fast"
        waiting += [pool.submit(ben.state, code, since=state["seq"], wait=25) for _ in range(2)]
        assert wait_for(lambda: live.hall.polls[1].total == 5)
        assert live.guest("Eva").refused(429, "GET", path)["reason"] == "too-fast"
        assert "\noppidum_polls 5.0" in live.visitor().send("GET", "/metrics").text
        changed = room.changed
        run(visit())
        assert room.changed is changed
        assert not any(poll.done() for poll in waiting)
        views.clear()
        ana.act(code, state)
        assert [poll.result()["seq"] for poll in waiting] == [state["seq"] + 1] * 5
    assert len(views) == 1  # for all of them
    assert live.hall.polls[0].total == live.hall.polls[1].total == 0


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
    assert live.hall.lobby.thinking.waiting(alone=True) > 15
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
    live.inside(lambda: live.hall.lobby.rooms.pop(codes[0]).close())
    assert eva.open(UNIFORM, UNIFORM)


def test_a_host_who_leaves_pays_no_longer(live):
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, OPEN, OPEN)
    ben.post(f"/tables/{code}/join", {})
    desk = live.hall.lobby.rooms[code].desk
    assert desk.path == ("127.0.0.1", ana.person, code)
    ana.post(f"/tables/{code}/leave")
    assert desk.path == ("", ben.person, code)
    ana.state(code)
    assert desk.address == ""
    ben.state(code)
    assert desk.address == "127.0.0.1"


def test_many_bots_wake_up(start, monkeypatch):
    """After a restart tables of bots are loaded one after the other, no more of one host than there may be."""
    monkeypatch.setattr("oppidum.server.waking.LOOK_EVERY", 0.02)
    live = start(bot_pace=10)
    ana, ben = live.guest("Ana"), live.guest("Ben")
    codes = [ana.open(UNIFORM, UNIFORM) for _ in range(6)]
    other = ben.open(UNIFORM, UNIFORM)
    live.stop()
    live = start(bot_pace=10, bot_tables_per_person=2)
    rooms = live.hall.lobby.rooms
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
    return sum(live.hall.lobby.rooms[code].table.seq for code in codes)


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
        live.inside(lambda: live.hall.lobby.rooms.pop(other).close())
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
    kept = live.hall.lobby.replays
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
        queue = live.hall.lobby.replays.queue
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
    assert wait_for(lambda: not live.hall.work.left("127.0.0.1"))
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
    game, looks = type(live.hall.lobby.rooms[code].table.game), []
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


# Connections that say nothing, or say it slowly.


def knock(server, source: str = "127.0.0.1", words: bytes = b"") -> socket.socket:
    """A connection from an address of this machine that says no more than this."""
    place = urlsplit(server.address)
    link = socket.create_connection((place.hostname, place.port), 10, (source, 0))
    link.sendall(words)
    return link


def answer_of(link: socket.socket) -> bytes:
    """All that is said until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := link.recv(4096):
            heard += part
    link.close()
    return heard


def ask_health(server, source: str) -> float:
    """How many seconds a visitor from another address waits for an answer."""
    began = time.perf_counter()
    assert b"200 OK" in answer_of(
        knock(server, source, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    )
    return time.perf_counter() - began


@pytest.fixture
def many_files():
    """Lets the test itself open many files, too."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert room_for(3000) == 3000
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_silent_sockets(launch, many_files):
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    server = launch(head_seconds=2)  # starts with what systems allow by themselves
    room_for(3000)
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] > 5000
    with contextlib.ExitStack() as stack:
        links = [stack.enter_context(knock(server, f"127.0.{number % 10}.9")) for number in range(1300)]
        assert ask_health(server, "127.0.0.2") < 1
        for link in links:
            assert answer_of(link) == b""  # they are closed without a word
        assert ask_health(server, "127.0.0.2") < 1
    assert "Traceback" not in server.end()


def test_silent_sockets_of_one_address(start, caplog):
    live = start(connections_per_address=20)
    with contextlib.ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(knock(live, "127.0.0.9"))
        last = knock(live, "127.0.0.9")
        assert answer_of(last).startswith(b"HTTP/1.1 503 ")
        assert ask_health(live, "127.0.0.2") < 1
        assert "oppidum_sockets_refused 41.0" in live.visitor().send("GET", "/metrics").text
    told = [line for line in caplog.messages if "refused so far" in line]
    assert len(told) == 1
    assert "20 of at most 20 from 127.0.0.9; 1 refused so far" in told[0]
    assert wait_for(lambda: not live.hall.door.crowd.of["127.0.0.9"])


def test_more_sockets_than_there_is_room_for(start, caplog):
    live = start(connections=10)
    with contextlib.ExitStack() as stack:
        for number in range(10):
            stack.enter_context(knock(live, f"127.0.0.{number + 10}"))
        assert answer_of(knock(live, "127.0.0.99")).startswith(b"HTTP/1.1 503 ")
    assert sum("connections are open" in line for line in caplog.messages) == 1
    assert wait_for(lambda: live.hall.door.crowd.total <= 1)
    assert ask_health(live, "127.0.0.99") < 1


@pytest.mark.parametrize(
    "words",
    [
        b"GET /healthz HTT",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost:",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n",  # answered although it goes on
    ],
)
def test_slow_request(start, caplog, words):
    live = start(head_seconds=0.3, body_seconds=0.3)
    link = knock(live, words=words)
    began = time.monotonic()
    with contextlib.suppress(OSError):
        while time.monotonic() < began + 1.5:  # a byte now and then keeps nothing alive
            link.sendall(b" ")
            time.sleep(0.05)
    assert time.monotonic() < began + 1.5
    answer_of(link)
    assert not [record for record in caplog.records if record.exc_info]


def test_slow_request_is_told_so(start):
    live = start(head_seconds=0.1, body_seconds=0.1)
    body = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"
    for words in (b"GET /healthz HTT", body):
        assert answer_of(knock(live, words=words)).startswith(b"HTTP/1.1 408 ")


def test_few_descriptors(monkeypatch, caplog):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    asked: list[tuple[int, int]] = []
    assert room_for(5000) == 4096 - 256
    assert asked == [(4096, 4096)]
    assert "the system allows 4096 open files, so that 3840 connections are the most" in caplog.text
    assert room_for(2000) == 2000


# Addresses that somebody claims to have.


def test_forged_address(start):
    live = start(requests_per_second=1)
    with Guest(live.address).http as http:
        codes = [
            http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(9)
        ]
    assert codes[-1] == 429


def test_forged_address_behind_a_proxy(start):
    live = start(requests_per_second=1, trusted_proxies=["127.0.0.1"])

    def ask(forwarded: str) -> int:
        return int(http.get("/api/games", headers={"X-Forwarded-For": forwarded}).status_code)

    with Guest(live.address).http as http:
        assert [ask(f"198.51.100.{number}, 203.0.113.7") for number in range(9)][-1] == 429
        assert ask("203.0.113.8") == 200  # another visitor of the same proxy
        assert [ask(f"2001:db8:0:1::{number}") for number in range(9)][-1] == 429  # one home has many addresses
        assert ask("2001:db8:0:2::1") == 200


def test_the_proxy_may_bring_many(start):
    live = start(connections_per_address=3, behind_proxy=True)
    with contextlib.ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(knock(live))
        assert ask_health(live, "127.0.0.1") < 1


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ([], "127.0.0.1", "203.0.113.7", "127.0.0.1"),
        (["10.0.0.0/8"], "192.0.2.1", "203.0.113.7", "192.0.2.1"),
        (["10.0.0.0/8"], "10.1.2.3", "203.0.113.7", "203.0.113.7"),
        (["10.0.0.0/8"], "10.1.2.3", "", "10.1.2.3"),
        (["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, 203.0.113.7, 10.9.9.9", "203.0.113.7"),
        (["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, nonsense, 10.9.9.9", "10.9.9.9"),
        (["10.0.0.0/8"], "10.1.2.3", "10.4.4.4", "10.4.4.4"),
        (["::1"], "::1", "[2001:db8::1]:4711", "2001:db8::1"),
        (["10.0.0.0/8"], "::ffff:10.1.2.3", "203.0.113.7:80", "203.0.113.7"),
    ],
)
def test_who_is_believed(trusted, peer, forwarded, client):
    assert Proxies(trusted).client_of(peer, forwarded) == client


def test_what_is_counted_as_one_address():
    assert counted("203.0.113.7") == counted("::ffff:203.0.113.7") == "203.0.113.7"
    assert counted("2001:db8:0:1::1") == counted("2001:db8:0:1:ffff::") == "2001:db8:0:1::/64"
    assert counted("somewhere") == "somewhere"
    assert Config(behind_proxy=True).proxies.trusts("192.168.1.1")
    assert not Config(behind_proxy=True).proxies.trusts("203.0.113.7")
    assert not Config().proxies.trusts("127.0.0.1")


# Secrets and tokens.


def oppidum(*words, code=0) -> str:
    """What a command says."""
    result = CliRunner().invoke(app, list(map(str, words)))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def guest_with(live, token: str) -> Guest:
    """Somebody who comes back."""
    guest = live.visitor()
    guest.token = token
    return guest


def test_full_disk_at_the_first_start(tmp_path, monkeypatch):
    def full(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr("oppidum.server.keys.os.fsync", full)
        with pytest.raises(StoreError, match=r"cannot be written \(No space left on device\): make room on the disk"):
            read_secrets(tmp_path)
    assert list(tmp_path.iterdir()) == []
    (secret,) = read_secrets(tmp_path)
    assert len(secret) == 64
    assert read_secrets(tmp_path) == (secret,)


@pytest.mark.parametrize(
    ("content", "mode", "sentence"),
    [
        ("", 0o600, "is empty: restore a backup"),
        ("short\n", 0o600, "is shorter than 16 signs: restore a backup"),
        ("x" * 32 + "\nshort", 0o600, "is shorter than 16 signs"),
        ("x" * 32, 0o644, "can be read by other users of this machine: chmod 600 "),
        ("x" * 32, 0o640, "can be read by other users of this machine: chmod 600 "),
    ],
)
def test_weak_secret(tmp_path, content, mode, sentence):
    file = tmp_path / "data" / "secret"
    file.parent.mkdir()
    file.write_text(content)
    file.chmod(mode)
    assert sentence in oppidum("serve", "--port", 0, "--data", file.parent, code=1)


def test_files_that_others_may_read(start, tmp_path):
    before = os.umask(0o022)
    try:
        live = start()
        live.guest().open(ME, ME)
        live.stop()
        (tmp_path / "oppidum.db").chmod(0o644)  # as earlier versions made it
        start().guest().open(ME, ME)
        oppidum("backup", tmp_path / "backup.zip", "--data", tmp_path)
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir() if "lock" not in file.name}
    finally:
        os.umask(before)
    assert {"oppidum.db", "oppidum.db-wal", "oppidum.db-shm", "secret", "backup.zip"} <= modes.keys()
    assert {name for name, mode in modes.items() if mode != 0o600} == set()


def test_rotated_secret(start, tmp_path):
    live = start()
    ana = live.guest()
    code, first = ana.open(ME, ME), ana.token
    assert "1 older secret is still believed" in oppidum("secret", "rotate", "--data", tmp_path)
    answer = ana.send("GET", "/api/mine")
    assert [card["code"] for card in answer.json()] == [code]
    second = answer.headers["Oppidum-Token"]
    assert second.partition(".")[0] != first.partition(".")[0]
    ana.token = second
    assert "Oppidum-Token" not in ana.send("GET", "/api/mine").headers
    assert "every guest is a stranger" in oppidum("secret", "rotate", "--forget", "--data", tmp_path)
    for token in (first, second):
        assert guest_with(live, token).refused(401, "GET", "/me")["reason"] == "bad-token"
    ben = live.guest("Ben")
    live.stop()
    assert guest_with(start(), ben.token).get("/me")["name"] == "Ben"


def test_rotated_secret_in_the_settings(start, tmp_path):
    live = start(secret="a secret of our own")
    ana = live.guest()
    live.stop()
    live = start(secret="another secret of ours", old_secrets=["a secret of our own"])
    assert guest_with(live, ana.token).get("/me")["name"] == "Ana"
    live.stop()
    assert guest_with(start(secret="another secret of ours"), ana.token).refused(401, "GET", "/me")
    (tmp_path / "own.toml").write_text("secret = 'another secret of ours'")
    said = oppidum("secret", "rotate", "--data", tmp_path, "--config", tmp_path / "own.toml", code=1)
    assert "the secret stands in your settings: move it to old_secrets there" in said


def test_stolen_token(start, tmp_path, monkeypatch):
    monkeypatch.setattr("oppidum.server.revocation.LOOK_EVERY", 0.02)
    live = start()
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, ME)

    async def stay():
        async with at_table(live.address, code, ana.token) as thief:
            said = await asyncio.to_thread(oppidum, "secret", "revoke", ana.token, "--data", tmp_path)
            with pytest.raises(ConnectionClosed) as end:
                await thief.until(lambda _: False)
            assert (end.value.rcvd.code, end.value.rcvd.reason) == (PROTOCOL_ERROR, "bad-token")
            return said

    said = run(stay())
    assert f"All tokens of Ana ({ana.person}) are worthless" in said
    assert ana.refused(401, "GET", "/me")["reason"] == "bad-token"
    again = guest_with(live, said.split()[-1])
    assert [card["code"] for card in again.get("/mine")] == [code]
    assert ben.get("/me")["name"] == "Ben"
    live.stop()
    live = start()
    assert guest_with(live, ana.token).refused(401, "GET", "/me")
    assert guest_with(live, again.token).get("/me")["name"] == "Ana"


def test_whose_tokens_are_revoked(start, tmp_path):
    live = start()
    ana, other, ben = live.guest(), live.guest(), live.guest("Ben")
    said = oppidum("secret", "revoke", "Ana", "--data", tmp_path, code=1)
    assert f"2 people are called 'Ana'; name one by number: {ana.person}, {other.person}" in said
    assert "nobody here has the number" in oppidum("secret", "revoke", "Cleo", "--data", tmp_path, code=1)
    assert ben.person in oppidum("secret", "revoke", "Ben", "--data", tmp_path)
    assert "there is no database" in oppidum("secret", "revoke", "Ben", "--data", tmp_path / "nowhere", code=1)
    assert "there is no database" in oppidum("secret", "rotate", "--data", tmp_path / "nowhere", code=1)
    assert not (tmp_path / "nowhere").exists()


def test_old_token(start, tmp_path):
    """An upgrade locks nobody out: tokens of before, without a key and an end, are exchanged for new ones."""
    live = start()
    ana = live.guest()
    code = ana.open(ME, ME)
    old = URLSafeSerializer((tmp_path / "secret").read_text().strip(), salt="person").dumps(ana.person)
    answer = guest_with(live, old).send("GET", "/api/mine")
    assert [card["code"] for card in answer.json()] == [code]
    assert guest_with(live, answer.headers["Oppidum-Token"]).get("/me")["person"] == ana.person
    oppidum("secret", "rotate", "--data", tmp_path)
    assert guest_with(live, old).get("/me")["person"] == ana.person
    oppidum("secret", "revoke", ana.person, "--data", tmp_path)
    live.inside(live.hall.revocations.look_again)
    assert guest_with(live, old).refused(401, "GET", "/me")


def test_token_that_is_old_or_forged(tmp_path, monkeypatch):
    tokens = Tokens(Keys(tmp_path), lambda _: 0)
    token, now = tokens.make("ana"), time.time()
    assert (tokens.read(token), tokens.renew(token)) == ("ana", None)
    monkeypatch.setattr("time.time", lambda: now + 8 * DAY)
    renewed = tokens.renew(token)
    assert renewed
    assert tokens.read(renewed) == "ana"
    monkeypatch.setattr("time.time", lambda: now + LIFE + 7 * DAY)
    assert tokens.read(token) is None
    assert tokens.read(renewed) == "ana"  # who keeps playing keeps the seats
    key, _, signed = renewed.partition(".")
    for forged in (signed, f"{key}.", key, f".{signed}", f"ffffffff.{signed}", f"{key}.{signed}x", "", "....", "é.é"):
        assert tokens.read(forged) is None
        assert tokens.renew(forged) is None


# Two servers, and a writer that stumbles.


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
    assert [entry.seq for entry in live.hall.store.events("TWIN")] == list(range(1, seq + 1))


def test_writer_that_stumbles(start, monkeypatch, caplog):
    live = start()
    ana = live.guest()
    store = live.hall.store

    def stumble(*_):
        raise ZeroDivisionError("out of the blue")

    with monkeypatch.context() as broken:
        broken.setattr("oppidum.server.store.store_together", stumble)
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
    monkeypatch.setattr("oppidum.server.store.STUCK", -1)
    store._writing_since = time.monotonic()
    assert "nothing can be stored: a commit has been under way for 0 s" in str(store.problem())
    store._writing_since = None
    store._jobs.put(None)
    store._writer.join()
    assert store.problem() == "nothing can be stored: the writer has stopped"
    store.close()


def test_disk_that_is_nearly_full(start, monkeypatch):
    live = start()
    monkeypatch.setattr("oppidum.server.health.free_megabytes", lambda _: 7)
    health = live.visitor().ask("GET", "/healthz")
    assert (health["status"], health["warning"]) == ("ok", "the disk is nearly full: 7 MB are left")


# Tables that wait, and tables that nobody waits for.


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
    kept = live.hall.waiting._of
    for _ in range(5):
        ana.open(ME, ME)
    assert kept == {}
    codes = [ana.open(ME, OPEN) for _ in range(3)]
    ana.post(f"/tables/{codes[0]}/leave")
    live.inside(lambda: live.hall.waiting.sweep(time.time()))
    assert kept is not live.hall.waiting._of
    assert live.hall.waiting._of == {"127.0.0.1": codes[1:]}
    many = [f"X{number}" for number in range(100_000)]
    assert live.hall.store.still_waiting([*many, codes[1]]) == [codes[1]]


def test_tables_that_wait_for_ever(start, caplog):
    caplog.set_level("INFO", "oppidum")
    live = start(waiting_hours=2)
    ana, ben = live.guest(), live.guest("Ben")
    left, visited, begun = ana.open(ME, OPEN, public=True), ana.open(ME, OPEN, public=True), ana.open(ME, ME)
    sweep, hour, now = live.hall.waiting.sweep, 3600, time.time()

    async def wait():
        async with at_table(live.address, visited, ben.token):
            for room in live.hall.lobby.rooms.values():
                room.idle_since -= hour
            for hours in (0, 1.9, 2.1):
                live.inside(lambda hours=hours: sweep(now + hours * hour))
        live.hall.lobby.rooms[visited].idle_since -= hour

    run(wait())
    assert f"table {left} has waited for 2 hours with nobody there: it is gone" in caplog.text
    assert ana.refused(404, "GET", f"/tables/{left}")["reason"] == "unknown-table"
    assert {card["code"] for card in ana.get("/mine")} == {visited, begun}
    live.hall.lobby.rooms[visited].idle_since -= hour
    live.inside(lambda: sweep(now + 4 * hour))
    assert ana.get(f"/tables/{visited}")["code"] == visited  # somebody was there two hours ago
    live.hall.lobby.rooms[visited].idle_since -= hour
    live.inside(lambda: sweep(now + 4.2 * hour))
    assert {card["code"] for card in ana.get("/mine")} == {begun}
    live.stop()
    assert {card["code"] for card in guest_with(start(), ana.token).get("/mine")} == {begun}


def test_tables_without_their_hosts(start, monkeypatch):
    monkeypatch.setattr("oppidum.server.lobby.MOST_LISTED", 5)
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
    assert wait_for(lambda: len(live.hall.store.events(code)) > before + 3)
    assert mine not in live.hall.lobby.rooms


# Odd requests and odd words.


@pytest.mark.parametrize(
    "path",
    [
        *("/%00", "/a%00b", "/" + "a" * 5000, "/a/" * 2000, "/%ff%fe", "/..%2f..%2fetc%2fpasswd", "/%0d%0aX:%20y"),
        *("/assets/%00", "/assets/" + "a" * 5000, "/assets/..%2f..%2fapp.py", "/assets/" + "%00" * 50),
        *("/api/%00", "/api/tables/%00", "/api/tables/" + "A" * 5000, "/api/games/%00/kit", "/api/tables/%F0%9F/state"),
        *("/api/tables/ABCDEF/state?seat=%00", "/api/games/carcassonne/examples/%00", "/api/tables/%ED%A0%80"),
    ],
)
def test_odd_path(live, caplog, path):
    link = knock(live, words=f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    status = int(answer_of(link).split()[1])
    assert status in ((404, 422) if path.startswith(("/%00", "/a%00", "/aaa", "/api", "/assets")) else (200, 404, 503))
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{", None),  # and goes away
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n", 400),
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}", 400),
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400),
        (b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 17\r\n\r\n{"name":"\\ud800"}', 422),
        (b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}', 422),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n", None),
        (b"GET \x00 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),  # TLS
        (b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 400),
        (b"GET /%00 HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n", 404),
    ],
)
def test_broken_request(live, caplog, words, status):
    link = knock(live, words=words)
    if status is None:
        time.sleep(0.05)
        link.close()
    else:
        link.settimeout(10)
        assert link.recv(4096).split()[1] == str(status).encode()
        link.close()
    assert live.visitor().ask("GET", "/healthz")["status"] == "ok"
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("A\u200bn\u2060a\ufeff", "Ana"),
        ("\u202eanA\u202c", "anA"),
        ("\u2066Ana\u2069", "Ana"),
        ("A\u00adna", "Ana"),
        ("Ana\ufe00\u034f", "Ana"),
        ("Ａｎａ", "Ana"),
        ("𝐀𝐧𝐚", "Ana"),
        ("A\u0301na", "Ána"),
        ("Ana\u3164", "Ana"),
        ("Ana\u2800Lu", "Ana Lu"),
        ("A\x00n\x1ba\x7f", "A n a"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306", "á\u0302\u0303\u0304"),
        ("👩\u200d🌾 Ana", "👩\u200d🌾 Ana"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("A\u200dna", "Ana"),
        ("Zoë Ñandú 李", "Zoë Ñandú 李"),
        ("\U000e0041\U000e0042", None),
    ],
)
def test_odd_name(written, shown):
    assert clean_name(written) == shown


def test_odd_words_at_a_table(live):
    ana = live.guest("\u202eA\u200bna")
    assert ana.get("/me")["name"] == "Ana"
    code = ana.open(ME | {"name": "B\u2066e\u200bn"}, ME)
    ana.post(f"/tables/{code}/chat", {"text": "one\u202e two\x07\n\u200bthree"})
    assert ana.refused(409, "POST", f"/tables/{code}/chat", {"text": "\u200b\u202e"})["reason"] == "bad-message"
    state = ana.state(code)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ben", "Ana"]
    assert [line["text"] for line in state["chat"]] == ["one two three"]
    brought = ana.send("POST", "/api/matches", content=recorded().replace("Ana | Bran", "\u202eA\u200bna | \u2066Bran"))
    assert [seat["name"] for seat in brought.json()["seats"]] == ["Ana", "Bran"]
