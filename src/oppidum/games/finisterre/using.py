"""What active specialists do for an action, each once in a phase (FIN-139 … FIN-142).

What a card works on is one number: a card before a clan, LOOK or ALCHEMY behind WORK_ALONE, a clan, or a unit.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.cures import cure, cure_clan, has_ill_cards, is_ill
from oppidum.games.finisterre.questions import WORK_ALONE, WORK_ON_CLAN, WORK_ON_UNIT
from oppidum.games.finisterre.seers import can_look, can_turn_up, look, turn_up
from oppidum.games.finisterre.specialists import note_use, power_in
from oppidum.games.finisterre.state import (
    ACTIVE,
    ALCHEMY,
    BARD,
    DRUID,
    LOOK,
    LOOTER,
    SEER,
    SLOTS,
    THIEF,
    UNITS,
    USED,
    WIZARD,
)
from oppidum.games.finisterre.thieves import can_rob, steal
from oppidum.games.finisterre.wizardry import can_make_gold, can_switch_off, make_gold, switch_off


@rule
def can_use(s, book, clan, slot):
    """Whether the card in a slot can do anything."""
    if s.slot_state[clan, slot] != ACTIVE or s.slot_used[clan, slot] & USED:
        return False
    power = power_in(s, book, clan, slot)
    if power not in (DRUID, BARD, SEER, WIZARD, THIEF, LOOTER):
        return False
    for value in range(WORK_ON_UNIT + UNITS * s.players):
        if can_use_on(s, book, clan, slot, value):
            return True
    return False


@rule
def can_use_on(s, book, clan, slot, value):
    """Whether it can be used on this, and enough actions are left for a hostile use (chapter Options)."""
    if book.uses_cost_double and s.actions_left < 2 and is_hostile(s, clan, value):
        return False
    power = power_in(s, book, clan, slot)
    if value >= WORK_ON_UNIT:
        return power in (THIEF, LOOTER) and can_rob(s, book, clan, slot, value - WORK_ON_UNIT)
    if value >= WORK_ON_CLAN:
        return power == BARD and has_ill_cards(s, value - WORK_ON_CLAN)
    if value >= WORK_ALONE:
        return can_work_alone(s, clan, power, value - WORK_ALONE)
    return can_work_on_card(s, clan, power, value // SLOTS, value % SLOTS)


@rule
def can_work_alone(s, clan, power, work):
    """Whether a seer can look at the deck, or a wizard make gold."""
    return (power == SEER and work == LOOK and can_look(s)) or (
        power == WIZARD and work == ALCHEMY and can_make_gold(s, clan)
    )


@rule
def can_work_on_card(s, clan, power, owner, slot):
    """Whether a card can be cured, turned up or switched off."""
    if power in (DRUID, SEER, WIZARD) and is_ill(s, owner, slot):
        return True
    if power == SEER:
        return can_turn_up(s, clan, owner, slot)
    return power == WIZARD and can_switch_off(s, clan, owner, slot)


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
    elif value == WORK_ALONE + LOOK:
        look(s)
    elif value == WORK_ALONE + ALCHEMY:
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
