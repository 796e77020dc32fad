"""A choice costs and brings what it says, and no text becomes an action that is not legal."""

from __future__ import annotations

import random

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, OVER, Refusal
from tests import soak
from tests.conftest import ALL_VARIANTS
from tests.games.finisterre import promises as finisterre
from tests.games.meduris import promises as meduris
from tests.soak import every, seed

FAST = jit.mode() != "interpreted"
VARIANTS = ALL_VARIANTS[:: 1 if FAST else 9]
EVENTS = 1500 if FAST else 60


LAWS = {  # choices of Carcassonne cost nothing and say no points
    "meduris": meduris.Promises,
    "finisterre": finisterre.Promises,
}


@pytest.mark.parametrize("game", every(4, [one for one in VARIANTS if one.values[0].name in LAWS]))
def test_choices_cost_and_bring_what_they_say(game):
    rng, s, law = random.Random(6), game.initial(), LAWS[game.name](game)
    for _ in range(EVENTS):
        mover = game.to_move(s)
        if mover == OVER:
            break
        legal = game.legal(s).tolist()
        index = rng.randrange(len(legal))
        offered = [] if mover == CHANCE else game.screen.choices(s, mover)
        before, awards = s.copy(), []
        game.apply(s, legal[index], awards)
        assert len(offered) == (len(legal) if mover != CHANCE else 0)
        law.check(before, s, offered[index] if offered else {}, awards)
    assert sum(law.met.values()) >= (3 if FAST else 0)
    assert law.met["exchanged"] or not FAST or game.name != "meduris"


@pytest.mark.parametrize("game", every(3, VARIANTS))
def test_no_text_becomes_an_action_that_is_not_legal(game):
    """Texts of earlier positions, cut and mixed: each is refused, or is one of what may be done."""
    rng, s, texts, read = random.Random(seed(7)), game.initial(), [], 0
    for _ in range(EVENTS // 3):
        if game.to_move(s) == OVER:
            break
        legal = game.legal(s).tolist()
        texts.append(game.words.format(s, rng.choice(legal)))
        for text in (rng.choice(texts), mixed(rng, texts)):
            try:
                action = game.words.parse(s, text)
            except Refusal:
                continue
            assert action in legal
            read += 1
        game.apply(s, rng.choice(legal))
    assert read > 0 or soak.soaking


def mixed(rng, texts):
    """Words of two texts, one left out, doubled or cut."""
    words = (rng.choice(texts) + " " + rng.choice(texts)).split()
    rng.shuffle(words)
    words = words[: rng.randrange(1, len(words) + 1)]
    return " ".join(words)[: rng.randrange(1, 40)]
