"""The lines under the map: the ground of the comarcas, the market with its prices, and the clans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oppidum.core.words import Picture
from oppidum.games.finisterre.actions.trade.selling import price_of_sale
from oppidum.games.finisterre.actions.trade.trading import FOOD_LOT, lot_to_buy, price_to_buy
from oppidum.games.finisterre.cards.codes import GLOBAL, IN_ROW, SPECIALTY
from oppidum.games.finisterre.cards.hands import cards_in_hand, deck_left
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.screen.clans import People, show_goods, view_units
from oppidum.games.finisterre.screen.land import Land, view_comarcas
from oppidum.games.finisterre.specialists.slots import EMPTY_SLOT, FACE_DOWN
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, Position
from oppidum.games.finisterre.words.layout_cards import STATES
from oppidum.games.finisterre.words.spelling import LOT_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

SEASONS = ("winter", "summer")


def paint_ground(s: Position, land: Land) -> Picture:
    """A line for each comarca: who lives there, and what lies on the ground."""
    lines: Picture = []
    for name, comarca in view_comarcas(s, land).items():
        line = [(f"{name:<4}", "axis")]
        for clan, flags in comarca["people"].items():
            line += [(f" {int(clan) + 1}:{flags} ", f"player {int(clan) + 1}"), (" ", "plain")]
        words = [write_item(good, amount) for good, amount in comarca["ground"].items()]
        words += [f"{word} {comarca[word]}" for word in ("crops", "veins") if word in comarca]
        words += [f"dolmen {cell}{f' with {gold} gold' if gold else ''}" for cell, gold in comarca["dolmens"].items()]
        lines.append([*line, (", ".join(words) or "nothing", "plain" if words else "quiet")])
    return lines


def write_item(good: str, amount: int | Mapping[str, int]) -> str:
    """Cubes by their number, dice by value and number: `wood 3`, `crop 2x3 4x1`."""
    if isinstance(amount, int):
        return f"{good} {amount}"
    return " ".join([good, *(f"{value}x{count}" for value, count in sorted(amount.items()))])


def write_goods(goods: Mapping[str, Any]) -> str:
    """Goods in a line."""
    return ", ".join(write_item(good, amount) for good, amount in goods.items())


def paint_market(game: Finisterre, s: Position) -> Picture:
    """The market with its prices; the year; the cards that lie open."""
    words = [write_lot(game, s, lot) for lot in range(len(LOT_NAMES))]
    names = game.box.names
    row = [names[card] for card in (s.where == IN_ROW).nonzero()[0].tolist()]
    display = [names[SPECIALTY + kind] for kind in s.display.nonzero()[0].tolist()]
    aims = [game.box.aims[aim]["code"] for aim in (s.objective == GLOBAL).nonzero()[0].tolist()]
    open_cards = "".join(
        f"   {word} {' '.join(cards)}"
        for word, cards in (("row", row), ("display", display), ("objectives", aims))
        if cards
    )
    time = f"turn {s.turn}, {SEASONS[s.year & 1]} of year {(s.year + 1) // 2}, crop value {s.crop_value}"
    return [
        [("market ", "axis"), ("   ".join(words), "plain")],
        [("time   ", "axis"), (f"{time}   deck {int(deck_left(s.row))}{open_cards}", "plain")],
    ]


def write_lot(game: Finisterre, s: Position, lot: int) -> str:
    """What is there of a lot, what the next one costs, and what a sale brings."""
    book = game.book.row
    costs = f"costs {int(price_to_buy(s.row, book, lot))}" if lot_to_buy(s.row, book, lot) >= 0 else "none for sale"
    if lot == FOOD_LOT:
        there = write_goods(show_goods([0] * CUBES + s.market[CUBES:].tolist()))
        return f"food {there or 0} ({costs})"
    return f"{LOT_NAMES[lot]} {s.market[lot]} ({costs}, brings {int(price_of_sale(s.row, book, lot))})"


def paint_clans(people: People) -> Picture:
    """Two lines for each clan: its tracks and cards, then its units."""
    lines: Picture = []
    for clan in range(people.s.players):
        ink = f"player {clan + 1}"
        lines.append([(f" {clan + 1} ", ink), (f" {write_tracks(people, clan)}", "plain")])
        if stores := write_stores(people, clan):
            lines.append([("    " + stores, "plain")])
    return lines


def write_tracks(people: People, clan: int) -> str:
    """Coins, spirit, actions and what can be seen of its cards."""
    s, names = people.s, people.game.box.names
    count = int(cards_in_hand(s.row, clan))
    shown = [names[int(s.hand[clan, index])] for index in range(count) if s.hand_open[clan, index]]
    states = s.slot_state[clan].tolist()
    up = [
        f"{names[int(s.slot_card[clan, slot])]} {STATES[state]}"
        for slot, state in enumerate(states)
        if state not in (EMPTY_SLOT, FACE_DOWN)
    ]
    cards = [*up, *([f"{states.count(FACE_DOWN)} face down"] if FACE_DOWN in states else [])]
    return "   ".join(
        [
            f"coins {s.coins[clan]}",
            f"spirit {s.spirit[clan]} star {s.star[clan]}",
            f"actions {s.pool[clan]} carried {s.carried[clan]}",
            f"hand {count}{f' ({chr(32).join(shown)})' if shown else ''}",
            *([f"cards {', '.join(cards)}"] if cards else []),
        ]
    )


def write_stores(people: People, clan: int) -> str:
    """Units by number, with their comarca, their slots and what they hold; then the caravan and bought goods."""
    texts = []
    for number, unit in view_units(people, clan).items():
        goods = write_goods(unit["store"])
        slots = f"{unit['used']}/{unit['capacity']}"
        texts.append(f"{number} {unit['kind']} {unit['comarca']} {slots}{f': {goods}' if goods else ''}")
    for word, store in (("caravan", CARAVAN), ("bought", BOUGHT)):
        if goods := write_goods(show_goods(people.stores[clan][store])):
            texts.append(f"{word}: {goods}")
    return "   ".join(texts)
