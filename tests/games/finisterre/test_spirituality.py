"""Offerings, feasts and gifts."""

import pytest

from oppidum.games.finisterre import pool
from oppidum.games.finisterre.state import (
    AMOUNT_ACTION,
    FEAST_HELD,
    GOLD,
    LARGE,
    SERVED,
    USED,
)
from tests.games.finisterre.people import put_card, share, whom
from tests.games.finisterre.scene import BOX, Scene

rule = pytest.mark.rule
DOLMEN = "SA1 0 0 0, M24 2 0 3"  # a dolmen on (2, 1), in the comarca of SA1's site and on its road
B2 = "SA1 0 0 0, SA2 0 1 0"


def near_dolmen(gold: int, **options) -> Scene:
    """Clan 0 has a village with gold near a dolmen."""
    scene = Scene(DOLMEN, **options).turn()
    scene.village(0, 1, 0, "s")
    scene.give(0, 0, gold=gold)
    return scene


def left_on_dolmen(scene: Scene) -> int:
    return int(scene.s.dolmen_gold[scene.b.dolmen[2 * BOX.codes["M24"] + 1] - 1])


@rule("FIN-109")
def test_an_offering():
    scene = near_dolmen(gold=3)
    scene.act("offering")
    assert (scene.s.spirit[0], scene.s.carried[0]) == (1, 1)
    assert left_on_dolmen(scene) == 1
    assert scene.held(0, 0) == {"gold": 1}
    assert scene.s.supply[GOLD] == 48
    assert scene.s.actions_left == 2
    assert scene.cubes_are_all_there()


@rule("FIN-109")
def test_one_offering_for_each_dolmen_and_phase():
    scene = near_dolmen(gold=3)
    scene.act("offering")
    scene.give(0, 0, gold=1)
    assert not scene.offers("offering")
    pool.begin_actions(scene.s, scene.b)
    assert scene.turn().offers("offering")


@rule("FIN-109")
def test_gold_and_access_are_needed():
    assert not near_dolmen(gold=1).offers("offering")
    scene = Scene("SA1 0 0 0, M24 9 0 3").turn()
    scene.village(0, 1, 0, "s")
    scene.give(0, 0, gold=3)
    assert not scene.offers("offering")


@rule("FIN-109")
def test_a_road_leads_to_the_dolmen():
    """A boat beyond the bridge has access by its road, a cart there has not."""
    scene = Scene(DOLMEN).turn()
    comarca = scene.comarca(0, 0, "w")
    assert comarca != scene.comarca(2, 1, "n")
    scene.cart(0, comarca)
    scene.give(0, 0, gold=2)
    assert not scene.offers("offering")
    scene.boat(0, 0, 0, "w")
    scene.give(0, 1, gold=1)
    scene.s.store[0, 0, GOLD] = 1
    assert scene.offers("offering")


@rule("FIN-109")
def test_a_bard_spares_the_gold_that_is_spent():
    scene = near_dolmen(gold=1)
    slot = put_card(scene, 0, "BAR")
    scene.act("offering")
    assert left_on_dolmen(scene) == 1
    assert scene.held(0, 0) == {}
    assert scene.s.slot_used[0, slot] & USED
    assert scene.s.spirit[0] == 1
    assert scene.cubes_are_all_there()
    used = near_dolmen(gold=1)
    used.s.slot_used[0, put_card(used, 0, "BAR")] = USED
    assert not used.offers("offering")


@rule("FIN-109")
def test_an_offering_for_nothing_where_a_table_says_so():
    scene = near_dolmen(gold=0, bard_free=True)
    assert not scene.offers("offering")
    put_card(scene, 0, "BAR")
    scene.act("offering")
    assert left_on_dolmen(scene) == 0
    assert scene.s.spirit[0] == 1


@rule("FIN-109")
def test_gold_that_falls_to_the_ground():
    scene = near_dolmen(gold=2, dolmen_gold="ground")
    scene.act("offering")
    assert left_on_dolmen(scene) == 0
    assert scene.on_ground(2, 1, "n", "gold") == 1
    assert scene.cubes_are_all_there()


@rule("FIN-166")
def test_no_offering_at_a_covered_dolmen():
    scene = Scene(DOLMEN + ", M22 2 0 3").turn()
    scene.village(0, 1, 0, "s")
    scene.give(0, 0, gold=3)
    assert not scene.offers("offering")


def feast(players: int = 3, **goods: int) -> Scene:
    """Clan 0 has a village in the south, clan 1 one in the north, clan 2 shares it."""
    scene = Scene(B2, players=players).turn()
    scene.village(0, 1, 0, "s", LARGE)
    scene.village(1, 1, 1, "n")
    if players > 2:
        share(scene, 2, 1, 0, "n")
    scene.give(0, 0, **goods)
    return scene


@rule("FIN-110")
def test_a_feast_for_two():
    scene = feast(crop=6, game=4, gold=3)
    scene.act("feast", AMOUNT_ACTION + 0b110)
    assert scene.held(0, 0) == {}
    assert scene.held(1, 0) == scene.held(2, 0) == {"gold": 1}
    assert (scene.s.spirit[0], scene.s.carried[0]) == (2, 2)
    assert scene.s.spirit[1:3].tolist() == [0, 0]
    assert scene.s.deeds[0] == FEAST_HELD
    assert scene.cubes_are_all_there()


@rule("FIN-110")
def test_the_feasting_settlement_pays_first():
    scene = Scene(B2, players=2).turn()
    cart = scene.cart(0, scene.comarca(1, 0, "s"))
    village = scene.village(0, 1, 0, "s", LARGE)
    scene.village(1, 1, 1, "n")
    scene.give(0, cart, crop=6)
    scene.give(0, village, game=5, gold=3)
    scene.act("feast")
    assert (scene.held(0, cart), scene.held(0, village)) == ({"crop": 6}, {"gold": 1})


@rule("FIN-110")
def test_then_the_other_units_of_its_comarca_pay():
    scene = Scene(B2, players=2).turn()
    cart = scene.cart(0, scene.comarca(1, 0, "s"))
    village = scene.village(0, 1, 0, "s", LARGE)
    scene.village(1, 1, 1, "n")
    scene.give(0, cart, gold=1)
    scene.give(0, village, crop=5, gold=1)
    scene.act("feast")
    assert (scene.held(0, cart), scene.held(0, village)) == ({}, {})


@rule("FIN-110")
def test_guests_are_chosen_as_far_as_there_is_food_and_gold():
    scene = feast(crop=10, gold=3)
    scene.act("feast")
    assert scene.legal() == [AMOUNT_ACTION + 0b010, AMOUNT_ACTION + 0b100, AMOUNT_ACTION + 0b110]
    for goods in ({"crop": 9, "gold": 3}, {"crop": 10, "gold": 2}):
        scene = feast(**goods)
        scene.act("feast")
        assert scene.legal() == [AMOUNT_ACTION + 0b010, AMOUNT_ACTION + 0b100]
    assert not feast(crop=4, gold=2).offers("feast")
    assert not feast(crop=5, gold=1).offers("feast")


@rule("FIN-110")
def test_food_of_the_comarca_goes_first_and_a_guest_without_room_finds_gold_on_the_ground():
    scene = feast(players=2, crop=3, livestock=4, gold=2)
    scene.give(1, 0, wood=3)
    scene.act("feast")
    assert scene.held(0, 0) == {"livestock": 2}
    assert scene.held(1, 0) == {"wood": 3}
    assert scene.on_ground(1, 0, "s", "gold") == 1


@rule("FIN-110")
def test_guests_need_a_settlement_in_reach():
    scene = Scene(B2).turn()
    scene.village(0, 1, 0, "s", LARGE)
    scene.give(0, 0, crop=6, gold=3)
    scene.cart(1, scene.comarca(1, 1, "n"))
    assert not scene.offers("feast")
    scene.village(1, 1, 1, "n")
    assert scene.offers("feast")


@rule("FIN-110")
def test_an_innkeeper_saves_a_point():
    scene = feast(players=2, crop=4, gold=2)
    assert not scene.offers("feast")
    slot = put_card(scene, 0, "MES")
    scene.act("feast")
    assert scene.held(0, 0) == {}
    assert scene.s.slot_used[0, slot] == SERVED
    scene.give(0, 0, crop=4, gold=2)
    assert not scene.offers("feast")


def friends(gold: int = 4, **options) -> Scene:
    """Clans 0 and 1 have villages on one road, clan 2 none."""
    scene = Scene(B2, players=3, **options).turn()
    for clan, (y, side) in enumerate(((0, "s"), (1, "n"))):
        scene.village(clan, 1, y, side, LARGE)
        scene.give(clan, 0, gold=gold)
    return scene


def next_phase(scene: Scene, clan: int) -> Scene:
    """The action turn of a clan in the next action phase."""
    pool.begin_actions(scene.s, scene.b)
    return scene.turn(clan)


@rule("FIN-111")
def test_a_gift():
    scene = friends(gold=3)
    scene.act("gift")
    assert scene.held(0, 0) == {"gold": 1}
    assert scene.held(1, 0) == {"gold": 5}
    assert (scene.s.spirit[0], scene.s.carried[0], scene.s.actions_left) == (1, 1, 2)
    assert scene.s.spirit[1] == 0
    assert scene.cubes_are_all_there()


@rule("FIN-111")
def test_one_gift_in_a_phase_and_none_back_at_once():
    scene = friends()
    scene.act("gift")
    assert not scene.offers("gift")
    assert not scene.turn(1).offers("gift")
    assert not next_phase(scene, 1).offers("gift")
    assert next_phase(scene, 1).offers("gift")


@rule("FIN-111")
def test_gifts_need_gold_and_access():
    assert not friends(gold=1).offers("gift")
    scene = friends()
    scene.act("gift")  # clan 2 has no unit: the only receiver is not asked for
    assert scene.s.gifts[0].tolist() == [0, 1, 0, 0, 0]
    scene = friends()
    scene.cart(2, scene.comarca(1, 0, "s"))
    scene.act("gift", whom(2))
    assert scene.held(2, 0) == {}  # a nomad's caravan
    assert scene.s.gifts[0].tolist() == [0, 0, 1, 0, 0]


@rule("FIN-111")
def test_gold_without_room_lies_where_the_giver_stands():
    scene = friends(gold=4)
    scene.give(1, 0, wood=1)
    scene.act("gift")
    assert scene.held(1, 0) == {"gold": 4, "wood": 1}
    assert scene.on_ground(1, 0, "s", "gold") == 2


@rule("FIN-170")
def test_two_gifts_from_giver_to_receiver_in_a_match():
    scene = friends(gold=5)
    scene.act("gift")
    next_phase(scene, 0).act("gift")
    scene.give(0, 0, gold=3)
    assert not next_phase(scene, 0).offers("gift")
    free = friends(gold=5, gift_limit="none")
    free.s.gifts[0, 1] = 50
    assert free.offers("gift")
