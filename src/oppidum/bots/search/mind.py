"""A mind that searches: budget, threads, imagined positions, and what it says about its choice."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from oppidum.bots.bot import Budget, Candidate, Choice
from oppidum.bots.fitted import Weights
from oppidum.bots.search.policies import Policy
from oppidum.bots.search.search import Search
from oppidum.bots.search.tree import TALLY_VISITS
from oppidum.core.dice import make_dice
from oppidum.core.game import Action, Game, Player
from oppidum.core.twins import OutOfTime, hurried

CHUNK = 16  # simulations between two looks at the clock
STRIDE = 128  # the same without a clock: between two looks whether somebody waits
MOST_IMAGINED = 8  # full positions that are searched at a time where a seat does not know everything
FOR_EACH = 4000  # simulations that each of them gets, if there are not enough for all: few deep looks win
MOST_CANDIDATES = 8  # of a choice
FREE_GAIN = 0.002  # of the reward: what a step that costs nothing must gain, or it is done to and fro without end


class SearchingMind:
    """Decides by search: one tree for each thread and each imagined position, their visits added up."""

    def __init__(
        self,
        game: Game[Any],
        seat: Player,
        seed: int,
        budget: Budget,
        policy: Policy,
        is_free: Callable[[Action], bool] | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.game, self.seat, self.seed, self.budget = game, seat, seed, budget
        self.is_free = is_free
        self.decisions = 0
        self.late = threading.Event()
        self.rng = random.Random(f"imagine {seat} {seed}")
        sims = budget.sims if budget.sims is not None else 1_000_000
        trees = max(budget.threads, min(MOST_IMAGINED, -(-sims // FOR_EACH)) if game.secrets.must_imagine else 1)
        self.searches = [Search(game, policy, -(-sims // trees), weights) for _ in range(trees)]
        self.pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None

    def close(self) -> None:
        """Let the threads go; one that still searches comes to its end by itself."""
        if self.pool:
            self.pool.shutdown(wait=False)

    def stop(self) -> None:
        """Another thread cannot wait any longer: the decision under way comes to its end with what was seen so far."""
        self.late.set()

    def choose(self, seen: Any) -> Choice:
        """The action that was visited most."""
        try:
            return self.search(seen)
        finally:
            self.late.clear()

    def search(self, seen: Any) -> Choice:
        """Decide, with all that the budget allows."""
        legal = self.game.legal(seen)
        if len(legal) == 1:
            return Choice(int(legal[0]), "there is nothing else to do")
        self.decisions += 1
        dice = make_dice(self.seed, len(self.searches), stream=1000 * self.decisions + self.seat)
        for search, own_dice in zip(self.searches, dice, strict=True):
            search.begin(self.game.secrets.imagine(seen, self.seat, self.rng), own_dice)
        try:
            self.think()
        except OutOfTime:
            looked = any(search.tally[TALLY_VISITS].any() for search in self.searches)
            choice = self.decide() if looked else self.glance(legal)
            for search in self.searches:
                search.forget()  # it was interrupted in the middle of something
            return choice
        return self.decide()

    def think(self) -> None:
        """Use the budget up, one search beside the other or one after the other."""
        started = time.perf_counter()
        seconds, count = self.budget.seconds, len(self.searches)
        each = self.budget.sims and -(-self.budget.sims // count)
        if self.pool:
            until = seconds and started + seconds
            work = hurried(lambda search: run(search, each, until, self.late))
            all_of([self.pool.submit(work, search) for search in self.searches])
        else:
            for number, search in enumerate(self.searches, start=1):
                run(search, each, seconds and started + number * (seconds / count), self.late)

    def glance(self, legal: Any) -> Choice:
        """Not even one simulation came to its end: what promised most so far, or anything."""
        actions, priors = self.searches[0].root_priors()
        action = actions[np.argmax(priors)] if priors.any() else self.rng.choice(legal.tolist())
        return Choice(int(action), "there was no time to look ahead")

    def decide(self) -> Choice:
        """Add up what all trees say of the root."""
        visits, rewards = np.zeros(self.game.actions, np.int64), np.zeros(self.game.actions)
        times, wins, leads = np.sum([search.tally for search in self.searches], axis=0)
        for search in self.searches:
            actions, visited, totals = search.root_visits()
            np.add.at(visits, actions, visited)
            np.add.at(rewards, actions, totals)
        seen = np.flatnonzero(times)
        order = seen[np.lexsort((seen, -rewards[seen] / visits[seen], -visits[seen]))]
        order = self.without_needless_steps(order, rewards, visits)
        candidates = tuple(
            Candidate(int(a), int(visits[a]), lead=float(leads[a] / times[a]), win=float(wins[a] / times[a]))
            for a in order[:MOST_CANDIDATES]
        )
        best = candidates[0]
        self.follow(best.action)
        sims = int(visits.sum())
        why = f"{best.win:.0%} to win, {best.lead:+.1f} points, {best.visits:,} of {sims:,} simulations"
        return Choice(best.action, why, candidates)

    def follow(self, action: Action) -> None:
        """All trees remember where an action leads, since it will be done."""
        for search in self.searches:
            search.follow(action)

    def goes_on(self, seen: Any) -> bool:
        """Whether what was chosen last has led here, and the same decision goes on."""
        return self.searches[0].foresaw(seen)

    def without_needless_steps(self, order: Any, rewards: Any, visits: Any) -> Any:
        """A step that costs nothing comes behind the best of those that do, unless it gains something."""
        if self.is_free is None or not self.is_free(int(order[0])):
            return order
        costly = [action for action in order.tolist() if not self.is_free(action)]
        if not costly:
            return order
        means = rewards / np.maximum(visits, 1)
        if means[order[0]] - means[costly].max() >= FREE_GAIN:
            return order
        best = max(costly, key=lambda action: (visits[action], means[action]))
        return np.array([best, *(action for action in order.tolist() if action != best)])

    def line(self, action: Action) -> list[Action]:
        """What it had in mind behind an action of the last decision: all of its own steps until that was taken."""
        return max((search.line(action, self.seat) for search in self.searches), key=len)

    def rewards(self) -> tuple[Any, Any]:
        """All actions of the last decision, and what the first tree expects of each."""
        actions, times, totals = self.searches[0].root_visits()
        _, priors = self.searches[0].root_priors()
        return actions, (totals + priors) / (times + 1)


def run(search: Search, sims: int | None, until: float | None, late: threading.Event) -> None:
    """Search until the budget is used up or somebody waits, in pieces, which change nothing in what is found."""
    done, most = 0, CHUNK
    if until is None:
        sims, most = sims or 0, STRIDE
    while (sims is None or done < sims) and (
        done == 0 or not (late.is_set() or (until is not None and time.perf_counter() >= until))
    ):
        piece = most if sims is None else min(most, sims - done)
        search.run(piece)
        done += piece


def all_of(threads: list[Future[None]]) -> None:
    """Wait for all of them, also where one is out of time: nobody may write to a tree that is read."""
    wait(threads)
    for thread in threads:
        thread.result()
