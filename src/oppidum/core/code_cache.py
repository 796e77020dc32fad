"""Where compiled code is kept: one file for each rule and its types, in a folder named after all that could change it.

The name of a folder is a hash of all engine and data files, the versions of Python, NumPy and Numba, the processor and
the mode. A changed callee therefore never meets an old caller, a run with bounds checks never meets code without them,
and nothing in it depends on where the package lies. Code is looked for in the user's own folder, made for this very
processor, then in the package: a wheel may carry code for a family of processors. New code goes to the user's folder.

Each file begins with a hash of the rest. One that is damaged or cannot be read is as good as not there.
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import platform
import shutil
import sys
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_path

numba: Any
try:
    numba = import_module("numba")
    import llvmlite.binding as llvm
    from numba.core.compiler import CompileResult
    from numba.core.serialize import dumps
except ImportError:  # no wheel for this platform: the same rules, interpreted
    numba = None

PACKAGE = Path(__file__).parents[1]
SHIPPED = PACKAGE / "compiled"  # code that came with the wheel
ENGINE = ("core", "games", "bots")  # the folders whose files can change compiled code
LESSONS = "learn"  # but for these folders of games: what they hold is read, never compiled
NATIVE = "OPPIDUM_NATIVE"  # set in the environment: use only code that was compiled for this very processor
KEEP_DAYS = 14  # a folder unused for so long is removed
DIGEST = 16  # bytes of the hash in front of each file

COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT
BOUNDS: bool = COMPILED and bool(numba.config.BOUNDSCHECK)

# The processors that a wheel is made for, by machine, and what one of them must be able to do.
FAMILIES = {"x86_64": "x86-64-v3", "AMD64": "x86-64-v3"}
SKILLS = {
    "x86-64-v3": (
        *("cx16", "sahf", "popcnt", "sse3", "ssse3", "sse4.1", "sse4.2", "avx"),
        *("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"),
    ),
}

Processor = tuple[str, str]  # its name and its features, as LLVM spells them


def sources(extra: Path | None = None) -> list[Path]:
    """Every file that compiled code may depend on; `extra` is a folder outside the package, of somebody's own rules."""
    own = [file for name in ENGINE for file in rules_in(PACKAGE / name)]
    engine = [file for file in own if LESSONS not in file.relative_to(PACKAGE).parts]
    return sorted({*engine, *(rules_in(extra) if extra else ())})


def rules_in(folder: Path) -> list[Path]:
    """The rules and the data in a folder and below it."""
    return [file for pattern in ("*.py", "*.toml") for file in folder.rglob(pattern)]


def this_processor() -> Processor:
    """The processor that Numba compiles for in this process."""
    name, features = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    return (
        llvm.get_host_cpu_name() if name is None else name,
        llvm.get_host_cpu_features().flatten() if features is None else features,
    )


def family() -> Processor:
    """The processors that a wheel for this machine is made for."""
    return FAMILIES.get(platform.machine(), "generic"), ""


def belongs_to_family() -> bool:
    """Whether this machine can run what a wheel carries."""
    able = llvm.get_host_cpu_features()
    return all(able.get(skill) for skill in SKILLS.get(family()[0], ()))


def cache_key(files: list[Path], processor: Processor | None = None) -> str:
    """A short hash of these files and of all that is not in them but changes what is compiled."""
    surroundings = (
        sys.implementation.cache_tag,
        np.__version__.split(".")[0],
        numba.__version__,
        sys.platform,
        platform.machine(),
        processor or this_processor(),
        numba.config.OPT,
        BOUNDS,
    )
    digest = hashlib.blake2b(repr(surroundings).encode(), digest_size=10)
    for file in files:
        inside = file.is_relative_to(PACKAGE)
        name = file.relative_to(PACKAGE).as_posix() if inside else file.name
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def cache_root() -> Path:
    """The folder of all compiled code of a user; `OPPIDUM_CACHE` moves it."""
    return Path(os.environ.get("OPPIDUM_CACHE") or user_cache_path("oppidum")) / "compiled"


@functools.cache
def cache_folder(extra: Path | None = None) -> Path:
    """The user's folder of this very engine's code for this very processor; it may not be there yet."""
    return cache_root() / cache_key(sources(extra))


def leave_shipped() -> None:
    """Take no code from the package, neither in this process nor in those that it starts."""
    os.environ[NATIVE] = "1"


@functools.cache
def shipped_folder() -> Path | None:
    """The package's folder of this very engine's code for a family of processors to which this one belongs."""
    if os.environ.get(NATIVE) or not SHIPPED.is_dir() or not belongs_to_family():
        return None
    folder = SHIPPED / cache_key(sources(), family())
    return folder if folder.is_dir() else None


def code_folders(extra: Path | None = None) -> list[Path]:
    """Where code may be found, the best first."""
    shipped = None if extra else shipped_folder()
    return [cache_folder(extra), *([shipped] if shipped else [])]


@functools.cache
def prepare(folder: Path) -> None:
    """Make a folder of the user's for new code; others, long unused, are swept away."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in folder.parent.iterdir():
        with suppress(OSError):
            if other.stat().st_mtime < time.time() - KEEP_DAYS * 86400:
                shutil.rmtree(other, ignore_errors=True)


def read_sealed(file: Path) -> bytes | None:
    """What was written with `write_sealed`; nothing if it is not there or damaged."""
    try:
        data = file.read_bytes()
    except OSError:
        return None
    return data[DIGEST:] if data[:DIGEST] == seal(data[DIGEST:]) else None


def write_sealed(file: Path, data: bytes) -> None:
    """Write a file whole or not at all, whoever else does so at the same time."""
    draft = file.with_name(f"{file.name}.{uuid.uuid4().hex[:8]}")
    try:
        draft.write_bytes(seal(data) + data)
        draft.replace(file)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def seal(data: bytes) -> bytes:
    """The hash in front of a file."""
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


class CodeCache:
    """The compiled versions of one rule; Numba asks it before it compiles, and gives it what it has compiled.

    In the place of Numba's own cache, which writes the host's processor into its index and needs a folder to write to.
    """

    def __init__(self, function: Callable[..., Any], extra: Path | None) -> None:
        self.name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        self.extra = extra

    @property
    def cache_path(self) -> str:
        """For Numba's statistics."""
        return str(cache_folder(self.extra))

    def file_name(self, types: Any) -> str:
        """The name of the file of a version."""
        return f"{self.name}-{hashlib.blake2b(repr(types).encode(), digest_size=8).hexdigest()}.code"

    def load_overload(self, types: Any, context: Any) -> Any:
        """A version from a file, if there is one."""
        name = self.file_name(types)
        context.refresh()
        for folder in code_folders(self.extra):
            data = read_sealed(folder / name)
            if data is not None:
                return CompileResult._rebuild(context, *pickle.loads(data))  # type: ignore[no-untyped-call]  # Numba has no types
        return None

    def save_overload(self, types: Any, compiled: Any) -> None:
        """Keep a version that was just compiled; OSError if that cannot be."""
        nameless = compiled._replace(type_annotation="")  # else long, never read, and with the paths of this machine
        folder = cache_folder(self.extra)
        prepare(folder)
        write_sealed(folder / self.file_name(types), dumps(nameless._reduce()))  # type: ignore[no-untyped-call]  # Numba has no types

    def enable(self) -> None:
        """Numba may ask for this; a cache is always enabled."""

    def disable(self) -> None:
        """Numba may ask for this; a cache is never disabled."""

    def flush(self) -> None:
        """Numba may ask for this; there is nothing to empty, for files of one name are written anew."""
