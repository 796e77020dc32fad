"""Appraisals: how many points every player is expected to have at the end, fitted to matches that were played.

A game writes down features of a position for a player; `tools/fit_appraisal.py` finds what each of them was worth in
thousands of positions, early and late in a match, and writes that into a file beside the features.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.bots.evaluate import has_evaluation
from oppidum.bots.knowledge import knows
from oppidum.core.engine import OVER, scores, to_move
from oppidum.core.jit import generic, rule

FEATURES = 32  # capacity
SURE = 0.5  # the spread of a lead when the match is over


class Weights(NamedTuple):
    """What was fitted for a game."""

    terms: npt.NDArray[np.float64]  # of each feature: polynomials of what is left of a match
    spread: npt.NDArray[np.float64]  # of a lead at the end, and what the beginning adds
    figures: npt.NDArray[np.int64]  # what the features themselves count with, if they do


@generic
def features(s, book, figures, rows):
    """Write what is to be said of each player into his row; returns how much of the match is left, 0 to 1."""


@rule
def features_at(states, i, books, figures, rows):
    """`features` of one of many games."""
    return features(states[i], books[0], figures, rows)


@rule
def appraise(s, book, weights, points, rows, out):
    """Write the points that every player is expected to have; returns how uncertain a lead is, in points."""
    scores(s, book, points)
    for player in range(len(points)):
        out[player] = points[player]
    if to_move(s, book) == OVER:
        return SURE
    left = features(s, book, weights.figures, rows)
    for player in range(len(points)):
        out[player] += weigh(weights.terms, rows[player], left)
    return weights.spread[0] + left * weights.spread[1]


@rule
def weigh(terms, row, left):
    """What features are worth at this stage of a match."""
    value = 0.0
    for feature in range(len(row)):
        value += row[feature] * (terms[0, feature] + left * (terms[1, feature] + left * terms[2, feature]))
    return value


def weights_file(game: str) -> Path:
    """Where they stand."""
    return Path(__file__).parent / f"{game}.toml"


@cache
def load_weights(game: str) -> Weights:
    """What was fitted for a game."""
    fitted: dict[str, Any] = tomllib.loads(weights_file(game).read_text("utf-8"))
    terms = np.zeros((3, FEATURES))
    for number, numbers in enumerate(fitted["weights"].values()):
        terms[: len(numbers), number] = numbers
    figures = np.array(list(fitted.get("figures", {}).values()), np.int64)
    return Weights(terms, np.array(fitted["spread"]), figures)


def has_appraisal(game: str) -> bool:
    """Load the appraisal of a game, if there is one and it was fitted, and the evaluation that it looks ahead with."""
    return weights_file(game).exists() and knows("appraise", game) and has_evaluation(game)
