"""Thieves and looters take a resource from a unit of another clan (FIN-139, chapter Pending kinds)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.clans.access import can_assault
from oppidum.games.finisterre.clans.units import BOAT, CART, units_of
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.goods.stores import find_room, one_resource, put_in_land
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import items_on, power_in, wear
from oppidum.games.finisterre.state import NOTHING, UNITS


@rule
def is_prey(s, book, clan, slot, owner, unit):
    """Whether a card robs such units: a thief all, a looter carts, and boats with two dice on it."""
    if owner == clan:
        return False
    if power_in(s, book, clan, slot) != powers.LOOTER:
        return True
    dice = items_on(s, clan, slot)
    return (s.unit_kind[owner, unit] == CART and dice >= 1) or (s.unit_kind[owner, unit] == BOAT and dice >= 2)


@rule
def land_for_prey(s, book, clan, owner, unit, good, value):
    """The first territory with a unit that reaches the robbed one, and with room; or NOTHING."""
    for own in range(units_of(s, clan)):
        if can_assault(s, book, clan, own, owner, unit):
            land = int(s.unit_land[clan, own])
            if find_room(s, book, clan, land, good, value) != NOTHING:
                return land
    return NOTHING


@rule
def can_steal(s, book, clan, slot, code, good):
    """Whether the card in a slot can take this good from a unit; code = UNITS * clan + unit."""
    owner, unit = code // UNITS, code % UNITS
    held = int(s.store[owner, unit, good])
    if held == 0 or not is_prey(s, book, clan, slot, owner, unit):
        return False
    return land_for_prey(s, book, clan, owner, unit, good, one_resource(book, good, held)) != NOTHING


@rule
def can_rob(s, book, clan, slot, code):
    """Whether the card in a slot can take anything from a unit; code = UNITS * clan + unit."""
    for good in range(GOODS):
        if can_steal(s, book, clan, slot, code, good):
            return True
    return False


@rule
def steal(s, book, clan, slot, code, good):
    """A cube or a die changes hands, and the thief eats a point."""
    owner, unit = code // UNITS, code % UNITS
    value = one_resource(book, good, int(s.store[owner, unit, good]))
    land = land_for_prey(s, book, clan, owner, unit, good, value)
    s.store[owner, unit, good] -= value
    put_in_land(s, book, clan, land, good, value)
    wear(s, clan, slot)
