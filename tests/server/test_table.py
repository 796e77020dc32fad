"""Tables and their store: what was acknowledged is there, nothing happens twice, turns are held until done."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from oppidum.core.answer import Accepted, Refused
from oppidum.core.game import CHANCE, OVER, Refusal
from oppidum.core.live_match import COMMANDS, LiveMatch
from oppidum.games import GAMES, game_class
from oppidum.server import memory
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.rows import Entry, MatchRow, SeatRow
from oppidum.server.storage.schema import MIGRATIONS
from oppidum.server.storage.store import Store
from oppidum.server.tables import lobby
from oppidum.server.tables.bulletin import turn_of
from oppidum.server.tables.lines import Line, Lines
from oppidum.server.tables.table import NotStored, Stale, Table
from oppidum.server.tables.viewing import choices_for, show_line, view_for
from tests.conftest import play_at_random
from tests.server.answers import accepted
from tests.server.live import ME, OPEN, gist, wait_for


def row(name="m", players=2):
    game = game_class("carcassonne")(players)
    return MatchRow(
        *(name, game.name, game.EDITION, game.book_hash, players, 0, dict(game.options), {"public": True}),
        *("playing", None, None, None, 1.0, (SeatRow(person="ana"),) * players),
    )


async def open_table(store, name="m", players=2) -> Table:
    await store.open_match(row(name, players))
    table = Table(name, game_class("carcassonne")(players), store)
    await table.begin()
    return table


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path / "oppidum.db")
    yield store
    store.close()


def first_move(table: Table) -> str:
    course = table.course
    return table.game.words.format(course.match.position, int(table.game.legal(course.match.position)[0]))


def what_is_seen(table: Table) -> tuple:
    return view_for(table.course, None), turn_of(table), choices_for(table.course, 0), table.seq


async def play_on(table: Table, events: int) -> None:
    """Play the first legal move, and done, until the log is so long or the match is over."""
    while table.seq < events and not table.course.ended:
        seat = table.course.asked
        accepted(await table.act(seat, table.seq, "done" if table.course.holding else first_move(table)))


def test_a_whole_match_is_stored_and_resumed(store):
    async def run():
        table = await open_table(store)
        await play_on(table, 10_000)
        assert table.course.asked == OVER
        again = Table("m", table.game, store, store.events("m"))
        assert again.lines == table.lines
        assert again.course.match.position == table.course.match.position
        assert turn_of(again).ranking == table.course.ranking()

    asyncio.run(run())


def test_a_turn_is_held_until_done_and_can_be_taken_back(store):
    async def run():
        table = await open_table(store)
        start = table.course.match.position.checksum()
        accepted(await table.act(0, table.seq, first_move(table)))
        assert turn_of(table).undo == [0]
        accepted(await table.act(0, table.seq, "none"))
        assert (table.course.holding, table.course.asked) == (True, 0)  # no tile is revealed yet
        assert choices_for(table.course, 0) == []
        for seat, text in ((0, "none"), (1, "done"), (1, "undo"), (1, "1,0 N")):
            with pytest.raises(Refusal) as refused:
                accepted(await table.act(seat, table.seq, text))
            assert refused.value.rule == "CAR-05"
        accepted(await table.act(0, table.seq, "undo"))
        accepted(await table.act(0, table.seq, "undo"))
        assert table.course.match.position.checksum() == start
        with pytest.raises(Refusal, match="nothing of yours"):
            accepted(await table.act(0, table.seq, "undo"))
        assert [line.undoes for line in table.lines[3:5]] == [(3,), (2,)]
        accepted(await table.act(0, table.seq, first_move(table)))
        accepted(await table.act(0, table.seq, "none"))
        accepted(await table.act(0, table.seq, "done"))
        assert table.course.asked == 1
        assert [line.kind for line in table.lines] == [
            *("chance", "action", "action", "undo", "undo"),
            *("action", "action", "done", "chance"),
        ]
        for attempt in (table.act(0, table.seq, "undo"), table.ask_undo(0, {1})):
            with pytest.raises(Refusal, match="something hidden has been shown since"):
                accepted(await attempt)  # the next tile has been seen: nobody's consent lifts that
        again = Table("m", table.game, store, store.events("m"))
        assert (again.lines, turn_of(again)) == (table.lines, turn_of(table))

    asyncio.run(run())


def test_stale_and_repeated_messages(store):
    async def run():
        table = await open_table(store)
        seq, move = table.seq, first_move(table)
        assert accepted(await table.act(0, seq, move, key="a")) == seq + 1
        assert accepted(await table.act(0, seq, move, key="a")) == seq + 1  # repeated: answered, not applied
        with pytest.raises(Stale):
            accepted(await table.act(0, seq, "none", key="b"))
        with pytest.raises(Stale):
            accepted(await table.act(0, seq + 5, "none", key="c"))
        answers = await asyncio.gather(*(table.act(0, seq + 1, "none", key=f"k{n}") for n in range(5)))
        assert answers.count(Accepted(seq + 2)) == 1
        refusals = [answer.refusal for answer in answers if isinstance(answer, Refused)]
        assert [isinstance(refusal, Stale) for refusal in refusals] == [True] * 4
        again = Table("m", table.game, store, store.events("m"))
        assert accepted(await again.act(0, 0, move, key="a")) == seq + 1  # also after a restart
        await play_on(again, seq + 100)
        assert accepted(await again.act(0, seq, move, key="a")) == seq + 1  # and long after
        with pytest.raises(Stale):
            accepted(await again.act(0, seq, move, key="never said"))

    asyncio.run(run())


def test_seats_that_end_their_turns_at_once_and_listeners(store):
    async def run():
        table = await open_table(store)
        table.at_once = {0, 1}
        heard: list[Line] = []
        table.listeners.add(lambda news: heard.extend(news.lines))
        before = table.seq
        await play_on(table, 60)
        assert heard == table.lines[before:]
        assert not table.course.holding
        assert gist(store.events("m")) == gist(table.lines)  # stored before it was told

    asyncio.run(run())


def test_a_listener_that_fails_harms_neither_the_others_nor_what_is_stored(store, caplog):
    def fail(news):
        raise KeyError("gone")

    async def run():
        table = await open_table(store)
        heard: list[Line] = []
        table.listeners |= {fail, lambda news: heard.extend(news.lines), lambda news: fail(news)}
        before = table.seq
        accepted(await table.act(0, before, first_move(table)))
        assert heard == table.lines[before:]
        assert gist(store.events("m")) == gist(table.lines)

    asyncio.run(run())
    assert caplog.text.count("table m: somebody could not be told of event 2") == 2


def test_resign_takeover_and_handback(store):
    async def run():
        two = await open_table(store, "two")
        accepted(await two.act(1, two.seq, "resign"))  # also out of turn
        assert two.course.ended
        assert two.course.ranking() == [1, 2]
        with pytest.raises(Refusal, match="over"):
            accepted(await two.act(0, two.seq, first_move(two)))
        four = await open_table(store, "four", players=4)
        accepted(await four.act(2, four.seq, "resign"))
        assert not four.course.ended
        with pytest.raises(Refusal, match="resigned already"):
            accepted(await four.act(2, four.seq, "resign"))
        accepted(await four.take_over(2, "greedy"))
        assert turn_of(four).robots == {"2": "greedy"}
        accepted(await four.hand_back(2))
        with pytest.raises(Refusal, match="no bot plays"):
            accepted(await four.hand_back(2))
        await play_on(four, 10_000)
        assert four.course.ranking()[2] == 4
        assert Table("four", four.game, store, store.events("four")).course.ranking() == four.course.ranking()

    asyncio.run(run())


def test_nothing_happens_when_it_cannot_be_stored(store, monkeypatch):
    async def run():
        table = await open_table(store)
        before, log = table.course.match.position.checksum(), list(table.lines)
        heard = []
        table.listeners.add(heard.append)

        async def full(match, entries):
            raise StoreError("database or disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            with pytest.raises(NotStored, match="it could not be stored: database or disk is full"):
                accepted(await table.act(0, table.seq, first_move(table), key="x"))
        assert (table.course.match.position.checksum(), list(table.lines), heard) == (before, log, [])
        accepted(await table.act(0, table.seq, first_move(table), key="x"))
        assert table.seq == len(log) + 1

    asyncio.run(run())


def test_nobody_sees_what_is_not_stored_yet(store, monkeypatch):
    async def run():
        table = await open_table(store)
        before = what_is_seen(table)
        seen = []
        real = store.append

        async def slow(match, entries):
            seen.append(what_is_seen(table))
            await real(match, entries)

        monkeypatch.setattr(store, "append", slow)
        accepted(await table.act(0, table.seq, first_move(table)))
        assert seen == [before]
        assert what_is_seen(table) != before

    asyncio.run(run())


def test_a_locked_database_refuses_and_recovers(tmp_path):
    store = Store(tmp_path / "small.db")

    async def run():
        table = await open_table(store)
        with sqlite3.connect(tmp_path / "small.db") as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(NotStored, match="locked"):
                accepted(await table.act(0, table.seq, first_move(table)))
            other.execute("ROLLBACK")
        seq = table.seq
        accepted(await table.act(0, seq, first_move(table)))
        assert [entry.seq for entry in store.events("m")] == list(range(1, seq + 2))

    asyncio.run(run())
    store.close()


def test_a_log_that_replays_differently_is_frozen(store, caplog):
    async def run():
        table = await open_table(store)
        await play_on(table, 12)
        log = store.events("m")
        for wrong in (replace(log[-1], fingerprint="0" * 16), replace(log[-1], kind="action", text="nonsense")):
            with pytest.raises(Refusal, match="replays") as refused:
                Table("m", table.game, store, [*log[:-1], wrong])
            assert refused.value.reason == "frozen"
            assert "nonsense" not in refused.value.message  # what was played may be secret
        assert "nonsense" in caplog.text

    asyncio.run(run())


def test_a_bad_job_harms_only_itself(store):
    async def run():
        await open_table(store)
        entry = store.events("m")[0]
        good = [Entry(50 + n, "chance", CHANCE, "V", "x") for n in range(20)]
        jobs = [store.append("m", [one]) for one in good] + [
            store.append("m", [entry]),
            store.append("nobody", [entry]),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False] * 20 + [True, True]
        assert len(store.events("m")) == 1 + 20

    asyncio.run(run())


def test_migrations_and_a_file_from_the_future(tmp_path):
    file = tmp_path / "x.db"
    Store(file).close()
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="schema 99"):
        Store(file)
    (tmp_path / "garbage.db").write_bytes(b"not a database" * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path / "garbage.db")


def test_matches_are_listed(store):
    async def run():
        await open_table(store, "one")
        await open_table(store, "two", players=3)

    asyncio.run(run())
    assert [(match.id, match.players, match.settings) for match in store.public_matches(10)] == [
        ("two", 3, {"public": True}),
        ("one", 2, {"public": True}),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_no_game_uses_the_words_of_the_table(name):
    game = game_class(name)(2)
    match = play_at_random(game, seed=1)
    assert not {event.text for event in match.events} & set(COMMANDS)
    course = LiveMatch(game)
    assert course.asked in (CHANCE, 0)


SERVE = """
import asyncio, sys
from tests.server.test_table import Store, accepted, open_table, first_move

async def main():
    store = Store(sys.argv[1])
    tables = [await open_table(store, f"m{n}") for n in range(25)]
    async def keep_playing(table):
        while not table.course.ended:
            seat = table.course.asked
            seq = accepted(await table.act(seat, table.seq, "done" if table.course.holding else first_move(table)))
            print(table.name, seq, flush=True)
    await asyncio.gather(*map(keep_playing, tables))

asyncio.run(main())
"""


def test_killed_in_the_middle_of_many_matches_nothing_acknowledged_is_lost(tmp_path, modes):
    file = tmp_path / "killed.db"
    command = [sys.executable, "-c", SERVE, str(file)]
    environment = modes["compiled"] | {"PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        acknowledged = {}
        begin = time.monotonic()
        for line in server.stdout:
            name, seq = line.split()
            acknowledged[name] = int(seq)
            if len(acknowledged) == 25 and min(acknowledged.values()) > 20 and time.monotonic() > begin + 1:
                os.kill(server.pid, signal.SIGKILL)
                break
        for line in server.stdout:
            name, _, seq = line.strip().partition(" ")
            if seq.isdigit() and line.endswith("\n"):
                acknowledged[name] = int(seq)
    assert len(acknowledged) == 25
    store = Store(file)

    async def go_on():
        for name, seq in acknowledged.items():
            table = Table(name, game_class("carcassonne")(2), store, store.events(name))
            assert table.seq >= seq
            await table.begin()
            before = table.seq
            await play_on(table, before + 3)
            assert table.seq >= before + 3

    asyncio.run(go_on())
    store.close()


class OneFace(random.Random):
    """A die that always shows wood."""

    def randrange(self, *_):
        return 0


def test_all_are_told_what_the_die_brought_everybody(tmp_path):
    store = Store(tmp_path / "x.db")

    async def run():
        await store.open_match(row("m", 3))
        table = Table("m", game_class("meduris")(3, start=0), store)
        table._chance = OneFace()
        await table.begin()
        for plateau in ("wood", "wood", "wool", "stone", "wood", "stone"):
            seat = table.course.asked
            accepted(await table.act(seat, table.seq, f"worker {plateau}"))
            if table.course.holding:
                accepted(await table.act(seat, table.seq, "done"))
        roll = table.lines[-1]
        assert (roll.kind, roll.text) == ("chance", "wood")
        assert all(show_line(table.game, roll, viewer).gains == [1, 2, 0] for viewer in (0, 1, 2, None))
        assert not any(line.gains for line in table.lines[:-1])
        assert Table("m", table.game, store, store.events("m")).lines[-1].gains == (1, 2, 0)

    asyncio.run(run())
    store.close()


def test_lines_come_back_as_they_were_put_in():
    lines, kept = Lines(), []
    for seq in range(1, 6):
        line = Line(seq, "action", seq % 3, f"move {seq}", 0.5 * seq, action=None if seq == 2 else 10**12 + seq)
        kept.append(replace(line, undoes=(1, 2), hidden=("?", "move", "?")) if seq == 4 else line)
        lines.append(kept[-1])
    assert (list(lines), len(lines), lines[-1], lines[3:], lines[1]) == (kept, 5, kept[4], kept[3:], kept[1])
    assert lines[3].text_for(0) == lines[3].text_for(None) == "?"
    with pytest.raises(IndexError):
        lines[5]
    with pytest.raises(AssertionError, match="one by one"):
        lines.append(kept[0])


def test_a_room_in_which_somebody_waits_for_news_is_not_put_away(start, monkeypatch):
    monkeypatch.setattr(lobby, "TICK", 0.01)
    live = start(idle_seconds=0.01)
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    with ThreadPoolExecutor() as pool:
        state = ana.state(code)
        mover, other = (ana, ben) if state["turn"]["asked"] in state["seats"] else (ben, ana)
        waiting = pool.submit(other.state, code, since=state["seq"], wait=20)
        time.sleep(0.3)
        began = time.monotonic()
        mover.act(code)
        assert waiting.result(30)["seq"] == state["seq"] + 1
        assert time.monotonic() - began < 10
    assert wait_for(lambda: code not in live.server.lobby.rooms)


def test_a_room_in_which_the_seat_of_somebody_who_resigned_is_asked_is_not_idle(live):
    ana = live.guest()
    code = ana.open(ME, ME, ME)
    room = live.server.lobby.rooms[code]
    assert live.inside(lambda: room.idle)
    room.table.course.resigned.add(room.table.course.asked)
    assert not live.inside(lambda: room.idle)  # a bot plays for them


@pytest.mark.skipif(memory.malloc_trim() is None, reason="only glibc is asked to give memory back")
def test_rooms_that_are_put_away_are_freed_at_once(start, monkeypatch):
    """Nothing points back at a room, so that it does not wait for the garbage collector; the system gets its memory."""
    given_back = threading.Event()
    monkeypatch.setattr(memory, "malloc_trim", lambda: lambda _: given_back.set())
    live = start(idle_seconds=0.01)
    ana = live.guest()
    code = ana.open(ME, {"who": "bot", "bot": "easy"})
    ana.my_turn(code)
    room = weakref.ref(live.server.lobby.rooms[code])
    table = weakref.ref(live.server.lobby.rooms[code].table)
    live.inside(gc.disable)
    try:
        assert wait_for(lambda: room() is None and table() is None)
    finally:
        live.inside(gc.enable)
    assert given_back.wait(10)
