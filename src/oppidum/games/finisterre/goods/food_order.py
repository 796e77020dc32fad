"""The order of food: where a table plays so, a clan says which kinds its tiles eat first (chapter Feeding).

It names one kind after the other, as moves.TAKE + 8 * good in the phase FEED, before its tiles eat; the kinds that it
does not name follow in their usual order. It is asked only while that decides what is eaten.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.larder import need_in_comarca, need_in_land
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.goods.stores import total_in_land
from oppidum.games.finisterre.state import COMARCAS, NOTHING


@rule
def clear_table(s):
    """No kind of food is named."""
    s.allowance = 0
    for good in range(CUBES, GOODS):
        s.amounts[good] = 0


@rule
def name_food(s, good):
    """A kind of food is the next to be eaten."""
    place = 1
    for other in range(CUBES, GOODS):
        place += 1 if s.amounts[other] > 0 else 0
    s.amounts[good] = place


@rule
def total_in_comarca(s, clan, comarca, good):
    """What the units of a clan in a comarca hold of a good."""
    total = 0
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca:
            total += int(s.store[clan, unit, good])
    return total


@rule
def is_undecided(s, clan, comarca, land, need):
    """Whether tiles with a need may still eat one kind or another of what a comarca stores, or a whole territory."""
    kinds, food = 0, 0
    for good in range(CUBES, GOODS):
        in_land = comarca == NOTHING
        total = total_in_land(s, clan, land, good) if in_land else total_in_comarca(s, clan, comarca, good)
        if s.amounts[good] > 0:
            need -= total
        elif total > 0:
            kinds += 1
            food += total
    return kinds > 1 and 0 < need < food


@apart
def asks_which_food(s, book, clan):
    """Whether a clan has to name the kind of food that is eaten next: it is asked then."""
    undecided = False
    if book.choose_food:
        for comarca in range(COMARCAS):
            undecided |= is_undecided(s, clan, comarca, NOTHING, need_in_comarca(s, clan, comarca))
        for land in range(units_of(s, clan)):
            undecided |= is_undecided(s, clan, NOTHING, land, need_in_land(s, clan, land))
    if undecided:
        s.asked = clan
        s.phase = phases.FEED
        s.allowance = 1
    return undecided


@apart
def legal_foods(s, clan, out):
    """The kinds of food that it may name: stored where tiles eat, and not named yet."""
    count = 0
    for good in range(CUBES, GOODS):
        stored = 0
        for land in range(units_of(s, clan)):
            if need_in_land(s, clan, land) > 0:
                stored += total_in_land(s, clan, land, good)
        if stored > 0 and s.amounts[good] == 0:
            out[count] = moves.TAKE + 8 * good
            count += 1
    return count
