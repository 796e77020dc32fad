"""A lock between processes: whoever holds it holds it until it lets go or ends, however it ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

WAIT = 0.2  # seconds between two tries


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold a lock, after waiting for whoever else holds it."""
    with file.open("a") as handle:
        while not try_lock(handle):
            time.sleep(WAIT)
        yield


def try_lock(handle: IO[str]) -> bool:
    """Take the lock of an open file, until it is closed; False if another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
