"""The market: its lots of wood and of iron, its groups of food, and their prices (FIN-126, FIN-128, FIN-129)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.book import LOTS
from oppidum.games.finisterre.goods.resources import CROP, CUBES, GOLD, GOODS
from oppidum.games.finisterre.land.generation import market_most
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import count_active
from oppidum.games.finisterre.state import CARAVAN, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, LOT_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


FOOD_LOT = 2  # behind the lots of wood and iron


@rule
def total_held(s, clan, good):
    """What a clan has of a good in all its units together, wherever they are, and in its caravan (FIN-178)."""
    total = 0
    for store in range(CARAVAN + 1):
        total += int(s.store[clan, store, good])
    return total


@rule
def take_anywhere(s, clan, good, amount):
    """Goods leave the units of a clan, the lowest number first, then its caravan."""
    for store in range(CARAVAN + 1):
        part = min(amount, int(s.store[clan, store, good]))
        s.store[clan, store, good] -= part
        amount -= part


@rule
def total_food(s, clan):
    """The value of all food that a clan has."""
    total = 0
    for good in range(CROP, GOODS):
        total += total_held(s, clan, good)
    return total


@rule
def in_group(s, book, good, group):
    """What the group of food with this number, counted from 0, holds of a kind."""
    return min(max(int(s.market[good]) - book.food_group * group, 0), book.food_group)


@rule
def in_lot(s, book, lot, number):
    """What a lot of wood or iron with this number, counted from 0, holds."""
    return min(max(int(s.market[lot]) - book.lot[lot] * number, 0), book.lot[lot])


@rule
def is_complete(s, book, group):
    """Whether a group of food can be sold (FIN-126)."""
    value = 0
    for good in range(CROP, GOODS):
        value += in_group(s, book, good, group)
    return value >= book.food_lot


@rule
def group_to_buy(s, book):
    """The highest complete group of food, or NOTHING (FIN-126, FIN-129)."""
    for group in range(LOTS - 1, -1, -1):
        if is_complete(s, book, group):
            return group
    return -1


@rule
def lot_to_buy(s, book, lot):
    """The number of the lot that is sold next, counted from 0, or NOTHING without a full one (FIN-129)."""
    if lot == FOOD_LOT:
        return group_to_buy(s, book)
    return min(int(s.market[lot]) // book.lot[lot], LOTS) - 1


@rule
def price_to_buy(s, book, lot):
    """The coins for the next lot of wood, iron or food on the market's own list; only if there is one."""
    number = lot_to_buy(s, book, lot)
    return book.food_price[number] if lot == FOOD_LOT else book.lot_price[lot, number]


@rule
def cost_to(s, book, clan, lot):
    """What a clan pays for it: traders pay a coin less (FIN-128)."""
    return max(price_to_buy(s, book, lot) - count_active(s, book, clan, powers.TRADER), 0)


@rule
def gain_to(s, book, clan, price):
    """What a clan gets for a sale at a price: traders get a coin more (FIN-128)."""
    return price + count_active(s, book, clan, powers.TRADER)


@rule
def market_room(s, book, good):
    """What the market can still take of a good; never gold."""
    return max(market_most(book, good) - int(s.market[good]), 0) if good != GOLD else 0


@rule
def bring_to_market(s, book, good, amount):
    """Goods come to the market; cubes without room go to the supply, food without room is forgotten (FIN-183)."""
    part = min(amount, market_room(s, book, good))
    s.market[good] += part
    if good < CUBES:
        s.supply[good] += amount - part


def need_gold(s: Position, rule: str, need: int) -> None:
    """Gold is missing altogether."""
    have = sum(int(s.store[s.playing, store, GOLD]) for store in range(CARAVAN + 1))
    if have < need:
        message = f"that takes {need} gold; you have {have}"
        raise Refusal(rule, message, reason="not-enough-gold", have=have, need=need)


def goods_of_lot(game: Finisterre, s: Position, lot: int) -> Json:
    """The goods of a lot: food comes as the group that is for sale."""
    if lot != FOOD_LOT:
        return {LOT_NAMES[lot]: int(game.book.lot[lot])}
    book = game.book.row
    group = int(group_to_buy(s.row, book))
    return {GOOD_NAMES[good]: int(in_group(s.row, book, good, group)) for good in range(CROP, GOODS)}
