"""Specialists of one kind of goods: more of it appears, more is found and more is harvested (chapter Crafts)."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.clans.units import land_in
from oppidum.games.finisterre.goods.ground import left_in_supply, take_cubes, take_from_ground
from oppidum.games.finisterre.goods.resources import CROP, CUBES, FISH, GAME, GOLD, GOODS, IRON, LIVESTOCK, WOOD
from oppidum.games.finisterre.goods.stores import put_in_land
from oppidum.games.finisterre.goods.taking import take_good
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import is_ready, items_on, kind_in, note_use, power_in, wear
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_UP, FOUND_MORE, RAISED, REAPED_MORE
from oppidum.games.finisterre.state import ITEMS, NOTHING, SLOTS

FULL_YIELD, HALF_YIELD = 2, 1  # what a card adds to a coincidence
ENOUGH_TAKEN = 2  # goods of a kind from one comarca that bring another one
FIRMER_AIM = 2  # what a hunter's second tool adds to a die


@rule
def good_of(power):
    """The good with which a power has to do, or NOTHING; a countryman has to do with all food."""
    if power == powers.FARMER:
        return CROP
    if power == powers.RANCHER:
        return LIVESTOCK
    if power == powers.FISHER:
        return FISH
    if power == powers.HUNTER:
        return GAME
    if power == powers.LUMBERJACK:
        return WOOD
    if power == powers.QUARRYMAN:
        return IRON
    return GOLD if power == powers.GOLDSMITH else NOTHING


@rule
def works_with(power, good):
    """Whether a power has to do with a good."""
    return good_of(power) == good or (power == powers.COUNTRYMAN and good >= CUBES)


@rule
def yield_of(power):
    """What a specialist adds to a coincidence of its kind (FIN-051, FIN-056)."""
    return HALF_YIELD if power in (powers.COUNTRYMAN, powers.GOLDSMITH) else FULL_YIELD


@rule
def more_of(s, book, clan, good):
    """What the open, healthy cards of a clan add to a coincidence of a good that it has made."""
    more = 0
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] in (FACE_UP, ACTIVE):
            power = power_in(s, book, clan, slot)
            if power != NOTHING and works_with(power, good):
                more += yield_of(power)
    return more


@rule
def craft_slot(s, book, clan, good, use):
    """The first active card of a clan that has to do with a good and was not used so in this turn, or NOTHING."""
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] == ACTIVE and s.slot_used[clan, slot] & use == 0:
            power = power_in(s, book, clan, slot)
            if power != NOTHING and works_with(power, good):
                return slot
    return NOTHING


@rule
def use_craft(s, book, clan, slot, use):
    """A card has brought a good: once in a turn, and those who are fed have eaten a point of it."""
    note_use(s, clan, slot, use)
    if book.activation[kind_in(s, clan, slot)] == powers.MEAL:
        wear(s, clan, slot)


# Discovery.


@rule
def can_find_more(s, book, clan, good):
    """Whether a card finds a second good of its kind (FIN-058)."""
    return craft_slot(s, book, clan, good, FOUND_MORE) != NOTHING


@rule
def find_more(s, book, clan, good):
    """A card has found a second good of its kind, and is used up for this turn."""
    use_craft(s, book, clan, craft_slot(s, book, clan, good, FOUND_MORE), FOUND_MORE)


# The harvest. While a clan takes goods of a comarca, s.amounts holds for the kinds of its cards 8 * number (enough is
# enough) + lowest value.


@rule
def reap(s, book, clan, comarca, good, value):
    """A good of the base harvest is taken, and counted if a card may add to it."""
    harvest_good(s, book, clan, comarca, good, value)
    if craft_slot(s, book, clan, good, REAPED_MORE) != NOTHING:
        before = int(s.amounts[good])
        lowest = min(before & 7, value) if before > 0 else value
        s.amounts[good] = 8 * min((before >> 3) + 1, ENOUGH_TAKEN) + lowest


@rule
def harvest_good(s, book, clan, comarca, good, value):
    """A good of a comarca is harvested; a hunter with two tools raises the first game of the turn (FIN-177)."""
    slot = aiming_slot(s, book, clan) if good == GAME else NOTHING
    raised = min(value + FIRMER_AIM, book.die_most)
    if slot != NOTHING and raised > value and put_in_land(s, book, clan, land_in(s, clan, comarca), good, raised):
        take_from_ground(s, comarca, good, value)
        note_use(s, clan, slot, RAISED)
    else:
        take_good(s, book, clan, comarca, good, value)


@rule
def aiming_slot(s, book, clan):
    """A hunter with two tools that has not raised a die in this turn, or NOTHING."""
    for slot in range(SLOTS):
        if is_ready(s, book, clan, slot, powers.HUNTER, RAISED) and items_on(s, clan, slot) == ITEMS:
            return slot
    return NOTHING


@rule
def reap_more(s, book, clan, comarca):
    """A clan has taken all it wanted: cards whose kind it took twice add another, like the lowest (FIN-058)."""
    for good in range(GOODS):
        if s.amounts[good] > 0:
            taken, lowest = int(s.amounts[good]) >> 3, int(s.amounts[good]) & 7
            s.amounts[good] = 0
            while taken >= ENOUGH_TAKEN and gains_more(s, book, clan, comarca, good, lowest):
                pass


@rule
def gains_more(s, book, clan, comarca, good, value):
    """Whether a card adds a good from supply to a harvest; without room it keeps its use."""
    slot = craft_slot(s, book, clan, good, REAPED_MORE)
    if slot == NOTHING or left_in_supply(s, book, good) == 0:
        return False
    if not put_in_land(s, book, clan, land_in(s, clan, comarca), good, value):
        return False
    if good < CUBES:
        take_cubes(s, good, 1)
    use_craft(s, book, clan, slot, REAPED_MORE)
    return True
