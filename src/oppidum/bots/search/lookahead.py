"""A decision seen through to its ends: an action and, while its player goes on with it, all further steps."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.bots.handmade import goes_on, worth_trying
from oppidum.bots.search.tree import NONE
from oppidum.core.engine import apply, copy_words, legal
from oppidum.core.game import Game
from oppidum.core.jit import rule

STEPS = 6  # at most, of one decision; as many positions behind the one at hand are scratch
CURRENT = 0  # the place of `done` that holds the number of the step that is being looked at, from 1


class Steps(NamedTuple):
    """How far a decision has been looked through, step by step from 1; L is the most actions that are ever legal."""

    choices: npt.NDArray[np.int32]  # [STEPS, L] of every step
    counts: npt.NDArray[np.int64]  # [STEPS] how many they are
    done: npt.NDArray[np.int64]  # [STEPS] how many of them were looked at


def make_steps(game: Game[Any]) -> Steps:
    """Room for the steps of a decision."""
    return Steps(np.empty((STEPS, game.most_legal), np.int32), np.zeros(STEPS, np.int64), np.zeros(STEPS, np.int64))


@rule
def is_amid(states, number, books, player, steps):
    """Whether a player who has taken `steps` steps is still in the middle of a decision in a position."""
    return goes_on(states[number], books[0], player, steps)


@rule
def first_end(positions, steps, here, action, player):
    """The first position in which the decision that begins with an action in position `here` may end, or NONE."""
    states, book = positions.states, positions.books[0]
    steps.done[CURRENT] = 0
    copy_words(positions.words, here, here + 1)
    apply(states[here + 1], book, action, positions.awards)
    if not goes_on(states[here + 1], book, player, 1):
        return here + 1
    open_step(positions, steps, here, 1)
    return next_end(positions, steps, here, player)


@rule
def next_end(positions, steps, here, player):
    """Another position in which the decision may end, or NONE when all were looked at."""
    states, book, done = positions.states, positions.books[0], steps.done
    while done[CURRENT] > 0:
        step = done[CURRENT]
        if done[step] == steps.counts[step]:
            done[CURRENT] -= 1
            continue
        after = here + step + 1
        copy_words(positions.words, here + step, after)
        apply(states[after], book, steps.choices[step, done[step]], positions.awards)
        done[step] += 1
        if step == STEPS - 1 or not goes_on(states[after], book, player, step + 1):
            return after
        open_step(positions, steps, here, step + 1)
    return NONE


@rule
def open_step(positions, steps, here, step):
    """Look at a step from its first choice on."""
    steps.done[CURRENT] = step
    steps.done[step] = 0
    s, book, choices = positions.states[here + step], positions.books[0], steps.choices[step]
    steps.counts[step] = worth_trying(s, book, choices, legal(s, book, choices))
