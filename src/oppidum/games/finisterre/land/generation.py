"""Coincidences: where a new square and an older one show the same, goods appear (FIN-051 … FIN-059)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.book import LOTS
from oppidum.games.finisterre.goods.ground import left_in_supply, put_on_ground
from oppidum.games.finisterre.goods.resources import CROP, CUBES, FISH, GAME, GOLD, IRON, LIVESTOCK, WOOD
from oppidum.games.finisterre.land.grid import comarca_at, neighbour
from oppidum.games.finisterre.land.landscape import CROP_FIELD, FARM, FOREST, GOLD_MOUNTAIN, MOUNTAIN
from oppidum.games.finisterre.land.placement import cell_of_b
from oppidum.games.finisterre.land.sides import RIVER, ROAD
from oppidum.games.finisterre.specialists.crafts import more_of
from oppidum.games.finisterre.state import CROP_MARKS, FINDS, NOTHING, TOWNS

FISH_BIT = 10  # of what a side has generated; two bits for each feature come before it
ANIMALS = 3


@apart
def generate(s, book, anchor, good, value, count):
    """Goods appear on the ground, as far as supply reaches; the placer may find one of them."""
    count = min(count, left_in_supply(s, book, good))
    if count <= 0:
        return
    if good < CUBES:
        s.supply[good] -= count
    put_on_ground(s, anchor, good, value, count)
    note_find(s, anchor, good, value, count)


@rule
def note_find(s, anchor, good, value, count):
    """What has appeared may be found (FIN-060)."""
    for find in range(s.finds):
        if s.find[find] == 8 * good + value and s.find_anchor[find] == anchor:
            s.find_count[find] += count
            return
    if s.finds < FINDS:
        s.find[s.finds] = 8 * good + value
        s.find_anchor[s.finds] = anchor
        s.find_count[s.finds] = count
        s.finds += 1


@rule
def market_most(book, good):
    """The cubes, or the value of food, that the market holds at most."""
    return LOTS * (book.lot[good] if good < CUBES else book.food_group)


@rule
def to_market(s, book, good, value):
    """One cube or die for the market, if supply has one; what is too much there stays in supply."""
    if left_in_supply(s, book, good) > 0:
        if good < CUBES:
            if int(s.market[good]) < market_most(book, good):
                s.supply[good] -= 1
                s.market[good] += 1
        else:
            s.market[good] = min(int(s.market[good]) + value, market_most(book, good))


@rule
def made_before(s, book, plot, near, side, bit):
    """Whether this side has generated this already; from now on it has (FIN-023)."""
    holder, which = (plot, side) if side < 2 else (near, side - 2)
    known = int(s.plot_made[holder, which])
    s.plot_made[holder, which] = known | 1 << bit
    if known >> bit & 1:
        return True
    s.finds_left = s.finds_left + 1 if book.discovery_each else 1
    return False


@apart
def coincide(s, book, plot, near, side, half, mine, theirs):
    """All that a pair of touching parts has in common: corner `mine` of the new square, `theirs` of the older one."""
    face, other = int(s.plot_face[plot]), int(s.plot_face[near])
    common = int(book.features[face, mine]) & int(book.features[other, theirs])
    anchor = 4 * int(s.plot_cell[plot]) + mine
    if common & FOREST and not made_before(s, book, plot, near, side, half):
        grow_forest(s, book, face, other, anchor)
    if common & MOUNTAIN and not made_before(s, book, plot, near, side, 2 + half):
        dig_iron(s, book, anchor)
    if common & GOLD_MOUNTAIN and not made_before(s, book, plot, near, side, 4 + half):
        nuggets = int(book.nuggets[face, mine]) + int(book.nuggets[other, theirs])
        generate(s, book, anchor, GOLD, 1, nuggets + more_of(s, book, s.playing, GOLD))
    if common & CROP_FIELD and not made_before(s, book, plot, near, side, 6 + half):
        sow_crop(s, book, anchor)
    if common & FARM and not made_before(s, book, plot, near, side, 8 + half):
        raise_livestock(s, book, face, other, anchor)


@rule
def veins_in(s, comarca):
    """The rich veins of a comarca (FIN-073)."""
    veins = 0
    for mark in range(s.vein_marks):
        veins += comarca_at(s, int(s.vein_mark[mark])) == comarca
    return veins


@rule
def grow_forest(s, book, face, other, anchor):
    """Wood for as many as play, and a die for every animal of both squares (FIN-051, FIN-052)."""
    veins = veins_in(s, comarca_at(s, anchor)) if book.vein_of_wood else 0
    generate(s, book, anchor, WOOD, 1, s.players + book.forest_wood + veins + more_of(s, book, s.playing, WOOD))
    best, lowest = 0, 0
    for animal in range(ANIMALS - 1, -1, -1):
        count = int(book.wild[face >> 2, animal]) + int(book.wild[other >> 2, animal])
        generate(s, book, anchor, GAME, book.animals[0, animal], count)
        if count > 0:
            best = max(best, book.animals[0, animal])
            lowest = book.animals[0, animal]
    to_market(s, book, WOOD, 1)
    if best > 0:
        generate(s, book, anchor, GAME, lowest, more_of(s, book, s.playing, GAME))
        to_market(s, book, GAME, best)


@rule
def settlements_in(s, comarca):
    """The settlements of all clans in a comarca, a city counted once."""
    count = 0
    for town in range(TOWNS):
        count += s.town_flags[town, 0] > 0 and comarca_at(s, int(s.town_anchor[town])) == comarca
    return count


@rule
def dig_iron(s, book, anchor):
    """Two iron, one more for each settlement there and for each rich vein (FIN-053)."""
    comarca = comarca_at(s, anchor)
    veins = 0 if book.vein_of_wood else veins_in(s, comarca)
    more = more_of(s, book, s.playing, IRON)
    generate(s, book, anchor, IRON, 1, book.iron_base + settlements_in(s, comarca) + veins + more)
    to_market(s, book, IRON, 1)


@rule
def sow_crop(s, book, anchor):
    """A crop die of this season's value for each player and one more; the place is remembered (FIN-055, FIN-071)."""
    dice = s.players + book.crop_dice + more_of(s, book, s.playing, CROP)
    generate(s, book, anchor, CROP, s.crop_value, dice)
    to_market(s, book, CROP, s.crop_value)
    if s.crop_marks < CROP_MARKS:
        s.crop_mark[s.crop_marks] = anchor
        s.crop_marks += 1


@rule
def raise_livestock(s, book, face, other, anchor):
    """A die for every animal of both farms, and offspring of the best species that both have (FIN-056, FIN-057)."""
    best, shared, lowest = 0, 0, 0
    for animal in range(ANIMALS - 1, -1, -1):
        here, there = int(book.farm[face >> 2, animal]), int(book.farm[other >> 2, animal])
        value = book.animals[1, animal]
        generate(s, book, anchor, LIVESTOCK, value, here + there)
        if here + there > 0:
            best = max(best, value)
            lowest = value
        if here > 0 and there > 0:
            shared = max(shared, value)
    if shared > 0:
        generate(s, book, anchor, LIVESTOCK, max(shared - 1, 1), 1)
        lowest = min(lowest, max(shared - 1, 1))
    generate(s, book, anchor, LIVESTOCK, lowest, more_of(s, book, s.playing, LIVESTOCK))
    to_market(s, book, LIVESTOCK, best)


@rule
def fish_at(s, book, plot, near, side):
    """The fish where two rivers meet, with those of the placer's cards; 0 if not both show fish or did this before."""
    here, there = int(book.fish[s.plot_face[plot] >> 2]), int(book.fish[s.plot_face[near] >> 2])
    if here == 0 or there == 0 or made_before(s, book, plot, near, side, FISH_BIT):
        return 0
    return here + there + more_of(s, book, s.playing, FISH)


@rule
def share_fish(s, book, plot, side, fish, odd_half):
    """Half of the fish for each bank, an odd one where the placer says; a short supply serves the first bank."""
    anchor = 4 * int(s.plot_cell[plot])
    first, second = anchor + ((side + 3) & 3), anchor + side
    generate(s, book, first, FISH, book.fish_value, fish // 2 + (odd_half == 0) * (fish & 1))
    generate(s, book, second, FISH, book.fish_value, fish // 2 + (odd_half == 1) * (fish & 1))
    to_market(s, book, FISH, book.fish_value)


@rule
def look_across(s, book, side):
    """The coincidences at one side of the card, without fish: 4 * half + direction."""
    plot, near = sides_plots(s, side)
    way = side & 3
    if near != NOTHING:
        face = int(s.plot_face[plot])
        edge = int(book.edge[face, way])
        flip = 1 if way >= 2 else 0  # halves of a side are counted from the west, or from the north
        if edge == RIVER:
            coincide(s, book, plot, near, way, flip, (way + 3) & 3, (way + 2) & 3)
            coincide(s, book, plot, near, way, 1 - flip, way, (way + 1) & 3)
        elif not book.match_joined_only or (
            edge == ROAD and int(book.edge[int(s.plot_face[near]), (way + 2) & 3]) == ROAD
        ):
            coincide(s, book, plot, near, way, 0, way, (way + 2) & 3)


@rule
def sides_plots(s, side):
    """The plots on both sides: of the card in play, and of an older square or NOTHING."""
    cell = s.cell if side < 4 else cell_of_b(s.cell, s.facing)
    plot = int(s.plot_at[cell]) - 1
    beside = neighbour(cell, side & 3)
    near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
    if near >= 0 and (s.plot_face[near] < 0 or s.plot_face[near] >> 3 == s.card):
        near = NOTHING
    return plot, near


@apart
def next_odd_fish(s, book):
    """Go on with the sides of the card until an odd fish wants a bank; False when all sides are done (FIN-059)."""
    while s.side < 8:
        side = s.side
        s.side += 1
        look_across(s, book, side)
        plot, near = sides_plots(s, side)
        if near != NOTHING and book.edge[s.plot_face[plot], side & 3] == RIVER:
            fish = fish_at(s, book, plot, near, side & 3)
            if fish & 1:
                s.odd_bank = side
                s.odd_fish = fish
                return True
            if fish > 0:
                share_fish(s, book, plot, side & 3, fish, 0)
    return False


@apart
def choose_bank(s, book, half):
    """The odd fish swims to this bank."""
    plot, _ = sides_plots(s, s.odd_bank)
    share_fish(s, book, plot, s.odd_bank & 3, s.odd_fish, half)
    s.odd_bank = NOTHING
    s.odd_fish = 0
