"""Feeding, hunger and the idle income."""

import pytest

from oppidum.games.finisterre import feeding, larder, overflow, units
from oppidum.games.finisterre.grid import on_cell
from oppidum.games.finisterre.state import (
    BARE,
    BOAT,
    CARAVAN,
    FEED,
    FEED_ACTION,
    GOOD_ACTION,
    HALF_ACTION,
    IRON,
    LARGE,
    NO_UNIT,
    NOTHING,
    OVERFLOW,
    SMALL,
    TOWN_TILE,
    UNFED_ACTION,
    WOOD,
)
from tests.games.finisterre.economy_tables import BLUE, GREEN, RED, Land, reference
from tests.games.finisterre.tables import table

rule = pytest.mark.rule


@rule("FIN-079")
def test_the_example_of_the_feeding():
    land = reference()
    needs = [sum(larder.need_in_comarca(land.s, clan, c) for c in range(1, 5)) for clan in (GREEN, BLUE, RED)]
    assert needs == [2, 4, 5]
    assert [larder.need_in_comarca(land.s, BLUE, comarca) for comarca in (1, 2, 3)] == [2, 1, 1]
    for clan in (GREEN, BLUE, RED):
        for unit in range(units.units_of(land.s, clan)):
            land.store(clan, unit, crop=6)
    assert not feeding.begin_feeding(land.s, land.b)  # food enough: nobody is asked
    assert [land.held_by(clan)["crop"] for clan in (GREEN, BLUE, RED)] == [10, 14, 7]
    land.check()


@rule("FIN-080")
def test_local_food_first_then_the_territory():
    land = Land()
    land.town(0, "0S 0S", road=1)
    land.town(1, "0L", road=1)
    land.town(2, "0S")
    land.store(0, 0, fish=1)
    land.store(0, 1, crop=4)
    land.store(0, 2, fish=2)
    assert not feeding.begin_feeding(land.s, land.b)
    assert [land.held(0, unit) for unit in range(3)] == [{}, {"crop": 1}, {"fish": 1}]


@rule("FIN-080")
def test_kinds_are_eaten_in_their_order():
    land = Land()
    land.town(0, "0L 0S")
    land.boat(0, 0)
    land.store(0, 0, livestock=3, game=3, fish=1)
    land.store(0, 1, crop=1)
    assert not feeding.begin_feeding(land.s, land.b)
    assert land.held_by(0) == {"game": 2, "livestock": 3}


@rule("FIN-080")
def test_never_from_another_territory():
    land = Land()
    land.town(0, "0S")
    land.town(1, "0S")
    land.store(0, 1, crop=6)
    assert not feeding.begin_feeding(land.s, land.b)  # no food for the only tile there: nothing to decide
    assert units.villages_of(land.s, 0) == 1
    assert land.held(0, 0) == {"crop": 5}


@rule("FIN-081")
def test_an_unfed_small_tile_is_lost():
    land = Land()
    town = land.town(0, "0S")
    land.town(1, "0S")
    land.store(0, 0, wood=2)
    land.store(0, 1, crop=1, iron=1)
    land.s.star[0] = 3
    cell = int(land.s.town_cell[town, 0])
    assert not feeding.begin_feeding(land.s, land.b)
    assert land.s.star[0] == 2
    assert land.lies(0) == {("wood", 1): 2}
    assert on_cell(land.s, cell) == BARE
    assert land.s.com_flags[0, 0] == 0
    assert land.held(0, 0) == {"iron": 1}  # the other part is the first unit now
    assert land.s.unit_kind[0, 1] == NO_UNIT
    land.check()


@rule("FIN-081")
def test_a_large_tile_with_one_becomes_small():
    land = Land()
    town = land.town(0, "0L")
    land.store(0, 0, crop=1, wood=4)
    land.s.star[0] = 3
    assert feeding.begin_feeding(land.s, land.b)
    assert land.legal(feeding.legal_feeding) == [UNFED_ACTION + 2 * town, HALF_ACTION + 2 * town]
    assert not feeding.answer_feeding(land.s, land.b, HALF_ACTION + 2 * town)
    assert land.s.town_flags[town, 0] == SMALL
    assert land.s.star[0] == 3
    assert land.held(0, 0) == {"wood": 3}  # three slots are left
    assert land.lies(0) == {("wood", 1): 1}
    land.check()


@rule("FIN-081")
def test_the_clan_chooses_which_goods_stay():
    land = Land()
    town = land.town(0, "0L")
    land.store(0, 0, crop=1, wood=2, iron=2)
    feeding.begin_feeding(land.s, land.b)
    assert feeding.answer_feeding(land.s, land.b, HALF_ACTION + 2 * town)
    assert (land.s.phase, land.s.asked) == (OVERFLOW, 0)
    assert land.legal(overflow.legal_overflow) == [GOOD_ACTION + WOOD, GOOD_ACTION + IRON]
    assert not feeding.answer_feeding(land.s, land.b, GOOD_ACTION + WOOD)
    assert land.held(0, 0) == {"wood": 1, "iron": 2}
    assert land.s.coins[0] == 0


@rule("FIN-081")
def test_who_goes_hungry_is_chosen():
    land = Land()
    land.town(0, "0S", road=1)
    land.town(1, "0L", road=1)
    land.store(0, 0, crop=2)
    assert feeding.begin_feeding(land.s, land.b)
    assert (land.s.phase, land.s.asked) == (FEED, 0)
    assert land.legal(feeding.legal_feeding) == [UNFED_ACTION, UNFED_ACTION + 2, HALF_ACTION + 2]
    assert not feeding.answer_feeding(land.s, land.b, UNFED_ACTION)
    assert land.s.com_flags[1, 0] == LARGE
    assert land.lies(0) == {}  # the food was eaten before
    assert land.held_by(0) == {}


@rule("FIN-082", "FIN-167")
def test_a_broken_city_is_open():
    land = Land()
    town = land.town(0, "0S 0S")
    land.store(0, 0, crop=1)
    arrow, second = land.s.town_cell[town].tolist()
    assert feeding.begin_feeding(land.s, land.b)
    assert not feeding.answer_feeding(land.s, land.b, UNFED_ACTION + 2 * town)  # the arrow tile
    assert not units.is_closed(land.s, town)
    assert land.s.town_cell[town].tolist() == [arrow, NOTHING]
    assert (on_cell(land.s, arrow), on_cell(land.s, second)) == (TOWN_TILE - town, BARE)
    assert land.s.unit_place[0, 0] == town
    assert land.s.com_flags[0, 0] == 1
    land.check()


@rule("FIN-082")
def test_a_mixed_city_loses_one_clan():
    land = Land()
    town = land.town(0, "0S 1L")
    land.store(1, 0, crop=2)
    assert not feeding.begin_feeding(land.s, land.b)
    assert land.s.town_clan[town].tolist() == [1, NOTHING]
    assert land.s.town_flags[town].tolist() == [LARGE, 0]
    assert units.is_nomad(land.s, 0)
    assert not units.is_nomad(land.s, 1)
    assert land.held(1, 0) == {}
    land.check()


@rule("FIN-082")
def test_a_whole_city_starves():
    land = Land()
    town = land.town(0, "0L 0S")
    land.store(0, 0, wood=4)
    assert not feeding.begin_feeding(land.s, land.b)
    assert land.s.town_flags[town].tolist() == [0, 0]
    assert land.lies(0) == {("wood", 1): 4}
    land.check()


@rule("FIN-083")
def test_without_a_village_a_clan_is_a_nomad_with_its_boats():
    land = Land()
    land.town(0, "0S")
    boat = land.boat(0, 1)
    land.store(0, boat, wood=2)
    assert not feeding.begin_feeding(land.s, land.b)
    assert units.is_nomad(land.s, 0)
    assert land.s.unit_kind[0, 0] == BOAT
    assert land.held(0, 0) == {"wood": 2}
    assert land.held(0, CARAVAN) == {}
    assert (land.s.spirit[0], land.s.star[0]) == (0, 0)  # nothing is owed


@rule("FIN-084")
def test_idle_slots_bring_coins():
    land = Land()
    land.town(0, "0S")
    land.boat(0, 0)
    land.cart(0, 0)
    land.store(0, 0, wood=1)
    land.store(0, 2, wood=1)
    feeding.idle_income(land.s, land.b)
    assert land.s.coins[:2].tolist() == [4, 0]


def test_a_table_may_ask_even_with_food_enough():
    assert table(2).book.ask_feeding == 0
    land = Land(ask_feeding=table(2, abandon=True).book.ask_feeding)
    town = land.town(0, "0L")
    land.store(0, 0, crop=2)
    assert feeding.begin_feeding(land.s, land.b)
    assert land.legal(feeding.legal_feeding) == [FEED_ACTION, UNFED_ACTION + 2 * town, HALF_ACTION + 2 * town]
    still = land.position.copy()
    assert not feeding.answer_feeding(land.s, land.b, FEED_ACTION)
    assert land.held(0, 0) == {}
    assert land.s.town_flags[town, 0] == LARGE
    assert feeding.answer_feeding(still.row, land.b, HALF_ACTION + 2 * town)
    assert not feeding.answer_feeding(still.row, land.b, FEED_ACTION)
    assert still.town_flags[town, 0] == SMALL
    assert still.store[0, 0].tolist() == [0, 0, 0, 1, 0, 0, 0]


def test_hungry_tiles_may_eat_from_the_ground():
    land = Land(forage=1)
    land.town(0, "0L", road=1)
    land.town(1, "0S", road=1)
    land.store(0, 0, crop=1)
    land.lay(1, "fish", 3)
    assert feeding.begin_feeding(land.s, land.b)  # the large tile is one short: nothing lies beside it
    land = Land(forage=1)
    land.town(0, "0L", road=1)
    land.town(1, "0S", road=1)
    land.store(0, 0, crop=1)
    land.lay(0, "fish", 3)
    land.lay(1, "game", 2)
    assert not feeding.begin_feeding(land.s, land.b)
    assert land.s.com_flags[:2, 0].tolist() == [2, 1]
    assert land.held_by(0) == {}
    assert land.lies(0) == {("fish", 2): 1}
    assert land.lies(1) == {("game", 1): 1}
