"""Bots at tables: they play whole matches, stand in for others, and never stop a match by failing."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import pytest

from oppidum.bots import BOTS, bot_named
from oppidum.bots.bot import Choice
from oppidum.bots.protocol.process import Program
from oppidum.core.answer import Refused
from oppidum.core.game import Refusal
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.store import Store
from oppidum.server.tables import robots
from oppidum.server.tables.lobby import Lobby
from oppidum.server.tables.robots import Robots
from oppidum.server.tables.room import Room
from oppidum.server.tables.table import NotStored, Table
from oppidum.server.tables.thinking import Desk, Thinking
from tests.server.answers import accepted
from tests.server.live import gist
from tests.server.test_table import first_move, open_table, row
from tests.unknown_game import UnknownGame

LONG = 300  # seconds: only a deadlock takes so long


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path / "oppidum.db")
    yield store
    store.close()


@pytest.fixture
def pool():
    thinking = Thinking(2)
    yield Desk(thinking, "ana", "table")
    thinking.close()


def test_bots_play_a_whole_match(store, pool):
    async def run():
        table = await open_table(store, players=3)
        crew = Robots(table, {0: "greedy", 1: "uniform", 2: "greedy"}, pool, seed=1)
        await asyncio.wait_for(crew.attend(), LONG)
        assert table.course.ended
        assert crew.replaced == 0
        assert gist(store.events("m")) == gist(table.lines)
        scores = table.course.match.scores
        assert max(scores[0], scores[2]) > scores[1]  # one of them may have bad luck

    asyncio.run(run())


def test_a_person_against_a_bot(store, pool):
    async def run():
        table = await open_table(store)
        attending = asyncio.create_task(Robots(table, {1: "greedy"}, pool).attend())
        async with asyncio.timeout(LONG):
            while not table.course.ended:
                if table.course.asked == 0:
                    accepted(await table.act(0, table.seq, "done" if table.course.holding else first_move(table)))
                else:
                    await asyncio.sleep(0.001)
            await attending

    asyncio.run(run())


def test_stand_ins_for_the_absent_and_the_resigned(store, pool):
    async def run():
        table = await open_table(store, players=3)
        accepted(await table.act(0, table.seq, first_move(table)))
        accepted(await table.act(0, table.seq, "none"))  # leaves without ending the turn
        attending = asyncio.create_task(Robots(table, {2: "uniform"}, pool).attend())
        await asyncio.sleep(0.05)
        assert table.course.asked == 0
        accepted(await table.act(1, table.seq, "resign"))
        accepted(await table.take_over(0, "greedy"))
        await asyncio.wait_for(attending, LONG)
        assert table.course.ended
        assert table.course.ranking()[1] == 3

    asyncio.run(run())


def test_a_stand_in_at_a_game_that_nobody_knows(store, pool):
    async def run():
        await store.open_match(row("m", 3))
        table = Table("m", UnknownGame(3), store)
        await table.begin()
        crew = Robots(table, {1: "uniform", 2: "uniform"}, pool)
        accepted(await table.act(0, table.seq, "resign"))
        await asyncio.wait_for(crew.attend(), LONG)
        assert table.course.ended
        assert crew.replaced == 0

    asyncio.run(run())


class Broken:
    """Crashes, or answers nonsense, every other time."""

    name = "broken"

    def sit(self, game, seat, seed):
        self.calls = 0
        return self

    def choose(self, seen):
        self.calls += 1
        if self.calls % 2:
            raise RuntimeError("out of ideas")
        return Choice(-5, "why not")


def test_a_broken_bot_does_not_stop_the_match(store, pool, monkeypatch):
    monkeypatch.setitem(BOTS, "broken", Broken)

    async def run():
        table = await open_table(store)
        crew = Robots(table, {0: "broken", 1: "uniform"}, pool, seed=1)
        await asyncio.wait_for(crew.attend(), LONG)
        assert table.course.ended
        assert crew.replaced > 50

    asyncio.run(run())


def test_a_full_disk_only_delays_the_bots(store, pool, monkeypatch):
    monkeypatch.setattr(robots, "PAUSE", 0.001)

    async def run():
        table = await open_table(store)
        real, failures = store.append, iter([True] * 5)

        async def sometimes(match, entries):
            if next(failures, False):
                raise StoreError("database or disk is full")
            await real(match, entries)

        monkeypatch.setattr(store, "append", sometimes)
        crew = Robots(table, {0: "uniform", 1: "uniform"}, pool, seed=1)
        await asyncio.wait_for(crew.attend(), LONG)
        assert table.course.ended
        assert gist(store.events("m")) == gist(table.lines)

    asyncio.run(run())


def test_what_fails_beside_a_bot_is_logged_and_tried_again(store, pool, monkeypatch, caplog):
    monkeypatch.setattr(robots, "PAUSE", 0.001)
    real, failures = robots.seen_by, iter([True] * 5)

    def sometimes(course, seat):
        if next(failures, False):
            raise KeyError("a hole in the eyes")
        return real(course, seat)

    monkeypatch.setattr(robots, "seen_by", sometimes)

    async def run():
        table = await open_table(store)
        crew = Robots(table, {0: "uniform", 1: "uniform"}, pool, seed=1)
        await asyncio.wait_for(crew.attend(), LONG)
        assert table.course.ended
        assert (crew.replaced, crew.failures) == (0, 0)

    asyncio.run(run())
    assert caplog.text.count("table m: uniform at seat 1 could not play, trying again") == 5
    assert "a hole in the eyes" in caplog.text


def test_bots_that_are_stopped_by_an_error_are_logged(store, pool, monkeypatch, caplog):
    async def stop(self):
        raise KeyError("no more bots")

    monkeypatch.setattr(Robots, "attend", stop)

    async def run():
        table = await open_table(store)
        room = Room(replace(row(), settings={"host": None}), store, pool.thinking, 0)
        room.open(table)
        await asyncio.sleep(0)
        await room.close()

    asyncio.run(run())
    assert "bots of table m: stopped by an error" in caplog.text
    assert "no more bots" in caplog.text


class Attentive:
    """Plays at random and writes down what it is told."""

    name = "attentive"

    def __init__(self):
        self.heard = []  # one list for each time it sat down

    def sit(self, game, seat, seed):
        mind = bot_named("uniform").sit(game, seat, seed)
        heard = []
        self.heard.append(heard)
        mind.saw = lambda event, seen: heard.append((str(event), seen.checksum()))
        return mind


@pytest.fixture
def attentive(monkeypatch):
    bot = Attentive()
    monkeypatch.setitem(BOTS, "attentive", lambda: bot)
    return bot


def test_a_table_that_is_being_loaded_when_the_server_stops_does_not_begin(store, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()

    def slow(*given):
        begun.set()
        go_on.wait(LONG)
        return Table(*given)

    async def run():
        await open_table(store)
        await store.update_match("m", settings={"public": True, "host": None})
        monkeypatch.setattr("oppidum.server.tables.lobby.Table", slow)
        lobby = Lobby(store)
        finding = asyncio.create_task(lobby.find("m"))
        await asyncio.to_thread(begun.wait, LONG)
        await lobby.close()
        go_on.set()
        assert isinstance((await asyncio.gather(finding, return_exceptions=True))[0], asyncio.CancelledError)
        assert not lobby.rooms
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert not others, "something goes on behind the end"

    asyncio.run(run())


def test_minds_are_told_what_happens_in_order(store, pool, attentive):
    async def run():
        table = await open_table(store, players=3)
        crew = Robots(table, {0: "attentive", 1: "uniform", 2: "attentive"}, pool, seed=1)
        await asyncio.wait_for(crew.attend(), LONG)
        match = table.course.match
        assert len(attentive.heard) == 2
        for heard in attentive.heard:
            assert [event for event, _ in heard] == [str(event) for event in match.events]
            assert heard[-1][1] == match.position.checksum()
            assert heard[40][1] == match.up_to(41).position.checksum()
        assert set(crew.listeners) == {(0, "attentive"), (2, "attentive")}  # the other one does not stay

    asyncio.run(run())


def test_a_mind_that_comes_late_hears_what_was_before(store, pool, attentive):
    async def run():
        table = await open_table(store)
        for _ in range(8):
            accepted(
                await table.act(table.course.asked, table.seq, "done" if table.course.holding else first_move(table))
            )
        before = [str(event) for event in table.course.match.events]
        accepted(await table.take_over(0, "attentive"))
        accepted(await table.take_over(1, "attentive"))
        await asyncio.wait_for(Robots(table, {}, pool, seed=1).attend(), LONG)
        assert [event for event, _ in attentive.heard[0]][: len(before)] == before

    asyncio.run(run())


def test_a_fresh_mind_takes_the_seat_when_what_it_heard_was_taken_back(store, pool, attentive):
    async def run():
        table = await open_table(store)
        crew = Robots(table, {1: "attentive"}, pool, seed=1)
        while table.course.asked != 1:
            accepted(await table.act(0, table.seq, "done" if table.course.holding else first_move(table)))
        match = table.course.match
        crew.think(1, "attentive", match, match.position)
        crew.think(1, "attentive", match, match.position)
        assert len(attentive.heard) == 1
        other = match.up_to(len(match.events) - 1)
        while other.to_move != 1 or other.events == match.events:
            other = match.up_to(len(match.events) - 1)
            other.roll(table._chance)
        crew.think(1, "attentive", other, other.position)
        assert [event for event, _ in attentive.heard[1]] == [str(event) for event in other.events]

    asyncio.run(run())


def test_a_replacement_waits_for_the_disk_too(store, pool, monkeypatch):
    monkeypatch.setattr(robots, "PAUSE", 0.001)

    async def run():
        table = await open_table(store)
        crew = Robots(table, {0: "uniform", 1: "uniform"}, pool, seed=1)
        act, faults = table.act, iter([Refusal("table", "no"), NotStored(StoreError("disk is full"))] * 3)

        async def sometimes(seat, seq, text, key=None):
            if (fault := next(faults, None)) is not None:
                return Refused(fault)
            return await act(seat, seq, text, key)

        monkeypatch.setattr(table, "act", sometimes)
        await asyncio.wait_for(crew.attend(), LONG)
        assert table.course.ended
        assert crew.replaced == 3

    asyncio.run(run())


def test_a_server_starts_no_programs(store, pool, monkeypatch, tmp_path):
    monkeypatch.setattr(Program, "__init__", lambda *_: pytest.fail("a program was started"))

    async def run():
        table = await open_table(store)
        crew = Robots(table, {0: f"program:touch {tmp_path / 'mark'}", 1: "uniform"}, pool, seed=1)
        await asyncio.wait_for(crew.attend(), LONG)
        assert crew.replaced > 50
        assert not (tmp_path / "mark").exists()

    asyncio.run(run())
