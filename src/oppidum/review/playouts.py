"""A second opinion, of results instead of appraisals: what comes out when everybody goes for what looks best at once.

Matches are played to their real ends, again and again. All actions of a decision meet the same dice, so that what tells
two of them apart shows in fewer matches.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from oppidum.bots.fitted import load_weights, make_appraiser
from oppidum.bots.knowledge import know, weights_file
from oppidum.bots.search.tree import let_chance_go_on
from oppidum.core.dice import make_dice
from oppidum.core.engine import OVER, apply, to_move
from oppidum.core.game import Action, Game
from oppidum.core.jit import rule
from oppidum.core.record import words
from oppidum.review.appraiser import Floats
from oppidum.review.foresight import HERE, look_around, make_sight, promise, worth_at_end


@rule
def play_to_the_end(sight, ahead, dice):
    """Play position HERE to its end: everybody takes what looks best when the decision is seen through."""
    positions = sight.positions
    s, book = positions.states[HERE], positions.books[0]
    let_chance_go_on(s, book, dice, positions.awards)
    while to_move(s, book) != OVER:
        mover = to_move(s, book)
        best, most = 0, -1.0e9
        for number in range(look_around(sight, ahead)):
            value = promise(sight.worths[number], mover)
            if value > most:
                best, most = number, value
        apply(s, book, sight.actions[best], positions.awards)
        let_chance_go_on(s, book, dice, positions.awards)


@rule
def play_often(sight, ahead, start, dice, points, worths):
    """Play a position to its end, once with each of the dice; write what every match was worth."""
    here = sight.positions.words[HERE]
    for time in range(len(worths)):
        for word in range(len(here)):
            here[word] = start[word]
        play_to_the_end(sight, ahead, dice[time])
        worth_at_end(sight.positions.states[HERE], sight.positions.books[0], points, worths[time])


class Playouts:
    """Room to play positions of a game to their ends, a number of times."""

    def __init__(self, game: Game[Any], times: int, seed: int) -> None:
        self.game = game
        self.ahead = not know(game.name).small_decisions
        self.sight = make_sight(game, make_appraiser(load_weights(weights_file(game.name)), game.players))
        self.points = np.zeros(game.players, np.int32)
        self.dice = make_dice(seed, times)

    def worths(self, position: Any, action: Action, which: slice) -> Floats:
        """What every match was worth that began with an action: rows of chances and points, columns of seats."""
        after = position.copy()
        self.game.apply(after, action)
        dice = self.dice[which].copy()
        worths: Floats = np.zeros((len(dice), 2, self.game.players))
        play_often(self.sight, self.ahead, words(after.rows)[0], dice, self.points, worths)
        return worths
