"""Conversion: who may convert whom, in which form a flag changes sides, and what it costs."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.building.building import open_plot
from oppidum.games.finisterre.actions.strife.conversion_forms import can_add
from oppidum.games.finisterre.clans.units import LARGE, SMALL, is_nomad
from oppidum.games.finisterre.ends.deeds import PEOPLE_CONVERTED
from oppidum.games.finisterre.goods.stores import capacity
from oppidum.games.finisterre.land.dolmens import dolmens_in
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.land.landscape import BOAT_TILE
from oppidum.games.finisterre.state import CARAVAN, NOTHING
from tests.games.finisterre.world import World, answers

rule = pytest.mark.rule
GREEN, RED = range(2)
# Two sites in the east, at (1, 0) and (1, 1), and one in the west, at (-1, 0); one road over a bridge joins all three.
LAND = "SA1 0 0 0, SA2 0 1 0, M18 -2 0 0"
PR4, PR2, PV4 = 0, 1, 0  # units: red's large village and its city in the west, green's small village


def reference(**options: bool) -> World:
    """The part of the reference position around c4: PR4 and PV4 in the east, PR2 in the west."""
    world = World(LAND, **options).turn(GREEN)
    world.village(RED, 1, 0, "s", LARGE)
    world.village(RED, -1, 0, "n", LARGE)
    world.close(RED, PR2, "n")
    world.village(GREEN, 1, 1, "n")
    world.s.spirit[:2] = 4, 2
    return world


def flip(unit: int, tile: int = 0) -> int:
    """The form in which a tile loses a flag and an own unit grows."""
    return moves.FORM + moves.TILE_FORM * tile + 2 * unit


def add(unit: int, tile: int = 0) -> int:
    """The form in which a tile is added beside an own one."""
    return flip(unit, tile) + 1


def forms(world: World, unit: int) -> list[int]:
    """The forms in which a red unit can be converted; a single one is chosen at once and nothing is listed."""
    other = world.copy()
    other.act("convert", *targets(other, unit))
    return other.legal() if other.s.phase == phases.FORM else []


def targets(world: World, unit: int) -> list[int]:
    """The answer that names a red unit, if it is asked for."""
    other = world.copy()
    other.act("convert")
    answer = world.unit(RED, unit)
    return [answer] if other.s.phase != phases.ACT and answer in other.legal() else []


def flags(world: World, clan: int, unit: int) -> list[int]:
    return world.s.town_flags[world.town_of(clan, unit)].tolist()


@rule("FIN-121")
@pytest.mark.parametrize("peaceful", [False, True])
def test_peaceful_tables_know_no_conversion(peaceful):
    assert reference(peaceful=peaceful).offers("convert") is not peaceful


@rule("FIN-121")
def test_the_example_of_a_conversion():
    world = reference()
    world.give(RED, PR4, wood=4)
    world.act("convert", world.unit(RED, PR4))  # green has nothing to add a tile with
    assert world.s.spirit[:2].tolist() == [2, 3]
    assert world.s.carried[:2].tolist() == [0, 0]
    assert (flags(world, RED, PR4), flags(world, GREEN, PV4)) == ([SMALL, 0], [LARGE, 0])
    assert (world.held(RED, PR4), world.held(RED, PR2)) == ({"wood": 3}, {"wood": 1})
    assert capacity(world.s, world.b, RED, PR4) == 3
    assert (world.s.phase, world.s.asked, world.s.actions_left, world.s.victim) == (phases.ACT, GREEN, 1, NOTHING)
    assert world.s.deeds[:2].tolist() == [PEOPLE_CONVERTED, 0]
    assert world.is_sound()
    assert world.cubes_are_all_there()


@rule("FIN-121")
def test_a_tile_may_be_added_instead():
    world = reference()
    world.give(GREEN, PV4, iron=1)
    world.s.coins[GREEN] = 2
    assert forms(world, PR4) == [flip(PV4), add(PV4)]
    world.act("convert", world.unit(RED, PR4), add(PV4), answers.cell("e"))
    assert flags(world, GREEN, PV4) == [SMALL, SMALL]
    assert world.s.town_cell[world.town_of(GREEN, PV4), 1] == cell_of(2, 2)
    assert (world.s.coins[GREEN], world.held(GREEN, PV4)) == (0, {})
    assert world.is_sound()


@rule("FIN-121")
@pytest.mark.parametrize("free", ["n", "w", ""])
def test_a_tile_is_added_on_whatever_side_is_free(free):
    world = World(LAND).turn(GREEN, coins=2)
    world.village(RED, 1, 0, "s", LARGE)
    world.village(GREEN, -1, 0, "n", iron=1)
    for side, cell in {"n": (-1, 2), "w": (-2, 1)}.items():
        if side != free:
            world.s.plot_face[open_plot(world.s, cell_of(*cell))] = BOAT_TILE
    assert can_add(world.s, world.b, GREEN, 0, world.town_of(RED, 0), 0) == bool(free)


@rule("FIN-121")
def test_growing_in_a_city_costs_its_group():
    world = reference()
    world.close(GREEN, PV4, "e")
    world.give(GREEN, PV4, iron=2)
    world.s.coins[GREEN] = 4
    world.act("convert", world.unit(RED, PR4))
    assert flags(world, GREEN, PV4) == [LARGE, SMALL]
    assert (world.s.coins[GREEN], world.held(GREEN, PV4)) == (0, {})


@rule("FIN-122")
def test_a_conversion_in_another_comarca():
    world = reference()
    world.give(GREEN, PV4, iron=1)
    world.s.coins[GREEN] = 2
    world.act("convert", world.unit(RED, PR2))
    town = world.town_of(RED, PR2)
    assert world.s.town_clan[town].tolist() == [RED, GREEN]
    assert world.s.town_flags[town].tolist() == [LARGE, SMALL]
    west = world.comarca(-1, 0, "n")
    assert world.s.com_flags[west, :2].tolist() == [1, 2]
    assert (world.s.coins[GREEN], world.held(GREEN, PV4)) == (0, {})
    assert world.s.unit_place[GREEN, 1] == town
    assert world.is_sound()


@rule("FIN-123")
def test_a_conversion_without_a_tile():
    world = reference()
    world.give(GREEN, PV4, iron=1)
    world.s.coins[GREEN] = 2
    world.b.tiles = 1
    assert forms(world, PR2) == [flip(PV4, 0), flip(PV4, 1)]
    world.act("convert", world.unit(RED, PR2), flip(PV4, 0))
    assert (flags(world, GREEN, PV4), flags(world, RED, PR2)) == ([LARGE, 0], [SMALL, SMALL])
    world.b.tiles = 6
    assert world.is_sound()


@rule("FIN-123")
def test_who_cannot_pay_gains_elsewhere():
    world = reference()
    world.act("convert", world.unit(RED, PR2), flip(PV4, 1))  # no iron for a mixed city
    assert (flags(world, GREEN, PV4), flags(world, RED, PR2)) == ([LARGE, 0], [LARGE, 0])
    assert world.is_sound()


@rule("FIN-124")
@pytest.mark.parametrize(
    ("spirit", "magic", "can"), [(3, 0, False), (4, 0, True), (1, 3, False), (2, 2, True), (2, 1, False)]
)
def test_who_may_convert(spirit, magic, can):
    world = reference()
    world.s.spirit[GREEN] = spirit
    for name in ("DRU", "BAR", "VAT")[:magic]:
        world.hire(GREEN, name, gold=1)
    assert world.offers("convert") == can


@rule("FIN-124")
def test_magic_protects():
    world = reference()
    world.hire(RED, "DRU", gold=1)
    assert not world.offers("convert")


def test_a_conversion_needs_two_actions_and_access():
    world = reference()
    assert not world.copy().turn(GREEN, 5).offers("convert")
    alone = World("SA1 0 0 0, SB7 5 5 0").turn(GREEN)
    alone.village(RED, 1, 0, "s")
    alone.cart(GREEN, 5, 5, "n")
    alone.s.spirit[GREEN] = 9
    assert not alone.offers("convert")
    alone.cart(GREEN, 1, 0, "s")
    assert alone.offers("convert")


def test_a_part_is_converted_once_in_a_phase():
    world = reference()
    world.s.spirit[GREEN] = 12
    world.act("convert", world.unit(RED, PR4))
    world.give(GREEN, PV4, iron=2)
    world.turn(GREEN, coins=4).act("convert")  # PR2 alone is left
    assert (flags(world, RED, PR4), flags(world, RED, PR2)) == ([SMALL, 0], [LARGE, SMALL])
    assert not world.turn(GREEN).offers("convert")
    world.s.converted[RED] = 0
    assert world.offers("convert")


@rule("FIN-182")
def test_a_conversion_inside_a_shared_city():
    world = World(LAND).turn(GREEN)
    world.village(RED, 1, 0, "s")
    world.close(RED, 0, "e", clan=GREEN)
    world.s.spirit[GREEN] = 2
    world.act("convert")
    town = world.town_of(GREEN, 0)
    assert world.s.town_clan[town].tolist() == [GREEN, NOTHING]
    assert flags(world, GREEN, 0) == [LARGE, 0]
    assert world.s.town_cell[town].tolist() == [cell_of(1, -1), NOTHING]  # it slides to the arrow
    assert is_nomad(world.s, RED)
    assert world.s.unit_kind[RED, 0] == 0
    assert world.is_sound()


@rule("FIN-182")
def test_the_cell_that_is_left_may_be_taken():
    world = World(LAND).turn(GREEN, coins=2)
    world.village(RED, 1, 0, "s")
    world.close(RED, 0, "e", clan=GREEN)
    world.give(GREEN, 0, iron=1)
    world.s.spirit[GREEN] = 2
    world.act("convert", add(0), answers.cell("e"))
    town = world.town_of(GREEN, 0)
    assert world.s.town_clan[town].tolist() == [GREEN, GREEN]
    assert world.s.town_cell[town].tolist() == [cell_of(1, -1), cell_of(2, -1)]
    assert world.is_sound()


def test_in_a_city_that_stays_closed_growing_costs():
    world = World(LAND).turn(GREEN, coins=4)
    world.village(RED, 1, 0, "s", LARGE)
    world.close(RED, 0, "e", clan=GREEN)
    world.s.spirit[GREEN] = 2
    assert not world.offers("convert")
    world.give(GREEN, 0, iron=2)
    world.act("convert")
    assert flags(world, RED, 0) == [SMALL, LARGE]
    assert (world.s.coins[GREEN], world.held(GREEN, 0)) == (0, {})


def test_a_small_village_is_exchanged():
    world = World(LAND).turn(GREEN)
    world.village(RED, -1, 0, "n")
    world.village(GREEN, 1, 0, "s")
    world.s.spirit[GREEN] = 2
    world.act("convert")
    assert world.s.town_clan[world.town_of(GREEN, 1), 0] == GREEN
    assert flags(world, GREEN, 0) == flags(world, GREEN, 1) == [SMALL, 0]
    assert is_nomad(world.s, RED)
    assert not world.s.store[RED].any()
    assert world.is_sound()


def test_a_large_village_becomes_a_mixed_city():
    world = World(LAND).turn(GREEN, coins=2)
    world.village(RED, -1, 0, "n", LARGE)
    world.village(GREEN, 1, 0, "s", iron=1)
    world.s.spirit[GREEN] = 2
    world.act("convert", answers.cell("n"))
    town = world.town_of(GREEN, 1)
    assert world.s.town_clan[town].tolist() == [RED, GREEN]
    assert world.s.town_flags[town].tolist() == [SMALL, SMALL]
    assert (world.s.coins[GREEN], world.held(GREEN, 0)) == (0, {})
    assert world.is_sound()


def test_dolmens_do_not_honour_conversion():
    world = World("SA1 0 0 0, SC12 0 -1 0, SA2 0 1 0").turn(GREEN)  # a dolmen at (1, -1)
    world.village(RED, 1, 1, "n")
    world.cart(GREEN, 1, 1, "n")
    world.s.spirit[GREEN] = 2
    assert dolmens_in(world.s, world.b, world.comarca(1, 1, "n")) == 1
    world.act("convert")
    assert world.s.star[GREEN] == 0
    assert not is_nomad(world.s, GREEN)


def test_a_nomad_settles_with_its_caravan():
    world = World(LAND).turn(GREEN)
    world.village(RED, 1, 0, "s", gold=1)
    world.cart(GREEN, 1, 0, "s")
    world.give(GREEN, CARAVAN, wood=2, iron=2)
    world.s.spirit[GREEN] = 2
    world.act("convert")
    assert world.s.phase == phases.OVERFLOW  # four goods in three slots
    assert world.held(GREEN, 1) == {"wood": 2, "iron": 2}
    assert world.held(GREEN, 0) == {"gold": 1}  # the cart took what was stray
    assert world.held(GREEN) == {}
    assert world.cubes_are_all_there()


def test_a_nomad_pays_from_its_caravan():
    world = World(LAND).turn(GREEN, coins=2)
    world.village(RED, 1, 0, "s")
    world.close(RED, 0, "e")
    world.cart(GREEN, 1, 0, "s")
    world.s.spirit[GREEN] = 2
    assert not world.offers("convert")
    world.give(GREEN, CARAVAN, iron=1)
    world.act("convert", moves.FORM + moves.TAKE_OVER)
    town = world.town_of(GREEN, 1)
    assert world.s.town_clan[town].tolist() == [GREEN, RED]  # it keeps its cell, the arrow
    assert (world.held(GREEN), world.held(GREEN, 1), world.s.coins[GREEN]) == ({}, {}, 0)
    assert world.is_sound()
