"""Appraisals: how many points every player is expected to have at the end, fitted to matches that were played.

A game writes down features of a position for a player; `tools/fit_appraisal.py` finds what each of them was worth in
thousands of positions, early and late in a match, and writes that into a file beside the features.
"""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.core.jit import generic, rule

FEATURES = 32  # capacity
SURE = 0.5  # the spread of a lead when the match is over


@generic
def features(s, book, player, row):
    """Write what is to be said of a player's position into `row`; returns how much of the match is left, 0 to 1."""


@generic
def appraise(s, book, row, out):
    """Write the expected points of every player; returns how uncertain a lead is, in points. `row` is scratch."""


@rule
def features_at(states, i, books, player, row):
    """`features` of one of many games."""
    return features(states[i], books[0], player, row)


@rule
def weigh(weights, row, left):
    """What features are worth at this stage of a match."""
    value = 0.0
    for feature in range(len(row)):
        value += row[feature] * (weights[0, feature] + left * (weights[1, feature] + left * weights[2, feature]))
    return value


def load_weights(name: str) -> tuple[Any, float, float]:
    """The fitted weights of a game, polynomials of what is left of a match; the spread of a lead, late and early."""
    fitted = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))
    weights = np.zeros((3, FEATURES))
    for number, terms in enumerate(fitted["weights"].values()):
        weights[: len(terms), number] = terms
    late, early = fitted["spread"]
    return weights, late, early


def has_appraisal(game: str) -> bool:
    """Load the appraisal of a game, if there is one."""
    try:
        import_module(f"oppidum.bots.appraise.{game}")
    except ModuleNotFoundError:
        return False
    return True
