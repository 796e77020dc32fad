"""Luck as a control variate: the share of the wins without what chance gave, and a shorter interval.

The mean of luck is 0, so that a share less any multiple of it has the same mean. The multiple is fitted to other blocks
than those that it is applied to; nothing is biased by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import variance

import numpy as np
import numpy.typing as npt

from oppidum.arena.intervals import Estimate, Tables, flat, from_blocks

Floats = npt.NDArray[np.float64]
Luck = Sequence[Sequence[Sequence[float]]]  # of every block, table by table: as a chance to win, and as points
FOLDS = 10
ENOUGH = 40  # blocks from which multiples are fitted; with fewer the luck of winning is taken off as it is
HARDLY_ANY = np.diag([0.01, 1.0])  # luck of winning and in points, beside which less is not blown up to explain wins


@dataclass(frozen=True)
class Adjusted:
    """A share without luck, and how many times as many blocks the plain one would need for such an interval."""

    win_rate: Estimate
    gain: float


def adjust(means: Tables, luck: Luck) -> Adjusted:
    """The share of block means, less the luck of these blocks."""
    plain, lucky = np.array(flat(means)), np.array([block for table in luck for block in table])
    adjusted = (plain - multiples(plain, lucky)).tolist()
    tables, at = [], 0
    for table in means:
        tables.append(adjusted[at : at + len(table)])
        at += len(table)
    return Adjusted(from_blocks(tables), spread(means) / spread(tables) if spread(tables) else 1.0)


def multiples(plain: Floats, luck: Floats) -> Floats:
    """What is to be taken off every block."""
    if len(plain) < ENOUGH:
        return np.array(luck[:, 0])
    taken, fold = np.empty(len(plain)), np.arange(len(plain)) % FOLDS
    for one in range(FOLDS):
        others = fold != one
        taken[~others] = luck[~others] @ fit(plain[others], luck[others])
    return taken


def fit(plain: Floats, luck: Floats) -> Floats:
    """By what multiples luck explains shares best, where there is enough of it to explain anything (a ridge)."""
    rows = np.vstack([luck, np.sqrt(ENOUGH) * HARDLY_ANY])
    fitted, *_ = np.linalg.lstsq(rows, np.concatenate([plain - plain.mean(), np.zeros(len(HARDLY_ANY))]), rcond=None)
    multiples: Floats = fitted
    return multiples


def take_off(plain: Sequence[float], luck: Sequence[Sequence[float]]) -> float:
    """What is to be taken off the last block, fitted to those before it: for a test that looks at them one by one."""
    if len(plain) <= ENOUGH:
        return luck[-1][0]
    return float(np.array(luck[-1]) @ fit(np.array(plain[:-1]), np.array(luck[:-1])))


def spread(tables: Tables) -> float:
    """The variance of block means within their tables."""
    within = [len(table) * variance(table) for table in tables if len(table) > 1]
    return sum(within) / max(1, sum(len(table) for table in tables if len(table) > 1))
