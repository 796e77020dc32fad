"""Conversion: who may convert whom, in which form a flag changes sides, and what it costs."""

import pytest

from oppidum.games.finisterre.building import open_plot
from oppidum.games.finisterre.conversion_forms import can_add
from oppidum.games.finisterre.dolmens import dolmens_in
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.state import (
    ACT,
    ACTIVE,
    BOAT_TILE,
    CARAVAN,
    CELL_ACTION,
    FORM,
    FORM_ACTION,
    LARGE,
    NOTHING,
    OVERFLOW,
    PEOPLE_CONVERTED,
    SMALL,
    TAKE_OVER,
    TILE_FORM,
)
from oppidum.games.finisterre.stores import capacity
from oppidum.games.finisterre.units import is_nomad
from tests.games.finisterre.people import is_sound, put_card, share
from tests.games.finisterre.scene import SIDES, Scene

rule = pytest.mark.rule
GREEN, RED = range(2)
# Two sites in the east, at (1, 0) and (1, 1), and one in the west, at (-1, 0); one road over a bridge joins all three.
LAND = "SA1 0 0 0, SA2 0 1 0, M18 -2 0 0"
PR4, PR2, PV4 = 0, 1, 0  # units: red's large village and its city in the west, green's small village


def reference() -> Scene:
    """The part of the reference position around c4: PR4 and PV4 in the east, PR2 in the west."""
    scene = Scene(LAND).turn(GREEN)
    scene.village(RED, 1, 0, "s", LARGE)
    scene.village(RED, -1, 0, "n", LARGE)
    scene.close(RED, PR2, "n")
    scene.village(GREEN, 1, 1, "n")
    scene.s.spirit[:2] = 4, 2
    return scene


def flip(unit: int, tile: int = 0) -> int:
    """The form in which a tile loses a flag and an own unit grows."""
    return FORM_ACTION + TILE_FORM * tile + 2 * unit


def add(unit: int, tile: int = 0) -> int:
    """The form in which a tile is added beside an own one."""
    return flip(unit, tile) + 1


def forms(scene: Scene, unit: int) -> list[int]:
    """The forms in which a red unit can be converted; a single one is chosen at once and nothing is listed."""
    other = Scene.of(scene)
    other.act("convert", *targets(other, unit))
    return other.legal() if other.s.phase == FORM else []


def targets(scene: Scene, unit: int) -> list[int]:
    """The answer that names a red unit, if it is asked for."""
    other = Scene.of(scene)
    other.act("convert")
    answer = scene.unit(RED, unit)
    return [answer] if other.s.phase != ACT and answer in other.legal() else []


def flags(scene: Scene, clan: int, unit: int) -> list[int]:
    return scene.s.town_flags[int(scene.s.unit_place[clan, unit])].tolist()


@rule("FIN-121")
def test_the_example_of_a_conversion():
    scene = reference()
    scene.give(RED, PR4, wood=4)
    scene.act("convert", scene.unit(RED, PR4))  # green has nothing to add a tile with
    assert scene.s.spirit[:2].tolist() == [2, 3]
    assert scene.s.carried[:2].tolist() == [0, 0]
    assert (flags(scene, RED, PR4), flags(scene, GREEN, PV4)) == ([SMALL, 0], [LARGE, 0])
    assert (scene.held(RED, PR4), scene.held(RED, PR2)) == ({"wood": 3}, {"wood": 1})
    assert capacity(scene.s, scene.b, RED, PR4) == 3
    assert (scene.s.phase, scene.s.asked, scene.s.actions_left, scene.s.victim) == (ACT, GREEN, 1, NOTHING)
    assert scene.s.deeds[:2].tolist() == [PEOPLE_CONVERTED, 0]
    assert is_sound(scene)
    assert scene.cubes_are_all_there()


@rule("FIN-121")
def test_a_tile_may_be_added_instead():
    scene = reference()
    scene.give(GREEN, PV4, iron=1)
    scene.s.coins[GREEN] = 2
    assert forms(scene, PR4) == [flip(PV4), add(PV4)]
    scene.act("convert", scene.unit(RED, PR4), add(PV4), CELL_ACTION + SIDES["e"])
    assert flags(scene, GREEN, PV4) == [SMALL, SMALL]
    assert scene.s.town_cell[int(scene.s.unit_place[GREEN, PV4]), 1] == cell_of(2, 2)
    assert (scene.s.coins[GREEN], scene.held(GREEN, PV4)) == (0, {})
    assert is_sound(scene)


@rule("FIN-121")
@pytest.mark.parametrize("free", ["n", "w", ""])
def test_a_tile_is_added_on_whatever_side_is_free(free):
    scene = Scene(LAND).turn(GREEN, coins=2)
    scene.village(RED, 1, 0, "s", LARGE)
    scene.village(GREEN, -1, 0, "n")
    scene.give(GREEN, 0, iron=1)
    for side, cell in {"n": (-1, 2), "w": (-2, 1)}.items():
        if side != free:
            scene.s.plot_face[open_plot(scene.s, cell_of(*cell))] = BOAT_TILE
    assert can_add(scene.s, scene.b, GREEN, 0, int(scene.s.unit_place[RED, 0]), 0) == bool(free)


@rule("FIN-121")
def test_growing_in_a_city_costs_its_group():
    scene = reference()
    scene.close(GREEN, PV4, "e")
    scene.give(GREEN, PV4, iron=2)
    scene.s.coins[GREEN] = 4
    scene.act("convert", scene.unit(RED, PR4))
    assert flags(scene, GREEN, PV4) == [LARGE, SMALL]
    assert (scene.s.coins[GREEN], scene.held(GREEN, PV4)) == (0, {})


@rule("FIN-122")
def test_a_conversion_in_another_comarca():
    scene = reference()
    scene.give(GREEN, PV4, iron=1)
    scene.s.coins[GREEN] = 2
    scene.act("convert", scene.unit(RED, PR2))
    town = int(scene.s.unit_place[RED, PR2])
    assert scene.s.town_clan[town].tolist() == [RED, GREEN]
    assert scene.s.town_flags[town].tolist() == [LARGE, SMALL]
    west = scene.comarca(-1, 0, "n")
    assert scene.s.com_flags[west, :2].tolist() == [1, 2]
    assert (scene.s.coins[GREEN], scene.held(GREEN, PV4)) == (0, {})
    assert scene.s.unit_place[GREEN, 1] == town
    assert is_sound(scene)


@rule("FIN-123")
def test_a_conversion_without_a_tile():
    scene = reference()
    scene.give(GREEN, PV4, iron=1)
    scene.s.coins[GREEN] = 2
    scene.book = scene.book.copy()
    scene.b = scene.book.row
    scene.b.tiles = 1
    assert forms(scene, PR2) == [flip(PV4, 0), flip(PV4, 1)]
    scene.act("convert", scene.unit(RED, PR2), flip(PV4, 0))
    assert (flags(scene, GREEN, PV4), flags(scene, RED, PR2)) == ([LARGE, 0], [SMALL, SMALL])
    scene.b.tiles = 6
    assert is_sound(scene)


@rule("FIN-123")
def test_who_cannot_pay_gains_elsewhere():
    scene = reference()
    scene.act("convert", scene.unit(RED, PR2), flip(PV4, 1))  # no iron for a mixed city
    assert (flags(scene, GREEN, PV4), flags(scene, RED, PR2)) == ([LARGE, 0], [LARGE, 0])
    assert is_sound(scene)


@rule("FIN-124")
@pytest.mark.parametrize(
    ("spirit", "magic", "can"), [(3, 0, False), (4, 0, True), (1, 3, False), (2, 2, True), (2, 1, False)]
)
def test_who_may_convert(spirit, magic, can):
    scene = reference()
    scene.s.spirit[GREEN] = spirit
    for name in ("DRU", "BAR", "VAT")[:magic]:
        put_card(scene, GREEN, name, ACTIVE, "gold")
    assert scene.offers("convert") == can


@rule("FIN-124")
def test_magic_protects():
    scene = reference()
    put_card(scene, RED, "DRU", ACTIVE, "gold")
    assert not scene.offers("convert")


def test_a_conversion_needs_two_actions_and_access():
    scene = reference()
    assert not Scene.of(scene).turn(GREEN, 5).offers("convert")
    alone = Scene("SA1 0 0 0, SB7 5 5 0").turn(GREEN)
    alone.village(RED, 1, 0, "s")
    alone.cart(GREEN, alone.comarca(5, 5, "n"))
    alone.s.spirit[GREEN] = 9
    assert not alone.offers("convert")
    alone.cart(GREEN, alone.comarca(1, 0, "s"))
    assert alone.offers("convert")


def test_a_part_is_converted_once_in_a_phase():
    scene = reference()
    scene.s.spirit[GREEN] = 12
    scene.act("convert", scene.unit(RED, PR4))
    scene.give(GREEN, PV4, iron=2)
    scene.turn(GREEN, coins=4).act("convert")  # PR2 alone is left
    assert (flags(scene, RED, PR4), flags(scene, RED, PR2)) == ([SMALL, 0], [LARGE, SMALL])
    assert not scene.turn(GREEN).offers("convert")
    scene.s.converted[RED] = 0
    assert scene.offers("convert")


@rule("FIN-182")
def test_a_conversion_inside_a_shared_city():
    scene = Scene(LAND).turn(GREEN)
    scene.village(RED, 1, 0, "s")
    share(scene, GREEN, RED, 0, "e")
    scene.s.spirit[GREEN] = 2
    scene.act("convert")
    town = int(scene.s.unit_place[GREEN, 0])
    assert scene.s.town_clan[town].tolist() == [GREEN, NOTHING]
    assert flags(scene, GREEN, 0) == [LARGE, 0]
    assert scene.s.town_cell[town].tolist() == [cell_of(1, -1), NOTHING]  # it slides to the arrow
    assert is_nomad(scene.s, RED)
    assert scene.s.unit_kind[RED, 0] == 0
    assert is_sound(scene)


@rule("FIN-182")
def test_the_cell_that_is_left_may_be_taken():
    scene = Scene(LAND).turn(GREEN, coins=2)
    scene.village(RED, 1, 0, "s")
    share(scene, GREEN, RED, 0, "e")
    scene.give(GREEN, 0, iron=1)
    scene.s.spirit[GREEN] = 2
    scene.act("convert", add(0), CELL_ACTION + SIDES["e"])
    town = int(scene.s.unit_place[GREEN, 0])
    assert scene.s.town_clan[town].tolist() == [GREEN, GREEN]
    assert scene.s.town_cell[town].tolist() == [cell_of(1, -1), cell_of(2, -1)]
    assert is_sound(scene)


def test_in_a_city_that_stays_closed_growing_costs():
    scene = Scene(LAND).turn(GREEN, coins=4)
    scene.village(RED, 1, 0, "s", LARGE)
    share(scene, GREEN, RED, 0, "e")
    scene.s.spirit[GREEN] = 2
    assert not scene.offers("convert")
    scene.give(GREEN, 0, iron=2)
    scene.act("convert")
    assert flags(scene, RED, 0) == [SMALL, LARGE]
    assert (scene.s.coins[GREEN], scene.held(GREEN, 0)) == (0, {})


def test_a_small_village_is_exchanged():
    scene = Scene(LAND).turn(GREEN)
    scene.village(RED, -1, 0, "n")
    scene.village(GREEN, 1, 0, "s")
    scene.s.spirit[GREEN] = 2
    scene.act("convert")
    assert scene.s.town_clan[int(scene.s.unit_place[GREEN, 1]), 0] == GREEN
    assert flags(scene, GREEN, 0) == flags(scene, GREEN, 1) == [SMALL, 0]
    assert is_nomad(scene.s, RED)
    assert not scene.s.store[RED].any()
    assert is_sound(scene)


def test_a_large_village_becomes_a_mixed_city():
    scene = Scene(LAND).turn(GREEN, coins=2)
    scene.village(RED, -1, 0, "n", LARGE)
    scene.village(GREEN, 1, 0, "s")
    scene.give(GREEN, 0, iron=1)
    scene.s.spirit[GREEN] = 2
    scene.act("convert", CELL_ACTION + SIDES["n"])
    town = int(scene.s.unit_place[GREEN, 1])
    assert scene.s.town_clan[town].tolist() == [RED, GREEN]
    assert scene.s.town_flags[town].tolist() == [SMALL, SMALL]
    assert (scene.s.coins[GREEN], scene.held(GREEN, 0)) == (0, {})
    assert is_sound(scene)


def test_dolmens_do_not_honour_conversion():
    scene = Scene("SA1 0 0 0, SC12 0 -1 0, SA2 0 1 0").turn(GREEN)  # a dolmen at (1, -1)
    scene.village(RED, 1, 1, "n")
    scene.cart(GREEN, scene.comarca(1, 1, "n"))
    scene.s.spirit[GREEN] = 2
    assert dolmens_in(scene.s, scene.b, scene.comarca(1, 1, "n")) == 1
    scene.act("convert")
    assert scene.s.star[GREEN] == 0
    assert not is_nomad(scene.s, GREEN)


def test_a_nomad_settles_with_its_caravan():
    scene = Scene(LAND).turn(GREEN)
    scene.village(RED, 1, 0, "s")
    scene.give(RED, 0, gold=1)
    scene.cart(GREEN, scene.comarca(1, 0, "s"))
    scene.give(GREEN, CARAVAN, wood=2, iron=2)
    scene.s.spirit[GREEN] = 2
    scene.act("convert")
    assert scene.s.phase == OVERFLOW  # four goods in three slots
    assert scene.held(GREEN, 1) == {"wood": 2, "iron": 2}
    assert scene.held(GREEN, 0) == {"gold": 1}  # the cart took what was stray
    assert scene.held(GREEN) == {}
    assert scene.cubes_are_all_there()


def test_a_nomad_pays_from_its_caravan():
    scene = Scene(LAND).turn(GREEN, coins=2)
    scene.village(RED, 1, 0, "s")
    scene.close(RED, 0, "e")
    scene.cart(GREEN, scene.comarca(1, 0, "s"))
    scene.s.spirit[GREEN] = 2
    assert not scene.offers("convert")
    scene.give(GREEN, CARAVAN, iron=1)
    scene.act("convert", FORM_ACTION + TAKE_OVER)
    town = int(scene.s.unit_place[GREEN, 1])
    assert scene.s.town_clan[town].tolist() == [GREEN, RED]  # it keeps its cell, the arrow
    assert (scene.held(GREEN), scene.held(GREEN, 1), scene.s.coins[GREEN]) == ({}, {}, 0)
    assert is_sound(scene)
