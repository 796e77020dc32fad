"""Keys: the secrets that sign tokens, one a line in a private file. The first signs; the others are still believed."""

from __future__ import annotations

import hashlib
import logging
import os
import secrets
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.folder import SECRET, for_others, give_to_owner

log = logging.getLogger(__name__)

SHORTEST = 16  # signs of a secret
STRANGERS = "restore a backup, or remove the file, and every guest is a stranger"


@lru_cache(maxsize=16)
def key_id(secret: str) -> str:
    """The name of a secret, which stands in the tokens that it signs and does not tell it."""
    return hashlib.sha256(f"the name of a key: {secret}".encode()).hexdigest()[:8]


def read_secrets(folder: Path) -> tuple[str, ...]:
    """The secrets of a data folder; the first is made at the first start."""
    file = folder / SECRET
    if not file.exists():
        write_secrets(folder, [secrets.token_hex(32)])
    try:
        known = tuple(file.read_text("ascii").split())
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise StoreError(
            f"the secret {file} cannot be read ({reason}): make it readable for this user, or restore a backup"
        ) from None
    if not known:
        raise StoreError(f"the secret {file} is empty: {STRANGERS}")
    if min(map(len, known)) < SHORTEST:
        raise StoreError(f"the secret {file} is shorter than {SHORTEST} signs: {STRANGERS}")
    if for_others(file):
        raise StoreError(f"the secret {file} can be read by other users of this machine: chmod 600 {file}")
    return known


def write_secrets(folder: Path, known: Sequence[str]) -> None:
    """All of them or nothing: a crash or a full disk leaves what was there before."""
    file, new = folder / SECRET, folder / f"{SECRET}.new"
    try:
        new.unlink(missing_ok=True)
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as aside:
            aside.write("".join(f"{secret}\n" for secret in known))
            aside.flush()
            os.fsync(aside.fileno())
        give_to_owner(folder, new)
        new.replace(file)
        reach_disk(folder)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise StoreError(
            f"the secret {file} cannot be written ({error.strerror}): make room on the disk, or choose another folder"
            " with --data"
        ) from None


def reach_disk(folder: Path) -> None:
    """Wait until the disk knows the new name, where a folder can be asked that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def rotate(folder: Path, forget: bool) -> tuple[str, ...]:
    """A new secret signs from now on; the old ones are believed still, or forgotten."""
    known = read_secrets(folder)
    rotated = (secrets.token_hex(32), *(() if forget else known))
    write_secrets(folder, rotated)
    return rotated


class Keys:
    """The secrets of a running server; those in a file are read anew when it has changed."""

    def __init__(self, folder: Path, given: Sequence[str] = ()) -> None:
        self._file = None if given else folder / SECRET
        self._secrets = tuple(given) or read_secrets(folder)
        self._state = self._look()

    def _look(self) -> tuple[int, int] | None:
        if self._file is None:
            return None
        try:
            state = self._file.stat()
        except OSError:
            return None
        return state.st_ino, state.st_mtime_ns

    def known(self) -> tuple[str, ...]:
        """All of them, the one that signs first."""
        if self._file is not None and (state := self._look()) not in (None, self._state):
            self._state = state
            try:
                self._secrets = read_secrets(self._file.parent)
                log.info("the secret has changed: tokens are signed with %s now", key_id(self._secrets[0]))
            except StoreError as error:
                log.error("%s; the one before stays in use", error)
        return self._secrets
