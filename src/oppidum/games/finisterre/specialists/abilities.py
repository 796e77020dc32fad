"""Specialists before a clan: which powers it has, what lies on them, and what is used up (chapter Specialists)."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SPECIALTY
from oppidum.games.finisterre.specialists.slots import ACTIVE, EMPTY_SLOT, FACE_UP, PHASE_USES
from oppidum.games.finisterre.state import CLANS, ITEMS, NOTHING, SLOTS


@rule
def clear_slot(s, clan, slot):
    """No card lies in a slot."""
    s.slot_card[clan, slot] = NOTHING
    s.slot_state[clan, slot] = EMPTY_SLOT
    s.slot_pile[clan, slot] = 0
    s.slot_used[clan, slot] = 0
    s.slot_holder[clan, slot] = NOTHING
    s.slot_coins[clan, slot] = 0
    clear_items(s, clan, slot)


@rule
def clear_items(s, clan, slot):
    """Nothing lies on a card."""
    for item in range(ITEMS):
        s.slot_good[clan, slot, item] = NOTHING
        s.slot_value[clan, slot, item] = 0


@rule
def items_on(s, clan, slot):
    """How many cubes and dice lie on a card."""
    count = 0
    while count < ITEMS and s.slot_good[clan, slot, count] != NOTHING:
        count += 1
    return count


@rule
def kind_in(s, clan, slot):
    """The kind of specialist in a slot, or NOTHING."""
    card = int(s.slot_card[clan, slot])
    return card - SPECIALTY if SPECIALTY <= card < OBJECTIVE else NOTHING


@rule
def power_in(s, book, clan, slot):
    """The power of the specialist in a slot, or NOTHING."""
    kind = kind_in(s, clan, slot)
    return int(book.power[kind]) if kind != NOTHING else NOTHING


@rule
def is_magic(s, book, clan, slot):
    """Whether the specialist in a slot is a magic one: it never falls ill and counts as spirit (FIN-145)."""
    kind = kind_in(s, clan, slot)
    return kind != NOTHING and book.magic[kind] == 1


@rule
def is_ready(s, book, clan, slot, power, use):
    """Whether an active specialist of a power lies in a slot that has not been used so (0: whatever it did)."""
    if s.slot_state[clan, slot] != ACTIVE or power_in(s, book, clan, slot) != power:
        return False
    return s.slot_used[clan, slot] & use == 0


@rule
def ready_slot(s, book, clan, power, use):
    """The first slot with such a specialist, or NOTHING."""
    for slot in range(SLOTS):
        if is_ready(s, book, clan, slot, power, use):
            return slot
    return NOTHING


@rule
def count_active(s, book, clan, power):
    """How many active specialists of a power a clan has at home; nobody (NOTHING) has none."""
    count = 0
    for slot in range(SLOTS if clan != NOTHING else 0):
        count += is_ready(s, book, clan, slot, power, 0)
    return count


@rule
def note_use(s, clan, slot, use):
    """A card has been used so in this phase or turn."""
    s.slot_used[clan, slot] |= use


@rule
def wear(s, clan, slot):
    """A point of food on a card is eaten; a card without food is no longer active."""
    last = items_on(s, clan, slot) - 1
    if last >= 0:
        s.slot_value[clan, slot, last] -= 1
        if s.slot_value[clan, slot, last] == 0:
            s.slot_good[clan, slot, last] = NOTHING
            if last == 0:
                s.slot_state[clan, slot] = FACE_UP


@rule
def serve(s, book, clan, power, use):
    """The first card of a power that was not used so helps, for a point of its food."""
    slot = ready_slot(s, book, clan, power, use)
    note_use(s, clan, slot, use)
    wear(s, clan, slot)


@rule
def magic_of(s, book, clan):
    """The active magic cards of a clan."""
    count = 0
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] == ACTIVE and is_magic(s, book, clan, slot):
            count += 1
    return count


@rule
def forget_uses(s, uses):
    """What cards have done is over with a phase or a turn."""
    for clan in range(CLANS):
        for slot in range(SLOTS):
            s.slot_used[clan, slot] &= ~uses


@rule
def forget_phase_uses(s):
    """A new action phase: cards may be turned and used again."""
    forget_uses(s, PHASE_USES)


@rule
def slot_with_room(s, clan):
    """The first free place for a card before a clan, or NOTHING (FIN-046)."""
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] == EMPTY_SLOT:
            return slot
    return NOTHING
