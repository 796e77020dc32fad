"""How Numba is made to compile rules: what it leaves out, what it remembers, what it is taught.

`jit` makes rules with it, `code_cache` keeps what was made; no other file knows Numba's insides.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, ClassVar

import numpy as np

from oppidum.core.code_cache import numba

core: Any  # Numba's insides
if numba is not None:
    core = numba.core
    from numba.core import cgutils
    from numba.extending import NativeValue


@contextmanager
def few_collections() -> Iterator[None]:
    """While compiling, the garbage collector looks less often at what Numba keeps anyway: a twentieth of the time."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*before)


if numba is not None:
    HEAD = tuple.__basicsize__  # bytes of an object with a size, which stand in front of what is its own

    def keeps_address_first() -> bool:
        """Whether a NumPy record begins with the address of its memory, as NumPy's header of scalars says."""
        rows = np.zeros(1, np.dtype((np.record, [("field", "i4")])))
        row = rows[0]
        return ctypes.c_void_p.from_address(id(row) + HEAD).value == rows.ctypes.data

    def unbox_record(kind: Any, record: Any, c: Any) -> Any:
        """The memory of a record that Python hands over.

        Numba asks NumPy for a buffer, which spells the whole layout first: 13 µs for a position of Finisterre.
        """
        head: Any = c.builder.bitcast(record, c.pyapi.voidptr.as_pointer())
        pointers: Any = cgutils
        native: Any = NativeValue
        address = c.builder.load(pointers.gep_inbounds(c.builder, head, HEAD // ctypes.sizeof(ctypes.c_void_p)))
        return native(c.builder.bitcast(address, c.context.get_value_type(kind)))

    @functools.cache
    def teach_records() -> None:
        """From now on what is compiled takes records that way; code from the cache was taught when it was compiled."""
        if keeps_address_first():
            unbox: Any = vars(import_module("numba.core.boxing"))["unbox"]
            unbox.__self__.functions[numba.types.Record] = unbox_record

    class Part(core.codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
        """The code of one rule as it is put into its callers: neither optimised nor made into machine code by itself.

        It lives in memory only. Numba would optimise each rule and write its machine code, though nobody ever runs it.
        """

        def _optimize_functions(self, module: Any) -> None:
            """Nothing now: the whole of which this becomes a part is optimised."""
            module.data_layout = self._codegen._data_layout

        def finalize(self) -> None:
            """Nothing more to do."""
            self._finalized = True

        @property
        def whole(self) -> list[Any]:
            """Itself and all that it calls."""
            return [self, *dict.fromkeys(self._linking_libraries)]

    class Entry(core.codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
        """A rule and all its parts, optimised together: machine code to be called from Python, kept in the cache."""

        def _optimize_functions(self, module: Any) -> None:
            """Functions are optimised with their module; each by itself before took a sixth of the time for nothing."""
            module.data_layout = self._codegen._data_layout

        def _optimize_final_module(self) -> None:
            """Once: Numba's cheap passes before that prepare for the pruning of references, and rules have none."""
            passes, builder = self._codegen._module_pass_manager()
            passes.run(self._final_module, builder)

    class Options(core.compiler.Flags):  # type: ignore[misc]  # Numba has no types
        """Numba's options, compared by those that were set: Numba compares them all, some hundred times a rule."""

        def __hash__(self) -> int:
            return len(self._values)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Options) and self._values == other._values

    CONTEXT: Any = core.registry.cpu_target.typing_context

    class Typing(type(CONTEXT)):  # type: ignore[misc]  # Numba has no types
        """All that Numba knows of types, and what operators and the like make of numbers and arrays, found out once.

        For every `+` Numba asks some fifty templates in turn.
        """

        known: ClassVar[dict[Any, Any]] = {}

        def __init__(self) -> None:
            self.__dict__ = CONTEXT.__dict__

        def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
            """The signature of a call."""
            plain = tuple(map(numba.types.unliteral, args))
            asked = getattr(func, "typing_key", func)
            if asked not in OPERATORS or not all(isinstance(one, SIMPLE) for one in plain):
                return super().resolve_function_type(func, args, kws)
            if (func, plain) not in self.known:
                self.known[func, plain] = super().resolve_function_type(func, plain, kws)
            return self.known[func, plain]

    OPERATORS = {bool, int, float, len, range, min, max, abs} | set(map(operator.__dict__.get, operator.__all__))
    SIMPLE = (numba.types.Number, numba.types.Boolean, numba.types.Array)
    TYPING = Typing()
    STEPS = (
        core.untyped_passes.TranslateByteCode,
        core.untyped_passes.FixupArgs,
        core.untyped_passes.IRProcessing,
        core.untyped_passes.ReconstructSSA,
        core.typed_passes.NopythonTypeInference,
        core.typed_passes.PreLowerStripPhis,
        core.typed_passes.IRLegalization,
        core.typed_passes.NativeLowering,
        core.typed_passes.NoPythonBackend,
    )

    class Compiler(core.compiler.CompilerBase):  # type: ignore[misc]  # Numba has no types
        """Takes a third of Numba's steps: rules need none that are for closures, literals, `with` or `raise`."""

        def _compile_core(self) -> Any:
            with core.targetconfig.ConfigStack().enter(self.state.flags.copy()):
                for step in STEPS:
                    step().run_pass(self.state)
                return self.state.cr
