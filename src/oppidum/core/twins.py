"""Twins: a rule interpreted, and everything that it calls; and the hurry that only interpreted rules know.

A twin is the same code with other globals, in which the rules that it calls are twins too. It gives the same bytes as
the compiled rule, some hundred times slower.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import Any

PATIENCE = 1.2  # seconds that people wait for a decision, and a moment more

_hurry = threading.local()  # .until: when the rules that this thread runs interpreted must stop
_twins: dict[Any, Any] = {}  # of rules and questions
_worlds: dict[str, dict[str, Any]] = {}  # the globals of modules
_modules: dict[str, ModuleType] = {}
calls: Counter[str] = Counter()  # how often Python called a rule that was not compiled, by its name


class OutOfTime(Exception):
    """Interpreted rules took longer than somebody wants to wait."""


@contextmanager
def hurry(seconds: float = PATIENCE) -> Iterator[None]:
    """In this context rules that this thread runs interpreted raise OutOfTime after `seconds`; compiled ones run on."""
    _hurry.until = time.perf_counter() + seconds
    try:
        yield
    finally:
        _hurry.until = None


def hurried(work: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap some work for another thread, which then shares the hurry of this one."""
    until = getattr(_hurry, "until", None)

    def run(*given: Any) -> Any:
        _hurry.until = until
        try:
            return work(*given)
        finally:
            _hurry.until = None

    return run


def check_hurry() -> None:
    """Raise OutOfTime if this thread's time is up; asked between two questions to a game."""
    until = getattr(_hurry, "until", None)
    if until is not None and time.perf_counter() > until:
        _hurry.until = None  # whoever is interrupted may still look at what is there
        raise OutOfTime


def twin_of(thing: Any) -> Any:
    """The interpreted twin of a rule, of a question that games answer or of a module of ours; all else is its own."""
    if isinstance(thing, ModuleType):
        return twin_module(thing) if thing.__name__.startswith("oppidum.") else thing
    if hasattr(thing, "py_func"):
        return _twins.get(thing) or _twins.setdefault(thing, twin_function(thing.py_func))
    if hasattr(thing, "answers"):
        return _twins.get(thing) or _twins.setdefault(thing, TwinQuestion(thing))
    return thing


def twin_function(function: Callable[..., Any]) -> Callable[..., Any]:
    """The code of a function, calling twins."""
    world = twin_globals(function.__module__, function.__globals__)
    return FunctionType(function.__code__, world, function.__name__, function.__defaults__, function.__closure__)


def twin_globals(name: str, real: dict[str, Any]) -> dict[str, Any]:
    """The globals of a module with twins in the place of rules."""
    if name not in _worlds:
        world = _worlds[name] = dict(real)
        for key, value in real.items():
            world[key] = twin_of(value)
    return _worlds[name]


def twin_module(module: ModuleType) -> ModuleType:
    """A module whose rules are twins."""
    name = module.__name__
    if name not in _modules:
        _modules[name] = ModuleType(name)
        _modules[name].__dict__.update(twin_globals(name, module.__dict__))
    return _modules[name]


class TwinQuestion:
    """A question that every game answers, asked of the twins of its answers."""

    def __init__(self, question: Any) -> None:
        self.question = question
        self.answers: dict[Any, Any] = {}

    def __call__(self, s: Any, *others: Any) -> Any:
        """Answer interpreted; here, between two questions, is where those who are in a hurry stop."""
        check_hurry()
        answer = self.answers.get(s.dtype)
        if answer is None:
            answer = self.answers[s.dtype] = twin_of(self.question.answers[s.dtype])
        return answer(s, *others)
