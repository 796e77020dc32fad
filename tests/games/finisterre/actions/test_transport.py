"""Boats, carts, free steps, and the order of an action turn."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.questions import ONE_WAY
from oppidum.games.finisterre.land import roads
from oppidum.games.finisterre.land.grid import cell_of
from tests.games.finisterre.river import docks_for, river
from tests.games.finisterre.world import World, answers

rule = pytest.mark.rule


@rule("FIN-113")
@pytest.mark.parametrize(("cargo", "docks"), [(0, [1, 2, 3, 4]), (1, [1, 2, 3]), (2, [1, 2])])
def test_reach_of_boats(cargo, docks):
    world = river(6)
    world.boat(0, 0, 0, "s")
    world.give(0, 0, gold=cargo)
    before = world.position.checksum()
    world.legal()
    assert world.position.checksum() == before  # looking around leaves no trace
    assert docks_for(world) == docks


@rule("FIN-113")
def test_a_boat_passes_taken_docks():
    world = river(3)
    world.boat(0, 0, 0, "s")
    world.boat(1, 1, 0, "s")
    world.act("sail", world.at(2, 0, "s"))
    assert world.s.unit_place[0, 0] == cell_of(2, -1)
    assert world.s.plot_face[world.s.plot_at[cell_of(0, -1)] - 1] == -1
    assert world.s.plot_face[world.s.plot_at[cell_of(2, -1)] - 1] == -40


def test_a_boat_lies_in_the_comarca_of_its_dock():
    world = World("SA1 5 5 0, SB6 0 0 0")
    boat = world.boat(0, 0, 0, "n")
    plot = int(world.s.plot_at[world.town_of(0, boat)]) - 1
    assert roads.boat_comarca(world.s, plot) == world.comarca(0, 0, "n") != world.comarca(6, 5, "n")


def banks() -> World:
    """Two villages, one on each bank of a bridge, and a cart with a good in the east."""
    world = World("SA1 0 0 0, M18 -2 0 0").turn()
    world.village(0, 1, 0, "s")
    world.cart(0, 1, 0, "s")
    return world


@rule("FIN-114")
def test_carts_cross_bridges():
    world = banks()
    west = world.comarca(-1, 0, "n")
    assert not world.offers("carry_load")
    world.give(0, 1, gold=1)
    assert not world.offers("move_cart")
    world.act("carry_load")  # to the only other comarca
    assert world.s.unit_com[0, 1] == west
    assert world.held(0, 1) == {"gold": 1}
    assert world.s.unit_land[0].tolist()[:2] == [0, 1]
    assert world.s.actions_left == 2


@rule("FIN-114")
def test_carts_need_a_bridge_from_bank_to_bank():
    world = banks()
    world.give(0, 1, gold=1)
    assert world.offers("carry_load")
    world.book.bridge[:] = 0
    assert not world.offers("carry_load")


@rule("FIN-114")
def test_a_round_trip_swaps_two_goods():
    world = banks()
    world.give(0, 1, gold=1)
    world.village(0, -1, 0, "n")  # both banks are colonised now
    world.give(0, 2, crop=6, iron=1)
    world.act("carry_load")
    assert world.legal() == [answers.good("iron", 2), answers.good("crop", 2), ONE_WAY]
    world.answer(answers.good("crop", 2))
    assert world.held(0, 1) == {"crop": 6}
    assert world.held(0, 2) == {"iron": 1, "gold": 1}
    assert world.s.unit_com[0, 1] == world.comarca(1, 0, "s")
    assert world.s.actions_left == 2


@rule("FIN-114")
def test_a_cart_may_stay_there():
    world = banks()
    world.give(0, 1, gold=1)
    world.village(0, -1, 0, "n")
    world.give(0, 2, iron=1)
    world.act("carry_load", ONE_WAY)
    assert world.held(0, 1) == {"gold": 1}
    assert world.s.unit_com[0, 1] == world.comarca(-1, 0, "n")


@rule("FIN-114")
def test_an_empty_cart_moves_free():
    world = banks()
    world.act("move_cart")
    assert world.s.unit_com[0, 1] == world.comarca(-1, 0, "n")
    assert (world.s.actions_left, world.s.free_left) == (3, 19)


@rule("FIN-114")
def test_two_bridges_in_one_action():
    world = World("SA1 0 0 0, SA1 -3 0 0, M21 -2 0 0").turn()
    world.village(0, 1, 0, "s")
    world.cart(0, 1, 0, "s", gold=1)
    far = world.comarca(-3, 0, "w")
    assert len({far, world.comarca(-2, 0, "w"), world.comarca(1, 0, "s")}) == 3
    world.act("carry_load", moves.COMARCA + far)
    assert world.s.unit_com[0, 1] == far


def test_goods_move_inside_a_territory():
    world = banks()
    world.give(0, 0, gold=1, crop=8)
    world.act("move_good", answers.good("crop"))
    assert world.held(0, 0) == {"gold": 1, "crop": 2}
    assert world.held(0, 1) == {"crop": 6}
    assert world.s.free_left == 19


def test_goods_are_dropped():
    world = banks()
    world.give(0, 0, gold=1, crop=8)
    world.act("drop_good", answers.good("crop"))
    assert world.held(0, 0) == {"gold": 1, "crop": 2}
    assert world.on_ground("crop", 1, 0, "s") == 6
    assert world.s.pile_value[0] == 6


def test_bought_goods_go_to_any_unit():
    world = banks().trade(wood=3)
    world.s.coins[0] = 8
    world.act("buy")
    world.act("move_good", world.unit(0, 1))
    assert world.held(0, 1) == {"wood": 1}


def test_free_steps_after_the_last_action():
    world = banks()
    world.turn(pool_size=1)
    world.give(0, 0, iron=1, wood=1)
    world.act("build_cart")
    assert world.s.phase == phases.ACT  # the new cart may still be moved
    assert world.s.actions_left == 0
    assert moves.END_TURN in world.legal()
    assert moves.STOP not in world.legal()
    assert not world.offers("build_cart")
    assert not world.answer(moves.END_TURN)


def test_a_turn_without_free_steps_ends_by_itself():
    world = World("SA1 0 0 0").turn(pool_size=1, hides=False)
    world.give(0, wood=3)
    assert not world.act("sell")
    assert world.s.pool[0] == 0
