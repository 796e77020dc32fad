"""Building boats at docks and carts in comarcas (FIN-106, FIN-107)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.book import NEW_BOAT, NEW_CART
from oppidum.games.finisterre.building import anchor_of, arrow_cell, has_unit_on_road, has_vehicle, is_free_arrow
from oppidum.games.finisterre.grid import open_plot
from oppidum.games.finisterre.payment import BUILDING, can_pay, pay
from oppidum.games.finisterre.state import BOAT, BOAT_TILE, CART, DOCK, NOTHING
from oppidum.games.finisterre.survey import refresh_map
from oppidum.games.finisterre.units import add_unit, cart_anchor, has_way, land_in


@rule
def can_build_boat(s, book, clan, edge):
    """Whether a boat can be built at a dock: its comarca is colonised, or its road has an own unit (FIN-106)."""
    if not is_free_arrow(s, book, edge, DOCK) or not has_vehicle(s, book, clan):
        return False
    comarca, road = int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3])
    if s.com_flags[comarca, clan] == 0 and not has_unit_on_road(s, clan, road, True):
        return False
    return can_pay(s, book, clan, NEW_BOAT, NOTHING, NOTHING, comarca, road, NOTHING, BUILDING)


@rule
def build_boat(s, book, clan, edge):
    """A boat is built (FIN-106)."""
    comarca, road = int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3])
    pay(s, book, clan, NEW_BOAT, NOTHING, NOTHING, comarca, road, NOTHING, BUILDING)
    s.plot_face[open_plot(s, arrow_cell(s, edge))] = BOAT_TILE - clan
    add_unit(s, clan, BOAT, arrow_cell(s, edge), anchor_of(s, edge))
    refresh_map(s, book)


@rule
def has_road(s, book, comarca):
    """Whether a comarca has a road, a site or a dock, so that carts can be there."""
    for plot in range(s.plots):
        for edge in range(4):
            if s.plot_com[plot, edge] == comarca and has_way(s, book, plot, edge):
                return True
    return False


@rule
def can_build_cart(s, book, clan, comarca):
    """Whether a cart can be built in a comarca: it has a road and an own unit (FIN-107)."""
    if not has_vehicle(s, book, clan) or land_in(s, clan, comarca) == NOTHING or not has_road(s, book, comarca):
        return False
    return can_pay(s, book, clan, NEW_CART, NOTHING, NOTHING, comarca, NOTHING, NOTHING, BUILDING)


@rule
def build_cart(s, book, clan, comarca):
    """A cart is built (FIN-107)."""
    pay(s, book, clan, NEW_CART, NOTHING, NOTHING, comarca, NOTHING, NOTHING, BUILDING)
    add_unit(s, clan, CART, NOTHING, cart_anchor(s, book, comarca))
    refresh_map(s, book)
