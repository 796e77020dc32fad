"""The wheel: made from the checkout, installed into a clean environment, it plays at once and compiles nothing."""

from __future__ import annotations

import json
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

from oppidum.core import jit
from tests.powerless import powerless
from tests.soak import soak

ROOT = Path(__file__).parents[1]
PIP = ("-m", "pip", "--disable-pip-version-check", "-q")
LARGEST = 60 * 2**20  # bytes

pytestmark = pytest.mark.skipif(jit.mode() != "compiled", reason="the wheel carries compiled code")


def run(*command: str | Path, **settings) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """As `make wheel` makes it."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, ROOT / "tools" / "make_code.py", cwd=ROOT)
    environment = os.environ | {"OPPIDUM_WITH_CODE": "1"}
    run(sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT, env=environment)
    return next(folder.glob("oppidum-*.whl"))


@pytest.fixture(scope="module", params=[pytest.param(False, id="borrowed"), soak(True, id="clean")])
def installed(wheel, request, tmp_path_factory):
    """An environment that nobody may write to, its dependencies its own or those of the tests; and an empty home."""
    place = tmp_path_factory.mktemp("place")
    run(sys.executable, "-m", "venv", "--without-pip", place / "venv")
    pip = (sys.executable, *PIP, "--python", place / "venv" / "bin" / "python", "install")
    if request.param:
        run(*pip, "--require-hashes", "-r", ROOT / "requirements.lock")
    else:
        borrow(place / "venv")
    run(*pip, "--no-deps", wheel)
    run("chmod", "-R", "a-w", place / "venv")
    (place / "home").mkdir()
    yield place
    run("chmod", "-R", "u+w", place / "venv")


def borrow(home: Path) -> None:
    """Let an environment find what is installed here; but not Oppidum, to which only a `.pth` leads."""
    (site,) = home.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n")


@pytest.fixture
def as_somebody(installed):
    """How a user without any settings runs things there: as somebody who can write to his home only."""
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("OPPIDUM_", "PYTHON", "NUMBA"))
    }
    environment |= {"HOME": str(installed / "home"), "PATH": f"{installed}/venv/bin:/usr/bin:/bin"}
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "VIRTUAL_ENV"):
        environment.pop(name, None)
    return {"env": environment, "cwd": installed / "home"}


def test_the_wheel_holds_client_rules_data_and_code(wheel):
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
    assert not [name for name in names if "node_modules" in name or name.endswith((".ts", ".lock"))]
    assert len([name for name in names if name.endswith(".code")]) > 50
    record = next(name for name in names if name.endswith("RECORD"))
    assert zipfile.ZipFile(wheel).read(record).decode().count(".code,sha256=") > 50  # so that it can be uninstalled


def test_the_wheel_is_for_this_platform_and_one_numba(wheel):
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-" in wheel.name
    assert "any" not in wheel.name
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(next(name for name in archive.namelist() if name.endswith("METADATA"))).decode()
    assert re.search(r"^Requires-Dist: numba==[\d.]+$", metadata, re.MULTILINE)


def test_the_wheel_is_small_and_names_no_folder_of_the_machine_that_made_it(wheel):
    assert wheel.stat().st_size <= LARGEST
    archive = zipfile.ZipFile(wheel)
    here = str(ROOT).encode()
    assert not [
        name for name in archive.namelist() if name.endswith((".code", ".doors")) and here in archive.read(name)
    ]


EVERY_BOT = """
from oppidum.bots import BOTS, LEVELS, SEARCHERS, bot_named
from oppidum.bots.host import play_match
from oppidum.core import code_cache, jit
from oppidum.games import GAMES, game_class

assert code_cache.shipped_folder(), "there is no code for this machine in the wheel"
for name in GAMES:
    game = game_class(name)(3)
    for bot in [*BOTS, *LEVELS, *(f"{searcher}:sims=20" for searcher in SEARCHERS)]:
        quick = f"{bot}:sims=20" if bot == "champion" else bot
        match = play_match(game, [bot_named(quick), bot_named("uniform"), bot_named("uniform")], 3)
        game.screen.view(match.position, None), game.forecast(match.position)
    print(name, match.scores)
print("compiled", jit.made)
"""


def files_below(folder: Path) -> dict[str, tuple[int, int]]:
    return {str(file): (file.stat().st_size, file.stat().st_mtime_ns) for file in folder.rglob("*") if file.is_file()}


def test_every_bot_plays_and_nothing_is_compiled_or_written(installed, as_somebody):
    before = files_below(installed / "venv")
    told = run(*powerless(installed / "venv" / "bin" / "python", "-c", EVERY_BOT), **as_somebody)
    assert told.splitlines()[-1] == "compiled 0"
    assert files_below(installed / "venv") == before
    assert not files_below(installed / "home")


def test_oppidum_play_opens_and_a_bot_moves_within_seconds(installed, as_somebody):
    command = powerless(installed / "venv" / "bin" / "oppidum", "play", "--no-browser", "--port", "0")
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **as_somebody) as server:
        try:
            address = re.search(r"http://\S+/", server.stderr.readline())[0]
            assert "<title>" in fetch(address)
            seats = [{"who": "bot", "bot": "medium"}, {"who": "bot", "bot": "hard"}]
            began = time.monotonic()
            ask = Asking(address)
            for game in ("carcassonne", "meduris", "finisterre"):
                table = ask("tables", {"game": game, "seats": seats})["code"]
                while not any(entry["actor"] >= 0 for entry in ask(f"tables/{table}/state")["entries"]):
                    assert time.monotonic() - began < 60  # 3 s on a quiet machine, see bench/results.md
                    time.sleep(0.05)
            while any(speed["percent"] < 100 for speed in ask("speed")):
                assert time.monotonic() - began < 60
                time.sleep(0.1)
        finally:
            server.terminate()
    assert not [file for file in files_below(installed / "home") if file.endswith((".code", ".doors"))]


class Asking:
    """A guest of a server."""

    def __init__(self, address: str) -> None:
        self.address, self.token = address, ""
        self.token = self("guests", {"name": "Somebody"})["token"]

    def __call__(self, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self.token}"} if self.token else {}
        )
        request = urllib.request.Request(f"{self.address}api/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)


def fetch(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return answer.read().decode()
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
