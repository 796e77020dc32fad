"""What a server cannot start with gets one sentence that says what to do, and exit code 1."""

from __future__ import annotations

import io
import logging
import socket
import sqlite3
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from oppidum.cli import app
from oppidum.server.config import Config, read_settings
from oppidum.server.launch import set_up_log
from oppidum.server.storage.folder import take
from oppidum.server.storage.schema import MIGRATIONS
from tests.powerless import powerless


@pytest.fixture
def refused(tmp_path, monkeypatch):
    """What `oppidum serve` says when it refuses, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPPIDUM_PORT", "0")
    monkeypatch.setenv("OPPIDUM_DATA", str(tmp_path / "data"))

    def serve(*words, **environment) -> str:
        return one_line(CliRunner().invoke(app, ["serve", *map(str, words)], env=environment))

    return serve


def one_line(result) -> str:
    assert result.exit_code == 1, result.output
    assert result.output.startswith("oppidum: ")
    assert result.output.count("\n") == 1
    return result.output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 80", "oppidum.toml: there is no setting 'prot': did you mean 'port'?"),
        ("zzz = 80", "there is no setting 'zzz'; there is host, port,"),
        ("port = 'eighty'", "setting port cannot be 'eighty': Input should be a valid integer"),
        ("connections = 0", "setting connections cannot be 0: Input should be greater than or equal to 1"),
        ("log = 'xml'", "setting log cannot be 'xml'"),
        (
            "origins = 'https://example.org'",
            "setting origins cannot be 'https://example.org': Input should be a valid list",
        ),
        ("secret = 'hush'", "setting secret: String should have at least 16 characters"),
        ("port: 80", "oppidum.toml is not TOML (Expected '='"),
        ("port = 8\xff", "oppidum.toml is not TOML"),
    ],
)
def test_a_bad_settings_file(refused, tmp_path, text, sentence, monkeypatch):
    monkeypatch.delenv("OPPIDUM_PORT")
    (tmp_path / "oppidum.toml").write_bytes(text.encode("latin-1"))
    said = refused()
    assert sentence in said
    assert "hush" not in said


def test_a_settings_file_that_cannot_be_read(refused, tmp_path):
    assert "nowhere.toml cannot be read (No such file or directory): --config" in refused("--config", "nowhere.toml")
    assert "nowhere.toml cannot be read" in refused(OPPIDUM_CONFIG="nowhere.toml")
    assert f"{tmp_path} cannot be read (Is a directory)" in refused("--config", tmp_path)
    (tmp_path / "oppidum.toml").mkdir()
    assert "oppidum.toml cannot be read (Is a directory)" in refused()


def test_bad_settings_in_the_environment_and_in_flags(refused):
    assert """write a list, as in OPPIDUM_ORIGINS='["…", "…"]'""" in refused(OPPIDUM_ORIGINS="here")
    assert "setting port cannot be 99999" in refused("--port", "99999")


def test_empty_paths_are_not_the_working_folder(refused, tmp_path):
    sentence = "setting data cannot be '': Value error, name a folder, or leave it out"
    assert sentence in refused("--data", "")
    assert sentence in refused(OPPIDUM_DATA="")
    (tmp_path / "oppidum.toml").write_text('data = ""')
    for command in (["backup", "all.zip"], ["restore", "all.zip"], ["secret", "rotate"]):
        assert sentence in one_line(CliRunner().invoke(app, [*command, "--data", ""]))
    assert "OPPIDUM_CONFIG is empty: name a file, or do not set it" in refused(OPPIDUM_CONFIG="")
    assert [file.name for file in tmp_path.iterdir()] == ["oppidum.toml"]


def test_a_port_in_use_and_an_address_of_somebody_else(refused):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"127.0.0.1:{port} (Address already in use): choose another --port" in refused("--port", port)
    assert "cannot listen on 300.0.0.1:0" in refused("--host", "300.0.0.1")


def test_a_data_folder_of_a_newer_version(refused, tmp_path):
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "oppidum.db") as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    said = refused()
    assert f"a newer Oppidum (schema {len(MIGRATIONS) + 1}, this one knows {len(MIGRATIONS)}): install that" in said


def test_a_data_folder_that_is_none(refused, tmp_path):
    file = tmp_path / "file"
    file.write_text("a file")
    assert f"the data folder {file} cannot be opened (File exists): choose another with --data" in refused(
        "--data", file
    )
    assert "cannot be opened (Not a directory)" in refused("--data", file / "deeper")


def test_a_data_folder_with_strange_things_in_it(refused, tmp_path):
    data = tmp_path / "data"
    data.mkdir()
    (data / "secret").write_text("")
    assert "secret is empty: restore a backup" in refused()
    (data / "secret").write_bytes(b"\xff")
    assert "secret cannot be read (it is not text)" in refused()
    (data / "secret").unlink()
    (data / "oppidum.db").write_text("this is a letter, no database" * 100)
    assert "oppidum.db cannot be used (file is not a database): make it writable for this user" in refused()


def test_a_data_folder_in_use(refused, tmp_path):
    lock = take(tmp_path / "data")
    try:
        assert f"another server is running on the data folder {tmp_path / 'data'}: stop it" in refused()
    finally:
        lock.close()
    take(tmp_path / "data").close()


SERVE_ONE_AFTER_ANOTHER = """
import sys
from typer.testing import CliRunner
from oppidum.cli import app

for flag, value in zip(sys.argv[1::2], sys.argv[2::2]):
    result = CliRunner().invoke(app, ["serve", "--port", "0", flag, value])
    print(result.exit_code, result.output, end="")
"""


def serve_powerless(folder, *flags) -> list[str]:
    """What servers say that have no power over files of others, each with a flag of its own."""
    command = powerless(sys.executable, "-c", SERVE_ONE_AFTER_ANOTHER, *flags)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=True)
    said = done.stdout.splitlines()
    assert len(said) == len(flags) // 2, done.stdout
    assert all(line.startswith("1 oppidum: ") for line in said), done.stdout
    return said


def test_folders_and_files_without_permission(tmp_path):
    closed, settings, unwritable, unreadable = (tmp_path / name for name in ("data", "own.toml", "written", "kept"))
    closed.mkdir(mode=0o500)
    settings.touch(mode=0o000)
    unwritable.mkdir()
    (unwritable / "oppidum.db").touch(mode=0o400)
    unreadable.mkdir()
    (unreadable / "secret").touch(mode=0o000)
    said = serve_powerless(
        *(tmp_path, "--data", closed, "--data", closed / "new", "--config", settings),
        *("--data", unwritable, "--data", unreadable),
    )
    for line, sentence in zip(
        said,
        (
            "cannot be written by this user: change its owner, or choose another",
            "cannot be opened (Permission denied)",
            "own.toml cannot be read (Permission denied)",
            "oppidum.db cannot be used (attempt to write a readonly database)",
            "secret cannot be read (Permission denied): make it readable",
        ),
        strict=True,
    ):
        assert sentence in line


def test_a_cache_that_cannot_be_used(tmp_path, modes):
    file = tmp_path / "file"
    file.write_text("a file")
    environment = modes["compiled"] | {"OPPIDUM_CACHE": str(file), "OPPIDUM_NATIVE": "1"}

    def run(*words):
        command = [sys.executable, "-m", "oppidum", *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)

    assert run("games").returncode == 0  # only what compiles needs it
    done = run("warm", "--quiet", "carcassonne")
    remedy = "the cache cannot be written: Not a directory; OPPIDUM_CACHE names another folder"
    assert (done.returncode, done.stderr) == (1, f"oppidum: carcassonne could not be compiled: {remedy}\n")


def test_every_setting_is_a_flag(monkeypatch, tmp_path):
    import typer

    from oppidum.cli import tables
    from oppidum.cli.settings import SETTINGS

    assert list(SETTINGS) == list(Config.model_fields)
    commands: Any = typer.main.get_command(app)
    for command in (commands.commands["serve"], commands.commands["play"]):
        flags = {flag for parameter in command.params for flag in parameter.opts}
        assert {f"--{name.replace('_', '-')}" for name in Config.model_fields} <= flags
    given = {}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tables, "start", lambda file, browser, **flags: given.update(flags))
    words = ["--port", "7", "--origins", "https://a.example", "--origins", "https://b.example", "--behind-proxy"]
    for name in ("serve", "play"):
        result = CliRunner().invoke(app, [name, *words, "--waiting-hours", "2.5", "--trusted-proxies", "10.0.0.0/8"])
        assert result.exit_code == 0, result.output
        settings = read_settings(None, **given)
        assert (settings.port, settings.behind_proxy, settings.waiting_hours) == (7, True, 2.5)
        assert settings.origins == ["https://a.example", "https://b.example"]
        assert (settings.trusted_proxies, settings.old_secrets) == (["10.0.0.0/8"], [])


def test_a_call_that_is_not_understood():
    result = CliRunner().invoke(app, ["serve", "--prot", "80"])
    assert result.exit_code == 2
    assert "No such option" in result.output


def test_the_help_says_what_the_exit_codes_mean():
    page = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "300"}).output
    assert "Exit codes: 0 done; 1 refused" in page
    assert "130 and 143 ended by Ctrl-C or SIGTERM." in page


def test_the_log_goes_to_standard_error_whatever_that_is_now(monkeypatch):
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    try:
        set_up_log(Config(log="text", log_level="info"))
        later = io.StringIO()
        monkeypatch.setattr(sys, "stderr", later)
        logging.getLogger("oppidum").info("still heard")
        assert "INFO oppidum: still heard" in later.getvalue()
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
