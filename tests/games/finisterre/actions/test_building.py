"""Building: what it costs, where it may stand, who pays, and what it brings; and breaking up boats and carts."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.pool import base_actions
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, find_lands, villages_of
from oppidum.games.finisterre.goods.resources import WOOD
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.land.landscape import TOWN_TILE
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, NOTHING
from tests.games.finisterre.world import B1, B2, World, answers
from tests.games.finisterre.world.names import SIDES

rule = pytest.mark.rule
DOCKS = "SB6 0 0 0"  # a dock in the north of (0, 0), on a river bend; a road from (0, 0) to (1, 0)


def settled(flags: int = SMALL, cards: str = B2, **goods: int) -> World:
    """Clan 0 has a village at SA1's site, with more goods than it could hold if need be, and its action turn."""
    world = World(cards).turn(coins=20)
    world.village(0, 1, 0, "s", flags, **goods)
    return world


def test_a_second_village_stands_on_the_same_road():
    world = settled(wood=3, iron=2)
    world.act("build_small")
    assert world.held(0, 0) == {}
    assert world.s.town_cell[1, 0] == cell_of(1, 2)
    assert world.s.town_anchor[1] == 4 * cell_of(1, 1) + SIDES["n"]
    assert world.s.plot_face[world.s.plot_at[cell_of(1, 2)] - 1] == TOWN_TILE - 1
    assert world.s.unit_land[0, 1] == 0
    assert world.s.actions_left == 2
    assert world.cubes_are_all_there()


@rule("FIN-092")
@pytest.mark.parametrize(("wood", "iron", "enough"), [(3, 2, True), (2, 2, False), (3, 1, False)])
def test_cost_of_a_small_village(wood, iron, enough):
    assert settled(wood=wood, iron=iron).offers("build_small") == enough
    nomad = World(B1).turn()
    nomad.give(0, wood=wood, iron=iron)
    assert nomad.offers("build_small") == enough


@rule("FIN-093")
@pytest.mark.parametrize(("less", "enough"), [("", True), ("wood", False), ("iron", False), ("gold", False)])
def test_cost_of_a_large_village(less, enough):
    goods = {"wood": 6, "iron": 4, "gold": 1}
    if less:
        goods[less] -= 1
    world = settled(**goods)
    assert world.offers("build_large") == enough
    if enough:
        world.act("build_large")
        assert world.held(0, 0) == {}
        assert world.s.town_flags[1, 0] == LARGE


@rule("FIN-094")
@pytest.mark.parametrize(("less", "enough"), [("", True), ("wood", False), ("iron", False), ("gold", False)])
def test_growth(less, enough):
    goods = {"wood": 3, "iron": 2, "gold": 1}
    if less:
        goods[less] -= 1
    world = settled(**goods)
    assert world.offers("grow") == enough
    if enough:
        world.act("grow")
        assert world.held(0, 0) == {}
        assert world.s.town_flags[0].tolist() == [LARGE, 0]
        assert world.s.coins[0] == 20
        assert not world.offers("grow")


@rule("FIN-094")
def test_growth_in_a_city():
    world = settled(wood=3, iron=3, gold=1)
    world.close(0, 0, "s")
    assert not world.offers("grow")
    world.give(0, 0, iron=1)
    world.s.coins[0] = 3
    assert not world.offers("grow")
    world.s.coins[0] = 4
    world.act("grow", answers.cell("s"))
    assert (world.s.coins[0], world.held(0, 0)) == (0, {})
    assert world.s.town_flags[0].tolist() == [LARGE, SMALL]
    assert world.s.com_flags[world.comarca(1, 0, "s"), 0] == 3


@rule("FIN-185")
def test_the_second_tile_takes_another_cell():
    world = settled(wood=3, iron=4, gold=1)
    world.close(0, 0, "s")
    world.act("grow", answers.cell("e"))
    assert world.s.town_cell[0].tolist() == [cell_of(1, -1), cell_of(2, -1)]
    assert world.s.plot_face[world.s.plot_at[cell_of(1, -2)] - 1] == -1
    assert world.s.plot_face[world.s.plot_at[cell_of(2, -1)] - 1] == TOWN_TILE


def annex(world: World, flags: int, side: str) -> None:
    """Choose the size of the tile if it is asked for, then its cell."""
    world.act("annex")
    if answers.amount(flags) in world.legal():
        world.answer(answers.amount(flags))
    world.answer(answers.cell(side))


@rule("FIN-095")
def test_closing_a_city():
    world = settled(wood=3, iron=4)
    world.s.coins[0] = 3
    assert not world.offers("annex")
    world.s.coins[0] = 4
    annex(world, SMALL, "e")
    assert (world.s.coins[0], world.held(0, 0)) == (0, {})
    assert world.s.town_flags[0].tolist() == [SMALL, SMALL]
    assert world.s.town_cell[0].tolist() == [cell_of(1, -1), cell_of(2, -1)]
    assert villages_of(world.s, 0) == 2
    assert world.s.com_flags[world.comarca(1, 0, "s"), 0] == 2
    assert not settled(wood=3, iron=3).offers("annex")
    assert not settled(wood=2, iron=4).offers("annex")


@rule("FIN-096")
def test_closing_a_city_with_a_large_tile():
    world = settled(wood=6, iron=7, gold=1)
    world.s.coins[0] = 6
    annex(world, LARGE, "s")
    assert (world.s.coins[0], world.held(0, 0)) == (0, {})
    assert world.s.town_flags[0].tolist() == [SMALL, LARGE]


@rule("FIN-101")
def test_a_city_has_two_tiles():
    world = settled(wood=6, iron=7, gold=1)
    world.close(0, 0, "s")
    assert not world.offers("annex")


@rule("FIN-037")
def test_no_city_without_a_cell():
    world = settled(wood=3, iron=4)
    assert world.offers("annex")
    world = World(B1 + ", SA3 0 -1 0, M16 2 -1 1, M21 1 -2 1").turn(coins=20)
    world.village(0, 1, 0, "s", anywhere=True, wood=3, iron=4)
    assert not world.offers("annex")


@rule("FIN-164")
def test_no_tile_before_a_river_end():
    world = settled(wood=3, iron=4)
    world.act("annex")
    cells = [action - moves.CELL for action in world.legal()]
    assert SIDES["w"] not in cells  # (0, -1) lies before the river's southern end
    assert cells == [SIDES["e"], SIDES["s"]]


@rule("FIN-007")
def test_seventh_tile():
    world = settled(wood=9, iron=9, gold=2)
    for number in range(1, 6):
        assert world.offers("build_small")
        world.s.town_flags[number, 0], world.s.town_clan[number, 0] = SMALL, 0
    assert not world.offers("build_small")
    assert not world.offers("build_large")
    assert not world.offers("annex")
    assert world.offers("grow")


@rule("FIN-007")
def test_seventh_vehicle():
    world = settled(wood=3, iron=3)
    comarca = world.comarca(1, 0, "s")
    for _ in range(6):
        assert world.offers("build_cart")
        world.cart(0, comarca)
    assert not world.offers("build_cart")


@rule("FIN-102")
def test_the_settled_found_along_their_roads():
    goods = {"wood": 3, "iron": 2}
    world = settled(cards=B1 + ", SA2 10 10 0", **goods)  # the other site lies far away
    assert not world.offers("build_small")
    nomad = World(B1 + ", SA2 10 10 0").turn()
    nomad.give(0, **goods)
    nomad.act("build_small", nomad.at(11, 10, "n"))
    assert villages_of(nomad.s, 0) == 1


@rule("FIN-102")
def test_a_boat_on_the_road_is_enough():
    world = settled(cards=B1 + ", SB6 10 10 0, M18 11 11 3")  # far away a dock and a site, on one road
    site = world.edge(11, 12, "w")
    world.give(0, 0, wood=3, iron=2)
    assert not world.offers("build_small")
    boat = world.boat(0, 10, 10, "n")
    assert world.s.unit_road[0, boat] == world.s.plot_road[site >> 2, site & 3]
    assert not world.offers("build_small")  # the goods are elsewhere
    world.give(0, boat, wood=3, iron=2)
    world.act("build_small")
    assert world.s.town_cell[1, 0] == cell_of(10, 12)
    assert world.held(0, boat) == {}
    assert world.held(0, 0) == {"wood": 3, "iron": 2}


@rule("FIN-103")
def test_a_nomad_founds_from_the_ground():
    world = World(B1).turn()
    world.drop(1, 0, "s", wood=3, iron=2)
    world.act("build_small")
    assert world.on_ground("wood", 1, 0, "s") == world.on_ground("iron", 1, 0, "s") == 0
    assert world.s.piles == 0
    assert world.cubes_are_all_there()
    world = World(B1).turn()
    world.drop(0, 0, "w", wood=3, iron=2)  # on the other bank
    assert not world.offers("build_small")


@rule("FIN-103")
def test_ground_goods_pay_last_and_only_by_the_option():
    world = World(B1).turn()
    world.drop(1, 0, "s", wood=3, iron=2)
    world.give(0, wood=2)
    world.act("build_small")
    assert world.on_ground("wood", 1, 0, "s") == 2
    assert world.held(0) == {}
    world = World(B1, nomad_ground=False).turn()
    world.drop(1, 0, "s", wood=3, iron=2)
    assert not world.offers("build_small")


@rule("FIN-188")
def test_no_large_village_from_the_ground():
    world = World(B1).turn()
    world.drop(1, 0, "s", wood=6, iron=4, gold=1)
    assert world.offers("build_small")
    assert not world.offers("build_large")


def test_a_virgin_comarca_pays_settled_founders_by_an_option():
    for virgin in (False, True):
        world = World("SA1 0 0 0, M18 -2 0 0", virgin_founding=virgin).turn()
        world.village(0, 1, 0, "s")
        world.drop(-1, 0, "n", wood=3, iron=2)
        assert world.offers("build_small") == virgin


@rule("FIN-180")
def test_a_nomad_with_a_boat_uses_what_it_holds():
    world = World("SB6 10 10 0, M18 11 11 3").turn()
    boat = world.boat(0, 10, 10, "n", wood=2)
    world.give(0, wood=1, iron=2)
    assert base_actions(world.s, world.b, 0) == 1
    world.act("build_small")
    assert world.held(0, boat) == world.held(0, 1) == {}
    assert villages_of(world.s, 0) == 1


@rule("FIN-180")
def test_what_a_nomad_holds_elsewhere_is_of_no_use():
    world = World("SB6 10 10 0, SA1 0 0 0").turn()
    world.give(0, world.boat(0, 10, 10, "n"), wood=2)
    world.give(0, wood=1, iron=2)
    assert not world.offers("build_small")


def test_units_pay_the_nearest_first():
    world = World("SA1 0 0 0, SA2 0 1 0, M18 -2 0 0").turn()
    far = world.village(0, -1, 0, "n")
    beside, here = world.village(0, 1, 1, "n"), world.village(0, 1, 0, "s")
    assert world.s.unit_land[0].tolist()[:3] == [far] * 3
    world.give(0, far, wood=3, gold=3)
    world.give(0, beside, wood=2, iron=1)
    world.give(0, here, wood=1, iron=2)
    world.give(0, BOUGHT, iron=1)
    world.act("grow", world.unit(0, here))
    assert world.held(0, BOUGHT) == {}
    assert world.held(0, here) == {"iron": 1}
    assert world.held(0, beside) == {"iron": 1}
    assert world.held(0, far) == {"wood": 3, "gold": 2}


@rule("FIN-104")
def test_the_caravan_moves_in():
    world = World(B1).turn()
    world.drop(1, 0, "s", wood=3, iron=2)
    world.give(0, gold=1, crop=4, game=2)
    world.act("build_small")
    assert world.held(0, CARAVAN) == {}
    assert world.held(0, 0) == {"gold": 1, "crop": 4, "game": 2}


@rule("FIN-104")
def test_what_the_village_cannot_hold_is_dropped_by_choice():
    world = World(B1).turn()
    world.drop(1, 0, "s", wood=3, iron=2)
    world.give(0, gold=2, crop=4, game=2)
    world.act("build_small")
    assert world.s.phase == phases.OVERFLOW
    assert world.legal() == [answers.good(name) for name in ("gold", "crop", "game")]


@rule("FIN-105")
def test_dolmens_honour_new_flags():
    world = World("M34 0 0 0, M24 2 0 0").turn(coins=0)
    world.give(0, wood=3, iron=2)
    world.act("build_small")
    assert world.s.star[0] == 2
    world.give(0, 0, wood=3, iron=2, gold=1)
    world.act("grow")
    assert world.s.star[0] == 4
    world = World("M34 0 0 0, M24 2 0 0").turn(coins=0)
    world.give(0, wood=6, iron=4, gold=1)
    world.act("build_large")
    assert world.s.star[0] == 4


@rule("FIN-106")
def test_boats():
    world = World(DOCKS + ", SA1 0 -5 0").turn()
    world.s.com_flags[world.comarca(1, 0, "w"), 0] = 1
    world.village(0, 1, -5, "s", wood=2, iron=1)
    assert not world.offers("build_boat")  # neither colonised nor on a road with an own unit
    world.s.unit_road[0, 0] = world.s.plot_road[world.edge(0, 0, "n") >> 2, 0]
    assert world.offers("build_boat")
    world.act("build_boat")
    assert world.held(0, 0) == {}
    assert world.s.unit_place[0, 1] == cell_of(0, 1)
    assert world.s.plot_face[world.s.plot_at[cell_of(0, 1)] - 1] == -40
    world.give(0, 0, wood=2, iron=1)
    world.s.unit_road[0, 0] = world.s.plot_road[world.edge(0, 0, "n") >> 2, 0]
    assert not world.offers("build_boat")  # the arrow cell is taken


@rule("FIN-106")
@pytest.mark.parametrize(("wood", "iron", "enough"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_cost_of_a_boat(wood, iron, enough):
    world = World(DOCKS + ", M18 2 0 0").turn()
    world.village(0, 3, 0, "n")
    assert world.s.com_flags[world.comarca(0, 0, "n"), 0] == 1
    world.give(0, 0, wood=wood, iron=iron)
    assert world.offers("build_boat") == enough


@rule("FIN-107")
@pytest.mark.parametrize(("wood", "iron", "enough"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_carts(wood, iron, enough):
    world = settled(wood=wood, iron=iron)
    assert world.offers("build_cart") == enough
    if enough:
        world.act("build_cart")
        assert world.held(0, 0) == {}
        assert world.s.unit_anchor[0, 1] == 4 * cell_of(0, 0) + SIDES["e"]
        assert world.s.unit_land[0, 1] == 0
    assert not World(B1).turn().offers("build_cart")  # a nomad has no unit anywhere


@rule("FIN-107")
def test_a_cart_may_be_built_in_any_comarca_with_a_unit():
    world = World("SA1 0 0 0, M18 -2 0 0").turn()
    world.village(0, 1, 0, "s", wood=1, iron=1)
    world.village(0, -1, 0, "n")
    assert not world.offers("build_boat")
    west, east = world.comarca(-1, 0, "n"), world.comarca(1, 0, "s")
    assert west != east
    world.act("build_cart", moves.COMARCA + west)
    assert world.s.unit_com[0, 2] == west


@rule("FIN-108", "FIN-184")
@pytest.mark.parametrize(("supply", "wood"), [(10, 2), (1, 1), (0, 0)])
def test_a_boat_is_broken_up(supply, wood):
    world = World(DOCKS + ", M18 2 0 0").turn()
    world.village(0, 3, 0, "n")
    world.boat(0, 0, 0, "n", gold=1)
    world.s.supply[WOOD] = supply
    world.act("destroy")
    assert world.held(0, 0) == {"gold": 1} | ({"wood": wood} if wood else {})
    assert world.s.unit_kind[0].tolist()[:2] == [1, 0]
    assert world.s.plot_face[world.s.plot_at[cell_of(0, 1)] - 1] == -1


@rule("FIN-108")
def test_a_cart_is_broken_up_and_villages_never():
    world = settled(gold=2)
    assert not world.offers("destroy")
    world.cart(0, 1, 0, "s")
    world.give(0, 1, iron=1)
    world.act("destroy")
    assert world.held(0, 0) == {"gold": 2, "wood": 1}
    assert world.on_ground("iron", 1, 0, "s") == 1  # the village is full
    assert world.cubes_are_all_there()


def test_a_territory_holds_together_by_units_that_stand_far_back():
    world = World()
    world.s.unit_kind[0, :4] = PART
    world.s.unit_com[0, :4] = 1, 2, 2, 1
    world.s.unit_road[0, :4] = NOTHING, NOTHING, 7, 7
    find_lands(world.s, 0)
    assert world.s.unit_land[0, :4].tolist() == [0] * 4
