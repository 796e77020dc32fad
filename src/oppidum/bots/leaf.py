"""Leaf: tree search that plays nothing out and looks at one position a simulation, the leaf, through its appraisal.

For games with so many small decisions that a random playout tells nothing: thousands of light simulations see further
than a few that inform every node. A choice that was not tried yet is hoped to be a little better than those that were.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from oppidum.bots.appraise import has_appraisal
from oppidum.bots.hopes import HopefulSearch, hope, value_end, value_hopes
from oppidum.bots.searching import Search, SearchingMind
from oppidum.bots.tree import DEEPEST, NONE, ROOT, back_up, grow, let_chance_go_on, node_below
from oppidum.bots.uct import EXPLORATION, Uct, UctSearch
from oppidum.core.dice import below
from oppidum.core.engine import OVER, apply, copy_words, scores, to_move
from oppidum.core.game import Game, Player
from oppidum.core.jit import rule

WORK = 1  # the position that is played with
LONG = {"finisterre"}  # games of hundreds of small decisions


@rule
def choose_edge(tree, node, settings, dice):
    """The edge of the best upper bound; one of those that were not tried, any of them, takes part as they do."""
    first, last = tree.first[node], tree.first[node] + tree.edges[node]
    total, times, untried = 0.0, 0, 0
    for edge in range(first, last):
        total += tree.total[edge]
        times += tree.times[edge]
        untried += tree.times[edge] == 0
    fresh = below(dice, untried) if untried > 0 else NONE
    unknown = settings[EXPLORATION] * sqrt(log(times + 1))
    best, best_bound = first, -1.0e9
    for edge in range(first, last):
        if tree.times[edge] > 0:
            bound = tree.total[edge] / tree.times[edge] + unknown / sqrt(tree.times[edge])
        else:
            bound = total / max(1, times) + settings[EXPLORATION] if fresh == 0 else -1.0e9
            fresh -= 1
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def simulate(
    states, words, books, tree, path, movers, points, results, tally, choices, dice, awards, settings,
    weights, rows, hopes, sims,
):  # fmt: skip
    """So many simulations from state 0, played in state WORK; `tally` counts visits, wins and leads of actions."""
    s, book = states[WORK], books[0]
    for _ in range(sims):
        copy_words(words, 0, WORK)
        if tree.used[0] == 0:
            grow(tree, s, book, choices, NONE, 0)
        node, depth = ROOT, 0
        while node != NONE and depth < DEEPEST:
            edge = choose_edge(tree, node, settings, dice)
            path[depth, 0], path[depth, 1] = node, edge
            movers[depth] = to_move(s, book)
            depth += 1
            apply(s, book, tree.action[edge], awards)
            key = let_chance_go_on(s, book, dice, awards)
            node = NONE
            if to_move(s, book) != OVER:
                node = node_below(tree, edge, key)
                if node == NONE:
                    node = grow(tree, s, book, choices, edge, key)
                    if node != NONE and tree.edges[node] > 1:
                        node = NONE  # this is the leaf; with one choice only it would be no news
        if to_move(s, book) == OVER:
            scores(s, book, points)
            value_end(points, settings, results, hopes)
        else:
            hope(s, book, weights, points, rows, hopes)
            value_hopes(points, settings, results, hopes)
        back_up(tree, path, movers, depth, results, tally)


class LeafSearch(HopefulSearch):
    """Search with appraised leaves."""

    simulate = simulate

    def __init__(self, game: Game[Any], sims: int) -> None:
        super().__init__(game, sims)
        self.hopes = np.zeros(game.players + 1)

    def more(self) -> tuple[Any, ...]:
        """What an appraisal needs."""
        return self.weights, self.rows, self.hopes


def search_for(game: Game[Any], usual: type[Search]) -> type[Search]:
    """How a game is searched: as usual, or lightly if it is long."""
    return LeafSearch if game.name in LONG and has_appraisal(game.name) else usual


class CutUct(Uct):
    """`uct`, which plays to the end only where matches are short enough for that to tell anything."""

    def sit(self, game: Game[Any], seat: Player, seed: int) -> SearchingMind:
        """Take a seat."""
        return SearchingMind(game, seat, seed, self.budget, search_for(game, UctSearch))
