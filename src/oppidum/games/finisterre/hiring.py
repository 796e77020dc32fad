"""Specialists are bought, sold and won over (FIN-125, chapter Market)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.gifts import hand_over
from oppidum.games.finisterre.ground import take_cubes
from oppidum.games.finisterre.minting import land_room
from oppidum.games.finisterre.specialists import clear_slot, kind_in, note_use, ready_slot, slot_with_room
from oppidum.games.finisterre.state import (
    ACTIVE,
    CARAVAN,
    DRUID,
    FACE_UP,
    GOLD,
    ILL,
    NOTHING,
    PATRIARCH,
    SLOTS,
    SPECIALTY,
    USED,
)
from oppidum.games.finisterre.stores import give_to_clan
from oppidum.games.finisterre.trading import take_anywhere, total_held
from oppidum.games.finisterre.units import units_of
from oppidum.games.finisterre.wizardry import return_goods


@rule
def can_take_on(s, book, clan, kind):
    """Whether a clan has gold for a specialist, wherever it lies, and a place for the card."""
    return total_held(s, clan, GOLD) >= book.gold_value[kind] and slot_with_room(s, clan) != NOTHING


@rule
def can_hire(s, book, clan, kind):
    """Whether a clan can buy a specialist of the display."""
    return s.display[kind] > 0 and can_take_on(s, book, clan, kind)


@rule
def hire(s, book, clan, kind):
    """A specialist is bought for gold and lies open."""
    price, slot = int(book.gold_value[kind]), slot_with_room(s, clan)
    take_anywhere(s, clan, GOLD, price)
    s.supply[GOLD] += price
    s.display[kind] -= 1
    s.slot_card[clan, slot] = SPECIALTY + kind
    s.slot_state[clan, slot] = FACE_UP


@rule
def room_anywhere(s, book, clan):
    """The cubes that all territories and the caravan of a clan can still take."""
    room = land_room(s, book, clan, CARAVAN)
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land:
            room += land_room(s, book, clan, land)
    return room


@rule
def can_dismiss(s, book, clan, slot):
    """Whether a clan can sell a specialist to the display: one that lies open, healthy, at home and not active."""
    kind = kind_in(s, clan, slot)
    if kind == NOTHING or s.slot_state[clan, slot] != FACE_UP:
        return False
    return room_anywhere(s, book, clan) >= min(int(book.gold_value[kind]), int(s.supply[GOLD]))


@rule
def dismiss(s, book, clan, slot):
    """A specialist is sold for gold, as far as there is any."""
    kind = kind_in(s, clan, slot)
    clear_slot(s, clan, slot)
    s.display[kind] += 1
    for _ in range(take_cubes(s, GOLD, int(book.gold_value[kind]))):
        give_to_clan(s, book, clan, GOLD, 1, NOTHING)


@rule
def is_below(s, book, kind, clan, slot):
    """Whether a kind of specialist is worth less than the druid in a slot."""
    return book.gold_value[kind] < book.gold_value[kind_in(s, clan, slot)]


@rule
def can_win_over(s, book, clan, code):
    """Whether a druid can take a specialist of another clan; code = SLOTS * clan + slot (FIN-125)."""
    owner, slot = code // SLOTS, code % SLOTS
    druid, kind = ready_slot(s, book, clan, DRUID, USED), kind_in(s, owner, slot)
    if owner == clan or druid == NOTHING or kind == NOTHING:
        return False
    if s.slot_state[owner, slot] not in (FACE_UP, ACTIVE, ILL) or not is_below(s, book, kind, clan, druid):
        return False
    return ready_slot(s, book, owner, PATRIARCH, 0) == NOTHING and can_take_on(s, book, clan, kind)


@rule
def win_over(s, book, clan, code):
    """A specialist is taken for its value in gold; what lies on it stays with its old owner (FIN-125)."""
    owner, slot = code // SLOTS, code % SLOTS
    note_use(s, clan, ready_slot(s, book, clan, DRUID, USED), USED)
    anchor = pay_gold(s, book, clan, owner, int(book.gold_value[kind_in(s, owner, slot)]))
    return_goods(s, book, owner, slot, anchor)
    move_card(s, owner, slot, clan, slot_with_room(s, clan))


@rule
def pay_gold(s, book, clan, receiver, amount):
    """Gold of a clan goes to another, from its lowest units first; where the last payer stands, or NOTHING."""
    anchor = NOTHING
    for store in range(CARAVAN + 1):
        while amount > 0 and s.store[clan, store, GOLD] > 0:
            anchor = hand_over(s, book, clan, store, receiver)
            amount -= 1
    return anchor


@rule
def move_card(s, owner, slot, clan, place):
    """A card comes before another clan; what it did in this phase it has done."""
    s.slot_card[clan, place] = s.slot_card[owner, slot]
    s.slot_state[clan, place] = s.slot_state[owner, slot]
    s.slot_pile[clan, place] = s.slot_pile[owner, slot]
    s.slot_used[clan, place] = s.slot_used[owner, slot]
    clear_slot(s, owner, slot)
