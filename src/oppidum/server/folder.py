"""The data folder: a database and a secret, used by one server at a time."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path

from oppidum import lock
from oppidum.server.store import StoreError

log = logging.getLogger(__name__)

DATABASE, SECRET, LOCK = "oppidum.db", "secret", "lock"


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
            f"another server is running on the data folder {folder}: stop it, or choose another with --data"
        ) from None
    except lock.BadLock as error:
        raise StoreError(f"the data folder {folder} cannot be locked ({error}): remove its file '{LOCK}'") from None
    give_to_owner(folder, folder / LOCK)
    return held


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
