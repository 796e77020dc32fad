"""Cards in hand and cards on their way: drawn, played, put aside."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.cards.codes import IN_HAND, LOWER, OBJECTIVE, OWNED, SOLD, SPECIALTY, UNSEEN, UPPER
from oppidum.games.finisterre.state import HAND, NOTHING

TERRAIN_CARDS, OBJECTIVE_CARDS, SPECIALTY_CARDS = range(3)  # columns of s.deck


@rule
def pile_left(s, pile):
    """Cards left in the upper (0) or the lower (1) pile."""
    return int(s.deck[pile, TERRAIN_CARDS]) + int(s.deck[pile, OBJECTIVE_CARDS]) + int(s.deck[pile, SPECIALTY_CARDS])


@rule
def deck_left(s):
    """Cards left in the deck."""
    return pile_left(s, 0) + pile_left(s, 1) - s.unknown


@rule
def top_pile(s):
    """The pile of the next card: the upper one as long as it lasts (FIN-003)."""
    return 0 if pile_left(s, 0) > 0 else 1


@rule
def cards_in_hand(s, clan):
    """How many cards a clan holds."""
    count = 0
    while count < HAND and s.hand[clan, count] != NOTHING:
        count += 1
    return count


@rule
def place_in_hand(s, clan, code):
    """Where a clan holds a card: the first of its kind, or NOTHING."""
    for index in range(HAND):
        if s.hand[clan, index] == code:
            return index
    return NOTHING


@rule
def take_from_deck(s, code, clan):
    """A card leaves its pile for a clan's hand; returns the pile."""
    pile = top_pile(s)
    if code < SPECIALTY:
        s.deck[pile, TERRAIN_CARDS] -= 1
        s.where[code] = IN_HAND
    elif code < OBJECTIVE:
        s.deck[pile, SPECIALTY_CARDS] -= 1
        s.unseen[code - SPECIALTY] -= 1
    else:
        s.deck[pile, OBJECTIVE_CARDS] -= 1
        s.objective[code - OBJECTIVE] = OWNED + clan
        s.objective_pile[code - OBJECTIVE] = pile
    s.top = NOTHING
    s.top_known = 0
    return pile


@rule
def put_back(s, code, pile):
    """A card is in its pile again, as if nobody had drawn it."""
    if code < SPECIALTY:
        s.deck[pile, TERRAIN_CARDS] += 1
        s.where[code] = UPPER if pile == 0 else LOWER
    elif code < OBJECTIVE:
        s.deck[pile, SPECIALTY_CARDS] += 1
        s.unseen[code - SPECIALTY] += 1
    else:
        s.deck[pile, OBJECTIVE_CARDS] += 1
        s.objective[code - OBJECTIVE] = UNSEEN
        s.objective_pile[code - OBJECTIVE] = 0


@rule
def put_on_top(s, code, pile, clan):
    """A card that a clan has looked at lies on its pile again, and the clan knows it (FIN-173)."""
    put_back(s, code, pile)
    s.top = code
    s.top_known = 1 << clan


@rule
def draw_card(s, book, code, clan, is_open, is_later):  # noqa: ARG001 - as all rules of the deal
    """The top card comes behind the others in a clan's hand."""
    pile = take_from_deck(s, code, clan)
    put_in_hand(s, clan, code, pile, is_open, is_later)


@rule
def put_in_hand(s, clan, code, pile, is_open, is_later):
    """A card of a pile comes behind the others in a clan's hand."""
    index = cards_in_hand(s, clan)
    s.hand[clan, index] = code
    s.hand_open[clan, index] = is_open
    s.hand_pile[clan, index] = pile
    s.hand_later[clan, index] = is_later


@rule
def discard_from_hand(s, clan, index):
    """A card leaves the hand; those behind it move up."""
    for place in range(index, HAND - 1):
        s.hand[clan, place] = s.hand[clan, place + 1]
        s.hand_open[clan, place] = s.hand_open[clan, place + 1]
        s.hand_pile[clan, place] = s.hand_pile[clan, place + 1]
        s.hand_later[clan, place] = s.hand_later[clan, place + 1]
    last = HAND - 1
    s.hand[clan, last] = NOTHING
    s.hand_open[clan, last] = 0
    s.hand_pile[clan, last] = 0
    s.hand_later[clan, last] = 0


@rule
def play_from_hand(s, clan, index):
    """A card leaves the hand and is the one in play."""
    s.card = int(s.hand[clan, index])
    s.card_open = s.hand_open[clan, index]
    s.card_pile = s.hand_pile[clan, index]
    discard_from_hand(s, clan, index)


@rule
def no_card_in_play(s):
    """The card in play has found its place."""
    s.card = NOTHING
    s.card_open = 0
    s.card_pile = 0


@rule
def put_aside_sold(s, clan):
    """The objective in play is sold: only its seller knows which it was (FIN-047)."""
    s.objective[s.card - OBJECTIVE] = SOLD + clan
    s.sold[clan, s.card_pile] += 1


@rule
def is_in_pile(s, card, pile):
    """Whether a terrain card is still in the upper (0) or the lower (1) pile."""
    return s.where[card] == (UPPER if pile == 0 else LOWER)
