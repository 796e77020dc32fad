"""Backups: taken while matches are played, put back with everything that was acknowledged before."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sqlite3
import stat
import zipfile

import pytest
from typer.testing import CliRunner

from oppidum import __version__
from oppidum.cli import app
from oppidum.server.storage import backup
from oppidum.server.storage.backup import ABOUT, make_backup, restore_backup
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.folder import DATABASE, take
from oppidum.server.storage.schema import MIGRATIONS
from tests.server.live import ME, UNIFORM, Guest, at_table, run

TABLES = 12
BEFORE, AFTER = 6, 12  # acknowledged moves of every table before the backup is taken, and until all stop


def oppidum(*words, code=0) -> str:
    result = CliRunner().invoke(app, list(map(str, words)))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def refused(*words) -> str:
    said = oppidum(*words, code=1)
    assert said.startswith("oppidum: ")
    assert said.count("\n") == 1
    return said


class Backed:
    """Tables that are played while a backup is taken."""

    def __init__(self, live, file) -> None:
        self.live, self.file = live, file
        self.guest = live.guest()
        self.accepted = {self.guest.open(*seats): {} for seats in [(ME, UNIFORM), (ME, ME)] * (TABLES // 2)}
        self.before: dict[str, dict[int, str]] = {}

    async def play_all(self) -> None:
        await asyncio.gather(*map(self.play, self.accepted), self.back_up())

    async def play(self, code: str) -> None:
        async with at_table(self.live.address, code, self.guest.token) as player:
            while (not player.turn["over"] and len(self.accepted[code]) < AFTER) or not self.file.exists():
                if not player.asked:
                    await player.hear()
                    continue
                text = "done" if player.turn["holding"] else player.state["choices"][0]["text"]
                answer = await player.act(text)
                assert answer["type"] == "accepted", answer
                self.accepted[code][answer["seq"]] = text

    async def back_up(self) -> None:
        while min(map(len, self.accepted.values())) < BEFORE:
            await asyncio.sleep(0.005)
        self.before = {code: dict(moves) for code, moves in self.accepted.items()}
        await asyncio.to_thread(make_backup, self.live.config.data, self.file)


def test_a_backup_taken_in_the_middle_holds_all_that_was_acknowledged(start, tmp_path):
    backed = Backed(start(tmp_path / "old"), tmp_path / "all.zip")
    run(backed.play_all())

    restore_backup(backed.file, tmp_path / "new")
    again = start(tmp_path / "new")
    ana = Guest(again.address, token=backed.guest.token)  # she is who she was
    again.guests.append(ana)
    assert {card["code"] for card in ana.get("/mine")} == set(backed.accepted)
    for code, moves in backed.before.items():
        state = ana.state(code)
        stored = {entry["seq"]: entry["text"] for entry in state["entries"]}
        assert list(stored) == list(range(1, state["seq"] + 1))
        assert {seq: stored[seq] for seq in moves} == moves
        assert ana.act(code, ana.my_turn(code)) > max(moves)


@pytest.fixture
def made(start, tmp_path):
    """A backup of a folder with a table, and the folder, whose server has stopped."""
    live = start(tmp_path / "old")
    live.guest().open()
    live.stop()
    oppidum("backup", tmp_path / "one.zip", "--data", tmp_path / "old")
    return tmp_path / "one.zip", tmp_path / "old"


def test_the_file_is_private_and_says_what_it_is(made):
    file, _ = made
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with zipfile.ZipFile(file) as bundle:
        about = json.loads(bundle.read(ABOUT))
        assert sorted(bundle.namelist()) == [ABOUT, DATABASE, "secret"]
    assert (about["oppidum"], about["schema"], about["matches"]) == (__version__, len(MIGRATIONS), 1)
    assert list(file.parent.glob(".one.zip*")) == []


def test_nothing_is_overwritten_unless_it_shall_be(made, tmp_path):
    file, folder = made
    assert f"{file} exists already: choose another name, or --force" in refused("backup", file, "--data", folder)
    assert "1 match of" in oppidum("backup", file, "--data", folder, "--force")
    assert f"{folder} holds matches already: --force puts them aside" in refused("restore", file, "--data", folder)
    old = (folder / "secret").read_text()
    said = oppidum("restore", file, "--data", folder, "--force")
    assert "1 match of 20" in said
    (aside,) = folder.glob("before-*")
    assert str(aside) in said
    assert {"oppidum.db", "secret"} <= {one.name for one in aside.iterdir()}
    assert (folder / "secret").read_text() == old
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert "1 match of" in oppidum("restore", file, "--data", tmp_path / "fresh")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root works for others")
def test_what_root_restores_belongs_to_the_user_of_the_server(made):
    file, folder = made
    os.chown(folder, 12345, 12345)
    (folder / "lock").unlink()
    oppidum("restore", file, "--data", folder, "--force")
    assert {one.name: one.stat().st_uid for one in folder.iterdir()} == dict.fromkeys(
        ["oppidum.db", "secret", "lock", next(folder.glob("before-*")).name], 12345
    )


def test_a_server_that_runs_is_not_overwritten(made, start):
    file, folder = made
    start(folder)
    said = refused("restore", file, "--data", folder, "--force")
    assert f"another server (process {os.getpid()} on " in said
    assert f" is running on the data folder {folder}: stop it" in said


def test_a_secret_in_the_settings_is_not_in_the_backup(start, tmp_path):
    start(tmp_path / "data", secret="long enough to sign with").stop()
    said = oppidum("backup", tmp_path / "one.zip", "--data", tmp_path / "data")
    assert "no secret: that stands in your settings" in said
    oppidum("restore", tmp_path / "one.zip", "--data", tmp_path / "new")
    assert not (tmp_path / "new" / "secret").exists()


def test_what_cannot_be_backed_up(made, tmp_path):
    _, folder = made
    assert f"there is no database in {tmp_path}: --data names" in refused("backup", tmp_path / "x", "--data", tmp_path)
    assert "there is no folder" in refused("backup", tmp_path / "no" / "x", "--data", folder)
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / DATABASE).write_bytes(b"no database" * 1000)
    assert "cannot be copied (file is not" in refused("backup", tmp_path / "x", "--data", tmp_path / "bad")
    assert not (tmp_path / "x").exists()


def test_a_disk_that_is_full(made, tmp_path, monkeypatch):
    file, folder = made

    def fail(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(backup, "reach_disk", fail)
    said = refused("backup", tmp_path / "two.zip", "--data", folder)
    assert f"there is no room in {tmp_path} (No space left on device): make some, or choose another" in said
    assert f"there is no room in {tmp_path / 'new'} (No" in refused("restore", file, "--data", tmp_path / "new")
    assert not [left for left in tmp_path.rglob("*") if left.name in ("two.zip", DATABASE) and left.parent != folder]


def test_what_cannot_be_restored(made, tmp_path):
    file, _ = made
    here = ("--data", tmp_path / "new")
    assert "none.zip: No such file or directory" in refused("restore", tmp_path / "none.zip", *here)
    bad = tmp_path / "bad.zip"
    bad.write_text("a letter")
    assert "is not a whole backup: `oppidum backup` makes one" in refused("restore", bad, *here)
    whole = file.read_bytes()
    bad.write_bytes(whole[: len(whole) // 2])
    assert "is not a whole backup" in refused("restore", bad, *here)
    middle = len(whole) // 2
    bad.write_bytes(whole[:middle] + bytes(byte ^ 255 for byte in whole[middle : middle + 40]) + whole[middle + 40 :])
    assert "is not a whole backup" in refused("restore", bad, *here)
    rewrite(file, bad, ABOUT, lambda text: text.replace(b'"schema": ', b'"schema": 9'))
    assert f"was made by Oppidum {__version__}, which is newer: install that" in refused("restore", bad, *here)
    rewrite(file, bad, DATABASE, lambda data: data[:4096] + b"\0" * (len(data) - 4096))
    assert "the database is damaged (" in refused("restore", bad, *here)
    assert not (tmp_path / "new" / DATABASE).exists()


def rewrite(source, target, member, change) -> None:
    """A copy of a backup with one part changed."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            new.writestr(name, change(old.read(name)) if name == member else old.read(name))


def test_health_from_the_command_line(start):
    live = start()
    port = live.listener.getsockname()[1]
    told = json.loads(oppidum("health", "--port", port))
    assert (told["status"], told["version"]) == ("ok", __version__)
    live.stop()
    assert "does not answer (" in refused("health", "--port", port)


def test_an_unwell_server_says_so(start, monkeypatch):
    live = start()

    def fail(*_):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(live.server.store, "_read", fail)
    said = refused("health", "--port", live.listener.getsockname()[1])
    assert "answers 503" in said
    assert "the database cannot be read: disk I/O error" in said


def test_the_lock_goes_with_its_server(start, tmp_path):
    live = start(tmp_path / "data")
    with pytest.raises(StoreError, match="another server"):
        take(tmp_path / "data")
    live.stop()
    held = take(tmp_path / "data")
    with pytest.raises(StoreError, match="another server"):
        take(tmp_path / "data")
    held.close()
