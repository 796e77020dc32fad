"""Seers look at the top of the deck, or turn up a card that lies face down before another clan (FIN-140, FIN-173)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards.codes import GLOBAL, OBJECTIVE
from oppidum.games.finisterre.cards.hands import deck_left, put_in_hand, put_on_top, take_from_deck
from oppidum.games.finisterre.specialists.abilities import clear_slot
from oppidum.games.finisterre.specialists.slots import FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import NOTHING


@rule
def can_look(s):
    """Whether there is anything to look at."""
    return deck_left(s) > 0


@rule
def look(s):
    """A seer looks at the deck: chance says what it sees."""
    s.asked = s.playing
    s.phase = phases.DEAL


@rule
def see_card(s, code):
    """A card that the seer sees; whether chance is asked for another, else the seer chooses (FIN-140)."""
    index = 0 if s.seen[0] == NOTHING else 1
    s.seen[index] = code
    s.seen_pile[index] = take_from_deck(s, code, s.playing)
    if index == 0 and can_look(s):
        return True
    s.phase = phases.DIVINE
    return False


@rule
def sees_a_choice(s):
    """Whether it matters which card is kept: not between two specialists of one kind."""
    return s.seen[0] != s.seen[1]


@rule
def legal_divination(s, out):
    """The first or the second card is kept; where there is only one, the second answer keeps none."""
    out[0] = moves.ANSWER
    out[1] = moves.ANSWER + 1
    return 2 if sees_a_choice(s) else 1


@rule
def answer_divination(s, kept):
    """A card is kept hidden for the next card phase, the other put back on top (FIN-140, FIN-173)."""
    for index in range(2):
        code, pile = int(s.seen[index]), int(s.seen_pile[index])
        if code != NOTHING and index == kept:
            put_in_hand(s, s.playing, code, pile, 0, 1)
        elif code != NOTHING:
            put_on_top(s, code, pile, s.playing)
        s.seen[index] = NOTHING
        s.seen_pile[index] = 0


@rule
def can_turn_up(s, clan, owner, slot):
    """Whether a card lies face down before another clan."""
    return owner != clan and s.slot_state[owner, slot] == FACE_DOWN


@rule
def turn_up(s, owner, slot):
    """A specialist lies open from now on; an objective is global and leaves its place (FIN-140)."""
    card = int(s.slot_card[owner, slot])
    if card < OBJECTIVE:
        s.slot_state[owner, slot] = FACE_UP
    else:
        s.objective[card - OBJECTIVE] = GLOBAL
        clear_slot(s, owner, slot)
