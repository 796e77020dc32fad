"""Backups: everything that a server knows in one file, taken while it runs, and put back while it does not.

The file is a ZIP archive with the database, the secret and a few words about both.
"""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from oppidum import __version__
from oppidum.server.people.keys import write_secrets
from oppidum.server.storage.folder import DATABASE, SECRET, give_to_owner, take
from oppidum.server.storage.schema import MIGRATIONS

ABOUT = "about.json"
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # the disk, what a user may have of it, a file


class BadBackup(Exception):
    """A backup that cannot be made or put back; says what to do."""


@dataclass(frozen=True)
class About:
    """What a backup says of itself."""

    oppidum: str
    schema: int
    made: str
    matches: int
    secret: bool


def make_backup(folder: Path, file: Path, force: bool = False) -> About:
    """Write all that is in a data folder into one file: as it is at one moment, and whole or not at all."""
    if not (folder / DATABASE).is_file():
        raise BadBackup(f"there is no database in {folder}: --data names the folder of the server")
    if file.exists() and not force:
        raise BadBackup(f"{file} exists already: choose another name, or --force to replace it")
    if not file.parent.is_dir():
        raise BadBackup(f"there is no folder {file.parent}: make it, or choose another place")
    with needing_room(file.parent), tempfile.TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as place:
        return pack(folder, Path(place), file)


@contextmanager
def needing_room(folder: Path) -> Iterator[None]:
    """Say so if the disk of a folder is full."""
    try:
        yield
    except OSError as error:
        if error.errno not in FULL:
            raise
        raise BadBackup(f"there is no room in {folder} ({error.strerror}): make some, or choose another") from None


def pack(folder: Path, place: Path, file: Path) -> About:
    """Copy the database to a place beside the file, put all into an archive there, and that where it belongs."""
    copy, archive = place / DATABASE, place / "archive"
    copy_database(folder / DATABASE, copy)
    about = describe(copy, (folder / SECRET).is_file())
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr(ABOUT, json.dumps(asdict(about), indent=1))
        bundle.write(copy, DATABASE)
        if about.secret:
            bundle.write(folder / SECRET, SECRET)
    archive.chmod(0o600)
    reach_disk(archive)
    archive.replace(file)
    return about


def copy_database(source: Path, target: Path) -> None:
    """SQLite's own way to copy a file that is being written: all that was committed before, and nothing half."""
    try:
        with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise BadBackup(f"{source} cannot be copied ({error})") from None


def describe(database: Path, secret: bool) -> About:
    """Look through a database that nobody else uses; a damaged one is refused."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            (state,) = connection.execute("PRAGMA integrity_check").fetchone()
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            (matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        raise BadBackup(f"the database is damaged ({error}): take an older backup") from None
    if state != "ok":
        raise BadBackup(f"the database is damaged ({state}): take an older backup")
    return About(__version__, schema, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), matches, secret)


def restore_backup(file: Path, folder: Path, force: bool = False) -> tuple[About, Path | None]:
    """Put a backup into a data folder that no server uses; what was there is put aside, and where is said."""
    try:
        with zipfile.ZipFile(file) as bundle:
            about = read_about(file, bundle)
            with closing(take(folder)), needing_room(folder):
                if (folder / DATABASE).exists() and not force:
                    raise BadBackup(f"{folder} holds matches already: --force puts them aside and restores")
                return about, put_back(bundle, about, folder)
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, TypeError, ValueError):
        raise BadBackup(f"{file} is not a whole backup: `oppidum backup` makes one") from None


def read_about(file: Path, bundle: zipfile.ZipFile) -> About:
    """What the backup is; one from a newer version is refused."""
    about = About(**json.loads(bundle.read(ABOUT)))
    if about.schema > len(MIGRATIONS):
        raise BadBackup(
            f"{file} was made by Oppidum {about.oppidum}, which is newer: install that version to restore it"
        )
    return about


def put_back(bundle: zipfile.ZipFile, about: About, folder: Path) -> Path | None:
    """The new database beside the old one, looked through; then the old one aside, and the new one in its place."""
    with tempfile.TemporaryDirectory(prefix=".restoring-", dir=folder) as place:
        bundle.extract(DATABASE, place)
        secret = bundle.read(SECRET).decode("ascii") if about.secret else None
        new = Path(place) / DATABASE
        describe(new, about.secret)
        new.chmod(0o600)
        reach_disk(new)
        give_to_owner(folder, new)
        aside = put_aside(folder)
        if secret is not None:
            write_secrets(folder, secret.split())
        new.replace(folder / DATABASE)
    return aside


def put_aside(folder: Path) -> Path | None:
    """Move the database and the secret that are there into a folder named after the time."""
    old = [folder / name for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", SECRET)]
    old = [file for file in old if file.exists()]
    if not old:
        return None
    aside = Path(tempfile.mkdtemp(prefix=time.strftime("before-%Y-%m-%d-"), dir=folder))
    give_to_owner(folder, aside)
    for file in old:
        file.rename(aside / file.name)
    return aside


def reach_disk(file: Path) -> None:
    """Wait until the disk has a file."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
