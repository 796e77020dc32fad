"""Every point of whole matches is counted again by an independent referee."""

import pytest

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core import jit
from oppidum.core.match import Match
from oppidum.games.carcassonne.game import Carcassonne
from tests.games.carcassonne.oracle import Oracle
from tests.soak import soak

FAST = jit.mode() != "interpreted"


@pytest.mark.parametrize("matches", [3, soak(10)] if FAST else [1])
@pytest.mark.parametrize("river", [False, True])
@pytest.mark.parametrize("preset", Carcassonne.PRESETS)
@pytest.mark.parametrize("bots", [["greedy"], ["uniform"], ["greedy", "uniform"]], ids="-".join)
def test_the_referee_agrees_after_every_event(bots, preset, river, matches):
    """Greedy players meet in shared cities and fields; random ones leave everything open."""
    for seed in range(matches):
        players = 2 + seed % 5
        game = Carcassonne(players, {"river": river}, preset=preset, start=seed % players)
        seats = [bot_named(bots[seat % len(bots)]) for seat in range(players)]
        played = play_match(game, seats, seed)
        oracle, again = Oracle(game), Match(game)
        for event in played.events:
            again.play(event.actor, event.text)
            oracle.follow(event)
            assert oracle.scores == again.scores, (seed, len(again.events))
        assert again.over
