"""The bots: each plays whole legal matches, the same for the same seed, and knows why."""

from __future__ import annotations

import pytest

from oppidum.bots import BOTS, OPPONENTS, bot_named, knowledge, opponents_at, stand_in_at
from oppidum.bots.bot import can_play
from oppidum.bots.handmade import POINT, evaluate
from oppidum.bots.host import play_match
from oppidum.core import jit
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.games import game_class
from tests.conftest import KNOWN
from tests.games.carcassonne.table import Table
from tests.unknown_game import UnknownGame

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
    assert table.game.words.format(table.s, choice.action) == "1,-1 W"  # closes the city for 8
    assert "points against the best opponent" in choice.why


def test_an_evaluation_counts_points_against_the_best_opponent():
    def value(scores, player):
        table = Table(f"turn 1\nphase draw\nscores {scores}\nlandscape\n 0\n 0 D/N", players=3)
        return int(evaluate(table.s.row, table.game.book.row, player))

    assert value("9 4 2", 0) == 5 * POINT
    assert value("9 4 2", 1) == -5 * POINT
    assert value("9 4 2", 2) == -7 * POINT


@pytest.mark.parametrize("name", KNOWN)
def test_our_games_are_known_to_all(name):
    assert opponents_at(name) == list(OPPONENTS)
    assert stand_in_at(name) == "greedy"


@pytest.mark.parametrize("bot", ["greedy", "champion", "champion:sims=8", "easy", "medium", "hard"])
def test_a_game_that_a_bot_does_not_know(bot):
    with pytest.raises(BadOption, match=f"{bot.partition(':')[0]} does not know how to play strange; uct and uniform"):
        bot_named(bot).sit(UnknownGame(2), 0, 1)
    assert not can_play(bot_named(bot), "strange")


def test_who_plays_a_game_that_nobody_knows():
    assert opponents_at("strange") == ["uniform"]
    assert stand_in_at("strange") == "uct"
    for bot in ("uniform", "uct:sims=2", "resting"):
        assert can_play(bot_named(bot), "strange")
    assert play_match(UnknownGame(2), [bot_named("uct:sims=2"), bot_named("uniform")], 1).over


def test_a_mistake_in_what_is_known_of_a_game_is_not_taken_for_ignorance(monkeypatch):
    def broken(module):
        raise ModuleNotFoundError("No module named 'nunpy'", name="nunpy")

    monkeypatch.setattr(knowledge, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        opponents_at("carcassonne")


def test_a_bot_that_looks_only_at_the_position_is_not_told():
    class Deaf:
        name = "deaf"

        def sit(self, game, seat, seed):
            mind = bot_named("uniform").sit(game, seat, seed)
            mind.saw, mind.attentive = None, False
            return mind

    assert play_match(game_class("carcassonne")(2), [Deaf(), Deaf()], 1).over


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
