"""A mind that searches: budget, threads, imagined positions, and what it says about its choice."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np

from oppidum.bots.bot import Budget, Candidate, Choice
from oppidum.bots.tree import DEEPEST, ROOT, clear, make_tree
from oppidum.core.dice import make_dice
from oppidum.core.game import NO_AWARDS, Game, Player
from oppidum.core.match import Event
from oppidum.core.record import words
from oppidum.core.twins import OutOfTime, hurried

CHUNK = 16  # simulations between two looks at the clock
IMAGINED = 8  # full positions that are searched at a time where a seat does not know everything, at most
FOR_EACH = 4000  # simulations that each of them gets, if there are not enough for all: few deep looks win
TOLD = 8  # candidates of a choice
MOST_EDGES = 8_000_000


class Search:
    """One tree and all arrays that a search writes to; a subclass names the compiled simulation and its settings."""

    simulate: ClassVar[Any]
    settings: Any

    def __init__(self, game: Game[Any], sims: int) -> None:
        self.game = game
        self.states = game.position.many(self.copies(game))
        self.words = words(self.states)
        self.books = game.book.rows
        self.tree = make_tree(3 * sims + 2, min(MOST_EDGES, (3 * sims + 2) * game.most_legal))
        self.path = np.zeros((DEEPEST, 2), np.int64)
        self.movers = np.zeros(DEEPEST, np.int64)
        self.points = np.zeros(game.players, np.int32)
        self.results = np.zeros((3, game.players))  # wins, leads, rewards
        self.tally = np.zeros((3, game.actions))  # visits, wins and leads of the root's actions
        self.choices = np.empty(game.most_legal, np.int32)
        self.awards = NO_AWARDS

    def copies(self, game: Game[Any]) -> int:  # noqa: ARG002
        """How many positions it needs: the root and one to play with."""
        return 2

    def begin(self, position: Any, dice: Any) -> None:
        """Start from a position."""
        self.words[0] = words(position.rows)[0]
        self.dice = dice
        self.root = ROOT
        clear(self.tree)
        self.tally[:] = 0

    def run(self, sims: int) -> None:
        """So many simulations more."""
        type(self).simulate(
            self.states,
            self.words,
            self.books,
            self.tree,
            self.path,
            self.movers,
            self.points,
            self.results,
            self.tally,
            self.choices,
            self.dice,
            self.awards,
            self.settings,
            *self.more(),
            sims,
        )

    def more(self) -> tuple[Any, ...]:
        """What the simulation of a subclass takes besides."""
        return ()

    def follow(self, action: int) -> None:
        """An action was chosen; a subclass may remember what it knows of what comes next."""

    def forget(self) -> None:
        """What it remembers of that is of no use."""

    def root_edges(self) -> slice:
        """The edges of the root."""
        if self.tree.used[0] == 0:  # nothing was looked at
            return slice(0, 0)
        first, count = int(self.tree.first[self.root]), int(self.tree.edges[self.root])
        return slice(first, first + count)

    def root_priors(self) -> Any:
        """What the actions of the root promised before they were visited."""
        return self.tree.prior[self.root_edges()]

    def root_visits(self) -> tuple[Any, Any, Any]:
        """The actions of the root, how often each was visited, and the sum of its rewards."""
        edges = self.root_edges()
        return self.tree.action[edges], self.tree.times[edges], self.tree.total[edges]


class SearchingMind:
    """Decides by search: one tree for each thread and each imagined position, their visits added up."""

    attentive = False

    def __init__(self, game: Game[Any], seat: Player, seed: int, budget: Budget, kind: type[Search]) -> None:
        self.game, self.seat, self.seed, self.budget = game, seat, seed, budget
        self.decisions = 0
        self.rng = random.Random(f"imagine {seat} {seed}")
        has_to_imagine = type(game).imagine is not Game.imagine  # else a seat knows everything that matters
        sims = budget.sims if budget.sims is not None else 1_000_000
        trees = max(budget.threads, min(IMAGINED, -(-sims // FOR_EACH)) if has_to_imagine else 1)
        self.searches = [kind(game, -(-sims // trees)) for _ in range(trees)]
        self.pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None

    def saw(self, event: Event, seen: Any) -> None:
        """It looks only at the position."""

    def close(self) -> None:
        """Let the threads go; one that still searches comes to its end by itself."""
        if self.pool:
            self.pool.shutdown(wait=False)

    def choose(self, seen: Any) -> Choice:
        """The action that was visited most."""
        legal = self.game.legal(seen)
        if len(legal) == 1:
            return Choice(int(legal[0]), "there is nothing else to do")
        self.decisions += 1
        dice = make_dice(self.seed, len(self.searches), stream=1000 * self.decisions + self.seat)
        for search, own_dice in zip(self.searches, dice, strict=True):
            search.begin(self.game.imagine(seen, self.seat, self.rng), own_dice)
        started = time.perf_counter()
        each = self.budget.sims and -(-self.budget.sims // len(self.searches))
        until = self.budget.seconds and started + self.budget.seconds
        try:
            if self.pool:
                list(self.pool.map(hurried(lambda search: think(search, each, until)), self.searches))
            else:
                share = self.budget.seconds and self.budget.seconds / len(self.searches)
                for number, search in enumerate(self.searches, start=1):
                    think(search, each, share and started + number * share)
        except OutOfTime:
            looked = any(search.tally[0].any() for search in self.searches)
            choice = self.decide() if looked else self.glance(legal)
            for search in self.searches:
                search.forget()  # it was interrupted in the middle of something
            return choice
        return self.decide()

    def glance(self, legal: Any) -> Choice:
        """Not even one simulation came to its end: what promised most so far, or anything."""
        edges = self.searches[0].root_edges()
        priors = self.searches[0].tree.prior[edges]
        seen = edges.start + np.argmax(priors) if priors.any() else None
        action = self.rng.choice(legal.tolist()) if seen is None else self.searches[0].tree.action[seen]
        return Choice(int(action), "there was no time to look ahead")

    def decide(self) -> Choice:
        """Add up what all trees say of the root."""
        visits, rewards = np.zeros(self.game.actions, np.int64), np.zeros(self.game.actions)
        tally = np.sum([search.tally for search in self.searches], axis=0)
        for search in self.searches:
            actions, times, totals = search.root_visits()
            np.add.at(visits, actions, times)
            np.add.at(rewards, actions, totals)
        seen = np.flatnonzero(tally[0])
        order = seen[np.lexsort((seen, -rewards[seen] / visits[seen], -visits[seen]))]
        candidates = tuple(
            Candidate(int(a), int(visits[a]), float(tally[2, a] / tally[0, a]), float(tally[1, a] / tally[0, a]))
            for a in order[:TOLD]
        )
        best = candidates[0]
        for search in self.searches:
            search.follow(best.action)
        sims = int(visits.sum())
        why = f"{best.win:.0%} to win, {best.lead:+.1f} points, {best.visits:,} of {sims:,} simulations"
        return Choice(best.action, why, candidates)

    def rewards(self) -> tuple[Any, Any]:
        """All actions of the last decision, and what the first tree expects of each."""
        actions, times, totals = self.searches[0].root_visits()
        priors = self.searches[0].root_priors()
        return actions, (totals + priors) / (times + 1)


def think(search: Search, sims: int | None, until: float | None) -> None:
    """Run until the budget is used up, in pieces if there is a clock to watch."""
    if until is None:
        search.run(sims or 0)
        return
    done = 0
    while (sims is None or done < sims) and (done == 0 or time.perf_counter() < until):
        piece = CHUNK if sims is None else min(CHUNK, sims - done)
        search.run(piece)
        done += piece
