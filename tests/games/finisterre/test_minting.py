"""Minting and melting."""

import pytest

from oppidum.games.finisterre import minting
from oppidum.games.finisterre.acting import choose_target
from oppidum.games.finisterre.state import AMOUNT, AMOUNT_ACTION, BOUGHT, LARGE
from tests.games.finisterre.scene import Scene

rule = pytest.mark.rule


def smithy(coins: int = 0, flags: int = LARGE, **goods: int) -> Scene:
    """A village with some goods."""
    scene = Scene("SA1 0 0 0").turn(coins=coins)
    scene.village(0, 1, 0, "s", flags)
    scene.give(0, 0, **goods)
    return scene


def make(scene: Scene, kind: str, gold: int) -> None:
    """Mint or melt so much gold."""
    scene.act(kind)
    if scene.s.phase == AMOUNT:
        assert AMOUNT_ACTION + gold in scene.legal()
        choose_target(scene.s, scene.b, AMOUNT_ACTION + gold)


@rule("FIN-132")
@pytest.mark.parametrize(("gold", "coins"), [(1, 5), (2, 11), (3, 17), (4, 23)])
def test_minting(gold, coins):
    scene = smithy(gold=4, wood=1)
    make(scene, "mint", gold)
    assert scene.s.coins[0] == coins
    assert scene.held(0, 0) == ({"gold": 4 - gold} if gold < 4 else {})
    assert scene.cubes_are_all_there()


@rule("FIN-132")
@pytest.mark.parametrize(("gold", "coins"), [(1, 7), (2, 13), (3, 19), (4, 25)])
def test_melting(gold, coins):
    scene = smithy(coins=25, wood=1)
    make(scene, "melt", gold)
    assert scene.s.coins[0] == 25 - coins
    assert scene.held(0, 0) == {"gold": gold}
    assert scene.cubes_are_all_there()


@rule("FIN-132")
def test_no_fire_without_wood():
    assert not smithy(coins=25, gold=4).offers("mint")
    assert not smithy(coins=25, gold=4).offers("melt")
    assert not smithy(coins=6, wood=1).offers("melt")
    assert not smithy(coins=6, wood=1).offers("mint")


@rule("FIN-133")
def test_wood_in_another_territory_burns_not_here():
    scene = Scene("SA1 0 0 0, SA2 10 10 0").turn(coins=20)
    scene.village(0, 1, 0, "s")
    scene.village(0, 11, 10, "n")
    scene.give(0, 0, gold=2)
    scene.give(0, 1, wood=1)
    assert not scene.offers("mint")
    assert scene.offers("melt")  # there, where the wood is


@rule("FIN-134")
@pytest.mark.parametrize(("gold", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_star_points_of_melting(gold, points):
    scene = smithy(coins=70, wood=1)
    make(scene, "melt", gold)
    assert scene.s.star[0] == points


@rule("FIN-134")
def test_two_star_points_in_a_phase_at_most():
    scene = smithy(coins=100, wood=2)
    scene.close(0, 0, "s", LARGE)
    make(scene, "melt", 8)
    assert scene.s.star[0] == 2
    scene.s.store[0, 0, 2] = 0
    make(scene, "melt", 4)
    assert scene.s.star[0] == 2


@rule("FIN-134")
def test_star_points_by_coins_and_without_a_limit():
    scene = Scene("SA1 0 0 0", melt_points="coins", melt_cap="none").turn(coins=100)
    scene.village(0, 1, 0, "s", LARGE)
    scene.give(0, 0, wood=1)
    make(scene, "melt", 2)
    assert (scene.s.spirit[0], scene.s.star[0]) == (1, 1)  # 13 coins, six points


@rule("FIN-132")
def test_no_more_gold_than_there_is_room_for():
    scene = smithy(coins=100, wood=1, crop=3, iron=1)  # five slots, two of them free and one of the wood
    assert minting.most_to_melt(scene.s, scene.b, 0, 0) == 3
    scene.s.supply[2] = 2
    assert minting.most_to_melt(scene.s, scene.b, 0, 0) == 2


@rule("FIN-132")
def test_food_is_put_together_for_gold():
    scene = Scene("SA1 0 0 0, SA2 0 1 0").turn(coins=100)
    scene.village(0, 1, 0, "s")
    scene.village(0, 1, 1, "n")
    scene.give(0, 0, crop=3, iron=2)
    scene.give(0, 1, crop=3, iron=1, wood=1)
    assert minting.most_to_melt(scene.s, scene.b, 0, 0) == 2
    make(scene, "melt", 2)
    assert scene.held(0, 0) == {"iron": 2, "crop": 6}
    assert scene.held(0, 1) == {"iron": 1, "gold": 2}


@rule("FIN-133")
def test_a_nomad_mints_and_melts_in_its_units_but_not_in_its_caravan():
    scene = Scene("SA1 0 0 0").turn(coins=20)
    scene.give(0, gold=2, wood=2)
    assert not scene.offers("mint")
    assert not scene.offers("melt")
    cart = scene.cart(0, scene.comarca(1, 0, "s"))
    scene.give(0, cart, gold=1)
    scene.give(0, BOUGHT, wood=1)
    make(scene, "mint", 1)
    assert (scene.s.coins[0], scene.held(0, cart)) == (25, {})
