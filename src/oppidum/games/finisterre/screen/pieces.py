"""What lies on the table, piece by piece, and what is left, in plain words. It is cut as the position is cut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from oppidum.core.pieces import UNKNOWN, Counts, Piece, Supply
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.cards.codes import GLOBAL, HIDDEN, IN_ROW, REVEALED, SPECIALTY, TAKEN
from oppidum.games.finisterre.clans.units import CART, PART
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.screen.clans import KIND_NAMES, People
from oppidum.games.finisterre.screen.land import CELL_NAMES, COMARCA_NAMES, HALVES, Land, land_of
from oppidum.games.finisterre.specialists.slots import EMPTY_SLOT
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words.layout_cards import STATES
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, STORE_NAMES, TILE_NAMES, name_facing

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

DECK = ("terrain", "objective", "specialist")


def hands(game: Finisterre, s: Position) -> list[Counts]:
    """The cards of every clan."""
    return [
        dict(Counter(name_card(game, card) for card in hand if card != NOTHING))
        for hand in s.hand[: s.players].tolist()
    ]


def name_card(game: Finisterre, card: int) -> str:
    """A card by its name, unless it is not known."""
    return UNKNOWN if card == HIDDEN else game.box.names[card]


def supply(game: Finisterre, s: Position) -> Supply:
    """Village tiles, vehicles and coins of every clan; cubes in supply and cards that nobody has drawn."""
    people = People(game, s)
    players: list[Counts] = [
        {
            "village": int(game.book.tiles) - people.tiles_of(clan),
            "vehicle": int(game.book.vehicles) - sum(kind != PART for kind in people.kinds[clan]),
            "coin": int(s.coins[clan]),
        }
        for clan in range(s.players)
    ]
    cubes: Counts = dict(zip(GOOD_NAMES, s.supply.tolist(), strict=False))
    return {"players": players, "common": cubes | dict(zip(DECK, s.deck.sum(axis=0).tolist(), strict=True))}


def board(game: Finisterre, s: Position) -> list[Piece]:
    """The map and what lies on it, units and what they carry, the market, cards and objectives."""
    land, people = land_of(game, s, s.rows.tobytes()), People(game, s)
    return [
        *squares(land),
        *on_ground(s, land),
        *villages(s),
        *units(s, people),
        *goods(s.market.tolist(), "market"),
        *cards(game, s),
        *slots(game, s),
        *objectives(game, s),
    ]


def squares(land: Land) -> Iterator[Piece]:
    """Squares of cards on the map; `facing` says where square B lies, as in notation."""
    for cell, face in zip(land.cells, land.faces, strict=True):
        if face >= 0:
            name, half = land.box.names[face >> 3], HALVES[face >> 2 & 1]
            yield {
                "what": "square",
                "name": name,
                "part": half,
                "at": CELL_NAMES[cell],
                "facing": name_facing(face & 3),
            }


def on_ground(s: Position, land: Land) -> Iterator[Piece]:
    """Goods on the ground of comarcas, oldest first, and gold on dolmens."""
    columns = (s.pile_good, s.pile_value, s.pile_count, s.pile_anchor)
    for good, value, count, anchor in zip(*(column[: s.piles].tolist() for column in columns), strict=True):
        pile: Piece = {"what": GOOD_NAMES[good], "at": COMARCA_NAMES[land.comarca_at(anchor)], "count": count}
        if good >= CUBES:
            pile["value"] = value
        yield pile
    for cell, _, dolmen in land.dolmens:
        if s.dolmen_gold[dolmen]:
            yield {"what": "gold", "at": CELL_NAMES[cell], "count": int(s.dolmen_gold[dolmen])}


def villages(s: Position) -> Iterator[Piece]:
    """Village tiles."""
    towns = zip(s.town_cell.tolist(), s.town_clan.tolist(), s.town_flags.tolist(), strict=True)
    for cells, clans, sizes in towns:
        for cell, clan, size in zip(cells, clans, sizes, strict=True):
            if size:
                yield {"what": "village", "name": TILE_NAMES[size], "owner": clan, "at": CELL_NAMES[cell]}


def units(s: Position, people: People) -> Iterator[Piece]:
    """Boats and carts, and what all units and stores of every clan hold."""
    for clan in range(s.players):
        kinds, stores = people.kinds[clan], people.stores[clan]
        for unit, kind in enumerate(kinds):
            if kind != PART:
                comarca, place = COMARCA_NAMES[s.unit_com[clan, unit]], people.places[clan][unit]
                at = comarca if kind == CART else CELL_NAMES[place]
                yield {"what": KIND_NAMES[kind], "owner": clan, "number": unit + 1, "at": at}
            yield from goods(stores[unit], f"unit {unit + 1}", clan)
        for store, name in STORE_NAMES.items():
            yield from goods(stores[store], name, clan)


def goods(store: list[int], at: str, owner: int | None = None) -> Iterator[Piece]:
    """What lies in a store: cubes by their number, food by the value of all dice of a kind."""
    for good, amount in enumerate(store):
        if amount:
            one: Piece = {"what": GOOD_NAMES[good], "at": at}
            one["count" if good < CUBES else "value"] = amount
            if owner is not None:
                one["owner"] = owner
            yield one


def cards(game: Finisterre, s: Position) -> Iterator[Piece]:
    """The row, specialists on display, and the card in play."""
    names = game.box.names
    for card in (s.where == IN_ROW).nonzero()[0].tolist():
        yield {"what": "card", "name": names[card], "at": "row"}
    for kind in s.display.nonzero()[0].tolist():
        yield {"what": "card", "name": names[SPECIALTY + kind], "at": "display", "count": int(s.display[kind])}
    if s.card != NOTHING and s.phase <= phases.KEEP:
        yield {"what": "card", "name": name_card(game, s.card), "at": "play"}


def slots(game: Finisterre, s: Position) -> Iterator[Piece]:
    """Cards before clans, and the dice on them."""
    for clan in range(s.players):
        states = zip(s.slot_card[clan].tolist(), s.slot_state[clan].tolist(), strict=True)
        for slot, (card, state) in enumerate(states):
            if state == EMPTY_SLOT:
                continue
            at = f"slot {slot + 1}"
            yield {"what": "card", "name": name_card(game, card), "owner": clan, "at": at, "state": STATES[state]}
            dice = zip(s.slot_good[clan, slot].tolist(), s.slot_value[clan, slot].tolist(), strict=True)
            for good, value in dice:
                if good != NOTHING:
                    yield {"what": GOOD_NAMES[good], "owner": clan, "at": at, "count": 1, "value": value}


def objectives(game: Finisterre, s: Position) -> Iterator[Piece]:
    """Objectives of all, and those that clans have fulfilled."""
    for aim, where in zip(game.box.aims, s.objective.tolist(), strict=False):
        name = aim["code"]
        if where == GLOBAL:
            yield {"what": "objective", "name": name, "at": "table"}
        for clan in range(s.players):
            if where in (TAKEN + clan, REVEALED + clan):
                yield {"what": "objective", "name": name, "at": "clan", "owner": clan}
