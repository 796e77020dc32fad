"""Harvest and feeding played at random on random tables: nothing is lost, nothing is over capacity, all ends."""

import random

import pytest

from oppidum.games.finisterre import feeding, harvest, links, overflow
from oppidum.games.finisterre.state import FEED, LINK_PICK, LINK_TAKE, OVERFLOW, PICK, TAKE
from tests.games.finisterre.economy_tables import GOODS, Land

rule = pytest.mark.rule

LEGAL = {
    PICK: harvest.legal_picks,
    TAKE: harvest.legal_takes,
    LINK_PICK: links.legal_link_picks,
    LINK_TAKE: links.legal_link_takes,
    FEED: feeding.legal_feeding,
    OVERFLOW: overflow.legal_overflow,
}


def random_land(rng: random.Random) -> Land:
    players = rng.randint(2, 5)
    land = Land(players, ask_feeding=rng.randrange(2), forage=rng.randrange(2), bonuses_stack=rng.randrange(2))
    land.bridge(*range(5))
    for _ in range(rng.randint(1, 2 * players)):
        tiles = [f"{rng.randrange(players)}{rng.choice('SL')}" for _ in range(rng.choice((1, 2)))]
        land.town(rng.randrange(6), " ".join(tiles), road=rng.randrange(-1, 3))
    for clan in range(players):
        land.boat(clan, rng.randrange(6), road=rng.randrange(-1, 3))
        land.cart(clan, rng.randrange(6))
    return land


def sow(land: Land, rng: random.Random) -> None:
    for _ in range(8):
        good = rng.choice(tuple(GOODS))
        if GOODS[good] >= 3 or land.s.supply[GOODS[good]] > 4:
            land.lay(rng.randrange(6), good, 1 if GOODS[good] < 3 else rng.randint(1, 6), rng.randint(1, 4))


def food(land: Land) -> int:
    piles = int((land.s.pile_value.astype(int) * land.s.pile_count * (land.s.pile_good >= 3)).sum())
    return piles + int(land.s.store[:, :, 3:].sum())


def play(land: Land, rng: random.Random, begin, answer) -> None:
    going = begin(land.s, land.b)
    while going:
        choices = land.legal(LEGAL[int(land.s.phase)])
        assert choices
        assert len(choices) > 1
        going = answer(land.s, land.b, rng.choice(choices))
        if land.s.phase != OVERFLOW:
            land.check()
    land.check()


@rule("FIN-161", "FIN-162")
@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_lost_and_nothing_is_over(seed):
    rng = random.Random(seed)
    land = random_land(rng)
    for _ in range(6):
        sow(land, rng)
        before = food(land)
        play(land, rng, harvest.begin_harvest, harvest.harvest)
        assert food(land) == before
        flags = land.s.com_flags.sum()
        play(land, rng, feeding.begin_feeding, feeding.answer_feeding)
        assert before - flags <= food(land) <= before
        assert land.s.com_flags.sum() <= flags
