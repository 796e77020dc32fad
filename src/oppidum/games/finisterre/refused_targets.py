"""Why something is not the target of an action, or not its amount; building has a file of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from oppidum.core.game import Refusal
from oppidum.games.finisterre import minting, trading
from oppidum.games.finisterre import refused_dealings as dealings
from oppidum.games.finisterre.overflow import first_over
from oppidum.games.finisterre.questions import (
    ANY_CARD,
    ANY_UNIT,
    DOLMEN,
    EDGE,
    GOOD,
    LAND,
    LOT,
    OWN_CARD,
    PROFESSION,
    RETURN,
    TREASURY,
    UNIT,
    WHOM,
    WORK,
    second_of,
)
from oppidum.games.finisterre.refused_actions import refuse_forge
from oppidum.games.finisterre.refused_buildings import (
    refuse_annexing,
    refuse_cart,
    refuse_edge,
    refuse_growth,
    refuse_second_cell,
    refuse_shared_city,
    refuse_size,
)
from oppidum.games.finisterre.spelling import (
    GOOD_NAMES,
    LOT_NAMES,
    STORE_NAMES,
    WINDS,
    name_comarca,
    read_cell,
    read_comarca,
)
from oppidum.games.finisterre.state import (
    ACTIVATE,
    ANNEX,
    ATTACK,
    BOAT,
    BOUGHT,
    BUY,
    CARAVAN,
    CARRY_LOAD,
    CART,
    DESTROY,
    DROP_GOOD,
    GROW,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    NOTHING,
    OBJECTIVE,
    SAIL,
    SLOTS,
    SPECIALTY,
    UNITS,
    Position,
)
from oppidum.games.finisterre.stores import is_empty
from oppidum.games.finisterre.telling import asking
from oppidum.games.finisterre.units import units_of

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def refuse_target(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why something cannot be the target of the action."""
    wanted = asking(s)
    if wanted == EDGE and word in ("site", "dock"):
        refuse_edge(game, s, word, rest)
    elif wanted in (UNIT, TREASURY) and word == "unit" and rest.isdecimal():
        refuse_unit(game, s, int(rest) - 1)
    elif wanted == LAND and word == "comarca":
        refuse_land(game, s, rest)
    elif wanted == LOT and word == "lot" and rest in LOT_NAMES:
        refuse_lot(game, s, LOT_NAMES.index(rest))
    elif wanted == GOOD and word in GOOD_NAMES and rest.startswith("of "):
        refuse_good(s, GOOD_NAMES.index(word), rest[3:])
    elif wanted in (ANY_UNIT, WORK) and word == "unit":
        refuse_unit_of(game, s, rest)
    elif wanted in (OWN_CARD, ANY_CARD, WORK) and word == "slot":
        refuse_slot_of(game, s, rest)
    elif wanted == DOLMEN and word == "dolmen":
        dealings.refuse_dolmen(game, s, rest, int(s.plot_at[read_cell(rest)]) - 1)
    elif wanted == WHOM and word == "clan":
        dealings.refuse_receiver(game, s, read_clan(s, rest))
    elif wanted == PROFESSION and word == "specialist":
        refuse_kind_of_card(game, s, rest)
    elif wanted == RETURN and word in GOOD_NAMES and rest.startswith("of "):
        refuse_return(s, GOOD_NAMES.index(word), rest[3:])


def read_clan(s: Position, text: str) -> int:
    """A clan by its number, or a Refusal."""
    if not text.isdecimal() or not 1 <= int(text) <= s.players:
        raise Refusal("FIN-041", f"clans are counted from 1 to {s.players}", reason="no-such-clan", most=s.players)
    return int(text) - 1


def read_place_of(s: Position, text: str) -> tuple[int, int] | None:
    """`2`, `2 of 3`: a clan and a number of its units or slots, both from 0."""
    match = re.fullmatch(r"([1-9]\d?)(?: of ([1-9]))?", text)
    return (read_clan(s, match[2]) if match[2] else s.asked, int(match[1]) - 1) if match else None


def refuse_unit_of(game: Finisterre, s: Position, text: str) -> None:
    """Why a unit of some clan is not the right one."""
    place = read_place_of(s, text)
    if place is None:
        return
    clan, unit = place
    if s.kind == ANNEX and clan == s.playing:
        refuse_unit(game, s, unit)
    if s.kind == ANNEX and unit < units_of(s.row, clan):
        refuse_shared_city(s, UNITS * clan + unit)
    dealings.refuse_other_unit(game, s, clan, unit)


def refuse_slot_of(game: Finisterre, s: Position, text: str) -> None:
    """Why a card is not the right one."""
    place = read_place_of(s, text)
    if place is not None and place[1] < SLOTS:
        dealings.refuse_slot(game, s, *place)


def refuse_kind_of_card(game: Finisterre, s: Position, text: str) -> None:
    """Why a kind of specialist cannot be bought."""
    code = {name.lower(): code for name, code in game.box.codes.items()}.get(text, NOTHING)
    if SPECIALTY <= code < OBJECTIVE:
        dealings.refuse_profession(game, s, code)


def refuse_unit(game: Finisterre, s: Position, unit: int) -> None:
    """Why an own unit is not the right one."""
    facts: Any = {"unit": unit + 1}
    if not 0 <= unit < units_of(s.row, s.playing):
        raise Refusal("FIN-007", f"you have no unit {unit + 1}", reason="no-such-unit", **facts)
    if s.kind == GROW:
        refuse_growth(game, s, unit)
    if s.kind == ANNEX:
        refuse_annexing(game, s, unit)
    if s.kind == DESTROY:
        raise Refusal("FIN-108", "villages cannot be broken up", reason="is-village", **facts)
    if s.kind == SAIL:
        boat = s.unit_kind[s.playing, unit] == BOAT
        message = f"no free dock is in reach of boat {unit + 1}" if boat else f"your unit {unit + 1} is no boat"
        raise Refusal("FIN-113", message, reason="no-dock-in-reach" if boat else "no-boat", **facts)
    if s.kind in (CARRY_LOAD, MOVE_CART):
        refuse_cart_unit(s, unit)
    if s.kind in (MINT, MELT):
        refuse_territory(game, s, unit)
    if s.kind == MOVE_GOOD:
        message = f"unit {unit + 1} has no room for it, or belongs to another territory"
        raise Refusal("FIN-040", message, reason="no-room", **facts)


def refuse_cart_unit(s: Position, unit: int) -> None:
    """Why a unit cannot go to another comarca."""
    facts: Any = {"unit": unit + 1}
    if s.unit_kind[s.playing, unit] != CART:
        raise Refusal("FIN-114", f"your unit {unit + 1} is no cart", reason="no-cart", **facts)
    if is_empty(s.row, s.playing, unit) and s.kind == CARRY_LOAD:
        message = f"cart {unit + 1} is empty: to drive it is a free step"
        raise Refusal("FIN-114", message, reason="cart-empty", **facts)
    if s.kind == MOVE_CART and not is_empty(s.row, s.playing, unit):
        message = f"cart {unit + 1} is loaded: to drive it is an action"
        raise Refusal("FIN-114", message, reason="cart-loaded", **facts)
    raise Refusal("FIN-114", "no bridges lead from there to another comarca", reason="no-bridges", **facts)


def refuse_territory(game: Finisterre, s: Position, unit: int) -> None:
    """Why a territory is not the right one."""
    first = int(s.unit_land[s.playing, unit])
    if first != unit:
        message = f"a territory is called by its first unit: write unit {first + 1}"
        raise Refusal("FIN-040", message, reason="not-the-first", unit=first + 1)
    if minting.has_fuel(s.row, game.book.row, s.playing, unit):
        refuse_forge(game, s, s.kind)
    fuel = GOOD_NAMES[game.book.fuel]
    message = f"the fire needs 1 {fuel} in the territory of unit {unit + 1}"
    raise Refusal("FIN-133", message, reason="no-fuel", good=fuel, unit=unit + 1)


def refuse_land(game: Finisterre, s: Position, text: str) -> None:
    """Why a comarca is not the right one."""
    comarca = read_comarca(text)
    cart = s.kind in (CARRY_LOAD, MOVE_CART)
    if comarca < 0 or not s.comarcas >> comarca & 1:
        rule = "FIN-114" if cart else "FIN-107"
        raise Refusal(rule, f"there is no comarca {text[:8]!r}", reason="no-such-comarca")
    if not cart:
        refuse_cart(game, s, comarca)
    if s.unit_com[s.playing, s.target] == comarca:
        raise Refusal("FIN-114", f"the cart is in {text} already", reason="there-already", comarca=text)
    raise Refusal("FIN-114", f"no bridges lead to a road in {text}", reason="no-bridges", comarca=text)


def refuse_lot(game: Finisterre, s: Position, lot: int) -> None:
    """Why a lot cannot be bought or sold."""
    name = LOT_NAMES[lot]
    if s.kind == BUY:
        if trading.lot_to_buy(s.row, game.book.row, lot) < 0:
            raise Refusal("FIN-129", f"the market has no full lot of {name}", reason="no-full-lot", lot=name)
        price, coins = int(trading.cost_to(s.row, game.book.row, s.playing, lot)), int(s.coins[s.playing])
        message = f"the lot of {name} costs {price} coins; you have {coins}"
        raise Refusal("FIN-126", message, reason="coins", price=price, coins=coins)
    if lot == trading.FOOD_LOT:
        raise Refusal("FIN-127", "to sell food, write sell food", reason="sell-food", lot=name)
    have, need = int(trading.total_held(s.row, s.playing, lot)), int(game.book.lot[lot])
    message = f"a lot is {need} {name}; you have {have}"
    raise Refusal("FIN-127", message, reason="not-enough", lot=name, have=have, need=need)


def read_store(s: Position, text: str, clan: int) -> int:
    """A store by its name, or a Refusal."""
    for store, name in STORE_NAMES.items():
        if text == name:
            return store
    store = int(text) - 1 if text.isdecimal() else -1
    if not 0 <= store < units_of(s.row, clan):
        raise Refusal("FIN-007", f"you have no unit {text[:8]!r}", reason="no-such-unit")
    return store


def refuse_good(s: Position, good: int, text: str) -> None:
    """Why a good cannot be moved or dropped."""
    store, name = read_store(s, text, s.playing), GOOD_NAMES[good]
    facts: Any = {"good": name, "store": text}
    if s.store[s.playing, store, good] == 0:
        raise Refusal("FIN-039", f"there is no {name} in {text}", reason="not-stored", **facts)
    if s.kind == DROP_GOOD or store == CARAVAN:
        raise Refusal(
            "FIN-131" if store == BOUGHT else "FIN-104", "only units drop goods", reason="not-a-unit", **facts
        )
    message = f"no other unit of the same territory has room for {name}"
    raise Refusal("FIN-040", message, reason="no-room", **facts)


def refuse_return(s: Position, good: int, text: str) -> None:
    """Why a cart cannot bring a good back (FIN-114)."""
    store, name = read_store(s, text, s.playing), GOOD_NAMES[good]
    there = int(second_of(s.other))
    facts: Any = {"good": name, "store": text}
    if store in STORE_NAMES or s.unit_com[s.playing, store] != there:
        message = f"the cart goes to {name_comarca(there)}: unit {text} is not there"
        raise Refusal("FIN-114", message, reason="not-there", **facts)
    if s.store[s.playing, store, good] == 0:
        raise Refusal("FIN-114", f"there is no {name} in {text}", reason="not-stored", **facts)
    message = "a round trip needs flags of yours at both ends, and room for the load"
    raise Refusal("FIN-114", message, reason="no-round-trip", **facts)


def refuse_drop(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Where there is too much, one of its goods is dropped."""
    if word in GOOD_NAMES and rest.startswith("of "):
        full = int(first_over(s.row, game.book.row, s.asked)) + 1
        store = read_store(s, rest[3:], s.asked) + 1
        if store != full:
            message = f"unit {full} holds too much: something of it is dropped"
            raise Refusal("FIN-162", message, reason="other-unit", unit=full)
        raise Refusal("FIN-162", f"there is no {word} in unit {full}", reason="not-stored", good=word, unit=full)


def refuse_rescue(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Only goods of the tile that was lost are rescued."""
    if word in GOOD_NAMES and rest.startswith("of "):
        raise Refusal("FIN-121", f"there is no {word} to be rescued from {rest[3:11]}", reason="not-stored", good=word)


AMOUNT_RULES = {MINT: "FIN-132", MELT: "FIN-132", ATTACK: "FIN-116", ACTIVATE: "FIN-115"}


def refuse_amount(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a number is too small or too large."""
    if s.kind == ANNEX and not rest and word in ("small", "large"):
        refuse_size(game, s, 1 if word == "small" else 2)
    if word == "guests":
        raise Refusal("FIN-110", "these guests are out of reach, or food or gold is short for them", reason="guests")
    if word.isdecimal() and rest in ("", "warrior") and s.kind != ANNEX:
        amounts = [int(game.format(s, action).split()[0]) for action in game.legal(s).tolist()]
        rule = AMOUNT_RULES.get(s.kind, "FIN-127")
        message = f"from {amounts[0]} to {amounts[-1]} are possible here"
        raise Refusal(rule, message, reason="bad-amount", least=amounts[0], most=amounts[-1])


def refuse_cell(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why the second tile cannot lie there."""
    if word == "cell" and rest in WINDS:
        refuse_second_cell(s, WINDS.index(rest))
