"""Attacks on units of other clans: which unit strikes which, and with how much iron (FIN-116, FIN-120).

The iron lies in its store until the defence has been answered, so that a table of blind bids shows nothing.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.access import can_assault
from oppidum.games.finisterre.defence import answer_defence, can_defend, force_of
from oppidum.games.finisterre.specialists import ready_slot
from oppidum.games.finisterre.state import (
    BOAT,
    CART,
    DEFEND,
    IRON,
    NO_UNIT,
    NOTHING,
    PART,
    UNITS,
    USED,
    WARRIOR,
    WITH_CARD,
)
from oppidum.games.finisterre.stores import is_empty
from oppidum.games.finisterre.units import part_of, units_of


@rule
def share_city(s, clan, other, comarca):
    """Whether two clans have a mixed city in a comarca: they do not attack each other there (FIN-099)."""
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_com[clan, unit] == comarca:
            if part_of(s, int(s.unit_place[clan, unit]), other) != NOTHING:
                return True
    return False


@rule
def is_worth_attacking(s, clan, unit):
    """Whether there is anything to take or to break: goods, a boat or a cart."""
    return s.unit_kind[clan, unit] in (BOAT, CART) or not is_empty(s, clan, unit)


@rule
def can_attack(s, book, clan, unit, code):
    """Whether an own unit with iron can attack a foreign one; code = UNITS * clan + unit."""
    victim, struck = code // UNITS, code % UNITS
    if victim == clan or s.unit_kind[victim, struck] == NO_UNIT or s.store[clan, unit, IRON] == 0:
        return False
    if not is_worth_attacking(s, victim, struck) or share_city(s, clan, victim, int(s.unit_com[victim, struck])):
        return False
    return can_assault(s, book, clan, unit, victim, struck)


@apart
def can_attack_from(s, book, clan, unit):
    """Whether an own unit can attack any foreign one."""
    if s.store[clan, unit, IRON] > 0:
        for code in range(UNITS * s.players):
            if can_attack(s, book, clan, unit, code):
                return True
    return False


@rule
def can_commit(s, book, clan, unit, amount):
    """Whether so much iron can be committed, WITH_CARD more if a warrior helps (FIN-120)."""
    if amount >= WITH_CARD and ready_slot(s, book, clan, WARRIOR, USED) == NOTHING:
        return False
    return 0 < amount % WITH_CARD <= s.store[clan, unit, IRON]


@rule
def attack(s, book, code, amount):
    """Iron is committed, and the attacked clan is asked if it has a choice (FIN-116)."""
    s.victim = code // UNITS
    s.force = force_of(amount)
    if can_defend(s, book, s.victim, code % UNITS):
        s.asked = s.victim
        s.phase = DEFEND
    else:
        answer_defence(s, book, 0)
