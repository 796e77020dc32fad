"""The mutation pass: change one small thing in the rules of a game, and see whether a test notices.

    python tools/mutate.py carcassonne meduris --sample 60
    python tools/mutate.py --modules my.rules --tests tests/test_my_rules.py

Rules run interpreted: a mutant is its function with other code, in a process that was forked after the tests were
collected. A first run notes how long every test takes and which functions it calls; a mutant then meets the tests that
call it, the quickest first, until one fails. Those that no test notices are survivors. Some cannot matter:
`tools/survivors.toml` says why. All others are listed, and the pass ends with an error.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import os
import signal
import sys
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, NoReturn

import pytest
from _pytest.runner import runtestprotocol
from mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "oppidum" / "games"
SAMPLES = {"carcassonne": 200, "meduris": 200, "finisterre": 400}  # how many mutants of each game
BESIDES = ("recount", "view_table")  # rules that only check positions, or say what views show
SURVIVORS = Path(__file__).with_name("survivors.toml")
SLOW = 1.0  # CPU seconds of a test; what takes longer is left out
ENOUGH = 20.0  # CPU seconds of tests that a mutant has to outlive
LAST = 255  # the highest exit status
UNWANTED = ("cacheprovider", "rerunfailures", "terminal")  # plugins of pytest
KILLED, SURVIVED, UNREACHED, ACCEPTED = "killed", "survived", "never called", "cannot matter"


class Seen(NamedTuple):
    """A test that passes: how long it takes, and which functions it calls."""

    test: pytest.Item
    seconds: float
    calls: set[str]


class Pass:
    """A plugin for pytest that runs the collected tests against mutants instead of once."""

    def __init__(self, modules: Sequence[str], only: str, sample: int, seed: int, jobs: int) -> None:
        self.modules, self.only, self.sample, self.seed, self.jobs = modules, only, sample, seed, jobs
        self.accepted = read_accepted(only)
        self.fates: dict[Mutant, str] = {}
        self.kills: Counter[str] = Counter()  # of each test

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The whole pass, once the tests are collected."""
        every = [mutant for name in self.modules for mutant in mutants_of(import_module(name))]
        chosen = sorted(every, key=self.lot)[: self.sample]
        gc.freeze()  # children share what is there
        known = [watch(test, chosen) for test in session.items if self.only in test.nodeid]
        tests = [one for one in known if one is not None]
        print(f"{len(every)} possible mutants; {len(tests)} of {len(known)} tests are quick and pass")
        running: dict[int, tuple[Mutant, list[Seen]]] = {}
        for mutant in chosen:
            if mutant.key in self.accepted:
                self.fates[mutant] = ACCEPTED
                continue
            facing = self.facing(mutant, tests)
            self.fates[mutant] = SURVIVED if facing else UNREACHED
            if facing:
                running[fork(partial(outlive, mutant, facing))] = mutant, facing
            while len(running) >= self.jobs:
                self.bury(running)
        while running:
            self.bury(running)
        return True

    def lot(self, mutant: Mutant) -> bytes:
        """By which mutants are drawn: it stays the same while its line does, whatever changes elsewhere."""
        return hashlib.blake2b(f"{self.seed} {mutant.key}".encode()).digest()

    def facing(self, mutant: Mutant, tests: list[Seen]) -> list[Seen]:
        """The tests that call what is changed, first those that are quick and have killed most, while there is time."""
        calling = [one for one in tests if mutant.name in one.calls]
        calling.sort(key=lambda one: one.seconds / (1 + self.kills[one.test.nodeid]))
        times = accumulate(one.seconds for one in calling)
        return [one for one, seconds in zip(calling, times, strict=True) if seconds < ENOUGH]

    def bury(self, running: dict[int, tuple[Mutant, list[Seen]]]) -> None:
        """Wait for the next mutant to come to its end; its exit status names the test that it failed."""
        pid, status = os.wait()
        mutant, facing = running.pop(pid)
        if status == 0:
            return
        self.fates[mutant] = KILLED
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) < LAST:
            self.kills[facing[os.WEXITSTATUS(status) - 1].test.nodeid] += 1


def fork(work: Callable[[], int]) -> int:
    """Do something in a child, and end it with the exit status that this returns."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        end_with(work)
    return pid


def end_with(work: Callable[[], int]) -> NoReturn:
    """Whatever happens, this process goes no further."""
    status = 1
    try:
        status = work()
    except Exception:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def outlive(mutant: Mutant, facing: list[Seen]) -> int:
    """0 if all tests pass although the mutant lives, else the place of the first that does not, from 1.

    A mutant that turns in circles is ended by the clock.
    """
    mutant.live()
    for place, one in enumerate(facing, 1):
        signal.setitimer(signal.ITIMER_PROF, 5 * one.seconds + 0.5)
        if not passes(one.test):
            return min(place, LAST)
    return 0


def passes(test: pytest.Item) -> bool:
    """Run a test without telling anybody."""
    return not any(report.failed for report in runtestprotocol(test, log=False, nextitem=None))


def watch(test: pytest.Item, chosen: list[Mutant]) -> Seen | None:
    """Run a test once, in a child, without any mutant; None if it takes too long or does not pass."""
    reading, writing = os.pipe()
    functions = {mutant.name: mutant for mutant in chosen}.values()
    for mutant in functions:
        mutant.watched  # noqa: B018 - made once, for all children
    pid = fork(partial(tell, test, functions, writing))
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(pid, 0)
    seconds, calls = json.loads(told or f"[{SLOW}, []]")
    return Seen(test, seconds, set(calls)) if seconds < SLOW else None


def tell(test: pytest.Item, functions: Iterable[Mutant], pipe: int) -> int:
    """Write how long a test takes, and which of these functions it calls, if it passes."""
    called: set[str] = set()
    for mutant in functions:
        mutant.watch(called)
    began = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, SLOW)  # that ends the process
    if passes(test):
        os.write(pipe, json.dumps([time.process_time() - began, sorted(called)]).encode())
    return 0


def modules_of(game: str) -> list[str]:
    """Every module of a game with compiled rules, less those that only check or show."""
    return [
        ".".join(("oppidum", "games", *file.relative_to(GAMES).with_suffix("").parts))
        for file in sorted((GAMES / game).rglob("*.py"))
        if holds_rules(file) and file.stem not in BESIDES
    ]


def holds_rules(file: Path) -> bool:
    """Whether a module has functions that are compiled."""
    functions = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
    return any(ast.unparse(mark) == "rule" for function in functions for mark in function.decorator_list)


def read_accepted(game: str) -> set[tuple[str, str, str]]:
    """The mutants of a game of which we know why no test can notice them."""
    listed = tomllib.loads(SURVIVORS.read_text("utf-8")).get(game, [])
    return {(one["where"], one["was"], one["now"]) for one in listed}


def survey(title: str, plan: Pass, tests: Sequence[str]) -> int:
    """Run a pass and print what came of it; 1 if there are survivors that nobody has looked at."""
    began = time.perf_counter()
    code = pytest.main(
        [*tests, "-s", "-n", "0", "-o", "addopts=-m 'not soak'", *(f"-pno:{name}" for name in UNWANTED)],
        plugins=[plan],
    )
    if not plan.fates:
        raise RuntimeError(f"{title}: pytest has ended with {code}")
    count = Counter(plan.fates.values())
    took = time.perf_counter() - began
    print(f"{title}: {len(plan.fates)} mutants, {count[KILLED]} killed, {count[ACCEPTED]} {ACCEPTED}, {took:.0f} s")
    for fate in (SURVIVED, UNREACHED):
        print(f"{count[fate]} {fate}")
        for mutant in sorted(plan.fates, key=lambda one: (one.name, one.line)):
            if plan.fates[mutant] == fate:
                print(f"  {mutant}")
    return int(count[SURVIVED] + count[UNREACHED] > 0)


def main() -> None:
    """One pass for each game, in a process of its own."""
    parser = argparse.ArgumentParser(description="Change one small thing in the rules, and see whether a test notices.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(SAMPLES)}; all if none is named")
    parser.add_argument("--modules", nargs="+", default=[], help="instead of a game: what is changed")
    parser.add_argument("--tests", nargs="+", default=[], help="instead of a game: the tests that should notice")
    parser.add_argument("--sample", type=int, help="how many mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="the same seed chooses the same mutants")
    parser.add_argument("--jobs", type=int, default=2, help="how many live at once")
    asked = parser.parse_args()
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anybody loads a rule

    def plan(modules: Sequence[str], only: str) -> Pass:
        return Pass(modules, only, asked.sample or SAMPLES.get(only, 200), asked.seed, asked.jobs)

    if asked.modules:
        raise SystemExit(survey(", ".join(asked.modules), plan(asked.modules, ""), asked.tests))
    unknown = []
    for game in asked.games or SAMPLES:
        tests = [f"tests/games/{game}", "tests/games/test_examples.py", "tests/games/test_tickets.py"]
        pid = fork(partial(survey, game, plan(modules_of(game), game), tests))
        if os.waitpid(pid, 0)[1] != 0:
            unknown.append(game)
    if unknown:
        raise SystemExit(
            f"NEW SURVIVORS in {', '.join(unknown)}: write a test, or the reason in tools/{SURVIVORS.name}"
        )


if __name__ == "__main__":
    main()
