"""Thinking: the threads in which bots think, and a fair queue before them.

Who has used the least time is next: first among addresses, then among the people of one, then among the tables of a
person, however many tables they have opened and however long each of their bots thinks. Tables at which nobody plays or
watches wait until nobody else does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from prometheus_client import Histogram

Given = ParamSpec("Given")
Found = TypeVar("Found")
Path = tuple[str, str, str]  # an address, a person there, a table of that person

GUESS = 0.05  # seconds that somebody is charged for a thought until it is known how long it took
GENTLE = 5  # steps of priority below others; more would let whoever holds the interpreter keep all waiting
MOST_IDLE = 1000  # members of a share that may be remembered while nothing of theirs waits


@dataclass(eq=False)
class Job:
    """Something to think about, and who waits for it."""

    path: Path
    alone: bool  # nobody plays or watches at the table
    waiter: asyncio.Future[None]  # done when it may begin
    since: float


@dataclass(eq=False)
class Share:
    """What somebody has used and what waits there, as one of many: start-time fair queueing, in levels."""

    used: float = 0.0  # seconds, from where the others stood when it last came
    now: float = 0.0  # where the members stand: what the last one in turn had used
    waiting: int = 0
    running: int = 0
    members: dict[str, Share] = field(default_factory=dict)
    jobs: deque[Job] = field(default_factory=deque)

    @property
    def idle(self) -> bool:
        """Whether nothing of it waits or is under way."""
        return not self.waiting and not self.running

    def member(self, name: str) -> Share:
        """One of its members; who has been idle has not saved anything up."""
        share = self.members.setdefault(name, Share())
        if share.idle:
            share.used = max(share.used, self.now)
        return share

    def next(self) -> Share:
        """The member whose turn it is, of those that wait."""
        share = min((share for share in self.members.values() if share.waiting), key=lambda share: share.used)
        self.now = share.used
        return share

    def tidy_up(self) -> None:
        """Forget members of whom nothing needs to be known."""
        if self.idle:
            self.members.clear()
            self.now = 0.0
        elif len(self.members) > MOST_IDLE:
            self.members = {name: one for name, one in self.members.items() if not one.idle}


class Line:
    """Those who wait, by address, person and table; each level shares alike."""

    def __init__(self) -> None:
        self._all = Share()

    def __len__(self) -> int:
        return self._all.waiting

    def add(self, job: Job) -> None:
        """One more waits."""
        shares = list(self._along(job.path))
        shares[-1].jobs.append(job)
        for share in shares:
            share.waiting += 1

    def next(self) -> Job | None:
        """The next one in turn, charged for a guess."""
        while self._all.waiting:
            share = self._all
            while share.members:
                share = share.next()
            job = share.jobs[0]
            self.remove(job)
            if not job.waiter.done():  # else nobody waits for it any more
                self._charge(job.path, GUESS, 1)
                return job
        return None

    def remove(self, job: Job) -> None:
        """One waits no longer."""
        shares = list(self._along(job.path))
        if job in shares[-1].jobs:
            shares[-1].jobs.remove(job)
            for share in shares:
                share.waiting -= 1

    def waiting_at(self, path: Path) -> list[Job]:
        """All that wait at a table."""
        share: Share | None = self._all
        for name in path:
            share = share and share.members.get(name)
        return list(share.jobs) if share else []

    def end(self, path: Path, seconds: float) -> None:
        """One is through, and has taken so long."""
        self._charge(path, seconds - GUESS, -1)
        for share in list(self._along(path))[:-1]:
            share.tidy_up()

    def _charge(self, path: Path, seconds: float, running: int) -> None:
        for share in self._along(path):
            share.used += seconds
            share.running += running

    def _along(self, path: Path) -> Iterator[Share]:
        share = self._all
        yield share
        for name in path:
            share = share.member(name)
            yield share


class Thinking:
    """Threads, and the queue before them."""

    def __init__(
        self, threads: int, name: str = "bot", clock: Callable[[], float] = time.thread_time, gently: bool = False
    ) -> None:
        self.threads = threads
        self.busy = 0
        self.waits: Histogram | None = None  # how long people waited for their turn, if somebody measures it
        self._clock = clock  # of one thread
        self._pool = ThreadPoolExecutor(
            threads, thread_name_prefix=name, initializer=yield_to_others if gently else None
        )
        self._lines = (Line(), Line())  # where people play or watch; where nobody does

    def waiting(self, alone: bool) -> int:
        """How many wait, at tables with people or without."""
        return len(self._lines[alone])

    async def do(
        self, path: Path, alone: bool, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """Do something in a thread as soon as it is its turn."""
        loop = asyncio.get_running_loop()
        job = Job(path, alone, loop.create_future(), time.monotonic())
        self._lines[alone].add(job)
        self._begin()
        try:
            await job.waiter
        except asyncio.CancelledError:
            if job.waiter.cancelled():
                self._lines[job.alone].remove(job)
            else:  # its turn had just come
                self._end(job, 0.0)
            raise
        if self.waits is not None and not job.alone:
            self.waits.observe(time.monotonic() - job.since)
        return await self._run(job, lambda: work(*given, **named))

    async def _run(self, job: Job, work: Callable[[], Found]) -> Found:
        """In a thread, which is busy until the work is done, even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        took = 0.0

        def timed() -> Found:
            nonlocal took
            began = self._clock()
            try:
                return work()
            finally:
                took = self._clock() - began

        def end(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(lambda: self._end(job, took))

        running = self._pool.submit(timed)
        running.add_done_callback(end)
        found: Found = await asyncio.wrap_future(running)
        return found

    def attend(self, path: Path) -> None:
        """Somebody plays or watches at a table now: what waits there is in line with the others."""
        for job in self._lines[True].waiting_at(path):
            self._lines[True].remove(job)
            job.alone = False
            self._lines[False].add(job)

    def _end(self, job: Job, seconds: float) -> None:
        """A thread is free again."""
        self._lines[job.alone].end(job.path, seconds)
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


def yield_to_others() -> None:
    """Let this thread work less than the others where they want to, where the system knows priorities of threads."""
    if hasattr(os, "setpriority") and sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GENTLE)


class Desk:
    """Where the bots of one table think, at the expense of the person who opened it, from where that was."""

    def __init__(
        self, thinking: Thinking, person: str, table: str, address: str = "", alone: Callable[[], bool] = lambda: False
    ) -> None:
        self.thinking = thinking
        self.person = person
        self.table = table
        self.address = address  # unknown, after a restart, until somebody comes who belongs there
        self.alone = alone  # whether nobody plays there or watches

    @property
    def path(self) -> Path:
        """Its place in the queue."""
        return self.address, self.person, self.table

    async def do(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Do something in a thread as soon as it is this table's turn."""
        return await self.thinking.do(self.path, self.alone(), work, *given, **named)

    def attend(self) -> None:
        """Somebody has come: what waits in line as of nobody does so no longer."""
        self.thinking.attend(self.path)

    def beside(self, person: str, address: str) -> Desk:
        """For what somebody else wants to know at this table: a place of their own in the queue."""
        return Desk(self.thinking, person, f"{self.table} hint", address)
