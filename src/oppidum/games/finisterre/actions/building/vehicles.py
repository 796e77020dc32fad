"""Building boats at docks and carts in comarcas (FIN-106, FIN-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.building.building import (
    anchor_of,
    arrow_cell,
    has_unit_on_road,
    has_vehicle,
    is_free_arrow,
)
from oppidum.games.finisterre.actions.building.faults import (
    BLOCKED,
    UNLINKED,
    Fault,
    find_blocked,
    find_edges,
    lacking,
    leave_out_blocked,
    missing_goods,
    place_of_edge,
    raise_nearest,
    refuse_stock,
)
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.book import NEW_BOAT, NEW_CART
from oppidum.games.finisterre.clans.units import BOAT, CART, add_unit, cart_anchor, has_way, land_in
from oppidum.games.finisterre.goods.payment import BUILDING, can_pay, pay
from oppidum.games.finisterre.land.grid import open_plot
from oppidum.games.finisterre.land.landscape import BOAT_TILE
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.land.sides import DOCK
from oppidum.games.finisterre.screen.terms import cost_to_clan, terms
from oppidum.games.finisterre.state import COMARCAS, NOTHING, Position
from oppidum.games.finisterre.words.spelling import name_cell, name_comarca

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


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


def refuse_boat(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no boat can be built anywhere."""
    refuse_stock(game, s, True)
    faults = [find_dock_fault(game, s, edge) for edge in find_edges(game, s, DOCK)]
    raise_nearest(leave_out_blocked(faults))
    if faults:
        raise Refusal("FIN-106", "no dock is free", reason="no-dock-free")
    raise Refusal("FIN-106", "there is no dock on the table", reason="no-dock")


def refuse_dock(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why a dock is not the right one."""
    raise_nearest([find_dock_fault(game, s, edge) for edge in answer.values])


def find_dock_fault(game: Finisterre, s: Position, edge: int) -> Fault | None:
    """Why no boat can be built at a dock (FIN-106)."""
    if fault := find_blocked(game, s, edge, "FIN-106"):
        return fault
    place = place_of_edge(s, edge)
    where = [name_cell(int(arrow_cell(s.row, edge)))]
    if s.com_flags[place[0], s.playing] == 0 and not has_unit_on_road(s.row, s.playing, place[1], True):
        message = f"you neither live in {name_comarca(place[0])} nor have a unit on the road of this dock"
        return UNLINKED, Refusal("FIN-106", message, where, reason="no-road", cell=where[0])
    cost = (NEW_BOAT, NOTHING, NOTHING)
    return lacking("FIN-106", "a boat", missing_goods(game, s, cost, place, BUILDING), where)


def refuse_cart(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no cart can be built anywhere."""
    refuse_stock(game, s, True)
    comarcas = [comarca for comarca in range(COMARCAS) if s.comarcas >> comarca & 1]
    raise_nearest([find_cart_fault(game, s, comarca) for comarca in comarcas])
    raise Refusal("FIN-107", "there is no land on the table", reason="no-unit")


def refuse_comarca(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why no cart can be built there."""
    raise_nearest([find_cart_fault(game, s, answer.values[0])])


def find_cart_fault(game: Finisterre, s: Position, comarca: int) -> Fault | None:
    """Why no cart can be built in a comarca (FIN-107)."""
    name = name_comarca(comarca)
    if land_in(s.row, s.playing, comarca) == NOTHING:
        return BLOCKED, Refusal("FIN-107", f"you have no unit in {name}", reason="no-unit", comarca=name)
    if not has_road(s.row, game.book.row, comarca):
        return UNLINKED, Refusal("FIN-107", f"there is no road in {name}", reason="no-road", comarca=name)
    missing = missing_goods(game, s, (NEW_CART, NOTHING, NOTHING), (comarca, NOTHING, NOTHING), BUILDING)
    return lacking("FIN-107", "a cart", missing, [])


def vehicle_terms(game: Finisterre, s: Position) -> Json:
    """A boat or a cart."""
    return terms(cost_to_clan(game, s, s.playing, NEW_BOAT if s.kind == kinds.BUILD_BOAT else NEW_CART))
