"""The data folder: a database and a secret, used by one server at a time."""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path

from oppidum import lock
from oppidum.server.store import StoreError

DATABASE, SECRET, LOCK = "oppidum.db", "secret", "lock"


def take(folder: Path) -> sqlite3.Connection:
    """Make the folder if need be, and keep others out of it until this connection is closed or the process ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
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


def read_secret(folder: Path) -> str:
    """The secret that signs tokens, made at the first start and readable by nobody else."""
    file = folder / SECRET
    try:
        if not file.exists():
            write_secret(folder, secrets.token_hex(32))
        secret = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise StoreError(
            f"the secret {file} cannot be read ({reason}): make it readable for this user, or restore a backup"
        ) from None
    if not secret:
        raise StoreError(
            f"the secret {file} is empty: restore a backup, or remove the file, and every guest is a stranger"
        )
    return secret


def write_secret(folder: Path, secret: str) -> None:
    """All of it or nothing, so that a crash leaves no half of a secret."""
    new = folder / f"{SECRET}.new"
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    give_to_owner(folder, new)
    new.replace(folder / SECRET)
