"""@rule compiles a function, @generic chooses one by the type of its record; the one file that knows Numba's insides.

Compiled code is kept in the user's cache folder, under a key made of everything that can change it: all engine and data
files, the versions of Python, NumPy and Numba, the processor, and the modes. A changed callee therefore never meets an
old caller, and a run with bounds checks never meets code without them.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_path

numba: Any
try:
    numba = import_module("numba")
    from numba.extending import overload
    from numba.np.numpy_support import from_dtype
except ImportError:  # no wheel for this platform: the same rules, interpreted
    numba = None

PACKAGE = Path(__file__).parents[1]
ENGINE = ("core", "games", "bots")  # the folders whose files can change compiled code
KEEP_DAYS = 14  # a cache folder unused for so long is removed

COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT
BOUNDS: bool = COMPILED and bool(numba.config.BOUNDSCHECK)


def mode() -> str:
    """How rules run in this process: `compiled`, `bounds-checked` or `interpreted`."""
    if not COMPILED:
        return "interpreted"
    return "bounds-checked" if BOUNDS else "compiled"


def sources(extra: Path | None = None) -> list[Path]:
    """Every file that compiled code may depend on; `extra` is a folder outside the package, of somebody's own rules."""
    folders = [PACKAGE / name for name in ENGINE] + ([extra] if extra else [])
    files = [file for folder in folders for pattern in ("*.py", "*.toml") for file in folder.rglob(pattern)]
    return sorted(set(files))


def cache_key(files: list[Path]) -> str:
    """A short hash of these files and of all that is not in them but changes what is compiled."""
    import llvmlite.binding as llvm

    surroundings = (
        sys.version,
        np.__version__,
        numba.__version__,
        platform.machine(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
        numba.config.OPT,
        numba.config.CPU_NAME,
        numba.config.CPU_FEATURES,
        BOUNDS,
    )
    digest = hashlib.blake2b(repr(surroundings).encode(), digest_size=10)
    for file in files:
        digest.update(str(file).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def cache_root() -> Path:
    """The folder of all compiled code; `OPPIDUM_CACHE` moves it."""
    return Path(os.environ.get("OPPIDUM_CACHE") or user_cache_path("oppidum")) / "compiled"


@functools.cache
def cache_folder(extra: Path | None = None) -> Path:
    """The folder of this very engine's compiled code; folders long unused are swept away."""
    folder = cache_root() / cache_key(sources(extra))
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in cache_root().iterdir():
        if other.stat().st_mtime < time.time() - KEEP_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule: plain integers and arrays in and out, no allocation, no exceptions, runs without the GIL."""
    if not COMPILED:
        return function
    compile_rule = functools.partial(numba.njit, nogil=True, error_model="numpy", boundscheck=BOUNDS)
    file = Path(function.__code__.co_filename).resolve()
    if not file.is_file():  # typed into a prompt or a notebook: nothing to key a cache on
        return compile_rule()(function)
    extra = None if file.is_relative_to(PACKAGE) else file.parent
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(extra))
    try:
        return compile_rule(cache=True)(function)
    finally:
        numba.config.CACHE_DIR = before


def generic(stub: Callable[..., Any]) -> Any:
    """A rule that every game answers in its own way, chosen by the type of its first argument, a record.

    Games add their answer with `register(dtype, answer)`. Works the same in compiled and in interpreted callers.
    """
    answers: dict[Any, Callable[..., Any]] = {}

    @functools.wraps(stub)
    def choose(s: Any, *others: Any) -> Any:
        return answers[s.dtype](s, *others)

    def register(dtype: np.dtype[Any], answer: Callable[..., Any]) -> None:
        if dtype in answers:
            raise TypeError(f"{stub.__name__}: two games have the same record layout")
        answers[dtype] = answer
        if COMPILED:
            answers[from_dtype(dtype)] = answer

    def compile_choice(s: Any, *_: Any) -> Callable[..., Any] | None:
        answer = answers.get(s)
        return answer and (lambda s, *others: answer(s, *others))

    choose.register = register  # type: ignore[attr-defined]
    if COMPILED:
        overload(choose, strict=False)(compile_choice)
    return choose


def compiled_signatures(function: Any) -> int:
    """How many versions of a rule were made so far in this process: 0 when it is interpreted."""
    return len(function.signatures) if COMPILED else 0
