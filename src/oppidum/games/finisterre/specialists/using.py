"""What active specialists do for an action, each once in a phase (FIN-139 … FIN-142).

What a card works on is one number: a card before a clan, LOOK or ALCHEMY behind WORK_ALONE, a clan, or a unit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions.questions import (
    WORK_ALONE,
    WORK_ON_CLAN,
    WORK_ON_UNIT,
    WrongAnswer,
    second_of,
    third_of,
)
from oppidum.games.finisterre.actions.refusing import need_specialist, open_slots
from oppidum.games.finisterre.actions.strife.attacks import refuse_target
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.goods.stores import one_resource
from oppidum.games.finisterre.screen.terms import terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import note_use, power_in
from oppidum.games.finisterre.specialists.cures import cure, cure_clan, has_ill_cards, is_ill
from oppidum.games.finisterre.specialists.seers import can_look, can_turn_up, look, turn_up
from oppidum.games.finisterre.specialists.slots import ACTIVE, USED
from oppidum.games.finisterre.specialists.thieves import can_rob, steal
from oppidum.games.finisterre.specialists.wizardry import can_make_gold, can_switch_off, make_gold, switch_off
from oppidum.games.finisterre.state import SLOTS, UNITS, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def can_use(s, book, clan, slot):
    """Whether the card in a slot can do anything."""
    if s.slot_state[clan, slot] != ACTIVE or s.slot_used[clan, slot] & USED:
        return False
    power = power_in(s, book, clan, slot)
    if power not in (powers.DRUID, powers.BARD, powers.SEER, powers.WIZARD, powers.THIEF, powers.LOOTER):
        return False
    for value in range(WORK_ON_UNIT + UNITS * s.players):
        if can_use_on(s, book, clan, slot, value):
            return True
    return False


@rule
def can_use_on(s, book, clan, slot, value):
    """Whether a card can be used on this, and enough actions are left for a hostile use (chapter Options)."""
    if book.uses_cost_double and s.actions_left < 2 and is_hostile(s, clan, value):
        return False
    power = power_in(s, book, clan, slot)
    if value >= WORK_ON_UNIT:
        return power in (powers.THIEF, powers.LOOTER) and can_rob(s, book, clan, slot, value - WORK_ON_UNIT)
    if value >= WORK_ON_CLAN:
        return power == powers.BARD and has_ill_cards(s, value - WORK_ON_CLAN)
    if value >= WORK_ALONE:
        return can_work_alone(s, clan, power, value - WORK_ALONE)
    return can_work_on_card(s, clan, power, value // SLOTS, value % SLOTS)


@rule
def can_work_alone(s, clan, power, work):
    """Whether a seer can look at the deck, or a wizard make gold."""
    return (power == powers.SEER and work == moves.LOOK and can_look(s)) or (
        power == powers.WIZARD and work == moves.ALCHEMY and can_make_gold(s, clan)
    )


@rule
def can_work_on_card(s, clan, power, owner, slot):
    """Whether a card can be cured, turned up or switched off."""
    if power in (powers.DRUID, powers.SEER, powers.WIZARD) and is_ill(s, owner, slot):
        return True
    if power == powers.SEER:
        return can_turn_up(s, clan, owner, slot)
    return power == powers.WIZARD and can_switch_off(s, clan, owner, slot)


@rule
def use(s, book, clan, slot, value, good):
    """The card does its work; a seer waits for two cards (FIN-140)."""
    if book.uses_cost_double and is_hostile(s, clan, value):
        s.actions_left -= 1
        s.pool[clan] -= 1
    note_use(s, clan, slot, USED)
    if value >= WORK_ON_UNIT:
        steal(s, book, clan, slot, value - WORK_ON_UNIT, good)
    elif value >= WORK_ON_CLAN:
        cure_clan(s, value - WORK_ON_CLAN)
    elif value == WORK_ALONE + moves.LOOK:
        look(s)
    elif value == WORK_ALONE + moves.ALCHEMY:
        make_gold(s, clan)
    else:
        work_on_card(s, book, clan, value // SLOTS, value % SLOTS)


@rule
def work_on_card(s, book, clan, owner, slot):
    """A card is cured, turned up or switched off, as it lies there."""
    if is_ill(s, owner, slot):
        cure(s, owner, slot)
    elif can_turn_up(s, clan, owner, slot):
        turn_up(s, owner, slot)
    else:
        switch_off(s, book, owner, slot)


@rule
def is_hostile(s, clan, value):
    """Whether such a use hurts another clan: it robs a unit, or works on a foreign card that is not ill."""
    if value >= WORK_ON_UNIT:
        return True
    return value < WORK_ALONE and value // SLOTS != clan and not is_ill(s, value // SLOTS, value % SLOTS)


def refuse_using(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no specialist can be used (FIN-139 … FIN-142)."""
    active = open_slots(s, ACTIVE)
    if not active:
        raise Refusal("FIN-139", "you have no active specialist", reason="none-active")
    if all(s.slot_used[s.playing, slot] & USED for slot in active):
        raise Refusal("FIN-139", "your active specialists were used in this phase", reason="used-already")
    raise Refusal("FIN-139", "your active specialists find nothing to do", reason="nothing-to-do")


def refuse_user(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this card cannot be used."""
    clan, slot = answer.values
    facts = need_specialist(s, clan, slot)
    if s.slot_used[clan, slot] & USED:
        raise Refusal("FIN-139", "this card was used in this phase", reason="used-already", **facts)
    raise Refusal("FIN-139", "this card is none that can be chosen here", reason="other-card", **facts)


def refuse_work(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why it cannot work on this card or unit."""
    if answer.word == "slot":
        facts = need_specialist(s, *answer.values, hidden=True, ill=True)
        raise Refusal("FIN-139", "this card is none that can be chosen here", reason="other-card", **facts)
    refuse_target(game, s, answer)


def use_terms(game: Finisterre, s: Position) -> Json:
    """What a wizard melts and makes, or what is stolen (FIN-139, FIN-141)."""
    work, good = int(second_of(s.other)), int(third_of(s.other))
    if work == WORK_ALONE + moves.ALCHEMY:
        return terms({"iron": 1}, {"gold": min(1, int(s.supply[GOLD]))})
    if work < WORK_ON_UNIT:
        return {}
    clan, unit = divmod(work - WORK_ON_UNIT, UNITS)
    return terms({}, {GOOD_NAMES[good]: int(one_resource(game.book.row, good, int(s.store[clan, unit, good])))})
