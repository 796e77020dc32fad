"""A tile leaves a mixed city for a site of its comarca (FIN-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.building.building import anchor_of, arrow_cell, free_town, is_free_arrow, lay_tile
from oppidum.games.finisterre.actions.building.faults import BLOCKED, Fault, find_blocked, raise_nearest
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.clans.units import PART, is_closed, take_tile, units_of
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.land.sides import SITE
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words.spelling import name_cell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def own_tile(s, town, clan):
    """The tile of a clan in a mixed city, or NOTHING where no city is mixed."""
    if is_closed(s, town) and s.town_clan[town, 0] != s.town_clan[town, 1]:
        for tile in range(2):
            if s.town_clan[town, tile] == clan:
                return tile
    return NOTHING


@rule
def can_leave(s, book, clan, unit):
    """Whether a part of a mixed city can move to a free site of its comarca."""
    for edge in range(4 * s.plots):
        if s.plot_com[edge >> 2, edge & 3] == s.unit_com[clan, unit] and can_leave_to(s, book, clan, unit, edge):
            return True
    return False


@rule
def can_leave_to(s, book, clan, unit, edge):
    """Whether a part of a mixed city can move to this site."""
    if s.unit_kind[clan, unit] != PART or own_tile(s, int(s.unit_place[clan, unit]), clan) == NOTHING:
        return False
    return s.plot_com[edge >> 2, edge & 3] == s.unit_com[clan, unit] and is_free_arrow(s, book, edge, SITE)


@rule
def leave(s, book, clan, unit, edge):
    """A tile leaves a mixed city for a site, with its goods; both are open villages then (FIN-100)."""
    before, town = int(s.unit_place[clan, unit]), free_town(s)
    tile = own_tile(s, before, clan)
    flags = int(s.town_flags[before, tile])
    take_tile(s, before, tile)
    s.town_anchor[town] = anchor_of(s, edge)
    lay_tile(s, town, 0, arrow_cell(s, edge), clan, flags)
    s.unit_place[clan, unit] = town
    s.unit_anchor[clan, unit] = anchor_of(s, edge)
    refresh_map(s, book)


def refuse_leaving(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no tile can leave a mixed city (FIN-100)."""
    for unit in range(units_of(s.row, s.playing)):
        if is_shared(s, s.playing, unit):
            raise Refusal("FIN-100", "no site of that comarca is free", reason="no-free-site")
    raise Refusal("FIN-100", "you have no part in a city of two clans", reason="no-shared-city")


def refuse_site(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why a site is not the right one."""
    raise_nearest([find_site_fault(game, s, edge) for edge in answer.values])


def find_site_fault(game: Finisterre, s: Position, edge: int) -> Fault | None:
    """Why a tile cannot leave its city for a site: something lies there, or it is in another comarca (FIN-100)."""
    if fault := find_blocked(game, s, edge, "FIN-036"):
        return fault
    if s.plot_com[edge >> 2, edge & 3] == s.unit_com[s.playing, s.target]:
        return None
    cell = name_cell(int(arrow_cell(s.row, edge)))
    message = f"the site at {cell} is in another comarca than the city"
    return BLOCKED + 1, Refusal("FIN-100", message, [cell], reason="other-comarca", cell=cell)


def is_shared(s: Position, clan: int, unit: int) -> bool:
    """Whether a unit is a part of a city of two clans."""
    town = int(s.unit_place[clan, unit])
    if s.unit_kind[clan, unit] != PART or not is_closed(s.row, town):
        return False
    return bool(s.town_clan[town, 0] != s.town_clan[town, 1])
