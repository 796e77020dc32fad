"""Greedy: the best end of its own turn by a hand-made evaluation. It looks no further, and plays at once."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from oppidum.bots.bot import Choice, check_can_play
from oppidum.bots.handmade import POINT, evaluate, worth_trying
from oppidum.bots.knowledge import is_known
from oppidum.bots.search.lookahead import STEPS, first_end, make_steps, next_end
from oppidum.bots.search.positions import make_positions
from oppidum.bots.search.tree import NONE
from oppidum.core.dice import make_dice, roll
from oppidum.core.engine import legal
from oppidum.core.game import Game, Player
from oppidum.core.jit import rule
from oppidum.core.record import words
from oppidum.core.twins import OutOfTime

HERE = 0  # the position; the others are scratch
UNSEEN = np.iinfo(np.int64).min  # the value of an action that was not looked at


@rule
def value_of(positions, steps, here, action, player):
    """What position `here` is worth after an action and, while its player's decision goes on, the best further ones."""
    best = -(2**62)
    end = first_end(positions, steps, here, action, player)
    while end != NONE:
        best = max(best, evaluate(positions.states[end], positions.books[0], player))
        end = next_end(positions, steps, here, player)
    return best


@rule
def value_all(positions, steps, player, values, dice):
    """The value of every action that is worth trying, a thousandth of a point at random to break ties; their number.

    The actions are in the first row of the choices.
    """
    s, book, choices = positions.states[HERE], positions.books[0], steps.choices[0]
    count = worth_trying(s, book, choices, legal(s, book, choices))
    for one in range(count):
        value = value_of(positions, steps, HERE, steps.choices[0, one], player)
        values[one] = value * 16 + (roll(dice) & 15)
    return count


class GreedyMind:
    """Takes what looks best at the end of its turn."""

    def __init__(self, game: Game[Any], seat: Player, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = make_dice(seed, stream=seat + 1)[0]
        self.rng = random.Random(f"imagine {seat} {seed}")
        self.positions = make_positions(game, 1 + STEPS)
        self.steps = make_steps(game)
        self.values = np.empty(game.most_legal, dtype=np.int64)
        self.count = 0  # of the actions that were valued last
        self.hurried = False  # whether there was no time to value all that are worth trying

    def choose(self, seen: Any) -> Choice:
        """The action of the highest value."""
        self.positions.words[HERE] = words(self.game.secrets.imagine(seen, self.seat, self.rng).rows)[0]
        self.values[:] = UNSEEN
        self.hurried = False
        try:
            value_all(self.positions, self.steps, self.seat, self.values, self.dice)
        except OutOfTime:
            self.hurried = True
            if self.values[0] == UNSEEN:
                self.count = 0
                return Choice(self.rng.choice(self.game.legal(seen).tolist()), "there was no time to look at anything")
        self.count = count = int(np.count_nonzero(self.values != UNSEEN))
        best = int(np.argmax(self.values[:count]))
        lead = self.values[best] / (16 * POINT)
        action = int(self.steps.choices[0, best])
        return Choice(action, f"{lead:+.1f} points against the best opponent, the best of {count}")

    def rewards(self) -> tuple[Any, Any]:
        """The actions of the last decision and what each is worth, in points."""
        return self.steps.choices[0, : self.count], self.values[: self.count] / (16 * POINT)


class Greedy:
    """The bot that grabs."""

    name = "greedy"

    def knows(self, game: str) -> bool:
        """Whether somebody has written an evaluation of the game."""
        return is_known(game)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> GreedyMind:
        """Take a seat at a game that it knows."""
        check_can_play(self, game.name)
        return GreedyMind(game, seat, seed)
