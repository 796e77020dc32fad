"""Measuring: how fast the engine is, in CPU time on one core, repeated, with medians and spreads."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from oppidum.bots.host import first_decision, play_match
from oppidum.bots.knowledge import is_fitted, know
from oppidum.bots.search.policies import Policy, informed_policy
from oppidum.bots.search.search import Search
from oppidum.bots.uct import plain_policy
from oppidum.bots.uniform import Uniform
from oppidum.core import engine, jit, loops
from oppidum.core.batch import Batch
from oppidum.core.dice import make_dice
from oppidum.core.game import CHANCE, NO_AWARDS, Game
from oppidum.core.record import words
from oppidum.games import game_class

REPEATS = 5
BATCH = 1024


@dataclass(frozen=True)
class Figure:
    """One measured number: the median of its repeats, and the least and greatest of them."""

    game: str
    what: str
    unit: str
    median: float
    least: float
    most: float


class Variant:
    """A game under measurement, with the arrays that compiled loops need."""

    def __init__(self, label: str, game: Game[Any]) -> None:
        self.label = label
        self.game = game
        self.states = Batch(game, 1).start(2)
        self.words = words(self.states)
        self.choices = np.empty(game.most_legal, dtype=np.int32)
        self.dice = make_dice(1)[0]

    def random_games(self, loop: Callable[..., int], games: int) -> int:
        """Whole random games in one compiled call; returns the events."""
        return loop(self.states, self.words, self.game.book.rows, self.choices, self.dice, NO_AWARDS, games)


def variants(names: list[str]) -> list[Variant]:
    """What is measured of each game: two players, the same with each option that others need, most players."""
    measured = []
    for name in names:
        game = game_class(name)
        measured.append(Variant(name, game(2)))
        for needed in sorted({option.needs for option in game.OPTIONS} - {""}):  # it brings more into the box
            option = next(option for option in game.OPTIONS if option.name == needed)
            measured.append(Variant(f"{name} {needed}", game(2, {needed: list(option.choices)[-1]})))
        measured.append(Variant(f"{name} {game.seats[-1]} players", game(game.seats[-1])))
    return measured


def cpu_rates(work: Callable[[], float], repeats: int) -> list[float]:
    """What `work` returns per CPU second, `repeats` times; once more before that, to warm up."""
    work()
    rates = []
    for _ in range(repeats):
        begin = time.process_time()
        amount = work()
        rates.append(amount / (time.process_time() - begin))
    return rates


def figure(label: str, what: str, unit: str, values: list[float]) -> Figure:
    """The figure of these repeats."""
    return Figure(label, what, unit, statistics.median(values), min(values), max(values))


def measure(names: list[str], quick: bool = False) -> Iterator[Figure]:
    """All figures of these games, one after the other."""
    repeats = 3 if quick else REPEATS
    scale = 1 if jit.COMPILED else 0.001
    games = max(1, int((2_000 if quick else 10_000) * scale))
    for variant in variants(names):
        yield from measure_random_games(variant, games, repeats)
        if variant.label in names:
            yield from measure_driving(variant, max(1, games // 200), repeats)
            yield from measure_memory(variant, repeats)
            yield from measure_search(variant, games, repeats)
    yield figure("oppidum", "memory of this process", "MB", [peak_memory()])
    if not quick:
        yield from measure_starts(names)


def measure_random_games(variant: Variant, games: int, repeats: int) -> Iterator[Figure]:
    """Random games in one compiled loop, and again through `legal` and `apply`, as search plays them."""
    rates = cpu_rates(lambda: variant.random_games(loops.random_games, games) and games, repeats)
    yield figure(variant.label, "random games", "games/s", rates)
    decisions, turns = decisions_and_turns(variant.game, 20 if jit.COMPILED else 1)
    yield figure(variant.label, "random decisions", "decisions/s", [rate * decisions for rate in rates])
    yield figure(variant.label, "random turns", "turns/s", [rate * turns for rate in rates])
    steps = cpu_rates(lambda: variant.random_games(loops.random_games_by_steps, games) and games, repeats)
    yield figure(variant.label, "random games through legal and apply", "games/s", steps)


def measure_search(variant: Variant, sims: int, repeats: int) -> Iterator[Figure]:
    """Simulations of both searching bots from the first decision of a match; those of plain uct are whole playouts."""
    game = variant.game.name
    policies: dict[type[Policy], tuple[str, Policy]] = {type(plain_policy(game)): ("uct", plain_policy(game))}
    if is_fitted(game):
        policy = informed_policy(know(game))
        policies[type(policy)] = ("champion", policy)
    for name, policy in policies.values():
        search = Search(variant.game, policy, sims)
        rates = cpu_rates(partial(search_once, variant.game, search, sims), repeats)
        yield figure(variant.label, f"search by {name}", "sims/s", rates)


def search_once(game: Game[Any], search: Search, sims: int) -> int:
    """One search from the first decision of a match; returns the simulations."""
    search.begin(first_decision(game).position, make_dice(1)[0])
    search.run(sims)
    return sims


def decisions_and_turns(game: Game[Any], matches: int) -> tuple[float, float]:
    """How many decisions of seats, and how many turns (runs of decisions of one seat), a random match has."""
    decisions = turns = 0
    for seed in range(matches):
        actors = [event.actor for event in play_match(game, [Uniform()] * game.players, seed).events]
        decisions += sum(actor != CHANCE for actor in actors)
        turns += sum(actor not in (CHANCE, before) for before, actor in pairwise([CHANCE, *actors]))
    return decisions / matches, turns / matches


def measure_driving(variant: Variant, games: int, repeats: int) -> Iterator[Figure]:
    """One match driven step by step from Python, and a batch of 1,024 with lists of choices."""
    game = variant.game
    alone = cpu_rates(lambda: drive_one(variant, games), repeats)
    yield figure(variant.label, "driven from Python, one by one", "events/s", alone)
    batched = cpu_rates(lambda: drive_batch(game, BATCH if jit.COMPILED else 16), repeats)
    yield figure(variant.label, f"batch of {BATCH} with lists of choices", "games/s", batched)


def drive_one(variant: Variant, games: int) -> int:
    """Play whole matches through `(states, i)`; returns the events."""
    legal_at, apply_at, copy = engine.legal_at, engine.apply_at, variant.words.__setitem__
    states, books, choices = variant.states, variant.game.book.rows, variant.choices
    picks = np.random.default_rng(1).random(4096).tolist()
    start, events = variant.words[0], 0
    for _ in range(games):
        copy(1, start)
        while count := legal_at(states, 1, books, choices):
            apply_at(states, 1, books, choices[int(picks[events & 4095] * count)], NO_AWARDS)
            events += 1
    return events


def drive_batch(game: Game[Any], count: int) -> int:
    """Play a batch to the end, choosing with NumPy from the lists; returns the matches."""
    batch = Batch(game, 1)
    states, dice = batch.start(count), make_dice(1, count)
    rng = np.random.default_rng(1)
    out = np.empty((count, game.most_legal), dtype=np.int32)
    counts = np.empty(count, dtype=np.int32)
    actions = np.full(count, -1, dtype=np.int32)
    rows = np.arange(count)
    while True:
        batch.advance(states, actions, dice, out, counts)
        if not counts.any():
            return count
        picks = (rng.random(count) * counts).astype(np.int32)
        actions = np.where(counts > 0, out[rows, picks], -1)


def measure_memory(variant: Variant, repeats: int) -> Iterator[Figure]:
    """The size of a record, and how long a copy takes."""
    size = variant.game.position.dtype.itemsize
    yield figure(variant.label, "record", "bytes", [float(size)])
    times = 100_000 if jit.COMPILED else 10

    def copy() -> int:
        loops.copy_many_times(variant.words, times)
        return times

    yield figure(variant.label, "copy of a position", "µs", [1e6 / rate for rate in cpu_rates(copy, repeats)])


def measure_starts(names: list[str]) -> Iterator[Figure]:
    """Cold compilation, then warm starts of the command line, each in processes of their own."""
    oppidum = [sys.executable, "-m", "oppidum"]
    if jit.COMPILED:
        for name in names:
            with tempfile.TemporaryDirectory() as cache:
                cold = child_seconds(
                    [*oppidum, "warm", name, "--quiet"], {"OPPIDUM_CACHE": cache, "OPPIDUM_NATIVE": "1"}, 1
                )
            yield figure(name, "cold compilation", "CPU s", cold)
    yield figure("oppidum", "warm start of --help", "s", child_seconds([*oppidum, "--help"], {}, REPEATS, wall=True))
    for name in names:
        command = [*oppidum, "match", name, "--no-picture"]
        yield figure(name, "warm start of a match", "s", child_seconds(command, {}, REPEATS, wall=True))


def peak_memory() -> float:
    """The most memory that this process has used, in megabytes; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def child_seconds(command: list[str], environment: dict[str, str], repeats: int, wall: bool = False) -> list[float]:
    """CPU (or wall) seconds of a child process."""
    seconds = []
    for _ in range(repeats):
        before = os.times()
        subprocess.run(command, env=os.environ | environment, check=True, capture_output=True)
        after = os.times()
        cpu = after.children_user + after.children_system - before.children_user - before.children_system
        seconds.append(after.elapsed - before.elapsed if wall else cpu)
    return seconds


def machine() -> str:
    """The machine on which it was measured."""
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, rules {jit.mode()}"
