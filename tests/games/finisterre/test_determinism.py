"""The same chance and choices give the same position, and nothing that is only looked at changes it."""

import random

import pytest

from oppidum.core import jit
from oppidum.core.game import OVER
from oppidum.games.finisterre.game import Finisterre

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"


def play(seed: int, events: int) -> tuple[list[int], list[str]]:
    """Actions of a random match and the checksums behind them."""
    game, dice = Finisterre(3), random.Random(seed)
    s, actions, sums = game.initial(), [], []
    while game.to_move(s) != OVER and len(actions) < events:
        actions.append(dice.choice(game.legal(s).tolist()))
        game.apply(s, actions[-1])
        sums.append(s.checksum())
    return actions, sums


@rule("FIN-159")
def test_the_same_events_give_the_same_positions():
    actions, sums = play(1, 10_000 if FAST else 150)
    game = Finisterre(3)
    s = game.initial()
    for action, expected in zip(actions, sums, strict=True):
        before = s.checksum()
        game.legal(s)
        game.screen.view(game.secrets.observe(s, 1), 1)
        game.forecast(s)
        assert s.checksum() == before
        game.apply(s, action)
        assert s.checksum() == expected
    assert len(set(sums)) == len(sums)
    assert play(2, 150)[1] != sums[:150]
