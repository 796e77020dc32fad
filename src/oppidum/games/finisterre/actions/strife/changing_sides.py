"""What happens when a flag changes sides: who pays, who loses it, and where it comes to (FIN-121, FIN-122, FIN-182)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.building.building import growing_tile, lay_tile, second_cell
from oppidum.games.finisterre.actions.strife.conversion_forms import (
    adds_tile,
    is_take_over,
    pay_group,
    stays_closed,
    tile_of,
    unit_of,
)
from oppidum.games.finisterre.book import ANNEX_LARGE, ANNEX_SMALL
from oppidum.games.finisterre.clans.units import (
    LARGE,
    PART,
    SMALL,
    add_unit,
    is_closed,
    remove_unit,
    take_tile,
    town_part_flags,
)
from oppidum.games.finisterre.goods.overflow import unload_caravan
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.state import NOTHING, STRAY


@rule
def group_due(s, clan, town, form):
    """The group that the gained tile pays, or NOTHING (FIN-121, FIN-122).

    A small one if a tile is added or joins a city, a large one in a city that stays closed.
    """
    if is_take_over(form):
        return ANNEX_SMALL if is_closed(s, town) or s.town_flags[town, tile_of(form)] == LARGE else NOTHING
    if adds_tile(form):
        return ANNEX_SMALL
    return ANNEX_LARGE if stays_closed(s, int(s.unit_place[clan, unit_of(form)]), town, tile_of(form)) else NOTHING


@rule
def pay_for_gain(s, book, clan, town, form):
    """The converter pays for the gained tile, from near its own unit."""
    unit, group = unit_of(form), group_due(s, clan, town, form)
    if group != NOTHING:
        pay_group(s, book, clan, group, int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit]), unit)


@rule
def lose_flag(s, victim, unit, town, tile):
    """A large tile becomes small, a small one goes back to its clan."""
    if s.town_flags[town, tile] == LARGE:
        s.town_flags[town, tile] = SMALL
        s.rescued = unit
    else:
        take_tile(s, town, tile)
        lose_room(s, victim, unit, town)


@rule
def lose_room(s, victim, unit, town):
    """The part of a tile that was lost; without any other tile there its goods are stray and it is no more."""
    s.rescued = unit
    if town_part_flags(s, town, victim) == 0:
        s.rescued = STRAY
        s.stray_anchor = int(s.unit_anchor[victim, unit])
        for good in range(GOODS):
            s.store[victim, STRAY, good] = s.store[victim, unit, good]
        remove_unit(s, victim, unit)


@rule
def gain_flag(s, clan, form, direction):
    """An own small tile becomes large, or another small one is added beside it; dolmens do not honour it."""
    town = int(s.unit_place[clan, unit_of(form)])
    if adds_tile(form):
        lay_tile(s, town, 1, second_cell(s, town, direction), clan, SMALL)
    else:
        s.town_flags[town, growing_tile(s, clan, town)] = LARGE


@rule
def take_over(s, book, clan, unit, town, form, direction):
    """Where the converter has no flag: a small tile is exchanged, or one is laid beside a large one (FIN-122).

    A nomad settles there with its caravan.
    """
    victim, anchor, tile = s.victim, int(s.town_anchor[town]), tile_of(form)
    group = group_due(s, clan, town, form)
    if group != NOTHING:
        pay_group(s, book, clan, group, int(s.unit_com[victim, unit]), int(s.unit_road[victim, unit]), NOTHING)
    if s.town_flags[town, tile] == LARGE:
        s.town_flags[town, tile] = SMALL
        s.rescued = unit
        lay_tile(s, town, 1, second_cell(s, town, direction), clan, SMALL)
    else:
        s.town_clan[town, tile] = clan
        lose_room(s, victim, unit, town)
    gained = add_unit(s, clan, PART, town, anchor)
    refresh_map(s, book)
    unload_caravan(s, clan, gained)
