"""From a wheel to the first move of a bot: python bench/wheel_start.py [WHEEL]

Makes a wheel as `make wheel` does, unless one is named, and installs it into an empty environment. Then, twice for each
game, starts `oppidum play` there, with an empty home and without a browser, and opens a table of two bots by HTTP.
Prints how long everything takes, moves from the start of the process on.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.live import Guest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("carcassonne", "meduris", "finisterre")
BOT = {"who": "bot", "bot": "medium"}
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")


def main() -> None:
    """Print a line for each step."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = Path(sys.argv[1]) if sys.argv[1:] else make_wheel(folder)
        print(f"{wheel.name}: {wheel.stat().st_size / 2**20:.1f} MB")
        began = time.monotonic()
        install(wheel, folder / "venv")
        print(f"installed in {time.monotonic() - began:.0f} s")
        for game in 2 * GAMES:
            print(start(folder, game))


def make_wheel(folder: Path) -> Path:
    """As `make wheel` does."""
    began = time.monotonic()
    subprocess.run([sys.executable, ROOT / "tools" / "make_code.py"], check=True)
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    subprocess.run(command, env=os.environ | {"OPPIDUM_WITH_CODE": "1"}, check=True)
    print(f"made in {time.monotonic() - began:.0f} s")
    return next(folder.glob("oppidum-*.whl"))


def install(wheel: Path, place: Path) -> None:
    """Into an environment that holds nothing else, with the versions that were tested."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    into = (*PIP, "--python", place / "bin" / "python", "install")
    subprocess.run([*into, "--require-hashes", "-r", ROOT / "requirements.lock"], check=True)
    subprocess.run([*into, "--no-deps", wheel], check=True)


def start(folder: Path, game: str) -> str:
    """A start with an empty home: when the page was there, and the first move of a bot."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("OPPIDUM_", "PYTHON", "NUMBA"))}
    command = [f"{folder}/venv/bin/oppidum", "play", "--no-browser", "--port", "0"]
    with tempfile.TemporaryDirectory(dir=folder) as home:
        began = time.monotonic()
        with subprocess.Popen(
            command, env=kept | {"HOME": home}, cwd=home, stderr=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stderr is not None
                address = re.findall(r"http://\S+/", server.stderr.readline())[0]
                threading.Thread(target=server.stderr.read, daemon=True).start()
                Guest(address).send("GET", "/")
                page = time.monotonic() - began
                guest = Guest(address, "Ana")
                code = guest.open(BOT, BOT, game=game)
                while not any(entry["actor"] >= 0 for entry in guest.state(code)["entries"]):
                    time.sleep(0.02)
                return f"{game}: page after {page:.2f} s, first move of a bot after {time.monotonic() - began:.2f} s"
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
