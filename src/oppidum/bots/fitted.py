"""Fitted appraisals: how many points every player is expected to have at the end, learned from matches.

A game writes down features of a position for a player; `tools/fit_appraisal.py` finds what each of them was worth in
thousands of positions, early and late in a match, and writes that into `bots/games/GAME/fitted.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from oppidum.core.engine import OVER, scores, to_move
from oppidum.core.jit import generic, rule

FEATURES = 32  # capacity
POWERS = 3  # terms of a polynomial: what a feature is worth, by how much of the match is left
SPREAD_AT_END = 0.5  # of a lead, when the match is over


class Weights(NamedTuple):
    """What was fitted for a game."""

    terms: npt.NDArray[np.float64]  # [POWERS, FEATURES]
    spread: npt.NDArray[np.float64]  # [2] of a lead at the end, and what the beginning adds
    figures: npt.NDArray[np.int64]  # what the features themselves count with, if they do


NO_WEIGHTS = Weights(np.zeros((POWERS, 0)), np.zeros(2), np.zeros(0, np.int64))  # for those who appraise nothing


class Appraiser(NamedTuple):
    """The weights of a game, and room to appraise a position of P players."""

    weights: Weights
    points: npt.NDArray[np.int32]  # [P]
    rows: npt.NDArray[np.float64]  # [P, FEATURES]


def make_appraiser(weights: Weights, players: int) -> Appraiser:
    """An appraiser for this number of players."""
    return Appraiser(weights, np.zeros(players, np.int32), np.zeros((players, FEATURES)))


@generic
def features(s, book, figures, rows):
    """Write what is to be said of each player into their row; returns how much of the match is left, 0 to 1."""


@rule
def features_at(states, i, books, figures, rows):
    """`features` of one of many matches."""
    return features(states[i], books[0], figures, rows)


@rule
def expect(s, book, appraiser, outlook):
    """Write the outlook: the points that each player is expected to have, then how uncertain a lead is."""
    weights, points, rows = appraiser.weights, appraiser.points, appraiser.rows
    players = len(points)
    scores(s, book, points)
    for player in range(players):
        outlook[player] = points[player]
    if to_move(s, book) == OVER:
        outlook[players] = SPREAD_AT_END
        return
    left = features(s, book, weights.figures, rows)
    for player in range(players):
        outlook[player] += weigh(weights.terms, rows[player], left)
    outlook[players] = weights.spread[0] + left * weights.spread[1]


@rule
def weigh(terms, row, left):
    """What features are worth at this stage of a match."""
    value = 0.0
    for feature in range(len(row)):
        value += row[feature] * (terms[0, feature] + left * (terms[1, feature] + left * terms[2, feature]))
    return value


@cache
def load_weights(file: Path) -> Weights:
    """What was fitted for a game, from its file."""
    fitted: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    terms = np.zeros((POWERS, FEATURES))
    for number, numbers in enumerate(fitted["weights"].values()):
        terms[: len(numbers), number] = numbers
    figures = np.array(list(fitted.get("figures", {}).values()), np.int64)
    return Weights(terms, np.array(fitted["spread"]), figures)
