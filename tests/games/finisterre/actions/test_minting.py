"""Minting and melting."""

import pytest

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.trade import minting
from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.state import BOUGHT
from tests.games.finisterre.world import World, answers

rule = pytest.mark.rule


def smithy(coins: int = 0, flags: int = LARGE, **goods: int) -> World:
    """A village with some goods."""
    world = World("SA1 0 0 0").turn(coins=coins)
    world.village(0, 1, 0, "s", flags, **goods)
    return world


def make(world: World, kind: str, gold: int) -> None:
    """Mint or melt so much gold."""
    world.act(kind)
    if world.s.phase == phases.AMOUNT:
        assert answers.amount(gold) in world.legal()
        world.answer(answers.amount(gold))


@rule("FIN-132")
@pytest.mark.parametrize(("gold", "coins"), [(1, 5), (2, 11), (3, 17), (4, 23)])
def test_minting(gold, coins):
    world = smithy(gold=4, wood=1)
    make(world, "mint", gold)
    assert world.s.coins[0] == coins
    assert world.held(0, 0) == ({"gold": 4 - gold} if gold < 4 else {})
    assert world.cubes_are_all_there()


@rule("FIN-132")
@pytest.mark.parametrize(("gold", "coins"), [(1, 7), (2, 13), (3, 19), (4, 25)])
def test_melting(gold, coins):
    world = smithy(coins=25, wood=1)
    make(world, "melt", gold)
    assert world.s.coins[0] == 25 - coins
    assert world.held(0, 0) == {"gold": gold}
    assert world.cubes_are_all_there()


@rule("FIN-132")
def test_no_fire_without_wood():
    assert not smithy(coins=25, gold=4).offers("mint")
    assert not smithy(coins=25, gold=4).offers("melt")
    assert not smithy(coins=6, wood=1).offers("melt")
    assert not smithy(coins=6, wood=1).offers("mint")


@rule("FIN-133")
def test_wood_in_another_territory_burns_not_here():
    world = World("SA1 0 0 0, SA2 10 10 0").turn(coins=20)
    world.village(0, 1, 0, "s", gold=2)
    world.village(0, 11, 10, "n", wood=1)
    assert not world.offers("mint")
    assert world.offers("melt")  # there, where the wood is


@rule("FIN-134")
@pytest.mark.parametrize(("gold", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_star_points_of_melting(gold, points):
    world = smithy(coins=70, wood=1)
    make(world, "melt", gold)
    assert world.s.star[0] == points


@rule("FIN-134")
def test_two_star_points_in_a_phase_at_most():
    world = smithy(coins=100, wood=2)
    world.close(0, 0, "s", LARGE)
    make(world, "melt", 8)
    assert world.s.star[0] == 2
    world.s.store[0, 0, 2] = 0
    make(world, "melt", 4)
    assert world.s.star[0] == 2


@rule("FIN-134")
def test_star_points_by_coins_and_without_a_limit():
    world = World("SA1 0 0 0", melt_points="coins", melt_cap="none").turn(coins=100)
    world.village(0, 1, 0, "s", LARGE, wood=1)
    make(world, "melt", 2)
    assert (world.s.spirit[0], world.s.star[0]) == (1, 1)  # 13 coins, six points


@rule("FIN-132")
def test_no_more_gold_than_there_is_room_for():
    world = smithy(coins=100, wood=1, crop=3, iron=1)  # five slots, two of them free and one of the wood
    assert minting.most_to_melt(world.s, world.b, 0, 0) == 3
    world.s.supply[2] = 2
    assert minting.most_to_melt(world.s, world.b, 0, 0) == 2


@rule("FIN-132")
def test_food_is_put_together_for_gold():
    world = World("SA1 0 0 0, SA2 0 1 0").turn(coins=100)
    world.village(0, 1, 0, "s", crop=3, iron=2)
    world.village(0, 1, 1, "n", crop=3, iron=1, wood=1)
    assert minting.most_to_melt(world.s, world.b, 0, 0) == 2
    make(world, "melt", 2)
    assert world.held(0, 0) == {"iron": 2, "crop": 6}
    assert world.held(0, 1) == {"iron": 1, "gold": 2}


@rule("FIN-133")
def test_a_nomad_mints_and_melts_in_its_units_but_not_in_its_caravan():
    world = World("SA1 0 0 0").turn(coins=20)
    world.give(0, gold=2, wood=2)
    assert not world.offers("mint")
    assert not world.offers("melt")
    cart = world.cart(0, 1, 0, "s", gold=1)
    world.give(0, BOUGHT, wood=1)
    make(world, "mint", 1)
    assert (world.s.coins[0], world.held(0, cart)) == (25, {})
