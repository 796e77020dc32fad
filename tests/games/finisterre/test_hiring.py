"""Specialists are bought, sold and won over."""

import pytest

from oppidum.games.finisterre.state import (
    ACTIVE,
    AWAY,
    CARAVAN,
    EMPTY_SLOT,
    FACE_DOWN,
    FACE_UP,
    GOLD,
    ILL,
    LARGE,
    NOTHING,
    SLOTS,
    USED,
)
from tests.games.finisterre.people import card, kind_of, profession, put_card
from tests.games.finisterre.scene import BOX, Scene

rule = pytest.mark.rule
B2 = "SA1 0 0 0, SA2 0 1 0"


def market(**goods: int) -> Scene:
    """Clan 0 has a village, and a carpenter and a builder wait beside the board."""
    scene = Scene(B2).turn()
    scene.village(0, 1, 0, "s", LARGE)
    scene.give(0, 0, **goods)
    for name in ("CAR", "CON"):
        scene.s.display[kind_of(name)] += 1
    return scene


def test_specialists_of_the_display_are_bought():
    scene = market(gold=3)
    scene.act("buy_specialist", profession("CON"))
    assert scene.held(0, 0) == {}
    assert scene.s.supply[GOLD] == 50
    assert scene.s.display[kind_of("CON")] == 0
    assert (scene.s.slot_card[0, 0], scene.s.slot_state[0, 0]) == (BOX.codes["CON"], FACE_UP)
    assert scene.s.actions_left == 2


def test_gold_may_come_from_anywhere_and_a_place_is_needed():
    scene = market(gold=1)
    assert not scene.offers("buy_specialist")
    scene.cart(0, scene.comarca(0, 0, "w"))
    scene.give(0, 1, gold=1)
    assert scene.offers("buy_specialist")
    for _ in range(SLOTS):
        put_card(scene, 0, "LAB", FACE_DOWN)
    assert not scene.offers("buy_specialist")
    nomad = Scene(B2).turn()
    nomad.s.display[kind_of("CAR")] = 1
    nomad.give(0, gold=2)
    nomad.act("buy_specialist")
    assert nomad.held(0, CARAVAN) == {}


def test_a_specialist_is_sold():
    scene = market(wood=2)
    slot = put_card(scene, 0, "PAT", FACE_UP)
    scene.act("sell_specialist")
    assert scene.held(0, 0) == {"wood": 2, "gold": 3}
    assert scene.s.display[kind_of("PAT")] == 1
    assert (scene.s.slot_card[0, slot], scene.s.slot_state[0, slot]) == (NOTHING, EMPTY_SLOT)
    assert scene.cubes_are_all_there()


@pytest.mark.parametrize("state", [FACE_DOWN, ACTIVE, ILL, AWAY])
def test_only_open_healthy_idle_ones_are_sold(state):
    scene = market()
    put_card(scene, 0, "PAT", state)
    assert not scene.offers("sell_specialist")


def test_gold_of_a_sale_needs_room():
    scene = market(wood=3)
    put_card(scene, 0, "PAT", FACE_UP)
    assert not scene.offers("sell_specialist")
    scene.cart(0, scene.comarca(1, 0, "s"))
    assert scene.offers("sell_specialist")
    scene.act("sell_specialist")
    assert (scene.held(0, 0), scene.held(0, 1)) == ({"wood": 3, "gold": 2}, {"gold": 1})
    poor = market(wood=4)
    put_card(poor, 0, "PAT", FACE_UP)
    poor.give(1, gold=49)
    poor.act("sell_specialist")
    assert poor.held(0, 0) == {"wood": 4, "gold": 1}


def test_a_nomad_sells_into_its_caravan():
    scene = Scene(B2).turn()
    put_card(scene, 0, "NAV", FACE_UP)
    scene.act("sell_specialist")
    assert scene.held(0, CARAVAN) == {"gold": 1}


def druids(gold: int = 3) -> Scene:
    """Clan 0 has a druid and gold, clan 1 a village."""
    scene = Scene(B2).turn()
    scene.village(0, 1, 0, "s", LARGE)
    scene.village(1, 1, 1, "n")
    scene.give(0, 0, gold=gold)
    put_card(scene, 0, "DRU")
    return scene


@rule("FIN-125")
def test_a_druid_wins_a_builder_over():
    scene = druids()
    slot = put_card(scene, 1, "CON", ACTIVE, "crop", 4)
    scene.act("convert_specialist")
    assert scene.held(0, 0) == {}
    assert scene.held(1, 0) == {"gold": 3}
    assert scene.on_ground(1, 0, "s", "crop") == 4  # no room: it lies where the payer stands
    assert scene.s.slot_card[1, slot] == NOTHING
    assert (scene.s.slot_card[0, 1], scene.s.slot_state[0, 1]) == (BOX.codes["CON"], FACE_UP)
    assert scene.s.slot_good[0, 1].tolist() == [NOTHING, NOTHING]
    assert (scene.s.slot_used[0, 0], scene.s.actions_left) == (USED, 1)
    assert scene.cubes_are_all_there()


@rule("FIN-125")
def test_cards_out_of_reach_of_a_druid():
    scene = druids(gold=4)
    put_card(scene, 1, "DRU")
    assert not scene.offers("convert_specialist")  # worth as much as a druid
    for state in (FACE_DOWN, AWAY):
        put_card(scene, 1, "MEN", state)
    assert not scene.offers("convert_specialist")
    put_card(scene, 1, "CON", FACE_UP)
    assert scene.offers("convert_specialist")
    scene.s.slot_used[0, 0] = USED
    assert not scene.offers("convert_specialist")


@rule("FIN-125")
def test_a_patriarch_holds_his_people():
    scene = druids()
    put_card(scene, 1, "CON", FACE_UP)
    slot = put_card(scene, 1, "PAT", ACTIVE)
    assert not scene.offers("convert_specialist")
    scene.s.slot_state[1, slot] = FACE_UP
    assert scene.offers("convert_specialist")


@rule("FIN-125")
def test_two_actions_gold_and_a_place_are_needed():
    scene = druids(gold=2)
    put_card(scene, 1, "CON", FACE_UP)
    assert not scene.offers("convert_specialist")
    scene = druids()
    put_card(scene, 1, "CON", FACE_UP)
    assert not scene.turn(0, pool_size=5).offers("convert_specialist")  # one action in this round
    scene.turn(0)
    for _ in range(SLOTS - 1):
        put_card(scene, 0, "LAB", FACE_DOWN)
    assert not scene.offers("convert_specialist")


@rule("FIN-125")
def test_an_ill_card_stays_ill_and_what_it_did_is_done():
    scene = druids()
    slot = put_card(scene, 1, "LAD", ILL)
    other = put_card(scene, 1, "NAV", FACE_UP)
    scene.s.slot_used[1, slot] = USED
    scene.act("convert_specialist", card(1, slot))
    assert (scene.s.slot_card[0, 1], scene.s.slot_state[0, 1]) == (BOX.codes["LAD"], ILL)
    assert scene.s.slot_used[0].tolist()[:2] == [USED, USED]
    assert scene.s.slot_card[1, other] == BOX.codes["NAV"]
    assert (scene.s.actions_left, scene.s.pool[0]) == (1, 2)
