"""A choice costs and brings what it says, and no text becomes an action that is not legal."""

from __future__ import annotations

import random

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, OVER, Refusal
from oppidum.games.finisterre.state import ACT, CARRY, KEEP
from oppidum.games.meduris.state import OFFER
from tests import soak
from tests.conftest import ALL_VARIANTS
from tests.games.finisterre.test_view import check_terms
from tests.soak import every, seed

FAST = jit.mode() != "interpreted"
VARIANTS = ALL_VARIANTS[:: 1 if FAST else 9]
EVENTS = 1500 if FAST else 60


def check_meduris(before, after, choice, awards):
    """Materials leave the hand as the cost says, and the first points are those of the answer."""
    player = before.asked
    if "cost" in choice and not choice["exchange"]:
        assert (before.hands[player] - after.hands[player]).tolist() == choice["cost"]
        return 1
    if "gain" in choice and before.phase == OFFER and "exchange" not in choice["text"]:
        assert awards[0].player == player
        assert awards[0].points == choice["gain"]
        return 1
    return 0


def check_finisterre(before, after, choice, _):
    """Coins, cubes, food and spirit of the clan that decides change as it was told, unless somebody else goes on."""
    if before.phase == KEEP or before.phase == CARRY:
        clan = before.asked
        coins = choice.get("gain", {}).get("coins", 0) - choice.get("cost", {}).get("coins", 0)
        assert after.coins[clan] - before.coins[clan] == coins
        return 1
    if before.phase >= ACT and (after.phase, after.playing, after.turn) == (ACT, before.playing, before.turn):
        if before.asked == before.playing:
            return bool(check_terms(before, after, choice))
    return 0


CHECKS = {  # choices of Carcassonne cost nothing and say no points
    "meduris": check_meduris,
    "finisterre": check_finisterre,
}


@pytest.mark.parametrize("game", every(4, [one for one in VARIANTS if one.values[0].name in CHECKS]))
def test_choices_cost_and_bring_what_they_say(game):
    rng, s, checked = random.Random(6), game.initial(), 0
    for _ in range(EVENTS):
        mover = game.to_move(s)
        if mover == OVER:
            break
        legal = game.legal(s).tolist()
        index = rng.randrange(len(legal))
        offered = [] if mover == CHANCE else game.choices(s, mover)
        before, awards = s.copy(), []
        game.apply(s, legal[index], awards)
        if offered:
            assert len(offered) == len(legal)
            checked += CHECKS[game.name](before, s, offered[index], awards)
    assert checked >= (3 if FAST else 0)


@pytest.mark.parametrize("game", every(3, VARIANTS))
def test_no_text_becomes_an_action_that_is_not_legal(game):
    """Texts of earlier positions, cut and mixed: each is refused, or is one of what may be done."""
    rng, s, texts, read = random.Random(seed(7)), game.initial(), [], 0
    for _ in range(EVENTS // 3):
        if game.to_move(s) == OVER:
            break
        legal = game.legal(s).tolist()
        texts.append(game.format(s, rng.choice(legal)))
        for text in (rng.choice(texts), mixed(rng, texts)):
            try:
                action = game.parse(s, text)
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
