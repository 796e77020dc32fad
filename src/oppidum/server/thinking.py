"""Thinking: the threads in which bots think, and a fair queue before them.

People come in turn, and of one person one table after the other, however many tables they have opened. Tables at which
nobody plays or watches wait until nobody else does.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from prometheus_client import Histogram

Given = ParamSpec("Given")
Found = TypeVar("Found")


@dataclass
class Job:
    """Something to think about, and who waits for it."""

    work: Callable[[], Any]
    waiter: asyncio.Future[None]  # done when it may begin
    since: float


class Line:
    """Those who wait, by person and by table, each in turn."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self._people.values() for jobs in tables.values())

    def add(self, person: str, table: str, job: Job) -> None:
        """One more waits."""
        self._people.setdefault(person, OrderedDict()).setdefault(table, deque()).append(job)

    def next(self) -> Job | None:
        """The next one in turn; the person and the table it belongs to go to the end."""
        while self._people:
            person, tables = next(iter(self._people.items()))
            table, jobs = next(iter(tables.items()))
            job = jobs.popleft()
            tables.move_to_end(table)
            self._people.move_to_end(person)
            if not jobs:
                del tables[table]
            if not tables:
                del self._people[person]
            if not job.waiter.done():  # else nobody waits for it any more
                return job
        return None


class Thinking:
    """Threads, and the queue before them."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.busy = 0
        self.waits: Histogram | None = None  # how long people waited for their turn, if somebody measures it
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._lines = (Line(), Line())  # where people play or watch; where nobody does

    def waiting(self, alone: bool) -> int:
        """How many wait, at tables with people or without."""
        return len(self._lines[alone])

    async def do(
        self,
        person: str,
        table: str,
        alone: bool,
        work: Callable[Given, Found],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Found:
        """Do something in a thread as soon as it is its turn."""
        loop = asyncio.get_running_loop()
        job = Job(lambda: work(*given, **named), loop.create_future(), time.monotonic())
        self._lines[alone].add(person, table, job)
        self._begin()
        try:
            await job.waiter
        except asyncio.CancelledError:
            if not job.waiter.cancelled():  # its turn had just come
                self._end()
            raise
        if self.waits is not None and not alone:
            self.waits.observe(time.monotonic() - job.since)
        try:
            return await loop.run_in_executor(self._pool, job.work)
        finally:
            self._end()

    def _end(self) -> None:
        """A thread is free again."""
        self.busy -= 1
        self._begin()

    def _begin(self) -> None:
        """As many as there are threads go on."""
        while self.busy < self.threads:
            job = self._lines[0].next() or self._lines[1].next()
            if job is None:
                return
            self.busy += 1
            job.waiter.set_result(None)

    def close(self) -> None:
        """Nobody thinks any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Desk:
    """Where the bots of one table think, for the person who opened it."""

    def __init__(self, thinking: Thinking, person: str, table: str, alone: Callable[[], bool] = lambda: False) -> None:
        self.thinking = thinking
        self.person = person
        self.table = table
        self.alone = alone  # whether nobody plays there or watches

    async def do(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Do something in a thread as soon as it is this table's turn."""
        return await self.thinking.do(self.person, self.table, self.alone(), work, *given, **named)

    def beside(self, person: str) -> Desk:
        """For what somebody else wants to know at this table: a place of their own in the queue."""
        return Desk(self.thinking, person, f"{self.table} {person}")
