"""What a client draws: the map, the clans, the market, and what is being decided, as JSON values.

Views are merge-patchable (core/patch.py). Seats are counted from 0; units, towns and slots from 1, and comarcas are
called c1, c2, … as in notation. What a viewer may not know is cut by `observe`, and nowhere else.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import numpy as np

from oppidum.core.game import Player
from oppidum.core.patch import Json
from oppidum.core.record import part
from oppidum.core.screen import compare_views as changes
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.actions.strife.defence import lead_needed
from oppidum.games.finisterre.actions.trade.trading import FOOD_LOT
from oppidum.games.finisterre.book import LOTS
from oppidum.games.finisterre.cards.codes import GLOBAL, HIDDEN, IN_ROW, OBJECTIVE, SPECIALTY
from oppidum.games.finisterre.cards.discovery import packed_find
from oppidum.games.finisterre.ends.measures import BRIDGE, amounts_at
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.hidden import knowledge
from oppidum.games.finisterre.hidden.hiding import hidden_cards
from oppidum.games.finisterre.land.placement import cell_of_b
from oppidum.games.finisterre.screen.choices import choices
from oppidum.games.finisterre.screen.clans import People, show_goods, view_clans
from oppidum.games.finisterre.screen.consequences import outlook
from oppidum.games.finisterre.screen.contract.view import View
from oppidum.games.finisterre.screen.kit import kit
from oppidum.games.finisterre.screen.land import (
    CELL_NAMES,
    COMARCA_NAMES,
    GROUND,
    MADE_SIDES,
    SETTLEMENTS,
    TILES,
    land_of,
    view_comarcas,
    view_made,
    view_tiles,
    view_towns,
)
from oppidum.games.finisterre.screen.price_table import (
    COLUMNS,
    COMPLETE,
    COST,
    GROUP,
    LOT,
    MELTED,
    MINTED,
    MINTINGS,
    NEXT,
    ROWS,
    SALE,
    SPIRIT,
    quote_at,
)
from oppidum.games.finisterre.screen.stakes import show_stake
from oppidum.games.finisterre.state import COMARCAS, NOTHING, UNITS, Position
from oppidum.games.finisterre.words.layout_action import describe_target
from oppidum.games.finisterre.words.layout_turn import PHASES
from oppidum.games.finisterre.words.reading import read_move
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, LOT_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

__all__ = ["changes", "choices", "kit", "view"]

SEASONS = ("winter", "summer")
SORTS = ("terrain", "objectives", "specialists")


# What the market, and what is shown of the cards, depend on; how many are left in a pile needs all that is hidden.
MARKET = part(Position, "market")
DEALT = ("where", "deck", "objective", "objective_pile", "display", "sold", "card", "card_pile", "players")
HELD = ("hand", "hand_pile", "slot_card", "slot_pile", "seen", "seen_pile")
CARDS = part(Position, *DEALT, *HELD)


def view(game: Finisterre, s: Position, viewer: Player | None) -> View:
    """A position as a viewer knows it; what has not changed since another view is the same object in both."""
    s = knowledge.observe(game, s, viewer)
    memory = s.rows.tobytes()
    people, land, find = People(game, s), land_of(game, s, memory), game.parts.find
    table = np.zeros((ROWS, COLUMNS), dtype=np.int64)
    quote_at(s.rows, 0, game.book.rows, knowledge.eyes_of(viewer), table)
    quotes = table.tolist()
    view: Json = {
        "players": s.players,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "scores": s.scores[: s.players].tolist(),
        "year": view_year(s),
        "squares": land.squares,
        "tiles": find("tiles", TILES(memory), lambda: view_tiles(s, people.places_of_units())),
        "towns": find("towns", (land.key, SETTLEMENTS(memory)), lambda: view_towns(s, land)),
        "sites": land.sites,
        "docks": land.docks,
        "comarcas": find("comarcas", (land.key, GROUND(memory)), lambda: view_comarcas(s, land)),
        "made": find("made", (land.key, MADE_SIDES(memory)), lambda: view_made(s, land)),
        "clans": view_clans(people, quotes[SPIRIT], memory),
        "market": find("market", (MARKET(memory), table.tobytes()), lambda: view_market(game, s, quotes)),
        "mint": {"brings": quotes[MINTED][:MINTINGS], "costs": quotes[MELTED][:MINTINGS]},
        "readings": {"fuel": GOOD_NAMES[game.book.fuel], "fish": str(game.options["fish"])},
        "supply": {GOOD_NAMES[good]: count for good, count in enumerate(s.supply.tolist())},
        **find("cards", CARDS(memory), lambda: view_cards(game, s)),
    }
    if s.phase != phases.FINISHED:
        view["outlook"] = outlook(game, s)
        view["progress"] = view_progress(game, s)
    add_turn(game, s, view)
    return cast(View, view)


def view_progress(game: Finisterre, s: Position) -> dict[str, list[int]]:
    """How much each clan has of what an objective counts, of those that the viewer can see; a deed is done or not."""
    laid = s.slot_card[: s.players]
    seen = {*(s.objective == GLOBAL).nonzero()[0].tolist(), *(laid[laid >= OBJECTIVE] - OBJECTIVE).tolist()}
    amounts = np.zeros(s.players, dtype=np.int64)
    progress: dict[str, list[int]] = {}
    for number in sorted(seen):
        what = int(game.book.measure[number])
        if what < BRIDGE:
            amounts_at(s.rows, 0, game.book.rows, what, amounts)
            progress[game.box.aims[number]["code"]] = amounts.tolist()
    return progress


def view_year(s: Position) -> Json:
    """Half years that have passed, the year with its season, and what a crop is worth; it begins in winter 0."""
    return {"half_years": s.year, "number": (s.year + 1) // 2, "season": SEASONS[s.year & 1], "crop": s.crop_value}


def view_cards(game: Finisterre, s: Position) -> Json:
    """The deck, the row, the display, and the objectives of all."""
    names = game.box.names
    upper, lower = (int(left) - int(hidden_cards(s.row, pile)) for pile, left in enumerate(s.deck.sum(axis=1)))
    return {
        "deck": {"upper": upper, "lower": lower},
        "remaining": dict(zip(SORTS, s.deck.sum(axis=0).tolist(), strict=True)),
        "row": [names[card] for card in (s.where == IN_ROW).nonzero()[0].tolist()],
        "display": {names[SPECIALTY + kind]: int(s.display[kind]) for kind in s.display.nonzero()[0].tolist()},
        "objectives": [game.box.aims[aim]["code"] for aim in (s.objective == GLOBAL).nonzero()[0].tolist()],
    }


def view_market(game: Finisterre, s: Position, quotes: list[list[int]]) -> Json:
    """What lies in the market, lot by lot, and what one costs and brings the viewer now; food is sold unmixed here."""
    there, sizes = s.market.tolist(), game.book.lot.tolist()
    market: Json = {
        LOT_NAMES[lot]: {
            "count": there[lot],
            "size": sizes[lot],
            "sale": quotes[SALE][lot],
            "lots": quotes[LOT + lot][:LOTS],
        }
        for lot in range(FOOD_LOT)
    }
    market["food"] = {
        "values": show_goods([0] * CUBES + there[CUBES:]),
        "size": game.book.food_lot,
        "sale": {GOOD_NAMES[good]: quotes[SALE][good] for good in range(CUBES, GOODS)},
        "groups": [
            {"goods": show_goods(quotes[GROUP + group][:GOODS]), "full": bool(quotes[COMPLETE][group])}
            for group in range(LOTS)
        ],
    }
    for lot, name in enumerate(LOT_NAMES):
        if quotes[NEXT][lot] != NOTHING:
            market[name]["price"] = quotes[COST][lot]
    if quotes[NEXT][FOOD_LOT] != NOTHING:
        market["food"]["group"] = show_goods(quotes[GROUP + quotes[NEXT][FOOD_LOT]][:GOODS])
    return market


def add_turn(game: Finisterre, s: Position, view: Json) -> None:
    """Who is asked, and how far a card, a harvest or an action has come."""
    if s.start != NOTHING:
        view["start"] = s.start
    if s.phase == phases.DEAL:
        view["dealing"] = s.asked
    elif s.phase not in (phases.FIRST, phases.FINISHED):
        view["asked"] = s.asked
        if s.phase not in (phases.FEED, phases.OVERFLOW):
            view["playing"] = s.playing
    if s.card != NOTHING and s.phase <= phases.KEEP:
        view["card"] = view_card(game, s)
    if s.finds and s.phase <= phases.KEEP:
        view["finds"] = view_finds(s)
    if phases.PICK <= s.phase <= phases.LINK_TAKE:
        view["harvest"] = view_harvest(s)
    if s.phase == phases.FEED and s.allowance:
        view["menu"] = True  # the clan names the food that is eaten next; nobody goes hungry yet
    if s.phase >= phases.CARRY and s.phase != phases.FINISHED:
        view["actions"] = {"left": s.actions_left, "free": s.free_left}
    if s.phase > phases.ACT and s.kind != NOTHING and s.phase != phases.FINISHED:
        view["deciding"] = view_deciding(game, s)


def view_card(game: Finisterre, s: Position) -> Json:
    """The card in play, and where it lies."""
    card: Json = {} if s.card == HIDDEN else {"card": game.box.names[s.card]}
    if phases.SQUARE < s.phase < phases.KEEP:
        card["at"] = CELL_NAMES[s.cell]
    if phases.RECOVER <= s.phase < phases.KEEP:
        card |= {"facing": s.facing, "other": CELL_NAMES[int(cell_of_b(s.cell, s.facing))]}
    if s.phase == phases.RECOVER:
        card["covered"] = [game.box.names[code] for code in s.lost.tolist() if code != NOTHING]
    if s.phase == phases.BANK:
        card["fish"] = s.odd_fish
    return card


def view_finds(s: Position) -> list[Json]:
    """The goods that the card in play has brought and that are still to be found, by comarca."""
    left: Counter[int] = Counter()
    for find in range(s.finds):
        left[int(packed_find(s.row, find))] += int(s.find_count[find])
    return [
        {
            "good": GOOD_NAMES[packed // COMARCAS >> 3],
            "value": packed // COMARCAS & 7,
            "comarca": COMARCA_NAMES[packed % COMARCAS],
            "count": count,
        }
        for packed, count in left.items()
        if count
    ]


def view_harvest(s: Position) -> Json:
    """The harvest: where it is, what may still be taken, and which comarcas are done."""
    harvest: Json = {
        "allowance": s.allowance,
        "taken": s.taken,
        "done": [COMARCA_NAMES[comarca] for comarca in range(COMARCAS) if s.reaped >> comarca & 1],
        "links": [[COMARCA_NAMES[one], COMARCA_NAMES[two]] for one, two in s.link[: s.links].tolist()],
    }
    if s.field != NOTHING:
        harvest["comarca"] = COMARCA_NAMES[s.field]
    if s.picker != NOTHING:
        harvest["picker"] = s.picker
    return harvest


def view_deciding(game: Finisterre, s: Position) -> Json:
    """The action that is being decided: its kind, its first answer, and food that is being sold."""
    deciding: Json = {"kind": kinds.WORDS[s.kind]}
    if s.kind == kinds.SELL_FOOD:
        deciding["amounts"] = show_goods(s.amounts.tolist())
    elif s.target != NOTHING:
        deciding["target"] = read_move(describe_target(game, s))
    if s.kind == kinds.ATTACK and s.other != NOTHING:
        deciding["stake"] = show_stake(game, s)
    if s.phase == phases.DEFEND:
        unit = int(second_of(s.other))
        deciding |= {"attacked": {"clan": unit // UNITS, "unit": unit % UNITS + 1}}
        deciding |= {"lead": int(lead_needed(s.row, game.book.row, unit // UNITS, unit % UNITS))}
        deciding |= {"strength": s.force} if s.force != HIDDEN else {}
    return deciding
