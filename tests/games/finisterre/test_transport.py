"""Boats, carts, free steps, and the order of an action turn."""

import pytest

from oppidum.games.finisterre import roads
from oppidum.games.finisterre.acting import choose_kind, choose_target
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.questions import ONE_WAY
from oppidum.games.finisterre.state import ACT, COMARCA_ACTION, END_TURN, GOOD_ACTION, STOP
from tests.games.finisterre.scene import GOODS, Scene

rule = pytest.mark.rule
# A river from west to east along y = 0: straight squares, docks to the south at every second one.
DOCK_CARD = "M08"  # rwdw / .s.w, laid over by the next: a bridge square with a dock in the south


def river(docks: int) -> Scene:
    """A chain of M08's squares A, each with a dock in the south; every square B is covered by the next card."""
    scene = Scene(", ".join(f"{DOCK_CARD} {x} 0 0" for x in range(docks + 1)))
    scene.s.pool[:] = 0
    return scene.turn()


def docks_for(scene: Scene) -> list[int]:
    """Where the docks in reach lie, by their columns."""
    scene.act("sail")
    if scene.s.phase == ACT:
        return [int(scene.s.unit_place[0, 0]) % 63 - 31]
    return [x for x in range(10) if int(scene.s.plot_at[cell_of(x, 0)]) and scene.at(x, 0, "s") in scene.legal()]


@rule("FIN-113")
@pytest.mark.parametrize(("cargo", "docks"), [(0, [1, 2, 3, 4]), (1, [1, 2, 3]), (2, [1, 2])])
def test_reach_of_boats(cargo, docks):
    scene = river(6)
    scene.boat(0, 0, 0, "s")
    scene.give(0, 0, gold=cargo)
    before = scene.position.checksum()
    scene.legal()
    assert scene.position.checksum() == before  # looking around leaves no trace
    assert docks_for(scene) == docks


@rule("FIN-113")
def test_a_boat_passes_taken_docks():
    scene = river(3)
    scene.boat(0, 0, 0, "s")
    scene.boat(1, 1, 0, "s")
    scene.act("sail", scene.at(2, 0, "s"))
    assert scene.s.unit_place[0, 0] == cell_of(2, -1)
    assert scene.s.plot_face[scene.s.plot_at[cell_of(0, -1)] - 1] == -1
    assert scene.s.plot_face[scene.s.plot_at[cell_of(2, -1)] - 1] == -40


def test_a_boat_lies_in_the_comarca_of_its_dock():
    scene = Scene("SA1 5 5 0, SB6 0 0 0")
    boat = scene.boat(0, 0, 0, "n")
    plot = int(scene.s.plot_at[int(scene.s.unit_place[0, boat])]) - 1
    assert roads.boat_comarca(scene.s, plot) == scene.comarca(0, 0, "n") != scene.comarca(6, 5, "n")


def banks() -> Scene:
    """Two villages, one on each bank of a bridge, and a cart with a good in the east."""
    scene = Scene("SA1 0 0 0, M18 -2 0 0").turn()
    scene.village(0, 1, 0, "s")
    scene.cart(0, scene.comarca(1, 0, "s"))
    return scene


@rule("FIN-114")
def test_carts_cross_bridges():
    scene = banks()
    west = scene.comarca(-1, 0, "n")
    assert not scene.offers("carry_load")
    scene.give(0, 1, gold=1)
    assert not scene.offers("move_cart")
    scene.act("carry_load")  # to the only other comarca
    assert scene.s.unit_com[0, 1] == west
    assert scene.held(0, 1) == {"gold": 1}
    assert scene.s.unit_land[0].tolist()[:2] == [0, 1]
    assert scene.s.actions_left == 2


@rule("FIN-114")
def test_carts_need_a_bridge_from_bank_to_bank():
    scene = banks()
    scene.give(0, 1, gold=1)
    assert scene.offers("carry_load")
    book = scene.book.copy()
    book.bridge[:] = 0
    scene.b = book.row
    assert not scene.offers("carry_load")


@rule("FIN-114")
def test_a_round_trip_swaps_two_goods():
    scene = banks()
    scene.give(0, 1, gold=1)
    scene.village(0, -1, 0, "n")  # both banks are colonised now
    scene.give(0, 2, crop=6, iron=1)
    scene.act("carry_load")
    store = GOOD_ACTION + 2 * len(GOODS)
    assert scene.legal() == [store + GOODS["iron"], store + GOODS["crop"], ONE_WAY]
    choose_target(scene.s, scene.b, store + GOODS["crop"])
    assert scene.held(0, 1) == {"crop": 6}
    assert scene.held(0, 2) == {"iron": 1, "gold": 1}
    assert scene.s.unit_com[0, 1] == scene.comarca(1, 0, "s")
    assert scene.s.actions_left == 2


@rule("FIN-114")
def test_a_cart_may_stay_there():
    scene = banks()
    scene.give(0, 1, gold=1)
    scene.village(0, -1, 0, "n")
    scene.give(0, 2, iron=1)
    scene.act("carry_load", ONE_WAY)
    assert scene.held(0, 1) == {"gold": 1}
    assert scene.s.unit_com[0, 1] == scene.comarca(-1, 0, "n")


@rule("FIN-114")
def test_an_empty_cart_moves_free():
    scene = banks()
    scene.act("move_cart")
    assert scene.s.unit_com[0, 1] == scene.comarca(-1, 0, "n")
    assert (scene.s.actions_left, scene.s.free_left) == (3, 19)


@rule("FIN-114")
def test_two_bridges_in_one_action():
    scene = Scene("SA1 0 0 0, SA1 -3 0 0, M21 -2 0 0").turn()
    scene.village(0, 1, 0, "s")
    scene.cart(0, scene.comarca(1, 0, "s"))
    scene.give(0, 1, gold=1)
    far = scene.comarca(-3, 0, "w")
    assert len({far, scene.comarca(-2, 0, "w"), scene.comarca(1, 0, "s")}) == 3
    scene.act("carry_load", COMARCA_ACTION + far)
    assert scene.s.unit_com[0, 1] == far


def test_goods_move_inside_a_territory():
    scene = banks()
    scene.give(0, 0, gold=1, crop=8)
    scene.act("move_good", GOOD_ACTION + GOODS["crop"])
    assert scene.held(0, 0) == {"gold": 1, "crop": 2}
    assert scene.held(0, 1) == {"crop": 6}
    assert scene.s.free_left == 19


def test_goods_are_dropped():
    scene = banks()
    scene.give(0, 0, gold=1, crop=8)
    scene.act("drop_good", GOOD_ACTION + GOODS["crop"])
    assert scene.held(0, 0) == {"gold": 1, "crop": 2}
    assert scene.on_ground(1, 0, "s", "crop") == 6
    assert scene.s.pile_value[0] == 6


def test_bought_goods_go_to_any_unit():
    scene = banks().trade(wood=3)
    scene.s.coins[0] = 8
    scene.act("buy")
    scene.act("move_good", scene.unit(0, 1))
    assert scene.held(0, 1) == {"wood": 1}


def test_free_steps_after_the_last_action():
    scene = banks()
    scene.turn(pool_size=1)
    scene.give(0, 0, iron=1, wood=1)
    scene.act("build_cart")
    assert scene.s.phase == ACT  # the new cart may still be moved
    assert scene.s.actions_left == 0
    assert END_TURN in scene.legal()
    assert STOP not in scene.legal()
    assert not scene.offers("build_cart")
    assert not choose_kind(scene.s, scene.b, END_TURN)


def test_a_turn_without_free_steps_ends_by_itself():
    scene = Scene("SA1 0 0 0").turn(pool_size=1, hides=False)
    scene.give(0, wood=3)
    assert not scene.act("sell")
    assert scene.s.pool[0] == 0
