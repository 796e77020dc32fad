"""Boats sail from dock to dock; boats and carts may be broken up (FIN-108, FIN-113)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.book import NEW_BOAT, NEW_CART
from oppidum.games.finisterre.building import anchor_of, arrow_cell, is_free_arrow
from oppidum.games.finisterre.grid import neighbour, open_plot, plot_of, road_at
from oppidum.games.finisterre.ground import put_on_ground, take_cubes
from oppidum.games.finisterre.payment import has_access
from oppidum.games.finisterre.pool import one_of
from oppidum.games.finisterre.specialists import note_use, ready_slot
from oppidum.games.finisterre.state import BOAT, BOAT_TILE, CART, DOCK, GOODS, NAVIGATOR, NOTHING, USED, WOOD
from oppidum.games.finisterre.stores import put_in_land, slots_used
from oppidum.games.finisterre.survey import refresh_map
from oppidum.games.finisterre.units import clear_cell, remove_unit, units_of


@rule
def is_vehicle(s, clan, unit):
    """Whether a unit is a boat or a cart: villages cannot be destroyed (FIN-108)."""
    return s.unit_kind[clan, unit] in (BOAT, CART)


@rule
def wood_of(book, kind):
    """The wood in a boat or a cart."""
    return book.cost[NEW_BOAT if kind == BOAT else NEW_CART, WOOD]


@rule
def break_up(s, book, clan, unit):
    """A boat or cart is no more, nor what it holds."""
    if s.unit_kind[clan, unit] == BOAT:
        clear_cell(s, int(s.unit_place[clan, unit]))
    remove_unit(s, clan, unit)
    refresh_map(s, book)


@rule
def destroy(s, book, clan, unit):
    """A boat or cart is broken up; wood and cargo go to the territory, else to the ground (FIN-108, FIN-184)."""
    kind = int(s.unit_kind[clan, unit])
    comarca, anchor = int(s.unit_com[clan, unit]), int(s.unit_anchor[clan, unit])
    for good in range(GOODS):
        s.amounts[good] = s.store[clan, unit, good]
    s.amounts[WOOD] += take_cubes(s, WOOD, wood_of(book, kind))
    break_up(s, book, clan, unit)
    road = road_at(s, anchor) if kind == BOAT or book.carts_on_roads else NOTHING
    for good in range(GOODS):
        while s.amounts[good] > 0:
            value = one_of(book, good, int(s.amounts[good]))
            s.amounts[good] -= value
            if not store_near(s, book, clan, good, value, comarca, road):
                put_on_ground(s, anchor, good, value, 1)


@rule
def store_near(s, book, clan, good, value, comarca, road):
    """A good goes to a territory with a unit in a comarca or on a road; whether there was room."""
    for unit in range(units_of(s, clan)):
        if has_access(s, clan, unit, comarca, road):
            if put_in_land(s, book, clan, int(s.unit_land[clan, unit]), good, value):
                return True
    return False


@rule
def sound(s, book, start):
    """Note for every water square how many docks a boat enters on its way there, plus 1; 0 where it cannot go."""
    s.mark[start, 0] = 1
    changed = True
    while changed:
        changed = False
        for plot in range(s.plots):
            if s.mark[plot, 0] > 0:
                changed |= flow_on(s, book, plot)
                if book.sea_routes:
                    changed |= cross_sea(s, book, plot)


@rule
def flow_on(s, book, plot):
    """Carry the distance of a water square on to those joined with it; whether any came nearer."""
    nearer = False
    rivers = int(book.rivers[s.plot_face[plot]])
    for direction in range(4):
        cell = neighbour(int(s.plot_cell[plot]), direction)
        other = plot_of(s, cell) if rivers >> direction & 1 and cell >= 0 else NOTHING
        if other >= 0 and s.plot_face[other] >= 0:
            nearer |= come_nearer(s, book, other, int(s.mark[plot, 0]))
    return nearer


@rule
def come_nearer(s, book, plot, steps):
    """Note that a water square is reached after so many steps, and one for its own dock; whether that is nearer."""
    steps += 1 if book.docks[s.plot_face[plot]] else 0
    if 0 < s.mark[plot, 0] <= steps:
        return False
    s.mark[plot, 0] = steps
    return True


@rule
def cross_sea(s, book, plot):
    """Carry the distance of a coast on to all others, which count as some docks more; whether any came nearer."""
    nearer = False
    if book.seas[s.plot_face[plot]]:
        for coast in range(s.plots):
            if coast != plot and s.plot_face[coast] >= 0 and book.seas[s.plot_face[coast]]:
                nearer |= come_nearer(s, book, coast, int(s.mark[plot, 0]) + book.sea_steps)
    return nearer


@rule
def forget_sounding(s):
    """The scratch is left as it was found."""
    for plot in range(s.plots):
        s.mark[plot, 0] = 0


@rule
def allowance_of(s, book, clan, unit):
    """How many docks a boat may enter: fewer with more cargo (FIN-113)."""
    return book.boat_reach - slots_used(s, book, clan, unit)


@rule
def reach_of(s, book, clan, unit):
    """The same with a navigator, who doubles it for one boat action of a phase."""
    allowance = allowance_of(s, book, clan, unit)
    return allowance if ready_slot(s, book, clan, NAVIGATOR, USED) == NOTHING else 2 * allowance


@rule
def is_dock_in_reach(s, book, clan, unit, edge):
    """Whether a sounded dock is free and near enough."""
    plot = edge >> 2
    return 0 < s.mark[plot, 0] <= reach_of(s, book, clan, unit) + 1 and is_free_arrow(s, book, edge, DOCK)


@rule
def docks_to(s, book, clan, unit, edge):
    """How many docks a boat enters on its way to a dock that it can reach."""
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    docks = int(s.mark[edge >> 2, 0]) - 1
    forget_sounding(s)
    return docks


@rule
def can_sail_to(s, book, clan, unit, edge):
    """Whether a boat can sail to a dock."""
    if not is_free_arrow(s, book, edge, DOCK):
        return False
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    reached = is_dock_in_reach(s, book, clan, unit, edge)
    forget_sounding(s)
    return reached


@rule
def can_sail(s, book, clan, unit):
    """Whether a boat can sail to any dock."""
    if s.unit_kind[clan, unit] != BOAT:
        return False
    sound(s, book, plot_of(s, int(s.unit_anchor[clan, unit]) >> 2))
    reached = False
    for edge in range(4 * s.plots):
        if s.mark[edge >> 2, 0] > 0 and is_dock_in_reach(s, book, clan, unit, edge):
            reached = True
    forget_sounding(s)
    return reached


@rule
def sail(s, book, clan, unit, edge):
    """A boat lies at another dock; a navigator has led it there if it is far away."""
    if docks_to(s, book, clan, unit, edge) > allowance_of(s, book, clan, unit):
        note_use(s, clan, ready_slot(s, book, clan, NAVIGATOR, USED), USED)
    clear_cell(s, int(s.unit_place[clan, unit]))
    s.plot_face[open_plot(s, arrow_cell(s, edge))] = BOAT_TILE - clan
    s.unit_place[clan, unit] = arrow_cell(s, edge)
    s.unit_anchor[clan, unit] = anchor_of(s, edge)
    refresh_map(s, book)
