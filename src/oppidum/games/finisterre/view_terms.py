"""What choices cost and bring, in words: prices of buildings, the terms of the mint, the price of food."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.patch import Json
from oppidum.games.finisterre.book import (
    ANNEX_LARGE,
    GROWTH,
    LARGE_VILLAGE,
    NEW_BOAT,
    NEW_CART,
    SMALL_VILLAGE,
)
from oppidum.games.finisterre.building import group_price, village_price
from oppidum.games.finisterre.feasts import food_for
from oppidum.games.finisterre.minting import melt_points, melt_price, mint_gain
from oppidum.games.finisterre.offerings import gold_to_offer
from oppidum.games.finisterre.spelling import GOOD_NAMES
from oppidum.games.finisterre.state import (
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    COINS,
    CROP,
    CUBES,
    GROW,
    MINT,
    NOTHING,
    UNITS,
    Position,
)
from oppidum.games.finisterre.trading import gain_to, price_of_food
from oppidum.games.finisterre.view_kit import show_cost

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

THINGS = {  # what is built by kinds of actions that have one price
    BUILD_SMALL: SMALL_VILLAGE,
    BUILD_LARGE: LARGE_VILLAGE,
    GROW: GROWTH,
    BUILD_BOAT: NEW_BOAT,
    BUILD_CART: NEW_CART,
}


def food_asked(s: Position) -> int:
    """The kind of food of which the sale asks how much: `target` is the last step that was answered."""
    return int(CROP + s.target - NOTHING)


def food_price(game: Finisterre, s: Position, amount: int) -> int:
    """What the sale brings if it ends with so much of the kind that is asked for."""
    then = s.copy()
    then.amounts[food_asked(s)] = amount
    return int(gain_to(then.row, game.book.row, s.playing, price_of_food(then.row, game.book.row)))


def mint_terms(game: Finisterre, s: Position, gold: int) -> Json:
    """What minting or melting so much gold costs and brings (FIN-132)."""
    book, fuel = game.book.row, {GOOD_NAMES[game.book.fuel]: 1}
    if s.kind == MINT:
        return {"cost": {**fuel, "gold": gold}, "gain": {"coins": int(mint_gain(s.row, book, s.playing, gold))}}
    points = int(melt_points(s.row, book, s.playing, gold))
    gain = {"gold": gold, "star": points} if points else {"gold": gold}
    return {"cost": {**fuel, "coins": int(melt_price(s.row, book, s.playing, gold))}, "gain": gain}


def sum_of_prices(game: Finisterre, *things: int) -> Json:
    """Rows of the price list together."""
    rows = [game.book.cost[thing].tolist() for thing in things]
    return show_cost([sum(row[column] for row in rows) for column in range(COINS + 1)])


def annex_cost(game: Finisterre, s: Position, code: int, flags: int) -> Json:
    """What a second tile costs: the tile, and a group for each own one of both (FIN-095, FIN-098)."""
    clan, unit = divmod(code, UNITS)
    groups = [int(group_price(flags))]
    if clan == s.playing:
        groups.append(int(group_price(int(s.town_flags[int(s.unit_place[clan, unit]), 0]))))
    return sum_of_prices(game, int(village_price(flags)), *groups)


def consent_terms(game: Finisterre, s: Position, clan: int, unit: int) -> Json:
    """What consent costs the owner of a village, and what it brings (FIN-098)."""
    flags = int(s.town_flags[int(s.unit_place[clan, unit]), 0])
    return {"cost": sum_of_prices(game, int(group_price(flags))), "gain": {"spirit": 1}}


def offering_terms(game: Finisterre, s: Position) -> Json:
    """What an offering costs and brings (FIN-109)."""
    gold = int(gold_to_offer(s.row, game.book.row, s.playing))
    return {"cost": {"gold": gold} if gold else {}, "gain": {"spirit": 1}}


def feast_terms(game: Finisterre, s: Position, guests: int) -> Json:
    """What a feast costs and brings (FIN-110)."""
    food = int(food_for(s.row, game.book.row, s.playing, guests))
    return {"cost": {"food": food, "gold": guests + int(game.book.feast_spent)}, "gain": {"spirit": guests}}


def gift_terms(game: Finisterre) -> Json:
    """What a gift costs and brings (FIN-111)."""
    return {"cost": {"gold": int(game.book.gift_gold)}, "gain": {"spirit": 1}}


def conversion_terms(game: Finisterre) -> Json:
    """What a conversion costs (FIN-121)."""
    return {"cost": {"spirit": int(game.book.spirit_cost)}}


def growth_cost(game: Finisterre, s: Position, unit: int) -> Json:
    """What growth costs: more in a closed city (FIN-094)."""
    closed = s.town_flags[int(s.unit_place[s.playing, unit]), 1] > 0
    return sum_of_prices(game, GROWTH, *([ANNEX_LARGE] if closed else []))


def one_of_total(game: Finisterre, good: int, total: int, *, smallest: bool) -> int:
    """A cube, or the largest die of a food total, or its smallest one (chapter Stores)."""
    most = int(game.book.die_most)
    if good < CUBES:
        return 1
    return (total - 1) % most + 1 if smallest else min(total, most)
