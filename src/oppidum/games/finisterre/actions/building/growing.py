"""A small tile becomes large; an own second tile may be moved then (FIN-094, FIN-185)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.building.building import growing_tile, lay_tile, second_cell
from oppidum.games.finisterre.actions.building.faults import (
    BLOCKED,
    Fault,
    blocked_cell,
    lacking,
    missing_goods,
    place_of_unit,
    raise_nearest,
)
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.book import ANNEX_LARGE, GROWTH
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, is_closed, units_of
from oppidum.games.finisterre.goods.payment import BUILDING, can_pay, pay
from oppidum.games.finisterre.land.dolmens import gain_by_dolmens
from oppidum.games.finisterre.land.grid import open_plot
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.land.map_refresh import is_free_cell, refresh_map
from oppidum.games.finisterre.screen.terms import cost_to_clan, flag_gain, terms
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def can_grow(s, book, clan, unit):
    """Whether a small tile of a settlement can be paid to be large (FIN-094)."""
    if s.unit_kind[clan, unit] != PART:
        return False
    town = int(s.unit_place[clan, unit])
    if growing_tile(s, clan, town) == NOTHING:
        return False
    group = ANNEX_LARGE if is_closed(s, town) else NOTHING
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    return can_pay(s, book, clan, GROWTH, group, NOTHING, comarca, road, unit, BUILDING)


@rule
def owns_second_tile(s, clan, unit):
    """Whether the second tile of a settlement is the clan's own, so that it may be moved (FIN-185)."""
    town = int(s.unit_place[clan, unit])
    return is_closed(s, town) and s.town_clan[town, 1] == clan


@rule
def can_take_cell(s, book, clan, unit, direction):
    """Whether the second tile may lie there: where it is now, or on another free cell."""
    cell = second_cell(s, int(s.unit_place[clan, unit]), direction)
    return is_free_cell(s, book, cell) or (cell >= 0 and cell == s.town_cell[int(s.unit_place[clan, unit]), 1])


@rule
def grow(s, book, clan, unit, direction):
    """A small tile becomes large; the own second tile may take another cell, if a direction is named (FIN-185)."""
    town = int(s.unit_place[clan, unit])
    group = ANNEX_LARGE if is_closed(s, town) else NOTHING
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    pay(s, book, clan, GROWTH, group, NOTHING, comarca, road, unit, BUILDING)
    s.town_flags[town, growing_tile(s, clan, town)] = LARGE
    if direction != NOTHING:
        s.plot_face[open_plot(s, int(s.town_cell[town, 1]))] = BARE
        lay_tile(s, town, 1, second_cell(s, town, direction), clan, int(s.town_flags[town, 1]))
    refresh_map(s, book)
    gain_by_dolmens(s, book, clan, unit, LARGE - SMALL)


def refuse_growth(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why nothing can grow."""
    raise_nearest([find_growth_fault(game, s, unit) for unit in range(units_of(s.row, s.playing))])
    raise Refusal("FIN-094", "you have no village", reason="no-village")


def refuse_unit(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why this unit cannot grow."""
    raise_nearest([find_growth_fault(game, s, answer.values[0])])


def find_growth_fault(game: Finisterre, s: Position, unit: int) -> Fault | None:
    """Why a settlement cannot grow (FIN-094)."""
    town = int(s.unit_place[s.playing, unit])
    if s.unit_kind[s.playing, unit] != PART or growing_tile(s.row, s.playing, town) == NOTHING:
        message = f"your unit {unit + 1} has no small village tile"
        return BLOCKED, Refusal("FIN-094", message, reason="no-small-tile", unit=unit + 1)
    group = ANNEX_LARGE if is_closed(s.row, town) else NOTHING
    missing = missing_goods(game, s, (GROWTH, group, NOTHING), place_of_unit(s, unit), BUILDING)
    return lacking("FIN-094", "a larger tile", missing, [])


def refuse_moving(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why the second tile cannot lie there."""
    raise blocked_cell(s, int(second_cell(s.row, int(s.unit_place[s.playing, s.target]), answer.values[0])), "FIN-037")


def growth_terms(game: Finisterre, s: Position) -> Json:
    """Growth costs more in a closed city (FIN-094)."""
    if s.target == NOTHING:
        return {}
    closed = s.town_flags[int(s.unit_place[s.playing, s.target]), 1] > 0
    cost = cost_to_clan(game, s, s.playing, GROWTH, ANNEX_LARGE if closed else NOTHING)
    return terms(cost, flag_gain(game, s, int(s.unit_com[s.playing, s.target]), LARGE - SMALL, cost.get("coins", 0)))
