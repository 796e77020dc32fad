"""Offerings, feasts and gifts."""

import pytest

from oppidum.games.finisterre.actions import pool
from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.ends.deeds import FEAST_HELD
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.specialists.slots import ACTIVE, SERVED, USED
from tests.games.finisterre.world import B2, World, answers
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule
DOLMEN = "SA1 0 0 0, M24 2 0 3"  # a dolmen on (2, 1), in the comarca of SA1's site and on its road


def near_dolmen(gold: int, **options) -> World:
    """Clan 0 has a village with gold near a dolmen."""
    world = World(DOLMEN, **options).turn()
    world.village(0, 1, 0, "s", gold=gold)
    return world


def left_on_dolmen(world: World) -> int:
    return int(world.s.dolmen_gold[world.b.dolmen[2 * CODES["M24"] + 1] - 1])


@rule("FIN-109")
def test_an_offering():
    world = near_dolmen(gold=3)
    world.act("offering")
    assert (world.s.spirit[0], world.s.carried[0]) == (1, 1)
    assert left_on_dolmen(world) == 1
    assert world.held(0, 0) == {"gold": 1}
    assert world.s.supply[GOLD] == 48
    assert world.s.actions_left == 2
    assert world.cubes_are_all_there()


@rule("FIN-109")
def test_one_offering_for_each_dolmen_and_phase():
    world = near_dolmen(gold=3)
    world.act("offering")
    world.give(0, 0, gold=1)
    assert not world.offers("offering")
    pool.begin_actions(world.s, world.b)
    assert world.turn().offers("offering")


@rule("FIN-109")
def test_gold_and_access_are_needed():
    assert not near_dolmen(gold=1).offers("offering")
    world = World("SA1 0 0 0, M24 9 0 3").turn()
    world.village(0, 1, 0, "s", gold=3)
    assert not world.offers("offering")


@rule("FIN-109")
def test_a_road_leads_to_the_dolmen():
    """A boat beyond the bridge has access by its road, a cart there has not."""
    world = World(DOLMEN).turn()
    comarca = world.comarca(0, 0, "w")
    assert comarca != world.comarca(2, 1, "n")
    world.cart(0, comarca, gold=2)
    assert not world.offers("offering")
    world.boat(0, 0, 0, "w", anywhere=True, gold=1)
    world.s.store[0, 0, GOLD] = 1
    assert world.offers("offering")


@rule("FIN-109")
def test_a_bard_spares_the_gold_that_is_spent():
    world = near_dolmen(gold=1)
    slot = world.hire(0, "BAR", ACTIVE)
    world.act("offering")
    assert left_on_dolmen(world) == 1
    assert world.held(0, 0) == {}
    assert world.s.slot_used[0, slot] & USED
    assert world.s.spirit[0] == 1
    assert world.cubes_are_all_there()
    used = near_dolmen(gold=1)
    used.s.slot_used[0, used.hire(0, "BAR", ACTIVE)] = USED
    assert not used.offers("offering")


@rule("FIN-109")
def test_an_offering_for_nothing_where_a_table_says_so():
    world = near_dolmen(gold=0, bard_free=True)
    assert not world.offers("offering")
    world.hire(0, "BAR", ACTIVE)
    world.act("offering")
    assert left_on_dolmen(world) == 0
    assert world.s.spirit[0] == 1


@rule("FIN-109")
def test_gold_that_falls_to_the_ground():
    world = near_dolmen(gold=2, dolmen_gold="ground")
    world.act("offering")
    assert left_on_dolmen(world) == 0
    assert world.on_ground("gold", 2, 1, "n") == 1
    assert world.cubes_are_all_there()


@rule("FIN-166")
def test_no_offering_at_a_covered_dolmen():
    world = World(DOLMEN + ", M22 2 0 3").turn()
    world.village(0, 1, 0, "s", gold=3)
    assert not world.offers("offering")


def feast(players: int = 3, **goods: int) -> World:
    """Clan 0 has a village in the south, clan 1 one in the north, clan 2 shares it."""
    world = World(B2, players=players).turn()
    world.village(0, 1, 0, "s", LARGE)
    world.village(1, 1, 1, "n")
    if players > 2:
        world.close(1, 0, "n", clan=2)
    world.give(0, 0, **goods)
    return world


@rule("FIN-110")
def test_a_feast_for_two():
    world = feast(crop=6, game=4, gold=3)
    world.act("feast", answers.amount(0b110))
    assert world.held(0, 0) == {}
    assert world.held(1, 0) == world.held(2, 0) == {"gold": 1}
    assert (world.s.spirit[0], world.s.carried[0]) == (2, 2)
    assert world.s.spirit[1:3].tolist() == [0, 0]
    assert world.s.deeds[0] == FEAST_HELD
    assert world.cubes_are_all_there()


@rule("FIN-110")
def test_the_feasting_settlement_pays_first():
    world = World(B2, players=2).turn()
    cart = world.cart(0, 1, 0, "s", crop=6)
    village = world.village(0, 1, 0, "s", LARGE, game=5, gold=3)
    world.village(1, 1, 1, "n")
    world.act("feast")
    assert (world.held(0, cart), world.held(0, village)) == ({"crop": 6}, {"gold": 1})


@rule("FIN-110")
def test_then_the_other_units_of_its_comarca_pay():
    world = World(B2, players=2).turn()
    cart = world.cart(0, 1, 0, "s", gold=1)
    village = world.village(0, 1, 0, "s", LARGE, crop=5, gold=1)
    world.village(1, 1, 1, "n")
    world.act("feast")
    assert (world.held(0, cart), world.held(0, village)) == ({}, {})


@rule("FIN-110")
def test_guests_are_chosen_as_far_as_there_is_food_and_gold():
    world = feast(crop=10, gold=3)
    world.act("feast")
    assert world.legal() == [answers.amount(0b010), answers.amount(0b100), answers.amount(0b110)]
    for goods in ({"crop": 9, "gold": 3}, {"crop": 10, "gold": 2}):
        world = feast(**goods)
        world.act("feast")
        assert world.legal() == [answers.amount(0b010), answers.amount(0b100)]
    assert not feast(crop=4, gold=2).offers("feast")
    assert not feast(crop=5, gold=1).offers("feast")


@rule("FIN-110")
def test_food_of_the_comarca_goes_first_and_a_guest_without_room_finds_gold_on_the_ground():
    world = feast(players=2, crop=3, livestock=4, gold=2)
    world.give(1, 0, wood=3)
    world.act("feast")
    assert world.held(0, 0) == {"livestock": 2}
    assert world.held(1, 0) == {"wood": 3}
    assert world.on_ground("gold", 1, 0, "s") == 1


@rule("FIN-110")
def test_guests_need_a_settlement_in_reach():
    world = World(B2).turn()
    world.village(0, 1, 0, "s", LARGE, crop=6, gold=3)
    world.cart(1, 1, 1, "n")
    assert not world.offers("feast")
    world.village(1, 1, 1, "n")
    assert world.offers("feast")


@rule("FIN-110")
def test_an_innkeeper_saves_a_point():
    world = feast(players=2, crop=4, gold=2)
    assert not world.offers("feast")
    slot = world.hire(0, "MES", ACTIVE)
    world.act("feast")
    assert world.held(0, 0) == {}
    assert world.s.slot_used[0, slot] == SERVED
    world.give(0, 0, crop=4, gold=2)
    assert not world.offers("feast")


def friends(gold: int = 4, **options) -> World:
    """Clans 0 and 1 have villages on one road, clan 2 none."""
    world = World(B2, players=3, **options).turn()
    for clan, (y, side) in enumerate(((0, "s"), (1, "n"))):
        world.village(clan, 1, y, side, LARGE, gold=gold)
    return world


def next_phase(world: World, clan: int) -> World:
    """The action turn of a clan in the next action phase."""
    pool.begin_actions(world.s, world.b)
    return world.turn(clan)


@rule("FIN-111")
def test_a_gift():
    world = friends(gold=3)
    world.act("gift")
    assert world.held(0, 0) == {"gold": 1}
    assert world.held(1, 0) == {"gold": 5}
    assert (world.s.spirit[0], world.s.carried[0], world.s.actions_left) == (1, 1, 2)
    assert world.s.spirit[1] == 0
    assert world.cubes_are_all_there()


@rule("FIN-111")
def test_one_gift_in_a_phase_and_none_back_at_once():
    world = friends()
    world.act("gift")
    assert not world.offers("gift")
    assert not world.turn(1).offers("gift")
    assert not next_phase(world, 1).offers("gift")
    assert next_phase(world, 1).offers("gift")


@rule("FIN-111")
def test_gifts_need_gold_and_access():
    assert not friends(gold=1).offers("gift")
    world = friends()
    world.act("gift")  # clan 2 has no unit: the only receiver is not asked for
    assert world.s.gifts[0].tolist() == [0, 1, 0, 0, 0]
    world = friends()
    world.cart(2, 1, 0, "s")
    world.act("gift", answers.whom(2))
    assert world.held(2, 0) == {}  # a nomad's caravan
    assert world.s.gifts[0].tolist() == [0, 0, 1, 0, 0]


@rule("FIN-111")
def test_gold_without_room_lies_where_the_giver_stands():
    world = friends(gold=4)
    world.give(1, 0, wood=1)
    world.act("gift")
    assert world.held(1, 0) == {"gold": 4, "wood": 1}
    assert world.on_ground("gold", 1, 0, "s") == 2


@rule("FIN-170")
def test_two_gifts_from_giver_to_receiver_in_a_match():
    world = friends(gold=5)
    world.act("gift")
    next_phase(world, 0).act("gift")
    world.give(0, 0, gold=3)
    assert not next_phase(world, 0).offers("gift")
    free = friends(gold=5, gift_limit="none")
    free.s.gifts[0, 1] = 50
    assert free.offers("gift")
