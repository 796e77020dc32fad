"""Goods on the ground and in supply: piles, oldest first, each of one good and value at one anchor."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.goods.resources import CUBES, GOLD, GOODS
from oppidum.games.finisterre.land.grid import comarca_at
from oppidum.games.finisterre.state import DOLMENS, ITEMS, NOTHING, PILES, SLOTS, STORES

PILE_MOST = 100  # cubes or dice in one pile
MARKET_DIE = 5  # food value in the market that counts as a die


@rule
def is_pile_of(s, pile, good, value):
    """Whether a pile holds this, and has room for as much again."""
    return s.pile_good[pile] == good and s.pile_value[pile] == value and s.pile_count[pile] < PILE_MOST


@rule
def find_pile(s, anchor, good, value):
    """The pile that gets new goods: at that anchor, else a new one, else any other of its kind, else NOTHING."""
    for pile in range(s.piles):
        if s.pile_anchor[pile] == anchor and is_pile_of(s, pile, good, value):
            return pile
    if s.piles < PILES:
        s.piles += 1
        s.pile_good[s.piles - 1] = good
        s.pile_value[s.piles - 1] = value
        s.pile_count[s.piles - 1] = 0
        s.pile_anchor[s.piles - 1] = anchor
        return s.piles - 1
    for pile in range(s.piles):
        if is_pile_of(s, pile, good, value):
            return pile
    return NOTHING


@apart
def put_on_ground(s, anchor, good, value, count):
    """Cubes, or dice of one value, come to the ground; without any place they go back to supply."""
    while count > 0:
        pile = find_pile(s, anchor, good, value)
        if pile == NOTHING:
            give_back(s, good, count)
            return
        number = min(count, PILE_MOST - int(s.pile_count[pile]))
        s.pile_count[pile] += number
        count -= number


@rule
def put_total_on_ground(s, book, anchor, good, total):
    """All that a store held of a good comes to the ground: cubes, or food as sixes and a rest (chapter Stores)."""
    if good < CUBES:
        put_on_ground(s, anchor, good, 1, total)
        return
    put_on_ground(s, anchor, good, book.die_most, total // book.die_most)
    if total % book.die_most > 0:
        put_on_ground(s, anchor, good, total % book.die_most, 1)


@rule
def remove_pile(s, pile):
    """An empty pile is forgotten; the others keep their order."""
    s.piles -= 1
    for later in range(pile, s.piles):
        s.pile_good[later] = s.pile_good[later + 1]
        s.pile_value[later] = s.pile_value[later + 1]
        s.pile_count[later] = s.pile_count[later + 1]
        s.pile_anchor[later] = s.pile_anchor[later + 1]
    s.pile_good[s.piles] = 0
    s.pile_value[s.piles] = 0
    s.pile_count[s.piles] = 0
    s.pile_anchor[s.piles] = 0


@rule
def goods_on_ground(s, comarca):
    """What lies in a comarca, as a set: bit 8 * good + value."""
    goods = 0
    for pile in range(s.piles):
        if comarca_at(s, int(s.pile_anchor[pile])) == comarca:
            goods |= 1 << (8 * int(s.pile_good[pile]) + int(s.pile_value[pile]))
    return goods


@rule
def count_on_ground(s, comarca, good, value):
    """How many cubes, or dice of this value, lie in a comarca."""
    count = 0
    for pile in range(s.piles):
        if s.pile_good[pile] == good and s.pile_value[pile] == value:
            if comarca_at(s, int(s.pile_anchor[pile])) == comarca:
                count += int(s.pile_count[pile])
    return count


@rule
def value_on_ground(s, comarca, good):
    """The cubes, or the value of all dice, of a good in a comarca."""
    total = 0
    for pile in range(s.piles):
        if s.pile_good[pile] == good and comarca_at(s, int(s.pile_anchor[pile])) == comarca:
            total += int(s.pile_value[pile]) * int(s.pile_count[pile])
    return total


@rule
def oldest_pile(s, comarca, good, value):
    """The oldest pile of a comarca that holds this, or NOTHING."""
    for pile in range(s.piles):
        if s.pile_good[pile] == good and s.pile_value[pile] == value:
            if comarca_at(s, int(s.pile_anchor[pile])) == comarca:
                return pile
    return NOTHING


@rule
def pile_at(s, anchor, good, value):
    """The pile at an anchor that holds this, or NOTHING."""
    for pile in range(s.piles):
        if s.pile_anchor[pile] == anchor and s.pile_good[pile] == good and s.pile_value[pile] == value:
            return pile
    return NOTHING


@rule
def take_from_pile(s, pile, count):
    """Some of a pile are taken; an empty pile goes."""
    s.pile_count[pile] -= count
    if s.pile_count[pile] == 0:
        remove_pile(s, pile)


@apart
def take_from_ground(s, comarca, good, value):
    """One cube or die is taken from the oldest pile of a comarca; whether there was one."""
    pile = oldest_pile(s, comarca, good, value)
    if pile == NOTHING:
        return False
    take_from_pile(s, pile, 1)
    return True


@rule
def ground_total(s, good):
    """The cubes, or dice, of a good on the ground of all comarcas."""
    count = 0
    for pile in range(s.piles):
        if s.pile_good[pile] == good:
            count += int(s.pile_count[pile])
    return count


@rule
def on_cards(s, good):
    """The cubes, or dice, of a good that lie on specialists."""
    count = 0
    for clan in range(s.players):
        for slot in range(SLOTS):
            for item in range(ITEMS):
                count += s.slot_good[clan, slot, item] == good
    return count


@apart
def dice_out(s, book, good):
    """The dice of a kind of food out of supply: on the ground, on cards, in stores, in the market (chapter The box)."""
    dice = ground_total(s, good) + on_cards(s, good) + (int(s.market[good]) + MARKET_DIE - 1) // MARKET_DIE
    for clan in range(s.players):
        for store in range(STORES):
            dice += (int(s.store[clan, store, good]) + book.die_most - 1) // book.die_most
    return dice


@rule
def left_in_supply(s, book, good):
    """The cubes or dice of a good that may still be generated (FIN-008)."""
    if good < CUBES:
        return int(s.supply[good])
    return max(book.dice[good] - dice_out(s, book, good), 0)


@rule
def take_cubes(s, good, count):
    """Cubes from supply, as many as are there; how many (FIN-184)."""
    count = min(count, int(s.supply[good]))
    s.supply[good] -= count
    return count


@rule
def give_back(s, good, count):
    """Cubes go back to supply; dice are counted by what is out."""
    if good < CUBES:
        s.supply[good] += count


@rule
def cubes_out(s, good):
    """The cubes of a good on the ground, on cards, in stores, in the market and on dolmens, for a recount (FIN-161)."""
    count = ground_total(s, good) + on_cards(s, good) + int(s.market[good])
    if good == GOLD:
        for dolmen in range(DOLMENS):
            count += int(s.dolmen_gold[dolmen])
    for clan in range(s.players):
        for store in range(STORES):
            count += int(s.store[clan, store, good])
    return count


@rule
def foods_on_ground(s, comarca):
    """The value of all food that lies in a comarca."""
    total = 0
    for good in range(CUBES, GOODS):
        total += value_on_ground(s, comarca, good)
    return total
