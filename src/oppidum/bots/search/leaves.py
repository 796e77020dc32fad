"""Leaves: nothing is played out, and a simulation looks at one position, the leaf, through its appraisal.

For games of hundreds of small decisions, where a random playout tells nothing: thousands of light simulations see
further than a few that inform every node. A choice that was not tried yet is hoped to be a little better than those
that were.
"""

from __future__ import annotations

from math import log, sqrt

from oppidum.bots.fitted import expect
from oppidum.bots.handmade import worth_trying
from oppidum.bots.search import loop
from oppidum.bots.search.loop import HERE, WORK
from oppidum.bots.search.rewards import reward_end, reward_outlook
from oppidum.bots.search.tree import NONE
from oppidum.core.dice import below
from oppidum.core.engine import OVER, legal, scores, to_move
from oppidum.core.jit import rule
from oppidum.core.record import Record, f8, i4


class Leaves(Record):
    """How to search by leaves; `knowledge.SearchSettings` says what the fields mean."""

    exploration = f8()
    lead = f8()
    for_winning = f8()
    envy = f8()
    whole = i4()  # 1: at the root every action is looked at, even what no player of sense would do


@rule
def list_choices(policy, s, book, choices, is_root):
    """What is legal and worth trying."""
    count = legal(s, book, choices)
    return count if is_root and policy.whole else worth_trying(s, book, choices, count)


@rule
def choose_edge(policy, tree, node, dice):
    """The edge of the best upper bound; one of those that were not tried, any of them, takes part as they do."""
    first, last = tree.first[node], tree.first[node] + tree.edges[node]
    total, times, untried = 0.0, 0, 0
    for edge in range(first, last):
        total += tree.total[edge]
        times += tree.times[edge]
        untried += tree.times[edge] == 0
    fresh = below(dice, untried) if untried > 0 else NONE
    unknown = policy.exploration * sqrt(log(times + 1))
    best, best_bound = first, -1.0e9
    for edge in range(first, last):
        if tree.times[edge] > 0:
            bound = tree.total[edge] / tree.times[edge] + unknown / sqrt(tree.times[edge])
        else:
            bound = total / max(1, times) + policy.exploration if fresh == 0 else -1.0e9
            fresh -= 1
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def open_node(policy, work, node):  # noqa: ARG001
    """The leaf is found; with one choice only it would be no news."""
    return node if work.tree.edges[node] == 1 else NONE


@rule
def judge(policy, work, new, dice):  # noqa: ARG001
    """Appraise the leaf."""
    s, book, outlook = work.positions.states[WORK], work.positions.books[0], work.outlooks[HERE]
    if to_move(s, book) == OVER:
        scores(s, book, work.points)
        reward_end(policy, work.points, work.results, outlook)
    else:
        expect(s, book, work.appraiser, outlook)
        reward_outlook(policy, outlook, work.results)


loop.list_choices.register(Leaves.dtype, list_choices)
loop.choose_edge.register(Leaves.dtype, choose_edge)
loop.open_node.register(Leaves.dtype, open_node)
loop.judge.register(Leaves.dtype, judge)
