"""Mixed cities: consent, what they bring to both clans, and leaving them."""

import pytest

from oppidum.games.finisterre import harvest, hunger, pool, protection
from oppidum.games.finisterre.acting import choose_target
from oppidum.games.finisterre.alliances import can_leave_to
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.larder import UNFED
from oppidum.games.finisterre.overflow import drop_by_action, legal_overflow
from oppidum.games.finisterre.state import (
    ACT,
    AMOUNT_ACTION,
    CARAVAN,
    CELL_ACTION,
    CONSENT,
    GOOD_ACTION,
    IRON,
    LARGE,
    NOTHING,
    OVERFLOW,
    PART,
    SMALL,
    TOWN_TILE,
    WOOD,
)
from oppidum.games.finisterre.units import is_closed, is_nomad
from tests.games.finisterre.people import NO, YES, answer, asked, is_sound, share
from tests.games.finisterre.scene import GOODS, SIDES, Scene

rule = pytest.mark.rule
B2 = "SA1 0 0 0, SA2 0 1 0"  # two sites on one road: before (1, 0) in the south, before (1, 1) in the north


def neighbours(cards: str = B2, coins: int = 2, **goods: int) -> Scene:
    """Clan 0 has a village in the south, clan 1 one in the north, with 1 iron and 2 coins; it is clan 0's turn."""
    scene = Scene(cards).turn(coins=coins)
    scene.village(0, 1, 0, "s")
    scene.village(1, 1, 1, "n")
    scene.give(0, 0, **goods)
    scene.give(1, 0, iron=1)
    scene.s.coins[1] = 2
    return scene


def ask_to_join(scene: Scene, side: str = "n", flags: int = SMALL) -> Scene:
    """Clan 0 wants to lay a tile beside clan 1's village; what has only one answer is not asked."""
    scene.act("annex")
    for wanted in (scene.unit(1, 0), AMOUNT_ACTION + flags, CELL_ACTION + SIDES[side]):
        if scene.s.phase != CONSENT and wanted in scene.legal():
            choose_target(scene.s, scene.b, wanted)
    assert (scene.s.phase, scene.s.asked) == (CONSENT, 1)
    return scene


@rule("FIN-098")
def test_a_tile_is_laid_with_consent():
    scene = ask_to_join(neighbours(wood=3, iron=3))
    assert asked(scene) == [NO, YES]
    assert scene.held(0, 0) == {"wood": 3, "iron": 3}
    assert answer(scene, YES)
    assert scene.held(0, 0) == scene.held(1, 0) == scene.held(0, 1) == {}
    assert scene.s.coins[:2].tolist() == [0, 0]
    assert (scene.s.spirit[1], scene.s.carried[1], scene.s.spirit[0]) == (1, 1, 0)
    town = int(scene.s.unit_place[1, 0])
    assert scene.s.town_clan[town].tolist() == [1, 0]
    assert scene.s.town_cell[town, 1] == cell_of(1, 3)
    assert scene.s.plot_face[scene.s.plot_at[cell_of(1, 3)] - 1] == TOWN_TILE - town
    assert (scene.s.unit_kind[0, 1], scene.s.unit_place[0, 1]) == (PART, town)
    assert (scene.s.phase, scene.s.asked, scene.s.actions_left) == (ACT, 0, 2)
    assert scene.cubes_are_all_there()
    assert is_sound(scene)


@rule("FIN-098")
def test_a_refusal_costs_nothing_and_is_remembered():
    scene = ask_to_join(neighbours(wood=3, iron=3))
    assert answer(scene, NO)
    assert scene.held(0, 0) == {"wood": 3, "iron": 3}
    assert (scene.s.coins[0], scene.s.spirit[1], scene.s.actions_left, scene.s.pool[0]) == (2, 0, 3, 4)
    assert (scene.s.phase, scene.s.asked) == (ACT, 0)
    assert not scene.offers("annex")
    pool.begin_actions(scene.s, scene.b)
    assert scene.turn(coins=2).offers("annex")


@rule("FIN-098")
@pytest.mark.parametrize(("iron", "coins"), [(0, 2), (1, 1)])
def test_an_owner_who_cannot_pay_is_not_asked(iron, coins):
    scene = neighbours(wood=3, iron=3)
    scene.s.store[1, 0, IRON] = iron
    scene.s.coins[1] = coins
    assert not scene.offers("annex")


@rule("FIN-098")
@pytest.mark.parametrize("less", ["wood", "iron", "coins"])
def test_who_joins_pays_the_tile_and_its_group(less):
    price = {"wood": 3, "iron": 3, "coins": 2}
    price[less] -= 1
    assert not neighbours(**price).offers("annex")


@rule("FIN-098")
def test_the_owner_of_a_large_tile_pays_the_group_of_a_large_one():
    scene = Scene(B2).turn(coins=2)
    scene.village(0, 1, 0, "s")
    scene.village(1, 1, 1, "n", LARGE)
    scene.give(0, 0, wood=3, iron=3)
    scene.give(1, 0, iron=2)
    scene.s.coins[1] = 4
    answer(ask_to_join(scene), YES)
    assert scene.held(1, 0) == {}
    assert scene.s.coins[:2].tolist() == [0, 0]


@rule("FIN-098")
def test_a_large_tile_joins():
    scene = neighbours(wood=6, iron=6, gold=1, coins=4)
    ask_to_join(scene, flags=LARGE)
    answer(scene, YES)
    assert scene.held(0, 0) == {}
    assert scene.s.coins[:2].tolist() == [0, 0]
    assert scene.s.town_flags[int(scene.s.unit_place[0, 1])].tolist() == [SMALL, LARGE]


@rule("FIN-098")
def test_the_settled_join_along_their_roads():
    """Another road leads to clan 1: only a nomad comes there."""
    scene = Scene("SA1 0 0 0, SA2 0 5 0").turn(coins=2)
    scene.village(1, 1, 5, "n")
    scene.give(1, 0, iron=1)
    scene.s.coins[1] = 2
    scene.give(0, wood=3, iron=3)
    assert scene.offers("annex")
    scene.village(0, 1, 0, "s")
    scene.give(0, 0, wood=3, iron=3)
    assert not scene.offers("annex")


@rule("FIN-098")
def test_a_nomad_joins_with_its_caravan_and_nothing_from_the_ground():
    scene = Scene(B2).turn(coins=2)
    scene.village(1, 1, 1, "n")
    scene.give(1, 0, iron=1)
    scene.s.coins[1] = 2
    scene.drop(1, 1, "n", wood=3, iron=3)
    assert not scene.offers("annex")
    scene.give(0, wood=3, iron=3, gold=3, crop=8)
    scene.act("annex", CELL_ACTION + SIDES["n"])
    answer(scene, YES)
    assert scene.on_ground(1, 1, "n", "wood") == 3
    assert scene.held(0, CARAVAN) == {}
    assert scene.held(0, 0) == {"gold": 3, "crop": 8}
    assert (scene.s.phase, scene.s.asked) == (OVERFLOW, 0)
    choices = scene.out[: legal_overflow(scene.s, scene.b, scene.out)].tolist()
    assert choices == [GOOD_ACTION + GOODS["gold"], GOOD_ACTION + GOODS["crop"]]
    drop_by_action(scene.s, scene.b, choices[1])
    assert scene.held(0, 0) == {"gold": 3, "crop": 6}
    assert not is_nomad(scene.s, 0)


def shared(cards: str = B2) -> Scene:
    """The village of clan 1 in the north is closed by a tile of clan 0."""
    scene = Scene(cards).turn(coins=20)
    scene.village(1, 1, 1, "n")
    share(scene, 0, 1, 0, "n")
    return scene


@rule("FIN-099")
def test_both_clans_have_a_city():
    scene = shared()
    comarca = scene.comarca(1, 1, "n")
    for clan in range(2):
        assert pool.base_actions(scene.s, scene.b, clan) == 2
        assert harvest.allowance_of(scene.s, scene.b, clan, comarca) == 2


@rule("FIN-099")
def test_the_city_is_protected_from_both():
    scene = shared()
    town = int(scene.s.unit_place[0, 0])
    assert [protection.is_foreign(scene.s, town, clan) for clan in range(2)] == [True, True]


@rule("FIN-101")
def test_no_third_tile_in_a_mixed_city():
    scene = Scene(B2, players=3).turn(2, coins=20)
    scene.village(1, 1, 1, "n")
    share(scene, 0, 1, 0, "n")
    scene.give(2, wood=3, iron=3)
    scene.give(1, 0, iron=2)
    scene.s.coins[:] = 20
    assert not scene.offers("annex")


@rule("FIN-100")
def test_the_second_tile_leaves():
    scene = shared()
    scene.give(0, 0, wood=2)
    scene.act("leave")
    first, second = int(scene.s.unit_place[1, 0]), int(scene.s.unit_place[0, 0])
    assert first != second
    assert not is_closed(scene.s, first)
    assert not is_closed(scene.s, second)
    assert (scene.s.town_cell[second, 0], scene.s.town_clan[second, 0]) == (cell_of(1, -1), 0)
    assert (scene.s.town_cell[first, 0], scene.s.town_clan[first, 0]) == (cell_of(1, 2), 1)
    assert scene.held(0, 0) == {"wood": 2}
    assert (scene.s.coins[0], scene.s.actions_left) == (20, 2)
    assert is_sound(scene)


@rule("FIN-100")
def test_a_tile_leaves_only_for_sites_of_its_comarca():
    scene = shared(B2 + ", M18 -2 0 0")  # whose site lies in the west
    sites = [edge for edge in range(4 * scene.s.plots) if can_leave_to(scene.s, scene.b, 0, 0, edge)]
    assert sites == [scene.edge(1, 0, "s")]


@rule("FIN-100")
def test_the_other_slides_when_the_arrow_tile_leaves():
    scene = shared()
    scene.turn(1)
    scene.act("leave")
    town = int(scene.s.unit_place[0, 0])
    assert (scene.s.town_cell[town, 0], scene.s.town_clan[town, 0]) == (cell_of(1, 2), 0)
    assert scene.s.town_flags[town].tolist() == [SMALL, 0]
    assert scene.s.unit_road[0, 0] == scene.s.unit_road[1, 0] != NOTHING
    assert is_sound(scene)


@rule("FIN-100")
def test_nobody_leaves_without_a_free_site_or_an_own_city():
    scene = shared()
    assert scene.offers("leave")
    scene.village(1, 1, 0, "s")
    assert not scene.offers("leave")
    own = Scene(B2).turn(coins=20)
    own.close(0, own.village(0, 1, 1, "n"), "n")
    assert not own.offers("leave")


@rule("FIN-185")
def test_only_the_second_tile_moves_when_a_mixed_city_grows():
    for clan, moves in ((0, True), (1, False)):
        scene = shared()
        scene.turn(clan, coins=20)
        scene.give(clan, 0, wood=3, iron=4, gold=1)
        scene.act("grow", *([CELL_ACTION + SIDES["e"]] if moves else []))
        town = int(scene.s.unit_place[clan, 0])
        assert scene.s.town_clan[town].tolist() == [1, 0]
        assert scene.s.town_flags[town].tolist() == ([SMALL, LARGE] if moves else [LARGE, SMALL])
        assert scene.s.town_cell[town, 1] == (cell_of(2, 2) if moves else cell_of(1, 3))
        assert scene.s.coins[clan] == 16
        assert scene.held(clan, 0) == {}
        assert is_sound(scene)


@rule("FIN-167")
def test_a_starved_owner_leaves_the_city_to_the_other():
    scene = shared()
    town = int(scene.s.unit_place[0, 0])
    scene.give(1, 0, wood=1)
    scene.s.unfed[town, 0] = UNFED
    assert hunger.starve(scene.s, scene.b, 1)
    assert is_nomad(scene.s, 1)
    assert (scene.s.town_cell[town, 0], scene.s.town_clan[town, 0]) == (cell_of(1, 2), 0)
    assert scene.s.store[0, 0, WOOD] == 0
    assert scene.on_ground(1, 1, "n", "wood") == 1
    assert is_sound(scene)
