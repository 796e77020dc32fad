"""Building: what it costs, where it may stand, who pays, and what it brings; and breaking up boats and carts."""

import pytest

from oppidum.games.finisterre.acting import choose_target
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.overflow import legal_overflow
from oppidum.games.finisterre.pool import base_actions
from oppidum.games.finisterre.state import (
    AMOUNT_ACTION,
    BOUGHT,
    CARAVAN,
    CELL_ACTION,
    COMARCA_ACTION,
    GOOD_ACTION,
    LARGE,
    NOTHING,
    OVERFLOW,
    PART,
    SMALL,
    TOWN_TILE,
    WOOD,
)
from oppidum.games.finisterre.units import find_lands, villages_of
from tests.games.finisterre.scene import GOODS, SIDES, Scene

rule = pytest.mark.rule
B1 = "SA1 0 0 0"
B2 = "SA1 0 0 0, SA2 0 1 0"
DOCKS = "SB6 0 0 0"  # a dock in the north of (0, 0), on a river bend; a road from (0, 0) to (1, 0)


def settled(flags: int = SMALL, cards: str = B2, **goods: int) -> Scene:
    """Clan 0 has a village at SA1's site, with more goods than it could hold if need be, and its action turn."""
    scene = Scene(cards).turn(coins=20)
    scene.village(0, 1, 0, "s", flags)
    scene.give(0, 0, **goods)
    return scene


def test_a_second_village_stands_on_the_same_road():
    scene = settled(wood=3, iron=2)
    scene.act("build_small")
    assert scene.held(0, 0) == {}
    assert scene.s.town_cell[1, 0] == cell_of(1, 2)
    assert scene.s.town_anchor[1] == 4 * cell_of(1, 1) + SIDES["n"]
    assert scene.s.plot_face[scene.s.plot_at[cell_of(1, 2)] - 1] == TOWN_TILE - 1
    assert scene.s.unit_land[0, 1] == 0
    assert scene.s.actions_left == 2
    assert scene.cubes_are_all_there()


@rule("FIN-092")
@pytest.mark.parametrize(("wood", "iron", "enough"), [(3, 2, True), (2, 2, False), (3, 1, False)])
def test_cost_of_a_small_village(wood, iron, enough):
    assert settled(wood=wood, iron=iron).offers("build_small") == enough
    nomad = Scene(B1).turn()
    nomad.give(0, wood=wood, iron=iron)
    assert nomad.offers("build_small") == enough


@rule("FIN-093")
@pytest.mark.parametrize(("less", "enough"), [("", True), ("wood", False), ("iron", False), ("gold", False)])
def test_cost_of_a_large_village(less, enough):
    goods = {"wood": 6, "iron": 4, "gold": 1}
    if less:
        goods[less] -= 1
    scene = settled(**goods)
    assert scene.offers("build_large") == enough
    if enough:
        scene.act("build_large")
        assert scene.held(0, 0) == {}
        assert scene.s.town_flags[1, 0] == LARGE


@rule("FIN-094")
@pytest.mark.parametrize(("less", "enough"), [("", True), ("wood", False), ("iron", False), ("gold", False)])
def test_growth(less, enough):
    goods = {"wood": 3, "iron": 2, "gold": 1}
    if less:
        goods[less] -= 1
    scene = settled(**goods)
    assert scene.offers("grow") == enough
    if enough:
        scene.act("grow")
        assert scene.held(0, 0) == {}
        assert scene.s.town_flags[0].tolist() == [LARGE, 0]
        assert scene.s.coins[0] == 20
        assert not scene.offers("grow")


@rule("FIN-094")
def test_growth_in_a_city():
    scene = settled(wood=3, iron=3, gold=1)
    scene.close(0, 0, "s")
    assert not scene.offers("grow")
    scene.give(0, 0, iron=1)
    scene.s.coins[0] = 3
    assert not scene.offers("grow")
    scene.s.coins[0] = 4
    scene.act("grow", CELL_ACTION + SIDES["s"])
    assert (scene.s.coins[0], scene.held(0, 0)) == (0, {})
    assert scene.s.town_flags[0].tolist() == [LARGE, SMALL]
    assert scene.s.com_flags[scene.comarca(1, 0, "s"), 0] == 3


@rule("FIN-185")
def test_the_second_tile_takes_another_cell():
    scene = settled(wood=3, iron=4, gold=1)
    scene.close(0, 0, "s")
    scene.act("grow", CELL_ACTION + SIDES["e"])
    assert scene.s.town_cell[0].tolist() == [cell_of(1, -1), cell_of(2, -1)]
    assert scene.s.plot_face[scene.s.plot_at[cell_of(1, -2)] - 1] == -1
    assert scene.s.plot_face[scene.s.plot_at[cell_of(2, -1)] - 1] == TOWN_TILE


def annex(scene: Scene, flags: int, side: str) -> None:
    """Choose the size of the tile if it is asked for, then its cell."""
    scene.act("annex")
    if AMOUNT_ACTION + flags in scene.legal():
        choose_target(scene.s, scene.b, AMOUNT_ACTION + flags)
    choose_target(scene.s, scene.b, CELL_ACTION + SIDES[side])


@rule("FIN-095")
def test_closing_a_city():
    scene = settled(wood=3, iron=4)
    scene.s.coins[0] = 3
    assert not scene.offers("annex")
    scene.s.coins[0] = 4
    annex(scene, SMALL, "e")
    assert (scene.s.coins[0], scene.held(0, 0)) == (0, {})
    assert scene.s.town_flags[0].tolist() == [SMALL, SMALL]
    assert scene.s.town_cell[0].tolist() == [cell_of(1, -1), cell_of(2, -1)]
    assert villages_of(scene.s, 0) == 2
    assert scene.s.com_flags[scene.comarca(1, 0, "s"), 0] == 2
    assert not settled(wood=3, iron=3).offers("annex")
    assert not settled(wood=2, iron=4).offers("annex")


@rule("FIN-096")
def test_closing_a_city_with_a_large_tile():
    scene = settled(wood=6, iron=7, gold=1)
    scene.s.coins[0] = 6
    annex(scene, LARGE, "s")
    assert (scene.s.coins[0], scene.held(0, 0)) == (0, {})
    assert scene.s.town_flags[0].tolist() == [SMALL, LARGE]


@rule("FIN-101")
def test_a_city_has_two_tiles():
    scene = settled(wood=6, iron=7, gold=1)
    scene.close(0, 0, "s")
    assert not scene.offers("annex")


@rule("FIN-037")
def test_no_city_without_a_cell():
    scene = settled(wood=3, iron=4)
    assert scene.offers("annex")
    scene = settled(cards=B1 + ", SA3 0 -1 0, M16 2 -1 1, M21 1 -2 1", wood=3, iron=4)
    assert not scene.offers("annex")


@rule("FIN-164")
def test_no_tile_before_a_river_end():
    scene = settled(wood=3, iron=4)
    scene.act("annex")
    cells = [action - CELL_ACTION for action in scene.legal()]
    assert SIDES["w"] not in cells  # (0, -1) lies before the river's southern end
    assert cells == [SIDES["e"], SIDES["s"]]


@rule("FIN-007")
def test_seventh_tile():
    scene = settled(wood=9, iron=9, gold=2)
    for number in range(1, 6):
        assert scene.offers("build_small")
        scene.s.town_flags[number, 0], scene.s.town_clan[number, 0] = SMALL, 0
    assert not scene.offers("build_small")
    assert not scene.offers("build_large")
    assert not scene.offers("annex")
    assert scene.offers("grow")


@rule("FIN-007")
def test_seventh_vehicle():
    scene = settled(wood=3, iron=3)
    comarca = scene.comarca(1, 0, "s")
    for _ in range(6):
        assert scene.offers("build_cart")
        scene.cart(0, comarca)
    assert not scene.offers("build_cart")


@rule("FIN-102")
def test_the_settled_found_along_their_roads():
    goods = {"wood": 3, "iron": 2}
    scene = settled(cards=B1 + ", SA2 10 10 0", **goods)  # the other site lies far away
    assert not scene.offers("build_small")
    nomad = Scene(B1 + ", SA2 10 10 0").turn()
    nomad.give(0, **goods)
    nomad.act("build_small", nomad.at(11, 10, "n"))
    assert villages_of(nomad.s, 0) == 1


@rule("FIN-102")
def test_a_boat_on_the_road_is_enough():
    scene = settled(cards=B1 + ", SB6 10 10 0, M18 11 11 3")  # far away a dock and a site, on one road
    site = scene.edge(11, 12, "w")
    scene.give(0, 0, wood=3, iron=2)
    assert not scene.offers("build_small")
    boat = scene.boat(0, 10, 10, "n")
    assert scene.s.unit_road[0, boat] == scene.s.plot_road[site >> 2, site & 3]
    assert not scene.offers("build_small")  # the goods are elsewhere
    scene.give(0, boat, wood=3, iron=2)
    scene.act("build_small")
    assert scene.s.town_cell[1, 0] == cell_of(10, 12)
    assert scene.held(0, boat) == {}
    assert scene.held(0, 0) == {"wood": 3, "iron": 2}


@rule("FIN-103")
def test_a_nomad_founds_from_the_ground():
    scene = Scene(B1).turn()
    scene.drop(1, 0, "s", wood=3, iron=2)
    scene.act("build_small")
    assert scene.on_ground(1, 0, "s", "wood") == scene.on_ground(1, 0, "s", "iron") == 0
    assert scene.s.piles == 0
    assert scene.cubes_are_all_there()
    scene = Scene(B1).turn()
    scene.drop(0, 0, "w", wood=3, iron=2)  # on the other bank
    assert not scene.offers("build_small")


@rule("FIN-103")
def test_ground_goods_pay_last_and_only_by_the_option():
    scene = Scene(B1).turn()
    scene.drop(1, 0, "s", wood=3, iron=2)
    scene.give(0, wood=2)
    scene.act("build_small")
    assert scene.on_ground(1, 0, "s", "wood") == 2
    assert scene.held(0) == {}
    scene = Scene(B1, nomad_ground=False).turn()
    scene.drop(1, 0, "s", wood=3, iron=2)
    assert not scene.offers("build_small")


@rule("FIN-188")
def test_no_large_village_from_the_ground():
    scene = Scene(B1).turn()
    scene.drop(1, 0, "s", wood=6, iron=4, gold=1)
    assert scene.offers("build_small")
    assert not scene.offers("build_large")


def test_a_virgin_comarca_pays_settled_founders_by_an_option():
    for virgin in (False, True):
        scene = Scene("SA1 0 0 0, M18 -2 0 0", virgin_founding=virgin).turn()
        scene.village(0, 1, 0, "s")
        scene.drop(-1, 0, "n", wood=3, iron=2)
        assert scene.offers("build_small") == virgin


@rule("FIN-180")
def test_a_nomad_with_a_boat_uses_what_it_holds():
    scene = Scene("SB6 10 10 0, M18 11 11 3").turn()
    boat = scene.boat(0, 10, 10, "n")
    scene.give(0, boat, wood=2)
    scene.give(0, wood=1, iron=2)
    assert base_actions(scene.s, scene.b, 0) == 1
    scene.act("build_small")
    assert scene.held(0, boat) == scene.held(0, 1) == {}
    assert villages_of(scene.s, 0) == 1


@rule("FIN-180")
def test_what_a_nomad_holds_elsewhere_is_of_no_use():
    scene = Scene("SB6 10 10 0, SA1 0 0 0").turn()
    scene.give(0, scene.boat(0, 10, 10, "n"), wood=2)
    scene.give(0, wood=1, iron=2)
    assert not scene.offers("build_small")


def test_units_pay_the_nearest_first():
    scene = Scene("SA1 0 0 0, SA2 0 1 0, M18 -2 0 0").turn()
    far = scene.village(0, -1, 0, "n")
    beside, here = scene.village(0, 1, 1, "n"), scene.village(0, 1, 0, "s")
    assert scene.s.unit_land[0].tolist()[:3] == [far] * 3
    scene.give(0, far, wood=3, gold=3)
    scene.give(0, beside, wood=2, iron=1)
    scene.give(0, here, wood=1, iron=2)
    scene.give(0, BOUGHT, iron=1)
    scene.act("grow", scene.unit(0, here))
    assert scene.held(0, BOUGHT) == {}
    assert scene.held(0, here) == {"iron": 1}
    assert scene.held(0, beside) == {"iron": 1}
    assert scene.held(0, far) == {"wood": 3, "gold": 2}


@rule("FIN-104")
def test_the_caravan_moves_in():
    scene = Scene(B1).turn()
    scene.drop(1, 0, "s", wood=3, iron=2)
    scene.give(0, gold=1, crop=4, game=2)
    scene.act("build_small")
    assert scene.held(0, CARAVAN) == {}
    assert scene.held(0, 0) == {"gold": 1, "crop": 4, "game": 2}


@rule("FIN-104")
def test_what_the_village_cannot_hold_is_dropped_by_choice():
    scene = Scene(B1).turn()
    scene.drop(1, 0, "s", wood=3, iron=2)
    scene.give(0, gold=2, crop=4, game=2)
    scene.act("build_small")
    assert scene.s.phase == OVERFLOW
    goods = scene.out[: legal_overflow(scene.s, scene.b, scene.out)]
    assert goods.tolist() == [GOOD_ACTION + GOODS[name] for name in ("gold", "crop", "game")]


@rule("FIN-105")
def test_dolmens_honour_new_flags():
    scene = Scene("M34 0 0 0, M24 2 0 0").turn(coins=0)
    scene.give(0, wood=3, iron=2)
    scene.act("build_small")
    assert scene.s.star[0] == 2
    scene.give(0, 0, wood=3, iron=2, gold=1)
    scene.act("grow")
    assert scene.s.star[0] == 4
    scene = Scene("M34 0 0 0, M24 2 0 0").turn(coins=0)
    scene.give(0, wood=6, iron=4, gold=1)
    scene.act("build_large")
    assert scene.s.star[0] == 4


@rule("FIN-106")
def test_boats():
    scene = Scene(DOCKS + ", SA1 0 -5 0").turn()
    scene.s.com_flags[scene.comarca(1, 0, "w"), 0] = 1
    scene.village(0, 1, -5, "s")
    scene.give(0, 0, wood=2, iron=1)
    assert not scene.offers("build_boat")  # neither colonised nor on a road with an own unit
    scene.s.unit_road[0, 0] = scene.s.plot_road[scene.edge(0, 0, "n") >> 2, 0]
    assert scene.offers("build_boat")
    scene.act("build_boat")
    assert scene.held(0, 0) == {}
    assert scene.s.unit_place[0, 1] == cell_of(0, 1)
    assert scene.s.plot_face[scene.s.plot_at[cell_of(0, 1)] - 1] == -40
    scene.give(0, 0, wood=2, iron=1)
    scene.s.unit_road[0, 0] = scene.s.plot_road[scene.edge(0, 0, "n") >> 2, 0]
    assert not scene.offers("build_boat")  # the arrow cell is taken


@rule("FIN-106")
@pytest.mark.parametrize(("wood", "iron", "enough"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_cost_of_a_boat(wood, iron, enough):
    scene = Scene(DOCKS + ", M18 2 0 0").turn()
    scene.village(0, 3, 0, "n")
    assert scene.s.com_flags[scene.comarca(0, 0, "n"), 0] == 1
    scene.give(0, 0, wood=wood, iron=iron)
    assert scene.offers("build_boat") == enough


@rule("FIN-107")
@pytest.mark.parametrize(("wood", "iron", "enough"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_carts(wood, iron, enough):
    scene = settled(wood=wood, iron=iron)
    assert scene.offers("build_cart") == enough
    if enough:
        scene.act("build_cart")
        assert scene.held(0, 0) == {}
        assert scene.s.unit_anchor[0, 1] == 4 * cell_of(0, 0) + SIDES["e"]
        assert scene.s.unit_land[0, 1] == 0
    assert not Scene(B1).turn().offers("build_cart")  # a nomad has no unit anywhere


@rule("FIN-107")
def test_a_cart_may_be_built_in_any_comarca_with_a_unit():
    scene = Scene("SA1 0 0 0, M18 -2 0 0").turn()
    scene.village(0, 1, 0, "s")
    scene.village(0, -1, 0, "n")
    scene.give(0, 0, wood=1, iron=1)
    assert not scene.offers("build_boat")
    west, east = scene.comarca(-1, 0, "n"), scene.comarca(1, 0, "s")
    assert west != east
    scene.act("build_cart", COMARCA_ACTION + west)
    assert scene.s.unit_com[0, 2] == west


@rule("FIN-108", "FIN-184")
@pytest.mark.parametrize(("supply", "wood"), [(10, 2), (1, 1), (0, 0)])
def test_a_boat_is_broken_up(supply, wood):
    scene = Scene(DOCKS + ", M18 2 0 0").turn()
    scene.village(0, 3, 0, "n")
    scene.boat(0, 0, 0, "n")
    scene.give(0, 1, gold=1)
    scene.s.supply[WOOD] = supply
    scene.act("destroy")
    assert scene.held(0, 0) == {"gold": 1} | ({"wood": wood} if wood else {})
    assert scene.s.unit_kind[0].tolist()[:2] == [1, 0]
    assert scene.s.plot_face[scene.s.plot_at[cell_of(0, 1)] - 1] == -1


@rule("FIN-108")
def test_a_cart_is_broken_up_and_villages_never():
    scene = settled(gold=2)
    assert not scene.offers("destroy")
    scene.cart(0, scene.comarca(1, 0, "s"))
    scene.give(0, 1, iron=1)
    scene.act("destroy")
    assert scene.held(0, 0) == {"gold": 2, "wood": 1}
    assert scene.on_ground(1, 0, "s", "iron") == 1  # the village is full
    assert scene.cubes_are_all_there()


def test_a_territory_holds_together_by_units_that_stand_far_back():
    scene = Scene()
    scene.s.unit_kind[0, :4] = PART
    scene.s.unit_com[0, :4] = 1, 2, 2, 1
    scene.s.unit_road[0, :4] = NOTHING, NOTHING, 7, 7
    find_lands(scene.s, 0)
    assert scene.s.unit_land[0, :4].tolist() == [0] * 4
