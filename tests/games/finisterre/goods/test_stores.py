"""Slots, food that lies together, the ground and the supply."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.goods import ground, overflow, stores, taking
from oppidum.games.finisterre.goods.resources import CROP, FISH, GOLD, GOODS, IRON, WOOD
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, NOTHING, PILES
from tests.games.finisterre.world import without_map

rule = pytest.mark.rule


@rule("FIN-078")
def test_food_of_a_kind_lies_together():
    world = without_map()
    world.town("0S", 0)
    for _ in range(2):
        assert stores.put_in_land(world.s, world.b, 0, 0, CROP, 2)
    assert world.held(0, 0) == {"crop": 4}
    assert stores.slots_used(world.s, world.b, 0, 0) == 1
    for value in (6, 1):
        assert stores.put_in_land(world.s, world.b, 0, 0, FISH, value)
    assert stores.slots_used(world.s, world.b, 0, 0) == 3
    assert not stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)
    assert stores.put_in_land(world.s, world.b, 0, 0, CROP, 2)  # 4 + 2 needs no new slot
    assert not stores.put_in_land(world.s, world.b, 0, 0, CROP, 1)


def test_room_of_every_kind_of_store():
    world = without_map(3)
    world.town("0S 1L", 0)
    world.town("0L 0L", 1)
    world.boat(0, 0)
    world.cart(0, 0)
    rooms = [stores.capacity(world.s, world.b, 0, unit) for unit in range(5)]
    assert rooms == [3, 10, 2, 1, 0]
    assert stores.capacity(world.s, world.b, 1, 0) == 5
    assert stores.capacity(world.s, world.b, 0, CARAVAN) == 0
    assert stores.capacity(world.s, world.b, 2, CARAVAN) == 5
    assert stores.fits(world.s, world.b, 0, BOUGHT, WOOD, 50)


@rule("FIN-104")
def test_a_caravan_has_five_slots():
    world = without_map()
    kept = [stores.put_in_land(world.s, world.b, 0, CARAVAN, good, 1) for good in (WOOD, WOOD, IRON, GOLD, CROP, IRON)]
    assert kept == [True] * 5 + [False]
    world.s.supply[:3] -= 2, 1, 1
    world.town("0S", 0)
    overflow.unload_caravan(world.s, 0, 0)
    assert world.held(0, 0) == {"wood": 2, "iron": 1, "gold": 1, "crop": 1}
    assert overflow.asks_what_stays(world.s, world.b, 0)  # five goods in three slots
    assert (world.s.phase, world.s.asked) == (phases.OVERFLOW, 0)
    for good in (GOLD, CROP):
        assert moves.GOOD + good in world.legal()
        overflow.drop_by_action(world.s, world.b, moves.GOOD + good)
    assert not overflow.asks_what_stays(world.s, world.b, 0)
    assert world.held(0, 0) == {"wood": 2, "iron": 1}
    assert world.lies(0) == {"gold": [1], "crop": [1]}
    world.check()


@rule("FIN-169")
def test_food_is_put_together_to_make_room():
    world = without_map()
    world.boat(0, 0, crop=3, iron=1)
    world.boat(0, 0, crop=3, gold=1)
    assert stores.find_room(world.s, world.b, 0, 0, WOOD, 1) == 1
    assert world.held(0, 0) == {"crop": 3, "iron": 1}  # asking changes nothing
    assert stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)
    assert world.held(0, 0) == {"crop": 6, "iron": 1}
    assert world.held(0, 1) == {"wood": 1, "gold": 1}


@rule("FIN-169")
def test_food_stays_where_no_slot_gets_free():
    world = without_map()
    world.boat(0, 0, crop=4, iron=1)
    world.boat(0, 0, crop=3, gold=1)
    assert stores.find_room(world.s, world.b, 0, 0, WOOD, 1) == NOTHING
    assert not stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)
    assert world.held(0, 0) == {"crop": 4, "iron": 1}


@rule("FIN-169")
def test_the_highest_unit_gives_to_the_lowest_and_crops_go_before_fish():
    world = without_map()
    for _ in range(3):
        world.boat(0, 0)
    world.give(0, 0, crop=5, fish=1)
    world.give(0, 1, crop=3, fish=1)
    world.give(0, 2, crop=3, iron=1)
    assert stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)
    assert [world.held(0, unit) for unit in range(3)] == [
        {"crop": 6, "fish": 1},
        {"crop": 5, "fish": 1},
        {"wood": 1, "iron": 1},
    ]
    assert stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)  # now the fish
    assert [world.held(0, unit) for unit in range(2)] == [{"crop": 6, "fish": 2}, {"crop": 5, "wood": 1}]
    assert not stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)


def test_another_territory_has_no_room_for_it():
    world = without_map()
    world.boat(0, 0, iron=2)
    world.boat(0, 1)
    assert not stores.put_in_land(world.s, world.b, 0, 0, WOOD, 1)
    assert stores.put_in_land(world.s, world.b, 0, 1, WOOD, 1)


def test_taking_begins_in_the_comarca():
    world = without_map()
    world.town("0S", 0, road=1, wood=2)
    world.town("0S", 1, road=1, wood=1)
    world.boat(0, 1, wood=1)
    assert stores.total_in_land(world.s, 0, 0, WOOD) == 4
    assert stores.take_from_land(world.s, 0, 0, 1, WOOD, 3) == 3
    assert [world.held(0, unit) for unit in range(3)] == [{"wood": 1}, {}, {}]
    assert stores.take_from_land(world.s, 0, 0, 1, WOOD, 3) == 1


def test_goods_given_to_a_clan():
    world = without_map()
    world.boat(0, 0, iron=1)
    world.town("0S", 1)
    for _ in range(5):
        stores.give_to_clan(world.s, world.b, 0, GOLD, 1, world.anchor(2))
    assert [world.held(0, unit) for unit in range(2)] == [{"iron": 1, "gold": 1}, {"gold": 3}]
    assert world.lies(2) == {"gold": [1]}
    stores.give_to_clan(world.s, world.b, 1, GOLD, 1, world.anchor(2))
    assert world.held(1) == {"gold": 1}


def test_piles_are_taken_oldest_first_and_keep_their_order():
    world = without_map()
    world.drop(0, crop=[2, 2])
    world.drop(1, crop=[2])
    world.drop(0, wood=3)
    world.drop(0, crop=[2])
    assert world.s.piles == 3
    assert ground.goods_on_ground(world.s, 0) == 1 << 8 * CROP + 2 | 1 << 8 * WOOD + 1
    for _ in range(3):
        assert ground.take_from_ground(world.s, 0, CROP, 2)
    assert not ground.take_from_ground(world.s, 0, CROP, 2)
    assert world.s.pile_good[:2].tolist() == [CROP, WOOD]
    assert world.lies(0) == {"wood": [1, 1, 1]}
    assert world.lies(1) == {"crop": [2]}


def test_dropped_food_lies_as_sixes_and_a_rest():
    world = without_map()
    world.town("0L", 0, fish=14, wood=2)
    stores.drop_all(world.s, world.b, 0, 0)
    assert world.lies(0) == {"fish": [2, 6, 6], "wood": [1, 1]}


def test_a_full_list_of_piles_joins_or_gives_back():
    world = without_map()
    world.s.piles = PILES
    world.s.pile_good[:] = FISH
    world.s.pile_value[:] = 2
    world.s.pile_count[:] = 1
    world.drop(3, fish=[2])
    world.drop(3, wood=2)
    assert world.s.pile_count.sum() == PILES + 1
    assert world.s.supply[WOOD] == 50


def test_dice_that_are_out():
    world = without_map()
    world.town("0L", 0, crop=7)
    world.give(1, crop=6)
    world.drop(0, crop=[3, 3, 3, 3])
    world.s.market[CROP] = 11
    assert ground.dice_out(world.s, world.b, CROP) == 2 + 1 + 4 + 3
    assert ground.left_in_supply(world.s, world.b, CROP) == 20
    assert ground.left_in_supply(world.s, world.b, WOOD) == 50


@rule("FIN-184")
def test_supply_gives_what_it_has():
    world = without_map()
    world.s.supply[WOOD] = 1
    assert ground.take_cubes(world.s, WOOD, 2) == 1
    assert world.s.supply[WOOD] == 0


def test_later_units_move_down():
    world = without_map()
    for comarca in (0, 1, 2):
        world.cart(0, comarca)
    world.give(0, 1, wood=1)
    world.give(0, 2, iron=1)
    world.s.carts_called[0] = 0b110
    units.remove_unit(world.s, 0, 0)
    units.refresh_units(world.s)
    assert world.s.carts_called[0] == 0b011
    assert world.s.unit_com[0, :3].tolist() == [1, 2, NOTHING]
    assert world.s.unit_land[0, :2].tolist() == [0, 1]
    assert [world.held(0, unit) for unit in range(3)] == [{"wood": 1}, {"iron": 1}, {}]
    world.check()


@rule("FIN-162")
def test_a_forced_drop_takes_the_smallest_die():
    world = without_map()
    world.boat(0, 0, crop=13)
    assert not overflow.asks_what_stays(world.s, world.b, 0)  # one kind: nothing to choose
    assert world.held(0, 0) == {"crop": 12}
    assert world.lies(0) == {"crop": [1]}
    world.give(0, 0, wood=2)
    assert overflow.asks_what_stays(world.s, world.b, 0)
    overflow.drop_by_action(world.s, world.b, moves.GOOD + GOODS * 0 + CROP)
    assert world.held(0, 0) == {"crop": 6, "wood": 2}
    assert world.lies(0)["crop"].count(6) == 1


@rule("FIN-060")
def test_a_cart_fetches_what_was_found():
    world = without_map()
    world.town("0S", 0, wood=3)
    world.drop(0, iron=2)
    world.drop(1, iron=1)
    assert not taking.has_room_for_find(world.s, world.b, 0, 0, IRON, 1)
    assert not taking.store_find(world.s, world.b, 0, 0, IRON, 1)
    cart = world.cart(0, 2)
    world.bridge(0, 2)
    assert taking.has_room_for_find(world.s, world.b, 0, 0, IRON, 1)
    assert not taking.has_room_for_find(world.s, world.b, 0, 1, IRON, 1)
    assert taking.store_find(world.s, world.b, 0, 0, IRON, 1)
    assert ground.take_from_ground(world.s, 0, IRON, 1)
    assert (world.held(0, cart), world.s.unit_com[0, cart]) == ({"iron": 1}, 0)
    assert world.lies(0) == {"iron": [1]}
    world.check()


@rule("FIN-104")
def test_a_nomad_finds_for_its_caravan():
    world = without_map()
    world.drop(0, iron=6)
    for _ in range(5):
        assert taking.store_find(world.s, world.b, 0, 0, IRON, 1)
        assert ground.take_from_ground(world.s, 0, IRON, 1)
    assert not taking.store_find(world.s, world.b, 0, 0, IRON, 1)
    assert world.held(0) == {"iron": 5}
    world.check()
