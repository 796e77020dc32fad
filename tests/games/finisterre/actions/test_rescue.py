"""Goods of converted tiles: what their clan saves, what the converter gets, and what is left on the ground."""

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.clans.units import LARGE, SMALL
from oppidum.games.finisterre.recount import ROOM, SOUND, audit_goods
from oppidum.games.finisterre.state import NOTHING, STRAY
from tests.games.finisterre.world import World, answers

GREEN, RED = range(2)
# Two sites in the east, at (1, 0) and (1, 1), and one in the west, at (-1, 0); one road over a bridge joins all three.
LAND = "SA1 0 0 0, SA2 0 1 0, M18 -2 0 0"


def convertible(flags: int, **goods: int) -> World:
    """A red village with these goods, beside it a green one that may convert it and is full of wood."""
    world = World(LAND).turn(GREEN)
    world.village(RED, 1, 0, "s", flags, **goods)
    world.village(GREEN, 1, 1, "n", wood=3)
    world.s.spirit[GREEN] = 2
    return world


def test_nobody_is_asked_while_there_is_room():
    world = convertible(LARGE, gold=3, iron=2)
    world.village(RED, -1, 0, "n")
    world.act("convert", world.unit(RED, 0))
    assert world.s.phase == phases.ACT
    assert (world.held(RED, 0), world.held(RED, 1)) == ({"gold": 3}, {"iron": 2})


def test_the_converted_clan_says_what_leaves():
    world = convertible(LARGE, gold=3, iron=2)
    cart = world.cart(RED, 1, 0, "s")
    world.act("convert")
    assert (world.s.phase, world.s.asked, world.s.victim, world.s.rescued) == (phases.RESCUE, RED, RED, 0)
    assert audit_goods(world.s, world.b) == SOUND  # not while this is asked
    assert world.legal() == [answers.good("iron", 0), answers.good("gold", 0)]
    world.answer(answers.good("gold", 0))
    assert world.held(RED, cart) == {"gold": 1}
    world.answer(answers.good("iron", 0))  # to the green village, which has grown and has two free slots
    assert (world.held(RED, 0), world.held(GREEN, 0)) == ({"gold": 2, "iron": 1}, {"wood": 3, "iron": 1})
    assert (world.s.phase, world.s.asked, world.s.victim, world.s.rescued) == (phases.ACT, GREEN, NOTHING, NOTHING)
    assert world.s.actions_left == 1
    assert world.cubes_are_all_there()


def test_goods_of_one_kind_leave_by_themselves():
    world = convertible(LARGE, gold=5)
    world.act("convert")
    assert (world.held(RED, 0), world.held(GREEN, 0)) == ({"gold": 3}, {"wood": 3, "gold": 2})


def test_what_nobody_can_store_lies_on_the_ground():
    world = convertible(LARGE, crop=26)
    world.give(GREEN, 0, wood=2)  # more than it can hold: no room even when it has grown
    world.act("convert")  # of sixes and a rest, the rest and one of the sixes go
    assert world.held(RED, 0) == {"crop": 18}
    assert world.on_ground("crop", 1, 0, "s") == 8


def test_nothing_goes_back_into_a_part_that_still_holds_too_much():
    """Crops put together in the cart save one gold of two: the first leaves a village that is still too full."""
    world = World(LAND).turn(GREEN)
    cart = world.cart(RED, 1, 0, "s", crop=3)
    village = world.village(RED, 1, 0, "s", LARGE, crop=2, gold=4)
    world.village(GREEN, 1, 1, "n", wood=5)
    world.s.spirit[GREEN] = 2
    world.act("convert")
    assert (world.s.phase, world.s.rescued) == (phases.RESCUE, village)
    world.answer(answers.good("gold", village))
    assert world.held(RED, village) == {"crop": 2, "gold": 3}
    assert world.on_ground("gold", 1, 0, "s") == 1
    world.answer(answers.good("gold", village))
    assert (world.held(RED, village), world.held(RED, cart)) == ({"gold": 3}, {"crop": 5})
    assert world.on_ground("gold", 1, 0, "s") == 1
    assert world.cubes_are_all_there()


def test_goods_of_a_lost_village_are_stray():
    world = convertible(SMALL, gold=1, iron=1, wood=1)
    cart = world.cart(RED, 1, 0, "s")
    world.act("convert")
    assert (world.s.phase, world.s.rescued, cart) == (phases.RESCUE, STRAY, 1)
    assert audit_goods(world.s, world.b) == SOUND
    assert world.legal() == [answers.good(name, STRAY) for name in ("wood", "iron", "gold")]
    world.answer(answers.good("gold", STRAY))  # then nothing else fits: green has two slots more
    assert world.s.phase == phases.ACT
    assert (world.held(RED, 0), world.held(GREEN, 0)) == ({"gold": 1}, {"wood": 4, "iron": 1})
    assert not world.s.store[:, STRAY].any()
    assert world.cubes_are_all_there()
    assert world.is_sound()


def test_stray_goods_go_along_the_road():
    world = convertible(SMALL, gold=2, fish=5)
    world.village(RED, -1, 0, "n")
    world.act("convert", world.unit(RED, 0))
    assert world.s.phase == phases.ACT
    assert world.held(RED, 0) == {"gold": 2, "fish": 5}


def test_only_what_fits_is_offered():
    world = convertible(SMALL, gold=1, iron=1, fish=2)
    world.cart(RED, 1, 0, "s")
    world.give(RED, 1, fish=3)
    world.act("convert")  # the cart has room for fish alone, so nobody is asked
    assert world.held(RED, 0) == {"fish": 5}
    assert world.held(GREEN, 0) == {"wood": 3, "iron": 1, "gold": 1}


def test_the_taken_tile_takes_the_rest():
    world = World(LAND).turn(GREEN)
    world.village(RED, -1, 0, "n", gold=1, iron=2)
    world.village(GREEN, 1, 0, "s", wood=3)
    world.s.spirit[GREEN] = 2
    world.act("convert")
    assert world.held(GREEN, 1) == {"gold": 1, "iron": 2}


def test_stray_goods_outside_a_rescue_are_a_fault():
    world = convertible(SMALL)
    world.give(RED, STRAY, wood=1)
    assert audit_goods(world.s, world.b) == ROOM
