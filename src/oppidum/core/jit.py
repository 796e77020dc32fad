"""@rule compiles a function, @apart a large one, @generic chooses one by the type of its record.

This file and `code_cache` are the ones that know Numba's insides.

A rule is compiled when it is first called, unless its code is in the cache. A program at which people wait calls
`never_compile()`: from then on a rule whose code is not there answers by its interpreted twin, `core/twins.py`, until
somebody has compiled it in another process and it was loaded here. Twins and compiled code give the same bytes, so each
rule may change over whenever it is ready.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.core import twins
from oppidum.core.code_cache import BOUNDS, COMPILED, PACKAGE, CodeCache, numba

if numba is not None:
    from llvmlite.binding import add_symbol
    from numba.core import cgutils
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Flags, compile_extra
    from numba.core.dispatcher import _FunctionCompiler
    from numba.core.imputils import impl_ret_new_ref, lower_constant
    from numba.core.registry import CPUDispatcher
    from numba.core.typing import make_concrete_template
    from numba.extending import models, register_model, typeof_impl
    from numba.np.numpy_support import from_dtype

_waiting = False  # whether a rule without code answers by its twin


class NotCompiled(Exception):
    """The code of a rule is not in the cache, and this program does not compile."""


def mode() -> str:
    """How rules run in this process: `compiled`, `bounds-checked` or `interpreted`."""
    if not COMPILED:
        return "interpreted"
    return "bounds-checked" if BOUNDS else "compiled"


def never_compile(yes: bool = True) -> None:
    """From now on, in this process, rules whose code has not been loaded answer interpreted."""
    global _waiting
    _waiting = yes


def as_words(types: Any) -> tuple[Any, ...]:
    """The same types of arguments, with every signed integer as a word of 64 bits."""
    word = numba.types.int64
    return tuple(word if isinstance(one, numba.types.Integer) and one.signed else one for one in types)


@dataclass(frozen=True)
class Version:
    """A rule for certain types of arguments: code that others jump to, or that Python calls."""

    module: str
    name: str
    types: tuple[Any, ...]

    def __call__(self) -> None:
        """Load it from the cache, or compile it; NotCompiled where that is not wanted."""
        getattr(import_module(self.module), self.name).compile(self.types)

    @property
    def symbol(self) -> str:
        """A name that is the same in every process."""
        types = hashlib.blake2b(repr(self.types).encode(), digest_size=8).hexdigest()
        return f"oppidum.{self.module}.{self.name}.{types}"


made = 0  # how many versions of rules this process has compiled, as parts of others or for itself
called: list[Version] = []  # what Python has called so far and was not there: the doors of compiled code


if numba is not None:

    class Part(JITCodeLibrary):
        """The code of one rule as it is put into its callers: neither optimised nor made into machine code by itself.

        It lives in memory only. Numba would optimise each rule and write its machine code, though nobody ever runs it.
        """

        def _optimize_functions(self, module: Any) -> None:
            """Left to the whole of which this becomes a part."""
            module.data_layout = self._codegen._data_layout

        def finalize(self) -> None:
            """Nothing more to do."""
            self._finalized = True

        @property
        def whole(self) -> list[Any]:
            """Itself and all that it calls."""
            return [self, *dict.fromkeys(self._linking_libraries)]

    class Entry(JITCodeLibrary):
        """A rule with all its parts, optimised together: machine code for callers in Python, kept in the cache."""

        def _optimize_functions(self, module: Any) -> None:
            """Functions are optimised with their module; each by itself before took a sixth of the time for nothing."""
            module.data_layout = self._codegen._data_layout

    class EntryCompiler(_FunctionCompiler):
        """Makes the machine code of a rule from its part."""

        def __init__(self, owner: Any) -> None:
            super().__init__(
                owner.py_func, owner.targetdescr, owner.targetoptions, owner.locals, numba.core.compiler.Compiler
            )
            self.owner = owner

        def _compile_core(self, args: Any, return_type: Any) -> Any:  # noqa: ARG002
            if _waiting:
                raise NotCompiled(f"{self.owner.py_func.__module__}.{self.owner.py_func.__name__}")
            part = self.owner.part(args)
            context = part.target_context
            library = Entry(context.codegen(), part.library.name)
            library.enable_object_caching()
            first, *others = part.library.whole
            if self.owner.stands_apart:
                library.add_llvm_module(first._final_module.clone())
                library._reload_init.update(first._reload_init)
            else:
                library.add_linking_library(first)
            for other in others:
                library.add_linking_library(other)
            with context.push_code_library(library):
                context.create_cpython_wrapper(
                    library, part.fndesc, part.environment, part.call_helper, release_gil=True
                )
            entry = context.get_executable(library, part.fndesc, part.environment)
            return part._replace(library=library, entry_point=entry, reload_init=list(library._reload_init))

    class Rule(CPUDispatcher):
        """A compiled function with one version for all widths of integers, and none for each number written out.

        Without this a rule is compiled again for every mixture of 8, 16, 32 and 64 bits that its callers read from
        records: twice the time, and the same machine code once it is inlined.
        """

        stands_apart = False

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._compiler = EntryCompiler(self)
            self.parts: dict[Any, Any] = {}

        def part(self, types: Any) -> Any:
            """Its code for these types, to be put into callers."""
            global made
            if types not in self.parts:
                made += 1
                flags: Any = Flags()
                self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
                flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
                library: Any = Part(self.targetctx.codegen(), self.py_func.__qualname__)
                part = compile_extra(
                    self.typingctx, self.targetctx, self.py_func, types, None, flags, self.locals, library
                )
                self.targetctx.insert_user_function(library, part.fndesc, library.whole)
                self.parts[types] = part
            return self.parts[types]

        def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
            """Called from Python with types that are new here: what shall answer?"""
            if _waiting:
                twins.calls[f"{self.py_func.__module__}.{self.py_func.__name__}"] += 1
                return twins.twin_of(self)
            entry = super()._compile_for_args(*arguments, **named)  # type: ignore[misc]
            types = tuple(self.typeof_pyval(one) for one in arguments)
            called.append(Version(self.py_func.__module__, self.py_func.__name__, types))
            return entry

        def compile(self, sig: Any) -> Any:
            """Called from Python; the next call with the same types finds its way without asking here."""
            entry = super().compile(as_words(sig))
            if not self.overloads.get(tuple(sig)):
                self._insert([one._code for one in sig], entry, objectmode=False)  # type: ignore[attr-defined]
            return entry

        def get_call_template(self, args: Any, kws: Any) -> Any:
            """Called from a compiled rule."""
            pysig, args = self._compiler.fold_argument_types(as_words(args), kws)
            part = self.part(tuple(args))
            name = self.py_func.__name__
            return make_concrete_template(name, key=name, signatures=[part.signature]), pysig, args, {}

        def get_overload(self, sig: Any) -> Any:
            """Under what a compiled rule finds it."""
            return self.part(tuple(numba.core.sigutils.normalize_signature(sig)[0])).library

    class ApartRule(Rule):
        """A rule that is compiled once: its callers jump to it.

        A usual rule is put into every caller, and again into each caller of that one, and each time all of it is
        optimised anew. That makes small rules free, and large ones slow to compile.
        """

        stands_apart = True

        def get_call_template(self, args: Any, kws: Any) -> Any:
            """Called from a compiled rule."""
            return CPUDispatcher.get_call_template(self, as_words(args), kws)

        def get_overload(self, sig: Any) -> Any:
            """Under what a compiled rule finds it."""
            return CPUDispatcher.get_overload(self, sig)

        def compile(self, sig: Any) -> Any:
            """As for other rules; then its address gets a name, and callers are told to use it."""
            known = len(self.overloads)
            entry = super().compile(sig)
            if len(self.overloads) > known:
                compiled: Any = self.overloads[as_words(sig)]
                context: Any = self.targetctx
                needed = Version(self.py_func.__module__, self.py_func.__name__, as_words(sig))
                description = compiled.fndesc
                address = compiled.library.get_pointer_to_function(description.llvm_func_name)
                add_symbol(needed.symbol, address)
                context._defns.pop(compiled.entry_point, None)
                jump = jump_to(needed, description)
                context._defns[compiled.entry_point].append(jump, jump.signature)
            return entry

    def jump_to(needed: Version, description: Any) -> Any:
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
        targetoptions={"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": BOUNDS, "_nrt": False},
    )
    file = Path(function.__code__.co_filename).resolve()
    if file.is_file():  # else typed into a prompt or a notebook: nothing to key a cache on
        compiled._cache = CodeCache(function, None if file.is_relative_to(PACKAGE) else file.parent)
    return compiled


class Generic:
    """A rule that every game answers in its own way, chosen by the type of its first argument, a record."""

    def __init__(self, stub: Callable[..., Any]) -> None:
        functools.update_wrapper(self, stub)
        self.name = stub.__name__
        self.answers: dict[Any, Any] = {}

    def __call__(self, s: Any, *others: Any) -> Any:
        """The choice, in interpreted callers: between two questions is where those who are in a hurry stop."""
        twins.check_hurry()
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
