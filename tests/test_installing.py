"""The way to a wheel without make, as the manual writes it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from oppidum.core import jit

ROOT = Path(__file__).parents[1]
IGNORED = ("src/oppidum/compiled", "src/oppidum/server/static")  # made before, and taken along: they take minutes
RECIPES = re.findall(r"```\n(.*?)```", (ROOT / "docs" / "installing.md").read_text("utf-8"), re.DOTALL)


def recipe(word: str) -> list[str]:
    """The lines that make a wheel without make, in one of two shells."""
    (found,) = [text for text in RECIPES if "make_code.py" in text and word in text]
    return found.splitlines()


def test_both_shells_do_the_same():
    there, here = recipe("$env:"), recipe("python3 -m venv")
    there[4:] = [f"{there[4].removeprefix('$env:').replace(' ', '')} {there[5]}"]
    said = [
        line.replace("Scripts", "bin").replace("\\", "/").replace("py -m venv", "python3 -m venv") for line in there
    ]
    assert said == here


@pytest.mark.soak
@pytest.mark.skipif(jit.mode() != "compiled", reason="the wheel carries compiled code")
def test_the_recipe_makes_a_wheel_that_carries_code(tmp_path):
    subprocess.run([sys.executable, ROOT / "tools" / "make_code.py"], cwd=tmp_path, check=True)  # wherever it is called
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    tracked = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(lambda name: (ROOT / name).is_file(), tracked.stdout.splitlines()):
        (tmp_path / "checkout" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / "checkout" / name)
    for name in IGNORED:
        shutil.copytree(ROOT / name, tmp_path / "checkout" / name)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("OPPIDUM_", "PYTHON"))}
    environment["PATH"] = f"{Path(sys.base_prefix) / 'bin'}:{environment['PATH']}"
    script = "\n".join(recipe("python3 -m venv"))
    done = subprocess.run(
        ["sh", "-euc", script], cwd=tmp_path / "checkout", env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tmp_path / "checkout" / "dist").glob("oppidum-*.whl")
    assert len([name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".code")]) > 50
