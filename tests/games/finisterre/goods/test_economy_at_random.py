"""Harvest and feeding played at random on random tables: nothing is lost, nothing is over capacity, all ends."""

import random
from collections.abc import Callable

import pytest

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.goods.resources import CUBES
from tests.games.finisterre.world import World, without_map
from tests.games.finisterre.world.names import NUMBERS

rule = pytest.mark.rule


def random_world(rng: random.Random) -> World:
    """Settlements, a boat and a cart of every clan, in six comarcas; carts may go from five of them to the next."""
    players, chosen = rng.randint(2, 5), [bool(rng.randrange(2)) for _ in range(3)]
    bonus = "stack" if chosen[2] else "max1"
    world = without_map(players, abandon=chosen[0], forage=chosen[1], harvest_bonus=bonus)
    world.bridge(*range(5))
    for _ in range(rng.randint(1, 2 * players)):
        tiles = [f"{rng.randrange(players)}{rng.choice('SL')}" for _ in range(rng.choice((1, 2)))]
        world.town(" ".join(tiles), rng.randrange(6), road=rng.randrange(-1, 3))
    for clan in range(players):
        world.boat(clan, rng.randrange(6), road=rng.randrange(-1, 3))
        world.cart(clan, rng.randrange(6))
    return world


def sow(world: World, rng: random.Random) -> None:
    """Goods come to the ground, here and there."""
    for _ in range(8):
        good, comarca = rng.choice(list(NUMBERS)), rng.randrange(6)
        if NUMBERS[good] >= CUBES:
            world.drop(comarca, **{good: [rng.randint(1, 6)] * rng.randint(1, 4)})
        elif world.s.supply[NUMBERS[good]] > 4:
            world.drop(comarca, **{good: rng.randint(1, 4)})


def food(world: World) -> int:
    """All food on the ground and in stores."""
    piles = int((world.s.pile_value.astype(int) * world.s.pile_count * (world.s.pile_good >= CUBES)).sum())
    return piles + int(world.s.store[:, :, CUBES:].sum())


def play(world: World, rng: random.Random, begin: Callable[[], bool]) -> None:
    """A part of the turn from its beginning to its end."""
    going = begin()
    while going:
        choices = world.legal()
        assert choices
        assert len(choices) > 1
        going = world.answer(rng.choice(choices))
        if world.s.phase != phases.OVERFLOW:
            world.check()
    world.check()


@rule("FIN-161", "FIN-162")
@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_lost_and_nothing_is_over(seed):
    rng = random.Random(seed)
    world = random_world(rng)
    for _ in range(6):
        sow(world, rng)
        before = food(world)
        play(world, rng, world.harvest)
        assert food(world) == before
        flags = world.s.com_flags.sum()
        play(world, rng, world.feed)
        assert before - flags <= food(world) <= before
        assert world.s.com_flags.sum() <= flags
