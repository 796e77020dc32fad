"""Compile all rules for the family of processors that a wheel is made for, into the package: src/oppidum/compiled.

A checkout uses this code like an installed wheel does. It is compiled in processes of its own: only they are told to
compile for another processor than this machine's. The package is that of this checkout, whichever is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from oppidum.core import code_cache
from oppidum.games import GAMES
from oppidum.warm.stages import STAGES, note_of

SOURCES = code_cache.PACKAGE.parent
ROOT = SOURCES.parent
BUILD = ROOT / "build"  # on the same disk, and not under version control


def main() -> None:
    """Make what is not there yet; what was made from other sources goes."""
    if not code_cache.COMPILED:
        sys.exit("There is no compiler here: a wheel with compiled code cannot be made.")
    wanted = code_cache.SHIPPED / code_cache.cache_key(code_cache.sources(), code_cache.family())
    notes = [note_of(game, stage) for game in GAMES for stage in STAGES]
    if not all((wanted / note).is_file() for note in notes):
        BUILD.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            made = Path(folder) / "compiled" / wanted.name
            if wanted.is_dir():  # some of it is there
                made.parent.mkdir()
                wanted.rename(made)
            compile_into(Path(folder))
            shutil.rmtree(code_cache.SHIPPED, ignore_errors=True)
            code_cache.SHIPPED.mkdir()
            made.rename(wanted)
        for file in (*wanted.glob("*.lock"), *(set(wanted.glob("*.doors")) - set(map(wanted.joinpath, notes)))):
            file.unlink()
    print(f"Compiled for {code_cache.family()[0]}: {wanted.relative_to(ROOT)}")


def compile_into(folder: Path) -> None:
    """Compile everything for the family, as `oppidum warm` does."""
    name, features = code_cache.family()
    environment = {"NUMBA_CPU_NAME": name, "NUMBA_CPU_FEATURES": features, "OPPIDUM_CACHE": str(folder)}
    environment["PYTHONPATH"] = str(SOURCES)
    subprocess.run([sys.executable, "-m", "oppidum", "warm", "--native"], env=os.environ | environment, check=True)


if __name__ == "__main__":
    main()
