"""Magic specialists cure others: a bard all cards of a clan, the rest of them one card (FIN-142)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.specialists.slots import FACE_UP, ILL
from oppidum.games.finisterre.state import SLOTS


@rule
def is_ill(s, clan, slot):
    """Whether a card has fallen ill."""
    return s.slot_state[clan, slot] == ILL


@rule
def has_ill_cards(s, clan):
    """Whether any card of a clan has fallen ill."""
    for slot in range(SLOTS):
        if is_ill(s, clan, slot):
            return True
    return False


@rule
def cure(s, clan, slot):
    """A card is healthy again, and not active."""
    s.slot_state[clan, slot] = FACE_UP


@rule
def cure_clan(s, clan):
    """All cards of a clan are healthy again."""
    for slot in range(SLOTS):
        if is_ill(s, clan, slot):
            cure(s, clan, slot)
