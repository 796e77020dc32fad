"""The market: prices, lots, groups of food, and what becomes of bought goods."""

import pytest

from oppidum.games.finisterre import trading
from oppidum.games.finisterre.acting import choose_target
from oppidum.games.finisterre.state import ACT, AMOUNT, AMOUNT_ACTION, BOUGHT, END_TURN, IRON, LOT_ACTION, WOOD
from tests.games.finisterre.scene import GOODS, Scene

rule = pytest.mark.rule
MK = {"wood": 6, "iron": 4, "livestock": 5, "crop": 2, "game": 3, "fish": 3}
LOT = {"wood": LOT_ACTION + WOOD, "iron": LOT_ACTION + IRON, "food": LOT_ACTION + 2}


def market(coins: int = 20, **goods: int) -> Scene:
    """A nomad with coins before a market."""
    return Scene("SA1 0 0 0").trade(**goods).turn(coins=coins)


def amounts(scene: Scene) -> list[int]:
    assert scene.s.phase == AMOUNT
    return [action - AMOUNT_ACTION for action in scene.legal()]


@rule("FIN-126")
@pytest.mark.parametrize(
    ("lot", "price", "bought"),
    [
        ("iron", 7, {"iron": 2}),
        ("wood", 6, {"wood": 3}),
        ("food", 9, {"crop": 2, "fish": 3, "game": 3, "livestock": 5}),
    ],
)
def test_buying(lot, price, bought):
    scene = market(**MK)
    scene.act("buy", LOT[lot])
    assert scene.s.coins[0] == 20 - price
    assert scene.held(0, BOUGHT) == bought
    assert all(scene.s.market[GOODS[name]] == MK[name] - bought.get(name, 0) for name in MK)
    assert scene.cubes_are_all_there()


@rule("FIN-126")
def test_only_what_can_be_paid_is_offered():
    scene = market(coins=6, **MK)
    scene.act("buy")  # wood alone, so it is not even asked for
    assert scene.held(0, BOUGHT) == {"wood": 3}
    assert not market(coins=5, **MK).offers("buy")


@rule("FIN-126")
def test_the_highest_complete_group_is_bought_and_later_groups_slide_up():
    scene = market(coins=20, livestock=12, crop=9, fish=7, game=2)  # 5+5+5+2, then 5+4+2, then 2
    scene.act("buy")
    assert scene.s.coins[0] == 11
    assert scene.held(0, BOUGHT) == {"crop": 5, "fish": 5, "game": 2, "livestock": 5}
    assert scene.s.market[3:].tolist() == [4, 2, 0, 7]
    scene = market(coins=20, livestock=12, crop=9, fish=8, game=2)  # the second group holds 12
    scene.act("buy")
    assert scene.s.coins[0] == 13
    assert scene.held(0, BOUGHT) == {"crop": 4, "fish": 3, "livestock": 5}


@rule("FIN-127")
@pytest.mark.parametrize(("lot", "price", "amount"), [("iron", 5, 2), ("wood", 4, 3)])
def test_selling(lot, price, amount):
    scene = market(coins=0, **MK)
    scene.give(0, **{lot: amount + 1})
    scene.act("sell")
    assert scene.s.coins[0] == price
    assert scene.held(0) == {lot: 1}
    assert scene.s.market[GOODS[lot]] == MK[lot] + amount
    assert scene.cubes_are_all_there()


@rule("FIN-127")
def test_selling_food():
    scene = market(coins=0, **MK)
    scene.give(0, livestock=12)
    scene.act("sell_food")  # there is only one way
    assert scene.s.coins[0] == 4
    assert scene.s.market[GOODS["livestock"]] == 17

    scene = market(coins=0, **MK)
    scene.give(0, fish=7, crop=4, game=3)
    scene.act("sell_food")
    assert amounts(scene) == [2, 3, 4]  # of crop: 10 of the others are there
    choose_target(scene.s, scene.b, AMOUNT_ACTION + 3)
    assert amounts(scene) == [6, 7]  # of fish; what is missing must be game
    choose_target(scene.s, scene.b, AMOUNT_ACTION + 7)
    assert scene.s.coins[0] == 7
    assert scene.held(0) == {"crop": 1, "game": 1}
    assert scene.s.amounts.tolist() == [0] * 7


@rule("FIN-127")
def test_eleven_of_food_are_too_few():
    scene = market(coins=0, **MK)
    scene.give(0, fish=7, crop=4)
    assert not scene.offers("sell_food")


@rule("FIN-129")
def test_incomplete_lots():
    scene = market(wood=2, iron=1, livestock=5, crop=3, game=3)
    assert not scene.offers("buy")
    assert [trading.lot_to_buy(scene.s, scene.b, lot) for lot in range(3)] == [-1, -1, -1]
    assert market(livestock=5, crop=3, game=4).offers("buy")


@rule("FIN-130")
def test_a_full_market_gives_the_lowest_price():
    scene = market(coins=0, wood=12)
    scene.give(0, wood=3)
    before = int(scene.s.supply[WOOD])
    scene.act("sell")
    assert (scene.s.coins[0], scene.s.market[WOOD], scene.s.supply[WOOD]) == (3, 12, before + 3)


@rule("FIN-183")
def test_food_over_the_top_is_sold_and_forgotten():
    scene = market(coins=0, livestock=17)
    scene.give(0, livestock=12)
    scene.act("sell_food")
    assert (scene.s.coins[0], scene.s.market[GOODS["livestock"]]) == (4, 20)


@rule("FIN-131")
def test_bought_goods_are_used_at_once():
    scene = market(**MK)
    scene.act("buy", LOT["wood"])
    scene.give(0, iron=2)
    scene.act("build_small")
    assert scene.held(0, BOUGHT) == {}
    assert scene.s.town_flags[0, 0] == 1


@rule("FIN-131")
def test_bought_goods_are_stored_at_the_end_of_the_phase():
    scene = market(**MK)
    scene.give(0, gold=4)
    scene.act("buy", LOT["wood"])
    assert not scene.stop()
    assert scene.held(0) == {"gold": 4, "wood": 1}  # the caravan has five slots; a nomad has no place to drop the rest
    assert scene.held(0, BOUGHT) == {}
    assert scene.cubes_are_all_there()


@rule("FIN-131")
def test_a_nomad_stores_bought_goods_in_its_caravan_and_then_in_its_units():
    scene = market(**MK)
    scene.give(0, gold=4)
    cart = scene.cart(0, scene.comarca(1, 0, "s"))
    scene.act("buy", LOT["wood"])
    assert not scene.stop()
    assert (scene.held(0), scene.held(0, cart)) == ({"gold": 4, "wood": 1}, {"wood": 1})
    assert scene.on_ground(1, 0, "s", "wood") == 1
    assert scene.cubes_are_all_there()


@rule("FIN-131")
def test_a_nomad_stores_bought_goods_in_a_boat_too():
    scene = Scene("SA1 0 0 0, M08 5 5 0").trade(**MK).turn(coins=20)
    scene.give(0, gold=4)
    boat = scene.boat(0, 5, 5, "s")
    scene.act("buy", LOT["wood"])
    assert not scene.stop()
    assert scene.held(0) == {"gold": 4, "wood": 1}
    assert scene.held(0, boat) == {"wood": 2}
    assert scene.cubes_are_all_there()


@rule("FIN-131")
def test_bought_goods_without_room_are_dropped_beside_the_first_unit():
    scene = market(**MK)
    unit = scene.village(0, 1, 0, "s")
    scene.give(0, unit, gold=2)
    scene.act("buy", LOT["wood"])
    scene.stop()
    assert scene.held(0, unit) == {"gold": 2, "wood": 1}
    assert scene.on_ground(1, 0, "s", "wood") == 2


@rule("FIN-178")
def test_a_lot_may_come_from_afar():
    scene = Scene("SA1 0 0 0, SA2 10 10 0").turn(coins=0)
    one, other = scene.village(0, 1, 0, "s"), scene.village(0, 11, 10, "n")
    assert scene.s.unit_land[0, one] != scene.s.unit_land[0, other]
    scene.give(0, one, iron=1)
    assert not scene.offers("sell")
    scene.give(0, other, iron=1)
    scene.act("sell")
    assert scene.s.coins[0] == 9
    assert scene.held(0, one) == scene.held(0, other) == {}


@rule("FIN-194")
@pytest.mark.parametrize("bought", ["phase", "turn"])
def test_how_long_bought_goods_are_kept(bought):
    scene = Scene("SA1 0 0 0", bought=bought).trade(**MK)
    scene.s.pool[:2] = 2, 1
    scene.turn(pool_size=2, coins=20, hides=False)  # one action in this round, one in the next
    scene.give(0, iron=5)
    assert scene.s.actions_left == 1
    scene.act("buy", LOT["wood"])
    assert scene.s.phase == ACT
    assert scene.s.actions_left == 1  # the next round: nobody else acts
    assert scene.held(0, BOUGHT) == ({"wood": 3} if bought == "phase" else {})
    assert scene.offers("build_small") == (bought == "phase")
    assert END_TURN not in scene.legal()
