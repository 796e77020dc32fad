"""What choices cost and bring, in words: prices of buildings, the terms of the mint, the price of food."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

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
from oppidum.games.finisterre.conversion import group_due
from oppidum.games.finisterre.dolmens import points_by_dolmens
from oppidum.games.finisterre.feasts import food_for
from oppidum.games.finisterre.minting import is_fuel_free, melt_points, melt_price, mint_gain
from oppidum.games.finisterre.offerings import gold_to_offer
from oppidum.games.finisterre.payment import bill
from oppidum.games.finisterre.spelling import GOOD_NAMES
from oppidum.games.finisterre.spirit import coins_of_bank
from oppidum.games.finisterre.state import (
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    COINS,
    CROP,
    CUBES,
    GROW,
    LARGE,
    MINT,
    NOTHING,
    SMALL,
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


def food_terms(game: Finisterre, s: Position, amount: int) -> Json:
    """What the sale brings if it ends with so much of the kind that is asked for."""
    then = s.copy()
    then.amounts[food_asked(s)] = amount
    return coin_gain(game, s, int(gain_to(then.row, game.book.row, s.playing, price_of_food(then.row, game.book.row))))


def coin_gain(game: Finisterre, s: Position, coins: int) -> Json:
    """So many coins, as far as the bank has them."""
    return {"gain": {"coins": int(coins_of_bank(s.row, game.book.row, coins))}}


def flag_gain(game: Finisterre, s: Position, comarca: int, flags: int) -> Json:
    """The star points that dolmens give for new flags in a comarca (FIN-105)."""
    points = int(points_by_dolmens(s.row, game.book.row, comarca, flags))
    return {"gain": {"star": points}} if points else {}


def mint_terms(game: Finisterre, s: Position, gold: int) -> Json:
    """What minting or melting so much gold costs and brings (FIN-132); a card may save the fuel."""
    book = game.book.row
    fuel = {} if is_fuel_free(s.row, book, s.playing) else {GOOD_NAMES[game.book.fuel]: 1}
    if s.kind == MINT:
        return {"cost": {**fuel, "gold": gold}, **coin_gain(game, s, int(mint_gain(s.row, book, s.playing, gold)))}
    points = int(melt_points(s.row, book, s.playing, gold))
    gain = {"gold": gold, "star": points} if points else {"gold": gold}
    return {"cost": {**fuel, "coins": int(melt_price(s.row, book, s.playing, gold))}, "gain": gain}


def cost_to_clan(
    game: Finisterre, s: Position, clan: int, thing: int, group: int = NOTHING, other: int = NOTHING
) -> Json:
    """What a thing, with groups for the tiles of a city, costs a clan now: its cards may save cubes or coins."""
    due = np.zeros(COINS + 1, dtype=np.int64)
    bill(s.row, game.book.row, clan, thing, group, other, due)
    return show_cost(due.tolist())


def annex_terms(game: Finisterre, s: Position, code: int, flags: int) -> Json:
    """What a second tile costs and brings: the tile, and a group for each own one of both (FIN-095, FIN-098)."""
    clan, unit = divmod(code, UNITS)
    other = NOTHING
    if clan == s.playing:
        other = int(group_price(int(s.town_flags[int(s.unit_place[clan, unit]), 0])))
    cost = cost_to_clan(game, s, s.playing, int(village_price(flags)), int(group_price(flags)), other)
    return flag_gain(game, s, int(s.unit_com[clan, unit]), flags) | {"cost": cost}


def consent_terms(game: Finisterre, s: Position, clan: int, unit: int) -> Json:
    """What consent costs the owner of a village, and what it brings (FIN-098)."""
    flags = int(s.town_flags[int(s.unit_place[clan, unit]), 0])
    return {"cost": cost_to_clan(game, s, clan, int(group_price(flags))), "gain": {"spirit": 1}}


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


def conversion_terms(game: Finisterre, s: Position, form: int = NOTHING) -> Json:
    """What a conversion costs; in a certain form also for the gained tile (FIN-121)."""
    cost = {"spirit": int(game.book.spirit_cost)}
    if form != NOTHING:
        town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
        cost |= cost_to_clan(game, s, s.playing, int(group_due(s.row, s.playing, town, form)))
    return {"cost": cost}


def growth_terms(game: Finisterre, s: Position, unit: int) -> Json:
    """What growth costs and brings: it costs more in a closed city (FIN-094)."""
    closed = s.town_flags[int(s.unit_place[s.playing, unit]), 1] > 0
    gain = flag_gain(game, s, int(s.unit_com[s.playing, unit]), LARGE - SMALL)
    return gain | {"cost": cost_to_clan(game, s, s.playing, GROWTH, ANNEX_LARGE if closed else NOTHING)}


def one_of_total(game: Finisterre, good: int, total: int, *, smallest: bool) -> int:
    """A cube, or the largest die of a food total, or its smallest one (chapter Stores)."""
    most = int(game.book.die_most)
    if good < CUBES:
        return 1
    return (total - 1) % most + 1 if smallest else min(total, most)
