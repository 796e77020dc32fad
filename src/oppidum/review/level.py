"""How high all seats will get together: what the fitted appraisal, which knows leads, leaves out.

It is the same for every seat and nothing at the end of a match, so that nobody's lead or chances change by it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from oppidum.core.jit import rule

FILE = Path(__file__).with_name("level.toml")
TERMS = 4
NO_LEVEL = np.zeros(TERMS)


@cache
def load_level(game: str, players: int) -> npt.NDArray[np.float64]:
    """The coefficients of a game; zeros where nobody has fitted them."""
    told = tomllib.loads(FILE.read_text("utf-8")).get(game, {}).get(str(players))
    return np.array(told) if told else NO_LEVEL


def terms(left: float, mean: float) -> list[float]:
    """What the coefficients are multiplied by."""
    return [left, left * left, left * mean, left * left * mean]


def left_of(sight: Any) -> float:
    """How much of the match is left, 0 to 1, in the position that was appraised last: its spread tells."""
    late, early = sight.appraiser.weights.spread
    return max(0.0, float((sight.outlook[-1] - late) / early))


@rule
def rise(level, left, mean):
    """By how much everybody's points are expected to be higher than the appraisal says."""
    return left * (level[0] + left * level[1] + mean * (level[2] + left * level[3]))
