"""Cards that save: wood and iron in payments, coins, food; boats that sail farther, and roads beyond the own ones."""

import pytest

from oppidum.games.finisterre import acting, feeding, larder, trading
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.specialists import forget_phase_uses
from oppidum.games.finisterre.state import (
    AMOUNT,
    AMOUNT_ACTION,
    BOUGHT,
    CELL_ACTION,
    FACE_UP,
    IRON,
    LARGE,
    LOT_ACTION,
    SERVED,
    SMALL,
    UNFED_ACTION,
    USED,
    USED_AGAIN,
    WOOD,
)
from tests.games.finisterre.crew import hire, lies_on
from tests.games.finisterre.economy_tables import Land
from tests.games.finisterre.maps import Map, S, b1
from tests.games.finisterre.scene import SIDES, Scene
from tests.games.finisterre.test_placement import without_bridge
from tests.games.finisterre.test_transport import docks_for, river

rule = pytest.mark.rule
TWO_SITES = "SA1 0 0 0, SA2 0 1 0"  # a site in the south of (1, 0), one in the north of (1, 1), on one road
DOCK_AND_SITE = "SB6 0 0 0, M18 2 0 0"  # a dock in the north of (0, 0), a site in the north of (3, 0)


def settled(cards: str = TWO_SITES, flags: int = LARGE, **goods: int) -> Scene:
    """A village at SA1's site with some goods, more than it could hold if need be."""
    scene = Scene(cards).turn(coins=20)
    scene.village(0, 1, 0, "s", flags)
    scene.give(0, 0, **goods)
    return scene


def spend(scene: Scene, wood: int = 0, iron: int = 0) -> Scene:
    """So much was paid before in this phase, for tiles."""
    scene.s.spent[0] = scene.s.spent_on_tiles[0] = (wood, iron)
    return scene


@rule("FIN-135")
def test_a_carpenter_spares_the_third_wood():
    scene = settled(wood=3, iron=2)
    slot = hire(scene, 0, "CAR", ("crop", 2))
    scene.act("build_small")
    assert scene.held(0, 0) == {"wood": 1}
    assert lies_on(scene, 0, slot) == [("crop", 1)]
    assert scene.s.spent[0].tolist() == [2, 2]
    assert scene.cubes_are_all_there()


@rule("FIN-135")
@pytest.mark.parametrize(("wood", "enough"), [(2, True), (1, False)])
def test_what_is_saved_need_not_be_there(wood, enough):
    scene = settled(wood=wood, iron=2)
    assert not scene.offers("build_small")
    hire(scene, 0, "CAR", ("crop", 2))
    assert scene.offers("build_small") == enough


@rule("FIN-135")
def test_a_carpenter_saves_once_in_a_phase():
    scene = Scene(TWO_SITES).turn()
    slot = hire(scene, 0, "CAR", ("crop", 4))
    scene.give(0, BOUGHT, wood=6, iron=4)
    scene.act("build_small", scene.at(1, 0, "s"))
    assert scene.held(0, BOUGHT) == {"wood": 4, "iron": 2}
    scene.act("build_small")
    assert scene.held(0, BOUGHT) == {"wood": 1}
    assert lies_on(scene, 0, slot) == [("crop", 3)]


@rule("FIN-135")
def test_the_last_point_of_food():
    scene = settled(wood=2, iron=2)
    slot = hire(scene, 0, "CAR", ("crop", 1))
    scene.act("build_small")
    assert scene.s.slot_state[0, slot] == FACE_UP
    assert lies_on(scene, 0, slot) == []


@rule("FIN-135")
def test_fuel_counts_and_may_be_saved():
    scene = settled(wood=1, gold=3)
    hire(scene, 0, "CAR", ("crop", 2))
    spend(scene, wood=1)
    scene.act("mint", AMOUNT_ACTION + 1)
    assert scene.held(0, 0) == {"gold": 2}
    assert scene.s.spent[0, WOOD] == 2
    scene.act("mint", AMOUNT_ACTION + 1)  # without any wood
    assert scene.held(0, 0) == {"gold": 1}
    assert not scene.offers("mint")
    assert scene.cubes_are_all_there()


@rule("FIN-137")
def test_a_builder_saves_nothing_of_a_boat():
    scene = Scene(DOCK_AND_SITE).turn()
    scene.village(0, 3, 0, "n")
    hire(scene, 0, "CON", ("crop", 2))
    spend(scene, wood=3, iron=3).give(0, 0, wood=1, iron=1)
    assert not scene.offers("build_boat")
    scene.give(0, 0, wood=1)
    scene.act("build_boat")
    assert scene.held(0, 0) == {}


@rule("FIN-136")
def test_a_blacksmith_spares_the_third_iron():
    scene = Scene(DOCK_AND_SITE).turn()
    slot = hire(scene, 0, "HER", ("fish", 2))
    scene.give(0, wood=3, iron=2)
    scene.act("build_small")
    assert lies_on(scene, 0, slot) == [("fish", 2)]
    scene.give(0, 0, wood=2)
    scene.act("build_boat")
    assert scene.held(0, 0) == {}
    assert lies_on(scene, 0, slot) == [("fish", 1)]
    scene.give(0, 0, wood=1)
    assert not scene.offers("build_cart")  # once in a phase
    forget_phase_uses(scene.s)
    assert scene.offers("build_cart")
    assert scene.cubes_are_all_there()


def carts(scene: Scene) -> list[int]:
    """The comarca for a cart, if it is asked for: that of the village."""
    before = Scene.of(scene)
    before.act("build_cart")
    return [before.legal()[0]] if before.s.phase != acting.ACT else []


@rule("FIN-137")
def test_a_builder_spares_wood_and_iron_of_a_large_village():
    scene = settled(wood=6, iron=4, gold=1)
    slot = hire(scene, 0, "CON", ("game", 3))
    scene.act("build_large")
    assert scene.held(0, 0) == {"wood": 1, "iron": 1}
    assert lies_on(scene, 0, slot) == [("game", 1)]
    assert scene.s.slot_used[0, slot] == USED | USED_AGAIN  # neither of them again in this phase
    assert scene.cubes_are_all_there()


@rule("FIN-137")
@pytest.mark.parametrize(("food", "wood", "iron", "enough"), [(2, 5, 3, True), (1, 5, 4, True), (1, 5, 3, False)])
def test_a_builder_with_little_food_saves_wood(food, wood, iron, enough):
    scene = settled(wood=wood, iron=iron, gold=1)
    slot = hire(scene, 0, "CON", ("game", food))
    assert scene.offers("build_large") == enough
    if enough:
        scene.act("build_large")
        assert scene.held(0, 0) == {}
        assert lies_on(scene, 0, slot) == []


@rule("FIN-137")
def test_a_builder_does_not_save_for_carts_and_boats():
    scene = spend(settled(wood=1), wood=3, iron=3)
    hire(scene, 0, "CON", ("game", 3))
    assert not scene.offers("build_cart")
    hire(scene, 0, "HER", ("game", 3))
    assert scene.offers("build_cart")


@rule("FIN-137")
def test_what_was_paid_for_a_cart_does_not_count_for_builders():
    scene = settled(wood=4, iron=3)
    scene.act("build_cart", *carts(scene))
    assert (scene.s.spent[0].tolist(), scene.s.spent_on_tiles[0].tolist()) == ([1, 1], [0, 0])


@rule("FIN-137")
def test_craftsmen_save_before_builders():
    scene = settled(
        wood=4, iron=4, gold=1
    )  # 2 paid, the third by the carpenter, one paid, one by the builder, one paid
    slots = [hire(scene, 0, "CON", ("game", 2)), hire(scene, 0, "CAR", ("crop", 2))]
    scene.act("build_large")
    assert scene.held(0, 0) == {"iron": 1}
    assert [lies_on(scene, 0, slot) for slot in slots] == [[], [("crop", 1)]]


# Coins.


@rule("FIN-097")
@pytest.mark.parametrize(("patriarch", "coins"), [(True, 0), (False, 4)])
def test_a_patriarch_closes_cities_without_coins(patriarch, coins):
    scene = settled(flags=SMALL, wood=3, iron=4)
    if patriarch:
        hire(scene, 0, "PAT", ("gold", 1))
    scene.act("annex", *seconds(scene))
    assert scene.s.coins[0] == 20 - coins
    assert scene.held(0, 0) == {}
    scene = settled(flags=SMALL, wood=3, iron=4, gold=1)
    scene.close(0, 0, "s")
    scene.s.coins[0] = 0
    if patriarch:
        hire(scene, 0, "PAT", ("gold", 1))
    assert scene.offers("grow") == patriarch


def seconds(scene: Scene) -> list[int]:
    """The answers for a second tile in the south, as far as they are asked for."""
    before = Scene.of(scene)
    before.act("annex")
    return [CELL_ACTION + SIDES["s"]] if before.s.phase != acting.ACT else []


@rule("FIN-097")
def test_a_patriarch_that_is_not_active_closes_nothing():
    scene = settled(flags=SMALL, wood=3, iron=4)
    hire(scene, 0, "PAT")
    scene.s.coins[0] = 3
    assert not scene.offers("annex")


MK = {"wood": 6, "iron": 4, "livestock": 5, "crop": 2, "game": 3, "fish": 3}


@rule("FIN-128")
@pytest.mark.parametrize(("lot", "coins"), [(IRON, 6), (WOOD, 5), (trading.FOOD_LOT, 8)])
def test_a_trader_buys_for_less(lot, coins):
    scene = Scene("SA1 0 0 0").trade(**MK).turn(coins=coins)
    assert LOT_ACTION + lot not in lots(scene)
    hire(scene, 0, "COM", ("gold", 1))
    assert LOT_ACTION + lot in lots(scene)
    trading.buy(scene.s, scene.b, 0, lot)
    assert scene.s.coins[0] == 0


def lots(scene: Scene) -> list[int]:
    return [LOT_ACTION + lot for lot in range(3) if trading.can_buy(scene.s, scene.b, 0, lot)]


@rule("FIN-128")
@pytest.mark.parametrize(("good", "coins"), [("iron", 6), ("wood", 5)])
def test_a_trader_sells_for_more(good, coins):
    scene = Scene("SA1 0 0 0").trade(**MK).turn(coins=0)
    hire(scene, 0, "COM", ("gold", 1))
    scene.give(0, **{good: 3})
    scene.act("sell")
    assert scene.s.coins[0] == coins
    scene.give(0, **{good: 3})
    scene.act("sell")  # every sale
    assert scene.s.coins[0] > coins + 3


@rule("FIN-128")
@pytest.mark.parametrize(("goods", "coins"), [({"livestock": 12}, 5), ({"fish": 7, "crop": 3, "game": 2}, 8)])
def test_a_trader_sells_food_for_more(goods, coins):
    scene = Scene("SA1 0 0 0").trade(**MK).turn(coins=0)
    hire(scene, 0, "COM", ("gold", 1))
    scene.give(0, **goods)
    scene.act("sell_food")
    while scene.s.phase == AMOUNT:
        acting.choose_target(scene.s, scene.b, scene.legal()[-1])
    assert scene.s.coins[0] == coins


@rule("FIN-132")
def test_a_treasurer_mints_for_more_and_melts_for_less():
    scene = settled(gold=2, wood=1)
    scene.s.coins[0] = 0
    hire(scene, 0, "TES", ("gold", 1))
    scene.act("mint", AMOUNT_ACTION + 2)
    assert scene.s.coins[0] == 12
    for coins, gold in ((6, 1), (18, 3)):
        scene = settled(wood=1)
        scene.s.coins[0] = coins
        hire(scene, 0, "TES", ("gold", 1))
        scene.act("melt", *([AMOUNT_ACTION + gold] if gold > 1 else []))
        assert scene.s.coins[0] == 0
        assert scene.held(0, 0) == {"gold": gold}
    scene = settled(wood=1)
    scene.s.coins[0] = 5
    hire(scene, 0, "TES", ("gold", 1))
    assert not scene.offers("melt")


# Boats and roads.


@rule("FIN-113")
def test_a_navigator_doubles_one_journey():
    scene = river(7)
    scene.boat(0, 0, 0, "s")
    scene.give(0, 0, gold=2)
    slot = hire(scene, 0, "NAV", ("wood", 1))
    assert docks_for(Scene.of(scene)) == [1, 2, 3, 4]
    scene.act("sail", scene.at(2, 0, "s"))
    assert not scene.s.slot_used[0, slot] & USED  # near enough without help
    scene.act("sail", scene.at(6, 0, "s"))
    assert scene.s.unit_place[0, 0] == cell_of(6, -1)
    assert scene.s.slot_used[0, slot] & USED
    assert docks_for(scene) == [4, 5, 7]
    assert not scene.s.mark.any()


def beyond(m: Map) -> bool:
    """Whether clan 0 may lay a road card where it has nothing."""
    return (-1, 0, 3) in m.places("M16", 0)


def test_an_explorer_leads_beyond_the_own_roads():
    m = b1(pending_specialists=True)
    m.village(1, 0, S, "0S")
    without_bridge(m)
    assert not beyond(m)
    slot = hire(m, 0, "EXP", ("crop", 2))
    assert beyond(m)
    m.lay("M30", 2, 0, 0)  # from an own road, without help
    assert lies_on(m, 0, slot) == [("crop", 2)]
    m.lay("M16", -1, 0, 3)
    assert lies_on(m, 0, slot) == [("crop", 1)]
    assert m.s.slot_used[0, slot] & SERVED
    assert (-1, 0, 3) not in m.places("M21", 0)
    m.s.slot_used[0, slot] = 0
    m.lay("SA3", 0, -1, 0)  # water cards never ask for it
    assert lies_on(m, 0, slot) == [("crop", 1)]


# Food.


@rule("FIN-138")
@pytest.mark.parametrize(("tiles", "eaten"), [("0S 0L", 2), ("0L", 2), ("0L 0L", 3)])
def test_an_innkeeper_saves_a_point_where_three_are_due(tiles, eaten):
    land = Land()
    land.town(0, tiles)
    land.store(0, 0, crop=6)
    slot = hire(land, 0, "MES", ("wood", 1))
    assert not feeding.begin_feeding(land.s, land.b)
    assert land.held(0, 0) == {"crop": 6 - eaten}
    assert bool(land.s.slot_used[0, slot] & SERVED) == (tiles != "0L")
    land.check()


@rule("FIN-138")
def test_an_innkeeper_feeds_those_who_would_be_short():
    land = Land()
    land.town(0, "0S 0L")
    land.town(1, "0S 0L")
    land.store(0, 0, crop=3)
    land.store(0, 1, crop=2)
    hire(land, 0, "MES", ("wood", 1))
    assert larder.served_by_inns(land.s, land.b, 0) == 1 << 1  # a short territory comes first
    assert not feeding.begin_feeding(land.s, land.b)  # nobody goes hungry
    assert [land.held(0, unit) for unit in range(2)] == [{}, {}]


@rule("FIN-138")
def test_an_innkeeper_serves_the_lowest_comarca_once_a_turn():
    land = Land()
    land.town(0, "0S 0L")
    land.town(1, "0S 0L")
    for unit in range(2):
        land.store(0, unit, crop=6)
    hire(land, 0, "MES", ("wood", 1))
    assert not feeding.begin_feeding(land.s, land.b)
    assert [land.held(0, unit) for unit in range(2)] == [{"crop": 4}, {"crop": 3}]
    assert not feeding.begin_feeding(land.s, land.b)
    assert [land.held(0, unit) for unit in range(2)] == [{"crop": 1}, {}]


@rule("FIN-138")
def test_a_marked_tile_is_not_served():
    land = Land()
    land.town(0, "0S 0L")
    land.store(0, 0, crop=1)
    hire(land, 0, "MES", ("wood", 1))
    assert feeding.begin_feeding(land.s, land.b)  # 2 are due: too many
    assert UNFED_ACTION in land.legal(feeding.legal_feeding)
    feeding.mark(land.s, UNFED_ACTION)
    assert larder.served_by_inns(land.s, land.b, 0) == 0
    assert larder.is_short(land.s, land.b, 0, 0)
