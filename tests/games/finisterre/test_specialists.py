"""Specialists are turned up, turned on and turned off; what that costs, and what magic cards are worth."""

import pytest

from oppidum.games.finisterre import acting, carding, ground, recount, rules
from oppidum.games.finisterre.specialists import forget_phase_uses
from oppidum.games.finisterre.spirit import effective_spirit
from oppidum.games.finisterre.state import (
    ACT,
    ACTIVE,
    AMOUNT_ACTION,
    AWAY,
    BOUGHT,
    CARAVAN,
    CARD,
    CROP,
    FACE_DOWN,
    FACE_UP,
    GOOD_ACTION,
    ILL,
    KEEP,
    LARGE,
    PLAY_ACTION,
    REVEAL_ACTION,
    STOP,
)
from tests.games.finisterre.crew import CODES, GOODS, card, hire, lies_on
from tests.games.finisterre.maps import b1
from tests.games.finisterre.scene import Scene

rule = pytest.mark.rule


def settled(pool: int = 4, **goods: int) -> Scene:
    """A large village with some goods, and its clan's action turn."""
    scene = Scene("SA1 0 0 0").turn(pool_size=pool)
    scene.village(0, 1, 0, "s", LARGE)
    scene.give(0, 0, **goods)
    return scene


def next_phase(scene: Scene) -> Scene:
    forget_phase_uses(scene.s)
    return scene.turn()


def good(store: int, name: str) -> int:
    """The answer that names a good in a store."""
    return GOOD_ACTION + 7 * store + GOODS[name]


@rule("FIN-115")
def test_on_in_one_phase_and_off_in_another():
    scene = settled(wood=1)
    slot = hire(scene, 0, "MES")
    before = int(scene.s.actions_left)
    scene.act("activate")  # one card, one good: nothing is asked
    assert scene.s.actions_left == before - 1
    assert scene.s.slot_state[0, slot] == ACTIVE
    assert lies_on(scene, 0, slot) == [("wood", 1)]
    assert scene.held(0, 0) == {}
    assert not scene.offers("deactivate")
    next_phase(scene).act("deactivate")
    assert scene.s.actions_left == before - 1
    assert scene.s.slot_state[0, slot] == FACE_UP
    assert lies_on(scene, 0, slot) == []
    assert scene.held(0, 0) == {"wood": 1}
    assert not scene.offers("activate")
    assert next_phase(scene).offers("activate")


@rule("FIN-115")
@pytest.mark.parametrize(
    ("name", "fixed", "goods"),
    [
        ("LAB", False, ["wood", "iron"]),
        ("LAB", True, ["iron"]),
        ("CAZ", True, ["iron"]),
        ("GRA", True, ["wood"]),
        ("PES", True, ["wood"]),
        ("CAM", True, ["wood", "iron"]),
        ("NAV", False, ["wood"]),
        ("TES", False, ["gold"]),
        ("DRU", False, ["gold"]),
        ("LEN", False, ["crop", "fish"]),
    ],
)
def test_what_is_put_on_a_card(name, fixed, goods):
    scene = Scene("SA1 0 0 0", gen_activation="fixed" if fixed else "wood_or_iron").turn()
    unit = scene.village(0, 1, 0, "s", LARGE)
    everything = {"wood": 1, "iron": 1, "gold": 1, "crop": 1, "fish": 1}
    scene.give(0, unit, **everything)
    slot = hire(scene, 0, name)
    scene.act("activate")
    if len(goods) > 1:
        assert scene.legal() == [good(unit, each) for each in goods]
        acting.choose_target(scene.s, scene.b, good(unit, goods[0]))
    assert lies_on(scene, 0, slot) == [(goods[0], 1)]
    assert scene.cubes_are_all_there()
    assert recount.cards_are_sound(scene.s, scene.b, 0)


@rule("FIN-115")
@pytest.mark.parametrize(("crop", "values"), [(8, [1, 2, 3, 4, 5, 6]), (3, [1, 2, 3])])
def test_a_die_of_any_value_that_is_there(crop, values):
    scene = settled(crop=crop)
    slot = hire(scene, 0, "HER")
    scene.act("activate")
    assert scene.legal() == [AMOUNT_ACTION + value for value in values]
    acting.choose_target(scene.s, scene.b, AMOUNT_ACTION + 3)
    assert lies_on(scene, 0, slot) == [("crop", 3)]
    assert scene.held(0, 0) == ({"crop": crop - 3} if crop > 3 else {})


@rule("FIN-115")
@pytest.mark.parametrize("vehicle", ["cart", "boat"])
def test_goods_of_a_caravan_and_goods_just_bought(vehicle):
    scene = Scene("SA1 0 0 0, M08 5 5 0").turn()
    hire(scene, 0, "NAV")
    scene.give(0, CARAVAN, wood=1)
    scene.give(0, BOUGHT, wood=1)
    scene.act("activate", good(BOUGHT, "wood"))
    assert scene.held(0) == {"wood": 1}
    assert next_phase(scene).offers("deactivate")
    scene.give(0, CARAVAN, gold=4)
    assert not scene.offers("deactivate")  # no room
    unit = scene.cart(0, scene.comarca(1, 0, "s")) if vehicle == "cart" else scene.boat(0, 5, 5, "s")
    scene.act("deactivate")
    assert scene.held(0, unit) == {"wood": 1}


@rule("FIN-115")
def test_no_card_is_turned_off_without_room():
    scene = settled(gold=5)
    hire(scene, 0, "MES", ("wood", 1))
    assert not scene.offers("deactivate")
    scene.give(0, 0, gold=-1)
    assert scene.offers("deactivate")


@rule("FIN-115")
def test_the_second_tool_of_a_hunter_comes_in_another_phase():
    scene = settled(iron=3)
    slot = hire(scene, 0, "CAZ")
    scene.act("activate")
    assert not scene.offers("activate")
    next_phase(scene).act("activate")
    assert lies_on(scene, 0, slot) == [("iron", 1), ("iron", 1)]
    assert not next_phase(scene).offers("activate")  # no third one
    scene.act("deactivate")
    assert scene.s.slot_state[0, slot] == ACTIVE
    assert lies_on(scene, 0, slot) == [("iron", 1)]
    assert scene.cubes_are_all_there()


@rule("FIN-115")
@pytest.mark.parametrize("state", [ILL, AWAY, FACE_DOWN])
def test_cards_that_cannot_be_turned_on(state):
    scene = settled(crop=6)
    slot = hire(scene, 0, "LEN")
    assert scene.offers("activate")
    scene.s.slot_state[0, slot] = state
    assert not scene.offers("activate")


@rule("FIN-115")
def test_which_card_is_asked():
    scene = settled(wood=2)
    slots = [hire(scene, 0, "MES"), hire(scene, 0, "NAV")]
    hire(scene, 0, "TES")
    hire(scene, 1, "MES")
    scene.act("activate", card(0, slots[1]))
    assert scene.s.slot_state[0, :3].tolist() == [FACE_UP, ACTIVE, FACE_UP]


@rule("FIN-145")
def test_magic_cards_count_as_spirit_while_they_are_active():
    scene = settled(gold=1)
    scene.s.spirit[0] = 2
    hire(scene, 0, "DRU")
    carried = int(scene.s.carried[0])
    assert effective_spirit(scene.s, scene.b, 0) == 2
    scene.act("activate")
    assert effective_spirit(scene.s, scene.b, 0) == 3
    next_phase(scene).act("deactivate")
    assert effective_spirit(scene.s, scene.b, 0) == 2
    assert (scene.s.spirit[0], scene.s.carried[0]) == (2, carried)


@rule("FIN-115")
def test_a_card_is_turned_up_for_nothing():
    scene = settled()
    slot = hire(scene, 0, "LEN", hidden=True)
    actions, steps = int(scene.s.actions_left), int(scene.s.free_left)
    assert REVEAL_ACTION + slot in scene.legal()
    acting.choose_kind(scene.s, scene.b, REVEAL_ACTION + slot)
    assert scene.s.slot_state[0, slot] == FACE_UP
    assert (scene.s.phase, scene.s.actions_left, scene.s.free_left) == (ACT, actions, steps - 1)
    assert REVEAL_ACTION + slot not in scene.legal()
    assert scene.legal()[-1] == STOP


@rule("FIN-115")
def test_a_card_is_turned_up_before_a_card_is_played():
    m = b1()
    m.deal(0, "LEN")
    slots = [hire(m, 0, "HER", hidden=True), hire(m, 0, "F01", hidden=True)]
    assert carding.begin_cards(m.s, m.b)
    assert m.s.phase == CARD  # the only card is not played at once
    choices = m.out[: rules.legal(m.s, m.b, m.out)].tolist()
    assert choices == [PLAY_ACTION + CODES["LEN"], REVEAL_ACTION + slots[0]]  # an objective stays hidden
    assert carding.choose_card(m.s, m.b, REVEAL_ACTION + slots[0])
    assert m.s.slot_state[0, :2].tolist() == [FACE_UP, FACE_DOWN]
    assert m.s.phase == CARD  # nobody shall tell from its being played at once that the other card is an objective
    assert m.out[: rules.legal(m.s, m.b, m.out)].tolist() == [PLAY_ACTION + CODES["LEN"]]
    assert carding.choose_card(m.s, m.b, PLAY_ACTION + CODES["LEN"])
    assert (m.s.phase, m.s.asked, m.s.card) == (KEEP, 0, CODES["LEN"])  # then the card turn goes on


@rule("FIN-161")
def test_goods_on_cards_are_out_of_supply():
    scene = settled()
    before = int(ground.left_in_supply(scene.s, scene.b, CROP))
    slot = hire(scene, 0, "LEN", ("crop", 5))
    hire(scene, 1, "CAZ", ("wood", 1), ("iron", 1))
    assert ground.left_in_supply(scene.s, scene.b, CROP) == before - 1
    assert scene.cubes_are_all_there()
    assert recount.cards_are_sound(scene.s, scene.b, 0)
    scene.s.slot_value[0, slot, 0] = 7
    assert not recount.cards_are_sound(scene.s, scene.b, 0)
    scene.s.slot_value[0, slot, 0] = 6
    scene.s.slot_state[0, slot] = FACE_UP
    assert not recount.cards_are_sound(scene.s, scene.b, 0)
