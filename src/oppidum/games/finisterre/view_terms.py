"""What choices cost and bring, in words, counted by the rules that charge and pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from oppidum.core.game import Action, Player
from oppidum.core.patch import Json
from oppidum.games.finisterre.acting import decide_at
from oppidum.games.finisterre.boats import wood_of
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
from oppidum.games.finisterre.feasts import count_guests, food_for
from oppidum.games.finisterre.minting import is_fuel_free, melt_points, melt_price, mint_gain
from oppidum.games.finisterre.offerings import gold_to_offer
from oppidum.games.finisterre.payment import bill
from oppidum.games.finisterre.pool import one_of
from oppidum.games.finisterre.questions import WORK_ALONE, WORK_ON_UNIT, second_of, third_of
from oppidum.games.finisterre.specialists import items_on
from oppidum.games.finisterre.spelling import GOOD_NAMES, LOT_NAMES
from oppidum.games.finisterre.spirit import coins_for_surplus, coins_of_bank, levels_by_star
from oppidum.games.finisterre.state import (
    ACTIVATE,
    ALCHEMY,
    ANNEX,
    ATTACK,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    BUY_SPECIALIST,
    COINS,
    CONVERT,
    CONVERT_SPECIALIST,
    CROP,
    CUBES,
    DEACTIVATE,
    DESTROY,
    FEAST,
    GIFT,
    GOLD,
    GOODS,
    GROW,
    LARGE,
    MELT,
    MINT,
    NOTHING,
    OFFERING,
    SELL,
    SELL_FOOD,
    SELL_SPECIALIST,
    SLOTS,
    SMALL,
    SPECIALTY,
    UNITS,
    USE_SPECIALIST,
    WITH_CARD,
    WOOD,
    Position,
)
from oppidum.games.finisterre.trading import (
    FOOD_LOT,
    cost_to,
    gain_to,
    group_to_buy,
    in_group,
    price_of_food,
    price_of_sale,
)
from oppidum.games.finisterre.view_kit import show_cost

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

THINGS = {  # what is built by kinds of actions that have one price
    BUILD_SMALL: SMALL_VILLAGE,
    BUILD_LARGE: LARGE_VILLAGE,
    BUILD_BOAT: NEW_BOAT,
    BUILD_CART: NEW_CART,
}


def terms_of(game: Finisterre, s: Position, action: Action) -> Json:
    """What a kind of action, or an answer to what it asks, costs and brings, as far as that is certain by then.

    What has one answer behind it is not asked, so it is filled in first; nothing is done.
    """
    then = s.copy()
    is_certain = bool(decide_at(then.rows, 0, game.book.rows, action))
    kind = int(then.kind)
    if kind in NEEDS_ALL and not is_certain:
        return {}
    return TERMS[kind](game, then) if kind in TERMS else {}


def terms(cost: Json, gain: Json | None = None) -> Json:
    """What is taken and what is given, without what is nothing."""
    sides = {"cost": cost, "gain": gain or {}}
    some = {side: {what: amount for what, amount in each.items() if amount} for side, each in sides.items()}
    return {side: each for side, each in some.items() if each}


def coin_gain(game: Finisterre, s: Position, coins: int) -> Json:
    """So many coins, as far as the bank has them."""
    return {"coins": int(coins_of_bank(s.row, game.book.row, coins))}


def rise(game: Finisterre, s: Position, clan: Player, *, spirit: int = 0, star: int = 0, paid: int = 0) -> Json:
    """Levels or star points, and the coins for actions that come with them and cannot be carried (FIN-112, FIN-171)."""
    then = s.copy()
    then.coins[clan] -= paid
    levels = spirit + int(levels_by_star(then.row, game.book.row, clan, star))
    surplus = int(coins_for_surplus(then.row, game.book.row, clan, levels)) if levels else 0
    return {"spirit": spirit, "star": star, **coin_gain(game, then, surplus)}


def flag_gain(game: Finisterre, s: Position, comarca: int, flags: int, paid: int = 0) -> Json:
    """The star points that dolmens give for new flags in a comarca (FIN-105)."""
    points = int(points_by_dolmens(s.row, game.book.row, comarca, flags))
    return rise(game, s, s.playing, star=points, paid=paid) if points else {}


def cost_to_clan(
    game: Finisterre, s: Position, clan: int, thing: int, group: int = NOTHING, other: int = NOTHING
) -> Json:
    """What a thing, with groups for the tiles of a city, costs a clan now: its cards may save cubes or coins."""
    due = np.zeros(COINS + 1, dtype=np.int64)
    bill(s.row, game.book.row, clan, thing, group, other, due)
    return show_cost(due.tolist())


# What is built and closed.


def building_terms(game: Finisterre, s: Position) -> Json:
    """A village, a boat or a cart; the star points of a village hang on its site."""
    cost, gain = cost_to_clan(game, s, s.playing, THINGS[s.kind]), {}
    if s.kind in (BUILD_SMALL, BUILD_LARGE) and s.target != NOTHING:
        comarca, flags = int(s.plot_com[s.target >> 2, s.target & 3]), LARGE if s.kind == BUILD_LARGE else SMALL
        gain = flag_gain(game, s, comarca, flags, cost.get("coins", 0))
    return terms(cost, gain)


def growth_terms(game: Finisterre, s: Position) -> Json:
    """Growth costs more in a closed city (FIN-094)."""
    if s.target == NOTHING:
        return {}
    closed = s.town_flags[int(s.unit_place[s.playing, s.target]), 1] > 0
    cost = cost_to_clan(game, s, s.playing, GROWTH, ANNEX_LARGE if closed else NOTHING)
    return terms(cost, flag_gain(game, s, int(s.unit_com[s.playing, s.target]), LARGE - SMALL, cost.get("coins", 0)))


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


def consent_terms(game: Finisterre, s: Position) -> Json:
    """What consent costs the owner of a village, and what it brings (FIN-098)."""
    clan, unit = divmod(s.target, UNITS)
    flags = int(s.town_flags[int(s.unit_place[clan, unit]), 0])
    cost = cost_to_clan(game, s, clan, int(group_price(flags)))
    return terms(cost, rise(game, s, clan, spirit=1, paid=cost.get("coins", 0)))


def wreck_terms(game: Finisterre, s: Position) -> Json:
    """The wood of a boat or cart that is broken up (FIN-108)."""
    if s.target == NOTHING:
        return {}
    wood = int(wood_of(game.book.row, int(s.unit_kind[s.playing, s.target])))
    return terms({}, {"wood": min(wood, int(s.supply[WOOD]))})


# What is done for spirit, and against others.


def offering_terms(game: Finisterre, s: Position) -> Json:
    """An offering (FIN-109)."""
    gold = int(gold_to_offer(s.row, game.book.row, s.playing))
    return terms({"gold": gold}, rise(game, s, s.playing, spirit=1))


def feast_terms(game: Finisterre, s: Position) -> Json:
    """A feast for its guests (FIN-110)."""
    guests = int(count_guests(s.row, s.other))
    food = int(food_for(s.row, game.book.row, s.playing, guests))
    cost = {"food": food, "gold": guests + int(game.book.feast_spent)}
    return terms(cost, rise(game, s, s.playing, spirit=guests))


def gift_terms(game: Finisterre, s: Position) -> Json:
    """A gift (FIN-111)."""
    return terms({"gold": int(game.book.gift_gold)}, rise(game, s, s.playing, spirit=1))


def attack_terms(_: Finisterre, s: Position) -> Json:
    """The iron of an attack (FIN-116)."""
    return terms({"iron": int(third_of(s.other)) % WITH_CARD})


def conversion_terms(game: Finisterre, s: Position) -> Json:
    """A conversion; in a certain form also the gained tile (FIN-121)."""
    cost = {"spirit": int(game.book.spirit_cost)}
    if s.other != NOTHING:
        town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
        cost |= cost_to_clan(game, s, s.playing, int(group_due(s.row, s.playing, town, int(second_of(s.other)))))
    return terms(cost)


# Specialists.


def activation_terms(_: Finisterre, s: Position) -> Json:
    """What is put on a card (FIN-115)."""
    good = int(second_of(s.other)) % GOODS
    return terms({GOOD_NAMES[good]: max(int(third_of(s.other)), 1)})


def deactivation_terms(_: Finisterre, s: Position) -> Json:
    """What comes back from a card (FIN-115)."""
    if s.target == NOTHING:
        return {}
    last = int(items_on(s.row, s.playing, s.target)) - 1
    good, value = int(s.slot_good[s.playing, s.target, last]), int(s.slot_value[s.playing, s.target, last])
    return terms({}, {GOOD_NAMES[good]: value})


def hiring_terms(game: Finisterre, s: Position) -> Json:
    """A specialist that is bought, sold or won over, for its value in gold (FIN-125, chapter Market)."""
    if s.target == NOTHING:
        return {}
    if s.kind == BUY_SPECIALIST:
        return terms({"gold": int(game.book.gold_value[s.target])})
    clan, slot = divmod(s.target, SLOTS) if s.kind == CONVERT_SPECIALIST else (s.playing, s.target)
    gold = int(game.book.gold_value[int(s.slot_card[clan, slot]) - SPECIALTY])
    if s.kind == CONVERT_SPECIALIST:
        return terms({"gold": gold})
    return terms({}, {"gold": min(gold, int(s.supply[GOLD]))})


def use_terms(game: Finisterre, s: Position) -> Json:
    """What a wizard melts and makes, or what is stolen (FIN-139, FIN-141)."""
    work, good = int(second_of(s.other)), int(third_of(s.other))
    if work == WORK_ALONE + ALCHEMY:
        return terms({"iron": 1}, {"gold": min(1, int(s.supply[GOLD]))})
    if work < WORK_ON_UNIT:
        return {}
    clan, unit = divmod(work - WORK_ON_UNIT, UNITS)
    return terms({}, {GOOD_NAMES[good]: int(one_of(game.book.row, good, int(s.store[clan, unit, good])))})


# The market and the mint.


def purchase_terms(game: Finisterre, s: Position) -> Json:
    """A lot that is bought (FIN-126)."""
    if s.target == NOTHING:
        return {}
    cost = {"coins": int(cost_to(s.row, game.book.row, s.playing, s.target))}
    return terms(cost, goods_of_lot(game, s, s.target))


def goods_of_lot(game: Finisterre, s: Position, lot: int) -> Json:
    """The goods of a lot: food comes as the group that is for sale."""
    if lot != FOOD_LOT:
        return {LOT_NAMES[lot]: int(game.book.lot[lot])}
    book = game.book.row
    group = int(group_to_buy(s.row, book))
    return {GOOD_NAMES[good]: int(in_group(s.row, book, good, group)) for good in range(CROP, GOODS)}


def sale_terms(game: Finisterre, s: Position) -> Json:
    """A lot that is sold, or food (FIN-127)."""
    book = game.book.row
    if s.kind == SELL_FOOD:
        cost = {GOOD_NAMES[good]: int(s.amounts[good]) for good in range(CROP, GOODS)}
        price = price_of_food(s.row, book)
    elif s.target == NOTHING:
        return {}
    else:
        cost, price = goods_of_lot(game, s, s.target), price_of_sale(s.row, book, s.target)
    return terms(cost, coin_gain(game, s, int(gain_to(s.row, book, s.playing, int(price)))))


def mint_terms(game: Finisterre, s: Position) -> Json:
    """What minting or melting so much gold costs and brings (FIN-132); a card may save the fuel."""
    book, gold = game.book.row, int(s.other)
    fuel = {} if is_fuel_free(s.row, book, s.playing) else {GOOD_NAMES[game.book.fuel]: 1}
    if s.kind == MINT:
        return terms({**fuel, "gold": gold}, coin_gain(game, s, int(mint_gain(s.row, book, s.playing, gold))))
    coins = int(melt_price(s.row, book, s.playing, gold))
    points = rise(game, s, s.playing, star=int(melt_points(s.row, book, s.playing, gold)), paid=coins)
    return terms({**fuel, "coins": coins}, {"gold": gold, **points})


# The kinds of actions that charge or pay; what others do stays with their clan.
TERMS: dict[int, Callable[[Finisterre, Position], Json]] = {
    **dict.fromkeys(THINGS, building_terms),
    GROW: growth_terms,
    ANNEX: annex_terms,
    DESTROY: wreck_terms,
    OFFERING: offering_terms,
    FEAST: feast_terms,
    GIFT: gift_terms,
    ATTACK: attack_terms,
    CONVERT: conversion_terms,
    ACTIVATE: activation_terms,
    DEACTIVATE: deactivation_terms,
    **dict.fromkeys((BUY_SPECIALIST, SELL_SPECIALIST, CONVERT_SPECIALIST), hiring_terms),
    USE_SPECIALIST: use_terms,
    BUY: purchase_terms,
    **dict.fromkeys((SELL, SELL_FOOD), sale_terms),
    **dict.fromkeys((MINT, MELT), mint_terms),
}
NEEDS_ALL = (FEAST, ATTACK, ACTIVATE, USE_SPECIALIST, SELL_FOOD, MINT, MELT)  # nothing is certain before all is said


def food_asked(s: Position) -> int:
    """The kind of food of which the sale asks how much: `target` is the last step that was answered."""
    return int(CROP + s.target - NOTHING)


def one_of_total(game: Finisterre, good: int, total: int, *, smallest: bool) -> int:
    """A cube, or the largest die of a food total, or its smallest one (chapter Stores)."""
    most = int(game.book.die_most)
    if good < CUBES:
        return 1
    return (total - 1) % most + 1 if smallest else min(total, most)
