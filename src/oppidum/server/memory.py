"""Memory: what is no longer needed goes back to the system, where the system lets us."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import Any


def spare_the_collector() -> None:
    """What is there now stays, and a move makes no rings: looking for them cost a tenth of it."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def give_back() -> None:
    """The system gets what has been freed; a matter of milliseconds, in which other threads go on."""
    if trim := malloc_trim():
        trim(0)


@cache
def malloc_trim() -> Callable[[int], Any] | None:
    """The C library's own function for it; only glibc has one, and only glibc needs it."""
    try:
        return getattr(ctypes.CDLL(None), "malloc_trim", None)
    except (OSError, TypeError):  # Windows
        return None
