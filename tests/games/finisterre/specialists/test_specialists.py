"""Specialists are turned up, turned on and turned off; what that costs, and what magic cards are worth."""

import pytest

from oppidum.games.finisterre import moves, phases, recount
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.goods import ground
from oppidum.games.finisterre.goods.resources import CROP
from oppidum.games.finisterre.specialists.abilities import forget_phase_uses
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, FACE_DOWN, FACE_UP, ILL
from oppidum.games.finisterre.state import BOUGHT
from tests.games.finisterre.world import B1, World, answers, laid
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule


def settled(pool: int = 4, **goods: int) -> World:
    """A large village with some goods, and its clan's action turn."""
    world = World("SA1 0 0 0").turn(pool_size=pool)
    world.village(0, 1, 0, "s", LARGE, **goods)
    return world


def next_phase(world: World) -> World:
    forget_phase_uses(world.s)
    return world.turn()


@rule("FIN-115")
def test_on_in_one_phase_and_off_in_another():
    world = settled(wood=1)
    slot = world.hire(0, "MES")
    before = int(world.s.actions_left)
    world.act("activate")  # one card, one good: nothing is asked
    assert world.s.actions_left == before - 1
    assert world.s.slot_state[0, slot] == ACTIVE
    assert world.lies_on(0, slot) == [("wood", 1)]
    assert world.held(0, 0) == {}
    assert not world.offers("deactivate")
    next_phase(world).act("deactivate")
    assert world.s.actions_left == before - 1
    assert world.s.slot_state[0, slot] == FACE_UP
    assert world.lies_on(0, slot) == []
    assert world.held(0, 0) == {"wood": 1}
    assert not world.offers("activate")
    assert next_phase(world).offers("activate")


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
    world = World("SA1 0 0 0", gen_activation="fixed" if fixed else "wood_or_iron").turn()
    unit = world.village(0, 1, 0, "s", LARGE)
    everything = {"wood": 1, "iron": 1, "gold": 1, "crop": 1, "fish": 1}
    world.give(0, unit, **everything)
    slot = world.hire(0, name)
    world.act("activate")
    if len(goods) > 1:
        assert world.legal() == [answers.good(each, unit) for each in goods]
        world.answer(answers.good(goods[0], unit))
    assert world.lies_on(0, slot) == [(goods[0], 1)]
    assert world.cubes_are_all_there()
    assert recount.cards_are_sound(world.s, world.b, 0)


@rule("FIN-115")
@pytest.mark.parametrize(("crop", "values"), [(8, [1, 2, 3, 4, 5, 6]), (3, [1, 2, 3])])
def test_a_die_of_any_value_that_is_there(crop, values):
    world = settled(crop=crop)
    slot = world.hire(0, "HER")
    world.act("activate")
    assert world.legal() == [moves.AMOUNT + value for value in values]
    world.answer(answers.amount(3))
    assert world.lies_on(0, slot) == [("crop", 3)]
    assert world.held(0, 0) == ({"crop": crop - 3} if crop > 3 else {})


@rule("FIN-115")
@pytest.mark.parametrize("vehicle", ["cart", "boat"])
def test_goods_of_a_caravan_and_goods_just_bought(vehicle):
    world = World("SA1 0 0 0, M08 5 5 0").turn()
    world.hire(0, "NAV")
    world.give(0, wood=1)
    world.give(0, BOUGHT, wood=1)
    world.act("activate", answers.good("wood", BOUGHT))
    assert world.held(0) == {"wood": 1}
    assert next_phase(world).offers("deactivate")
    world.give(0, gold=4)
    assert not world.offers("deactivate")  # no room
    unit = world.cart(0, 1, 0, "s") if vehicle == "cart" else world.boat(0, 5, 5, "s")
    world.act("deactivate")
    assert world.held(0, unit) == {"wood": 1}


@rule("FIN-115")
def test_no_card_is_turned_off_without_room():
    world = settled(gold=5)
    world.hire(0, "MES", wood=1)
    assert not world.offers("deactivate")
    world.give(0, 0, gold=-1)
    assert world.offers("deactivate")


@rule("FIN-115")
def test_the_second_tool_of_a_hunter_comes_in_another_phase():
    world = settled(iron=3)
    slot = world.hire(0, "CAZ")
    world.act("activate")
    assert not world.offers("activate")
    next_phase(world).act("activate")
    assert world.lies_on(0, slot) == [("iron", 1), ("iron", 1)]
    assert not next_phase(world).offers("activate")  # no third one
    world.act("deactivate")
    assert world.s.slot_state[0, slot] == ACTIVE
    assert world.lies_on(0, slot) == [("iron", 1)]
    assert world.cubes_are_all_there()


@rule("FIN-115")
@pytest.mark.parametrize("state", [ILL, AWAY, FACE_DOWN])
def test_cards_that_cannot_be_turned_on(state):
    world = settled(crop=6)
    slot = world.hire(0, "LEN")
    assert world.offers("activate")
    world.s.slot_state[0, slot] = state
    assert not world.offers("activate")


@rule("FIN-115")
def test_which_card_is_asked():
    world = settled(wood=2)
    slots = [world.hire(0, "MES"), world.hire(0, "NAV")]
    world.hire(0, "TES")
    world.hire(1, "MES")
    world.act("activate", answers.card(0, slots[1]))
    assert world.s.slot_state[0, :3].tolist() == [FACE_UP, ACTIVE, FACE_UP]


@rule("FIN-145")
def test_magic_cards_count_as_spirit_while_they_are_active():
    world = settled(gold=1)
    world.s.spirit[0] = 2
    world.hire(0, "DRU")
    carried = int(world.s.carried[0])
    assert effective_spirit(world.s, world.b, 0) == 2
    world.act("activate")
    assert effective_spirit(world.s, world.b, 0) == 3
    next_phase(world).act("deactivate")
    assert effective_spirit(world.s, world.b, 0) == 2
    assert (world.s.spirit[0], world.s.carried[0]) == (2, carried)


@rule("FIN-115")
def test_a_card_is_turned_up_for_nothing():
    world = settled()
    slot = world.hire(0, "LEN", FACE_DOWN)
    actions, steps = int(world.s.actions_left), int(world.s.free_left)
    assert moves.REVEAL + slot in world.legal()
    world.answer(moves.REVEAL + slot)
    assert world.s.slot_state[0, slot] == FACE_UP
    assert (world.s.phase, world.s.actions_left, world.s.free_left) == (phases.ACT, actions, steps - 1)
    assert moves.REVEAL + slot not in world.legal()
    assert world.legal()[-1] == moves.STOP


@rule("FIN-115")
def test_a_card_is_turned_up_before_a_card_is_played():
    world = laid(B1)
    world.deal(0, "LEN")
    slots = [world.hire(0, "HER", FACE_DOWN), world.hire(0, "F01", FACE_DOWN)]
    assert world.play_cards()
    assert world.s.phase == phases.CARD  # the only card is not played at once
    assert world.legal() == [answers.play("LEN"), moves.REVEAL + slots[0]]  # an objective stays hidden
    assert world.answer(moves.REVEAL + slots[0])
    assert world.s.slot_state[0, :2].tolist() == [FACE_UP, FACE_DOWN]
    assert (
        world.s.phase == phases.CARD
    )  # nobody shall tell from its being played at once that the other card is an objective
    assert world.legal() == [answers.play("LEN")]
    assert world.answer(answers.play("LEN"))
    assert (world.s.phase, world.s.asked, world.s.card) == (phases.KEEP, 0, CODES["LEN"])  # then the card turn goes on


@rule("FIN-161")
def test_goods_on_cards_are_out_of_supply():
    world = settled()
    before = int(ground.left_in_supply(world.s, world.b, CROP))
    slot = world.hire(0, "LEN", crop=5)
    world.hire(1, "CAZ", wood=1, iron=1)
    assert ground.left_in_supply(world.s, world.b, CROP) == before - 1
    assert world.cubes_are_all_there()
    assert recount.cards_are_sound(world.s, world.b, 0)
    world.s.slot_value[0, slot, 0] = 7
    assert not recount.cards_are_sound(world.s, world.b, 0)
    world.s.slot_value[0, slot, 0] = 6
    world.s.slot_state[0, slot] = FACE_UP
    assert not recount.cards_are_sound(world.s, world.b, 0)
