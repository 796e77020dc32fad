"""@rule compiles a function, @apart a large one, @generic chooses one by the type of its record.

This file, `compiling` and `code_cache` are the only ones that know Numba's insides.

A rule that compiled rules call is a `Part`: code in memory that its callers take in, without machine code of its own.
A rule that Python calls becomes an `Entry`: all its parts optimised together, once, and kept in the cache; loading it
loads no parts. A rule that stands `@apart` is an entry to which compiled callers jump. Rules are compiled without
Numba's counting of references, so the compiler refuses one that allocates; nor may a rule call itself.

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

from oppidum.core import compiling, twins
from oppidum.core.code_cache import BOUNDS, PACKAGE, CodeCache, numba
from oppidum.core.code_cache import COMPILED as COMPILED

core: Any  # Numba's insides
if numba is not None:
    core = numba.core
    from llvmlite.binding import add_symbol
    from numba.core import cgutils
    from numba.core.imputils import impl_ret_new_ref, lower_constant
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
    """Types of arguments, normalised: signed integers of all widths as 64 bits, and literals as their types."""
    return tuple(as_word(one) for one in types)


def as_word(one: Any) -> Any:
    """The type of one argument, normalised."""
    if isinstance(one, numba.types.Integer) and one.signed:
        return numba.types.int64
    return numba.types.boolean if isinstance(one, numba.types.Boolean) else one


@dataclass(frozen=True)
class Version:
    """A rule for certain types of arguments."""

    module: str
    name: str
    types: tuple[Any, ...]

    @property
    def rule(self) -> Any:
        """The rule itself."""
        return getattr(import_module(self.module), self.name)

    def load(self) -> None:
        """Make it ready for callers in Python, from the cache or anew; NotCompiled where that is not wanted."""
        self.rule.compile(self.types)

    def __call__(self) -> None:
        """Make it ready for compiled code that jumps to it: Numba calls this before it loads that code."""
        self.rule.called(self.types)

    @property
    def is_of_a_game(self) -> bool:
        """Whether it is for positions or books of one game, or one of its own rules."""
        return self.module.startswith("oppidum.games.") or any(map(holds_records, self.types))

    @property
    def symbol(self) -> str:
        """A name that is the same in every process."""
        types = hashlib.blake2b(repr(self.types).encode(), digest_size=8).hexdigest()
        return f"oppidum.{self.module}.{self.name}.{types}"


def holds_records(kind: Any) -> bool:
    """Whether it is a record, an array of them, or a tuple with one of these in it."""
    inside = getattr(kind, "types", ())
    return isinstance(getattr(kind, "dtype", kind), numba.types.Record) or any(map(holds_records, inside))


made = 0  # how many versions of rules this process has compiled, as parts of others or for themselves
doors: list[Version] = []  # what Python has called so far for the first time: the doors of compiled code


if numba is not None:

    class Rule(core.registry.CPUDispatcher):  # type: ignore[misc]  # Numba has no types
        """A compiled function. Compiled callers take its part in; the first call from Python makes an entry of it.

        There is one version for all widths of integers, and none for each number written out. Without this a rule is
        compiled again for every mixture of 8, 16, 32 and 64 bits that its callers read from records: twice the time,
        and the same machine code once it is inlined.
        """

        stands_apart = False

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self.parts: dict[Any, Any] = {}

        def part(self, types: Any) -> Any:
            """Its code for these types, to be put into callers."""
            global made
            if types not in self.parts:
                made += 1
                flags: Any = compiling.Options()
                self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
                flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
                library: Any = compiling.Part(self.targetctx.codegen(), self.py_func.__qualname__)
                part = core.compiler.compile_extra(
                    compiling.TYPING, self.targetctx, self.py_func, types, None, flags, {}, library, compiling.Compiler
                )
                self.targetctx.insert_user_function(library, part.fndesc, library.whole)
                self.parts[types] = part
            return self.parts[types]

        def entry(self, types: Any) -> Any:
            """Its machine code for these types, from its part and all that it calls."""
            compiling.teach_records()
            part = self.part(types)
            context = part.target_context
            library: Any = compiling.Entry(context.codegen(), part.library.name)
            library.enable_object_caching()
            own, *others = part.library.whole
            if self.stands_apart:  # its function stays visible; else it vanishes in the wrapper for Python
                library.add_llvm_module(own._final_module.clone())
                library._reload_init.update(own._reload_init)
            else:
                others.insert(0, own)
            for other in others:
                library.add_linking_library(other)
            with context.push_code_library(library):
                context.create_cpython_wrapper(
                    library, part.fndesc, part.environment, part.call_helper, release_gil=True
                )
            function = context.get_executable(library, part.fndesc, part.environment)
            return part._replace(library=library, entry_point=function, reload_init=list(library._reload_init))

        def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
            """What answers a call from Python whose types are new here: an entry, or the twin. Called by Numba."""
            module, name = self.py_func.__module__, self.py_func.__name__
            if _waiting:
                twins.calls[f"{module}.{name}"] += 1
                return twins.twin_of(self)
            entry = super()._compile_for_args(*arguments, **named)
            doors.append(Version(module, name, tuple(self.typeof_pyval(one) for one in arguments)))
            return entry

        def compile(self, sig: Any) -> Any:
            """The entry for these types, loaded or made; the next call from Python with them does not ask again."""
            words = as_words(sig)
            with core.compiler_lock.global_compiler_lock:
                if words not in self.overloads:
                    found = self._cache.load_overload(words, self.targetctx)
                    if found is None:
                        if _waiting:
                            raise NotCompiled(f"{self.py_func.__module__}.{self.py_func.__name__}")
                        self._cache_misses[words] += 1
                        with compiling.few_collections():
                            found = self.entry(words)
                        self._cache.save_overload(words, found)
                    else:
                        self._cache_hits[words] += 1
                    self.add_overload(found)
                entry = self.overloads[words].entry_point
                if tuple(sig) not in self.overloads:
                    self._insert([one._code for one in sig], entry, objectmode=False)
                return entry

        def get_call_template(self, args: Any, kws: Any) -> Any:
            """What a compiled caller is told of the types. Called by Numba."""
            pysig, types = self._compiler.fold_argument_types(as_words(args), kws)
            name = self.py_func.__name__
            template = core.typing.make_concrete_template(name, key=name, signatures=[self.called(types).signature])
            return template, pysig, types, {}

        def get_overload(self, sig: Any) -> Any:
            """The library in which a compiled caller finds the code. Called by Numba."""
            return self.called(sig).library

        def called(self, types: Any) -> Any:
            """What a compiled caller gets: the part."""
            return self.part(tuple(types))

    class ApartRule(Rule):
        """A rule that is compiled once: its callers jump to it.

        A usual rule is put into every caller, and again into each caller of that one, and each time all of it is
        optimised anew. That makes small rules free, and large ones slow to compile.
        """

        stands_apart = True

        def called(self, types: Any) -> Any:
            """What a compiled caller gets: the entry, whose address has a name to jump to."""
            self.compile(types)
            compiled: Any = self.overloads[as_words(types)]
            if compiled.library not in self.targetctx._defns:
                needed = Version(self.py_func.__module__, self.py_func.__name__, as_words(types))
                add_symbol(needed.symbol, compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name))
                jump = jump_to(needed, compiled.fndesc)
                self.targetctx._defns[compiled.library].append(jump, jump.signature)
            return compiled

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

        lower.signature = description.argtypes  # type: ignore[attr-defined]  # read by Numba
        lower.libs = ()  # type: ignore[attr-defined]  # read by Numba
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
        """Answer in interpreted callers; here, between two questions, is where those who are in a hurry stop."""
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

    class GenericType(numba.types.Callable, numba.types.Opaque):  # type: ignore[misc]  # Numba has no types
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
            """Nothing is known before the record is."""
            return (), True

        def get_impl_key(self, sig: Any) -> Any:
            """Its machine code."""
            return self.answer(sig.args).get_impl_key(sig)

    register_model(GenericType)(models.OpaqueModel)

    @typeof_impl.register(Generic)
    def type_of_generic(value: Generic, _: Any) -> GenericType:
        """For compiled callers that name one."""
        return GenericType(value)

    @lower_constant(GenericType)  # type: ignore[no-untyped-call, untyped-decorator]  # Numba has no types
    def generic_as_constant(context: Any, *_: Any) -> Any:
        """A Generic has no value at run time."""
        return context.get_dummy_value()


def generic(stub: Callable[..., Any]) -> Any:
    """Make a question that every game answers, with `register(dtype, answer)`; works in compiled and other callers."""
    return Generic(stub)
