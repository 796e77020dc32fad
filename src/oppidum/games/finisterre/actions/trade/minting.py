"""Minting gold into coins and melting coins into gold, in one territory and over a fire (FIN-132 … FIN-134).

A territory is named by its first unit. A nomad's caravan is none: there is no fire on the road.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.clans.spirit import gain_coins, gain_star
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.resources import CUBES, GOLD, GOODS
from oppidum.games.finisterre.goods.stores import (
    free_slots,
    is_in_land,
    put_in_land,
    slots_for,
    take_from_land,
    total_in_land,
)
from oppidum.games.finisterre.screen.terms import coin_gain, rise, terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import count_active
from oppidum.games.finisterre.specialists.saving import free_cubes, save
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, NOTHING, UNITS, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def is_land(s, clan, land):
    """Whether a number names a territory of a clan: its first unit."""
    return land < units_of(s, clan) and s.unit_land[clan, land] == land


@rule
def has_fuel(s, book, clan, land):
    """Whether there is something to burn: bought, or in the same territory (FIN-133); or a card saves it."""
    return (
        s.store[clan, BOUGHT, book.fuel] > 0
        or total_in_land(s, clan, land, book.fuel) > 0
        or is_fuel_free(s, book, clan)
    )


@rule
def is_fuel_free(s, book, clan):
    """Whether a carpenter, or a blacksmith where iron is burnt, saves the next piece of fuel (FIN-135, FIN-136)."""
    return free_cubes(s, book, clan, book.fuel, 1, 0, False) > 0


@rule
def burn(s, book, clan, land):
    """One piece of fuel goes to the supply, what was bought first, unless a card saves it."""
    if save(s, book, clan, book.fuel, 1, False) == 0:
        return
    if s.store[clan, BOUGHT, book.fuel] > 0:
        s.store[clan, BOUGHT, book.fuel] -= 1
    else:
        take_from_land(s, clan, land, NOTHING, book.fuel, 1)
    s.supply[book.fuel] += 1


@rule
def most_to_mint(s, book, clan, land):
    """How much gold can be minted in a territory: all that is there, if there is fuel."""
    if not is_land(s, clan, land) or not has_fuel(s, book, clan, land):
        return 0
    return min(total_in_land(s, clan, land, GOLD), moves.AMOUNTS - 1)


@rule
def mint_gain(s, book, clan, gold):
    """The coins for so much gold: less a fee, and one more by a treasurer (FIN-132)."""
    return book.mint_rate * gold - book.mint_fee + count_active(s, book, clan, powers.TREASURER)


@rule
def melt_price(s, book, clan, gold):
    """The coins that become so much gold: with a fee, and one less by a treasurer (FIN-132)."""
    return book.mint_rate * gold + book.mint_fee - count_active(s, book, clan, powers.TREASURER)


@rule
def mint(s, book, clan, land, gold):
    """Gold becomes coins, less a fee (FIN-132)."""
    burn(s, book, clan, land)
    s.supply[GOLD] += take_from_land(s, clan, land, NOTHING, GOLD, gold)
    gain_coins(s, book, clan, mint_gain(s, book, clan, gold))


@rule
def joinable(s, book, clan, land, good):
    """The slots that come free when a kind of food is put together in a territory (FIN-169)."""
    slots = 0
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land):
            slots += slots_for(book, good, int(s.store[clan, unit, good]))
    return slots - slots_for(book, good, total_in_land(s, clan, land, good))


@rule
def land_room(s, book, clan, land):
    """The cubes that a territory can still take, when its food is put together."""
    if land == CARAVAN:
        return free_slots(s, book, clan, CARAVAN)
    room = 0
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land):
            room += max(free_slots(s, book, clan, unit), 0)
    for good in range(CUBES, GOODS):
        room += joinable(s, book, clan, land, good)
    return room


@rule
def most_to_melt(s, book, clan, land):
    """How much gold can be made in a territory: as coins, supply and room allow, if there is fuel."""
    if not is_land(s, clan, land) or not has_fuel(s, book, clan, land):
        return 0
    room = land_room(s, book, clan, land)
    if s.store[clan, BOUGHT, book.fuel] == 0 and not is_fuel_free(s, book, clan):
        room += 1  # of the fuel itself
    payable = (s.coins[clan] - melt_price(s, book, clan, 0)) // book.mint_rate
    return max(min(min(room, payable), min(int(s.supply[GOLD]), moves.AMOUNTS - 1)), 0)


@rule
def melt_points(s, book, clan, gold):
    """The star points of melting: one for two gold, up to a limit in a phase (FIN-134)."""
    counted = melt_price(s, book, clan, gold) if book.melt_by_coins else gold
    return min(counted // 2, max(book.melt_cap - int(s.melted[clan]), 0))


@rule
def melt(s, book, clan, land, gold):
    """Coins become gold, and a fee is lost; that brings star points (FIN-132, FIN-134)."""
    burn(s, book, clan, land)
    s.coins[clan] -= melt_price(s, book, clan, gold)
    s.supply[GOLD] -= gold
    for _ in range(gold):
        put_in_land(s, book, clan, land, GOLD, 1)
    points = melt_points(s, book, clan, gold)
    s.melted[clan] = min(int(s.melted[clan]) + points, 100)
    gain_star(s, book, clan, points)


@rule
def can_mint(s, book, clan, land):
    """Whether gold can be minted in a territory."""
    return land != NOTHING and most_to_mint(s, book, clan, land) > 0


@rule
def can_melt(s, book, clan, land):
    """Whether gold can be made in a territory."""
    return land != NOTHING and most_to_melt(s, book, clan, land) > 0


def refuse_mint(game: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why nothing can be minted or melted anywhere."""
    lands = [land for land in range(UNITS) if is_land(s.row, s.playing, land)]
    if not lands:
        raise Refusal("FIN-133", "a caravan neither mints nor melts: it takes a unit", reason="no-territory")
    if any(has_fuel(s.row, game.book.row, s.playing, land) for land in lands):
        refuse_forge(game, s, kind)
    fuel = GOOD_NAMES[game.book.fuel]
    raise Refusal("FIN-133", f"the fire needs 1 {fuel} in the same territory", reason="no-fuel", good=fuel)


def refuse_forge(game: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why a territory with fuel cannot mint or melt."""
    if kind == kinds.MINT:
        raise Refusal("FIN-133", "there is no gold where there is fuel", reason="no-gold")
    price = int(melt_price(s.row, game.book.row, s.playing, 1))
    if s.coins[s.playing] < price:
        message = f"one gold costs {price} coins; you have {s.coins[s.playing]}"
        raise Refusal("FIN-132", message, reason="coins", price=price, coins=int(s.coins[s.playing]))
    if s.supply[GOLD] == 0:
        raise Refusal("FIN-132", "no gold is left in supply", reason="supply-empty")
    raise Refusal("FIN-132", "there is no room for the gold", reason="no-room")


def refuse_territory(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why a territory is not the right one."""
    unit = answer.values[0]
    first = int(s.unit_land[s.playing, unit])
    if first != unit:
        message = f"a territory is called by its first unit: write unit {first + 1}"
        raise Refusal("FIN-040", message, reason="not-the-first", unit=first + 1)
    if has_fuel(s.row, game.book.row, s.playing, unit):
        refuse_forge(game, s, s.kind)
    fuel = GOOD_NAMES[game.book.fuel]
    message = f"the fire needs 1 {fuel} in the territory of unit {unit + 1}"
    raise Refusal("FIN-133", message, reason="no-fuel", good=fuel, unit=unit + 1)


def mint_terms(game: Finisterre, s: Position) -> Json:
    """What minting or melting so much gold costs and brings (FIN-132); a card may save the fuel."""
    book, gold = game.book.row, int(s.other)
    fuel = {} if is_fuel_free(s.row, book, s.playing) else {GOOD_NAMES[game.book.fuel]: 1}
    if s.kind == kinds.MINT:
        return terms({**fuel, "gold": gold}, coin_gain(game, s, int(mint_gain(s.row, book, s.playing, gold))))
    coins = int(melt_price(s.row, book, s.playing, gold))
    points = rise(game, s, s.playing, star=int(melt_points(s.row, book, s.playing, gold)), paid=coins)
    return terms({**fuel, "coins": coins}, {"gold": gold, **points})
