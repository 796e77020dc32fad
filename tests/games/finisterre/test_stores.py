"""Slots, food that lies together, the ground and the supply."""

import pytest

from oppidum.games.finisterre import ground, overflow, stores, taking, units
from oppidum.games.finisterre.state import (
    BOUGHT,
    CARAVAN,
    CROP,
    FISH,
    GOLD,
    GOOD_ACTION,
    GOODS,
    IRON,
    NOTHING,
    OVERFLOW,
    PILES,
    WOOD,
)
from tests.games.finisterre.economy_tables import Land

rule = pytest.mark.rule


@rule("FIN-078")
def test_food_of_a_kind_lies_together():
    land = Land()
    land.town(0, "0S")
    for _ in range(2):
        assert stores.put_in_land(land.s, land.b, 0, 0, CROP, 2)
    assert land.held(0, 0) == {"crop": 4}
    assert stores.slots_used(land.s, land.b, 0, 0) == 1
    for value in (6, 1):
        assert stores.put_in_land(land.s, land.b, 0, 0, FISH, value)
    assert stores.slots_used(land.s, land.b, 0, 0) == 3
    assert not stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)
    assert stores.put_in_land(land.s, land.b, 0, 0, CROP, 2)  # 4 + 2 needs no new slot
    assert not stores.put_in_land(land.s, land.b, 0, 0, CROP, 1)


def test_room_of_every_kind_of_store():
    land = Land(3)
    land.town(0, "0S 1L")
    land.town(1, "0L 0L")
    land.boat(0, 0)
    land.cart(0, 0)
    rooms = [stores.capacity(land.s, land.b, 0, unit) for unit in range(5)]
    assert rooms == [3, 10, 2, 1, 0]
    assert stores.capacity(land.s, land.b, 1, 0) == 5
    assert stores.capacity(land.s, land.b, 0, CARAVAN) == 0
    assert stores.capacity(land.s, land.b, 2, CARAVAN) == 5
    assert stores.fits(land.s, land.b, 0, BOUGHT, WOOD, 50)


@rule("FIN-104")
def test_a_caravan_has_five_slots():
    land = Land()
    kept = [stores.put_in_land(land.s, land.b, 0, CARAVAN, good, 1) for good in (WOOD, WOOD, IRON, GOLD, CROP, IRON)]
    assert kept == [True] * 5 + [False]
    land.s.supply[:3] -= 2, 1, 1
    land.town(0, "0S")
    overflow.unload_caravan(land.s, 0, 0)
    assert land.held(0, 0) == {"wood": 2, "iron": 1, "gold": 1, "crop": 1}
    assert overflow.asks_what_stays(land.s, land.b, 0)  # five goods in three slots
    assert (land.s.phase, land.s.asked) == (OVERFLOW, 0)
    for good in (GOLD, CROP):
        assert GOOD_ACTION + good in land.legal(overflow.legal_overflow)
        overflow.drop_by_action(land.s, land.b, GOOD_ACTION + good)
    assert not overflow.asks_what_stays(land.s, land.b, 0)
    assert land.held(0, 0) == {"wood": 2, "iron": 1}
    assert land.lies(0) == {("gold", 1): 1, ("crop", 1): 1}
    land.check()


@rule("FIN-169")
def test_food_is_put_together_to_make_room():
    land = Land()
    land.boat(0, 0)
    land.boat(0, 0)
    land.store(0, 0, crop=3, iron=1)
    land.store(0, 1, crop=3, gold=1)
    assert stores.find_room(land.s, land.b, 0, 0, WOOD, 1) == 1
    assert land.held(0, 0) == {"crop": 3, "iron": 1}  # asking changes nothing
    assert stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)
    assert land.held(0, 0) == {"crop": 6, "iron": 1}
    assert land.held(0, 1) == {"wood": 1, "gold": 1}


@rule("FIN-169")
def test_food_stays_where_no_slot_gets_free():
    land = Land()
    land.boat(0, 0)
    land.boat(0, 0)
    land.store(0, 0, crop=4, iron=1)
    land.store(0, 1, crop=3, gold=1)
    assert stores.find_room(land.s, land.b, 0, 0, WOOD, 1) == NOTHING
    assert not stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)
    assert land.held(0, 0) == {"crop": 4, "iron": 1}


@rule("FIN-169")
def test_the_highest_unit_gives_to_the_lowest_and_crops_go_before_fish():
    land = Land()
    for _ in range(3):
        land.boat(0, 0)
    land.store(0, 0, crop=5, fish=1)
    land.store(0, 1, crop=3, fish=1)
    land.store(0, 2, crop=3, iron=1)
    assert stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)
    assert [land.held(0, unit) for unit in range(3)] == [
        {"crop": 6, "fish": 1},
        {"crop": 5, "fish": 1},
        {"wood": 1, "iron": 1},
    ]
    assert stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)  # now the fish
    assert [land.held(0, unit) for unit in range(2)] == [{"crop": 6, "fish": 2}, {"crop": 5, "wood": 1}]
    assert not stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)


def test_another_territory_has_no_room_for_it():
    land = Land()
    land.boat(0, 0)
    land.boat(0, 1)
    land.store(0, 0, iron=2)
    assert not stores.put_in_land(land.s, land.b, 0, 0, WOOD, 1)
    assert stores.put_in_land(land.s, land.b, 0, 1, WOOD, 1)


def test_taking_begins_in_the_comarca():
    land = Land()
    land.town(0, "0S", road=1)
    land.town(1, "0S", road=1)
    land.boat(0, 1)
    land.store(0, 0, wood=2)
    land.store(0, 1, wood=1)
    land.store(0, 2, wood=1)
    assert stores.total_in_land(land.s, 0, 0, WOOD) == 4
    assert stores.take_from_land(land.s, 0, 0, 1, WOOD, 3) == 3
    assert [land.held(0, unit) for unit in range(3)] == [{"wood": 1}, {}, {}]
    assert stores.take_from_land(land.s, 0, 0, 1, WOOD, 3) == 1


def test_goods_given_to_a_clan():
    land = Land()
    land.boat(0, 0)
    land.town(1, "0S")
    land.store(0, 0, iron=1)
    for _ in range(5):
        stores.give_to_clan(land.s, land.b, 0, GOLD, 1, land.anchor(2))
    assert (land.held(0, 0), land.held(0, 1), land.lies(2)) == ({"iron": 1, "gold": 1}, {"gold": 3}, {("gold", 1): 1})
    stores.give_to_clan(land.s, land.b, 1, GOLD, 1, land.anchor(2))
    assert land.held(1, CARAVAN) == {"gold": 1}


def test_piles_are_taken_oldest_first_and_keep_their_order():
    land = Land()
    land.lay(0, "crop", 2, 2)
    land.lay(1, "crop", 2)
    land.lay(0, "wood", 1, 3)
    land.lay(0, "crop", 2)
    assert land.s.piles == 3
    assert ground.goods_on_ground(land.s, 0) == 1 << 8 * CROP + 2 | 1 << 8 * WOOD + 1
    for _ in range(3):
        assert ground.take_from_ground(land.s, 0, CROP, 2)
    assert not ground.take_from_ground(land.s, 0, CROP, 2)
    assert land.s.pile_good[:2].tolist() == [CROP, WOOD]
    assert land.lies(0) == {("wood", 1): 3}
    assert land.lies(1) == {("crop", 2): 1}


def test_dropped_food_lies_as_sixes_and_a_rest():
    land = Land()
    land.town(0, "0L")
    land.store(0, 0, fish=14, wood=2)
    stores.drop_all(land.s, land.b, 0, 0)
    assert land.lies(0) == {("fish", 6): 2, ("fish", 2): 1, ("wood", 1): 2}


def test_a_full_list_of_piles_joins_or_gives_back():
    land = Land()
    land.s.piles = PILES
    land.s.pile_good[:] = FISH
    land.s.pile_value[:] = 2
    land.s.pile_count[:] = 1
    land.lay(3, "fish", 2)
    land.lay(3, "wood", 1, 2)
    assert land.s.pile_count.sum() == PILES + 1
    assert land.s.supply[WOOD] == 50


def test_dice_that_are_out():
    land = Land()
    land.town(0, "0L")
    land.store(0, 0, crop=7)
    land.store(1, CARAVAN, crop=6)
    land.lay(0, "crop", 3, 4)
    land.s.market[CROP] = 11
    assert ground.dice_out(land.s, land.b, CROP) == 2 + 1 + 4 + 3
    assert ground.left_in_supply(land.s, land.b, CROP) == 20
    assert ground.left_in_supply(land.s, land.b, WOOD) == 50


@rule("FIN-184")
def test_supply_gives_what_it_has():
    land = Land()
    land.s.supply[WOOD] = 1
    assert ground.take_cubes(land.s, WOOD, 2) == 1
    assert land.s.supply[WOOD] == 0


def test_later_units_move_down():
    land = Land()
    for comarca in (0, 1, 2):
        land.cart(0, comarca)
    land.store(0, 1, wood=1)
    land.store(0, 2, iron=1)
    land.s.carts_called[0] = 0b110
    units.remove_unit(land.s, 0, 0)
    units.refresh_units(land.s, land.b)
    assert land.s.carts_called[0] == 0b011
    assert land.s.unit_com[0, :3].tolist() == [1, 2, NOTHING]
    assert land.s.unit_land[0, :2].tolist() == [0, 1]
    assert [land.held(0, unit) for unit in range(3)] == [{"wood": 1}, {"iron": 1}, {}]
    land.check()


@rule("FIN-162")
def test_a_forced_drop_takes_the_smallest_die():
    land = Land()
    land.boat(0, 0)
    land.store(0, 0, crop=13)
    assert not overflow.asks_what_stays(land.s, land.b, 0)  # one kind: nothing to choose
    assert land.held(0, 0) == {"crop": 12}
    assert land.lies(0) == {("crop", 1): 1}
    land.store(0, 0, wood=2)
    assert overflow.asks_what_stays(land.s, land.b, 0)
    overflow.drop_by_action(land.s, land.b, GOOD_ACTION + GOODS * 0 + CROP)
    assert land.held(0, 0) == {"crop": 6, "wood": 2}
    assert land.lies(0)["crop", 6] == 1


@rule("FIN-060")
def test_a_cart_fetches_what_was_found():
    land = Land()
    land.town(0, "0S")
    land.store(0, 0, wood=3)
    land.lay(0, "iron", 1, 2)
    land.lay(1, "iron", 1)
    assert not taking.has_room_for_find(land.s, land.b, 0, 0, IRON, 1)
    assert not taking.store_find(land.s, land.b, 0, 0, IRON, 1)
    cart = land.cart(0, 2)
    land.bridge(0, 2)
    assert taking.has_room_for_find(land.s, land.b, 0, 0, IRON, 1)
    assert not taking.has_room_for_find(land.s, land.b, 0, 1, IRON, 1)
    assert taking.store_find(land.s, land.b, 0, 0, IRON, 1)
    assert ground.take_from_ground(land.s, 0, IRON, 1)
    assert (land.held(0, cart), land.s.unit_com[0, cart]) == ({"iron": 1}, 0)
    assert land.lies(0) == {("iron", 1): 1}
    land.check()


@rule("FIN-104")
def test_a_nomad_finds_for_its_caravan():
    land = Land()
    land.lay(0, "iron", 1, 6)
    for _ in range(5):
        assert taking.store_find(land.s, land.b, 0, 0, IRON, 1)
        assert ground.take_from_ground(land.s, 0, IRON, 1)
    assert not taking.store_find(land.s, land.b, 0, 0, IRON, 1)
    assert land.held(0, CARAVAN) == {"iron": 5}
    land.check()
