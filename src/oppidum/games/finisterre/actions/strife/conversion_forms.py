"""The forms of a conversion and its cases: only the first possible case may be chosen from (chapter Conversion).

A form names the tile that loses a flag and the own unit that gains one, or the tile that is taken over (moves.FORM).
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions.building.building import growing_tile, has_second_cell, has_tile, second_cell
from oppidum.games.finisterre.book import ANNEX_LARGE, ANNEX_SMALL
from oppidum.games.finisterre.clans.units import LARGE, PART, SMALL, is_closed, units_of
from oppidum.games.finisterre.goods.payment import FOUNDING, can_pay, pay
from oppidum.games.finisterre.land.map_refresh import is_free_cell
from oppidum.games.finisterre.state import NOTHING

# The converter gains a flag in the same comarca; it had none there and takes over a tile; it gains one elsewhere.
HERE, OVER, ELSEWHERE, NO_CASE = range(4)


@rule
def is_take_over(form):
    """Whether a tile is exchanged, or a mixed city made."""
    return form >= moves.TAKE_OVER


@rule
def tile_of(form):
    """The tile of the converted part."""
    return form - moves.TAKE_OVER if is_take_over(form) else form // moves.TILE_FORM


@rule
def unit_of(form):
    """The own unit that gains a flag."""
    return form % moves.TILE_FORM // 2


@rule
def adds_tile(form):
    """Whether that unit gains a tile, not a larger one."""
    return form % 2 == 1


@rule
def is_large_alone(s, town):
    """Whether a settlement is one large tile."""
    return not is_closed(s, town) and s.town_flags[town, 0] == LARGE


@rule
def stays_closed(s, city, town, tile):
    """Whether a city is closed when a tile of a town has lost a flag (FIN-182)."""
    return is_closed(s, city) and (city != town or s.town_flags[town, tile] == LARGE)


@rule
def is_free_after(s, book, cell, town, tile):
    """Whether a cell is free when a tile of a town has lost a flag: a small one leaves the second or only cell."""
    if is_free_cell(s, book, cell):
        return True
    left = int(s.town_cell[town, 1 if is_closed(s, town) else 0])
    return cell >= 0 and cell == left and s.town_flags[town, tile] == SMALL


@rule
def can_pay_group(s, book, clan, group, comarca, road, here):
    """Whether a clan can pay for one tile of a closed city; a nomad also from its caravan."""
    return can_pay(s, book, clan, group, NOTHING, NOTHING, comarca, road, here, FOUNDING)


@rule
def pay_group(s, book, clan, group, comarca, road, here):
    """One tile of a closed city is paid."""
    pay(s, book, clan, group, NOTHING, NOTHING, comarca, road, here, FOUNDING)


@rule
def can_flip(s, book, clan, unit, town, tile):
    """Whether a small tile of an own unit can become large; only a city that stays closed costs (FIN-121, FIN-182)."""
    own = int(s.unit_place[clan, unit])
    if growing_tile(s, clan, own) == NOTHING:
        return False
    if not stays_closed(s, own, town, tile):
        return True
    return can_pay_group(s, book, clan, ANNEX_LARGE, int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit]), unit)


@rule
def can_add(s, book, clan, unit, town, tile):
    """Whether an own unit of one tile can get another one beside it (FIN-121)."""
    own = int(s.unit_place[clan, unit])
    if stays_closed(s, own, town, tile) or not has_tile(s, book, clan):
        return False
    if not can_pay_group(s, book, clan, ANNEX_SMALL, int(s.unit_com[clan, unit]), int(s.unit_road[clan, unit]), unit):
        return False
    for direction in range(4):
        if is_free_after(s, book, second_cell(s, own, direction), town, tile):
            return True
    return False


@rule
def can_take_over(s, book, clan, victim, unit, town, tile):
    """Whether a tile can be taken over: a small one, or a large one that is alone and has a free cell (FIN-122)."""
    if not has_tile(s, book, clan):
        return False
    if s.town_flags[town, tile] == LARGE and (is_closed(s, town) or not has_second_cell(s, book, town)):
        return False
    if not is_closed(s, town) and s.town_flags[town, tile] == SMALL:
        return True
    comarca, road = int(s.unit_com[victim, unit]), int(s.unit_road[victim, unit])
    return can_pay_group(s, book, clan, ANNEX_SMALL, comarca, road, NOTHING)


@rule
def is_form(s, book, clan, victim, unit, case, form):
    """Whether a flag of a part can change sides in a form of this case."""
    town, tile, comarca = int(s.unit_place[victim, unit]), tile_of(form), int(s.unit_com[victim, unit])
    if tile > 1 or s.town_flags[town, tile] == 0 or s.town_clan[town, tile] != victim:
        return False
    if is_take_over(form) or case == OVER:
        settled = s.com_flags[comarca, clan] > 0
        return (
            is_take_over(form)
            and case == OVER
            and not settled
            and can_take_over(s, book, clan, victim, unit, town, tile)
        )
    own = unit_of(form)
    if own >= units_of(s, clan) or s.unit_kind[clan, own] != PART:
        return False
    if (case == HERE) != (s.unit_com[clan, own] == comarca):
        return False
    if adds_tile(form):
        return case == HERE and can_add(s, book, clan, own, town, tile)
    return case != NO_CASE and can_flip(s, book, clan, own, town, tile)


@apart
def first_case(s, book, clan, victim, unit):
    """The first case in which a flag of a part can change sides in any form, or NO_CASE."""
    for case in range(NO_CASE):
        for form in range(moves.FORMS):
            if is_form(s, book, clan, victim, unit, case, form):
                return case
    return NO_CASE
