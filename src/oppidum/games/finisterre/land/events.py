"""Events on cards: the seasons, plagues, fire, rich veins, robbery, fertility and floods."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.units import BOAT, remove_unit, units_of
from oppidum.games.finisterre.goods.ground import (
    count_on_ground,
    give_back,
    left_in_supply,
    put_on_ground,
    take_from_ground,
)
from oppidum.games.finisterre.goods.resources import CROP, FISH, GAME, GOODS, LIVESTOCK, WOOD
from oppidum.games.finisterre.goods.stores import take_from_store
from oppidum.games.finisterre.happenings import (
    APPEARED,
    BURNT,
    GROWN,
    NOBODY,
    PLAGUED,
    ROBBED,
    SEASON,
    SUNK,
    VEINED,
)
from oppidum.games.finisterre.land.grid import comarca_at, neighbour
from oppidum.games.finisterre.land.landscape import (
    BARE,
    CROP_PLAGUE,
    FERTILITY,
    FIRE,
    FLOOD,
    GAME_PLAGUE,
    LIVESTOCK_PLAGUE,
    ROBBERY,
    SUMMER,
    VEIN,
    WINTER,
)
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.land.placement import cell_of_b, wet
from oppidum.games.finisterre.land.sides import RIVER
from oppidum.games.finisterre.specialists.illness import spread_illness
from oppidum.games.finisterre.state import NOTHING, VEIN_MARKS

A_QUARTER = 4  # one coin in so many


@apart
def happen(s, book, notes):
    """The event of the card in play, before anything is generated (FIN-062)."""
    event = book.event[s.card]
    anchor = event_anchor(s, book)
    comarca = comarca_at(s, anchor)
    if event in (SUMMER, WINTER):
        pass_seasons(s, book, event, notes)
    elif event == CROP_PLAGUE:
        plague(s, book, CROP, comarca, notes)
    elif event == LIVESTOCK_PLAGUE:
        plague(s, book, LIVESTOCK, comarca, notes)
    elif event == GAME_PLAGUE:
        plague(s, book, GAME, comarca, notes)
    elif event == FIRE:
        burn(s, comarca, notes)
    elif event == VEIN and s.vein_marks < VEIN_MARKS:
        s.vein_mark[s.vein_marks] = anchor
        s.vein_marks += 1
        tell(notes, NOBODY, 1, VEINED, comarca)
    elif event == ROBBERY:
        rob(s, comarca, notes)
    elif event == FERTILITY:
        sprout(s, book, comarca, notes)
    elif event == FLOOD:
        flood(s, book, int(s.plot_at[anchor >> 2]) - 1, notes)


@rule
def event_anchor(s, book):
    """The part of the card in play that its event names."""
    cell = s.cell if book.event_half[s.card] == 0 else cell_of_b(s.cell, s.facing)
    return 4 * cell + ((int(book.event_corner[s.card]) + s.facing) & 3)


@rule
def pass_seasons(s, book, event, notes):
    """Half a year after the other season, a whole one after the same; crops change, food grows (FIN-063 … FIN-065)."""
    summer = event == SUMMER
    before = s.year
    s.year += 1 if (s.year & 1 == 1) != summer else 2
    s.seasons += s.year - before
    s.crop_value = min(max(s.crop_value + (1 if summer else -1), book.crop_least), book.crop_most)
    tell(notes, NOBODY, s.crop_value, SEASON, s.year)
    for half_year in range(before + 1, s.year + 1):
        if half_year & 1 == 0:
            more = book.growth[(half_year // 2 - 1) % book.growth_years]
            grow(s, book, GAME, more, notes)
            grow(s, book, LIVESTOCK, more, notes)
    if book.fish_by_half_year:
        grow(s, book, FISH, s.year - before, notes)
    elif not summer:
        grow(s, book, FISH, book.fish_growth[(s.year // 2 - 1) % book.fish_years], notes)


@rule
def grow(s, book, good, more, notes):
    """Food on the ground is worth more, never more than a die can show."""
    grows = False
    for pile in range(s.piles):
        if s.pile_good[pile] == good:
            grows |= s.pile_value[pile] < book.die_most
            s.pile_value[pile] = min(int(s.pile_value[pile]) + more, book.die_most)
    if grows:
        tell(notes, NOBODY, more, GROWN, good)


@apart
def plague(s, book, good, comarca, notes):
    """Of the dice on the ground only half stay, the highest (FIN-066); then specialists fall ill."""
    dice = 0
    for value in range(1, book.die_most + 1):
        dice += count_on_ground(s, comarca, good, value)
    lost = dice - dice // 2
    tell(notes, NOBODY, lost, PLAGUED, 8 * comarca + good)
    for value in range(1, book.die_most + 1):
        while lost > 0 and take_from_ground(s, comarca, good, value):
            lost -= 1
    spread_illness(s, book, good, comarca, notes)


@apart
def burn(s, comarca, notes):
    """Half of the wood on the ground burns in winter; in summer all of it, and half of what is stored (FIN-069)."""
    wood = count_on_ground(s, comarca, WOOD, 1)
    burnt = wood if s.year & 1 else wood // 2
    for _ in range(burnt):
        take_from_ground(s, comarca, WOOD, 1)
    give_back(s, WOOD, burnt)
    tell(notes, NOBODY, burnt, BURNT, comarca)
    if s.year & 1:
        for clan in range(s.players):
            burnt = burn_stores(s, clan, comarca)
            give_back(s, WOOD, burnt)
            tell(notes, clan, burnt, BURNT, comarca)


@rule
def burn_stores(s, clan, comarca):
    """Half of the wood in a clan's units of a comarca burns, the lowest units first; how much."""
    wood = 0
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca:
            wood += int(s.store[clan, unit, WOOD])
    burnt = 0
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca:
            burnt += take_from_store(s, clan, unit, WOOD, wood // 2 - burnt)
    return burnt


@rule
def rob(s, comarca, notes):
    """Every clan with flags there loses a quarter of its coins (FIN-070)."""
    for clan in range(s.players):
        if s.com_flags[comarca, clan] > 0:
            robbed = s.coins[clan] // A_QUARTER
            s.coins[clan] -= robbed
            tell(notes, clan, robbed, ROBBED, comarca)


@rule
def sprout(s, book, comarca, notes):
    """A crop die for every earlier crop coincidence of the comarca (FIN-071)."""
    for mark in range(s.crop_marks):
        anchor = int(s.crop_mark[mark])
        if comarca_at(s, anchor) == comarca and left_in_supply(s, book, CROP) > 0:
            put_on_ground(s, anchor, CROP, s.crop_value, 1)
            tell(notes, NOBODY, s.crop_value, APPEARED, 8 * comarca + CROP)


@rule
def is_junction(book, face):
    """Whether three rivers meet in a square."""
    edges, count = wet(book, face), 0
    for side in range(4):
        count += edges >> side & 1
    return count == 3


@apart
def flood(s, book, start, notes):
    """All boats at docks of the river between two junctions are lost with their cargo (FIN-072)."""
    end = 1
    s.queue[0] = start
    s.mark[start, 0] = 1
    begin = 0
    while begin < end:
        plot = int(s.queue[begin])
        begin += 1
        if begin == 1 or book.flood_network or not is_junction(book, int(s.plot_face[plot])):
            end = flow_on(s, book, plot, end)
    for clan in range(s.players):
        for unit in range(units_of(s, clan) - 1, -1, -1):
            if s.unit_kind[clan, unit] == BOAT:
                dock = int(s.plot_at[int(s.unit_anchor[clan, unit]) >> 2]) - 1
                if s.mark[dock, 0]:
                    sink_boat(s, clan, unit)
                    tell(notes, clan, 1, SUNK, 0)
    for step in range(end):
        s.mark[int(s.queue[step]), 0] = 0
        s.queue[step] = 0
    refresh_map(s, book)


@rule
def flow_on(s, book, plot, end):
    """To the river squares beside this one that were not reached yet."""
    face = int(s.plot_face[plot])
    for side in range(4):
        if book.edge[face, side] == RIVER:
            beside = neighbour(int(s.plot_cell[plot]), side)
            near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
            if near >= 0 and s.plot_face[near] >= 0 and not s.mark[near, 0]:
                s.mark[near, 0] = 1
                s.queue[end] = near
                end += 1
    return end


@rule
def sink_boat(s, clan, unit):
    """A boat is lost, its cargo goes to supply."""
    for good in range(GOODS):
        give_back(s, good, int(s.store[clan, unit, good]))
    s.plot_face[int(s.plot_at[int(s.unit_place[clan, unit])]) - 1] = BARE
    remove_unit(s, clan, unit)
