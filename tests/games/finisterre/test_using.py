"""What active specialists do for an action: cures, magic, theft; and who is in their reach."""

import pytest

from oppidum.games.finisterre import access, pool
from oppidum.games.finisterre.acting import choose_target
from oppidum.games.finisterre.state import (
    ACTIVE,
    ALCHEMY,
    ANSWER_ACTION,
    AWAY,
    FACE_DOWN,
    FACE_UP,
    GOLD,
    ILL,
    IRON,
    LARGE,
    NOTHING,
    TAKE_ACTION,
    USED,
)
from tests.games.finisterre.people import card, put_card, whom
from tests.games.finisterre.scene import GOODS, Scene

rule = pytest.mark.rule
B2 = "SA1 0 0 0, SA2 0 1 0"


def sort(name: str) -> int:
    """The answer that names a kind of good."""
    return TAKE_ACTION + 8 * GOODS[name]


def people(*names: str, cards: str = B2, **options) -> Scene:
    """Clan 0 has a village with active cards, clan 1 another one on the same road."""
    scene = Scene(cards, **options).turn()
    scene.village(0, 1, 0, "s", LARGE)
    scene.village(1, 1, 1, "n", LARGE)
    for name in names:
        put_card(scene, 0, name)
    return scene


@rule("FIN-142")
def test_a_bard_cures_all_of_a_clan():
    scene = people("BAR")
    assert not scene.offers("use_specialist")
    sick = [put_card(scene, clan, name, ILL) for clan, name in ((1, "LAB"), (1, "LEN"), (0, "LAD"))]
    scene.act("use_specialist", whom(1))
    assert [int(scene.s.slot_state[1, slot]) for slot in sick[:2]] == [FACE_UP, FACE_UP]
    assert scene.s.slot_state[0, sick[2]] == ILL
    assert scene.s.actions_left == 2
    assert not scene.offers("use_specialist")  # once in a phase
    pool.begin_actions(scene.s, scene.b)
    scene.turn().act("use_specialist")
    assert scene.s.slot_state[0, sick[2]] == FACE_UP


@rule("FIN-142")
@pytest.mark.parametrize("name", ["DRU", "VAT", "HEC"])
def test_the_others_cure_one_card(name):
    scene = people(name)
    for code in ("LAB", "LEN"):
        put_card(scene, 1, code, ILL)
    own = put_card(scene, 0, "LAD", ILL)
    scene.act("use_specialist")
    assert {card(1, 0), card(1, 1), card(0, own)} <= set(scene.legal())
    assert whom(1) not in scene.legal()
    choose_target(scene.s, scene.b, card(1, 1))
    assert scene.s.slot_state[1, :2].tolist() == [ILL, FACE_UP]


@rule("FIN-142")
def test_cards_that_are_not_active_or_have_no_such_power_cure_nobody():
    scene = people("CAR", "PAT", "LAD")
    put_card(scene, 0, "BAR", FACE_UP)
    put_card(scene, 1, "LAB", ILL)
    assert not scene.offers("use_specialist")


@rule("FIN-141")
def test_a_wizard_makes_gold_of_iron():
    scene = people("HEC")
    assert not scene.offers("use_specialist")
    scene.give(0, 0, wood=3, iron=2)
    scene.act("use_specialist")
    assert scene.held(0, 0) == {"wood": 3, "iron": 1, "gold": 1}
    assert scene.s.spent[0, IRON] == 1
    assert scene.cubes_are_all_there()
    assert not scene.offers("use_specialist")


@rule("FIN-141")
def test_a_wizard_without_gold_in_supply():
    scene = people("HEC")
    scene.give(0, 0, iron=1)
    scene.give(1, gold=50)
    scene.act("use_specialist")
    assert scene.held(0, 0) == {}
    assert scene.s.supply[GOLD] == 0


@rule("FIN-141")
def test_a_wizard_switches_a_card_off():
    scene = people("HEC")
    active, mine = put_card(scene, 1, "CAZ", ACTIVE, "wood"), put_card(scene, 0, "LAB", ACTIVE, "iron")
    scene.s.slot_good[1, active, 1] = IRON
    scene.s.slot_value[1, active, 1] = 1
    scene.s.supply[IRON] -= 1
    for state in (FACE_UP, FACE_DOWN, AWAY):
        put_card(scene, 1, "MEN", state)
    scene.act("use_specialist")
    assert scene.s.slot_state[1, active] == FACE_UP
    assert scene.s.slot_good[1, active].tolist() == [NOTHING, NOTHING]
    assert scene.held(1, 0) == {"wood": 1, "iron": 1}
    assert scene.s.slot_state[0, mine] == ACTIVE


@rule("FIN-141")
def test_goods_of_a_card_without_room_go_to_supply():
    scene = people("HEC")
    put_card(scene, 1, "TES", ACTIVE, "gold")
    scene.give(1, 0, wood=5)
    scene.act("use_specialist")
    assert scene.held(1, 0) == {"wood": 5}
    assert scene.s.supply[GOLD] == 50


@rule("FIN-139")
def test_a_thief_takes_a_gold():
    scene = people()
    thief = put_card(scene, 0, "LAD", ACTIVE, "crop", 3)
    scene.give(1, 0, gold=2, wood=1)
    scene.act("use_specialist", sort("gold"))
    assert scene.held(0, 0) == {"gold": 1}
    assert scene.held(1, 0) == {"gold": 1, "wood": 1}
    assert scene.s.slot_value[0, thief, 0] == 2
    assert (scene.s.slot_used[0, thief], scene.s.actions_left) == (USED, 2)
    assert not scene.offers("use_specialist")


@rule("FIN-139")
def test_a_thief_takes_a_die_and_needs_room():
    scene = people()
    thief = put_card(scene, 0, "LAD", ACTIVE, "crop", 1)
    scene.give(1, 0, fish=8)
    scene.give(0, 0, wood=5)
    assert not scene.offers("use_specialist")
    scene.s.store[0, 0, GOODS["wood"]] = 4
    scene.act("use_specialist")
    assert scene.held(0, 0) == {"wood": 4, "fish": 6}
    assert scene.held(1, 0) == {"fish": 2}
    assert scene.s.slot_state[0, thief] == FACE_UP  # its food is eaten


@rule("FIN-139")
def test_a_thief_needs_access():
    scene = Scene("SA1 0 0 0, SA2 0 5 0").turn()
    scene.village(0, 1, 0, "s")
    scene.village(1, 1, 5, "n")
    scene.give(1, 0, gold=1)
    scene.give(1, gold=1)
    put_card(scene, 0, "LAD", ACTIVE, "crop", 3)
    assert not scene.offers("use_specialist")


def looters(dice: int) -> Scene:
    """Clan 0 has a looter; clan 1 has gold in a village, a cart and a boat."""
    scene = people(pending_specialists=True)
    slot = put_card(scene, 0, "SAQ", ACTIVE, "crop", 3)
    for item in range(1, dice):
        scene.s.slot_good[0, slot, item] = GOODS["fish"]
        scene.s.slot_value[0, slot, item] = 2
    scene.cart(1, scene.comarca(1, 0, "s"))
    scene.boat(1, 0, 0, "w")
    for unit in range(3):
        scene.give(1, unit, gold=1)
    return scene


def test_a_looter_robs_carts():
    scene = looters(dice=1)
    scene.act("use_specialist")
    assert scene.held(0, 0) == {"gold": 1}
    assert scene.held(1, 1) == {}
    assert scene.s.slot_value[0, 0].tolist() == [2, 0]


def test_a_looter_with_two_dice_robs_boats_too():
    scene = looters(dice=2)
    scene.act("use_specialist")
    assert scene.legal() == [scene.unit(1, 1), scene.unit(1, 2)]
    choose_target(scene.s, scene.b, scene.unit(1, 2))
    assert scene.held(1, 2) == {}
    assert scene.s.slot_value[0, 0].tolist() == [3, 1]


def test_hostile_uses_cost_two_actions_where_a_table_says_so():
    scene = people(spec_offensive="double")
    put_card(scene, 0, "LAD", ACTIVE, "crop", 3)
    scene.give(1, 0, gold=1)
    scene.act("use_specialist")
    assert (scene.s.actions_left, scene.s.pool[0]) == (1, 2)
    scene = people("HEC", spec_offensive="double")
    put_card(scene, 1, "TES", ACTIVE)
    put_card(scene, 1, "LAB", ILL)
    scene.turn(0, pool_size=1)
    scene.act("use_specialist")  # with one action it only cures
    assert scene.s.slot_state[1, :2].tolist() == [ACTIVE, FACE_UP]
    assert scene.s.pool[0] == 0


def test_what_a_wizard_may_do():
    scene = people("HEC")
    put_card(scene, 1, "TES", ACTIVE)
    scene.give(0, 0, iron=1)
    scene.act("use_specialist")
    assert scene.legal() == [card(1, 0), ANSWER_ACTION + ALCHEMY]


@rule("FIN-039")
def test_access_between_clans():
    scene = people()
    assert access.are_in_reach(scene.s, scene.b, 0, 0, 1, 0)
    cart = scene.cart(1, scene.comarca(0, 0, "w"))
    assert not access.are_in_reach(scene.s, scene.b, 0, 0, 1, cart)  # a cart across the bridge
    boat = scene.boat(1, 0, 0, "w")
    assert access.are_in_reach(scene.s, scene.b, 0, 0, 1, boat)
    assert not access.are_in_reach(scene.s, scene.b, 0, 0, 1, boat + 1)
    assert access.unit_reaching(scene.s, scene.b, 0, 1, boat) == 0
    assert access.unit_reaching(scene.s, scene.b, 0, 1, cart) == NOTHING


@rule("FIN-039")
def test_boats_assault_boats_over_water():
    """Two docks without a road between them, one on each bank."""
    scene = Scene("SA4 0 0 0, SA4 3 0 2").turn()
    near, far = scene.boat(0, 1, 0, "s"), scene.boat(1, 2, 0, "n")
    assert not access.are_in_reach(scene.s, scene.b, 0, near, 1, far)
    assert access.can_assault(scene.s, scene.b, 0, near, 1, far)
    assert access.unit_to_assault(scene.s, scene.b, 0, 1, far) == near
    scene.s.store[0, near, GOLD] = 3  # it may still enter one dock
    assert access.can_assault(scene.s, scene.b, 0, near, 1, far)
    scene.s.store[0, near, GOLD] = 4  # no allowance is left
    assert not access.can_assault(scene.s, scene.b, 0, near, 1, far)
    assert not scene.s.mark.any()
