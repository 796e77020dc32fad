"""@rule compiles a function, @apart a large one, @generic chooses one by the type of its record.

This is the one file that knows Numba's insides.

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
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_cache_path

numba: Any
try:
    numba = import_module("numba")
    from llvmlite.binding import add_symbol
    from numba.core import cgutils
    from numba.core.codegen import JITCodeLibrary
    from numba.core.imputils import impl_ret_new_ref, lower_constant
    from numba.core.registry import CPUDispatcher
    from numba.extending import models, register_model, typeof_impl
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


def as_words(types: Any) -> tuple[Any, ...]:
    """The same types of arguments, with every signed integer as a word of 64 bits."""
    word = numba.types.int64
    return tuple(word if isinstance(one, numba.types.Integer) and one.signed else one for one in types)


if numba is not None:

    def leave_to_the_module(library: Any, module: Any) -> None:
        """Functions are optimised with their module; each by itself before took a sixth of the time for nothing."""
        module.data_layout = library._codegen._data_layout

    setattr(JITCodeLibrary, "_optimize_functions", leave_to_the_module)  # noqa: B010

    class Rule(CPUDispatcher):
        """A compiled function with one version for all widths of integers, and none for each number written out.

        Without this a rule is compiled again for every mixture of 8, 16, 32 and 64 bits that its callers read from
        records: twice the time, and the same machine code once it is inlined.
        """

        def compile(self, sig: Any) -> Any:
            """Called from Python; the next call with the same types finds its way without asking here."""
            entry = super().compile(as_words(sig))
            compiled: Any = self.overloads[as_words(sig)]
            compiled.library._reload_init.update(compiled.reload_init)  # from the cache it comes without: for callers
            if not self.overloads.get(tuple(sig)):
                self._insert([one._code for one in sig], entry, objectmode=False)  # type: ignore[attr-defined]
            return entry

        def get_call_template(self, args: Any, kws: Any) -> Any:
            """Called from a compiled rule."""
            return super().get_call_template(as_words(args), kws)


if numba is not None:

    @dataclass(frozen=True)
    class Needed:
        """A rule to which compiled code jumps: it must be there before that code is loaded from the cache."""

        module: str
        name: str
        types: tuple[Any, ...]

        def __call__(self) -> None:
            """Load or compile it."""
            getattr(import_module(self.module), self.name).compile(self.types)

        @property
        def symbol(self) -> str:
            """A name that is the same in every process."""
            types = hashlib.blake2b(repr(self.types).encode(), digest_size=8).hexdigest()
            return f"oppidum.{self.module}.{self.name}.{types}"

    class ApartRule(Rule):
        """A rule that is compiled once: its callers jump to it.

        A usual rule is put into every caller, and again into each caller of that one, and each time all of it is
        optimised anew. That makes small rules free, and large ones slow to compile.
        """

        def compile(self, sig: Any) -> Any:
            """As for other rules; then its address gets a name, and callers are told to use it."""
            known = len(self.overloads)
            entry = super().compile(sig)
            if len(self.overloads) > known:
                compiled: Any = self.overloads[as_words(sig)]
                context: Any = self.targetctx
                needed = Needed(self.py_func.__module__, self.py_func.__name__, as_words(sig))
                description = compiled.fndesc
                address = compiled.library.get_pointer_to_function(description.llvm_func_name)
                add_symbol(needed.symbol, address)
                context.remove_user_function(compiled.entry_point)
                jump = jump_to(needed, description)
                context._defns[compiled.entry_point].append(jump, jump.signature)
            return entry

    def jump_to(needed: Needed, description: Any) -> Any:
        """How a caller calls a rule that stands apart; after Numba's own `user_function`."""
        helpers: Any = cgutils
        returned: Any = impl_ret_new_ref

        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            shape = context.call_conv.get_function_type(description.restype, description.argtypes)
            function = helpers.get_or_insert_function(builder.module, shape, needed.symbol)
            status, result = context.call_conv.call_function(
                builder, function, description.restype, description.argtypes, args
            )
            with helpers.if_unlikely(builder, status.is_error):
                context.call_conv.return_status_propagate(builder, status)
            context.active_code_library._reload_init.add(needed)
            return returned(context, builder, sig.return_type, result)

        lower.signature = description.argtypes  # type: ignore[attr-defined]
        lower.libs = ()  # type: ignore[attr-defined]
        return lower


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule: plain integers and arrays in and out, no allocation, no exceptions, runs without the GIL."""
    return compile_with(Rule, function) if COMPILED else function


def apart(function: Callable[..., Any]) -> Any:
    """Compile a large rule: as `rule`, but callers jump to it instead of taking it in."""
    return compile_with(ApartRule, function) if COMPILED else function


def compile_with(kind: Any, function: Callable[..., Any]) -> Any:
    """A dispatcher for a rule, with its cache."""
    compiled = kind(
        py_func=function,
        targetoptions={"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": BOUNDS},
    )
    file = Path(function.__code__.co_filename).resolve()
    if file.is_file():  # else typed into a prompt or a notebook: nothing to key a cache on
        extra = None if file.is_relative_to(PACKAGE) else file.parent
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder(extra))
        try:
            compiled.enable_caching()
        finally:
            numba.config.CACHE_DIR = before
    return compiled


class Generic:
    """A rule that every game answers in its own way, chosen by the type of its first argument, a record."""

    def __init__(self, stub: Callable[..., Any]) -> None:
        functools.update_wrapper(self, stub)
        self.name = stub.__name__
        self.answers: dict[Any, Any] = {}

    def __call__(self, s: Any, *others: Any) -> Any:
        """The choice, in interpreted callers."""
        return self.answers[s.dtype](s, *others)

    def register(self, dtype: np.dtype[Any], answer: Callable[..., Any]) -> None:
        """A game adds its answer."""
        if dtype in self.answers:
            raise TypeError(f"{self.name}: two games have the same record layout")
        self.answers[dtype] = answer
        if COMPILED:
            self.answers[from_dtype(dtype)] = answer


if COMPILED:

    class GenericType(numba.types.Callable, numba.types.Opaque):  # type: ignore[misc]
        """A Generic as compiled callers see it: for each record the answer itself, without a function between."""

        def __init__(self, chosen: Generic) -> None:
            self.chosen = chosen
            super().__init__(f"Generic({chosen.name})")

        def answer(self, types: Any) -> Any:
            """The answer for a record, or an error that names what is missing."""
            if types[0] not in self.chosen.answers:
                raise numba.core.errors.TypingError(f"no game answers {self.chosen.name} for {types[0]}")
            return numba.types.Dispatcher(self.chosen.answers[types[0]])

        def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
            """The signature of the answer."""
            return self.answer(args).get_call_type(context, args, kws)

        def get_call_signatures(self) -> Any:
            """Any number of them."""
            return (), True

        def get_impl_key(self, sig: Any) -> Any:
            """Its machine code."""
            return self.answer(sig.args).get_impl_key(sig)

    register_model(GenericType)(models.OpaqueModel)

    @typeof_impl.register(Generic)
    def type_of_generic(value: Generic, _: Any) -> GenericType:
        """For compiled callers that name one."""
        return GenericType(value)

    @lower_constant(GenericType)  # type: ignore[no-untyped-call, untyped-decorator]
    def generic_as_constant(context: Any, *_: Any) -> Any:
        """It has no value at run time."""
        return context.get_dummy_value()


def generic(stub: Callable[..., Any]) -> Any:
    """Make a question that every game answers, with `register(dtype, answer)`; works in compiled and other callers."""
    return Generic(stub)


def compiled_signatures(function: Any) -> int:
    """How many versions of a rule were made so far in this process: 0 when it is interpreted."""
    return len(function.signatures) if COMPILED else 0
