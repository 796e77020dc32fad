"""Boats and carts may be broken up; villages may not (FIN-108, FIN-184)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.book import NEW_BOAT, NEW_CART
from oppidum.games.finisterre.clans.units import BOAT, CART, clear_cell, remove_unit, units_of
from oppidum.games.finisterre.goods.ground import put_on_ground, take_cubes
from oppidum.games.finisterre.goods.payment import has_access
from oppidum.games.finisterre.goods.resources import GOODS, WOOD
from oppidum.games.finisterre.goods.stores import one_resource, put_in_land
from oppidum.games.finisterre.land.grid import road_at
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.screen.terms import terms
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


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
            value = one_resource(book, good, int(s.amounts[good]))
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


def refuse_destroying(_: Finisterre, __: Position, ___: int) -> NoReturn:
    """Villages cannot be broken up, and there is nothing else."""
    raise Refusal("FIN-108", "you have neither a boat nor a cart; villages cannot be broken up", reason="no-vehicle")


def refuse_village(_: Finisterre, __: Position, answer: WrongAnswer) -> NoReturn:
    """All else can be."""
    raise Refusal("FIN-108", "villages cannot be broken up", reason="is-village", unit=answer.values[0] + 1)


def wreck_terms(game: Finisterre, s: Position) -> Json:
    """The wood of a boat or cart that is broken up (FIN-108)."""
    if s.target == NOTHING:
        return {}
    wood = int(wood_of(game.book.row, int(s.unit_kind[s.playing, s.target])))
    return terms({}, {"wood": min(wood, int(s.supply[WOOD]))})
