"""Attacks: iron against iron, what is taken, what is broken, and who is safe."""

import random
from types import SimpleNamespace

import pytest

from oppidum.core.match import Event
from oppidum.games.finisterre import secrets
from oppidum.games.finisterre.attacks import can_commit
from oppidum.games.finisterre.disclosure import discloses_at
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.questions import third_of
from oppidum.games.finisterre.state import (
    ACT,
    ACTIVE,
    AMOUNT_ACTION,
    DEFEND,
    FACE_UP,
    GOLD_LOOTED,
    IRON,
    LARGE,
    LOOT,
    NOTHING,
    SMALL,
    TAKE_ACTION,
    WITH_CARD,
)
from tests.games.finisterre.people import answer, asked, is_sound, put_card, share
from tests.games.finisterre.scene import BOX, GOODS, Scene

rule = pytest.mark.rule
# Two sites in the east, at (1, 0) and (1, 1), and one in the west, at (-1, 0); one road over a bridge joins all three.
LAND = "SA1 0 0 0, SA2 0 1 0, M18 -2 0 0"


def neighbours(weapons: int, flags: int = SMALL, options: dict | None = None, **goods: int) -> Scene:
    """Clan 0 has so much iron in its village, clan 1 these goods in another one of the same comarca."""
    scene = Scene(LAND, **(options or {})).turn()
    scene.village(0, 1, 0, "s")
    scene.village(1, 1, 1, "n", flags)
    scene.give(0, 0, iron=weapons)
    scene.give(1, 0, **goods)
    return scene


def force(amount: int, *, card: bool = False) -> int:
    """The answer that commits so much iron."""
    return AMOUNT_ACTION + amount + WITH_CARD * card


def strike(scene: Scene, amount: int, defence: int | None, *, card: bool = False) -> None:
    """An attack with all answers that are asked for; `defence` is None where nobody is asked."""
    iron = int(scene.s.store[0, 0, IRON])
    choice = iron > 1 or can_commit(scene.s, scene.b, 0, 0, 1 + WITH_CARD)
    scene.act("attack", *([force(amount, card=card)] if choice else []))
    assert (scene.s.phase == DEFEND) == (defence is not None)
    if defence is not None:
        assert scene.s.asked == 1
        answer(scene, AMOUNT_ACTION + defence)
    assert scene.cubes_are_all_there()


@rule("FIN-116")
def test_an_attack_on_an_open_village():
    scene = neighbours(2, gold=2, iron=1)
    strike(scene, 2, 1)
    assert (scene.held(0, 0), scene.held(1, 0)) == ({"gold": 2}, {})
    assert (scene.s.phase, scene.s.asked, scene.s.victim, scene.s.actions_left) == (ACT, 0, NOTHING, 1)
    assert scene.s.pool[0] == 2


@rule("FIN-116", "FIN-117")
@pytest.mark.parametrize("blind", [False, True])
def test_a_defence_is_told_whether_it_holds(blind):
    """Unless bids are blind; it then does what was said."""
    scene, held = neighbours(4, gold=1, iron=3, options={"blind_bids": blind}), {}
    game = Finisterre(2, {"blind_bids": blind})
    scene.act("attack", force(3))
    assert game.view(scene.position, 1)["deciding"]["lead"] == scene.b.open_lead
    for choice in game.choices(scene.position, 1):
        assert choice.get("cost", {}) == ({"iron": choice["amount"]} if choice["amount"] else {})
        then = Scene.of(scene)
        answer(then, AMOUNT_ACTION + choice["amount"])
        holds = then.s.phase == ACT and then.held(1, 0).get("gold") == 1
        assert choice.get("holds") == (None if blind else holds)
        held[choice["amount"]] = holds
    assert held == {0: False, 1: False, 2: False, 3: True}


@rule("FIN-116")
def test_an_attack_that_is_not_stronger_fails():
    scene = neighbours(1, gold=2, iron=1)
    strike(scene, 1, 1)
    assert (scene.held(0, 0), scene.held(1, 0)) == ({}, {"gold": 2})
    assert scene.s.supply[IRON] == scene.b.cubes[IRON]


@rule("FIN-116")
def test_without_iron_there_is_nothing_to_answer():
    scene = neighbours(2, gold=1)
    strike(scene, 1, None)
    assert scene.held(0, 0) == {"iron": 1, "gold": 1}


@rule("FIN-116")
def test_the_attacker_names_what_it_takes():
    scene = neighbours(3, LARGE, gold=3, wood=2)
    strike(scene, 1, None)
    assert (scene.s.phase, scene.s.asked) == (LOOT, 0)
    assert asked(scene) == [TAKE_ACTION + 8 * GOODS["wood"], TAKE_ACTION + 8 * GOODS["gold"]]
    answer(scene, TAKE_ACTION + 8 * GOODS["gold"])
    assert (scene.held(0, 0), scene.held(1, 0)) == ({"iron": 2, "gold": 1}, {"gold": 2, "wood": 2})
    assert scene.s.deeds[0] == 0  # only one gold found room


def test_much_gold_is_a_deed():
    scene = neighbours(1, gold=3)
    strike(scene, 1, None)
    assert scene.held(0, 0) == {"gold": 3}
    assert scene.s.deeds.tolist()[:2] == [GOLD_LOOTED, 0]


def test_food_is_taken_as_far_as_it_fits():
    scene = neighbours(1, crop=14)
    scene.give(0, 0, crop=4, wood=1)
    strike(scene, 1, None)  # 2 fill the die that is there, 6 the place of the iron
    assert (scene.held(0, 0), scene.held(1, 0)) == ({"crop": 12, "wood": 1}, {"crop": 6})


@rule("FIN-117")
@pytest.mark.parametrize(("attack", "defence", "taken"), [(2, 1, 0), (3, 1, 2), (2, 0, 2)])
def test_an_attack_on_a_city(attack, defence, taken):
    scene = neighbours(3, gold=2, iron=1)
    scene.close(1, 0, "e")
    strike(scene, attack, defence)
    if scene.s.phase == LOOT:
        answer(scene, TAKE_ACTION + 8 * GOODS["gold"])
    assert scene.held(0, 0).get("gold", 0) == taken


@rule("FIN-118")
def test_what_finds_no_room_stays():
    scene = neighbours(1, LARGE, wood=4)
    scene.give(0, 0, gold=1)
    strike(scene, 1, None)
    assert (scene.held(0, 0), scene.held(1, 0)) == ({"gold": 1, "wood": 2}, {"wood": 2})


def boats(**goods: int) -> Scene:
    """Two boats on one river, the attacker's with two iron."""
    scene = Scene("M08 0 0 0, M08 1 0 0, M08 2 0 0, M08 3 0 0").turn()
    scene.boat(0, 0, 0, "s")
    scene.boat(1, 2, 0, "s")
    scene.give(0, 0, iron=2)
    scene.give(1, 0, **goods)
    scene.s.star[:] = 1
    return scene


@rule("FIN-119")
def test_an_empty_boat_is_broken():
    scene = boats()
    strike(scene, 2, None)
    assert scene.held(0, 0) == {"wood": 2}
    assert (scene.s.star[0], scene.s.star[1], scene.s.unit_kind[1, 0]) == (0, 1, 0)
    assert is_sound(scene)


@rule("FIN-119")
def test_wood_without_room_lies_where_the_boat_was():
    scene = boats()
    strike(scene, 1, None)
    assert scene.held(0, 0) == {"iron": 1, "wood": 1}
    assert scene.on_ground(2, 0, "s", "wood") == 1


@rule("FIN-119")
def test_an_empty_cart_is_broken():
    scene = neighbours(1)
    assert not scene.offers("attack")  # an empty village has nothing to lose
    scene.cart(1, scene.comarca(1, 0, "s"))
    strike(scene, 1, None)
    assert scene.held(0, 0) == {"wood": 1}
    assert scene.s.unit_kind[1, 1] == 0


@rule("FIN-181")
def test_a_boat_that_its_defence_has_emptied_stays():
    scene = boats(iron=1)
    strike(scene, 2, 1)
    assert (scene.held(0, 0), scene.held(1, 0)) == ({}, {})
    assert scene.s.unit_kind[1, 0] != 0
    assert scene.s.star[0] == 1


@rule("FIN-120")
def test_warriors_and_fighters():
    scene = neighbours(1, gold=2, iron=1)
    warrior = put_card(scene, 0, "GUE", ACTIVE, "crop", 2)
    alone, helped = Scene.of(scene), Scene.of(scene)
    strike(alone, 1, 1, card=True)
    assert alone.held(0, 0) == {"gold": 2}
    assert alone.s.slot_value[0, warrior, 0] == 1
    fighter = put_card(helped, 1, "LUC", ACTIVE, "fish", 1)
    strike(helped, 1, 1 + WITH_CARD, card=True)
    assert helped.held(0, 0) == {}
    assert (helped.s.slot_state[1, fighter], helped.s.slot_good[1, fighter, 0]) == (FACE_UP, NOTHING)


@rule("FIN-120")
def test_a_warrior_serves_once_a_fighter_always():
    scene = neighbours(3, gold=2)
    put_card(scene, 0, "GUE", ACTIVE, "crop", 6)
    put_card(scene, 1, "LUC", ACTIVE, "fish", 6)
    strike(scene, 1, WITH_CARD, card=True)  # 2 against 1
    assert scene.held(0, 0) == {"iron": 2, "gold": 1}
    scene.turn()
    scene.act("attack")
    assert scene.legal() == [force(1), force(2)]
    scene = Scene.of(scene)
    scene.s.phase = ACT
    strike(scene, 1, WITH_CARD)  # 1 against 1
    assert scene.held(0, 0) == {"iron": 1, "gold": 1}


@rule("FIN-089")
def test_an_attack_needs_two_actions_of_one_turn():
    scene = neighbours(1, gold=1)
    assert not Scene.of(scene).turn(pool_size=5).offers("attack")
    assert Scene.of(scene).turn(pool_size=4).offers("attack")


@rule("FIN-099")
def test_partners_do_not_attack_each_other_where_they_live_together():
    scene = neighbours(1, gold=1)
    scene.cart(1, scene.comarca(1, 0, "s"))
    assert scene.offers("attack")
    share(scene, 0, 1, 0, "e")
    assert not scene.offers("attack")
    west = scene.village(1, -1, 0, "n")
    scene.give(1, west, wood=1)
    scene.act("attack")
    assert scene.held(0, 0) == {"wood": 1}


def test_units_out_of_reach_are_safe():
    scene = neighbours(1)
    apart = Scene("SA1 0 0 0, SB7 5 5 0").turn()
    apart.village(0, 1, 0, "s")
    apart.give(0, 0, iron=1)
    apart.cart(1, apart.comarca(5, 5, "n"))
    assert not apart.offers("attack")
    scene.cart(1, scene.comarca(-1, 0, "n"))  # the road does not lead to carts
    assert not scene.offers("attack")


def blind_table() -> tuple[SimpleNamespace, Scene]:
    """An attack with two of three iron that waits for its answer."""
    scene = neighbours(3, options={"blind_bids": True}, gold=1, iron=1)
    put_card(scene, 0, "GUE", ACTIVE, "crop", 6)
    return SimpleNamespace(players=2, book=scene.book, box=BOX), scene


def test_blind_bids_are_seen_by_the_attacker_alone():
    game, scene = blind_table()
    scene.act("attack")
    event = Event(0, "2")
    assert secrets.conceal(game, scene.position, event, 0).text == "2"
    assert secrets.conceal(game, scene.position, event, 1).text == "?"
    assert secrets.conceal(game, scene.position, event, None).text == "?"
    scene.s.phase = ACT
    scene.act("attack", force(2))
    assert scene.held(0, 0) == {"iron": 3}  # nothing is paid yet
    assert secrets.observe(game, scene.position, 0) == scene.position
    other = Scene.of(scene)
    other.s.phase = ACT
    other.act("attack", force(3))
    assert secrets.observe(game, scene.position, 1) == secrets.observe(game, other.position, 1)


def test_blind_bids_are_imagined():
    game, scene = blind_table()
    scene.act("attack", force(2, card=True))
    seen = secrets.observe(game, scene.position, 1)
    bids, dice = set(), random.Random(1)
    for _ in range(60):
        full = secrets.imagine(game, seen, 1, dice)
        bids.add(int(third_of(full.other)))
        assert full.force == third_of(full.other) % WITH_CARD + third_of(full.other) // WITH_CARD
    assert bids == {amount + card for amount in (1, 2, 3) for card in (0, WITH_CARD)}


@pytest.mark.parametrize(("blind", "viewer", "shown"), [(True, 1, True), (True, 0, False), (False, 1, False)])
def test_the_answer_to_a_blind_bid_shows_it(blind, viewer, shown):
    scene = neighbours(3, options={"blind_bids": blind}, gold=1, iron=1)
    scene.act("attack", force(2))
    before = Scene.of(scene)
    assert not discloses_at(before.position.rows, 0, scene.position.rows, scene.book.rows, viewer)
    answer(scene, AMOUNT_ACTION)
    assert (before.s.phase, scene.s.phase != DEFEND) == (DEFEND, True)
    assert bool(discloses_at(before.position.rows, 0, scene.position.rows, scene.book.rows, viewer)) == shown


def test_open_bids_hide_nothing():
    scene = neighbours(3, gold=1, iron=1)
    game = SimpleNamespace(players=2, book=scene.book, box=BOX)
    scene.act("attack")
    assert secrets.conceal(game, scene.position, Event(0, "2"), 1).text == "2"
    scene.s.phase = ACT
    scene.act("attack", force(2))
    assert secrets.observe(game, scene.position, 1).force == scene.s.force == 2
    assert asked(scene) == [AMOUNT_ACTION, AMOUNT_ACTION + 1]
