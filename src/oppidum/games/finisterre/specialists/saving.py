"""Saving cards: when enough of a kind was paid, carpenters, blacksmiths and builders make one free (chapter Savings).

Cubes are counted as they are paid, one by one, in all payments of an action phase together (FIN-135 … FIN-137).
"""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.goods.resources import GOLD, WOOD
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import is_ready, power_in, serve
from oppidum.games.finisterre.specialists.slots import ACTIVE, USED, USED_AGAIN
from oppidum.games.finisterre.state import SLOTS

PAID_TO_CRAFTSMEN, PAID_TO_BUILDERS = 2, 3  # cubes that are paid before one is free
SPENT_MOST = 100  # more than anybody counts


@rule
def craft_of(good):
    """The power that saves a good: carpenters save wood, blacksmiths iron."""
    return powers.CARPENTER if good == WOOD else powers.BLACKSMITH


@rule
def builders_use(good):
    """How a builder's saving is noted: once for wood, once for iron."""
    return USED if good == WOOD else USED_AGAIN


@rule
def has_saver(s, book, clan):
    """Whether a clan has an active card that saves anything: a quick look."""
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] == ACTIVE:
            if power_in(s, book, clan, slot) in (powers.BLACKSMITH, powers.CARPENTER, powers.BUILDER):
                return True
    return False


@rule
def craftsmen_for(s, book, clan, good):
    """How many carpenters or blacksmiths can still save a good in this phase."""
    count = 0
    for slot in range(SLOTS):
        count += is_ready(s, book, clan, slot, craft_of(good), USED)
    return count


@rule
def builders_for(s, book, clan, good, busy):
    """How many builders can still save a good when the first `busy` of them save wood in the same payment."""
    count = 0
    for slot in range(SLOTS):
        if is_ready(s, book, clan, slot, powers.BUILDER, 0):
            food = int(s.slot_value[clan, slot, 0])
            if busy > 0 and s.slot_used[clan, slot] & builders_use(WOOD) == 0:
                busy -= 1
                food -= 1
            count += food > 0 and s.slot_used[clan, slot] & builders_use(good) == 0
    return count


@rule
def share_savings(s, clan, good, due, craftsmen, builders):
    """How many of the cubes due are free by craftsmen, and by builders; craftsmen save first."""
    paid, paid_for_tiles = int(s.spent[clan, good]), int(s.spent_on_tiles[clan, good])
    by_craftsmen, by_builders = 0, 0
    for _ in range(due):
        if paid >= PAID_TO_CRAFTSMEN and by_craftsmen < craftsmen:
            by_craftsmen += 1
        elif paid_for_tiles >= PAID_TO_BUILDERS and by_builders < builders:
            by_builders += 1
        else:
            paid += 1
            paid_for_tiles += 1
    return by_craftsmen, by_builders


@rule
def savings(s, book, clan, good, due, for_tiles, busy):
    """How many of the cubes due a clan's cards make free, as above; builders save only for village tiles."""
    builders = builders_for(s, book, clan, good, busy) if for_tiles else 0
    return share_savings(s, clan, good, due, craftsmen_for(s, book, clan, good), builders)


@rule
def free_cubes(s, book, clan, good, due, wood_due, for_tiles):
    """How many of the cubes due of a good would be free, in a payment that asks for so much wood."""
    if good == GOLD or not has_saver(s, book, clan):
        return 0
    busy = 0
    if good != WOOD:
        busy = savings(s, book, clan, WOOD, wood_due, for_tiles, 0)[1]
    by_craftsmen, by_builders = savings(s, book, clan, good, due, for_tiles, busy)
    return by_craftsmen + by_builders


@rule
def save(s, book, clan, good, due, for_tiles):
    """Cards save what they can of the cubes due, each for a point of its food; what is left to pay is counted."""
    if good == GOLD:
        return due
    by_craftsmen, by_builders = savings(s, book, clan, good, due, for_tiles, 0)
    for _ in range(by_craftsmen):
        serve(s, book, clan, craft_of(good), USED)
    for _ in range(by_builders):
        serve(s, book, clan, powers.BUILDER, builders_use(good))
    left = due - by_craftsmen - by_builders
    note_spent(s, clan, good, left, for_tiles)
    return left


@rule
def note_spent(s, clan, good, count, for_tiles):
    """Wood or iron has gone to the supply and counts for savings of this phase."""
    s.spent[clan, good] = min(int(s.spent[clan, good]) + count, SPENT_MOST)
    if for_tiles:
        s.spent_on_tiles[clan, good] = min(int(s.spent_on_tiles[clan, good]) + count, SPENT_MOST)
