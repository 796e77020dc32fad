"""What positions are worth to every seat, as the fitted appraisal sees them: chances to win, and points at the end.

A position in which somebody decides is worth what the best end of that decision is worth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.bots.fitted import Appraiser, expect
from oppidum.bots.search.lookahead import STEPS, Steps, first_end, make_steps, next_end
from oppidum.bots.search.positions import Positions, make_positions
from oppidum.bots.search.rewards import lead_of, lead_to_win
from oppidum.bots.search.tree import NONE
from oppidum.core.engine import CHANCE, OVER, apply, copy_words, legal, scores, to_move, weights
from oppidum.core.game import Game
from oppidum.core.jit import rule
from oppidum.review.level import load_level, rise

WIN, POINTS = 0, 1  # rows of a worth, which has a column for each seat
HERE, AFTER = 0, 1  # the position that is looked at, and what comes of it; those behind are to look ahead
A_POINT = 1.0e-4  # of lead, beside chances to win: what decides where they are the same


class Sight(NamedTuple):
    """Room to look at positions of P players, in which at most L actions are legal."""

    positions: Positions  # [2 + STEPS]
    steps: Steps
    appraiser: Appraiser
    level: npt.NDArray[np.float64]  # what the appraiser leaves out of everybody's points
    outlook: npt.NDArray[np.float64]  # [P + 1]
    end: npt.NDArray[np.float64]  # [2, P] what the end at hand is worth
    choices: npt.NDArray[np.int32]  # [L] of a decision that is seen through
    actions: npt.NDArray[np.int32]  # [L] what may follow from HERE
    odds: npt.NDArray[np.int32]  # [L] of them, if chance decides
    worths: npt.NDArray[np.float64]  # [L, 2, P] what each of them leads to


def make_sight(game: Game[Any], appraiser: Appraiser) -> Sight:
    """Room to look at positions of a game."""
    most = game.most_legal
    return Sight(
        positions=make_positions(game, 2 + STEPS),
        steps=make_steps(game),
        appraiser=appraiser,
        level=load_level(game.name, game.players),
        outlook=np.zeros(game.players + 1),
        end=np.zeros((2, game.players)),
        choices=np.empty(most, np.int32),
        actions=np.empty(most, np.int32),
        odds=np.zeros(most, np.int32),
        worths=np.zeros((most, 2, game.players)),
    )


@rule
def worth_at_end(s, book, points, worth):
    """What a match that is over is worth: a shared first place in part."""
    scores(s, book, points)
    most, firsts = points[0], 0
    for player in range(len(points)):
        most = max(most, points[player])
    for player in range(len(points)):
        firsts += points[player] == most
    for player in range(len(points)):
        worth[WIN, player] = 1.0 / firsts if points[player] == most else 0.0
        worth[POINTS, player] = points[player]


@rule
def worth_now(sight, here, worth):
    """What a position is worth without looking ahead; chances to win add up to 1."""
    s, book, outlook = sight.positions.states[here], sight.positions.books[0], sight.outlook
    if to_move(s, book) == OVER:
        worth_at_end(s, book, sight.appraiser.points, worth)
        return
    players = len(outlook) - 1
    expect(s, book, sight.appraiser, outlook)
    total, points = 0.0, 0.0
    for player in range(players):
        worth[WIN, player] = lead_to_win(lead_of(outlook, player, 1.0), outlook[players])
        worth[POINTS, player] = outlook[player]
        total += worth[WIN, player]
        points += outlook[player]
    spread = sight.appraiser.weights.spread
    left = max(0.0, (outlook[players] - spread[0]) / spread[1])
    more = rise(sight.level, left, points / players)
    for player in range(players):
        worth[WIN, player] /= total
        worth[POINTS, player] += more


@rule
def promise(worth, player):
    """What a player thinks of a worth: the chance to win, and a little of the lead."""
    best = -1.0e9
    for other in range(worth.shape[1]):
        if other != player:
            best = max(best, worth[POINTS, other])
    return worth[WIN, player] + A_POINT * (worth[POINTS, player] - best)


@rule
def foresee(sight, here, worth):
    """What a position is worth when the decision that is asked for there is seen through to its best end."""
    positions = sight.positions
    s, book, end = positions.states[here], positions.books[0], sight.end
    mover = to_move(s, book)
    if mover < 0:
        worth_now(sight, here, worth)
        return
    best = -1.0e9
    for number in range(legal(s, book, sight.choices)):
        leaf = first_end(positions, sight.steps, here, sight.choices[number], mover)
        while leaf != NONE:
            worth_now(sight, leaf, end)
            value = promise(end, mover)
            if value > best:
                best = value
                for player in range(worth.shape[1]):
                    worth[WIN, player] = end[WIN, player]
                    worth[POINTS, player] = end[POINTS, player]
            leaf = next_end(positions, sight.steps, here, mover)


@rule
def look_around(sight, ahead):
    """What all that may follow from HERE is worth, `ahead` to the end of the next decision; returns their number."""
    positions = sight.positions
    s, book = positions.states[HERE], positions.books[0]
    count = legal(s, book, sight.actions)
    if to_move(s, book) == CHANCE:
        weights(s, book, sight.odds)
    for number in range(count):
        copy_words(positions.words, HERE, AFTER)
        apply(positions.states[AFTER], book, sight.actions[number], positions.awards)
        if ahead:
            foresee(sight, AFTER, sight.worths[number])
        else:
            worth_now(sight, AFTER, sight.worths[number])
    return count
