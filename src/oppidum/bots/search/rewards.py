"""Rewards: what the end of a match, or the outlook of a position, is worth to each player, from 0 to 1.

An outlook has one place more than there are players: the points that each may expect, and how uncertain a lead is.
`results` has four rows: the chance to win, the lead in points, the reward, the points. A policy says how much the first
two count.
"""

from __future__ import annotations

from math import sqrt

from oppidum.bots.fitted import SPREAD_AT_END, expect
from oppidum.core.jit import rule

WINS, LEADS, REWARDS, POINTS = range(4)  # rows of the results


@rule
def reward_scores(policy, points, results):
    """Write the results of final points: who wins (a shared first place in part), by how much, what that is worth."""
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
        results[WINS, player] = 1.0 / firsts if points[player] == most else 0.0
        results[LEADS, player] = float(points[player] - best_other)
        by_lead = min(1.0, max(0.0, 0.5 + results[LEADS, player] / (2.0 * policy.lead)))
        results[REWARDS, player] = policy.for_winning * results[WINS, player] + (1.0 - policy.for_winning) * by_lead
        results[POINTS, player] = points[player]


@rule
def reward_end(policy, points, results, outlook):
    """Write the results of final points for searches that appraise: even a sure win is better by more points."""
    reward_scores(policy, points, results)
    for player in range(len(points)):
        outlook[player] = points[player]
    for player in range(len(points)):
        win = lead_to_win(results[LEADS, player], SPREAD_AT_END)
        results[REWARDS, player] = reward_of(policy, outlook, player, win)


@rule
def reward_outlook(policy, outlook, results):
    """Write the results that an outlook lets expect."""
    players = len(outlook) - 1
    for player in range(players):
        lead = lead_of(outlook, player, 1.0)
        win = lead_to_win(lead, outlook[players])
        results[WINS, player] = win
        results[LEADS, player] = lead
        results[REWARDS, player] = reward_of(policy, outlook, player, win)
        results[POINTS, player] = outlook[player]


@rule
def reward_if_best(policy, s, book, player, appraiser, outlook):
    """What a position promises to a player who picks it from many; nobody is too optimistic at the end."""
    expect(s, book, appraiser, outlook)
    spread = outlook[len(outlook) - 1]
    if spread > SPREAD_AT_END:
        outlook[player] -= policy.optimism
    return reward_of(policy, outlook, player, lead_to_win(lead_of(outlook, player, 1.0), spread))


@rule
def lead_of(outlook, player, envy):
    """How far a player is ahead of the best of the others, whose points count `envy` times."""
    best = -1.0e9
    for other in range(len(outlook) - 1):
        if other != player:
            best = max(best, outlook[other])
    return outlook[player] - envy * best


@rule
def lead_to_win(lead, spread):
    """The chance to win that an expected lead gives: a curve like that of the normal distribution."""
    steps = 0.85 * lead / spread
    return 0.5 + 0.5 * steps / sqrt(1.0 + steps * steps)


@rule
def reward_of(policy, outlook, player, win):
    """What an outlook and a chance to win are worth to a player."""
    lead = lead_of(outlook, player, policy.envy)
    by_lead = min(1.0, max(0.0, 0.5 + lead / (2.0 * policy.lead)))
    return policy.for_winning * win + (1.0 - policy.for_winning) * by_lead
