"""The bots: each plays whole legal matches, the same for the same seed, and knows why."""

from __future__ import annotations

import pytest

from oppidum.bots import BOTS, bot_named
from oppidum.bots.evaluate import POINT, evaluate
from oppidum.bots.host import play_match
from oppidum.core import jit
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.games import game_class
from tests.games.carcassonne.table import Table

MATCHES = 20 if jit.mode() != "interpreted" else 1


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_plays_the_same(bot, players):
    game = game_class("carcassonne")(players, {"river": True})
    first, second, other = (play_match(game, [bot_named(bot)] * players, seed) for seed in (1, 1, 2))
    assert first.events == second.events
    assert first.events != other.events
    assert first.over


def test_greedy_beats_uniform_from_either_seat():
    game = game_class("carcassonne")(2)
    for seed in range(MATCHES):
        seats = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        scores = dict(zip(seats, play_match(game, [bot_named(name) for name in seats], seed).scores, strict=True))
        assert scores["greedy"] > 2 * scores["uniform"]


def test_greedy_takes_what_lies_there_and_says_why():
    table = Table(
        "turn 1\nphase place E\nscores 0 0\nlandscape\n -1 0\n 0 . D/N\n -1 E/E F/N\nfollowers\n 1 -1,-1 city"
    )
    choice = bot_named("greedy").sit(table.game, 0, 1).choose(table.s)
    assert table.game.format(table.s, choice.action) == "1,-1 W"  # closes the city for 8
    assert "points against the best opponent" in choice.why


def test_an_evaluation_counts_points_against_the_best_opponent():
    def value(scores, player):
        table = Table(f"turn 1\nphase draw\nscores {scores}\nlandscape\n 0\n 0 D/N", players=3)
        return int(evaluate(table.s.row, table.game.book.row, player))

    assert value("9 4 2", 0) == 5 * POINT
    assert value("9 4 2", 1) == -5 * POINT
    assert value("9 4 2", 2) == -7 * POINT


def test_greedy_needs_an_evaluation(monkeypatch):
    game = game_class("carcassonne")(2)
    monkeypatch.setattr(type(game), "name", "nine men's morris")
    with pytest.raises(BadOption, match="does not know how to value"):
        bot_named("greedy").sit(game, 0, 1)


def test_a_bot_is_told_only_of_what_its_seat_may_know():
    heard = []

    class Listener:
        name = "listener"

        def sit(self, game, seat, seed):
            mind = bot_named("uniform").sit(game, seat, seed)
            mind.saw = lambda event, seen: heard.append((seat, event, seen.checksum()))
            return mind

    match = play_match(game_class("carcassonne")(2), [Listener(), Listener()], 1)
    assert len(heard) == 2 * len(match.events)
    assert [event for seat, event, _ in heard if seat == 0] == match.events
    assert heard[-1][2] == match.position.checksum()
    assert Match.replay(match.game, [(e.actor, e.text) for e in match.events]).scores == match.scores
