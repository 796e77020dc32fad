"""The queue before the bots' threads: addresses share alike, then their people, then the tables of each; by time."""

from __future__ import annotations

import asyncio
import itertools
import threading
from concurrent.futures import Future
from typing import Any

import pytest

from oppidum.server.tables.thinking import MOST_IDLE, Desk, Job, Line, Thinking


class Thought:
    """A thought that takes so long by a clock of its own, and notes when it is begun."""

    now = 0.0

    def __init__(self, begun: list, name: str, seconds: float) -> None:
        self.begun, self.name, self.seconds = begun, name, seconds

    def __call__(self) -> None:
        self.begun.append(self.name)
        Thought.now += self.seconds


def order_of(*wishes, threads=1):
    """In which order thoughts are begun: each is (path, alone, seconds), and all wait behind one that is under way."""
    begun = []

    async def run():
        thinking, gate = Thinking(threads, clock=lambda: Thought.now), threading.Event()
        first = asyncio.create_task(thinking.do(("x", "x", "x"), False, gate.wait, 5))
        await asyncio.sleep(0.05)
        tasks = [
            asyncio.create_task(thinking.do(tuple(path), alone, Thought(begun, path, seconds)))
            for path, alone, seconds in wishes
        ]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *tasks)
        assert (thinking.busy, thinking.waiting(False), thinking.waiting(True)) == (0, 0, 0)
        thinking.close()

    asyncio.run(run())
    return begun


def test_addresses_come_in_turn_however_many_people_and_tables_they_have():
    crowd = [("a" + person + table, False, 1) for person in "pqr" for table in "12"]
    order = order_of(*crowd, ("bs1", False, 1), ("ct1", False, 1))
    assert order[:3] == ["ap1", "bs1", "ct1"]
    assert [path[1] for path in order[3:]] == ["q", "r", "p", "q", "r"]


def test_people_of_one_address_come_in_turn_and_so_do_the_tables_of_a_person():
    wishes = [("ap" + table, False, 1) for table in "1123"]
    assert order_of(*wishes, ("aq9", False, 1)) == ["ap1", "aq9", "ap2", "ap3", "ap1"]


def test_who_thinks_long_waits_long():
    """Each gets the same time: whoever asks for ten times less at once is heard ten times as often."""
    order = order_of(*[("ap1", False, 1)] * 5, *[("bq1", False, 0.1)] * 40)
    places = [place for place, path in enumerate(order) if path == "ap1"][:4]
    assert all(9 <= second - first - 1 <= 11 for first, second in itertools.pairwise(places))


def test_a_hundred_guests_of_one_address_count_as_one():
    """118 people with a table each, all watched, and one who came later: he waits for one thought only."""
    crowd = [(("a", f"guest {number}", "1"), False, 1) for number in range(118)]
    order = order_of(*crowd, *[("bq1", False, 0.1)] * 5, *[("cq1", False, 0.3)] * 2)
    assert {order[1], order[2]} == {"bq1", "cq1"}
    assert max(order.index(path, start) for path, start in (("bq1", 1), ("cq1", 1))) <= 3
    assert len([path for path in order[:9] if path[0] == "a"]) <= 3


class Turns:
    """A line without threads: who comes, and who is next."""

    def __init__(self) -> None:
        self.line, self.begun = Line(), []

    def add(self, *path: str) -> None:
        waiter: Any = Future()
        self.line.add(Job(path, False, waiter, 0.0))

    def turn(self, seconds: float) -> None:
        job = self.line.next()
        self.begun.append("".join(job.path))
        self.line.end(job.path, seconds)


def test_who_was_away_has_saved_nothing_up():
    turns = Turns()
    for _ in range(20):
        turns.add(*"ap1")
    for _ in range(10):
        turns.turn(1)
    for _ in range(10):
        turns.add(*"bq1")
    for _ in range(8):
        turns.turn(1)
    assert turns.begun[10:].count("bq1") in (4, 5)


def test_people_who_are_gone_are_forgotten():
    turns = Turns()
    for number in range(3 * MOST_IDLE):
        turns.add(*"ap1")
        turns.add(f"address {number}", "p", "1")
        turns.turn(0.1)
    assert len(turns.line._all.members) <= 2 * MOST_IDLE + 2
    assert turns.line.waiting_at(("unknown", "p", "1")) == []
    assert "unknown" not in turns.line._all.members
    while len(turns.line):
        turns.turn(0.1)
    assert not turns.line._all.members


def test_tables_without_people_wait_for_all_others():
    assert order_of(("ap1", True, 1), ("bq2", True, 1), ("ap3", False, 1)) == ["ap3", "ap1", "bq2"]


def test_a_table_that_somebody_comes_to_waits_with_the_others():
    async def run():
        thinking, gate, done = Thinking(1), threading.Event(), []
        desks = [Desk(thinking, "p", str(number), "a", lambda: True) for number in range(3)]
        first = asyncio.create_task(desks[0].do(gate.wait, 5))
        await asyncio.sleep(0.05)
        tasks = [asyncio.create_task(desk.do(done.append, desk.table)) for desk in desks[1:]]
        await asyncio.sleep(0)
        desks[2].attend()
        assert (thinking.waiting(False), thinking.waiting(True)) == (1, 1)
        gate.set()
        await asyncio.gather(first, *tasks)
        assert done == ["2", "1"]
        assert (thinking.busy, thinking.waiting(False), thinking.waiting(True)) == (0, 0, 0)
        thinking.close()

    asyncio.run(run())


def test_several_threads_are_shared_too():
    order = order_of(*[("ap1", False, 1)] * 4, *[("bq1", False, 1)] * 4, threads=2)
    assert order[:4].count("bq1") == 2


def test_who_no_longer_waits_takes_nobodys_turn():
    async def run():
        thinking, gate, done = Thinking(1), threading.Event(), []
        first = asyncio.create_task(thinking.do(("x", "x", "x"), False, gate.wait, 5))
        await asyncio.sleep(0.05)
        gone = asyncio.create_task(thinking.do(("a", "a", "1"), False, done.append, "gone"))
        stays = asyncio.create_task(thinking.do(("b", "b", "2"), False, done.append, "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        assert thinking.waiting(False) == 1
        gate.set()
        await asyncio.gather(first, stays)
        assert done == ["stays"]
        assert thinking.busy == 0
        thinking.close()

    asyncio.run(run())


def test_a_thread_that_still_thinks_is_not_free_although_nobody_waits_for_it():
    async def run():
        thinking, gate, done = Thinking(1), threading.Event(), []
        gone = asyncio.create_task(thinking.do(("a", "a", "1"), False, gate.wait, 60))
        await asyncio.sleep(0.05)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        next_one = asyncio.create_task(thinking.do(("b", "b", "2"), False, done.append, "next"))
        await asyncio.sleep(0.05)
        assert (thinking.busy, thinking.waiting(False), done) == (1, 1, [])
        gate.set()
        await next_one
        assert (thinking.busy, thinking.waiting(False), done) == (0, 0, ["next"])
        thinking.close()

    asyncio.run(run())


def test_a_thought_that_fails_frees_its_thread():
    async def run():
        desk = Desk(Thinking(1), "a", "1")
        with pytest.raises(ZeroDivisionError):
            await desk.do(lambda: 1 // 0)
        assert await desk.beside("b", "").do(lambda: 7) == 7
        assert desk.thinking.busy == 0
        desk.thinking.close()

    asyncio.run(run())
