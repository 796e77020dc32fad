"""The market: prices, lots, groups of food, and what becomes of bought goods."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.trade import trading
from oppidum.games.finisterre.goods.resources import IRON, WOOD
from oppidum.games.finisterre.state import BOUGHT
from tests.games.finisterre.world import World, answers
from tests.games.finisterre.world.names import NUMBERS

rule = pytest.mark.rule
MK = {"wood": 6, "iron": 4, "livestock": 5, "crop": 2, "game": 3, "fish": 3}
LOT = {"wood": moves.LOT + WOOD, "iron": moves.LOT + IRON, "food": moves.LOT + 2}


def market(coins: int = 20, **goods: int) -> World:
    """A nomad with coins before a market."""
    return World("SA1 0 0 0").trade(**goods).turn(coins=coins)


def amounts(world: World) -> list[int]:
    assert world.s.phase == phases.AMOUNT
    return [action - moves.AMOUNT for action in world.legal()]


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
    world = market(**MK)
    world.act("buy", LOT[lot])
    assert world.s.coins[0] == 20 - price
    assert world.held(0, BOUGHT) == bought
    assert all(world.s.market[NUMBERS[name]] == MK[name] - bought.get(name, 0) for name in MK)
    assert world.cubes_are_all_there()


@rule("FIN-126")
def test_only_what_can_be_paid_is_offered():
    world = market(coins=6, **MK)
    world.act("buy")  # wood alone, so it is not even asked for
    assert world.held(0, BOUGHT) == {"wood": 3}
    assert not market(coins=5, **MK).offers("buy")


@rule("FIN-126")
def test_the_highest_complete_group_is_bought_and_later_groups_slide_up():
    world = market(coins=20, livestock=12, crop=9, fish=7, game=2)  # 5+5+5+2, then 5+4+2, then 2
    world.act("buy")
    assert world.s.coins[0] == 11
    assert world.held(0, BOUGHT) == {"crop": 5, "fish": 5, "game": 2, "livestock": 5}
    assert world.s.market[3:].tolist() == [4, 2, 0, 7]
    world = market(coins=20, livestock=12, crop=9, fish=8, game=2)  # the second group holds 12
    world.act("buy")
    assert world.s.coins[0] == 13
    assert world.held(0, BOUGHT) == {"crop": 4, "fish": 3, "livestock": 5}


@rule("FIN-127")
@pytest.mark.parametrize(("lot", "price", "amount"), [("iron", 5, 2), ("wood", 4, 3)])
def test_selling(lot, price, amount):
    world = market(coins=0, **MK)
    world.give(0, **{lot: amount + 1})
    world.act("sell")
    assert world.s.coins[0] == price
    assert world.held(0) == {lot: 1}
    assert world.s.market[NUMBERS[lot]] == MK[lot] + amount
    assert world.cubes_are_all_there()


@rule("FIN-127")
def test_selling_food():
    world = market(coins=0, **MK)
    world.give(0, livestock=12)
    world.act("sell_food")  # there is only one way
    assert world.s.coins[0] == 4
    assert world.s.market[NUMBERS["livestock"]] == 17

    world = market(coins=0, **MK)
    world.give(0, fish=7, crop=4, game=3)
    world.act("sell_food")
    assert amounts(world) == [2, 3, 4]  # of crop: 10 of the others are there
    world.answer(answers.amount(3))
    assert amounts(world) == [6, 7]  # of fish; what is missing must be game
    world.answer(answers.amount(7))
    assert world.s.coins[0] == 7
    assert world.held(0) == {"crop": 1, "game": 1}
    assert world.s.amounts.tolist() == [0] * 7


@rule("FIN-127")
def test_eleven_of_food_are_too_few():
    world = market(coins=0, **MK)
    world.give(0, fish=7, crop=4)
    assert not world.offers("sell_food")


@rule("FIN-129")
def test_incomplete_lots():
    world = market(wood=2, iron=1, livestock=5, crop=3, game=3)
    assert not world.offers("buy")
    assert [trading.lot_to_buy(world.s, world.b, lot) for lot in range(3)] == [-1, -1, -1]
    assert market(livestock=5, crop=3, game=4).offers("buy")


@rule("FIN-130")
def test_a_full_market_gives_the_lowest_price():
    world = market(coins=0, wood=12)
    world.give(0, wood=3)
    before = int(world.s.supply[WOOD])
    world.act("sell")
    assert (world.s.coins[0], world.s.market[WOOD], world.s.supply[WOOD]) == (3, 12, before + 3)


@rule("FIN-183")
def test_food_over_the_top_is_sold_and_forgotten():
    world = market(coins=0, livestock=17)
    world.give(0, livestock=12)
    world.act("sell_food")
    assert (world.s.coins[0], world.s.market[NUMBERS["livestock"]]) == (4, 20)


@rule("FIN-131")
def test_bought_goods_are_used_at_once():
    world = market(**MK)
    world.act("buy", LOT["wood"])
    world.give(0, iron=2)
    world.act("build_small")
    assert world.held(0, BOUGHT) == {}
    assert world.s.town_flags[0, 0] == 1


@rule("FIN-131")
def test_bought_goods_are_stored_at_the_end_of_the_phase():
    world = market(**MK)
    world.give(0, gold=4)
    world.act("buy", LOT["wood"])
    assert not world.stop()
    assert world.held(0) == {"gold": 4, "wood": 1}  # the caravan has five slots; a nomad has no place to drop the rest
    assert world.held(0, BOUGHT) == {}
    assert world.cubes_are_all_there()


@rule("FIN-131")
def test_a_nomad_stores_bought_goods_in_its_caravan_and_then_in_its_units():
    world = market(**MK)
    world.give(0, gold=4)
    cart = world.cart(0, 1, 0, "s")
    world.act("buy", LOT["wood"])
    assert not world.stop()
    assert (world.held(0), world.held(0, cart)) == ({"gold": 4, "wood": 1}, {"wood": 1})
    assert world.on_ground("wood", 1, 0, "s") == 1
    assert world.cubes_are_all_there()


@rule("FIN-131")
def test_a_nomad_stores_bought_goods_in_a_boat_too():
    world = World("SA1 0 0 0, M08 5 5 0").trade(**MK).turn(coins=20)
    world.give(0, gold=4)
    boat = world.boat(0, 5, 5, "s")
    world.act("buy", LOT["wood"])
    assert not world.stop()
    assert world.held(0) == {"gold": 4, "wood": 1}
    assert world.held(0, boat) == {"wood": 2}
    assert world.cubes_are_all_there()


@rule("FIN-131")
def test_bought_goods_without_room_are_dropped_beside_the_first_unit():
    world = market(**MK)
    unit = world.village(0, 1, 0, "s", gold=2)
    world.act("buy", LOT["wood"])
    world.stop()
    assert world.held(0, unit) == {"gold": 2, "wood": 1}
    assert world.on_ground("wood", 1, 0, "s") == 2


@rule("FIN-178")
def test_a_lot_may_come_from_afar():
    world = World("SA1 0 0 0, SA2 10 10 0").turn(coins=0)
    one, other = world.village(0, 1, 0, "s"), world.village(0, 11, 10, "n")
    assert world.s.unit_land[0, one] != world.s.unit_land[0, other]
    world.give(0, one, iron=1)
    assert not world.offers("sell")
    world.give(0, other, iron=1)
    world.act("sell")
    assert world.s.coins[0] == 9
    assert world.held(0, one) == world.held(0, other) == {}


@rule("FIN-194")
@pytest.mark.parametrize("bought", ["phase", "turn"])
def test_how_long_bought_goods_are_kept(bought):
    world = World("SA1 0 0 0", bought=bought).trade(**MK)
    world.s.pool[:2] = 2, 1
    world.turn(pool_size=2, coins=20, hides=False)  # one action in this round, one in the next
    world.give(0, iron=5)
    assert world.s.actions_left == 1
    world.act("buy", LOT["wood"])
    assert world.s.phase == phases.ACT
    assert world.s.actions_left == 1  # the next round: nobody else acts
    assert world.held(0, BOUGHT) == ({"wood": 3} if bought == "phase" else {})
    assert world.offers("build_small") == (bought == "phase")
    assert moves.END_TURN not in world.legal()
