"""Conversion: a flag of another clan changes sides (FIN-121 … FIN-124, FIN-182).

The converted clan loses its flag first, then the gain is settled; but the converter pays before, while all roads are
still there. The forms of a conversion stand in `conversion_forms.py`.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.access import unit_reaching
from oppidum.games.finisterre.book import ANNEX_LARGE, ANNEX_SMALL
from oppidum.games.finisterre.building import growing_tile, lay_tile, second_cell
from oppidum.games.finisterre.conversion_forms import (
    NO_CASE,
    adds_tile,
    first_case,
    is_form,
    is_free_after,
    is_large_alone,
    is_take_over,
    pay_group,
    stays_closed,
    tile_of,
    unit_of,
)
from oppidum.games.finisterre.overflow import unload_caravan
from oppidum.games.finisterre.rescue import begin_rescue
from oppidum.games.finisterre.spirit import effective_spirit
from oppidum.games.finisterre.state import (
    GOODS,
    LARGE,
    NOTHING,
    PART,
    PEOPLE_CONVERTED,
    SMALL,
    STRAY,
    UNITS,
)
from oppidum.games.finisterre.survey import is_free_cell, refresh_map
from oppidum.games.finisterre.units import add_unit, is_closed, part_of, remove_unit, take_tile, town_part_flags


@rule
def is_spirited(s, book, clan, victim):
    """Whether a clan is far enough above another in spirit, and has levels of its own to spend (FIN-124)."""
    if s.spirit[clan] < book.spirit_cost:
        return False
    return effective_spirit(s, book, clan) >= effective_spirit(s, book, victim) + book.spirit_lead


@rule
def was_converted(s, victim, unit):
    """Whether a flag of this part has already changed sides in this phase."""
    return int(s.converted[victim]) >> int(s.unit_place[victim, unit]) & 1 == 1


@apart
def can_convert(s, book, clan, code):
    """Whether a flag of a foreign part can be converted in any way; code = UNITS * clan + unit."""
    victim, unit = code // UNITS, code % UNITS
    if victim == clan or s.unit_kind[victim, unit] != PART or not is_spirited(s, book, clan, victim):
        return False
    if was_converted(s, victim, unit) or unit_reaching(s, book, clan, victim, unit) == NOTHING:
        return False
    return first_case(s, book, clan, victim, unit) != NO_CASE


@rule
def can_convert_so(s, book, clan, code, form):
    """Whether it can be converted in this form (see FORM_ACTION): one of the first possible case."""
    victim, unit = code // UNITS, code % UNITS
    return is_form(s, book, clan, victim, unit, first_case(s, book, clan, victim, unit), form)


@rule
def needs_cell(s, code, form):
    """Whether a tile is added for which a cell is asked (FIN-121, FIN-122)."""
    if is_take_over(form):
        return is_large_alone(s, int(s.unit_place[code // UNITS, code % UNITS]))
    return adds_tile(form)


@rule
def can_add_at(s, book, clan, code, form, direction):
    """Whether the added tile can lie in this direction from the arrow tile."""
    town = int(s.unit_place[code // UNITS, code % UNITS])
    if is_take_over(form):
        return is_free_cell(s, book, second_cell(s, town, direction))
    beside = int(s.unit_place[clan, unit_of(form)])
    return is_free_after(s, book, second_cell(s, beside, direction), town, tile_of(form))


@apart
def convert(s, book, clan, code, form, direction):
    """A flag changes sides; the other clan may be asked to rescue goods (FIN-121)."""
    victim, unit = code // UNITS, code % UNITS
    town = int(s.unit_place[victim, unit])
    s.victim = victim
    s.spirit[clan] -= book.spirit_cost
    s.spirit[victim] += book.spirit_comfort
    s.deeds[clan] |= PEOPLE_CONVERTED
    if is_take_over(form):
        take_over(s, book, clan, unit, town, form, direction)
    else:
        pay_for_gain(s, book, clan, town, form)
        lose_flag(s, victim, unit, town, tile_of(form))
        gain_flag(s, clan, form, direction)
        refresh_map(s, book)
    if part_of(s, town, victim) != NOTHING:
        s.converted[victim] |= 1 << town
    begin_rescue(s, book)


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
