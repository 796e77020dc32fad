"""The wheel: built from the checkout, installed into a clean environment, it opens the product."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.soak import soak

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
    ):
        assert f"oppidum/{name}" in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".ts")]


def borrow(home: Path) -> None:
    """Let an environment find what is installed here; but not Oppidum, to which only a `.pth` leads."""
    (site,) = home.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")


@pytest.mark.parametrize("clean", [pytest.param(False, id="borrowed"), soak(True, id="clean")])
def test_oppidum_play_works_from_another_environment(wheel, tmp_path, clean):
    home = tmp_path / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", home)
    pip = (sys.executable, *PIP, "--python", home / "bin" / "python", "install")
    if clean:
        run(*pip, "--require-hashes", "-r", ROOT / "requirements.lock")
    else:
        borrow(home)
    run(*pip, "--no-deps", wheel)
    assert list(home.glob("lib/python*/site-packages/oppidum/server/static/index.html"))
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
