"""The sequential probability ratio test: play until it is clear whether a bot wins at the low rate or at the high one.

The observations are block means, so the two seatings of a pair count as one. The likelihood of a win rate is that of
the most likely distribution of block means with that rate. For two players it is the pentanomial test of chess engines.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from scipy import optimize

from oppidum.core.options import BadOption

ANCHORS = (0.0, 0.25, 0.5, 0.75, 1.0)  # thought to have happened, a little
ANCHOR_COUNT = 1e-3  # how often, where nothing was observed
INSIDE = 1 - 1e-12  # close enough to an end that no solution lies beyond


@dataclass(frozen=True)
class Sprt:
    """Two win rates of the first bot, and how often a wrong verdict may be given."""

    low: float
    high: float
    alpha: float = 0.05  # `high` is accepted although `low` is true
    beta: float = 0.05  # `low` is accepted although `high` is true

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which `low` and `high` are accepted."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, means: Sequence[float]) -> float:
        """The log-likelihood ratio after these block means: positive speaks for `high`."""
        if not means:
            return 0.0
        counts = dict.fromkeys(ANCHORS, ANCHOR_COUNT)
        for value, count in Counter(round(mean, 9) for mean in means).items():
            counts[value] = count
        return log_likelihood(counts, self.high) - log_likelihood(counts, self.low)

    def verdict(self, ratio: float) -> str | None:
        """`high` or `low` is accepted, or None: play on."""
        lower, upper = self.bounds
        return "high" if ratio >= upper else "low" if ratio <= lower else None


def read_sprt(text: str, alpha: float, beta: float) -> Sprt:
    """A test from two win rates, `0.50,0.55`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption(f"write two win rates of the first bot, such as 0.50,0.55, not {text!r}") from None
    if not 0 < low < high < 1:
        raise BadOption(f"the win rates must rise and lie between 0 and 1, not {text!r}")
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise BadOption("alpha and beta must lie between 0 and 0.5")
    return Sprt(low, high, alpha, beta)


def log_likelihood(counts: dict[float, float], mean: float) -> float:
    """How likely these counts are under the most likely distribution with that mean.

    By Lagrange the probability of a value is its frequency / (1 + x·(value - mean)), where x makes the mean right.
    """
    total = sum(counts.values())
    x = tilt(counts, mean)
    return sum(n * math.log(n / total / (1 + x * (value - mean))) for value, n in counts.items())


def tilt(counts: dict[float, float], mean: float) -> float:
    """The x of `log_likelihood`: the excess falls as x rises, endlessly high and low at the two ends."""

    def excess(x: float) -> float:
        return sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in counts.items())

    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    return float(optimize.brentq(excess, low * INSIDE, high * INSIDE, xtol=1e-13))
