"""Goods for which a converted part has no room go to own units, the converter, or the ground (chapter Conversion).

The clan says which good leaves next. It is not asked while its own units have room for all, or only one kind can go.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.travel.wrecking import store_near
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.ground import put_on_ground
from oppidum.games.finisterre.goods.overflow import is_overfull
from oppidum.games.finisterre.goods.payment import has_access, land_has_access
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import find_room, free_slots, is_empty, last_die, one_resource, slots_used
from oppidum.games.finisterre.land.grid import comarca_at, road_at
from oppidum.games.finisterre.land.protection import road_of_town
from oppidum.games.finisterre.state import NOTHING, STRAY, TOWNS


@rule
def rescue_anchor(s):
    """Where the goods are: at a part that has become smaller, or where a lost one stood."""
    return s.stray_anchor if s.rescued == STRAY else int(s.unit_anchor[s.victim, s.rescued])


@rule
def rescue_road(s, book):
    """The road of that place: of the settlement there, else of its site; or NOTHING."""
    anchor = rescue_anchor(s)
    for town in range(TOWNS):
        if s.town_flags[town, 0] > 0 and s.town_anchor[town] == anchor:
            return road_of_town(s, book, town)
    return road_at(s, anchor)


@rule
def has_home(s, book, good, value):
    """Whether a cube or die finds room in a territory of its clan that has access to the place."""
    comarca, road = comarca_at(s, rescue_anchor(s)), rescue_road(s, book)
    for unit in range(units_of(s, s.victim)):
        if has_access(s, s.victim, unit, comarca, road):
            if find_room(s, book, s.victim, int(s.unit_land[s.victim, unit]), good, value) != NOTHING:
                return True
    return False


@rule
def has_room_for_all(s, book):
    """Whether all that must leave has slots in other units of the clan, even without putting food together."""
    comarca, road = comarca_at(s, rescue_anchor(s)), rescue_road(s, book)
    need = slots_used(s, book, s.victim, STRAY)
    if s.rescued != STRAY:
        need = -free_slots(s, book, s.victim, s.rescued)
    for unit in range(units_of(s, s.victim)):
        if land_has_access(s, s.victim, int(s.unit_land[s.victim, unit]), comarca, road):
            need -= max(free_slots(s, book, s.victim, unit), 0)
    return need <= 0


@rule
def value_leaving(s, book, good):
    """The cube or die of a good that leaves next: the largest one that finds a home, else the smallest."""
    total = int(s.store[s.victim, s.rescued, good])
    value = one_resource(book, good, total)
    return value if good < CUBES or has_home(s, book, good, value) else last_die(book, total)


@rule
def can_leave_next(s, book, good):
    """Whether a good may be the next: any one of a part that stays; stray ones while they have a home."""
    if s.store[s.victim, s.rescued, good] == 0:
        return False
    return s.rescued != STRAY or has_home(s, book, good, value_leaving(s, book, good))


@apart
def legal_rescue(s, book, out):
    """The goods that may be the next to leave."""
    count = 0
    for good in range(GOODS):
        if can_leave_next(s, book, good):
            out[count] = moves.GOOD + GOODS * s.rescued + good
            count += 1
    return count


@rule
def must_leave(s, book):
    """Whether there is still more than the part can hold, or anything stray."""
    if s.rescued == STRAY:
        return not is_empty(s, s.victim, STRAY)
    return is_overfull(s, book, s.victim, s.rescued)


@rule
def first_to_leave(s, book):
    """The first good that may be the next; or the first of those without a home."""
    found = NOTHING
    for good in range(GOODS - 1, -1, -1):
        if can_leave_next(s, book, good):
            found = good
    for good in range(GOODS - 1, -1, -1):
        if found == NOTHING and s.store[s.victim, s.rescued, good] > 0:
            found = good
    return found


@rule
def has_choice(s, book):
    """Whether it matters which good leaves next: room is short, and several may."""
    kinds = 0
    for good in range(GOODS):
        kinds += can_leave_next(s, book, good)
    return kinds > 1 and not has_room_for_all(s, book)


@apart
def leave_next(s, book, good):
    """A cube or die goes to a unit of its clan, else to one of the converter, else to the ground."""
    value = value_leaving(s, book, good)
    anchor, road = rescue_anchor(s), rescue_road(s, book)
    s.store[s.victim, s.rescued, good] -= value
    for clan in (s.victim, s.playing):
        if store_near(s, book, clan, good, value, comarca_at(s, anchor), road):
            return
    put_on_ground(s, anchor, good, value, 1)


@apart
def begin_rescue(s, book):
    """Goods leave until the rest fits; whether the clan is asked which one is the next (chapter Conversion)."""
    while must_leave(s, book):
        if has_choice(s, book):
            s.asked = s.victim
            s.phase = phases.RESCUE
            return True
        leave_next(s, book, first_to_leave(s, book))
    s.asked = s.playing
    s.victim = NOTHING
    s.rescued = NOTHING
    s.stray_anchor = NOTHING
    return False


@rule
def answer_rescue(s, book, action):
    """The good that was named leaves; whether there are more to be named."""
    leave_next(s, book, (action - moves.GOOD) % GOODS)
    return begin_rescue(s, book)
