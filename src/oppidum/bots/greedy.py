"""Greedy: the best end of the own turn by a hand-made evaluation. It looks no further, and plays at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from oppidum.bots.bot import Choice, check_can_play
from oppidum.bots.evaluate import POINT, evaluate, has_evaluation
from oppidum.core.dice import make_dice, roll
from oppidum.core.engine import apply, copy_words, legal, to_move
from oppidum.core.game import NO_AWARDS, Game, Player
from oppidum.core.jit import rule
from oppidum.core.match import Event
from oppidum.core.record import words

HERE = 0  # the position; the next two are scratch


@rule
def value_of_step(states, words, books, here, action, player, choices, awards):
    """What position `here` is worth after an action and, if the same player goes on, after his best second one.

    The two positions behind it are scratch.
    """
    after, last = here + 1, here + 2
    copy_words(words, here, after)
    apply(states[after], books[0], action, awards)
    if to_move(states[after], books[0]) != player:
        return evaluate(states[after], books[0], player)
    best = -(2**62)
    for second in range(legal(states[after], books[0], choices)):
        copy_words(words, after, last)
        apply(states[last], books[0], choices[second], awards)
        best = max(best, evaluate(states[last], books[0], player))
    return best


@rule
def value_all(states, words, books, player, actions, values, choices, dice, awards):
    """The value of every legal action, with a thousandth of a point at random to break ties; returns their number."""
    count = legal(states[HERE], books[0], actions)
    for one in range(count):
        value = value_of_step(states, words, books, HERE, actions[one], player, choices, awards)
        values[one] = value * 16 + (roll(dice) & 15)
    return count


class GreedyMind:
    """Takes what looks best at the end of its turn."""

    attentive = False

    def __init__(self, game: Game[Any], seat: Player, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = make_dice(seed, stream=seat + 1)[0]
        self.states = game.position.many(3)
        self.words = words(self.states)
        self.actions, self.choices = np.empty((2, game.most_legal), dtype=np.int32)
        self.values = np.empty(game.most_legal, dtype=np.int64)

    def saw(self, event: Event, seen: Any) -> None:
        """It looks only at the position."""

    def choose(self, seen: Any) -> Choice:
        """The action of the highest value."""
        self.words[HERE] = words(seen.rows)[0]
        count = value_all(
            self.states,
            self.words,
            self.game.book.rows,
            self.seat,
            self.actions,
            self.values,
            self.choices,
            self.dice,
            NO_AWARDS,
        )
        best = int(np.argmax(self.values[:count]))
        lead = self.values[best] / (16 * POINT)
        return Choice(int(self.actions[best]), f"{lead:+.1f} points against the best opponent, the best of {count}")


class Greedy:
    """The bot that grabs."""

    name = "greedy"

    def knows(self, game: str) -> bool:
        """Whether somebody has written an evaluation of the game."""
        return has_evaluation(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> GreedyMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        return GreedyMind(game, seat, seed)
