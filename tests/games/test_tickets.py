"""Tickets: chance as playouts draw it, by a whole number, is chance by its odds. Quick, for the mutation pass too."""

from collections import Counter

import pytest

from oppidum.core import engine
from oppidum.core.game import CHANCE
from oppidum.games import GAMES, game_class

EVENTS = 60  # at the beginning of a match
MOST = 300  # tickets that are all looked at


@pytest.mark.parametrize("name", GAMES)
def test_every_outcome_has_as_many_tickets_as_its_odds_say(name):
    game = game_class(name)(2)
    s = game.initial()
    looked = 0
    for number in range(EVENTS):
        legal = game.legal(s).tolist()
        if game.to_move(s) == CHANCE:
            count = int(engine.chance_total(s.row, game.book.row))
            odds = dict(zip(legal, game.weights(s).tolist(), strict=True))
            assert count == sum(odds.values())
            if count <= MOST:
                drawn = [int(engine.chance_outcome(s.row, game.book.row, ticket)) for ticket in range(count)]
                assert Counter(drawn) == odds
                looked += 1
        game.apply(s, legal[7 * number % len(legal)])
    assert looked > 3
