"""Watchdog: how long the event loop was kept from going on, because everybody waits as long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

LOOK_EVERY = 0.02  # seconds between two looks
NOTED = 0.001  # seconds that a timer may come late with nothing in its way
LOGGED = 0.1  # seconds that are worth a line in the log,
QUIET = 10.0  # of which there is one in so many seconds


async def watch(note: Callable[[float], object]) -> None:
    """Tell for ever by how much the loop comes late; cancel to stop."""
    loop, told, worst = asyncio.get_running_loop(), 0.0, 0.0
    while True:
        due = loop.time() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        late = loop.time() - due
        if late > NOTED:
            note(late)
        worst = max(worst, late)
        if worst > LOGGED and time.monotonic() - told > QUIET:
            log.warning("the event loop was blocked for %.0f ms: everybody had to wait", 1000 * worst)
            told, worst = time.monotonic(), 0.0
