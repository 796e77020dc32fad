"""What clans know, what they may imagine, and what they read of events."""

import random
from collections import Counter

import numpy as np
import pytest

from oppidum.core.match import Event
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.cards import dealing, drawing, hands
from oppidum.games.finisterre.cards.codes import (
    GLOBAL,
    HIDDEN,
    IN_HAND,
    IN_ROW,
    LOWER,
    OBJECTIVE,
    ON_TABLE,
    OWNED,
    SOLD,
    SPECIALTY,
    TAKEN,
    UNSEEN,
    UPPER,
)
from oppidum.games.finisterre.hidden import hiding, knowledge
from oppidum.games.finisterre.specialists import seers
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import HAND, NOTHING, SLOTS, Position
from tests.games.finisterre import seeing
from tests.games.finisterre.world import World, without_map
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule
PLAYERS = (2, 3, 5)


def free_slot(s, clan):
    """The first empty slot of a clan, or NOTHING."""
    return next((slot for slot in range(SLOTS) if s.slot_card[clan, slot] == NOTHING), NOTHING)


def put_in_slot(s, clan, state):
    """The card in play comes before its clan."""
    slot = free_slot(s, clan)
    s.slot_card[clan, slot] = s.card
    s.slot_state[clan, slot] = state
    s.slot_pile[clan, slot] = s.card_pile
    hands.no_card_in_play(s.row)


def settle_card(s, clan, rng):
    """Some end of the card in play: on the table, before a clan, beside the board, sold."""
    code = s.card
    has_slot = free_slot(s, clan) != NOTHING
    if code < SPECIALTY:
        s.where[code] = rng.choice((ON_TABLE, IN_ROW))
    elif code < OBJECTIVE:
        if has_slot and rng.random() < 0.8:
            put_in_slot(s, clan, FACE_UP if s.card_open else rng.choice((FACE_DOWN, FACE_UP, ACTIVE)))
        else:
            s.display[code - SPECIALTY] += 1
    else:
        choice = rng.random()
        if s.card_open or choice < 0.2:
            s.objective[code - OBJECTIVE] = rng.choice((GLOBAL, TAKEN + clan))
        elif has_slot and choice < 0.6:
            put_in_slot(s, clan, FACE_DOWN)
        else:
            hands.put_aside_sold(s.row, clan)
    hands.no_card_in_play(s.row)


def random_position(fresh: World, rng: random.Random) -> Position:
    """A position with cards in all sorts of places, by drawing and playing at random."""
    world = fresh.copy()
    s = world.position
    for clan in range(world.players):
        if rng.random() < 0.7:
            world.town(f"{clan}S", 0)
    s.phase = phases.CARD
    for _ in range(rng.randrange(hands.deck_left(s.row))):
        clan = rng.randrange(world.players)
        number = rng.randrange(drawing.card_total(s.row, world.b))
        code = drawing.card_outcome(s.row, world.b, number) - moves.DRAW
        hands.draw_card(s.row, world.b, code, clan, rng.random() < 0.2, rng.random() < 0.1)
        while hands.cards_in_hand(s.row, clan) > rng.choice((0, 1, 2, 3, 6)):
            hands.play_from_hand(s.row, clan, rng.randrange(hands.cards_in_hand(s.row, clan)))
            settle_card(s, clan, rng)
    if rng.random() < 0.4:
        decide_about_a_card(s, rng)
    if rng.random() < 0.4:
        put_on_top(world, s, rng)
    if s.phase != phases.KEEP and rng.random() < 0.4:
        look_at_deck(world, s, rng)
    return s


def decide_about_a_card(s, rng):
    """Some clan is asked what becomes of a specialist or an objective in its hand."""
    found = [(clan, index) for clan in range(s.players) for index in range(HAND) if s.hand[clan, index] >= SPECIALTY]
    if found:
        clan, index = rng.choice(found)
        hands.play_from_hand(s.row, clan, index)
        s.phase, s.playing, s.asked = phases.KEEP, clan, clan


def put_on_top(world, s, rng):
    """A seer has seen the card on top."""
    number = rng.randrange(drawing.card_total(s.row, world.b))
    s.top = drawing.card_outcome(s.row, world.b, number) - moves.DRAW
    s.top_known = 1 << rng.randrange(world.players)


def look_at_deck(world, s, rng):
    """A seer of some clan looks at one or two cards."""
    s.playing = s.asked = rng.randrange(world.players)
    s.kind = kinds.USE_SPECIALIST
    for _ in range(min(rng.choice((1, 2)), hands.deck_left(s.row))):
        number = rng.randrange(drawing.card_total(s.row, world.b))
        seers.see_card(s.row, drawing.card_outcome(s.row, world.b, number) - moves.DRAW)


def held_cards(s, clans):
    """All cards in hands, in slots, in play and before a seer."""
    codes = [int(code) for code in s.seen if code != NOTHING]
    codes += [int(code) for clan in range(clans) for code in (*s.hand[clan], *s.slot_card[clan]) if code != NOTHING]
    return codes + ([s.card] if s.card != NOTHING else [])


def check_cards(world, s):
    """Each card is in exactly one place, and the counts of the deck are right."""
    held = held_cards(s, world.players)
    assert HIDDEN not in held
    counts = Counter(held)
    for card in range(world.book.cards):
        assert counts[card] == (s.where[card] == IN_HAND), card
    for pile, place in enumerate((UPPER, LOWER)):
        assert int((s.where == place).sum()) == s.deck[pile, 0]
    for kind in range(world.book.specialties):
        owned = counts[SPECIALTY + kind] + int(s.unseen[kind]) + int(s.display[kind])
        assert owned == world.book.copies[kind], kind
    for number in range(world.book.objectives):
        owners = [clan for clan in range(world.players) if s.objective[number] == OWNED + clan]
        assert counts[OBJECTIVE + number] == len(owners)
        for clan in owners:
            in_play = s.card == OBJECTIVE + number and s.asked == clan
            in_play |= OBJECTIVE + number in s.seen and s.playing == clan
            assert in_play or OBJECTIVE + number in (*s.hand[clan], *s.slot_card[clan])
    assert int((s.objective == UNSEEN).sum()) >= s.deck[:, 1].sum()
    assert int(s.unseen.sum()) >= s.deck[:, 2].sum()
    for clan in range(world.players):
        for pile in range(2):
            sold = (s.objective == SOLD + clan) & (s.objective_pile == pile)
            assert int(sold.sum()) == s.sold[clan, pile]
    check_piles(world, s)
    if s.top >= 0:
        assert s.top in possible_cards(world, s)


def check_piles(world, s):
    """As many objectives and specialists have left each pile as are found outside."""
    for pile in range(2):
        gone = {"objective": 0, "specialist": 0}
        places = [(int(s.hand[c, i]), int(s.hand_pile[c, i])) for c in range(world.players) for i in range(HAND)]
        places += [(int(s.slot_card[c, i]), int(s.slot_pile[c, i])) for c in range(world.players) for i in range(SLOTS)]
        for code, origin in places:
            if origin == pile and code != NOTHING and code < SPECIALTY:
                assert world.book.pile[code] == UPPER + pile
            elif origin == pile and code != NOTHING:
                gone["objective" if code >= OBJECTIVE else "specialist"] += 1
        assert gone["objective"] <= world.book.pile_objectives[pile] - s.deck[pile, 1]
        assert gone["specialist"] <= world.book.pile_specialties[pile] - s.deck[pile, 2]


def possible_cards(world, s):
    """The codes that may be on top when nobody has looked."""
    s = s.copy()
    s.top = NOTHING
    out = np.zeros(256, dtype=np.int32)
    return [int(action) - moves.DRAW for action in out[: drawing.legal_cards(s.row, world.b, out)]]


@rule("FIN-158")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_imagined_looks_the_same(players):
    world, rng = without_map(players), random.Random(players)
    for _ in range(60):
        s = random_position(world, rng)
        check_cards(world, s)
        for viewer in (*range(players), None):
            seen = knowledge.observe(world, s, viewer)
            guess = knowledge.imagine(world, seen, viewer, rng)
            check_cards(world, guess)
            assert knowledge.observe(world, guess, viewer) == seen
            assert knowledge.observe(world, seen, viewer) == seen
            assert guess.deck.sum() == s.deck.sum()
            assert guess.deck.sum(axis=1).tolist() == s.deck.sum(axis=1).tolist()


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_known_is_what_a_slow_look_finds(players):
    world, rng = without_map(players), random.Random(200 + players)
    for _ in range(60):
        s = random_position(world, rng)
        for viewer in (*range(players), None):
            seen = knowledge.observe(world, s, viewer)
            assert seen == seeing.observe(world, s, viewer)
            assert knowledge.hidden_places(seen) == seeing.secret_places(world, seen, viewer)


@rule("FIN-158")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_view_holds_a_secret(players):
    world, rng = without_map(players), random.Random(100 + players)
    for _ in range(40):
        s = random_position(world, rng)
        for viewer in (*range(players), None):
            seen = knowledge.observe(world, s, viewer)
            for clan in range(players):
                for index in range(HAND):
                    known = clan == viewer or s.hand_open[clan, index] or s.hand[clan, index] == NOTHING
                    assert seen.hand[clan, index] == (s.hand[clan, index] if known else HIDDEN)
                for slot in range(SLOTS):
                    known = clan == viewer or s.slot_state[clan, slot] != FACE_DOWN
                    assert seen.slot_card[clan, slot] == (s.slot_card[clan, slot] if known else HIDDEN)
                if clan != viewer:
                    assert not (seen.objective == SOLD + clan).any()
            known = viewer is not None and viewer == s.playing
            assert [int(code) for code in seen.seen] == [
                code if known or code == NOTHING else HIDDEN for code in s.seen.tolist()
            ]
            if s.top != NOTHING and (viewer is None or not s.top_known >> viewer & 1):
                assert seen.top == HIDDEN


@rule("FIN-158")
def test_views_do_not_depend_on_secrets():
    """Two matches that differ only in what clan 1 holds look the same to clan 0."""
    views = []
    for names in (("SB1", "LAB", "F03", "SB4"), ("P11", "DRU", "MEN", "SB8")):
        world = World()
        s = world.position
        s.phase = phases.CARD
        world.draw(0, "SB2")
        world.draw(1, *names[:3])
        hands.play_from_hand(s.row, 1, 1)
        put_in_slot(s, 1, FACE_DOWN)
        world.draw(1, names[3])
        views.append(knowledge.observe(world, s, 0))
    assert views[0] == views[1]
    assert views[0].hand[1, :4].tolist() == [HIDDEN, HIDDEN, HIDDEN, NOTHING]
    assert views[0].deck.tolist() == [[7, 2, 2], [36, 2, 4]]


@rule("FIN-158")
def test_sold_objectives_are_known_to_their_seller():
    views = []
    for name in ("F03", "P20"):
        world = World()
        s = world.position
        s.phase = phases.CARD
        world.draw(1, name)
        hands.play_from_hand(s.row, 1, 0)
        hands.put_aside_sold(s.row, 1)
        hands.no_card_in_play(s.row)
        views.append(knowledge.observe(world, s, 0))
        own = knowledge.observe(world, s, 1)
        assert own.objective[CODES[name] - OBJECTIVE] == SOLD + 1
        assert [hiding.unknown_sales(seen.row, 1, 0) for seen in (own, views[-1])] == [0, 1]
        assert own.deck[0].tolist() == [8, 1, 2]
    assert views[0] == views[1]
    assert views[0].sold[1].tolist() == [1, 0]
    guesses = {knowledge.imagine(world, views[0], 0, random.Random(seed)).objective.tobytes() for seed in range(200)}
    assert len(guesses) == 37


@rule("FIN-158")
def test_imagined_cards_follow_the_odds():
    """A hidden hand card of the first deal: 8 terrain, 2 objectives, 2 specialists; a slot card is never terrain."""
    world = World()
    s = world.position
    s.phase = phases.CARD
    world.draw(1, "LAB", "SB1")
    hands.play_from_hand(s.row, 1, 0)
    put_in_slot(s, 1, FACE_DOWN)
    seen, rng = knowledge.observe(world, s, 0), random.Random(5)
    slots, held = Counter(), Counter()
    for _ in range(2000):
        guess = knowledge.imagine(world, seen, 0, rng)
        slots[knowledge.column_of(int(guess.slot_card[1, 0]))] += 1
        held[knowledge.column_of(int(guess.hand[1, 0]))] += 1
    assert slots[0] == 0
    assert 900 < slots[1] < 1100
    assert 1390 < held[0] < 1520  # 8 of 11
    assert 200 < held[1] < 350  # 1.5 of 11


@rule("FIN-158")
def test_the_known_top_card_is_given_to_nobody():
    world = World()
    s = world.position
    s.phase = phases.CARD
    world.draw(1, "LAB", "LAB", "F09", "F10", *(f"SB{number}" for number in range(1, 8)))
    s.top, s.top_known = CODES["SB8"], 0b01
    seen = knowledge.observe(world, s, 0)
    assert seen.top == CODES["SB8"]
    rng = random.Random(2)
    for _ in range(50):
        guess = knowledge.imagine(world, seen, 0, rng)
        assert CODES["SB8"] not in guess.hand[1]
        assert guess.deck[0].tolist() == [1, 0, 0]
    assert knowledge.observe(world, s, 1).top == HIDDEN


@rule("FIN-158")
def test_at_the_end_all_is_shown():
    world = World()
    s = world.position
    world.draw(1, "LAB")
    s.phase = phases.FINISHED
    assert knowledge.observe(world, s, 0) == s


def told(world, s, actor, text):
    """A text as clans 0 and 1 and a spectator read it."""
    event = Event(actor, text)
    return [knowledge.conceal(world, s, event, viewer).text for viewer in (0, 1, None)]


@rule("FIN-158")
def test_hidden_draws_are_not_told():
    world = without_map()
    s = world.position
    s.phase, s.asked = phases.DEAL, 1
    assert told(world, s, -1, "draw SB3") == ["draw SB3"] * 3  # a nomad's card
    world.town("1S", 0)
    assert told(world, s, -1, "draw SB3") == ["draw ?", "draw SB3", "draw ?"]
    assert told(world, s, -1, "first 2") == ["first 2"] * 3
    s.top, s.top_known = CODES["SB3"], 0b01
    assert told(world, s, -1, "draw SB3") == ["draw SB3", "draw SB3", "draw ?"]
    s.top, s.card = NOTHING, CODES["SB7"]
    assert dealing.is_dealt_openly(s.row)
    assert told(world, s, -1, "draw LAB") == ["draw LAB"] * 3  # a bonus


@rule("FIN-158")
def test_hidden_cards_are_played_without_their_names():
    world = World()
    s = world.position
    s.phase = phases.CARD
    world.draw(1, "SB1", "LAB", "F03")
    world.draw(1, "DRU", is_open=True)
    assert told(world, s, 1, "play SB1") == ["play SB1"] * 3
    assert told(world, s, 1, "row SB1") == ["row SB1"] * 3
    assert told(world, s, 1, "play LAB") == ["play ?", "play LAB", "play ?"]
    assert told(world, s, 1, "play F03") == ["play ?", "play F03", "play ?"]
    assert told(world, s, 1, "play DRU") == ["play DRU"] * 3
    hands.play_from_hand(s.row, 1, 2)
    s.phase = phases.KEEP
    s.playing = s.asked = 1
    assert knowledge.observe(world, s, 0).card == HIDDEN
    assert knowledge.observe(world, s, 1).card == CODES["F03"]
    assert told(world, s, 1, "keep") == ["keep down", "keep", "keep down"]
    for text in ("keep up", "keep down", "refuse", "sell", "publish"):
        assert told(world, s, 1, text) == [text] * 3
