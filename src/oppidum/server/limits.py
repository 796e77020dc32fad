"""Limits: how often somebody may do something. A bucket fills steadily, every act takes one drop or what it costs."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

MOST_BUCKETS = 10_000
Given = ParamSpec("Given")
Found = TypeVar("Found")


class Bucket:
    """So many acts a second on average, and a burst of `size` at once."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.filled = time.monotonic()

    def fill(self) -> float:
        """What is in it now."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        return self.level

    def take(self) -> bool:
        """Whether one more act is allowed now."""
        if self.fill() < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each address; those long unused are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may act once more now."""
        return self._bucket(address).take()

    def left(self, address: str) -> bool:
        """Whether this address may begin something of which nobody knows yet what it costs."""
        return self._bucket(address).fill() > 0

    def pay(self, address: str, cost: float) -> None:
        """What it has cost; a bucket may be in debt."""
        self._bucket(address).level -= cost

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.size))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class Overdrawn(Exception):
    """Somebody has asked for more work than they may."""

    def __init__(self) -> None:
        super().__init__("that is a lot of work at once; try again in a minute")


class Purse:
    """What an address pays from for work in threads, by the second."""

    def __init__(self, buckets: Buckets, address: str) -> None:
        self.buckets = buckets
        self.address = address
        self._loop = asyncio.get_running_loop()

    def check(self) -> None:
        """Refuse whoever is in debt."""
        if not self.buckets.left(self.address):
            raise Overdrawn

    def timed(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Do some work in this thread, and pay for its time."""
        began = time.thread_time()
        try:
            return work(*given, **named)
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self.buckets.pay, self.address, time.thread_time() - began)

    async def work(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Do some work beside the event loop, and pay for it."""
        self.check()
        return await asyncio.to_thread(lambda: self.timed(work, *given, **named))
