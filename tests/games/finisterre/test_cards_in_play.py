"""Cards that are played: the row, slots, objectives, and the end of the match."""

import random

import numpy as np
import pytest

from oppidum.core.engine import CHANCE, OVER
from oppidum.games.finisterre import carding, rules
from oppidum.games.finisterre.hands import deck_left
from oppidum.games.finisterre.state import (
    ACT,
    CARAVAN,
    CARD,
    FACE_DOWN,
    FACE_UP,
    FIND,
    FINISHED,
    GLOBAL,
    IN_ROW,
    KEEP,
    KEEP_ACTION,
    KEEP_DOWN,
    KEEP_HIDDEN,
    KEEP_UP,
    LOWER,
    NOTHING,
    OBJECTIVE,
    ON_TABLE,
    OUT,
    PLAY_ACTION,
    PUBLISH,
    REFUSE,
    ROW_ACTION,
    SELL_CARD,
    SOLD,
    SPECIALTY,
    SQUARE,
    SQUARE_ACTION,
    UPPER,
    WOOD,
)
from tests.games.finisterre.maps import Map, b1
from tests.games.finisterre.tables import table

rule = pytest.mark.rule
NO_AWARDS = np.zeros((0, 4), dtype=np.int64)


def choices(m: Map) -> list[int]:
    return sorted(m.out[: rules.legal(m.s, m.b, m.out)].tolist())


def code(m: Map, name: str) -> int:
    return m.table.box.codes[name]


@rule("FIN-044")
def test_a_card_that_fits_must_be_placed():
    m = b1()
    m.deal(0, "M16")
    assert carding.begin_cards(m.s, m.b)
    assert (m.s.phase, m.s.asked, m.s.card) == (SQUARE, 0, code(m, "M16"))
    offered = choices(m)
    assert offered
    assert all(SQUARE_ACTION <= action < SQUARE_ACTION + 63 * 63 for action in offered)
    assert m.s.where[code(m, "M16")] != IN_ROW


def put_in_row(m: Map, *names: str) -> None:
    for name in names:
        m.s.where[code(m, name)] = IN_ROW


@rule("FIN-045")
def test_a_card_of_the_row_is_placed_before_a_card_of_the_hand():
    m = b1()
    put_in_row(m, "M16", "M24")
    m.deal(0, "M21", "M30")
    m.deal(1, "SA2")
    assert carding.begin_cards(m.s, m.b)
    hand = [PLAY_ACTION + code(m, name) for name in ("M21", "M30")]
    row = [ROW_ACTION + code(m, name) for name in ("M16", "M24")]
    assert choices(m) == hand + row
    assert carding.choose_card(m.s, m.b, row[0])
    assert (m.s.phase, m.s.playing) == (SQUARE, 0)
    place_anywhere(m)
    assert m.s.where[code(m, "M16")] == ON_TABLE
    assert (m.s.phase, m.s.playing) == (CARD, 0)  # its own card follows
    assert choices(m) == hand  # one card of the row in a turn
    assert carding.choose_card(m.s, m.b, hand[0])
    place_anywhere(m)
    assert (m.s.phase, m.s.playing) == (CARD, 1)
    assert choices(m) == [PLAY_ACTION + code(m, "SA2"), row[1]]  # another clan, another card of the row


def place_anywhere(m: Map) -> None:
    """Place the card in play at the first place; nothing is taken back or found."""
    card = int(m.s.card)
    rules.apply(m.s, m.b, choices(m)[0], NO_AWARDS)
    while m.s.card == card:
        offered = choices(m)
        rules.apply(m.s, m.b, offered[-1] if m.s.phase == FIND else offered[0], NO_AWARDS)


@rule("FIN-012", "FIN-045")
def test_a_card_without_a_place_goes_to_the_row_and_another_clan_places_it():
    m = Map()
    m.deal(0, "M16")
    m.deal(1, "SA1")
    assert not carding.begin_cards(m.s, m.b)
    assert m.s.where[code(m, "M16")] == IN_ROW
    m.deal(1, "SA2")
    assert carding.begin_cards(m.s, m.b)
    assert (m.s.phase, m.s.asked) == (CARD, 1)
    assert ROW_ACTION + code(m, "M16") in choices(m)


def with_slots_taken(taken: int, name: str, *, is_open: int = 0) -> Map:
    m = b1()
    m.s.slot_card[0, :taken] = SPECIALTY
    m.s.slot_state[0, :taken] = FACE_UP
    m.deal(0, name, is_open=is_open)
    return m


@rule("FIN-046")
def test_a_specialist_up_down_or_refused():
    m = with_slots_taken(4, "LEN")
    assert carding.begin_cards(m.s, m.b)
    assert (m.s.phase, m.s.asked) == (KEEP, 0)
    assert choices(m) == [KEEP_ACTION + choice for choice in (KEEP_UP, KEEP_DOWN, REFUSE)]
    assert not carding.choose_keep(m.s, m.b, KEEP_ACTION + KEEP_DOWN)
    assert (m.s.slot_card[0, 4], m.s.slot_state[0, 4]) == (code(m, "LEN"), FACE_DOWN)


@rule("FIN-046")
def test_a_sixth_card_finds_no_slot():
    m = with_slots_taken(5, "LEN")
    assert not carding.begin_cards(m.s, m.b)  # nobody is asked
    assert m.s.display[code(m, "LEN") - SPECIALTY] == 1
    m = with_slots_taken(5, "F01")
    assert carding.begin_cards(m.s, m.b)
    assert choices(m) == [KEEP_ACTION + choice for choice in (SELL_CARD, PUBLISH)]


@rule("FIN-046")
def test_a_refused_specialist_goes_to_the_display():
    m = with_slots_taken(0, "LEN")
    carding.begin_cards(m.s, m.b)
    assert not carding.choose_keep(m.s, m.b, KEEP_ACTION + REFUSE)
    assert m.s.display[code(m, "LEN") - SPECIALTY] == 1
    assert (m.s.slot_card[0] == NOTHING).all()


def test_an_open_specialist_stays_open():
    m = with_slots_taken(0, "LEN", is_open=1)
    carding.begin_cards(m.s, m.b)
    assert choices(m) == [KEEP_ACTION + choice for choice in (KEEP_UP, REFUSE)]
    assert not carding.choose_keep(m.s, m.b, KEEP_ACTION + KEEP_UP)
    assert m.s.slot_state[0, 0] == FACE_UP


def test_an_open_objective_is_for_all():
    m = with_slots_taken(0, "F01", is_open=1)
    assert not carding.begin_cards(m.s, m.b)
    assert m.s.objective[code(m, "F01") - OBJECTIVE] == GLOBAL


@rule("FIN-047")
def test_a_hidden_objective_is_sold_at_once():
    m = with_slots_taken(0, "F01")
    assert carding.begin_cards(m.s, m.b)
    assert choices(m) == [KEEP_ACTION + choice for choice in (KEEP_HIDDEN, SELL_CARD, PUBLISH)]
    assert not carding.choose_keep(m.s, m.b, KEEP_ACTION + SELL_CARD)
    assert m.s.coins[0] == 3
    assert m.s.objective[code(m, "F01") - OBJECTIVE] == SOLD
    assert (m.s.slot_card[0] == NOTHING).all()


@rule("FIN-047")
def test_a_kept_objective_is_not_sold_later():
    m = with_slots_taken(0, "F01")
    m.deal(0, "M21", "M30")
    assert carding.begin_cards(m.s, m.b)
    assert carding.choose_card(m.s, m.b, PLAY_ACTION + code(m, "F01"))
    assert carding.choose_keep(m.s, m.b, KEEP_ACTION + KEEP_HIDDEN)
    assert m.s.slot_state[0, 0] == FACE_DOWN
    assert KEEP_ACTION + SELL_CARD not in choices(m)
    m.s.phase, m.s.actions_left, m.s.playing, m.s.asked = ACT, 1, 0, 0
    assert KEEP_ACTION + SELL_CARD not in choices(m)
    assert m.s.coins[0] == 0


@rule("FIN-156")
def test_the_match_ends_with_the_turn_that_empties_the_deck():
    at = table(2)
    s, b, rng, out = at.start(), at.book.row, random.Random(1), np.zeros(6000, dtype=np.int64)
    s.deck[:] = 0
    s.where[:] = OUT
    for name, pile in (("SB1", UPPER), ("SB2", UPPER), ("M16", LOWER)):
        s.where[at.box.codes[name]] = pile
        s.deck[0 if pile == UPPER else 1, 0] += 1
    s.store[0, CARAVAN, WOOD] = 3  # something to sell
    s.supply[WOOD] -= 3
    log = []
    while (mover := rules.to_move(s.row, b)) != OVER:
        log.append((s.turn, s.phase, deck_left(s.row)))
        legal = out[: rules.legal(s.row, b, out)].tolist()
        action = rules.outcome(s.row, b, rng.randrange(rules.tickets(s.row, b))) if mover == CHANCE else legal[-1]
        rules.apply(s.row, b, action, NO_AWARDS)
    assert (s.phase, s.turn) == (FINISHED, 2)  # two nomads: two cards, then one
    assert (2, ACT, 0) in log  # the turn goes on to its end
    assert s.where[at.box.codes["M16"]] in (ON_TABLE, IN_ROW)
    assert all(left > 0 for turn, _, left in log if turn == 1)
