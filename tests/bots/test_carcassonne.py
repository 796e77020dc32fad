"""What the champion's appraisal of Carcassonne counts: tiles that fit where a feature is open."""

from __future__ import annotations

import random

import numpy as np
import pytest

from oppidum.bots.games.carcassonne.fitted import chance_to_close, tiles_that_fit
from oppidum.core.match import Match
from oppidum.games import game_class
from oppidum.games.carcassonne.placement import legal_placements
from oppidum.games.carcassonne.state import DISCARD, KEY_BITS, KINDS, SIGNATURE
from oppidum.games.carcassonne.tiles import CITY, PILES

LAND = PILES.index("land")


@pytest.fixture
def middle():
    """A match played at random to its middle: its position as a row, and its book."""
    match, rng = Match(game_class("carcassonne")(2)), random.Random(8)
    for _ in range(100):
        match.settle(rng)
        legal = match.game.legal(match.position)
        match.play(match.to_move, match.game.words.format(match.position, int(rng.choice(legal))))
    match.settle(rng)
    return match.position.copy().rows[0], match.game.book.rows[0]


def test_tiles_that_fit_are_those_that_could_be_placed(middle):
    s, book = middle
    fitting, out = {}, np.zeros(1000, np.int32)
    for kind in range(KINDS):
        if s.pile[LAND, kind] > 0:
            s.hand = kind
            count = legal_placements(s, book, out)
            for square in {action >> 2 for action in out[:count].tolist() if action != DISCARD}:
                fitting[square] = fitting.get(square, 0) + int(s.pile[LAND, kind])
    assert len(set(fitting.values())) > 3
    for hole in range(s.frontier):
        square = int(s.edge_key[hole]) >> KEY_BITS + 2
        assert tiles_that_fit(s, book, int(s.edge_key[hole]) & SIGNATURE) == fitting.get(square, 0)


def test_a_city_cannot_be_closed_without_tiles(middle):
    s, book = middle
    cities = [
        feature
        for feature in range(1, int(s.features) + 1)
        if s.joined_to[feature] == feature and s.feature_kind[feature] == CITY and s.open_ends[feature] > 0
    ]
    assert any(0 < chance_to_close(s, book, city) < 1 for city in cities)
    s.pile[LAND] = 0
    assert all(chance_to_close(s, book, city) == 0 for city in cities)
