"""What others answer to an action, and last answers of its own clan: consent, defence, loot, rescue, divination."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.acting import resume, spend
from oppidum.games.finisterre.alliances import answer_consent, legal_consent
from oppidum.games.finisterre.defence import answer_defence, legal_defence
from oppidum.games.finisterre.loot import answer_loot, legal_loot
from oppidum.games.finisterre.rescue import answer_rescue, legal_rescue
from oppidum.games.finisterre.seers import answer_divination, legal_divination, see_card, sees_a_choice
from oppidum.games.finisterre.state import (
    AMOUNT_ACTION,
    ANSWER_ACTION,
    CONSENT,
    DEFEND,
    DIVINE,
    LOOT,
    RESCUE,
    TAKE_ACTION,
)


@rule
def is_reply(phase):
    """Whether a phase asks for an answer to an action that has begun."""
    return phase in (CONSENT, DEFEND, LOOT, RESCUE, DIVINE)


@apart
def legal_replies(s, book, out):
    """The answers that may be given (chapter Questions)."""
    if s.phase == CONSENT:
        return legal_consent(s, out)
    if s.phase == DEFEND:
        return legal_defence(s, book, out)
    if s.phase == LOOT:
        return legal_loot(s, out)
    return legal_rescue(s, book, out) if s.phase == RESCUE else legal_divination(s, out)


@apart
def reply(s, book, action):
    """An answer; whether the action phase goes on."""
    if s.phase == CONSENT:
        return spend(s, book) if answer_consent(s, book, action == ANSWER_ACTION + 1) else resume(s, book)
    if s.phase == DEFEND:
        return True if answer_defence(s, book, action - AMOUNT_ACTION) else spend(s, book)
    if s.phase == LOOT:
        answer_loot(s, book, (action - TAKE_ACTION) // 8)
    elif s.phase == RESCUE:
        if answer_rescue(s, book, action):
            return True
    else:
        answer_divination(s, action - ANSWER_ACTION)
    return spend(s, book)


@apart
def show_card(s, book, code):
    """A card that a seer sees; whether the action phase goes on. Two cards that are alike leave it no choice."""
    if see_card(s, code) or sees_a_choice(s):
        return True
    answer_divination(s, 0)
    return spend(s, book)
