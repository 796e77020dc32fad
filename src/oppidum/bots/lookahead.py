"""A decision seen through to its ends: an action and, while its player goes on with it, all his further steps."""

from __future__ import annotations

from typing import Any

import numpy as np

from oppidum.bots.evaluate import goes_on
from oppidum.bots.tree import NONE
from oppidum.core.engine import apply, copy_words, legal
from oppidum.core.game import Game
from oppidum.core.jit import rule

STEPS = 6  # of one decision that are looked at, at most; so many positions behind the one at hand are scratch
STEP = 0  # where `done` keeps the step that is being looked at


def room_for_steps(game: Game[Any]) -> tuple[Any, Any, Any]:
    """The choices of every step, how many there are, and how many of them were looked at."""
    return np.empty((STEPS, game.most_legal), np.int32), np.zeros(STEPS, np.int64), np.zeros(STEPS, np.int64)


@rule
def first_end(states, words, books, here, action, player, choices, counts, done, awards):
    """The first position in which the decision that begins with an action in position `here` may end, or NONE."""
    done[STEP] = 0
    copy_words(words, here, here + 1)
    apply(states[here + 1], books[0], action, awards)
    if not goes_on(states[here + 1], books[0], player, 1):
        return here + 1
    open_step(states, books, here, 1, choices, counts, done)
    return next_end(states, words, books, here, player, choices, counts, done, awards)


@rule
def next_end(states, words, books, here, player, choices, counts, done, awards):
    """The next one, or NONE."""
    while done[STEP] > 0:
        step = done[STEP]
        if done[step] == counts[step]:
            done[STEP] -= 1
            continue
        after = here + step + 1
        copy_words(words, here + step, after)
        apply(states[after], books[0], choices[step, done[step]], awards)
        done[step] += 1
        if step == STEPS - 1 or not goes_on(states[after], books[0], player, step + 1):
            return after
        open_step(states, books, here, step + 1, choices, counts, done)
    return NONE


@rule
def open_step(states, books, here, step, choices, counts, done):
    """Look at a step from its first choice on."""
    done[STEP] = step
    done[step] = 0
    counts[step] = legal(states[here + step], books[0], choices[step])
