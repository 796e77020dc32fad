"""A look around in Finisterre before clans are compared: what lies on the ground, and which sites are in whose reach.

The figures stand in the position's scratch, which is left at zero: `forget` them when all is said.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.actions.building.building import has_unit_on_road
from oppidum.games.finisterre.clans.units import is_nomad
from oppidum.games.finisterre.goods.resources import CUBES, IRON, WOOD
from oppidum.games.finisterre.land.grid import comarca_at, neighbour
from oppidum.games.finisterre.land.map_refresh import is_free_cell
from oppidum.games.finisterre.state import CARAVAN, CLANS, COMARCAS, NOTHING

FOOD = CUBES  # behind wood, iron and gold: the value of all food
COLUMNS = 4
SITES = COLUMNS * COMARCAS  # + clan: free sites in its reach
NEW_SITES = SITES + CLANS  # + clan: those where it has no flag yet
DOCKS = NEW_SITES + CLANS  # + clan: free docks in its reach
CAMP = DOCKS + CLANS  # + clan: goods for a nomad's first village at the best site
FIGURES = CAMP + CLANS


@rule
def ground_of(s, comarca, column):
    """The cubes of a kind, or the value of all food, on the ground of a comarca."""
    return int(s.queue[COLUMNS * comarca + column])


@apart
def survey(s, book):
    """Count what all clans want to know."""
    for pile in range(s.piles):
        comarca = comarca_at(s, int(s.pile_anchor[pile]))
        if comarca != NOTHING:
            column = min(int(s.pile_good[pile]), FOOD)
            s.queue[COLUMNS * comarca + column] += int(s.pile_count[pile]) * int(s.pile_value[pile])
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        if face >= 0 and (book.sites[face] or book.docks[face]):
            for side in range(4):
                is_site = int(book.sites[face]) >> side & 1
                if is_site or int(book.docks[face]) >> side & 1:
                    if is_free_cell(s, book, neighbour(int(s.plot_cell[plot]), side)):
                        note_arrow(s, plot, side, is_site)


@rule
def note_arrow(s, plot, side, is_site):
    """A free site or dock, for every clan that can use it."""
    comarca, road = int(s.plot_com[plot, side]), int(s.plot_road[plot, side])
    for clan in range(s.players):
        if is_site and is_nomad(s, clan):
            s.queue[CAMP + clan] = max(int(s.queue[CAMP + clan]), camp_goods(s, clan, comarca))
        elif has_unit_on_road(s, clan, road, False):
            s.queue[(SITES if is_site else DOCKS) + clan] += 1
            if is_site and s.com_flags[comarca, clan] == 0:
                s.queue[NEW_SITES + clan] += 1


@rule
def camp_goods(s, clan, comarca):
    """How much of a first village is at hand: its wood and iron, and food for it."""
    wood = ground_of(s, comarca, WOOD) + int(s.store[clan, CARAVAN, WOOD])
    iron = ground_of(s, comarca, IRON) + int(s.store[clan, CARAVAN, IRON])
    food = ground_of(s, comarca, FOOD)
    for good in range(CUBES, CUBES + 4):
        food += int(s.store[clan, CARAVAN, good])
    return 2 * min(wood, 3) + 2 * min(iron, 2) + min(food, 6) + 2


@rule
def forget(s):
    """The scratch is clean again."""
    for figure in range(FIGURES):
        s.queue[figure] = 0
