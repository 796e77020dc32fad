"""Clans, towns and units as text.

1 arrow 0,0 se tile 1,-1 small 1 tile 1,-2 large 2    town 1: the anchor of its arrow, its tiles with their clans
1 village 1 wood 2 crop 5                             a unit of clan 1: its part of town 1, and its store
1 boat 3,-1 dock 3,0 sw wood 1                        a boat on its cell, with the anchor of its dock
1 cart 2,0 ne                                         a cart with its anchor
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import BOAT, CART, PART
from oppidum.games.finisterre.goods.stores import free_slots
from oppidum.games.finisterre.land.grid import open_plot
from oppidum.games.finisterre.land.landscape import BARE, BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.map_refresh import refresh_map
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, CLANS, DOLMENS, NOTHING, STRAY, TOWNS, UNITS, Position
from oppidum.games.finisterre.words.layout_map import known_anchor
from oppidum.games.finisterre.words.layout_words import Words, block, clans, write_goods, write_set
from oppidum.games.finisterre.words.spelling import STORE_NAMES, name_anchor, name_cell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

KEYS = ()
BLOCKS = ("clans", "towns", "units")
COUNTERS = {  # a word, the field, the least and the most
    "coins": ("coins", 0, 99_999),
    "spirit": ("spirit", 0, 999),
    "star": ("star", 0, 99),
    "carried": ("carried", -99, 99),
    "pool": ("pool", 0, 99),
    "dues": ("dues", 0, 99),
    "melted": ("melted", 0, 100),
    "cards-lost": ("cards_lost", 0, 99),
    "links-lost": ("links_lost", 0, 99),
    "deeds": ("deeds", 0, 15),
    "score": ("scores", -9999, 9999),
}
PAIRS = {  # two numbers: by the pile they came from; of wood and of iron
    "sold": ("sold", 40),
    "spent": ("spent", 99),
    "spent-on-tiles": ("spent_on_tiles", 99),
}
SETS = {  # carts that were called, dolmens, towns and clans, counted from 1
    "called": ("carts_called", UNITS),
    "offered": ("offered", DOLMENS),
    "refused": ("refused", TOWNS),
    "converted": ("converted", TOWNS),
    "gave-now": ("gave_now", CLANS),
    "gave-before": ("gave_before", CLANS),
}
MARKS = {"row-used": "row_used", "recovered": "recovered", "stopped": "stopped"}
SIZES = ("small", "large")
HUNGER = ("half", "unfed")
KINDS = {PART: "village", BOAT: "boat", CART: "cart"} | {store + 10: name for store, name in STORE_NAMES.items()}


def describe(_: Finisterre, s: Position) -> list[str]:
    """Clans, towns and units."""
    return [
        *block("clans", [describe_clan(s, clan) for clan in clans(s)]),
        *block("towns", [describe_town(s, town) for town in range(TOWNS) if s.town_flags[town, 0]]),
        *block("units", [line for clan in clans(s) for line in describe_units(s, clan)]),
    ]


def describe_clan(s: Position, clan: int) -> str:
    """`1 coins 5 star 2 stopped`."""
    words = [str(clan + 1)]
    words += [f"{word} {getattr(s, field)[clan]}" for word, (field, *_) in COUNTERS.items() if getattr(s, field)[clan]]
    words += [word for word, field in MARKS.items() if getattr(s, field)[clan]]
    for word, (field, _) in PAIRS.items():
        if (pair := getattr(s, field)[clan]).any():
            words.append(f"{word} {pair[0]} {pair[1]}")
    words += [f"{word}{write_set(int(bits))}" for word, (field, _) in SETS.items() if (bits := getattr(s, field)[clan])]
    if s.gifts[clan].any():
        words.append("gifts " + " ".join(str(count) for count in s.gifts[clan, : s.players].tolist()))
    return " ".join(words)


def describe_town(s: Position, town: int) -> str:
    """A town with its tiles."""
    text = f"{town + 1} arrow {name_anchor(int(s.town_anchor[town]))}"
    for tile in range(2):
        if flags := int(s.town_flags[town, tile]):
            cell = name_cell(int(s.town_cell[town, tile]))
            text += f" tile {cell} {SIZES[flags - 1]} {s.town_clan[town, tile] + 1}"
            text += f" {HUNGER[s.unfed[town, tile] - 1]}" if s.unfed[town, tile] else ""
    return text


def describe_units(s: Position, clan: int) -> list[str]:
    """The units of a clan in their order, then what else it stores."""
    lines = []
    for unit in range(units.units_of(s.row, clan)):
        kind, place, anchor = (int(part[clan, unit]) for part in (s.unit_kind, s.unit_place, s.unit_anchor))
        if kind == PART:
            text = str(place + 1)
        else:
            text = name_anchor(anchor) if kind == CART else f"{name_cell(place)} dock {name_anchor(anchor)}"
        lines.append(f"{clan + 1} {KINDS[kind]} {text}{write_goods(s.store[clan, unit].tolist())}")
    for store in (CARAVAN, BOUGHT, STRAY):
        if s.store[clan, store].any():
            lines.append(f"{clan + 1} {KINDS[store + 10]}{write_goods(s.store[clan, store].tolist())}")
    return lines


def read(game: Finisterre, s: Position, lines: Layout) -> None:
    """Clans, towns and units from their lines."""
    for name, reader in READERS.items():
        for line, words in lines.blocks[name]:
            with on_line(line):
                taken = Words(game, words)
                reader(s, taken)
                taken.end()
    with lines.on("units"):
        check_units(game, s)
    refresh_map(s.row, game.book.row)


def read_clan(s: Position, words: Words) -> None:
    """What a clan has."""
    clan = words.clan()
    while words:
        word = words.next()
        if word in COUNTERS:
            field, least, most = COUNTERS[word]
            getattr(s, field)[clan] = words.number(least, most)
        elif word in MARKS:
            getattr(s, MARKS[word])[clan] = 1
        elif word in PAIRS:
            field, most = PAIRS[word]
            getattr(s, field)[clan] = words.number(0, most), words.number(0, most)
        elif word in SETS:
            field, most = SETS[word]
            while words and words.words[0].isdecimal():
                getattr(s, field)[clan] |= 1 << words.number(1, most) - 1
        elif word == "gifts":
            for other in clans(s):
                s.gifts[clan, other] = words.number(0, 99)
        else:
            raise fault(f"{word!r} is none of {', '.join((*COUNTERS, *MARKS, *PAIRS, *SETS, 'gifts'))}")


def put_tile(s: Position, cell: int, what: int) -> None:
    """A tile of a town or a boat on a cell where nothing else is."""
    plot = int(open_plot(s.row, cell))
    if s.plot_face[plot] != BARE:
        raise fault(f"{name_cell(cell)} is not empty")
    s.plot_face[plot] = what


def read_town(s: Position, words: Words) -> None:
    """A town."""
    town = words.number(1, TOWNS) - 1
    if s.town_flags[town, 0]:
        raise fault(f"town {town + 1} is given twice")
    words.one_of(("arrow",))
    s.town_anchor[town] = known_anchor(s, words.anchor())
    for tile in range(2):
        if words or tile == 0:
            words.one_of(("tile",))
            s.town_cell[town, tile] = words.cell()
            s.town_flags[town, tile] = words.one_of(SIZES) + 1
            s.town_clan[town, tile] = words.clan()
            s.unfed[town, tile] = 1 if words.has("half") else 2 if words.has("unfed") else 0
            put_tile(s, int(s.town_cell[town, tile]), TOWN_TILE - town)


def read_unit(s: Position, words: Words) -> None:
    """A unit, the caravan, or what was bought."""
    clan = words.clan()
    kind = list(KINDS)[words.one_of(tuple(KINDS.values()))]
    store = kind - 10
    if kind in (PART, BOAT, CART):
        place, anchor = NOTHING, NOTHING
        if kind == PART:
            place = words.number(1, TOWNS) - 1
            anchor = int(s.town_anchor[place])
        elif kind == BOAT:
            place = words.cell()
            words.one_of(("dock",))
            put_tile(s, place, BOAT_TILE - clan)
        anchor = anchor if kind == PART else known_anchor(s, words.anchor())
        store = int(units.add_unit(s.row, clan, kind, place, anchor))
        if store == NOTHING:
            raise Refusal("FIN-007", f"clan {clan + 1} has too many units")
    s.store[clan, store] = words.goods()


READERS = {"clans": read_clan, "towns": read_town, "units": read_unit}


def check_units(game: Finisterre, s: Position) -> None:
    """Every tile belongs to a unit, and there are only so many (FIN-007)."""
    for clan in clans(s):
        villages, vehicles = int(units.villages_of(s.row, clan)), int(units.vehicles_of(s.row, clan))
        if villages > game.book.tiles or vehicles > game.book.vehicles:
            raise Refusal("FIN-007", f"clan {clan + 1} has {villages} village tiles and {vehicles} boats and carts")
        towns = [town for town in range(TOWNS) if units.town_part_flags(s.row, town, clan)]
        parts = [int(s.unit_place[clan, unit]) for unit in range(UNITS) if s.unit_kind[clan, unit] == PART]
        if sorted(parts) != towns:
            raise fault(f"clan {clan + 1} needs one village unit for each town where it has a tile")


def check_stores(game: Finisterre, s: Position) -> None:
    """No store holds more than it has slots (FIN-162)."""
    for clan in clans(s):
        for store in (*range(units.units_of(s.row, clan)), CARAVAN):
            if s.phase not in (phases.OVERFLOW, phases.RESCUE) and free_slots(s.row, game.book.row, clan, store) < 0:
                what = "the caravan" if store == CARAVAN else f"unit {store + 1}"
                raise Refusal("FIN-162", f"{what} of clan {clan + 1} holds too much")
