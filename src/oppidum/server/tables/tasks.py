"""Tasks: work that goes on beside a table; what stops it stands in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


def begin(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Work that goes on beside us; if it fails, the log says so."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(note_failure)
    return task


def note_failure(task: asyncio.Task[None]) -> None:
    """Write down by what a task was stopped."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("%s: stopped by an error", task.get_name(), exc_info=error)
