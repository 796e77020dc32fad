"""Limits: how often somebody may do something. A bucket fills steadily and every act takes one drop."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 10_000


class Bucket:
    """So many acts a second on average, and a burst of `size` at once."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more act is allowed now."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
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
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.size))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
