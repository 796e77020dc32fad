"""Founding villages at sites, small ones and large ones (FIN-092, FIN-093)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.building.building import (
    anchor_of,
    arrow_cell,
    free_town,
    has_tile,
    has_unit_on_road,
    is_free_arrow,
    lay_tile,
    village_price,
)
from oppidum.games.finisterre.actions.building.faults import (
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
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, add_unit, is_nomad
from oppidum.games.finisterre.goods.overflow import unload_caravan
from oppidum.games.finisterre.goods.payment import FOUNDING, FROM_GROUND, can_pay, pay, purse_for
from oppidum.games.finisterre.land.dolmens import gain_by_dolmens
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.land.sides import SITE
from oppidum.games.finisterre.screen.terms import cost_to_clan, flag_gain, terms
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words.spelling import name_cell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def can_found(s, book, clan, edge, flags):
    """Whether a village can be founded at a site: who is settled needs a road to it (FIN-092, FIN-093, FIN-102)."""
    if not is_free_arrow(s, book, edge, SITE) or not has_tile(s, book, clan):
        return False
    comarca, road = int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3])
    if not is_nomad(s, clan) and not has_unit_on_road(s, clan, road, False):
        return False
    purse = purse_for(s, book, clan, comarca, flags == SMALL)
    return can_pay(s, book, clan, village_price(flags), NOTHING, NOTHING, comarca, road, NOTHING, purse)


@rule
def found(s, book, clan, edge, flags):
    """A village is founded; a nomad's caravan is unloaded there, even if it holds too much (FIN-103, FIN-104)."""
    comarca, road = int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3])
    purse = purse_for(s, book, clan, comarca, flags == SMALL)
    pay(s, book, clan, village_price(flags), NOTHING, NOTHING, comarca, road, NOTHING, purse)
    town = free_town(s)
    s.town_anchor[town] = anchor_of(s, edge)
    lay_tile(s, town, 0, arrow_cell(s, edge), clan, flags)
    unit = add_unit(s, clan, PART, town, anchor_of(s, edge))
    refresh_map(s, book)
    unload_caravan(s, clan, unit)
    gain_by_dolmens(s, book, clan, unit, flags)


def refuse_founding(game: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why no village can be founded anywhere."""
    refuse_stock(game, s, False)
    flags = LARGE if kind == kinds.BUILD_LARGE else SMALL
    faults = [find_site_fault(game, s, edge, flags) for edge in find_edges(game, s, SITE)]
    raise_nearest(leave_out_blocked(faults))
    if faults:
        raise Refusal("FIN-036", "no village site is free", reason="no-site-free")
    raise Refusal("FIN-036", "there is no village site on the table", reason="no-site")


def refuse_site(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why a site is not the right one."""
    flags = LARGE if s.kind == kinds.BUILD_LARGE else SMALL
    raise_nearest([find_site_fault(game, s, edge, flags) for edge in answer.values])


def find_site_fault(game: Finisterre, s: Position, edge: int, flags: int) -> Fault | None:
    """Why no village can be founded at a site (FIN-092, FIN-093, FIN-102)."""
    if fault := find_blocked(game, s, edge, "FIN-036"):
        return fault
    place = place_of_edge(s, edge)
    where = [name_cell(int(arrow_cell(s.row, edge)))]
    if not is_nomad(s.row, s.playing) and not has_unit_on_road(s.row, s.playing, place[1], False):
        message = f"no road leads from {where[0]} to a settlement or boat of yours"
        return UNLINKED, Refusal("FIN-102", message, where, reason="no-road", cell=where[0])
    purse = int(purse_for(s.row, game.book.row, s.playing, place[0], flags == SMALL))
    cost = (int(village_price(flags)), NOTHING, NOTHING)
    rule, what = ("FIN-093", "a large village") if flags == LARGE else ("FIN-092", "a small village")
    missing = missing_goods(game, s, cost, place, purse)
    helps = flags == LARGE and purse == FOUNDING and missing_goods(game, s, cost, place, FROM_GROUND) != missing
    return lacking(
        rule, what, missing, where, "missing-in-store" if helps and is_nomad(s.row, s.playing) else "missing"
    )


def village_terms(game: Finisterre, s: Position) -> Json:
    """A village; its star points hang on its site."""
    flags = LARGE if s.kind == kinds.BUILD_LARGE else SMALL
    cost, gain = cost_to_clan(game, s, s.playing, int(village_price(flags))), {}
    if s.target != NOTHING:
        gain = flag_gain(game, s, int(s.plot_com[s.target >> 2, s.target & 3]), flags, cost.get("coins", 0))
    return terms(cost, gain)
