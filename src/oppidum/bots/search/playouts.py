"""Playouts: plain Monte Carlo tree search, which plays every new leaf out at random. It knows nothing of a game."""

from __future__ import annotations

from math import log, sqrt

from oppidum.bots.search import loop
from oppidum.bots.search.loop import WORK
from oppidum.bots.search.rewards import reward_scores
from oppidum.bots.search.tree import NONE, swap_edges
from oppidum.core.dice import below
from oppidum.core.engine import play_out, scores
from oppidum.core.jit import rule
from oppidum.core.record import Record, f8


class Playouts(Record):
    """How to search by playouts."""

    exploration = f8()  # the weight of what is not known yet
    lead = f8()  # points by which a lead or a lag counts in full
    for_winning = f8()  # the share of the reward that asks only who is first


@rule
def choose_edge(policy, tree, node, dice):
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
        bound = tree.total[edge] / times + policy.exploration * sqrt(size / times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def open_node(policy, work, node):  # noqa: ARG001
    """Go no further: nothing is known of a new node."""
    return NONE


@rule
def judge(policy, work, new, dice):  # noqa: ARG001
    """Play on at random."""
    s, book = work.positions.states[WORK], work.positions.books[0]
    play_out(s, book, work.choices, dice, work.positions.awards)
    scores(s, book, work.points)
    reward_scores(policy, work.points, work.results)


loop.list_choices.register(Playouts.dtype, loop.every_action)
loop.choose_edge.register(Playouts.dtype, choose_edge)
loop.open_node.register(Playouts.dtype, open_node)
loop.judge.register(Playouts.dtype, judge)
