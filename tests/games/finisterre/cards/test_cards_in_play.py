"""Cards that are played: the row, slots, objectives, and the end of the match."""

import random

import pytest

from oppidum.core.engine import CHANCE, OVER
from oppidum.games.finisterre import moves, phases, rules
from oppidum.games.finisterre.cards.codes import GLOBAL, IN_ROW, LOWER, OBJECTIVE, ON_TABLE, OUT, SOLD, SPECIALTY, UPPER
from oppidum.games.finisterre.cards.hands import deck_left
from oppidum.games.finisterre.specialists.slots import FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world import B1, World, answers, laid
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule


@rule("FIN-044")
def test_a_card_that_fits_must_be_placed():
    world = laid(B1)
    world.deal(0, "M16")
    assert world.play_cards()
    assert (world.s.phase, world.s.asked, world.s.card) == (phases.SQUARE, 0, CODES["M16"])
    offered = world.legal()
    assert offered
    assert all(moves.SQUARE <= action < moves.SQUARE + 63 * 63 for action in offered)
    assert world.s.where[CODES["M16"]] != IN_ROW


def put_in_row(world: World, *names: str) -> None:
    """Cards lie in the row, because they had no place."""
    for name in names:
        world.s.where[CODES[name]] = IN_ROW


@rule("FIN-045")
def test_a_card_of_the_row_is_placed_before_a_card_of_the_hand():
    world = laid(B1)
    put_in_row(world, "M16", "M24")
    world.deal(0, "M21", "M30")
    world.deal(1, "SA2")
    assert world.play_cards()
    hand = [answers.play(name) for name in ("M21", "M30")]
    row = [answers.row(name) for name in ("M16", "M24")]
    assert world.legal() == hand + row
    assert world.answer(row[0])
    assert (world.s.phase, world.s.playing) == (phases.SQUARE, 0)
    place_anywhere(world)
    assert world.s.where[CODES["M16"]] == ON_TABLE
    assert (world.s.phase, world.s.playing) == (phases.CARD, 0)  # its own card follows
    assert world.legal() == hand  # one card of the row in a turn
    assert world.answer(hand[0])
    place_anywhere(world)
    assert (world.s.phase, world.s.playing) == (phases.CARD, 1)
    assert world.legal() == [answers.play("SA2"), row[1]]  # another clan, another card of the row


def place_anywhere(world: World) -> None:
    """Place the card in play at the first place; nothing is taken back or found."""
    card = int(world.s.card)
    world.step(world.legal()[0])
    while world.s.card == card:
        offered = sorted(world.legal())
        world.step(offered[-1] if world.s.phase == phases.FIND else offered[0])


@rule("FIN-012", "FIN-045")
def test_a_card_without_a_place_goes_to_the_row_and_another_clan_places_it():
    world = laid()
    world.deal(0, "M16")
    world.deal(1, "SA1")
    assert not world.play_cards()
    assert world.s.where[CODES["M16"]] == IN_ROW
    world.deal(1, "SA2")
    assert world.play_cards()
    assert (world.s.phase, world.s.asked) == (phases.CARD, 1)
    assert answers.row("M16") in world.legal()


def with_slots_taken(taken: int, name: str, *, is_open: int = 0) -> World:
    """A clan has specialists before it, and one card in its hand."""
    world = laid(B1)
    world.s.slot_card[0, :taken] = SPECIALTY
    world.s.slot_state[0, :taken] = FACE_UP
    world.deal(0, name, is_open=is_open)
    return world


@rule("FIN-046")
def test_a_specialist_up_down_or_refused():
    world = with_slots_taken(4, "LEN")
    assert world.play_cards()
    assert (world.s.phase, world.s.asked) == (phases.KEEP, 0)
    assert world.legal() == [moves.KEEP + choice for choice in (moves.KEEP_UP, moves.KEEP_DOWN, moves.REFUSE)]
    assert not world.answer(moves.KEEP + moves.KEEP_DOWN)
    assert (world.s.slot_card[0, 4], world.s.slot_state[0, 4]) == (CODES["LEN"], FACE_DOWN)


@rule("FIN-046")
def test_a_sixth_card_finds_no_slot():
    world = with_slots_taken(5, "LEN")
    assert not world.play_cards()  # nobody is asked
    assert world.s.display[CODES["LEN"] - SPECIALTY] == 1
    world = with_slots_taken(5, "F01")
    assert world.play_cards()
    assert world.legal() == [moves.KEEP + choice for choice in (moves.SELL_CARD, moves.PUBLISH)]


@rule("FIN-046")
def test_a_refused_specialist_goes_to_the_display():
    world = with_slots_taken(0, "LEN")
    world.play_cards()
    assert not world.answer(moves.KEEP + moves.REFUSE)
    assert world.s.display[CODES["LEN"] - SPECIALTY] == 1
    assert (world.s.slot_card[0] == NOTHING).all()


def test_an_open_specialist_stays_open():
    world = with_slots_taken(0, "LEN", is_open=1)
    world.play_cards()
    assert world.legal() == [moves.KEEP + choice for choice in (moves.KEEP_UP, moves.REFUSE)]
    assert not world.answer(moves.KEEP + moves.KEEP_UP)
    assert world.s.slot_state[0, 0] == FACE_UP


def test_an_open_objective_is_for_all():
    world = with_slots_taken(0, "F01", is_open=1)
    assert not world.play_cards()
    assert world.s.objective[CODES["F01"] - OBJECTIVE] == GLOBAL


@rule("FIN-047")
def test_a_hidden_objective_is_sold_at_once():
    world = with_slots_taken(0, "F01")
    assert world.play_cards()
    assert world.legal() == [moves.KEEP + choice for choice in (moves.KEEP_HIDDEN, moves.SELL_CARD, moves.PUBLISH)]
    assert not world.answer(moves.KEEP + moves.SELL_CARD)
    assert world.s.coins[0] == 3
    assert world.s.objective[CODES["F01"] - OBJECTIVE] == SOLD
    assert (world.s.slot_card[0] == NOTHING).all()


@rule("FIN-047")
def test_a_kept_objective_is_not_sold_later():
    world = with_slots_taken(0, "F01")
    world.deal(0, "M21", "M30")
    assert world.play_cards()
    assert world.answer(answers.play("F01"))
    assert world.answer(moves.KEEP + moves.KEEP_HIDDEN)
    assert world.s.slot_state[0, 0] == FACE_DOWN
    assert moves.KEEP + moves.SELL_CARD not in world.legal()
    world.s.phase, world.s.actions_left, world.s.playing, world.s.asked = phases.ACT, 1, 0, 0
    assert moves.KEEP + moves.SELL_CARD not in world.legal()
    assert world.s.coins[0] == 0


@rule("FIN-156")
def test_the_match_ends_with_the_turn_that_empties_the_deck():
    world, rng = World(), random.Random(1)
    s, b = world.s, world.b
    s.start = NOTHING
    s.deck[:] = 0
    s.where[:] = OUT
    for name, pile in (("SB1", UPPER), ("SB2", UPPER), ("M16", LOWER)):
        s.where[CODES[name]] = pile
        s.deck[0 if pile == UPPER else 1, 0] += 1
    world.give(0, wood=3)  # something to sell
    log = []
    while (mover := rules.to_move(s, b)) != OVER:
        log.append((int(s.turn), int(s.phase), deck_left(s)))
        if mover == CHANCE:
            world.step(rules.chance_outcome(s, b, rng.randrange(rules.chance_total(s, b))))
        else:
            world.step(world.legal()[-1])
    assert (s.phase, s.turn) == (phases.FINISHED, 2)  # two nomads: two cards, then one
    assert (2, phases.ACT, 0) in log  # the turn goes on to its end
    assert s.where[CODES["M16"]] in (ON_TABLE, IN_ROW)
    assert all(left > 0 for turn, _, left in log if turn == 1)
