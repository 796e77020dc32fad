"""Attacks upon secrets and tokens."""

from __future__ import annotations

import asyncio
import errno
import os
import time

import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from oppidum.server.people.keys import Keys, read_secrets
from oppidum.server.people.tokens import DAY, LIFE, Tokens
from oppidum.server.storage.errors import StoreError
from oppidum.server.tables.connection import PROTOCOL_ERROR
from tests.server.attacks.operator import guest_with, oppidum
from tests.server.live import ME, at_table, run


def test_full_disk_at_the_first_start(tmp_path, monkeypatch):
    def full(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr("oppidum.server.people.keys.os.fsync", full)
        with pytest.raises(StoreError, match=r"cannot be written \(No space left on device\): make room on the disk"):
            read_secrets(tmp_path)
    assert list(tmp_path.iterdir()) == []
    (secret,) = read_secrets(tmp_path)
    assert len(secret) == 64
    assert read_secrets(tmp_path) == (secret,)


@pytest.mark.parametrize(
    ("content", "mode", "sentence"),
    [
        ("", 0o600, "is empty: restore a backup"),
        ("short\n", 0o600, "is shorter than 16 signs: restore a backup"),
        ("x" * 32 + "\nshort", 0o600, "is shorter than 16 signs"),
        ("x" * 32, 0o644, "can be read by other users of this machine: chmod 600 "),
        ("x" * 32, 0o640, "can be read by other users of this machine: chmod 600 "),
    ],
)
def test_weak_secret(tmp_path, content, mode, sentence):
    file = tmp_path / "data" / "secret"
    file.parent.mkdir()
    file.write_text(content)
    file.chmod(mode)
    assert sentence in oppidum("serve", "--port", 0, "--data", file.parent, code=1)


def test_files_that_others_may_read(start, tmp_path):
    before = os.umask(0o022)
    try:
        live = start()
        live.guest().open(ME, ME)
        live.stop()
        (tmp_path / "oppidum.db").chmod(0o644)  # as earlier versions made it
        start().guest().open(ME, ME)
        oppidum("backup", tmp_path / "backup.zip", "--data", tmp_path)
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir() if "lock" not in file.name}
    finally:
        os.umask(before)
    assert {"oppidum.db", "oppidum.db-wal", "oppidum.db-shm", "secret", "backup.zip"} <= modes.keys()
    assert {name for name, mode in modes.items() if mode != 0o600} == set()


def test_rotated_secret(start, tmp_path):
    live = start()
    ana = live.guest()
    code, first = ana.open(ME, ME), ana.token
    assert "1 older secret is still believed" in oppidum("secret", "rotate", "--data", tmp_path)
    answer = ana.send("GET", "/api/mine")
    assert [card["code"] for card in answer.json()] == [code]
    second = answer.headers["Oppidum-Token"]
    assert second.partition(".")[0] != first.partition(".")[0]
    ana.token = second
    assert "Oppidum-Token" not in ana.send("GET", "/api/mine").headers
    assert "every guest is a stranger" in oppidum("secret", "rotate", "--forget", "--data", tmp_path)
    for token in (first, second):
        assert guest_with(live, token).refused(401, "GET", "/me")["reason"] == "bad-token"
    ben = live.guest("Ben")
    live.stop()
    assert guest_with(start(), ben.token).get("/me")["name"] == "Ben"


def test_rotated_secret_in_the_settings(start, tmp_path):
    live = start(secret="a secret of our own")
    ana = live.guest()
    live.stop()
    live = start(secret="another secret of ours", old_secrets=["a secret of our own"])
    assert guest_with(live, ana.token).get("/me")["name"] == "Ana"
    live.stop()
    assert guest_with(start(secret="another secret of ours"), ana.token).refused(401, "GET", "/me")
    (tmp_path / "own.toml").write_text("secret = 'another secret of ours'")
    said = oppidum("secret", "rotate", "--data", tmp_path, "--config", tmp_path / "own.toml", code=1)
    assert "the secret stands in your settings: move it to old_secrets there" in said


def test_stolen_token(start, tmp_path, monkeypatch):
    monkeypatch.setattr("oppidum.server.people.revocation.LOOK_EVERY", 0.02)
    live = start()
    ana, ben = live.guest(), live.guest("Ben")
    code = ana.open(ME, ME)

    async def stay():
        async with at_table(live.address, code, ana.token) as thief:
            said = await asyncio.to_thread(oppidum, "secret", "revoke", ana.token, "--data", tmp_path)
            with pytest.raises(ConnectionClosed) as end:
                await thief.until(lambda _: False)
            assert (end.value.rcvd.code, end.value.rcvd.reason) == (PROTOCOL_ERROR, "bad-token")
            return said

    said = run(stay())
    assert f"All tokens of Ana ({ana.person}) are worthless" in said
    assert ana.refused(401, "GET", "/me")["reason"] == "bad-token"
    again = guest_with(live, said.split()[-1])
    assert [card["code"] for card in again.get("/mine")] == [code]
    assert ben.get("/me")["name"] == "Ben"
    live.stop()
    live = start()
    assert guest_with(live, ana.token).refused(401, "GET", "/me")
    assert guest_with(live, again.token).get("/me")["name"] == "Ana"


def test_whose_tokens_are_revoked(start, tmp_path):
    live = start()
    ana, other, ben = live.guest(), live.guest(), live.guest("Ben")
    said = oppidum("secret", "revoke", "Ana", "--data", tmp_path, code=1)
    assert f"2 people are called 'Ana'; name one by number: {ana.person}, {other.person}" in said
    assert "nobody here has the number" in oppidum("secret", "revoke", "Cleo", "--data", tmp_path, code=1)
    assert ben.person in oppidum("secret", "revoke", "Ben", "--data", tmp_path)
    assert "there is no database" in oppidum("secret", "revoke", "Ben", "--data", tmp_path / "nowhere", code=1)
    assert "there is no database" in oppidum("secret", "rotate", "--data", tmp_path / "nowhere", code=1)
    assert not (tmp_path / "nowhere").exists()


def test_old_token(start, tmp_path):
    """An upgrade locks nobody out: tokens of before, without a key and an end, are exchanged for new ones."""
    live = start()
    ana = live.guest()
    code = ana.open(ME, ME)
    old = URLSafeSerializer((tmp_path / "secret").read_text().strip(), salt="person").dumps(ana.person)
    answer = guest_with(live, old).send("GET", "/api/mine")
    assert [card["code"] for card in answer.json()] == [code]
    assert guest_with(live, answer.headers["Oppidum-Token"]).get("/me")["person"] == ana.person
    oppidum("secret", "rotate", "--data", tmp_path)
    assert guest_with(live, old).get("/me")["person"] == ana.person
    oppidum("secret", "revoke", ana.person, "--data", tmp_path)
    live.inside(live.server.revocations.look_again)
    assert guest_with(live, old).refused(401, "GET", "/me")


def test_token_that_is_old_or_forged(tmp_path, monkeypatch):
    tokens = Tokens(Keys(tmp_path), lambda _: 0)
    token, now = tokens.make("ana"), time.time()
    assert (tokens.read(token), tokens.renew(token)) == ("ana", None)
    monkeypatch.setattr("time.time", lambda: now + 8 * DAY)
    renewed = tokens.renew(token)
    assert renewed
    assert tokens.read(renewed) == "ana"
    monkeypatch.setattr("time.time", lambda: now + LIFE + 7 * DAY)
    assert tokens.read(token) is None
    assert tokens.read(renewed) == "ana"  # who keeps playing keeps the seats
    key, _, signed = renewed.partition(".")
    for forged in (signed, f"{key}.", key, f".{signed}", f"ffffffff.{signed}", f"{key}.{signed}x", "", "....", "é.é"):
        assert tokens.read(forged) is None
        assert tokens.renew(forged) is None
