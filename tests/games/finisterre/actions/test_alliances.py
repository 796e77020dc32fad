"""Mixed cities: consent, what they bring to both clans, and leaving them."""

import pytest

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import pool
from oppidum.games.finisterre.actions.building.leaving import can_leave_to
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, is_closed, is_nomad
from oppidum.games.finisterre.goods import harvest, hunger
from oppidum.games.finisterre.goods.larder import UNFED
from oppidum.games.finisterre.goods.resources import IRON, WOOD
from oppidum.games.finisterre.land import protection
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.land.landscape import TOWN_TILE
from oppidum.games.finisterre.state import CARAVAN, NOTHING
from tests.games.finisterre.world import B2, World, answers
from tests.games.finisterre.world.answers import NO, YES

rule = pytest.mark.rule


def neighbours(cards: str = B2, coins: int = 2, **goods: int) -> World:
    """Clan 0 has a village in the south, clan 1 one in the north, with 1 iron and 2 coins; it is clan 0's turn."""
    world = World(cards).turn(coins=coins)
    world.village(0, 1, 0, "s", **goods)
    world.village(1, 1, 1, "n", iron=1)
    world.s.coins[1] = 2
    return world


def ask_to_join(world: World, side: str = "n", flags: int = SMALL) -> World:
    """Clan 0 wants to lay a tile beside clan 1's village; what has only one answer is not asked."""
    world.act("annex")
    for wanted in (world.unit(1, 0), answers.amount(flags), answers.cell(side)):
        if world.s.phase != phases.CONSENT and wanted in world.legal():
            world.answer(wanted)
    assert (world.s.phase, world.s.asked) == (phases.CONSENT, 1)
    return world


@rule("FIN-098")
def test_a_tile_is_laid_with_consent():
    world = ask_to_join(neighbours(wood=3, iron=3))
    assert world.legal() == [NO, YES]
    assert world.held(0, 0) == {"wood": 3, "iron": 3}
    assert world.answer(YES)
    assert world.held(0, 0) == world.held(1, 0) == world.held(0, 1) == {}
    assert world.s.coins[:2].tolist() == [0, 0]
    assert (world.s.spirit[1], world.s.carried[1], world.s.spirit[0]) == (1, 1, 0)
    town = world.town_of(1, 0)
    assert world.s.town_clan[town].tolist() == [1, 0]
    assert world.s.town_cell[town, 1] == cell_of(1, 3)
    assert world.s.plot_face[world.s.plot_at[cell_of(1, 3)] - 1] == TOWN_TILE - town
    assert (world.s.unit_kind[0, 1], world.s.unit_place[0, 1]) == (PART, town)
    assert (world.s.phase, world.s.asked, world.s.actions_left) == (phases.ACT, 0, 2)
    assert world.cubes_are_all_there()
    assert world.is_sound()


@rule("FIN-098")
def test_a_refusal_costs_nothing_and_is_remembered():
    world = ask_to_join(neighbours(wood=3, iron=3))
    assert world.answer(NO)
    assert world.held(0, 0) == {"wood": 3, "iron": 3}
    assert (world.s.coins[0], world.s.spirit[1], world.s.actions_left, world.s.pool[0]) == (2, 0, 3, 4)
    assert (world.s.phase, world.s.asked) == (phases.ACT, 0)
    assert not world.offers("annex")
    pool.begin_actions(world.s, world.b)
    assert world.turn(coins=2).offers("annex")


@rule("FIN-098")
@pytest.mark.parametrize(("iron", "coins"), [(0, 2), (1, 1)])
def test_an_owner_who_cannot_pay_is_not_asked(iron, coins):
    world = neighbours(wood=3, iron=3)
    world.s.store[1, 0, IRON] = iron
    world.s.coins[1] = coins
    assert not world.offers("annex")


@rule("FIN-098")
@pytest.mark.parametrize("less", ["wood", "iron", "coins"])
def test_who_joins_pays_the_tile_and_its_group(less):
    price = {"wood": 3, "iron": 3, "coins": 2}
    price[less] -= 1
    assert not neighbours(**price).offers("annex")


@rule("FIN-098")
def test_the_owner_of_a_large_tile_pays_the_group_of_a_large_one():
    world = World(B2).turn(coins=2)
    world.village(0, 1, 0, "s", wood=3, iron=3)
    world.village(1, 1, 1, "n", LARGE, iron=2)
    world.s.coins[1] = 4
    ask_to_join(world).answer(YES)
    assert world.held(1, 0) == {}
    assert world.s.coins[:2].tolist() == [0, 0]


@rule("FIN-098")
def test_a_large_tile_joins():
    world = neighbours(wood=6, iron=6, gold=1, coins=4)
    ask_to_join(world, flags=LARGE)
    world.answer(YES)
    assert world.held(0, 0) == {}
    assert world.s.coins[:2].tolist() == [0, 0]
    assert world.s.town_flags[world.town_of(0, 1)].tolist() == [SMALL, LARGE]


@rule("FIN-098")
def test_the_settled_join_along_their_roads():
    """Another road leads to clan 1: only a nomad comes there."""
    world = World("SA1 0 0 0, SA2 0 5 0").turn(coins=2)
    world.village(1, 1, 5, "n", iron=1)
    world.s.coins[1] = 2
    world.give(0, wood=3, iron=3)
    assert world.offers("annex")
    world.village(0, 1, 0, "s", wood=3, iron=3)
    assert not world.offers("annex")


@rule("FIN-098")
def test_a_nomad_joins_with_its_caravan_and_nothing_from_the_ground():
    world = World(B2).turn(coins=2)
    world.village(1, 1, 1, "n", iron=1)
    world.s.coins[1] = 2
    world.drop(1, 1, "n", wood=3, iron=3)
    assert not world.offers("annex")
    world.give(0, wood=3, iron=3, gold=3, crop=8)
    world.act("annex", answers.cell("n"))
    world.answer(YES)
    assert world.on_ground("wood", 1, 1, "n") == 3
    assert world.held(0, CARAVAN) == {}
    assert world.held(0, 0) == {"gold": 3, "crop": 8}
    assert (world.s.phase, world.s.asked) == (phases.OVERFLOW, 0)
    assert world.legal() == [answers.good("gold"), answers.good("crop")]
    world.answer(answers.good("crop"))
    assert world.held(0, 0) == {"gold": 3, "crop": 6}
    assert not is_nomad(world.s, 0)


def shared(cards: str = B2) -> World:
    """The village of clan 1 in the north is closed by a tile of clan 0."""
    world = World(cards).turn(coins=20)
    world.town("1S 0S", 1, 1, "n", second="n")
    return world


@rule("FIN-099")
def test_both_clans_have_a_city():
    world = shared()
    comarca = world.comarca(1, 1, "n")
    for clan in range(2):
        assert pool.base_actions(world.s, world.b, clan) == 2
        assert harvest.allowance_of(world.s, world.b, clan, comarca) == 2


@rule("FIN-099")
def test_the_city_is_protected_from_both():
    world = shared()
    town = world.town_of(0, 0)
    assert [protection.is_foreign(world.s, town, clan) for clan in range(2)] == [True, True]


@rule("FIN-101")
def test_no_third_tile_in_a_mixed_city():
    world = World(B2, players=3).turn(2, coins=20)
    world.town("1S 0S", 1, 1, "n", second="n", iron=2)
    world.give(2, wood=3, iron=3)
    world.s.coins[:] = 20
    assert not world.offers("annex")


@rule("FIN-100")
def test_the_second_tile_leaves():
    world = shared()
    world.give(0, 0, wood=2)
    world.act("leave")
    first, second = world.town_of(1, 0), world.town_of(0, 0)
    assert first != second
    assert not is_closed(world.s, first)
    assert not is_closed(world.s, second)
    assert (world.s.town_cell[second, 0], world.s.town_clan[second, 0]) == (cell_of(1, -1), 0)
    assert (world.s.town_cell[first, 0], world.s.town_clan[first, 0]) == (cell_of(1, 2), 1)
    assert world.held(0, 0) == {"wood": 2}
    assert (world.s.coins[0], world.s.actions_left) == (20, 2)
    assert world.is_sound()


@rule("FIN-100")
def test_a_tile_leaves_only_for_sites_of_its_comarca():
    world = shared(B2 + ", M18 -2 0 0")  # whose site lies in the west
    sites = [edge for edge in range(4 * world.s.plots) if can_leave_to(world.s, world.b, 0, 0, edge)]
    assert sites == [world.edge(1, 0, "s")]


@rule("FIN-100")
def test_the_other_slides_when_the_arrow_tile_leaves():
    world = shared()
    world.turn(1)
    world.act("leave")
    town = world.town_of(0, 0)
    assert (world.s.town_cell[town, 0], world.s.town_clan[town, 0]) == (cell_of(1, 2), 0)
    assert world.s.town_flags[town].tolist() == [SMALL, 0]
    assert world.s.unit_road[0, 0] == world.s.unit_road[1, 0] != NOTHING
    assert world.is_sound()


@rule("FIN-100")
def test_nobody_leaves_without_a_free_site_or_an_own_city():
    world = shared()
    assert world.offers("leave")
    world.village(1, 1, 0, "s")
    assert not world.offers("leave")
    own = World(B2).turn(coins=20)
    own.town("0S 0S", 1, 1, "n", second="n")
    assert not own.offers("leave")


@rule("FIN-185")
def test_only_the_second_tile_moves_when_a_mixed_city_grows():
    for clan, moved in ((0, True), (1, False)):
        world = shared()
        world.turn(clan, coins=20)
        world.give(clan, 0, wood=3, iron=4, gold=1)
        world.act("grow", *([answers.cell("e")] if moved else []))
        town = world.town_of(clan, 0)
        assert world.s.town_clan[town].tolist() == [1, 0]
        assert world.s.town_flags[town].tolist() == ([SMALL, LARGE] if moved else [LARGE, SMALL])
        assert world.s.town_cell[town, 1] == (cell_of(2, 2) if moved else cell_of(1, 3))
        assert world.s.coins[clan] == 16
        assert world.held(clan, 0) == {}
        assert world.is_sound()


@rule("FIN-167")
def test_a_starved_owner_leaves_the_city_to_the_other():
    world = shared()
    town = world.town_of(0, 0)
    world.give(1, 0, wood=1)
    world.s.unfed[town, 0] = UNFED
    assert hunger.starve(world.s, world.b, 1, NO_AWARDS)
    assert is_nomad(world.s, 1)
    assert (world.s.town_cell[town, 0], world.s.town_clan[town, 0]) == (cell_of(1, 2), 0)
    assert world.s.store[0, 0, WOOD] == 0
    assert world.on_ground("wood", 1, 1, "n") == 1
    assert world.is_sound()
