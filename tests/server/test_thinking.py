"""The queue before the bots' threads: each person in turn, tables without people last."""

from __future__ import annotations

import asyncio
import threading

import pytest

from oppidum.server.thinking import Desk, Thinking


def order_of(*wishes, threads=1):
    """In which order thoughts are begun: each is (person, table, alone), and all wait behind one that is under way."""
    begun = []

    async def run():
        thinking, gate = Thinking(threads), threading.Event()
        first = asyncio.create_task(thinking.do("x", "x", False, gate.wait, 5))
        await asyncio.sleep(0.05)
        tasks = [
            asyncio.create_task(thinking.do(person, table, alone, begun.append, f"{person}{table}"))
            for person, table, alone in wishes
        ]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *tasks)
        assert (thinking.busy, thinking.waiting(False), thinking.waiting(True)) == (0, 0, 0)
        thinking.close()

    asyncio.run(run())
    return begun


def test_people_come_in_turn_however_many_tables_they_have():
    crowd = [("a", str(table), False) for table in range(5)]
    assert order_of(*crowd, ("b", "9", False), ("c", "8", False)) == ["a0", "b9", "c8", "a1", "a2", "a3", "a4"]


def test_of_one_person_the_tables_come_in_turn():
    assert order_of(("a", "1", False), ("a", "1", False), ("a", "2", False)) == ["a1", "a2", "a1"]


def test_tables_without_people_wait_for_all_others():
    assert order_of(("a", "1", True), ("b", "2", True), ("a", "3", False)) == ["a3", "a1", "b2"]


def test_who_no_longer_waits_takes_nobodys_turn():
    async def run():
        thinking, gate, done = Thinking(1), threading.Event(), []
        first = asyncio.create_task(thinking.do("x", "x", False, gate.wait, 5))
        await asyncio.sleep(0.05)
        gone = asyncio.create_task(thinking.do("a", "1", False, done.append, "gone"))
        stays = asyncio.create_task(thinking.do("b", "2", False, done.append, "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        gate.set()
        await asyncio.gather(first, stays)
        assert done == ["stays"]
        assert thinking.busy == 0
        thinking.close()

    asyncio.run(run())


def test_a_thought_that_fails_frees_its_thread():
    async def run():
        desk = Desk(Thinking(1), "a", "1")
        with pytest.raises(ZeroDivisionError):
            await desk.do(lambda: 1 // 0)
        assert await desk.beside("b").do(lambda: 7) == 7
        assert desk.thinking.busy == 0
        desk.thinking.close()

    asyncio.run(run())
