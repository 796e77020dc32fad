"""Champion: tree search that knows something of the game through its appraisal. Whatever wins; see docs/bots.md.

A new node is informed at once: every action gets what the position promises after it as a prior, and the best of them
is what the simulation reports. Nothing is played out. What was found out about the position to which a choice leads is
kept for the next one. In long games thousands of light simulations win against that: see `leaf`.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from oppidum.bots.appraise import has_appraisal
from oppidum.bots.bot import Budget, check_can_play
from oppidum.bots.hopes import PRIOR_WEIGHT, HopefulSearch, hope, promise, value_end, value_hopes
from oppidum.bots.leaf import search_for
from oppidum.bots.lookahead import STEPS, first_end, next_end, room_for_steps
from oppidum.bots.searching import SearchingMind
from oppidum.bots.tree import DEEPEST, NONE, back_up, grow, let_chance_go_on, node_below
from oppidum.bots.uct import EXPLORATION
from oppidum.core.engine import OVER, apply, apply_at, copy_words, scores, to_move
from oppidum.core.game import Game, Player
from oppidum.core.jit import rule
from oppidum.core.record import words

WORK = 1  # the position that is played with; those behind it are for looking ahead


@rule
def choose_edge(tree, node, settings):
    """The edge of the best upper bound, its prior counted in."""
    weight = settings[PRIOR_WEIGHT]
    unknown = settings[EXPLORATION] * sqrt(log(tree.visits[node] + 1))
    best, best_bound = NONE, -1.0e9
    for edge in range(tree.first[node], tree.first[node] + tree.edges[node]):
        times = tree.times[edge] + weight
        bound = (tree.total[edge] + weight * tree.prior[edge]) / times + unknown / sqrt(times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def inform(states, words, books, tree, node, settings, points, weights, rows, hopes, choices, counts, done, awards):
    """Every edge of the node at which the work stands gets a prior: what its best end promises to its player.

    The hopes of the best of all ends are kept in hopes[1].
    """
    player = to_move(states[WORK], books[0])
    best = -1.0
    for edge in range(tree.first[node], tree.first[node] + tree.edges[node]):
        prior = -1.0
        end = first_end(states, words, books, WORK, tree.action[edge], player, choices, counts, done, awards)
        while end != NONE:
            value = promise(states[end], books[0], player, settings, weights, points, rows, hopes[0])
            prior = max(prior, value)
            if value > best:
                best = value
                for seat in range(hopes.shape[1]):
                    hopes[1, seat] = hopes[0, seat]
            end = next_end(states, words, books, WORK, player, choices, counts, done, awards)
        tree.prior[edge] = prior


@rule
def simulate(
    states, words, books, tree, path, movers, points, results, tally, choices, dice, awards, settings,
    root, weights, rows, hopes, steps, counts, done, sims,
):  # fmt: skip
    """So many simulations from state 0, played in state WORK; `tally` counts visits, wins and leads of actions."""
    s, book = states[WORK], books[0]
    for _ in range(sims):
        copy_words(words, 0, WORK)
        if tree.used[0] == 0:
            grow(tree, s, book, choices, NONE, 0)
            inform(
                states, words, books, tree, root, settings, points, weights, rows, hopes, steps, counts, done, awards
            )
        node, depth = root, 0
        while node != NONE and depth < DEEPEST:
            edge = choose_edge(tree, node, settings)
            path[depth, 0], path[depth, 1] = node, edge
            movers[depth] = to_move(s, book)
            depth += 1
            apply(s, book, tree.action[edge], awards)
            key = let_chance_go_on(s, book, dice, awards)
            node = NONE
            if to_move(s, book) == OVER:
                scores(s, book, points)
                value_end(points, settings, results, hopes[1])
            else:
                node = node_below(tree, edge, key)
                if node == NONE:
                    new = grow(tree, s, book, choices, edge, key)
                    if new != NONE:
                        inform(
                            states, words, books, tree, new, settings, points, weights, rows, hopes,
                            steps, counts, done, awards,
                        )  # fmt: skip
                    else:
                        hope(s, book, weights, points, rows, hopes[1])
                    value_hopes(points, settings, results, hopes[1])
        back_up(tree, path, movers, depth, results, tally)


class ChampionSearch(HopefulSearch):
    """Search with priors and appraisals."""

    simulate = simulate

    def __init__(self, game: Game[Any], sims: int) -> None:
        super().__init__(game, sims)
        self.hopes = np.zeros((2, game.players + 1))
        self.steps = room_for_steps(game)
        self.expected: tuple[Any, int] | None = None  # a position that may come next, and its node

    def copies(self, game: Game[Any]) -> int:  # noqa: ARG002
        """So many more positions, to look ahead."""
        return 2 + STEPS

    def begin(self, position: Any, dice: Any) -> None:
        """Start from a position; if it was foreseen, with what is known of it."""
        if self.expected is None or not np.array_equal(self.expected[0], words(position.rows)[0]):
            super().begin(position, dice)
            return
        self.words[0], self.root = self.expected
        self.dice = dice
        self.tally[:] = 0

    def forget(self) -> None:
        """Nothing is foreseen."""
        self.expected = None

    def follow(self, action: int) -> None:
        """An action was chosen: remember where it leads, if the next decision comes at once and there is room."""
        self.forget()
        edges = self.root_edges()
        edge = edges.start + int(np.flatnonzero(self.tree.action[edges] == action)[0])
        node = int(node_below(self.tree, edge, 0))
        if node != NONE and int(self.tree.used[0]) < len(self.tree.key) // 2:
            self.words[WORK] = self.words[0]
            apply_at(self.states, WORK, self.books, action, self.awards)
            self.expected = self.words[WORK].copy(), node

    def more(self) -> tuple[Any, ...]:
        """Where to start in the tree, and what an appraisal needs."""
        return self.root, self.weights, self.rows, self.hopes, *self.steps


class Champion:
    """The strongest bot."""

    name = "champion"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(sims=500)

    def knows(self, game: str) -> bool:
        """Whether somebody has written an appraisal of the game."""
        return has_appraisal(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> SearchingMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        return SearchingMind(game, seat, seed, self.budget, search_for(game, ChampionSearch))
