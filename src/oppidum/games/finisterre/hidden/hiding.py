"""Hiding: what a viewer does not know goes back into the piles it came from (FIN-158). A spectator is NOTHING."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.cards.codes import HIDDEN, OBJECTIVE, SOLD, SPECIALTY
from oppidum.games.finisterre.cards.hands import put_back
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import HAND, NOTHING, OBJECTIVES, SLOTS

SEERS = 2  # cards that a seer looks at


@rule
def is_card_secret(s, viewer):
    """Whether the card in play is a hidden one whose clan is deciding about it."""
    is_special = s.card >= SPECIALTY or s.card == HIDDEN
    return s.phase == phases.KEEP and is_special and s.card_open == 0 and s.asked != viewer


@rule
def is_bid_secret(s, book, viewer):
    """Whether an attack waits for its defence at a table where nobody sees how much iron was committed."""
    return s.phase == phases.DEFEND and book.blind_bids != 0 and viewer != s.playing


@rule
def knows_top(s, viewer):
    """Whether a viewer has seen the card on top."""
    return viewer >= 0 and int(s.top_known) >> viewer & 1 != 0


@rule
def hide_card(s, viewer):
    """The card in play; when nobody is deciding about it any more it is forgotten, whatever it was."""
    if is_card_secret(s, viewer):
        if s.card != HIDDEN:
            put_back(s, s.card, int(s.card_pile))
            s.card = HIDDEN
    elif s.phase != phases.KEEP and s.card >= SPECIALTY:
        s.card = NOTHING


@rule
def hide_slots(s, clan):
    """The cards that lie face down before another clan."""
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] == FACE_DOWN and s.slot_card[clan, slot] != HIDDEN:
            put_back(s, int(s.slot_card[clan, slot]), int(s.slot_pile[clan, slot]))
            s.slot_card[clan, slot] = HIDDEN


@rule
def hide_hand(s, clan):
    """The cards in another clan's hand that do not lie open."""
    for index in range(HAND):
        code = int(s.hand[clan, index])
        if code != NOTHING and code != HIDDEN and s.hand_open[clan, index] == 0:
            put_back(s, code, int(s.hand_pile[clan, index]))
            s.hand[clan, index] = HIDDEN


@rule
def hide_seen(s):
    """What another clan's seer looks at."""
    for index in range(SEERS):
        code = int(s.seen[index])
        if code != NOTHING and code != HIDDEN:
            put_back(s, code, int(s.seen_pile[index]))
            s.seen[index] = HIDDEN


@rule
def hide_sales(s, viewer):
    """The objectives that others have sold."""
    for number in range(OBJECTIVES):
        seller = int(s.objective[number]) - SOLD
        if 0 <= seller < s.players and seller != viewer:
            put_back(s, OBJECTIVE + number, int(s.objective_pile[number]))


@rule
def unknown_sales(s, clan, pile):
    """Objectives that a clan has sold from a pile and that the viewer does not know."""
    count = int(s.sold[clan, pile])
    for number in range(OBJECTIVES):
        count -= s.objective[number] == SOLD + clan and s.objective_pile[number] == pile
    return count


@rule
def hidden_cards(s, pile):
    """The cards of a pile that only seem to lie there, because the viewer does not know them."""
    count = int(s.card == HIDDEN and s.card_pile == pile)
    for index in range(SEERS):
        count += s.seen[index] == HIDDEN and s.seen_pile[index] == pile
    for clan in range(s.players):
        for slot in range(SLOTS):
            count += s.slot_card[clan, slot] == HIDDEN and s.slot_pile[clan, slot] == pile
        for index in range(HAND):
            count += s.hand[clan, index] == HIDDEN and s.hand_pile[clan, index] == pile
        if s.sold[clan, pile] > 0:
            count += unknown_sales(s, clan, pile)
    return count


@rule
def hidden_in_all(s):
    """The cards of both piles that only seem to lie there."""
    return hidden_cards(s, 0) + hidden_cards(s, 1)


@rule
def hide(s, book, viewer):
    """Make a position what a viewer knows of it; at the end all is shown."""
    if s.phase == phases.FINISHED:
        return
    hide_card(s, viewer)
    for clan in range(s.players):
        if clan != viewer:
            hide_slots(s, clan)
            hide_hand(s, clan)
    if s.playing != viewer:
        hide_seen(s)
    hide_sales(s, viewer)
    s.unknown = hidden_in_all(s)
    if s.top != NOTHING and not knows_top(s, viewer):
        s.top = HIDDEN
    if is_bid_secret(s, book, viewer):
        s.force = HIDDEN
        s.other = second_of(s.other)
