"""Greedy: the best end of the own turn by a hand-made evaluation. It looks no further, and plays at once."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from oppidum.bots.bot import Choice, check_can_play
from oppidum.bots.evaluate import POINT, evaluate, has_evaluation
from oppidum.bots.lookahead import STEPS, first_end, next_end, room_for_steps
from oppidum.bots.tree import NONE
from oppidum.core.dice import make_dice, roll
from oppidum.core.engine import legal
from oppidum.core.game import NO_AWARDS, Game, Player
from oppidum.core.jit import rule
from oppidum.core.match import Event
from oppidum.core.record import words
from oppidum.core.twins import OutOfTime

HERE = 0  # the position; the others are scratch
UNSEEN = np.iinfo(np.int64).min  # the value of an action that was not looked at


@rule
def value_of_step(states, words, books, here, action, player, choices, counts, done, awards):
    """What position `here` is worth after an action and, while its player's decision goes on, his best further ones."""
    best = -(2**62)
    end = first_end(states, words, books, here, action, player, choices, counts, done, awards)
    while end != NONE:
        best = max(best, evaluate(states[end], books[0], player))
        end = next_end(states, words, books, here, player, choices, counts, done, awards)
    return best


@rule
def value_all(states, words, books, player, values, choices, counts, done, dice, awards):
    """The value of every legal action, with a thousandth of a point at random to break ties; returns their number.

    The actions are in the first row of `choices`.
    """
    count = legal(states[HERE], books[0], choices[0])
    for one in range(count):
        value = value_of_step(states, words, books, HERE, choices[0, one], player, choices, counts, done, awards)
        values[one] = value * 16 + (roll(dice) & 15)
    return count


class GreedyMind:
    """Takes what looks best at the end of its turn."""

    attentive = False

    def __init__(self, game: Game[Any], seat: Player, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = make_dice(seed, stream=seat + 1)[0]
        self.rng = random.Random(f"imagine {seat} {seed}")
        self.states = game.position.many(STEPS + 1)
        self.words = words(self.states)
        self.choices, self.counts, self.done = room_for_steps(game)
        self.values = np.empty(game.most_legal, dtype=np.int64)
        self.count = 0  # of the actions that were valued last

    def saw(self, event: Event, seen: Any) -> None:
        """It looks only at the position."""

    def choose(self, seen: Any) -> Choice:
        """The action of the highest value."""
        self.words[HERE] = words(self.game.imagine(seen, self.seat, self.rng).rows)[0]
        self.values[:] = UNSEEN
        try:
            value_all(
                self.states,
                self.words,
                self.game.book.rows,
                self.seat,
                self.values,
                self.choices,
                self.counts,
                self.done,
                self.dice,
                NO_AWARDS,
            )
        except OutOfTime:
            if self.values[0] == UNSEEN:
                self.count = 0
                return Choice(self.rng.choice(self.game.legal(seen).tolist()), "there was no time to look at anything")
        self.count = count = int(np.count_nonzero(self.values != UNSEEN))
        best = int(np.argmax(self.values[:count]))
        lead = self.values[best] / (16 * POINT)
        return Choice(int(self.choices[0, best]), f"{lead:+.1f} points against the best opponent, the best of {count}")

    def rewards(self) -> tuple[Any, Any]:
        """The actions of the last decision and what each is worth, in points."""
        return self.choices[0, : self.count], self.values[: self.count] / (16 * POINT)


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
