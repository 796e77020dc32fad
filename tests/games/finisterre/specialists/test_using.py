"""What active specialists do for an action: cures, magic, theft; and who is in their reach."""

import pytest

from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions import pool
from oppidum.games.finisterre.clans import access
from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.goods.resources import GOLD, IRON
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, FACE_DOWN, FACE_UP, ILL, USED
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world import B2, World, answers
from tests.games.finisterre.world.names import NUMBERS

rule = pytest.mark.rule


def people(*names: str, cards: str = B2, **options) -> World:
    """Clan 0 has a village with active cards, clan 1 another one on the same road."""
    world = World(cards, **options).turn()
    world.village(0, 1, 0, "s", LARGE)
    world.village(1, 1, 1, "n", LARGE)
    for name in names:
        world.hire(0, name, ACTIVE)
    return world


@rule("FIN-142")
def test_a_bard_cures_all_of_a_clan():
    world = people("BAR")
    assert not world.offers("use_specialist")
    sick = [world.hire(clan, name, ILL) for clan, name in ((1, "LAB"), (1, "LEN"), (0, "LAD"))]
    world.act("use_specialist", answers.whom(1))
    assert [int(world.s.slot_state[1, slot]) for slot in sick[:2]] == [FACE_UP, FACE_UP]
    assert world.s.slot_state[0, sick[2]] == ILL
    assert world.s.actions_left == 2
    assert not world.offers("use_specialist")  # once in a phase
    pool.begin_actions(world.s, world.b)
    world.turn().act("use_specialist")
    assert world.s.slot_state[0, sick[2]] == FACE_UP


@rule("FIN-142")
@pytest.mark.parametrize("name", ["DRU", "VAT", "HEC"])
def test_the_others_cure_one_card(name):
    world = people(name)
    for code in ("LAB", "LEN"):
        world.hire(1, code, ILL)
    own = world.hire(0, "LAD", ILL)
    world.act("use_specialist")
    assert {answers.card(1, 0), answers.card(1, 1), answers.card(0, own)} <= set(world.legal())
    assert answers.whom(1) not in world.legal()
    world.answer(answers.card(1, 1))
    assert world.s.slot_state[1, :2].tolist() == [ILL, FACE_UP]


@rule("FIN-142")
def test_cards_that_are_not_active_or_have_no_such_power_cure_nobody():
    world = people("CAR", "PAT", "LAD")
    world.hire(0, "BAR")
    world.hire(1, "LAB", ILL)
    assert not world.offers("use_specialist")


@rule("FIN-141")
def test_a_wizard_makes_gold_of_iron():
    world = people("HEC")
    assert not world.offers("use_specialist")
    world.give(0, 0, wood=3, iron=2)
    world.act("use_specialist")
    assert world.held(0, 0) == {"wood": 3, "iron": 1, "gold": 1}
    assert world.s.spent[0, IRON] == 1
    assert world.cubes_are_all_there()
    assert not world.offers("use_specialist")


@rule("FIN-141")
def test_a_wizard_without_gold_in_supply():
    world = people("HEC")
    world.give(0, 0, iron=1)
    world.give(1, gold=50)
    world.act("use_specialist")
    assert world.held(0, 0) == {}
    assert world.s.supply[GOLD] == 0


@rule("FIN-141")
def test_a_wizard_switches_a_card_off():
    world = people("HEC")
    active, mine = world.hire(1, "CAZ", wood=1), world.hire(0, "LAB", iron=1)
    world.s.slot_good[1, active, 1] = IRON
    world.s.slot_value[1, active, 1] = 1
    world.s.supply[IRON] -= 1
    for state in (FACE_UP, FACE_DOWN, AWAY):
        world.hire(1, "MEN", state)
    world.act("use_specialist")
    assert world.s.slot_state[1, active] == FACE_UP
    assert world.s.slot_good[1, active].tolist() == [NOTHING, NOTHING]
    assert world.held(1, 0) == {"wood": 1, "iron": 1}
    assert world.s.slot_state[0, mine] == ACTIVE


@rule("FIN-141")
def test_goods_of_a_card_without_room_go_to_supply():
    world = people("HEC")
    world.hire(1, "TES", gold=1)
    world.give(1, 0, wood=5)
    world.act("use_specialist")
    assert world.held(1, 0) == {"wood": 5}
    assert world.s.supply[GOLD] == 50


@rule("FIN-139")
def test_a_thief_takes_a_gold():
    world = people()
    thief = world.hire(0, "LAD", crop=3)
    world.give(1, 0, gold=2, wood=1)
    world.act("use_specialist", answers.kind("gold"))
    assert world.held(0, 0) == {"gold": 1}
    assert world.held(1, 0) == {"gold": 1, "wood": 1}
    assert world.s.slot_value[0, thief, 0] == 2
    assert (world.s.slot_used[0, thief], world.s.actions_left) == (USED, 2)
    assert not world.offers("use_specialist")


@rule("FIN-139")
def test_a_thief_takes_a_die_and_needs_room():
    world = people()
    thief = world.hire(0, "LAD", crop=1)
    world.give(1, 0, fish=8)
    world.give(0, 0, wood=5)
    assert not world.offers("use_specialist")
    world.s.store[0, 0, NUMBERS["wood"]] = 4
    world.act("use_specialist")
    assert world.held(0, 0) == {"wood": 4, "fish": 6}
    assert world.held(1, 0) == {"fish": 2}
    assert world.s.slot_state[0, thief] == FACE_UP  # its food is eaten


@rule("FIN-139")
def test_a_thief_needs_access():
    world = World("SA1 0 0 0, SA2 0 5 0").turn()
    world.village(0, 1, 0, "s")
    world.village(1, 1, 5, "n", gold=1)
    world.give(1, gold=1)
    world.hire(0, "LAD", crop=3)
    assert not world.offers("use_specialist")


def looters(dice: int) -> World:
    """Clan 0 has a looter; clan 1 has gold in a village, a cart and a boat."""
    world = people(pending_specialists=True)
    slot = world.hire(0, "SAQ", crop=3)
    for item in range(1, dice):
        world.s.slot_good[0, slot, item] = NUMBERS["fish"]
        world.s.slot_value[0, slot, item] = 2
    world.cart(1, 1, 0, "s")
    world.boat(1, 0, 0, "w", anywhere=True)
    for unit in range(3):
        world.give(1, unit, gold=1)
    return world


def test_a_looter_robs_carts():
    world = looters(dice=1)
    world.act("use_specialist")
    assert world.held(0, 0) == {"gold": 1}
    assert world.held(1, 1) == {}
    assert world.s.slot_value[0, 0].tolist() == [2, 0]


def test_a_looter_with_two_dice_robs_boats_too():
    world = looters(dice=2)
    world.act("use_specialist")
    assert world.legal() == [world.unit(1, 1), world.unit(1, 2)]
    world.answer(world.unit(1, 2))
    assert world.held(1, 2) == {}
    assert world.s.slot_value[0, 0].tolist() == [3, 1]


def test_hostile_uses_cost_two_actions_where_a_table_says_so():
    world = people(spec_offensive="double")
    world.hire(0, "LAD", crop=3)
    world.give(1, 0, gold=1)
    world.act("use_specialist")
    assert (world.s.actions_left, world.s.pool[0]) == (1, 2)
    world = people("HEC", spec_offensive="double")
    world.hire(1, "TES", ACTIVE)
    world.hire(1, "LAB", ILL)
    world.turn(0, pool_size=1)
    world.act("use_specialist")  # with one action it only cures
    assert world.s.slot_state[1, :2].tolist() == [ACTIVE, FACE_UP]
    assert world.s.pool[0] == 0


def test_what_a_wizard_may_do():
    world = people("HEC")
    world.hire(1, "TES", ACTIVE)
    world.give(0, 0, iron=1)
    world.act("use_specialist")
    assert world.legal() == [answers.card(1, 0), moves.ANSWER + moves.ALCHEMY]


@rule("FIN-039")
def test_access_between_clans():
    world = people()
    assert access.are_in_reach(world.s, world.b, 0, 0, 1, 0)
    cart = world.cart(1, 0, 0, "w")
    assert not access.are_in_reach(world.s, world.b, 0, 0, 1, cart)  # a cart across the bridge
    boat = world.boat(1, 0, 0, "w", anywhere=True)
    assert access.are_in_reach(world.s, world.b, 0, 0, 1, boat)
    assert not access.are_in_reach(world.s, world.b, 0, 0, 1, boat + 1)
    assert access.unit_reaching(world.s, world.b, 0, 1, boat) == 0
    assert access.unit_reaching(world.s, world.b, 0, 1, cart) == NOTHING


@rule("FIN-039")
def test_boats_assault_boats_over_water():
    """Two docks without a road between them, one on each bank."""
    world = World("SA4 0 0 0, SA4 3 0 2").turn()
    near, far = world.boat(0, 1, 0, "s"), world.boat(1, 2, 0, "n")
    assert not access.are_in_reach(world.s, world.b, 0, near, 1, far)
    assert access.can_assault(world.s, world.b, 0, near, 1, far)
    world.s.store[0, near, GOLD] = 3  # it may still enter one dock
    assert access.can_assault(world.s, world.b, 0, near, 1, far)
    world.s.store[0, near, GOLD] = 4  # no allowance is left
    assert not access.can_assault(world.s, world.b, 0, near, 1, far)
    assert not world.s.mark.any()
