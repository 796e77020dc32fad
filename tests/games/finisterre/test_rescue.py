"""Goods of converted tiles: what their clan saves, what the converter gets, and what is left on the ground."""

from oppidum.games.finisterre.recount import ROOM, SOUND, audit_goods
from oppidum.games.finisterre.state import (
    ACT,
    GOOD_ACTION,
    LARGE,
    NOTHING,
    RESCUE,
    SMALL,
    STRAY,
)
from oppidum.games.finisterre.state import GOODS as KINDS
from tests.games.finisterre.people import answer, asked, is_sound
from tests.games.finisterre.scene import GOODS, Scene

GREEN, RED = range(2)
# Two sites in the east, at (1, 0) and (1, 1), and one in the west, at (-1, 0); one road over a bridge joins all three.
LAND = "SA1 0 0 0, SA2 0 1 0, M18 -2 0 0"


def convertible(flags: int, **goods: int) -> Scene:
    """A red village with these goods, beside it a green one that may convert it and is full of wood."""
    scene = Scene(LAND).turn(GREEN)
    scene.village(RED, 1, 0, "s", flags)
    scene.village(GREEN, 1, 1, "n")
    scene.give(RED, 0, **goods)
    scene.give(GREEN, 0, wood=3)
    scene.s.spirit[GREEN] = 2
    return scene


def good(name: str, store: int) -> int:
    """The answer that sends a good away."""
    return GOOD_ACTION + KINDS * store + GOODS[name]


def test_nobody_is_asked_while_there_is_room():
    scene = convertible(LARGE, gold=3, iron=2)
    scene.village(RED, -1, 0, "n")
    scene.act("convert", scene.unit(RED, 0))
    assert scene.s.phase == ACT
    assert (scene.held(RED, 0), scene.held(RED, 1)) == ({"gold": 3}, {"iron": 2})


def test_the_converted_clan_says_what_leaves():
    scene = convertible(LARGE, gold=3, iron=2)
    cart = scene.cart(RED, scene.comarca(1, 0, "s"))
    scene.act("convert")
    assert (scene.s.phase, scene.s.asked, scene.s.victim, scene.s.rescued) == (RESCUE, RED, RED, 0)
    assert audit_goods(scene.s, scene.b) == SOUND  # not while this is asked
    assert asked(scene) == [good("iron", 0), good("gold", 0)]
    answer(scene, good("gold", 0))
    assert scene.held(RED, cart) == {"gold": 1}
    answer(scene, good("iron", 0))  # to the green village, which has grown and has two free slots
    assert (scene.held(RED, 0), scene.held(GREEN, 0)) == ({"gold": 2, "iron": 1}, {"wood": 3, "iron": 1})
    assert (scene.s.phase, scene.s.asked, scene.s.victim, scene.s.rescued) == (ACT, GREEN, NOTHING, NOTHING)
    assert scene.s.actions_left == 1
    assert scene.cubes_are_all_there()


def test_goods_of_one_kind_leave_by_themselves():
    scene = convertible(LARGE, gold=5)
    scene.act("convert")
    assert (scene.held(RED, 0), scene.held(GREEN, 0)) == ({"gold": 3}, {"wood": 3, "gold": 2})


def test_what_nobody_can_store_lies_on_the_ground():
    scene = convertible(LARGE, crop=26)
    scene.give(GREEN, 0, wood=2)  # more than it can hold: no room even when it has grown
    scene.act("convert")  # of sixes and a rest, the rest and one of the sixes go
    assert scene.held(RED, 0) == {"crop": 18}
    assert scene.on_ground(1, 0, "s", "crop") == 8


def test_nothing_goes_back_into_a_part_that_still_holds_too_much():
    """Crops put together in the cart save one gold of two: the first leaves a village that is still too full."""
    scene = Scene(LAND).turn(GREEN)
    cart = scene.cart(RED, scene.comarca(1, 0, "s"))
    village = scene.village(RED, 1, 0, "s", LARGE)
    scene.village(GREEN, 1, 1, "n")
    scene.give(RED, cart, crop=3)
    scene.give(RED, village, crop=2, gold=4)
    scene.give(GREEN, 0, wood=5)
    scene.s.spirit[GREEN] = 2
    scene.act("convert")
    assert (scene.s.phase, scene.s.rescued) == (RESCUE, village)
    answer(scene, good("gold", village))
    assert scene.held(RED, village) == {"crop": 2, "gold": 3}
    assert scene.on_ground(1, 0, "s", "gold") == 1
    answer(scene, good("gold", village))
    assert (scene.held(RED, village), scene.held(RED, cart)) == ({"gold": 3}, {"crop": 5})
    assert scene.on_ground(1, 0, "s", "gold") == 1
    assert scene.cubes_are_all_there()


def test_goods_of_a_lost_village_are_stray():
    scene = convertible(SMALL, gold=1, iron=1, wood=1)
    cart = scene.cart(RED, scene.comarca(1, 0, "s"))
    scene.act("convert")
    assert (scene.s.phase, scene.s.rescued, cart) == (RESCUE, STRAY, 1)
    assert audit_goods(scene.s, scene.b) == SOUND
    assert asked(scene) == [good(name, STRAY) for name in ("wood", "iron", "gold")]
    answer(scene, good("gold", STRAY))  # then nothing else fits: green has two slots more
    assert scene.s.phase == ACT
    assert (scene.held(RED, 0), scene.held(GREEN, 0)) == ({"gold": 1}, {"wood": 4, "iron": 1})
    assert not scene.s.store[:, STRAY].any()
    assert scene.cubes_are_all_there()
    assert is_sound(scene)


def test_stray_goods_go_along_the_road():
    scene = convertible(SMALL, gold=2, fish=5)
    scene.village(RED, -1, 0, "n")
    scene.act("convert", scene.unit(RED, 0))
    assert scene.s.phase == ACT
    assert scene.held(RED, 0) == {"gold": 2, "fish": 5}


def test_only_what_fits_is_offered():
    scene = convertible(SMALL, gold=1, iron=1, fish=2)
    scene.cart(RED, scene.comarca(1, 0, "s"))
    scene.give(RED, 1, fish=3)
    scene.act("convert")  # the cart has room for fish alone, so nobody is asked
    assert scene.held(RED, 0) == {"fish": 5}
    assert scene.held(GREEN, 0) == {"wood": 3, "iron": 1, "gold": 1}


def test_the_taken_tile_takes_the_rest():
    scene = Scene(LAND).turn(GREEN)
    scene.village(RED, -1, 0, "n")
    scene.village(GREEN, 1, 0, "s")
    scene.give(GREEN, 0, wood=3)
    scene.give(RED, 0, gold=1, iron=2)
    scene.s.spirit[GREEN] = 2
    scene.act("convert")
    assert scene.held(GREEN, 1) == {"gold": 1, "iron": 2}


def test_stray_goods_outside_a_rescue_are_a_fault():
    scene = convertible(SMALL)
    scene.give(RED, STRAY, wood=1)
    assert audit_goods(scene.s, scene.b) == ROOM
