"""Champion: tree search that knows something of the game through its evaluation. Whatever wins; see docs/bots.md.

Nodes that were visited often enough are informed: every action gets what the position promises after it as a prior. New
leaves are valued by a playout, by the appraisal after a few random events, or by both. What was found out about the
position that a choice leads to is kept for the next one.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from oppidum.bots.appraise import FEATURES, appraise, has_appraisal
from oppidum.bots.bot import Budget
from oppidum.bots.searching import Search, SearchingMind
from oppidum.bots.tree import DEEPEST, NONE, add_to_tally, grow, let_chance_go_on, node_below, swap_edges
from oppidum.core.dice import below
from oppidum.core.engine import OVER, apply, apply_at, copy_words, legal, play_out, random_action, scores, to_move
from oppidum.core.game import Game, Player
from oppidum.core.jit import rule
from oppidum.core.options import BadOption
from oppidum.core.record import words

WORK = 1  # the position that is played with; two more follow for looking ahead
INFORMED = -1  # instead of the number of edges that were tried

EXPLORATION, LEAD, FOR_WINNING, INFORM_AT, PRIOR_WEIGHT, EVENTS, APPRAISAL = range(7)
SETTINGS = np.array([
    0.2,  # EXPLORATION
    60.0,  # LEAD: points by which a lead counts in full
    0.5,  # FOR_WINNING: the share of the reward that asks only who is first
    8.0,  # INFORM_AT: visits of a node at which priors are worked out
    6.0,  # PRIOR_WEIGHT: visits that a prior counts for
    0.0,  # EVENTS: random events before a leaf is appraised
    1.0,  # APPRAISAL: its share in the value of a leaf; the rest is a playout
])  # fmt: skip


@rule
def choose_edge(tree, node, settings, dice):
    """The edge of the best upper bound; before the node is informed, one that was not tried yet."""
    first, count, tried = tree.first[node], tree.count[node], tree.tried[node]
    if tried != INFORMED and tried < count:
        swap_edges(tree, first + tried, first + tried + below(dice, count - tried))
        tree.tried[node] += 1
        return first + tried
    weight = settings[PRIOR_WEIGHT] if tried == INFORMED else 0.0
    visits = log(tree.visits[node] + 1)
    best, best_bound = first, -1.0e9
    for edge in range(first, first + count):
        times = tree.times[edge] + weight
        bound = (tree.total[edge] + weight * tree.prior[edge]) / times + settings[EXPLORATION] * sqrt(visits / times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def inform(states, words, books, tree, node, settings, choices, row, hopes, awards):
    """Every edge of the node at which the work stands gets a prior."""
    player = to_move(states[WORK], books[0])
    for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
        action = tree.action[edge]
        tree.prior[edge] = promise_of_step(states, words, books, action, player, settings, choices, row, hopes, awards)
    tree.tried[node] = INFORMED


@rule
def promise_of_step(states, words, books, action, player, settings, choices, row, hopes, awards):
    """The reward that an action promises; if the same player goes on, with his best second one."""
    after, last = WORK + 1, WORK + 2
    copy_words(words, WORK, after)
    apply(states[after], books[0], action, awards)
    if to_move(states[after], books[0]) != player:
        return promise(states[after], books[0], player, settings, row, hopes)
    best = 0.0
    for second in range(legal(states[after], books[0], choices)):
        copy_words(words, after, last)
        apply(states[last], books[0], choices[second], awards)
        best = max(best, promise(states[last], books[0], player, settings, row, hopes))
    return best


@rule
def promise(s, book, player, settings, row, hopes):
    """The reward that a position promises to a player."""
    spread = appraise(s, book, row, hopes)
    lead = lead_of(hopes, player)
    return reward_of_lead(lead, lead_to_win(lead, spread), settings)


@rule
def lead_of(hopes, player):
    """How far a player is ahead of the best of the others."""
    best = -1.0e9
    for other in range(len(hopes)):
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
def add_result(points, share, settings, results):
    """Add the result of a whole playout."""
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
        win = 1.0 / firsts if points[player] == most else 0.0
        add_value(float(points[player] - best_other), win, share, settings, results, player)


@rule
def add_value(lead, win, share, settings, results, player):
    """Add to the results of a player."""
    results[0, player] += share * win
    results[1, player] += share * lead
    results[2, player] += share * reward_of_lead(lead, win, settings)


@rule
def value_leaf(states, books, points, settings, results, choices, row, hopes, dice, awards):
    """What the leaf is worth to every player: by appraisal, by playout, or by both."""
    s, book = states[WORK], books[0]
    results[:, :] = 0.0
    share = settings[APPRAISAL]
    if share > 0.0:
        mover = to_move(s, book)
        events = int(settings[EVENTS])
        while events > 0 and mover != OVER:
            apply(s, book, random_action(s, book, mover, choices, dice), awards)
            mover = to_move(s, book)
            events -= 1
        if mover == OVER:
            share = 0.0
        else:
            spread = appraise(s, book, row, hopes)
            for player in range(len(points)):
                lead = lead_of(hopes, player)
                add_value(lead, lead_to_win(lead, spread), share, settings, results, player)
    if share < 1.0:
        play_out(s, book, choices, dice, awards)
        scores(s, book, points)
        add_result(points, 1.0 - share, settings, results)


@rule
def simulate(
    states, words, books, tree, root, path, movers, points, results, tally, choices, row, hopes, dice, awards,
    settings, sims,
):  # fmt: skip
    """So many simulations from state 0, played in state WORK; `tally` counts visits, wins and leads of the actions."""
    s, book = states[WORK], books[0]
    for _ in range(sims):
        copy_words(words, 0, WORK)
        node, depth, key, edge = root, 0, 0, NONE
        if tree.used[0] == 0:
            grow(tree, s, book, choices, NONE, 0)
        while node != NONE and depth < DEEPEST:
            if tree.tried[node] != INFORMED and (depth == 0 or tree.visits[node] >= settings[INFORM_AT]):
                inform(states, words, books, tree, node, settings, choices, row, hopes, awards)
            edge = choose_edge(tree, node, settings, dice)
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
        value_leaf(states, books, points, settings, results, choices, row, hopes, dice, awards)
        for step in range(depth):
            tree.visits[path[step, 0]] += 1
            tree.times[path[step, 1]] += 1
            tree.total[path[step, 1]] += results[2, movers[step]]
        add_to_tally(tally, tree.action[path[0, 1]], results, movers[0])


class ChampionSearch(Search):
    """Search with priors and appraisals."""

    settings = SETTINGS

    def __init__(self, game: Game[Any], sims: int) -> None:
        super().__init__(game, sims)
        self.row, self.hopes = np.zeros(FEATURES), np.zeros(game.players)

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
        first, count = int(self.tree.first[self.root]), int(self.tree.count[self.root])
        edge = first + int(np.flatnonzero(self.tree.action[first : first + count] == action)[0])
        node = int(node_below(self.tree, edge, 0))
        if node != NONE and int(self.tree.used[0]) < len(self.tree.key) // 2:
            self.words[WORK] = self.words[0]
            apply_at(self.states, WORK, self.books, action, self.awards)
            self.expected = self.words[WORK].copy(), node

    def run(self, sims: int) -> None:
        """So many simulations more."""
        simulate(
            self.states,
            self.words,
            self.books,
            self.tree,
            self.root,
            self.path,
            self.movers,
            self.points,
            self.results,
            self.tally,
            self.choices,
            self.row,
            self.hopes,
            self.dice,
            self.awards,
            self.settings,
            sims,
        )


class Champion:
    """The strongest bot."""

    name = "champion"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(sims=2000)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> SearchingMind:
        """Take a seat, where somebody has written an appraisal of the game."""
        if not has_appraisal(game.name):
            raise BadOption(f"champion does not know how to appraise {game.name}")
        return SearchingMind(game, seat, seed, self.budget, ChampionSearch)
