"""Dice for compiled code: a generator whose state is passed in, never stored in a position.

A linear congruential generator of 63 bits with a permuted output (after PCG). 63 bits, because then the low bits of a
product are the same whether it wraps around (compiled) or grows (interpreted). Its state is one row of one integer.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from oppidum.core.jit import rule

FACTOR = 6364136223846793005
STEP = 1442695040888963407
STATE = 0x7FFFFFFFFFFFFFFF
WORD = 0xFFFFFFFF

Dice = npt.NDArray[np.int64]


def make_dice(seed: int, count: int = 1, stream: int = 0) -> Dice:
    """The states of `count` generators, one a row, from one seed; other streams give other dice."""
    states = np.random.SeedSequence([seed, stream]).generate_state(count, np.uint64)
    return (states & np.uint64(STATE)).astype(np.int64).reshape(count, 1)


@rule
def roll(dice: Any) -> Any:
    """The next 32 random bits."""
    state = int(dice[0])
    dice[0] = (state * FACTOR + STEP) & STATE
    return ((state >> 18) ^ state) >> 27 & WORD


@rule
def below(dice: Any, bound: Any) -> Any:
    """A number from 0 to bound - 1, each exactly as likely as the others; bound < 2³¹."""
    bound = int(bound)
    product = roll(dice) * bound
    if product & WORD < bound:
        unfair = (WORD + 1) % bound
        while product & WORD < unfair:
            product = roll(dice) * bound
    return product >> 32
