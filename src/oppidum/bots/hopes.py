"""Hopes: the points that all players expect to have at the end, and what they are worth to each of them.

An array of them has one place more than there are players: how uncertain a lead is.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from oppidum.bots.appraise import FEATURES, SURE, appraise, load_weights
from oppidum.bots.searching import Search
from oppidum.bots.uct import FOR_WINNING, LEAD, reward_all
from oppidum.core.game import Game
from oppidum.core.jit import rule

PRIOR_WEIGHT, ENVY, OPTIMISM = 3, 4, 5  # behind the settings of uct
SETTINGS = np.array([
    0.2,  # EXPLORATION: the weight of what is not known yet
    60.0,  # LEAD: points by which a lead counts in full
    0.5,  # FOR_WINNING: the share of the reward that asks only who is first
    6.0,  # PRIOR_WEIGHT: visits that a prior counts for
    1.0,  # ENVY: how much the points of the best opponent count in a lead
    0.0,  # OPTIMISM: points by which the best of many guesses is better than what becomes of it
])  # fmt: skip
OWN: dict[str, Any] = {  # of a game
    "carcassonne": np.array([0.2, 60.0, 1.0, 6.0, 1.0, 1.6]),
    "finisterre": np.array([0.008, 300.0, 0.0, 6.0, 0.4, 0.0]),  # hundreds of small decisions, each worth little
}


@rule
def hope(s, book, weights, points, rows, hopes):
    """What everybody expects in a position."""
    hopes[len(hopes) - 1] = appraise(s, book, weights, points, rows, hopes)


@rule
def promise(s, book, player, settings, weights, points, rows, hopes):
    """The reward that a position promises to a player who picks it from many; nobody is too optimistic at the end."""
    hope(s, book, weights, points, rows, hopes)
    spread = hopes[len(hopes) - 1]
    if spread > SURE:
        hopes[player] -= settings[OPTIMISM]
    return reward_of(hopes, player, lead_to_win(lead_of(hopes, player, 1.0), spread), settings)


@rule
def lead_of(hopes, player, envy):
    """How far a player is ahead of the best of the others, whose points count by so much."""
    best = -1.0e9
    for other in range(len(hopes) - 1):
        if other != player:
            best = max(best, hopes[other])
    return hopes[player] - envy * best


@rule
def lead_to_win(lead, spread):
    """The chance to win that an expected lead gives: a curve like that of the normal distribution."""
    steps = 0.85 * lead / spread
    return 0.5 + 0.5 * steps / sqrt(1.0 + steps * steps)


@rule
def reward_of(hopes, player, win, settings):
    """What hopes and a chance to win are worth to a player, from 0 to 1."""
    lead = lead_of(hopes, player, settings[ENVY])
    by_lead = min(1.0, max(0.0, 0.5 + lead / (2.0 * settings[LEAD])))
    return settings[FOR_WINNING] * win + (1.0 - settings[FOR_WINNING]) * by_lead


@rule
def value_hopes(points, settings, results, hopes):
    """What is hoped for, to every player."""
    for player in range(len(points)):
        lead = lead_of(hopes, player, 1.0)
        win = lead_to_win(lead, hopes[len(points)])
        results[0, player] = win
        results[1, player] = lead
        results[2, player] = reward_of(hopes, player, win, settings)


@rule
def value_end(points, settings, results, hopes):
    """What the points at the end of a match are worth, to every player: even a sure win is better by more points."""
    reward_all(points, settings, results[0], results[1], results[2])
    for player in range(len(points)):
        hopes[player] = points[player]
    for player in range(len(points)):
        results[2, player] = reward_of(hopes, player, lead_to_win(results[1, player], SURE), settings)


class HopefulSearch(Search):
    """Search with appraisals: the settings of a game, its weights, and room for features."""

    def __init__(self, game: Game[Any], sims: int) -> None:
        super().__init__(game, sims)
        self.settings = OWN.get(game.name, SETTINGS)
        self.weights = load_weights(game.name)
        self.rows = np.zeros((game.players, FEATURES))
