"""A second tile closes a settlement: an own one (FIN-095 … FIN-097), or with consent a foreign one (`alliances.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.building.alliances import ask_consent, can_join, can_join_tile, refuse_shared_city
from oppidum.games.finisterre.actions.building.building import (
    group_price,
    has_second_cell,
    has_tile,
    lay_tile,
    second_cell,
    village_price,
)
from oppidum.games.finisterre.actions.building.faults import (
    BLOCKED,
    UNLINKED,
    Fault,
    blocked_cell,
    lacking,
    missing_goods,
    place_of_unit,
    raise_nearest,
    refuse_stock,
)
from oppidum.games.finisterre.actions.questions import WrongAnswer, second_of
from oppidum.games.finisterre.actions.refusing import need_unit, need_unit_of
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, is_closed, units_of
from oppidum.games.finisterre.goods.payment import BUILDING, can_pay, pay
from oppidum.games.finisterre.land.dolmens import gain_by_dolmens
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.screen.terms import cost_to_clan, flag_gain, terms
from oppidum.games.finisterre.state import NOTHING, UNITS, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def can_close(s, book, clan, code):
    """Whether a small or a large tile can be laid beside a settlement: an own one or a foreign one."""
    owner, unit = code // UNITS, code % UNITS
    return can_annex(s, book, clan, unit) if owner == clan else can_join(s, book, clan, code)


@rule
def can_close_with(s, book, clan, code, flags):
    """Whether a tile of this size can be laid beside a settlement."""
    if flags not in (SMALL, LARGE):
        return False
    owner, unit = code // UNITS, code % UNITS
    return can_annex_tile(s, book, clan, unit, flags) if owner == clan else can_join_tile(s, book, clan, code, flags)


@rule
def can_annex_tile(s, book, clan, unit, flags):
    """Whether a tile of this size can close an own settlement of one tile (FIN-095, FIN-096, FIN-101)."""
    if s.unit_kind[clan, unit] != PART or not has_tile(s, book, clan):
        return False
    town = int(s.unit_place[clan, unit])
    if is_closed(s, town) or not has_second_cell(s, book, town):
        return False
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    group, other = group_price(flags), group_price(int(s.town_flags[town, 0]))
    return can_pay(s, book, clan, village_price(flags), group, other, comarca, road, unit, BUILDING)


@rule
def can_annex(s, book, clan, unit):
    """Whether a small or a large tile can close an own settlement."""
    return can_annex_tile(s, book, clan, unit, SMALL) or can_annex_tile(s, book, clan, unit, LARGE)


@rule
def close(s, book, clan, code, flags, direction):
    """The tile is laid; the owner of a foreign settlement is asked first (FIN-095, FIN-098)."""
    if code // UNITS == clan:
        annex(s, book, clan, code % UNITS, flags, direction)
    else:
        ask_consent(s, book, clan, code)


@rule
def annex(s, book, clan, unit, flags, direction):
    """A second tile closes an own settlement (FIN-095)."""
    town = int(s.unit_place[clan, unit])
    group, other = group_price(flags), group_price(int(s.town_flags[town, 0]))
    comarca, road = int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit])
    pay(s, book, clan, village_price(flags), group, other, comarca, road, unit, BUILDING)
    lay_tile(s, town, 1, second_cell(s, town, direction), clan, flags)
    refresh_map(s, book)
    gain_by_dolmens(s, book, clan, unit, flags)


def refuse_annexing(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no settlement can be closed."""
    refuse_stock(game, s, False)
    raise_nearest([find_annex_fault(game, s, unit, SMALL) for unit in range(units_of(s.row, s.playing))])
    raise Refusal("FIN-095", "you have no village", reason="no-village")


def refuse_settlement(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why this settlement cannot be closed."""
    clan, unit = answer.values
    if clan == s.playing:
        need_unit(s, unit)
        raise_nearest([find_annex_fault(game, s, unit, flags) for flags in (SMALL, LARGE)])
    need_unit_of(s, clan, unit)
    refuse_shared_city(s, UNITS * clan + unit)


def refuse_size(game: Finisterre, s: Position, answer: WrongAnswer) -> None:
    """Why the second tile cannot be of this size."""
    if s.target // UNITS != s.playing:
        refuse_shared_city(s, s.target)
    raise_nearest([find_annex_fault(game, s, s.target % UNITS, answer.values[0])])


def find_annex_fault(game: Finisterre, s: Position, unit: int, flags: int) -> Fault | None:
    """Why no tile of this size can close a settlement (FIN-037, FIN-095, FIN-096, FIN-101)."""
    facts: Any = {"unit": unit + 1}
    if s.unit_kind[s.playing, unit] != PART:
        return BLOCKED, Refusal("FIN-095", f"your unit {unit + 1} is no village", reason="no-village", **facts)
    town = int(s.unit_place[s.playing, unit])
    if is_closed(s.row, town):
        return BLOCKED + 1, Refusal("FIN-101", "a city has two tiles and no more", reason="closed", **facts)
    if not has_second_cell(s.row, game.book.row, town):
        message = f"beside your unit {unit + 1} no cell is free"
        return UNLINKED, Refusal("FIN-037", message, reason="no-room-beside", **facts)
    groups = (int(group_price(flags)), int(group_price(int(s.town_flags[town, 0]))))
    cost = (int(village_price(flags)), *groups)
    rule, what = ("FIN-096", "a large tile") if flags == LARGE else ("FIN-095", "a small tile")
    missing = missing_goods(game, s, cost, place_of_unit(s, unit), BUILDING)
    return lacking(rule, f"{what} beside it", missing, [])


def refuse_cell(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why the second tile cannot lie there."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    raise blocked_cell(s, int(second_cell(s.row, town, answer.values[0])), "FIN-037")


def annex_terms(game: Finisterre, s: Position) -> Json:
    """A second tile: the tile, and a group for each own one of both (FIN-095, FIN-098)."""
    if s.other == NOTHING:
        return {}
    (clan, unit), flags = divmod(s.target, UNITS), int(second_of(s.other))
    other = NOTHING
    if clan == s.playing:
        other = int(group_price(int(s.town_flags[int(s.unit_place[clan, unit]), 0])))
    cost = cost_to_clan(game, s, s.playing, int(village_price(flags)), int(group_price(flags)), other)
    return terms(cost, flag_gain(game, s, int(s.unit_com[clan, unit]), flags, cost.get("coins", 0)))
