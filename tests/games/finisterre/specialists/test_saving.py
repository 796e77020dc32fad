"""Cards that save: wood and iron in payments, coins, food; boats that sail farther, and roads beyond the own ones."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.trade import buying, trading
from oppidum.games.finisterre.clans.units import LARGE, SMALL
from oppidum.games.finisterre.goods import feeding, larder
from oppidum.games.finisterre.goods.resources import IRON, WOOD
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.specialists.abilities import forget_phase_uses
from oppidum.games.finisterre.specialists.slots import FACE_UP, SERVED, USED, USED_AGAIN
from oppidum.games.finisterre.state import BOUGHT
from tests.games.finisterre.river import docks_for, river
from tests.games.finisterre.world import B1, B2, World, answers, laid, without_map

rule = pytest.mark.rule
DOCK_AND_SITE = "SB6 0 0 0, M18 2 0 0"  # a dock in the north of (0, 0), a site in the north of (3, 0)


def settled(cards: str = B2, flags: int = LARGE, **goods: int) -> World:
    """A village at SA1's site with some goods, more than it could hold if need be."""
    world = World(cards).turn(coins=20)
    world.village(0, 1, 0, "s", flags, **goods)
    return world


def spend(world: World, wood: int = 0, iron: int = 0) -> World:
    """So much was paid before in this phase, for tiles."""
    world.s.spent[0] = world.s.spent_on_tiles[0] = (wood, iron)
    return world


@rule("FIN-135")
def test_a_carpenter_spares_the_third_wood():
    world = settled(wood=3, iron=2)
    slot = world.hire(0, "CAR", crop=2)
    world.act("build_small")
    assert world.held(0, 0) == {"wood": 1}
    assert world.lies_on(0, slot) == [("crop", 1)]
    assert world.s.spent[0].tolist() == [2, 2]
    assert world.cubes_are_all_there()


@rule("FIN-135")
@pytest.mark.parametrize(("wood", "enough"), [(2, True), (1, False)])
def test_what_is_saved_need_not_be_there(wood, enough):
    world = settled(wood=wood, iron=2)
    assert not world.offers("build_small")
    world.hire(0, "CAR", crop=2)
    assert world.offers("build_small") == enough


@rule("FIN-135")
def test_a_carpenter_saves_once_in_a_phase():
    world = World(B2).turn()
    slot = world.hire(0, "CAR", crop=4)
    world.give(0, BOUGHT, wood=6, iron=4)
    world.act("build_small", world.at(1, 0, "s"))
    assert world.held(0, BOUGHT) == {"wood": 4, "iron": 2}
    world.act("build_small")
    assert world.held(0, BOUGHT) == {"wood": 1}
    assert world.lies_on(0, slot) == [("crop", 3)]


@rule("FIN-135")
def test_the_last_point_of_food():
    world = settled(wood=2, iron=2)
    slot = world.hire(0, "CAR", crop=1)
    world.act("build_small")
    assert world.s.slot_state[0, slot] == FACE_UP
    assert world.lies_on(0, slot) == []


@rule("FIN-135")
def test_fuel_counts_and_may_be_saved():
    world = settled(wood=1, gold=3)
    world.hire(0, "CAR", crop=2)
    spend(world, wood=1)
    world.act("mint", answers.amount(1))
    assert world.held(0, 0) == {"gold": 2}
    assert world.s.spent[0, WOOD] == 2
    world.act("mint", answers.amount(1))  # without any wood
    assert world.held(0, 0) == {"gold": 1}
    assert not world.offers("mint")
    assert world.cubes_are_all_there()


@rule("FIN-137")
def test_a_builder_saves_nothing_of_a_boat():
    world = World(DOCK_AND_SITE).turn()
    world.village(0, 3, 0, "n")
    world.hire(0, "CON", crop=2)
    spend(world, wood=3, iron=3).give(0, 0, wood=1, iron=1)
    assert not world.offers("build_boat")
    world.give(0, 0, wood=1)
    world.act("build_boat")
    assert world.held(0, 0) == {}


@rule("FIN-136")
def test_a_blacksmith_spares_the_third_iron():
    world = World(DOCK_AND_SITE).turn()
    slot = world.hire(0, "HER", fish=2)
    world.give(0, wood=3, iron=2)
    world.act("build_small")
    assert world.lies_on(0, slot) == [("fish", 2)]
    world.give(0, 0, wood=2)
    world.act("build_boat")
    assert world.held(0, 0) == {}
    assert world.lies_on(0, slot) == [("fish", 1)]
    world.give(0, 0, wood=1)
    assert not world.offers("build_cart")  # once in a phase
    forget_phase_uses(world.s)
    assert world.offers("build_cart")
    assert world.cubes_are_all_there()


def carts(world: World) -> list[int]:
    """The comarca for a cart, if it is asked for: that of the village."""
    before = world.copy()
    before.act("build_cart")
    return [before.legal()[0]] if before.s.phase != phases.ACT else []


@rule("FIN-137")
def test_a_builder_spares_wood_and_iron_of_a_large_village():
    world = settled(wood=6, iron=4, gold=1)
    slot = world.hire(0, "CON", game=3)
    world.act("build_large")
    assert world.held(0, 0) == {"wood": 1, "iron": 1}
    assert world.lies_on(0, slot) == [("game", 1)]
    assert world.s.slot_used[0, slot] == USED | USED_AGAIN  # neither of them again in this phase
    assert world.cubes_are_all_there()


@rule("FIN-137")
@pytest.mark.parametrize(("food", "wood", "iron", "enough"), [(2, 5, 3, True), (1, 5, 4, True), (1, 5, 3, False)])
def test_a_builder_with_little_food_saves_wood(food, wood, iron, enough):
    world = settled(wood=wood, iron=iron, gold=1)
    slot = world.hire(0, "CON", game=food)
    assert world.offers("build_large") == enough
    if enough:
        world.act("build_large")
        assert world.held(0, 0) == {}
        assert world.lies_on(0, slot) == []


@rule("FIN-137")
def test_a_builder_does_not_save_for_carts_and_boats():
    world = spend(settled(wood=1), wood=3, iron=3)
    world.hire(0, "CON", game=3)
    assert not world.offers("build_cart")
    world.hire(0, "HER", game=3)
    assert world.offers("build_cart")


@rule("FIN-137")
def test_what_was_paid_for_a_cart_does_not_count_for_builders():
    world = settled(wood=4, iron=3)
    world.act("build_cart", *carts(world))
    assert (world.s.spent[0].tolist(), world.s.spent_on_tiles[0].tolist()) == ([1, 1], [0, 0])


@rule("FIN-137")
def test_craftsmen_save_before_builders():
    # 2 paid, the third by the carpenter, one paid, one by the builder, one paid
    world = settled(wood=4, iron=4, gold=1)
    slots = [world.hire(0, "CON", game=2), world.hire(0, "CAR", crop=2)]
    world.act("build_large")
    assert world.held(0, 0) == {"iron": 1}
    assert [world.lies_on(0, slot) for slot in slots] == [[], [("crop", 1)]]


# Coins.


@rule("FIN-097")
@pytest.mark.parametrize(("patriarch", "coins"), [(True, 0), (False, 4)])
def test_a_patriarch_closes_cities_without_coins(patriarch, coins):
    world = settled(flags=SMALL, wood=3, iron=4)
    if patriarch:
        world.hire(0, "PAT", gold=1)
    world.act("annex", *seconds(world))
    assert world.s.coins[0] == 20 - coins
    assert world.held(0, 0) == {}
    world = settled(flags=SMALL, wood=3, iron=4, gold=1)
    world.close(0, 0, "s")
    world.s.coins[0] = 0
    if patriarch:
        world.hire(0, "PAT", gold=1)
    assert world.offers("grow") == patriarch


def seconds(world: World) -> list[int]:
    """The answers for a second tile in the south, as far as they are asked for."""
    before = world.copy()
    before.act("annex")
    return [answers.cell("s")] if before.s.phase != phases.ACT else []


@rule("FIN-097")
def test_a_patriarch_that_is_not_active_closes_nothing():
    world = settled(flags=SMALL, wood=3, iron=4)
    world.hire(0, "PAT")
    world.s.coins[0] = 3
    assert not world.offers("annex")


MK = {"wood": 6, "iron": 4, "livestock": 5, "crop": 2, "game": 3, "fish": 3}


@rule("FIN-128")
@pytest.mark.parametrize(("lot", "coins"), [(IRON, 6), (WOOD, 5), (trading.FOOD_LOT, 8)])
def test_a_trader_buys_for_less(lot, coins):
    world = World(B1).trade(**MK).turn(coins=coins)
    assert moves.LOT + lot not in lots(world)
    world.hire(0, "COM", gold=1)
    assert moves.LOT + lot in lots(world)
    buying.buy(world.s, world.b, 0, lot)
    assert world.s.coins[0] == 0


def lots(world: World) -> list[int]:
    return [moves.LOT + lot for lot in range(3) if buying.can_buy(world.s, world.b, 0, lot)]


@rule("FIN-128")
@pytest.mark.parametrize(("good", "coins"), [("iron", 6), ("wood", 5)])
def test_a_trader_sells_for_more(good, coins):
    world = World(B1).trade(**MK).turn(coins=0)
    world.hire(0, "COM", gold=1)
    world.give(0, **{good: 3})
    world.act("sell")
    assert world.s.coins[0] == coins
    world.give(0, **{good: 3})
    world.act("sell")  # every sale
    assert world.s.coins[0] > coins + 3


@rule("FIN-128")
@pytest.mark.parametrize(("goods", "coins"), [({"livestock": 12}, 5), ({"fish": 7, "crop": 3, "game": 2}, 8)])
def test_a_trader_sells_food_for_more(goods, coins):
    world = World(B1).trade(**MK).turn(coins=0)
    world.hire(0, "COM", gold=1)
    world.give(0, **goods)
    world.act("sell_food")
    while world.s.phase == phases.AMOUNT:
        world.answer(world.legal()[-1])
    assert world.s.coins[0] == coins


@rule("FIN-132")
def test_a_treasurer_mints_for_more_and_melts_for_less():
    world = settled(gold=2, wood=1)
    world.s.coins[0] = 0
    world.hire(0, "TES", gold=1)
    world.act("mint", answers.amount(2))
    assert world.s.coins[0] == 12
    for coins, gold in ((6, 1), (18, 3)):
        world = settled(wood=1)
        world.s.coins[0] = coins
        world.hire(0, "TES", gold=1)
        world.act("melt", *([answers.amount(gold)] if gold > 1 else []))
        assert world.s.coins[0] == 0
        assert world.held(0, 0) == {"gold": gold}
    world = settled(wood=1)
    world.s.coins[0] = 5
    world.hire(0, "TES", gold=1)
    assert not world.offers("melt")


# Boats and roads.


@rule("FIN-113")
def test_a_navigator_doubles_one_journey():
    world = river(7)
    world.boat(0, 0, 0, "s")
    world.give(0, 0, gold=2)
    slot = world.hire(0, "NAV", wood=1)
    assert docks_for(world.copy()) == [1, 2, 3, 4]
    world.act("sail", world.at(2, 0, "s"))
    assert not world.s.slot_used[0, slot] & USED  # near enough without help
    world.act("sail", world.at(6, 0, "s"))
    assert world.s.unit_place[0, 0] == cell_of(6, -1)
    assert world.s.slot_used[0, slot] & USED
    assert docks_for(world) == [4, 5, 7]
    assert not world.s.mark.any()


def beyond(world: World) -> bool:
    """Whether clan 0 may lay a road card where it has nothing."""
    return (-1, 0, 3) in world.places("M16", 0)


def test_an_explorer_leads_beyond_the_own_roads():
    world = laid(B1, pending_specialists=True)
    world.town("0S", 1, 0, "s")
    world.without_bridge()
    assert not beyond(world)
    slot = world.hire(0, "EXP", crop=2)
    assert beyond(world)
    world.lay("M30", 2, 0, 0)  # from an own road, without help
    assert world.lies_on(0, slot) == [("crop", 2)]
    world.lay("M16", -1, 0, 3)
    assert world.lies_on(0, slot) == [("crop", 1)]
    assert world.s.slot_used[0, slot] & SERVED
    assert (-1, 0, 3) not in world.places("M21", 0)
    world.s.slot_used[0, slot] = 0
    world.lay("SA3", 0, -1, 0)  # water cards never ask for it
    assert world.lies_on(0, slot) == [("crop", 1)]


# Food.


@rule("FIN-138")
@pytest.mark.parametrize(("tiles", "eaten"), [("0S 0L", 2), ("0L", 2), ("0L 0L", 3)])
def test_an_innkeeper_saves_a_point_where_three_are_due(tiles, eaten):
    world = without_map()
    world.town(tiles, 0)
    world.give(0, 0, crop=6)
    slot = world.hire(0, "MES", wood=1)
    assert not world.feed()
    assert world.held(0, 0) == {"crop": 6 - eaten}
    assert bool(world.s.slot_used[0, slot] & SERVED) == (tiles != "0L")
    world.check()


@rule("FIN-138")
def test_an_innkeeper_feeds_those_who_would_be_short():
    world = without_map()
    world.town("0S 0L", 0, crop=3)
    world.town("0S 0L", 1, crop=2)
    world.hire(0, "MES", wood=1)
    assert larder.served_by_inns(world.s, world.b, 0) == 1 << 1  # a short territory comes first
    assert not world.feed()  # nobody goes hungry
    assert [world.held(0, unit) for unit in range(2)] == [{}, {}]


@rule("FIN-138")
def test_an_innkeeper_serves_the_lowest_comarca_once_a_turn():
    world = without_map()
    world.town("0S 0L", 0)
    world.town("0S 0L", 1)
    for unit in range(2):
        world.give(0, unit, crop=6)
    world.hire(0, "MES", wood=1)
    assert not world.feed()
    assert [world.held(0, unit) for unit in range(2)] == [{"crop": 4}, {"crop": 3}]
    assert not world.feed()
    assert [world.held(0, unit) for unit in range(2)] == [{"crop": 1}, {}]


@rule("FIN-138")
def test_a_marked_tile_is_not_served():
    world = without_map()
    world.town("0S 0L", 0, crop=1)
    world.hire(0, "MES", wood=1)
    assert world.feed()  # 2 are due: too many
    assert moves.UNFED in world.legal()
    feeding.mark(world.s, moves.UNFED)
    assert larder.served_by_inns(world.s, world.b, 0) == 0
    assert larder.is_short(world.s, world.b, 0, 0)
