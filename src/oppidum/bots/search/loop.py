"""The loop of every search. A policy, chosen by the type of its record, answers four questions within it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.bots.fitted import Appraiser
from oppidum.bots.search.lookahead import STEPS, Steps, make_steps
from oppidum.bots.search.positions import Positions, make_positions
from oppidum.bots.search.tree import DEEPEST, NONE, Tree, back_up, grow, let_chance_go_on, node_below
from oppidum.core.engine import OVER, apply, copy_words, legal, to_move
from oppidum.core.game import Game
from oppidum.core.jit import generic, rule

START, WORK = 0, 1  # the position that is searched, and the one that is played with; those behind it are to look ahead
HERE, BEST = 0, 1  # outlooks: of the position at hand, of the best one seen


class Workspace(NamedTuple):
    """What a search reads and writes: P players, A actions, of which at most L are legal at a time."""

    positions: Positions  # [2 + STEPS]
    tree: Tree
    path: npt.NDArray[np.int64]  # [DEEPEST, 2] the nodes and edges of a simulation
    movers: npt.NDArray[np.int64]  # [DEEPEST] who chose them
    points: npt.NDArray[np.int32]  # [P]
    results: npt.NDArray[np.float64]  # [4, P] of a simulation: wins, leads, rewards, points
    tally: npt.NDArray[np.float64]  # [3, A] of the root's actions: visits, wins, leads
    worths: npt.NDArray[np.float64]  # [A, 2, P] likewise, of every seat: wins, points
    choices: npt.NDArray[np.int32]  # [L]
    steps: Steps
    appraiser: Appraiser
    outlooks: npt.NDArray[np.float64]  # [2, P + 1]


def make_workspace(game: Game[Any], tree: Tree, appraiser: Appraiser) -> Workspace:
    """An empty workspace."""
    return Workspace(
        positions=make_positions(game, 2 + STEPS),
        tree=tree,
        path=np.zeros((DEEPEST, 2), np.int64),
        movers=np.zeros(DEEPEST, np.int64),
        points=np.zeros(game.players, np.int32),
        results=np.zeros((4, game.players)),
        tally=np.zeros((3, game.actions)),
        worths=np.zeros((game.actions, 2, game.players)),
        choices=np.empty(game.most_legal, np.int32),
        steps=make_steps(game),
        appraiser=appraiser,
        outlooks=np.zeros((2, game.players + 1)),
    )


@generic
def list_choices(policy, s, book, choices, is_root):
    """Write the actions that are looked at in a position; returns how many."""


@rule
def every_action(policy, s, book, choices, is_root):  # noqa: ARG001
    """An answer to `list_choices`: whatever is legal."""
    return legal(s, book, choices)


@generic
def choose_edge(policy, tree, node, dice):
    """The edge by which to go on from a node."""


@generic
def open_node(policy, work, node):
    """A node has grown for the position at hand; returns it if the simulation goes on there, or NONE."""


@generic
def judge(policy, work, new, dice):
    """Write the results of a simulation at its last position; `new` is the last node that it grew, or NONE."""


@rule
def simulate(policies, work, root, dice, sims, first):
    """Run `sims` simulations: each goes from the start down the tree, adds a node, and carries its value back up.

    All of them begin with the edge `first` of the root, unless that is NONE.
    """
    policy, tree, positions = policies[0], work.tree, work.positions
    s, book, awards = positions.states[WORK], positions.books[0], positions.awards
    for _ in range(sims):
        copy_words(positions.words, START, WORK)
        if tree.used[0] == 0:
            count = list_choices(policy, s, book, work.choices, True)
            open_node(policy, work, grow(tree, work.choices, count, NONE, 0))
        node, new, depth = root, NONE, 0
        while node != NONE and depth < DEEPEST:
            edge = first if depth == 0 and first != NONE else choose_edge(policy, tree, node, dice)
            work.path[depth, 0], work.path[depth, 1] = node, edge
            work.movers[depth] = to_move(s, book)
            depth += 1
            apply(s, book, tree.action[edge], awards)
            key = let_chance_go_on(s, book, dice, awards)
            node = NONE
            if to_move(s, book) != OVER:
                node = node_below(tree, edge, key)
                if node == NONE:
                    count = list_choices(policy, s, book, work.choices, False)
                    new = grow(tree, work.choices, count, edge, key)
                    if new != NONE:
                        node = open_node(policy, work, new)
        judge(policy, work, new, dice)
        back_up(tree, work.path, work.movers, depth, work.results, work.tally, work.worths)
