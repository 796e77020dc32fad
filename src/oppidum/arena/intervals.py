"""Means with 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from scipy import special

CONFIDENCE = 0.95
UPPER = (1 + CONFIDENCE) / 2  # what lies below the upper end of an interval
Z = float(special.ndtri(UPPER))

Tables = Sequence[Sequence[float]]  # block means, those of one table together


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % confidence interval, which is None when nothing is known."""

    mean: float
    low: float | None
    high: float | None

    @property
    def margin(self) -> float | None:
        """The longer arm of the interval: what stands behind ±."""
        if self.low is None or self.high is None:
            return None
        return max(self.mean - self.low, self.high - self.mean)

    @property
    def width(self) -> float:
        """How long the interval is: endless when nothing is known."""
        return math.inf if self.low is None or self.high is None else self.high - self.low


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t."""
    return float(special.stdtrit(freedom, UPPER))


def from_blocks(tables: Tables) -> Estimate:
    """The mean of independent blocks, by Student's t: whatever goes on inside a block is accounted for.

    Blocks of one table are compared among each other only: that opponents differ in strength is no uncertainty.
    """
    means = flat(tables)
    freedom = len(means) - len(tables)
    if any(len(table) < 2 for table in tables):  # too few to compare within tables
        tables, freedom = [means], len(means) - 1
    if freedom < 1:
        return Estimate(fmean(means), None, None)
    spread = sum(len(table) * variance(table) for table in tables)
    margin = student(freedom) * math.sqrt(spread) / len(means)
    return Estimate(fmean(means), fmean(means) - margin, fmean(means) + margin)


def flat(tables: Tables) -> list[float]:
    """The blocks of all tables."""
    return [mean for table in tables for mean in table]


def wilson(wins: float, count: int) -> Estimate:
    """A share of `count` independent matches, by Wilson's score interval; it knows nothing of pairs.

    SciPy's `binomtest` counts whole wins only; here a shared first place counts in part.
    """
    share = wins / count
    centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    margin = Z / (1 + Z * Z / count) * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return Estimate(share, max(0.0, centre - margin), min(1.0, centre + margin))


def share_of(tables: Tables, count: int) -> Estimate:
    """A win rate from block means of `count` matches, with the wider of the paired and Wilson's interval."""
    paired = from_blocks(tables)
    plain = wilson(paired.mean * count, count)
    if paired.low is None or paired.high is None or plain.width > paired.width:
        return plain
    return Estimate(paired.mean, max(0.0, paired.low), min(1.0, paired.high))
