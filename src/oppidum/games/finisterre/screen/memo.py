"""Parts of views that stay the same over many events: made once, and found again by what they depend on."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar

Part = TypeVar("Part")


class Memo(Generic[Part]):
    """The latest parts of one sort. They are shared by many views: whoever gets one leaves it as it is."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: OrderedDict[Hashable, Part] = OrderedDict()

    def find(self, key: Hashable, make: Callable[[], Part]) -> Part:
        """The part that depends on nothing but this key; made if it is not known."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = make()
            if len(self._known) > self.most:
                with suppress(KeyError):  # another thread was quicker
                    self._known.popitem(last=False)
        return found


class Parts:
    """Parts of several sorts, the latest of each. What is found again is the same object: no patch looks into it."""

    def __init__(self, most: int) -> None:
        self.sorts: defaultdict[str, Memo[Any]] = defaultdict(partial(Memo, most))

    def find(self, sort: str, key: Hashable, make: Callable[[], Any]) -> Any:
        """The part of a sort that depends on nothing but this key."""
        return self.sorts[sort].find(key, make)
