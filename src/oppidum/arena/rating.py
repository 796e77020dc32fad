"""Ratings on the scale of Elo, by the model of Bradley and Terry: 400 points are odds of ten to one.

Error bars are 95 % intervals, the wider of two: from the curvature of the likelihood, and from the bootstrap, which
draws blocks with replacement and fits anew. The mean of all bots is 0, so a rating speaks of this company only.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

import choix
import numpy as np
from scipy.special import expit

from oppidum.arena.intervals import CONFIDENCE, Estimate, Z
from oppidum.arena.play import Result

ELO = 400 / math.log(10)
REPEATS = 400
PRIOR = 0.5  # imagined draws of each pair that met: no rating is infinite


def meetings(results: Sequence[Result], bots: Sequence[str]) -> np.ndarray:
    """How often the bot of a row came before that of a column, a shared place for half; all pairs of a match count."""
    table = np.zeros((len(bots), len(bots)))
    index = {bot: number for number, bot in enumerate(bots)}
    for result in results:
        for (one, place), (other, behind) in combinations(zip(result.seats, result.places, strict=True), 2):
            if one != other:
                share = 0.5 if place == behind else float(place < behind)
                table[index[one], index[other]] += share
                table[index[other], index[one]] += 1 - share
    return table


def fit(table: np.ndarray) -> np.ndarray:
    """The most likely ratings."""
    met = (table + table.T) > 0
    return ELO * choix.ilsr_pairwise_dense(table + PRIOR / 2 * met, max_iter=1000)


def rate(results: Sequence[Result], bots: Sequence[str]) -> dict[str, Estimate]:
    """The rating of every bot with its interval; empty where no two bots have met."""
    table = meetings(results, bots)
    if not table.any():
        return {}
    ratings = fit(table)
    margins = np.maximum(margins_by_draws(results, bots, ratings), margins_by_curvature(table, ratings))
    return {
        bot: Estimate(float(rating), float(rating - margin), float(rating + margin))
        for bot, rating, margin in zip(bots, ratings, margins, strict=True)
    }


def margins_by_curvature(table: np.ndarray, ratings: np.ndarray) -> np.ndarray:
    """How far each rating may be off if all meetings were independent: from the curvature of the likelihood."""
    counts = table + table.T
    counts = counts + PRIOR * (counts > 0)
    chance = expit((ratings[:, None] - ratings[None, :]) / ELO)
    weights = counts * chance * (1 - chance)
    information = np.diag(weights.sum(axis=1)) - weights
    mean = np.full_like(information, 1 / len(ratings))  # the one direction without information: all ratings together
    return Z * ELO * np.sqrt(np.diag(np.linalg.inv(information + mean) - mean))


def margins_by_draws(results: Sequence[Result], bots: Sequence[str], ratings: np.ndarray) -> np.ndarray:
    """How far each rating strays when the blocks are drawn again: what happens within a block is accounted for."""
    tables = block_tables(results, bots)
    rng = np.random.default_rng(1)
    again = np.array([fit(sum_of_draws(tables, rng)) for _ in range(REPEATS)])
    return np.asarray(np.quantile(np.abs(again - ratings), CONFIDENCE, axis=0))


def block_tables(results: Sequence[Result], bots: Sequence[str]) -> list[np.ndarray]:
    """The meetings of every block, those of the same table together."""
    blocks: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        blocks[result.block].append(result)
    kinds: dict[tuple[str, ...], list[np.ndarray]] = defaultdict(list)
    for block in blocks.values():
        kinds[tuple(sorted(block[0].seats))].append(meetings(block, bots))
    return [np.array(tables) for tables in kinds.values()]


def sum_of_draws(tables: Sequence[np.ndarray], rng: np.random.Generator) -> np.ndarray:
    """As many blocks as there were, drawn with replacement."""
    return sum((kind[rng.integers(len(kind), size=len(kind))].sum(axis=0) for kind in tables), np.zeros(()))
