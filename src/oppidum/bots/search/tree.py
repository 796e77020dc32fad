"""The tree of a search, as flat arrays: nodes where somebody decides, and an edge for each of their actions.

Chance has no nodes: below an edge hangs a list of nodes, one for each way in which chance has gone on from there (`key`
packs its outcomes). Positions are not kept; every simulation plays from the root again, which costs less than a copy.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.bots.search.rewards import LEADS, POINTS, REWARDS, WINS
from oppidum.core.dice import below
from oppidum.core.engine import CHANCE, apply, chance_outcome, chance_total, to_move
from oppidum.core.jit import rule

NONE = -1
ROOT = 0
TALLY_VISITS, TALLY_WINS, TALLY_LEADS = range(3)  # rows of the tally, which has a column for each action of the root
KEY_FACTOR = 1_000_003
KEY_BITS = 0x7FFFFFFFFFFF
DEEPEST = 256  # edges of one simulation; below that everything is playout


class Tree(NamedTuple):
    """Nodes and edges: arrays with a number for each of N nodes, then for each of E edges; the edges of a node are
    neighbours. `used` says how many of each there are.
    """

    used: npt.NDArray[np.int64]  # [2] nodes, edges
    key: npt.NDArray[np.int64]  # [N] how chance has led to a node
    sibling: npt.NDArray[np.int32]  # [N] the next node below the same edge
    first: npt.NDArray[np.int32]  # [N] its first edge
    edges: npt.NDArray[np.int32]  # [N] how many it has
    tried: npt.NDArray[np.int32]  # [N] how many of them were visited; these come first
    visits: npt.NDArray[np.int32]  # [N]
    action: npt.NDArray[np.int32]  # [E]
    times: npt.NDArray[np.int32]  # [E] visits of an edge
    total: npt.NDArray[np.float64]  # [E] rewards of those who chose it
    prior: npt.NDArray[np.float64]  # [E] what it promised before it was visited
    down: npt.NDArray[np.int32]  # [E] the first node below an edge


def make_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for this many nodes and edges; memory that is not used is not taken from the system."""
    return Tree(
        used=np.zeros(2, np.int64),
        key=np.empty(nodes, np.int64),
        sibling=np.empty(nodes, np.int32),
        first=np.empty(nodes, np.int32),
        edges=np.empty(nodes, np.int32),
        tried=np.empty(nodes, np.int32),
        visits=np.empty(nodes, np.int32),
        action=np.empty(edges, np.int32),
        times=np.empty(edges, np.int32),
        total=np.empty(edges, np.float64),
        prior=np.empty(edges, np.float64),
        down=np.empty(edges, np.int32),
    )


@rule
def clear(tree: Any) -> None:
    """Forget everything."""
    tree.used[0] = 0
    tree.used[1] = 0


@rule
def has_room(tree, edges):
    """Whether there is room for a node with this many edges."""
    return tree.used[0] < len(tree.key) and tree.used[1] + edges <= len(tree.action)


@rule
def grow(tree, choices, count, above, key):
    """A new node for a position in which a seat decides, below an edge or (NONE) as the root; NONE without room.

    Its edges are the first `count` choices.
    """
    if not has_room(tree, count):
        return NONE
    node = tree.used[0]
    first = tree.used[1]
    tree.used[0] += 1
    tree.used[1] += count
    tree.key[node] = key
    tree.first[node] = first
    tree.edges[node] = count
    tree.tried[node] = 0
    tree.visits[node] = 0
    tree.sibling[node] = NONE
    if above != NONE:
        tree.sibling[node] = tree.down[above]
        tree.down[above] = node
    for one in range(count):
        edge = first + one
        tree.action[edge] = choices[one]
        tree.times[edge] = 0
        tree.total[edge] = 0.0
        tree.prior[edge] = 0.0
        tree.down[edge] = NONE
    return node


@rule
def node_below(tree, edge, key):
    """The node below an edge after chance went this way, or NONE."""
    node = tree.down[edge]
    while node != NONE and tree.key[node] != key:
        node = tree.sibling[node]
    return node


@rule
def let_chance_go_on(s, book, dice, awards):
    """Draw whatever chance owes; returns the key of how it went, 0 if it had nothing to say."""
    key = 0
    while to_move(s, book) == CHANCE:
        action = int(chance_outcome(s, book, below(dice, chance_total(s, book))))
        key = (key * KEY_FACTOR + action + 1) & KEY_BITS
        apply(s, book, action, awards)
    return key


@rule
def swap_edges(tree, one, other):
    """Two edges of a node change places."""
    if one != other:
        tree.action[one], tree.action[other] = tree.action[other], tree.action[one]
        tree.times[one], tree.times[other] = tree.times[other], tree.times[one]
        tree.total[one], tree.total[other] = tree.total[other], tree.total[one]
        tree.prior[one], tree.prior[other] = tree.prior[other], tree.prior[one]
        tree.down[one], tree.down[other] = tree.down[other], tree.down[one]


@rule
def back_up(tree, path, movers, depth, results, tally, worths):
    """Add the results of a simulation to every edge of its path, and to what is kept of the root's actions."""
    for step in range(depth):
        tree.visits[path[step, 0]] += 1
        tree.times[path[step, 1]] += 1
        tree.total[path[step, 1]] += results[REWARDS, movers[step]]
    action = tree.action[path[0, 1]]
    tally[TALLY_VISITS, action] += 1.0
    tally[TALLY_WINS, action] += results[WINS, movers[0]]
    tally[TALLY_LEADS, action] += results[LEADS, movers[0]]
    for player in range(worths.shape[2]):
        worths[action, 0, player] += results[WINS, player]
        worths[action, 1, player] += results[POINTS, player]
