"""Attacks: iron against iron, what is taken, what is broken, and who is safe."""

import random

import pytest

from oppidum.core.match import Event
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.questions import third_of
from oppidum.games.finisterre.actions.strife.attacks import can_commit
from oppidum.games.finisterre.clans.units import LARGE, SMALL
from oppidum.games.finisterre.ends.deeds import GOLD_LOOTED
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods.resources import IRON
from oppidum.games.finisterre.hidden import knowledge
from oppidum.games.finisterre.hidden.disclosure import discloses_at
from oppidum.games.finisterre.specialists.slots import FACE_UP
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world import World, answers

rule = pytest.mark.rule
# Two sites in the east, at (1, 0) and (1, 1), and one in the west, at (-1, 0); one road over a bridge joins all three.
LAND = "SA1 0 0 0, SA2 0 1 0, M18 -2 0 0"


def neighbours(weapons: int, flags: int = SMALL, options: dict | None = None, **goods: int) -> World:
    """Clan 0 has so much iron in its village, clan 1 these goods in another one of the same comarca."""
    world = World(LAND, **(options or {})).turn()
    world.village(0, 1, 0, "s", iron=weapons)
    world.village(1, 1, 1, "n", flags, **goods)
    return world


def force(amount: int, *, card: bool = False) -> int:
    """The answer that commits so much iron."""
    return moves.AMOUNT + amount + moves.WITH_CARD * card


def strike(world: World, amount: int, defence: int | None, *, card: bool = False) -> None:
    """An attack with all answers that are asked for; `defence` is None where nobody is asked."""
    iron = int(world.s.store[0, 0, IRON])
    choice = iron > 1 or can_commit(world.s, world.b, 0, 0, 1 + moves.WITH_CARD)
    world.act("attack", *([force(amount, card=card)] if choice else []))
    assert (world.s.phase == phases.DEFEND) == (defence is not None)
    if defence is not None:
        assert world.s.asked == 1
        world.answer(moves.AMOUNT + defence)
    assert world.cubes_are_all_there()


@rule("FIN-116")
def test_an_attack_on_an_open_village():
    world = neighbours(2, gold=2, iron=1)
    strike(world, 2, 1)
    assert (world.held(0, 0), world.held(1, 0)) == ({"gold": 2}, {})
    assert (world.s.phase, world.s.asked, world.s.victim, world.s.actions_left) == (phases.ACT, 0, NOTHING, 1)
    assert world.s.pool[0] == 2


@rule("FIN-116")
@pytest.mark.parametrize("peaceful", [False, True])
def test_peaceful_tables_know_no_attacks(peaceful):
    assert neighbours(2, options={"peaceful": peaceful}, gold=2, iron=1).offers("attack") is not peaceful


@rule("FIN-116", "FIN-117")
@pytest.mark.parametrize("blind", [False, True])
def test_a_defence_is_told_whether_it_holds(blind):
    """Unless bids are blind; it then does what was said."""
    world, held = neighbours(4, gold=1, iron=3, options={"blind_bids": blind}), {}
    game = Finisterre(2, {"blind_bids": blind})
    world.act("attack", force(3))
    assert game.screen.view(world.position, 1)["deciding"]["lead"] == world.b.open_lead
    for choice in game.screen.choices(world.position, 1):
        assert choice.get("cost", {}) == ({"iron": choice["amount"]} if choice["amount"] else {})
        then = world.copy()
        then.answer(moves.AMOUNT + choice["amount"])
        holds = then.s.phase == phases.ACT and then.held(1, 0).get("gold") == 1
        assert choice.get("holds") == (None if blind else holds)
        held[choice["amount"]] = holds
    assert held == {0: False, 1: False, 2: False, 3: True}


@rule("FIN-116")
def test_an_attack_that_is_not_stronger_fails():
    world = neighbours(1, gold=2, iron=1)
    strike(world, 1, 1)
    assert (world.held(0, 0), world.held(1, 0)) == ({}, {"gold": 2})
    assert world.s.supply[IRON] == world.b.cubes[IRON]


@rule("FIN-116")
def test_without_iron_there_is_nothing_to_answer():
    world = neighbours(2, gold=1)
    strike(world, 1, None)
    assert world.held(0, 0) == {"iron": 1, "gold": 1}


@rule("FIN-116")
def test_the_attacker_names_what_it_takes():
    world = neighbours(3, LARGE, gold=3, wood=2)
    strike(world, 1, None)
    assert (world.s.phase, world.s.asked) == (phases.LOOT, 0)
    assert world.legal() == [answers.kind("wood"), answers.kind("gold")]
    world.answer(answers.kind("gold"))
    assert (world.held(0, 0), world.held(1, 0)) == ({"iron": 2, "gold": 1}, {"gold": 2, "wood": 2})
    assert world.s.deeds[0] == 0  # only one gold found room


def test_much_gold_is_a_deed():
    world = neighbours(1, gold=3)
    strike(world, 1, None)
    assert world.held(0, 0) == {"gold": 3}
    assert world.s.deeds.tolist()[:2] == [GOLD_LOOTED, 0]


def test_food_is_taken_as_far_as_it_fits():
    world = neighbours(1, crop=14)
    world.give(0, 0, crop=4, wood=1)
    strike(world, 1, None)  # 2 fill the die that is there, 6 the place of the iron
    assert (world.held(0, 0), world.held(1, 0)) == ({"crop": 12, "wood": 1}, {"crop": 6})


@rule("FIN-117")
@pytest.mark.parametrize(("attack", "defence", "taken"), [(2, 1, 0), (3, 1, 2), (2, 0, 2)])
def test_an_attack_on_a_city(attack, defence, taken):
    world = neighbours(3, gold=2, iron=1)
    world.close(1, 0, "e")
    strike(world, attack, defence)
    if world.s.phase == phases.LOOT:
        world.answer(answers.kind("gold"))
    assert world.held(0, 0).get("gold", 0) == taken


@rule("FIN-118")
def test_what_finds_no_room_stays():
    world = neighbours(1, LARGE, wood=4)
    world.give(0, 0, gold=1)
    strike(world, 1, None)
    assert (world.held(0, 0), world.held(1, 0)) == ({"gold": 1, "wood": 2}, {"wood": 2})


def boats(**goods: int) -> World:
    """Two boats on one river, the attacker's with two iron."""
    world = World("M08 0 0 0, M08 1 0 0, M08 2 0 0, M08 3 0 0").turn()
    world.boat(0, 0, 0, "s", iron=2)
    world.boat(1, 2, 0, "s", **goods)
    world.s.star[:] = 1
    return world


@rule("FIN-119")
def test_an_empty_boat_is_broken():
    world = boats()
    strike(world, 2, None)
    assert world.held(0, 0) == {"wood": 2}
    assert (world.s.star[0], world.s.star[1], world.s.unit_kind[1, 0]) == (0, 1, 0)
    assert world.is_sound()


@rule("FIN-119")
def test_wood_without_room_lies_where_the_boat_was():
    world = boats()
    strike(world, 1, None)
    assert world.held(0, 0) == {"iron": 1, "wood": 1}
    assert world.on_ground("wood", 2, 0, "s") == 1


@rule("FIN-119")
def test_an_empty_cart_is_broken():
    world = neighbours(1)
    assert not world.offers("attack")  # an empty village has nothing to lose
    world.cart(1, 1, 0, "s")
    strike(world, 1, None)
    assert world.held(0, 0) == {"wood": 1}
    assert world.s.unit_kind[1, 1] == 0


@rule("FIN-181")
def test_a_boat_that_its_defence_has_emptied_stays():
    world = boats(iron=1)
    strike(world, 2, 1)
    assert (world.held(0, 0), world.held(1, 0)) == ({}, {})
    assert world.s.unit_kind[1, 0] != 0
    assert world.s.star[0] == 1


@rule("FIN-120")
def test_warriors_and_fighters():
    world = neighbours(1, gold=2, iron=1)
    warrior = world.hire(0, "GUE", crop=2)
    alone, helped = world.copy(), world.copy()
    strike(alone, 1, 1, card=True)
    assert alone.held(0, 0) == {"gold": 2}
    assert alone.s.slot_value[0, warrior, 0] == 1
    fighter = helped.hire(1, "LUC", fish=1)
    strike(helped, 1, 1 + moves.WITH_CARD, card=True)
    assert helped.held(0, 0) == {}
    assert (helped.s.slot_state[1, fighter], helped.s.slot_good[1, fighter, 0]) == (FACE_UP, NOTHING)


@rule("FIN-120")
def test_a_warrior_serves_once_a_fighter_always():
    world = neighbours(3, gold=2)
    world.hire(0, "GUE", crop=6)
    world.hire(1, "LUC", fish=6)
    strike(world, 1, moves.WITH_CARD, card=True)  # 2 against 1
    assert world.held(0, 0) == {"iron": 2, "gold": 1}
    world.turn()
    world.act("attack")
    assert world.legal() == [force(1), force(2)]
    world = world.copy()
    world.s.phase = phases.ACT
    strike(world, 1, moves.WITH_CARD)  # 1 against 1
    assert world.held(0, 0) == {"iron": 1, "gold": 1}


@rule("FIN-089")
def test_an_attack_needs_two_actions_of_one_turn():
    world = neighbours(1, gold=1)
    assert not world.copy().turn(pool_size=5).offers("attack")
    assert world.copy().turn(pool_size=4).offers("attack")


@rule("FIN-099")
def test_partners_do_not_attack_each_other_where_they_live_together():
    world = neighbours(1, gold=1)
    world.cart(1, 1, 0, "s")
    assert world.offers("attack")
    world.close(1, 0, "e", clan=0)
    assert not world.offers("attack")
    world.village(1, -1, 0, "n", wood=1)
    world.act("attack")
    assert world.held(0, 0) == {"wood": 1}


def test_units_out_of_reach_are_safe():
    world = neighbours(1)
    apart = World("SA1 0 0 0, SB7 5 5 0").turn()
    apart.village(0, 1, 0, "s", iron=1)
    apart.cart(1, 5, 5, "n")
    assert not apart.offers("attack")
    world.cart(1, -1, 0, "n")  # the road does not lead to carts
    assert not world.offers("attack")


def blind_table() -> World:
    """An attack with two of three iron that waits for its answer."""
    world = neighbours(3, options={"blind_bids": True}, gold=1, iron=1)
    world.hire(0, "GUE", crop=6)
    return world


def test_blind_bids_are_seen_by_the_attacker_alone():
    world = blind_table()
    world.act("attack")
    event = Event(0, "2")
    assert knowledge.conceal(world, world.position, event, 0).text == "2"
    assert knowledge.conceal(world, world.position, event, 1).text == "?"
    assert knowledge.conceal(world, world.position, event, None).text == "?"
    world.s.phase = phases.ACT
    world.act("attack", force(2))
    assert world.held(0, 0) == {"iron": 3}  # nothing is paid yet
    assert knowledge.observe(world, world.position, 0) == world.position
    other = world.copy()
    other.s.phase = phases.ACT
    other.act("attack", force(3))
    assert knowledge.observe(world, world.position, 1) == knowledge.observe(world, other.position, 1)


def test_blind_bids_are_imagined():
    world = blind_table()
    world.act("attack", force(2, card=True))
    seen = knowledge.observe(world, world.position, 1)
    bids, dice = set(), random.Random(1)
    for _ in range(60):
        full = knowledge.imagine(world, seen, 1, dice)
        bids.add(int(third_of(full.other)))
        assert full.force == third_of(full.other) % moves.WITH_CARD + third_of(full.other) // moves.WITH_CARD
    assert bids == {amount + card for amount in (1, 2, 3) for card in (0, moves.WITH_CARD)}


@pytest.mark.parametrize(("blind", "viewer", "shown"), [(True, 1, True), (True, 0, False), (False, 1, False)])
def test_the_answer_to_a_blind_bid_shows_it(blind, viewer, shown):
    world = neighbours(3, options={"blind_bids": blind}, gold=1, iron=1)
    world.act("attack", force(2))
    before = world.copy()
    assert not discloses_at(before.position.rows, 0, world.position.rows, world.book.rows, viewer)
    world.answer(moves.AMOUNT)
    assert (before.s.phase, world.s.phase != phases.DEFEND) == (phases.DEFEND, True)
    assert bool(discloses_at(before.position.rows, 0, world.position.rows, world.book.rows, viewer)) == shown


def test_open_bids_hide_nothing():
    world = neighbours(3, gold=1, iron=1)
    world.act("attack")
    assert knowledge.conceal(world, world.position, Event(0, "2"), 1).text == "2"
    world.s.phase = phases.ACT
    world.act("attack", force(2))
    assert knowledge.observe(world, world.position, 1).force == world.s.force == 2
    assert world.legal() == [answers.amount(0), answers.amount(1)]
