"""Specialists are bought, sold and won over."""

import pytest

from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, EMPTY_SLOT, FACE_DOWN, FACE_UP, ILL, USED
from oppidum.games.finisterre.state import CARAVAN, NOTHING, SLOTS
from tests.games.finisterre.world import B2, World, answers
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule


def market(**goods: int) -> World:
    """Clan 0 has a village, and a carpenter and a builder wait beside the board."""
    world = World(B2).turn()
    world.village(0, 1, 0, "s", LARGE, **goods)
    for name in ("CAR", "CON"):
        world.s.display[answers.number_of(name)] += 1
    return world


def test_specialists_of_the_display_are_bought():
    world = market(gold=3)
    world.act("buy_specialist", answers.profession("CON"))
    assert world.held(0, 0) == {}
    assert world.s.supply[GOLD] == 50
    assert world.s.display[answers.number_of("CON")] == 0
    assert (world.s.slot_card[0, 0], world.s.slot_state[0, 0]) == (CODES["CON"], FACE_UP)
    assert world.s.actions_left == 2


def test_gold_may_come_from_anywhere_and_a_place_is_needed():
    world = market(gold=1)
    assert not world.offers("buy_specialist")
    world.cart(0, 0, 0, "w")
    world.give(0, 1, gold=1)
    assert world.offers("buy_specialist")
    for _ in range(SLOTS - 1):  # one card lies there already
        world.hire(0, "LAB", FACE_DOWN)
    assert not world.offers("buy_specialist")
    nomad = World(B2).turn()
    nomad.s.display[answers.number_of("CAR")] = 1
    nomad.give(0, gold=2)
    nomad.act("buy_specialist")
    assert nomad.held(0, CARAVAN) == {}


def test_a_specialist_is_sold():
    world = market(wood=2)
    slot = world.hire(0, "PAT")
    world.act("sell_specialist")
    assert world.held(0, 0) == {"wood": 2, "gold": 3}
    assert world.s.display[answers.number_of("PAT")] == 1
    assert (world.s.slot_card[0, slot], world.s.slot_state[0, slot]) == (NOTHING, EMPTY_SLOT)
    assert world.cubes_are_all_there()


@pytest.mark.parametrize("state", [FACE_DOWN, ACTIVE, ILL, AWAY])
def test_only_open_healthy_idle_ones_are_sold(state):
    world = market()
    world.hire(0, "PAT", state)
    assert not world.offers("sell_specialist")


def test_gold_of_a_sale_needs_room():
    world = market(wood=3)
    world.hire(0, "PAT")
    assert not world.offers("sell_specialist")
    world.cart(0, 1, 0, "s")
    assert world.offers("sell_specialist")
    world.act("sell_specialist")
    assert (world.held(0, 0), world.held(0, 1)) == ({"wood": 3, "gold": 2}, {"gold": 1})
    poor = market(wood=4)
    poor.hire(0, "PAT")
    poor.give(1, gold=49)
    poor.act("sell_specialist")
    assert poor.held(0, 0) == {"wood": 4, "gold": 1}


def test_a_nomad_sells_into_its_caravan():
    world = World(B2).turn()
    world.hire(0, "NAV")
    world.act("sell_specialist")
    assert world.held(0, CARAVAN) == {"gold": 1}


def druids(gold: int = 3, **options: bool) -> World:
    """Clan 0 has a druid and gold, clan 1 a village."""
    world = World(B2, **options).turn()
    world.village(0, 1, 0, "s", LARGE, gold=gold)
    world.village(1, 1, 1, "n")
    world.hire(0, "DRU", ACTIVE)
    return world


@rule("FIN-125")
def test_a_druid_wins_a_builder_over():
    world = druids()
    slot = world.hire(1, "CON", crop=4)
    world.act("convert_specialist")
    assert world.held(0, 0) == {}
    assert world.held(1, 0) == {"gold": 3}
    assert world.on_ground("crop", 1, 0, "s") == 4  # no room: it lies where the payer stands
    assert world.s.slot_card[1, slot] == NOTHING
    assert (world.s.slot_card[0, 1], world.s.slot_state[0, 1]) == (CODES["CON"], FACE_UP)
    assert world.s.slot_good[0, 1].tolist() == [NOTHING, NOTHING]
    assert (world.s.slot_used[0, 0], world.s.actions_left) == (USED, 1)
    assert world.cubes_are_all_there()


@rule("FIN-125")
@pytest.mark.parametrize("peaceful", [False, True])
def test_peaceful_tables_win_nobody_over(peaceful):
    world = druids(peaceful=peaceful)
    world.hire(1, "CON")
    assert world.offers("convert_specialist") is not peaceful


@rule("FIN-125")
def test_cards_out_of_reach_of_a_druid():
    world = druids(gold=4)
    world.hire(1, "DRU", ACTIVE)
    assert not world.offers("convert_specialist")  # worth as much as a druid
    for state in (FACE_DOWN, AWAY):
        world.hire(1, "MEN", state)
    assert not world.offers("convert_specialist")
    world.hire(1, "CON")
    assert world.offers("convert_specialist")
    world.s.slot_used[0, 0] = USED
    assert not world.offers("convert_specialist")


@rule("FIN-125")
def test_a_patriarch_holds_his_people():
    world = druids()
    world.hire(1, "CON")
    slot = world.hire(1, "PAT", ACTIVE)
    assert not world.offers("convert_specialist")
    world.s.slot_state[1, slot] = FACE_UP
    assert world.offers("convert_specialist")


@rule("FIN-125")
def test_two_actions_gold_and_a_place_are_needed():
    world = druids(gold=2)
    world.hire(1, "CON")
    assert not world.offers("convert_specialist")
    world = druids()
    world.hire(1, "CON")
    assert not world.turn(0, pool_size=5).offers("convert_specialist")  # one action in this round
    world.turn(0)
    for _ in range(SLOTS - 2):  # a druid and another card lie there already
        world.hire(0, "LAB", FACE_DOWN)
    assert not world.offers("convert_specialist")


@rule("FIN-125")
def test_an_ill_card_stays_ill_and_what_it_did_is_done():
    world = druids()
    slot = world.hire(1, "LAD", ILL)
    other = world.hire(1, "NAV")
    world.s.slot_used[1, slot] = USED
    world.act("convert_specialist", answers.card(1, slot))
    assert (world.s.slot_card[0, 1], world.s.slot_state[0, 1]) == (CODES["LAD"], ILL)
    assert world.s.slot_used[0].tolist()[:2] == [USED, USED]
    assert world.s.slot_card[1, other] == CODES["NAV"]
    assert (world.s.actions_left, world.s.pool[0]) == (1, 2)
