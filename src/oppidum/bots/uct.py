"""UCT: plain Monte Carlo tree search with random playouts, for any game; the yardstick of searching bots.

Chance is sampled by its exact odds; with three and more players everybody seeks the own reward (max^n). FROZEN: other
bots are measured against this one, so a test holds its choices in recorded positions (`tests/bots/yardstick.toml`).
Reward and exploration were tuned before that: see docs/bots.md.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from oppidum.bots.bot import Budget
from oppidum.bots.searching import Search, SearchingMind
from oppidum.bots.tree import DEEPEST, NONE, ROOT, back_up, grow, let_chance_go_on, node_below, swap_edges
from oppidum.core.dice import below
from oppidum.core.engine import OVER, apply, copy_words, play_out, scores, to_move
from oppidum.core.game import Game, Player
from oppidum.core.jit import rule

EXPLORATION, LEAD, FOR_WINNING = range(3)
SETTINGS = np.array([
    0.5,  # EXPLORATION: the weight of what is not known yet
    60.0,  # LEAD: points by which a lead or a lag counts in full
    0.5,  # FOR_WINNING: the share of the reward that asks only who is first
])  # fmt: skip


@rule
def choose_edge(tree, node, exploration, dice):
    """One that was not tried yet, any of them; else the one of the best upper bound."""
    first, count, tried = tree.first[node], tree.edges[node], tree.tried[node]
    if tried < count:
        swap_edges(tree, first + tried, first + tried + below(dice, count - tried))
        tree.tried[node] += 1
        return first + tried
    best, best_bound = first, -1.0
    size = log(tree.visits[node])
    for edge in range(first, first + count):
        times = tree.times[edge]
        bound = tree.total[edge] / times + exploration * sqrt(size / times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def reward_all(points, settings, wins, leads, rewards):
    """From the points: who wins (a shared first place in part), by how much, and what that is worth from 0 to 1."""
    players = len(points)
    most, firsts = points[0], 0
    for player in range(players):
        most = max(most, points[player])
    for player in range(players):
        firsts += points[player] == most
    for player in range(players):
        best_other = -1_000_000
        for other in range(players):
            if other != player:
                best_other = max(best_other, points[other])
        wins[player] = 1.0 / firsts if points[player] == most else 0.0
        leads[player] = float(points[player] - best_other)
        by_lead = min(1.0, max(0.0, 0.5 + leads[player] / (2.0 * settings[LEAD])))
        rewards[player] = settings[FOR_WINNING] * wins[player] + (1.0 - settings[FOR_WINNING]) * by_lead


@rule
def simulate(states, words, books, tree, path, movers, points, results, tally, choices, dice, awards, settings, sims):
    """So many simulations from state 0, played in state 1; `tally` counts visits, wins and leads of actions."""
    s, book = states[1], books[0]
    for _ in range(sims):
        copy_words(words, 0, 1)
        node, depth, key, edge = ROOT, 0, 0, NONE
        if tree.used[0] == 0:
            grow(tree, s, book, choices, NONE, 0)
        while node != NONE and depth < DEEPEST:
            edge = choose_edge(tree, node, settings[EXPLORATION], dice)
            path[depth, 0], path[depth, 1] = node, edge
            movers[depth] = to_move(s, book)
            depth += 1
            apply(s, book, tree.action[edge], awards)
            key = let_chance_go_on(s, book, dice, awards)
            node = NONE
            if to_move(s, book) == OVER:
                break
            node = node_below(tree, edge, key)
            if node == NONE:
                grow(tree, s, book, choices, edge, key)
        play_out(s, book, choices, dice, awards)
        scores(s, book, points)
        reward_all(points, settings, results[0], results[1], results[2])
        back_up(tree, path, movers, depth, results, tally)


class UctSearch(Search):
    """Plain search from one position."""

    simulate = simulate
    settings = SETTINGS


class Uct:
    """The bot that tries everything out."""

    name = "uct"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(sims=2000)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> SearchingMind:
        """Take a seat."""
        return SearchingMind(game, seat, seed, self.budget, UctSearch)
