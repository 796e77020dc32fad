"""Disclosure: whether a step shows its own player what was hidden before it, so that it cannot be taken back."""

from oppidum.core.jit import rule
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import HAND, NOTHING, SLOTS


@rule
def hidden_in_hand(s, clan):
    """The cards in a clan's hand that the others do not see."""
    count = 0
    for index in range(HAND):
        count += s.hand[clan, index] != NOTHING and not s.hand_open[clan, index]
    return count


@rule
def shows_slot(before, after, clan):
    """Whether a card that lay face down before a clan is another one now, or lies open."""
    for slot in range(SLOTS):
        if before.slot_state[clan, slot] == FACE_DOWN:
            stays = after.slot_state[clan, slot] == FACE_DOWN
            if not stays or after.slot_card[clan, slot] != before.slot_card[clan, slot]:
                return True
    return False


@rule
def shows_bid(before, after, book, viewer):
    """Whether a blind bid against a viewer has been answered."""
    return (
        book.blind_bids and before.phase == phases.DEFEND and before.playing != viewer and after.phase != phases.DEFEND
    )


@rule
def discloses_at(befores, i, afters, books, viewer):
    """Whether a step has shown a viewer a card of another clan or a blind bid; at the end everything is shown."""
    before, after, book = befores[i], afters[i], books[0]
    if after.phase == phases.FINISHED or shows_bid(before, after, book, viewer):
        return True
    for clan in range(before.players):
        if clan != viewer:
            if hidden_in_hand(after, clan) < hidden_in_hand(before, clan) or shows_slot(before, after, clan):
                return True
    return False
