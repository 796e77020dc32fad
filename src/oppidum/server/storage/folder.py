"""The data folder: a database and a secret, used by one server at a time."""

from __future__ import annotations

import contextlib
import logging
import os
import platform
import sqlite3
from pathlib import Path

from oppidum.server.storage.errors import StoreError
from oppidum.warm import lock

log = logging.getLogger(__name__)

DATABASE, SECRET, LOCK, HOLDER = "oppidum.db", "secret", "lock", "lock.holder"


def take(folder: Path) -> sqlite3.Connection:
    """Make the folder if need be, and keep others out of it until this connection is closed or the process ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"the data folder {folder} cannot be opened ({error.strerror}): choose another with --data"
        ) from None
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise StoreError(
            f"the data folder {folder} cannot be written by this user: change its owner, or choose another with --data"
        )
    try:
        held = lock.take(folder / LOCK)
    except lock.Taken:
        raise StoreError(
            f"another server{holder_of(folder)} is running on the data folder {folder}: stop it, or choose another"
            " with --data"
        ) from None
    except lock.BadLock as error:
        raise StoreError(f"the data folder {folder} cannot be locked ({error}): remove its file '{LOCK}'") from None
    give_to_owner(folder, folder / LOCK)
    return held


def sign(folder: Path, place: str) -> None:
    """Write down who uses the folder, for those who find it taken."""
    file = folder / HOLDER
    with contextlib.suppress(OSError):  # it is only a help
        file.write_text(f"process {os.getpid()} on {platform.node()}, listening on {place}\n", "utf-8")
        give_to_owner(folder, file)


def holder_of(folder: Path) -> str:
    """Who uses the folder, as far as it is known."""
    try:
        return f" ({(folder / HOLDER).read_text('utf-8').strip()})"
    except (OSError, UnicodeDecodeError):
        return ""


def leave(folder: Path, held: sqlite3.Connection) -> None:
    """Leave the folder to others."""
    with contextlib.suppress(OSError):
        (folder / HOLDER).unlink(missing_ok=True)
    held.close()


def give_to_owner(folder: Path, *files: Path) -> None:
    """What root has made in the folder belongs to whom the folder belongs: the user of the server."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        for file in files:
            if file.exists():
                os.chown(file, owner.st_uid, owner.st_gid)


def for_others(file: Path) -> bool:
    """Whether others than its owner may read or write a file, where the system knows of that."""
    return os.name == "posix" and bool(file.stat().st_mode & 0o077)


def keep_private(folder: Path) -> None:
    """Let nobody else read the database; SQLite gives the files beside it the same permissions."""
    for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"):
        file = folder / name
        try:
            if name == DATABASE and not file.exists():
                os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
                give_to_owner(folder, file)
            elif file.exists() and for_others(file):
                file.chmod(file.stat().st_mode & 0o700)
        except OSError as error:
            log.warning("%s may be read by others (%s): chmod 600 %s", file, error.strerror, file)
