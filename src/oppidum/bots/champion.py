"""Champion: tree search that knows something of the game through its appraisal. Whatever wins; see docs/bots.md.

A new node is informed at once: every action gets what the position promises after it as a prior, and the best of them
is what the simulation reports. Nothing is played out. What was found out about the position to which a choice leads is
kept for the next one.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from oppidum.bots.appraise import FEATURES, appraise, has_appraisal, load_weights
from oppidum.bots.bot import Budget, check_can_play
from oppidum.bots.evaluate import goes_on
from oppidum.bots.searching import Search, SearchingMind
from oppidum.bots.tree import DEEPEST, NONE, back_up, grow, let_chance_go_on, node_below
from oppidum.bots.uct import EXPLORATION, FOR_WINNING, LEAD, reward_all
from oppidum.core.engine import OVER, apply, apply_at, copy_words, legal, scores, to_move
from oppidum.core.game import Game, Player
from oppidum.core.jit import rule
from oppidum.core.record import words

WORK = 1  # the position that is played with; two more follow for looking ahead

PRIOR_WEIGHT = 3  # behind the settings of uct
SETTINGS = np.array([
    0.2,  # EXPLORATION: the weight of what is not known yet
    60.0,  # LEAD: points by which a lead counts in full
    0.5,  # FOR_WINNING: the share of the reward that asks only who is first
    6.0,  # PRIOR_WEIGHT: visits that a prior counts for
])  # fmt: skip
OWN_EXPLORATION = {"finisterre": 0.02}  # of a game with hundreds of small decisions, each worth little


@rule
def choose_edge(tree, node, settings):
    """The edge of the best upper bound, its prior counted in."""
    weight = settings[PRIOR_WEIGHT]
    unknown = settings[EXPLORATION] * sqrt(log(tree.visits[node] + 1))
    best, best_bound = NONE, -1.0e9
    for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
        times = tree.times[edge] + weight
        bound = (tree.total[edge] + weight * tree.prior[edge]) / times + unknown / sqrt(times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def inform(states, words, books, tree, node, settings, points, choices, weights, row, hopes, awards):
    """Every edge of the node at which the work stands gets a prior; the hopes of the best one are kept in hopes[1]."""
    player = to_move(states[WORK], books[0])
    best = -1.0
    for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
        action = tree.action[edge]
        tree.prior[edge] = promise_of_step(
            states, words, books, action, player, settings, points, choices, weights, row, hopes, awards
        )
        if tree.prior[edge] > best:
            best = tree.prior[edge]
            hopes[1, :] = hopes[2, :]


@rule
def promise_of_step(
    states, words, books, action, player, settings, points, choices, weights, row, hopes, awards
):  # fmt: skip
    """The reward that an action promises, and its hopes in hopes[2]; if its player goes on, with his best step."""
    after, last = WORK + 1, WORK + 2
    copy_words(words, WORK, after)
    apply(states[after], books[0], action, awards)
    if not goes_on(states[after], books[0], player, 1):
        value = promise(states[after], books[0], player, settings, weights, points, row, hopes[0])
        hopes[2, :] = hopes[0, :]
        return value
    best = -1.0
    for second in range(legal(states[after], books[0], choices)):
        copy_words(words, after, last)
        apply(states[last], books[0], choices[second], awards)
        value = promise(states[last], books[0], player, settings, weights, points, row, hopes[0])
        if value > best:
            best = value
            hopes[2, :] = hopes[0, :]
    return best


@rule
def promise(s, book, player, settings, weights, points, row, hopes):
    """The reward that a position promises to a player; the last of the hopes is the spread."""
    spread = appraise(s, book, weights, points, row, hopes)
    hopes[len(hopes) - 1] = spread
    lead = lead_of(hopes, player)
    return reward_of_lead(lead, lead_to_win(lead, spread), settings)


@rule
def lead_of(hopes, player):
    """How far a player is ahead of the best of the others."""
    best = -1.0e9
    for other in range(len(hopes) - 1):
        if other != player:
            best = max(best, hopes[other])
    return hopes[player] - best


@rule
def lead_to_win(lead, spread):
    """The chance to win that an expected lead gives: a curve like that of the normal distribution."""
    steps = 0.85 * lead / spread
    return 0.5 + 0.5 * steps / sqrt(1.0 + steps * steps)


@rule
def reward_of_lead(lead, win, settings):
    """What a lead and a chance to win are worth, from 0 to 1."""
    by_lead = min(1.0, max(0.0, 0.5 + lead / (2.0 * settings[LEAD])))
    return settings[FOR_WINNING] * win + (1.0 - settings[FOR_WINNING]) * by_lead


@rule
def value_hopes(points, settings, results, hopes):
    """What is hoped for, to every player."""
    for player in range(len(points)):
        lead = lead_of(hopes, player)
        win = lead_to_win(lead, hopes[len(points)])
        results[0, player] = win
        results[1, player] = lead
        results[2, player] = reward_of_lead(lead, win, settings)


@rule
def simulate(
    states, words, books, tree, path, movers, points, results, tally, choices, dice, awards, settings,
    root, weights, row, hopes, sims,
):  # fmt: skip
    """So many simulations from state 0, played in state WORK; `tally` counts visits, wins and leads of actions."""
    s, book = states[WORK], books[0]
    for _ in range(sims):
        copy_words(words, 0, WORK)
        if tree.used[0] == 0:
            grow(tree, s, book, choices, NONE, 0)
            inform(states, words, books, tree, root, settings, points, choices, weights, row, hopes, awards)
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
                reward_all(points, settings, results[0], results[1], results[2])
            else:
                node = node_below(tree, edge, key)
                if node == NONE:
                    new = grow(tree, s, book, choices, edge, key)
                    if new != NONE:
                        inform(states, words, books, tree, new, settings, points, choices, weights, row, hopes, awards)
                    else:
                        promise(s, book, 0, settings, weights, points, row, hopes[1])
                    value_hopes(points, settings, results, hopes[1])
        back_up(tree, path, movers, depth, results, tally)


class ChampionSearch(Search):
    """Search with priors and appraisals."""

    simulate = simulate
    settings = SETTINGS

    def __init__(self, game: Game[Any], sims: int) -> None:
        super().__init__(game, sims)
        self.settings = SETTINGS.copy()  # type: ignore[misc]
        self.settings[EXPLORATION] = OWN_EXPLORATION.get(game.name, SETTINGS[EXPLORATION])
        self.weights = load_weights(game.name)
        self.row, self.hopes = np.zeros(FEATURES), np.zeros((3, game.players + 1))
        self.expected: tuple[Any, int] | None = None  # a position that may come next, and its node

    def copies(self, game: Game[Any]) -> int:  # noqa: ARG002
        """Two more positions, to look ahead."""
        return 4

    def begin(self, position: Any, dice: Any) -> None:
        """Start from a position; if it was foreseen, with what is known of it."""
        if self.expected is None or not np.array_equal(self.expected[0], words(position.rows)[0]):
            super().begin(position, dice)
            return
        self.words[0], self.root = self.expected
        self.dice = dice
        self.tally[:] = 0

    def follow(self, action: int) -> None:
        """An action was chosen: remember where it leads, if the next decision comes at once and there is room."""
        self.expected = None
        edges = self.root_edges()
        edge = edges.start + int(np.flatnonzero(self.tree.action[edges] == action)[0])
        node = int(node_below(self.tree, edge, 0))
        if node != NONE and int(self.tree.used[0]) < len(self.tree.key) // 2:
            self.words[WORK] = self.words[0]
            apply_at(self.states, WORK, self.books, action, self.awards)
            self.expected = self.words[WORK].copy(), node

    def more(self) -> tuple[Any, ...]:
        """Where to start in the tree, and what an appraisal needs."""
        return self.root, self.weights, self.row, self.hopes


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
        return SearchingMind(game, seat, seed, self.budget, ChampionSearch)
