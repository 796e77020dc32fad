"""What others answer to an action, and last answers of its own clan: consent, defence, loot, rescue, divination."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.acting import resume, spend
from oppidum.games.finisterre.actions.building.alliances import answer_consent, legal_consent
from oppidum.games.finisterre.actions.strife.defence import answer_defence, legal_defence
from oppidum.games.finisterre.actions.strife.loot import answer_loot, legal_loot
from oppidum.games.finisterre.actions.strife.rescue import answer_rescue, legal_rescue
from oppidum.games.finisterre.specialists.seers import answer_divination, legal_divination, see_card, sees_a_choice


@rule
def is_reply(phase):
    """Whether a phase asks for an answer to an action that has begun."""
    return kinds.WAITS[phase] == 1 and phase != phases.DEAL


@apart
def legal_replies(s, book, out):
    """The answers that may be given (chapter Questions)."""
    if s.phase == phases.CONSENT:
        return legal_consent(s, out)
    if s.phase == phases.DEFEND:
        return legal_defence(s, book, out)
    if s.phase == phases.LOOT:
        return legal_loot(s, out)
    return legal_rescue(s, book, out) if s.phase == phases.RESCUE else legal_divination(s, out)


@apart
def reply(s, book, action):
    """An answer; whether the action phase goes on."""
    if s.phase == phases.CONSENT:
        return spend(s, book) if answer_consent(s, book, action == moves.ANSWER + 1) else resume(s, book)
    if s.phase == phases.DEFEND:
        return True if answer_defence(s, book, action - moves.AMOUNT) else spend(s, book)
    if s.phase == phases.LOOT:
        answer_loot(s, book, (action - moves.TAKE) // 8)
    elif s.phase == phases.RESCUE:
        if answer_rescue(s, book, action):
            return True
    else:
        answer_divination(s, action - moves.ANSWER)
    return spend(s, book)


@apart
def show_card(s, book, code):
    """A card that a seer sees; whether the action phase goes on. Two cards that are alike leave it no choice."""
    if see_card(s, code) or sees_a_choice(s):
        return True
    answer_divination(s, 0)
    return spend(s, book)
