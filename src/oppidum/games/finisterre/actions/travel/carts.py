"""Carts cross any number of bridges: empty ones as a free step, with a load for an action (FIN-114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.building.vehicles import has_road
from oppidum.games.finisterre.actions.questions import WrongAnswer, second_of
from oppidum.games.finisterre.actions.travel.free_steps import move_good
from oppidum.games.finisterre.clans.units import CART, cart_anchor, units_of
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.goods.stores import fits, is_empty
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.land.roads import reach_over_bridges, reachable_over_bridges
from oppidum.games.finisterre.state import CARAVAN, COMARCAS, NOTHING, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, name_comarca

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def is_cart(s, clan, unit, loaded):
    """Whether a unit is a cart, with a load or without one."""
    return s.unit_kind[clan, unit] == CART and is_empty(s, clan, unit) != loaded


@rule
def can_drive_to(s, book, clan, unit, comarca):
    """Whether a cart can come to another comarca over bridges (FIN-114)."""
    here = int(s.unit_com[clan, unit])
    return comarca != here and reachable_over_bridges(s, book, here, comarca) and has_road(s, book, comarca)


@rule
def can_drive(s, book, clan, unit):
    """Whether a cart can come to any other comarca."""
    here = int(s.unit_com[clan, unit])
    reached = reach_over_bridges(s, book, here) & ~(1 << here)
    for comarca in range(COMARCAS):
        if reached >> comarca & 1 and has_road(s, book, comarca):
            return True
    return False


@rule
def drive(s, book, clan, unit, comarca):
    """A cart stands in another comarca."""
    s.unit_anchor[clan, unit] = cart_anchor(s, book, comarca)
    refresh_map(s, book)


@rule
def receiver_of(s, book, clan, cart, comarca):
    """The lowest unit in a comarca that has room for a cart's load, or NOTHING."""
    for unit in range(units_of(s, clan)):
        if unit != cart and s.unit_com[clan, unit] == comarca and takes_load(s, book, clan, cart, unit):
            return unit
    return NOTHING


@rule
def takes_load(s, book, clan, cart, unit):
    """Whether a unit has room for all that a cart holds: its one slot."""
    for good in range(GOODS):
        if s.store[clan, cart, good] > 0 and not fits(s, book, clan, unit, good, int(s.store[clan, cart, good])):
            return False
    return True


@rule
def can_bring_back(s, book, clan, cart, comarca, store, good):
    """Whether a cart can leave its load in a comarca and come back with a good of a unit there (FIN-114)."""
    if s.com_flags[comarca, clan] == 0 or s.com_flags[int(s.unit_com[clan, cart]), clan] == 0:
        return False
    if store >= units_of(s, clan) or s.unit_com[clan, store] != comarca or s.store[clan, store, good] == 0:
        return False
    return receiver_of(s, book, clan, cart, comarca) != NOTHING


@rule
def bring_back(s, book, clan, cart, comarca, store, good):
    """A cart leaves its load with the lowest unit of a comarca that has room, and comes back with one resource."""
    unit = receiver_of(s, book, clan, cart, comarca)
    for load in range(GOODS):
        s.store[clan, unit, load] += s.store[clan, cart, load]
        s.store[clan, cart, load] = 0
    move_good(s, book, clan, store, good, cart)


def refuse_driving(_: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why no cart can go to another comarca."""
    loaded = kind == kinds.CARRY_LOAD
    if CART not in s.unit_kind[s.playing].tolist():
        raise Refusal("FIN-114", "you have no cart", reason="no-cart")
    if not any(is_cart(s.row, s.playing, unit, loaded) for unit in range(units_of(s.row, s.playing))):
        message = f"you have no {'loaded' if loaded else 'empty'} cart"
        raise Refusal("FIN-114", message, reason="no-loaded-cart" if loaded else "no-empty-cart")
    raise Refusal("FIN-114", "no bridges lead to another comarca", reason="no-bridges")


def refuse_cart(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this unit cannot go to another comarca."""
    unit = answer.values[0]
    facts: Any = {"unit": unit + 1}
    if s.unit_kind[s.playing, unit] != CART:
        raise Refusal("FIN-114", f"your unit {unit + 1} is no cart", reason="no-cart", **facts)
    if is_empty(s.row, s.playing, unit) and s.kind == kinds.CARRY_LOAD:
        message = f"cart {unit + 1} is empty: to drive it is a free step"
        raise Refusal("FIN-114", message, reason="cart-empty", **facts)
    if s.kind == kinds.MOVE_CART and not is_empty(s.row, s.playing, unit):
        message = f"cart {unit + 1} is loaded: to drive it is an action"
        raise Refusal("FIN-114", message, reason="cart-loaded", **facts)
    raise Refusal("FIN-114", "no bridges lead from there to another comarca", reason="no-bridges", **facts)


def refuse_comarca(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why the cart cannot go to this comarca."""
    name = answer.text
    if s.unit_com[s.playing, s.target] == answer.values[0]:
        raise Refusal("FIN-114", f"the cart is in {name} already", reason="there-already", comarca=name)
    raise Refusal("FIN-114", f"no bridges lead to a road in {name}", reason="no-bridges", comarca=name)


def refuse_return(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why the cart cannot bring a good back."""
    store, good = divmod(answer.values[0], GOODS)
    there = int(second_of(s.other))
    facts: Any = {"good": GOOD_NAMES[good], "store": answer.text}
    if store >= CARAVAN or s.unit_com[s.playing, store] != there:
        message = f"the cart goes to {name_comarca(there)}: unit {answer.text} is not there"
        raise Refusal("FIN-114", message, reason="not-there", **facts)
    if s.store[s.playing, store, good] == 0:
        message = f"there is no {GOOD_NAMES[good]} in {answer.text}"
        raise Refusal("FIN-114", message, reason="not-stored", **facts)
    message = "a round trip needs flags of yours at both ends, and room for the load"
    raise Refusal("FIN-114", message, reason="no-round-trip", **facts)
