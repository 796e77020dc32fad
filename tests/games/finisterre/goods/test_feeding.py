"""Feeding, hunger and the idle income."""

import pytest

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import BOAT, LARGE, NO_UNIT, SMALL
from oppidum.games.finisterre.goods import feeding, larder
from oppidum.games.finisterre.goods.resources import IRON, WOOD
from oppidum.games.finisterre.land.grid import on_cell
from oppidum.games.finisterre.land.landscape import BARE, TOWN_TILE
from oppidum.games.finisterre.state import CARAVAN, NOTHING
from tests.games.finisterre.world import BLUE, GREEN, RED, answers, reference, without_map

rule = pytest.mark.rule


@rule("FIN-079")
def test_the_example_of_the_feeding():
    world = reference()
    needs = [sum(larder.need_in_comarca(world.s, clan, c) for c in range(1, 5)) for clan in (GREEN, BLUE, RED)]
    assert needs == [2, 4, 5]
    assert [larder.need_in_comarca(world.s, BLUE, comarca) for comarca in (1, 2, 3)] == [2, 1, 1]
    for clan in (GREEN, BLUE, RED):
        for unit in range(units.units_of(world.s, clan)):
            world.give(clan, unit, crop=6)
    assert not world.feed()  # food enough: nobody is asked
    assert [world.held_by(clan)["crop"] for clan in (GREEN, BLUE, RED)] == [10, 14, 7]
    world.check()


@rule("FIN-080")
def test_local_food_first_then_the_territory():
    world = without_map()
    world.town("0S 0S", 0, road=1, fish=1)
    world.town("0L", 1, road=1, crop=4)
    world.town("0S", 2, fish=2)
    assert not world.feed()
    assert [world.held(0, unit) for unit in range(3)] == [{}, {"crop": 1}, {"fish": 1}]


@rule("FIN-080")
def test_kinds_are_eaten_in_their_order():
    world = without_map()
    world.town("0L 0S", 0, livestock=3, game=3, fish=1)
    world.boat(0, 0, crop=1)
    assert not world.feed()
    assert world.held_by(0) == {"game": 2, "livestock": 3}


@rule("FIN-080")
def test_never_from_another_territory():
    world = without_map()
    world.town("0S", 0)
    world.town("0S", 1, crop=6)
    assert not world.feed()  # no food for the only tile there: nothing to decide
    assert units.villages_of(world.s, 0) == 1
    assert world.held(0, 0) == {"crop": 5}


@rule("FIN-081")
def test_an_unfed_small_tile_is_lost():
    world = without_map()
    town = world.town("0S", 0, wood=2)
    world.town("0S", 1, crop=1, iron=1)
    world.s.star[0] = 3
    cell = int(world.s.town_cell[town, 0])
    assert not world.feed()
    assert world.s.star[0] == 2
    assert world.lies(0) == {"wood": [1, 1]}
    assert on_cell(world.s, cell) == BARE
    assert world.s.com_flags[0, 0] == 0
    assert world.held(0, 0) == {"iron": 1}  # the other part is the first unit now
    assert world.s.unit_kind[0, 1] == NO_UNIT
    world.check()


@rule("FIN-081")
def test_a_large_tile_with_one_becomes_small():
    world = without_map()
    town = world.town("0L", 0, crop=1, wood=4)
    world.s.star[0] = 3
    assert world.feed()
    assert world.legal() == [answers.unfed(town), answers.half(town)]
    assert not world.answer(answers.half(town))
    assert world.s.town_flags[town, 0] == SMALL
    assert world.s.star[0] == 3
    assert world.held(0, 0) == {"wood": 3}  # three slots are left
    assert world.lies(0) == {"wood": [1]}
    world.check()


@rule("FIN-081")
def test_the_clan_chooses_which_goods_stay():
    world = without_map()
    town = world.town("0L", 0, crop=1, wood=2, iron=2)
    world.feed()
    assert world.answer(answers.half(town))
    assert (world.s.phase, world.s.asked) == (phases.OVERFLOW, 0)
    assert world.legal() == [moves.GOOD + WOOD, moves.GOOD + IRON]
    assert not world.answer(moves.GOOD + WOOD)
    assert world.held(0, 0) == {"wood": 1, "iron": 2}
    assert world.s.coins[0] == 0


@rule("FIN-081")
def test_who_goes_hungry_is_chosen():
    world = without_map()
    world.town("0S", 0, road=1, crop=2)
    world.town("0L", 1, road=1)
    assert world.feed()
    assert (world.s.phase, world.s.asked) == (phases.FEED, 0)
    assert world.legal() == [moves.UNFED, moves.UNFED + 2, moves.HALF + 2]
    assert not world.answer(moves.UNFED)
    assert world.s.com_flags[1, 0] == LARGE
    assert world.lies(0) == {}  # the food was eaten before
    assert world.held_by(0) == {}


@rule("FIN-082", "FIN-167")
def test_a_broken_city_is_open():
    world = without_map()
    town = world.town("0S 0S", 0, crop=1)
    arrow, second = world.s.town_cell[town].tolist()
    assert world.feed()
    assert not world.answer(answers.unfed(town))  # the arrow tile
    assert not units.is_closed(world.s, town)
    assert world.s.town_cell[town].tolist() == [arrow, NOTHING]
    assert (on_cell(world.s, arrow), on_cell(world.s, second)) == (TOWN_TILE - town, BARE)
    assert world.s.unit_place[0, 0] == town
    assert world.s.com_flags[0, 0] == 1
    world.check()


@rule("FIN-082")
def test_a_mixed_city_loses_one_clan():
    world = without_map()
    town = world.town("0S 1L", 0)
    world.give(1, 0, crop=2)
    assert not world.feed()
    assert world.s.town_clan[town].tolist() == [1, NOTHING]
    assert world.s.town_flags[town].tolist() == [LARGE, 0]
    assert units.is_nomad(world.s, 0)
    assert not units.is_nomad(world.s, 1)
    assert world.held(1, 0) == {}
    world.check()


@rule("FIN-082")
def test_a_whole_city_starves():
    world = without_map()
    town = world.town("0L 0S", 0, wood=4)
    assert not world.feed()
    assert world.s.town_flags[town].tolist() == [0, 0]
    assert world.lies(0) == {"wood": [1, 1, 1, 1]}
    world.check()


@rule("FIN-083")
def test_without_a_village_a_clan_is_a_nomad_with_its_boats():
    world = without_map()
    world.town("0S", 0)
    world.boat(0, 1, wood=2)
    assert not world.feed()
    assert units.is_nomad(world.s, 0)
    assert world.s.unit_kind[0, 0] == BOAT
    assert world.held(0, 0) == {"wood": 2}
    assert world.held(0, CARAVAN) == {}
    assert (world.s.spirit[0], world.s.star[0]) == (0, 0)  # nothing is owed


@rule("FIN-084")
def test_idle_slots_bring_coins():
    world = without_map()
    world.town("0S", 0, wood=1)
    world.boat(0, 0)
    world.cart(0, 0, wood=1)
    feeding.idle_income(world.s, world.b, NO_AWARDS)
    assert world.s.coins[:2].tolist() == [4, 0]


def test_a_table_may_ask_even_with_food_enough():
    assert without_map().book.ask_feeding == 0
    world = without_map(abandon=True)
    town = world.town("0L", 0, crop=2)
    assert world.feed()
    assert world.legal() == [moves.FEED, answers.unfed(town), answers.half(town)]
    other = world.copy()
    assert not world.answer(moves.FEED)
    assert world.held(0, 0) == {}
    assert world.s.town_flags[town, 0] == LARGE
    assert other.answer(answers.half(town))
    assert not other.answer(moves.FEED)
    assert other.s.town_flags[town, 0] == SMALL
    assert other.s.store[0, 0].tolist() == [0, 0, 0, 1, 0, 0, 0]


def test_hungry_tiles_may_eat_from_the_ground():
    world = without_map(forage=True)
    world.town("0L", 0, road=1, crop=1)
    world.town("0S", 1, road=1)
    world.drop(1, fish=[3])
    assert world.feed()  # the large tile is one short: nothing lies beside it
    world = without_map(forage=True)
    world.town("0L", 0, road=1, crop=1)
    world.town("0S", 1, road=1)
    world.drop(0, fish=[3])
    world.drop(1, game=[2])
    assert not world.feed()
    assert world.s.com_flags[:2, 0].tolist() == [2, 1]
    assert world.held_by(0) == {}
    assert world.lies(0) == {"fish": [2]}
    assert world.lies(1) == {"game": [1]}
