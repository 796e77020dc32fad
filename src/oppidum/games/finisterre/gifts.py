"""Gifts of gold to other clans (FIN-111, FIN-170)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.access import unit_reaching
from oppidum.games.finisterre.spirit import gain_spirit
from oppidum.games.finisterre.state import GOLD, NOTHING
from oppidum.games.finisterre.stores import give_to_clan, is_in_land, total_in_land
from oppidum.games.finisterre.units import units_of


@rule
def may_give(s, book, clan, receiver):
    """Whether a gift is allowed: one in a phase, none to who gave one to the clan of late, and not too many."""
    if receiver == clan or s.gave_now[clan] != 0 or s.gifts[clan, receiver] >= book.gift_limit:
        return False
    return (int(s.gave_now[receiver]) | int(s.gave_before[receiver])) >> clan & 1 == 0


@rule
def reaches(s, book, clan, land, receiver):
    """Whether a unit of a territory has access to a unit of another clan."""
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land) and unit_reaching(s, book, receiver, clan, unit) != NOTHING:
            return True
    return False


@rule
def land_to_give(s, book, clan, receiver):
    """The first territory with gold for a gift and access to the receiver, or NOTHING."""
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land and total_in_land(s, clan, land, GOLD) >= book.gift_gold:
            if reaches(s, book, clan, land, receiver):
                return land
    return NOTHING


@rule
def can_give(s, book, clan, receiver):
    """Whether a clan can give gold to another."""
    return may_give(s, book, clan, receiver) and land_to_give(s, book, clan, receiver) != NOTHING


@rule
def give(s, book, clan, receiver):
    """Gold is given; the spirit grows."""
    land = land_to_give(s, book, clan, receiver)
    due = book.gift_gold
    for unit in range(units_of(s, clan)):
        while due > 0 and is_in_land(s, clan, unit, land) and s.store[clan, unit, GOLD] > 0:
            hand_over(s, book, clan, unit, receiver)
            due -= 1
    s.gave_now[clan] |= 1 << receiver
    s.gifts[clan, receiver] += 1
    gain_spirit(s, book, clan, 1)


@rule
def hand_over(s, book, clan, store, receiver):
    """One gold of a store goes to another clan, or to the ground where the payer stands: the anchor of that."""
    s.store[clan, store, GOLD] -= 1
    anchor = int(s.unit_anchor[clan, store]) if store < units_of(s, clan) else NOTHING
    give_to_clan(s, book, receiver, GOLD, 1, anchor)
    return anchor
