"""Priors: a new node is informed at once, and nothing is played out.

Every action gets what the position promises after it as a prior, and the best of them is the value of the node.
"""

from __future__ import annotations

from math import log, sqrt

from oppidum.bots.fitted import expect
from oppidum.bots.search import loop
from oppidum.bots.search.lookahead import first_end, next_end
from oppidum.bots.search.loop import BEST, HERE, WORK
from oppidum.bots.search.rewards import reward_end, reward_if_best, reward_outlook
from oppidum.bots.search.tree import NONE
from oppidum.core.engine import OVER, scores, to_move
from oppidum.core.jit import rule
from oppidum.core.record import Record, f8


class Priors(Record):
    """How to search by priors; `knowledge.SearchSettings` says what the fields mean."""

    exploration = f8()
    lead = f8()
    for_winning = f8()
    prior_weight = f8()
    envy = f8()
    optimism = f8()


@rule
def choose_edge(policy, tree, node, dice):  # noqa: ARG001
    """The edge of the best upper bound, its prior counted in."""
    weight = policy.prior_weight
    unknown = policy.exploration * sqrt(log(tree.visits[node] + 1))
    best, best_bound = NONE, -1.0e9
    for edge in range(tree.first[node], tree.first[node] + tree.edges[node]):
        times = tree.times[edge] + weight
        bound = (tree.total[edge] + weight * tree.prior[edge]) / times + unknown / sqrt(times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@rule
def open_node(policy, work, node):
    """Every edge gets a prior: what its best end promises to its player; the best outlook of all is kept."""
    tree, positions, outlooks = work.tree, work.positions, work.outlooks
    book = positions.books[0]
    player = to_move(positions.states[WORK], book)
    best = -1.0
    for edge in range(tree.first[node], tree.first[node] + tree.edges[node]):
        prior = -1.0
        end = first_end(positions, work.steps, WORK, tree.action[edge], player)
        while end != NONE:
            value = reward_if_best(policy, positions.states[end], book, player, work.appraiser, outlooks[HERE])
            prior = max(prior, value)
            if value > best:
                best = value
                for place in range(outlooks.shape[1]):
                    outlooks[BEST, place] = outlooks[HERE, place]
            end = next_end(positions, work.steps, WORK, player)
        tree.prior[edge] = prior
    return NONE


@rule
def judge(policy, work, new, dice):  # noqa: ARG001
    """The best end that was seen from a new node; the position itself where there was no room for one."""
    s, book, outlook = work.positions.states[WORK], work.positions.books[0], work.outlooks[BEST]
    if to_move(s, book) == OVER:
        scores(s, book, work.points)
        reward_end(policy, work.points, work.results, outlook)
        return
    if new == NONE:
        expect(s, book, work.appraiser, outlook)
    reward_outlook(policy, outlook, work.results)


loop.list_choices.register(Priors.dtype, loop.every_action)
loop.choose_edge.register(Priors.dtype, choose_edge)
loop.open_node.register(Priors.dtype, open_node)
loop.judge.register(Priors.dtype, judge)
