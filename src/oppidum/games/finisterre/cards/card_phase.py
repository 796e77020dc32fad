"""The card phase: clans play cards in turn; terrain grows the map, other cards find a place (chapter Cards)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards import discovery
from oppidum.games.finisterre.cards.card_stars import settle_stars
from oppidum.games.finisterre.cards.codes import GLOBAL, IN_ROW, OBJECTIVE, SPECIALTY
from oppidum.games.finisterre.cards.discovery import forget_finds, may_find
from oppidum.games.finisterre.cards.hands import (
    deck_left,
    draw_card,
    no_card_in_play,
    play_from_hand,
    put_aside_sold,
)
from oppidum.games.finisterre.clans.spirit import gain_coins
from oppidum.games.finisterre.ends.fulfilling import fulfil
from oppidum.games.finisterre.happenings import APPEARED, DISPLAYED, LAID, NOBODY, ROWED, tell_covered
from oppidum.games.finisterre.land.covering import put_card, recover
from oppidum.games.finisterre.land.events import happen
from oppidum.games.finisterre.land.generation import choose_bank, next_odd_fish
from oppidum.games.finisterre.land.grid import comarca_at
from oppidum.games.finisterre.land.placement import follow_explorer, only_facing, only_square, tier_for
from oppidum.games.finisterre.specialists.abilities import slot_with_room
from oppidum.games.finisterre.specialists.activation import has_face_down, list_reveals, reveal
from oppidum.games.finisterre.specialists.slots import FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import HAND, MIDDLE, NOTHING


@rule
def begin_cards(s, book, notes):
    """The start player plays the first card; whether anybody is asked."""
    s.seasons = 0
    for clan in range(s.players):
        s.row_used[clan] = 0
        s.recovered[clan] = 0
    s.playing = (s.start + s.players - 1) % s.players
    return next_card_turn(s, book, notes)


@rule
def has_card_now(s, clan):
    """Whether a clan has a card to be played in this turn."""
    for index in range(HAND):
        if s.hand[clan, index] != NOTHING and not s.hand_later[clan, index]:
            return True
    return False


@rule
def anybody_has_cards(s):
    """Whether a card is still to be played in this turn."""
    for clan in range(s.players):
        if has_card_now(s, clan):
            return True
    return False


@rule
def next_card_turn(s, book, notes):
    """The next clan clockwise that has cards plays one; False when nobody has any (FIN-044)."""
    while anybody_has_cards(s):
        s.playing = (s.playing + 1) % s.players
        if has_card_now(s, s.playing) and card_turn(s, book, notes):
            return True
    return False


@apart
def card_turn(s, book, notes):
    """A clan plays a card: a choice, or its only card at once. Whether somebody is asked before the turn is over."""
    s.asked = s.playing
    s.phase = phases.CARD
    only = only_card(s)
    if only == NOTHING or has_face_down(s, s.playing) or (not s.row_used[s.playing] and any_row_card(s, book)):
        return True
    return play_card(s, book, only, notes)


@rule
def only_card(s):
    """The code of the only card that a clan may play, or NOTHING if it has a choice."""
    code = NOTHING
    for index in range(HAND):
        card = int(s.hand[s.playing, index])
        if card != NOTHING and not s.hand_later[s.playing, index]:
            if NOTHING != code != card:
                return NOTHING
            code = card
    return code


@apart
def any_row_card(s, book):
    """Whether a card of the row can be placed by the clan whose turn it is (FIN-045)."""
    for card in range(book.cards):
        if s.where[card] == IN_ROW and tier_for(s, book, card, s.playing) > 0:
            return True
    return False


@rule
def legal_card_choices(s, book, out):
    """The cards in hand, each kind once, before it a card of the row, and specialists that are turned up (FIN-115)."""
    count = 0
    for index in range(HAND):
        code = int(s.hand[s.playing, index])
        if code != NOTHING and not s.hand_later[s.playing, index] and place_now(s, code) == index:
            out[count] = moves.PLAY + code
            count += 1
    if not s.row_used[s.playing]:
        for card in range(book.cards):
            if s.where[card] == IN_ROW and tier_for(s, book, card, s.playing) > 0:
                out[count] = moves.ROW + card
                count += 1
    return list_reveals(s, s.playing, out, count)


@rule
def place_now(s, code):
    """Where the clan on turn holds a card for this turn: the first of its kind, or NOTHING."""
    for index in range(HAND):
        if int(s.hand[s.playing, index]) == code and not s.hand_later[s.playing, index]:
            return index
    return NOTHING


@apart
def choose_card(s, book, action, notes):
    """A card of the hand, or one of the row; whether anybody is asked before the card phase is over.

    Turning up a specialist is free: the clan goes on with its card turn.
    """
    if action >= moves.REVEAL:
        reveal(s, s.playing, action - moves.REVEAL)
        return goes_on(s, book, card_turn(s, book, notes), notes)
    if action >= moves.ROW:
        s.row_used[s.playing] = 1
        s.from_row = 1
        s.card = action - moves.ROW
        s.card_open = 1
        return goes_on(s, book, place_terrain(s, book, notes), notes)
    return goes_on(s, book, play_card(s, book, action - moves.PLAY, notes), notes)


@rule
def goes_on(s, book, asked, notes):
    """Whether somebody is asked: now, or in a later card turn."""
    return asked or after_card(s, book, notes)


@rule
def after_card(s, book, notes):
    """Behind a card of the row its clan still plays one of its hand; else it is the next clan's turn."""
    if s.from_row:
        s.from_row = 0
        if has_card_now(s, s.playing) and card_turn(s, book, notes):
            return True
    return next_card_turn(s, book, notes)


@rule
def play_card(s, book, code, notes):
    """Terrain is placed, other cards are kept or given away; whether the clan is asked."""
    play_from_hand(s, s.playing, place_now(s, code))
    if code < SPECIALTY:
        return place_terrain(s, book, notes)
    return keep_specialty(s, notes) if code < OBJECTIVE else keep_objective(s, book, notes)


# Terrain.


@rule
def place_terrain(s, book, notes):
    """A card that fits nowhere goes to the row (FIN-044); else it must be placed."""
    s.tier = tier_for(s, book, s.card, s.playing)
    if s.tier == 0:
        s.where[s.card] = IN_ROW
        tell(notes, s.playing, 1, ROWED, s.card)
        no_card_in_play(s)
        return False
    s.card_open = 1
    if s.plots == 0:
        s.cell = MIDDLE
        tell(notes, s.playing, 1, LAID, s.card)
        return lay_card(s, book, 0, notes)
    only = only_square(s, book)
    if only != NOTHING:
        tell(notes, s.playing, 1, LAID, s.card)
        return turn_card(s, book, only, notes)
    s.phase = phases.SQUARE
    return True


@rule
def choose_square(s, book, action, notes):
    """The place of square A."""
    return goes_on(s, book, turn_card(s, book, action - moves.SQUARE, notes), notes)


@rule
def turn_card(s, book, cell, notes):
    """Square A lies on a cell: whether the clan is asked how the card is turned, or anything behind that."""
    s.cell = cell
    s.phase = phases.FACING
    only = only_facing(s, book)
    return True if only == NOTHING else lay_card(s, book, only, notes)


@rule
def choose_facing(s, book, action, notes):
    """The card comes down."""
    return goes_on(s, book, lay_card(s, book, action - moves.FACING, notes), notes)


@apart
def lay_card(s, book, facing, notes):
    """It is laid, what it covers may be taken back, then everything follows (chapter What a card brings)."""
    s.facing = facing
    follow_explorer(s, book)
    tell_covered(s, notes, 1)
    put_card(s, book)
    tell_covered(s, notes, -1)
    if s.lost[0] != NOTHING or s.lost[1] != NOTHING:
        s.phase = phases.RECOVER
        return True
    return resolve(s, book, notes)


@rule
def legal_recoveries(s, out):
    """Nothing, or one of the covered cards (FIN-033, FIN-034)."""
    out[0] = moves.RECOVER
    count = 1
    for half in range(2):
        if s.lost[half] != NOTHING:
            out[count] = moves.RECOVER + 1 + half
            count += 1
    return count


@rule
def choose_recovery(s, book, action, notes):
    """A covered card is taken back, or not."""
    if action > moves.RECOVER:
        recover(s, book, action - moves.RECOVER - 1)
    for half in range(2):
        s.lost[half] = NOTHING
        s.spared[half] = NOTHING
    return goes_on(s, book, resolve(s, book, notes), notes)


@apart
def resolve(s, book, notes):
    """The event, the star points, then the coincidences."""
    happen(s, book, notes)
    settle_stars(s, book, notes)
    s.side = 0
    return go_on_generating(s, book, notes)


@rule
def go_on_generating(s, book, notes):
    """Side by side, until an odd fish wants a bank; then the discovery."""
    if next_odd_fish(s, book):
        s.phase = phases.BANK
        return True
    s.side = 0
    tell_finds(s, notes)
    return discover(s, book)


@rule
def tell_finds(s, notes):
    """The goods that the card has brought, before any is taken."""
    if len(notes) > 0:
        for find in range(s.finds):
            good, value = int(s.find[find]) >> 3, int(s.find[find]) & 7
            where = 8 * comarca_at(s, int(s.find_anchor[find])) + good
            tell(notes, NOBODY, value * int(s.find_count[find]), APPEARED, where)


@rule
def choose_odd_bank(s, book, action, notes):
    """The odd fish swims there (FIN-059)."""
    choose_bank(s, book, action - moves.BANK)
    return goes_on(s, book, go_on_generating(s, book, notes), notes)


@rule
def discover(s, book):
    """The placer may take one of the goods that have appeared (FIN-060)."""
    if may_find(s, book):
        s.phase = phases.FIND
        return True
    return draw_bonus(s, book)


@rule
def choose_find(s, book, action, notes):
    """A good is taken, or none."""
    if action == moves.NO_FIND:
        forget_finds(s)
    else:
        discovery.take_find(s, book, action - moves.FIND)
    return goes_on(s, book, discover(s, book), notes)


@rule
def draw_bonus(s, book):
    """A card without any road brings another card, for the next turn (FIN-061)."""
    forget_finds(s)
    if book.roadless[s.card] and deck_left(s) > 0:
        s.phase = phases.DEAL
        s.asked = s.playing
        return True
    no_card_in_play(s)
    return False


@rule
def take_bonus(s, book, code, notes):
    """The bonus card lies open until the next turn."""
    draw_card(s, book, code, s.playing, 1, 1)
    no_card_in_play(s)
    return after_card(s, book, notes)


# Specialties and objectives.


@rule
def keep_specialty(s, notes):
    """Up, down or refused; without a free place it goes to the display (FIN-046)."""
    if slot_with_room(s, s.playing) == NOTHING:
        tell(notes, s.playing, 1, DISPLAYED, s.card)
        display_card(s)
        return False
    s.phase = phases.KEEP
    return True


@rule
def keep_objective(s, book, notes):
    """An open one is for all; a hidden one is kept, sold or published."""
    if s.card_open:
        publish(s)
        fulfil(s, book, s.playing, notes)
        return False
    s.phase = phases.KEEP
    return True


@rule
def legal_keeps(s, out):
    """What may become of the card in play (FIN-046, FIN-047)."""
    count = 0
    for choice in range(6):
        if may_keep(s, choice):
            out[count] = moves.KEEP + choice
            count += 1
    return count


@rule
def may_keep(s, choice):
    """Whether a card may be dealt with so: specialties up, down or refused, objectives kept, sold or published."""
    if s.card < OBJECTIVE:
        return choice in (moves.KEEP_UP, moves.REFUSE) or (choice == moves.KEEP_DOWN and not s.card_open)
    if choice == moves.KEEP_HIDDEN:
        return slot_with_room(s, s.playing) != NOTHING
    return choice in (moves.SELL_CARD, moves.PUBLISH)


@rule
def choose_keep(s, book, action, notes):
    """The card in play finds its place."""
    choice = action - moves.KEEP
    if choice == moves.KEEP_UP:
        put_in_slot(s, FACE_UP)
    elif choice in (moves.KEEP_DOWN, moves.KEEP_HIDDEN):
        put_in_slot(s, FACE_DOWN)
    elif choice == moves.REFUSE:
        display_card(s)
    elif choice == moves.SELL_CARD:
        put_aside_sold(s, s.playing)
        gain_coins(s, book, s.playing, book.objective_sale)
        no_card_in_play(s)
    else:
        publish(s)
    fulfil(s, book, s.playing, notes)
    return after_card(s, book, notes)


@rule
def put_in_slot(s, state):
    """The card in play lies before its clan."""
    slot = slot_with_room(s, s.playing)
    s.slot_card[s.playing, slot] = s.card
    s.slot_state[s.playing, slot] = state
    s.slot_pile[s.playing, slot] = s.card_pile
    no_card_in_play(s)


@rule
def display_card(s):
    """The specialist in play goes to the display, for everybody to see."""
    s.display[s.card - SPECIALTY] += 1
    no_card_in_play(s)


@rule
def publish(s):
    """The objective in play is for all."""
    s.objective[s.card - OBJECTIVE] = GLOBAL
    no_card_in_play(s)
