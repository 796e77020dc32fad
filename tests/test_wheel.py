"""The wheel: built from the checkout, installed into a clean environment, it opens the product."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP = ("-m", "pip", "--disable-pip-version-check", "-q")


def run(*command: str | Path, **settings) -> None:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **settings)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    return next(folder.glob("oppidum-*.whl"))


def test_the_wheel_holds_client_rules_and_data(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for name in (
        "server/static/index.html",
        "games/carcassonne/tiles.toml",
        "games/meduris/RULES.md",
        "games/meduris/examples/faq-gap.match",
        "py.typed",
        "server/static/.made-from",
        "server/static/third-party-notices.txt",
    ):
        assert f"oppidum/{name}" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".ts")]


def test_oppidum_play_works_from_a_clean_environment(wheel, tmp_path):
    home = tmp_path / "venv"
    run(sys.executable, "-m", "venv", home)
    python = home / "bin" / "python"
    run(python, *PIP, "install", "--require-hashes", "-r", ROOT / "requirements.lock")
    run(python, *PIP, "install", "--no-deps", wheel)
    # Interpreted: a new place means a new cache, and compiling is measured elsewhere.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("OPPIDUM_", "PYTHON"))}
    environment |= {"NUMBA_DISABLE_JIT": "1"}
    command = [home / "bin" / "oppidum", "play", "--no-browser", "--port", "0", "--data", tmp_path / "data"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            address = re.search(r"http://\S+/", server.stderr.readline())[0]
            assert "<title>" in fetch(address)
            assert "carcassonne" in fetch(f"{address}api/games")
        finally:
            server.terminate()


def fetch(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return answer.read().decode()
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
