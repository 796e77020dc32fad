"""Goods over the capacity of a unit that lost room: the clan drops one after another until the rest fits (FIN-162)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.ground import put_on_ground
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.goods.stores import free_slots, smallest_resource
from oppidum.games.finisterre.state import CARAVAN, NOTHING


@rule
def is_overfull(s, book, clan, unit):
    """Whether a unit holds more than it has slots."""
    return free_slots(s, book, clan, unit) < 0


@rule
def first_over(s, book, clan):
    """The lowest unit of a clan that holds too much, or NOTHING."""
    for unit in range(units_of(s, clan)):
        if is_overfull(s, book, clan, unit):
            return unit
    return NOTHING


@rule
def only_good(s, clan, unit):
    """The good of a unit that holds one kind alone, or NOTHING."""
    found = NOTHING
    for good in range(GOODS):
        if s.store[clan, unit, good] > 0:
            if found != NOTHING:
                return NOTHING
            found = good
    return found


@rule
def legal_overflow(s, book, out):
    """Any good of the first unit that holds too much."""
    count = 0
    unit = first_over(s, book, s.asked)
    for good in range(GOODS):
        if unit != NOTHING and s.store[s.asked, unit, good] > 0:
            out[count] = moves.GOOD + GOODS * unit + good
            count += 1
    return count


@rule
def drop_one(s, book, clan, unit, good):
    """A cube, or the smallest die of a food total, is dropped to the ground at the unit's anchor (FIN-162)."""
    value = smallest_resource(book, good, int(s.store[clan, unit, good]))
    s.store[clan, unit, good] -= value
    put_on_ground(s, int(s.unit_anchor[clan, unit]), good, value, 1)


@rule
def drop_by_action(s, book, action):
    """The asked clan's choice."""
    code = action - moves.GOOD
    drop_one(s, book, s.asked, code // GOODS, code % GOODS)


@apart
def asks_what_stays(s, book, clan):
    """Whether a clan must choose what to drop: it is asked then. What leaves no choice is dropped at once."""
    unit = first_over(s, book, clan)
    while unit != NOTHING:
        good = only_good(s, clan, unit)
        if good == NOTHING:
            s.asked = clan
            s.phase = phases.OVERFLOW
            return True
        drop_one(s, book, clan, unit, good)
        unit = first_over(s, book, clan)
    return False


@rule
def unload_caravan(s, clan, unit):
    """The caravan of a nomad that settles moves into its new unit, which may be too small for it (FIN-104)."""
    for good in range(GOODS):
        s.store[clan, unit, good] += s.store[clan, CARAVAN, good]
        s.store[clan, CARAVAN, good] = 0
