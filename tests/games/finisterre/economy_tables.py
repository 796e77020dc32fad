"""Settlement tables: comarcas that are one plot each, with towns, boats, carts and goods said in a few words."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from oppidum.core.options import resolve
from oppidum.games.finisterre import grid, ground, stores, survey, units
from oppidum.games.finisterre.book import Book, make_book
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.options import OPTIONS
from oppidum.games.finisterre.state import (
    BOAT,
    CART,
    COMARCAS,
    CUBES,
    LARGE,
    NOTHING,
    PART,
    SMALL,
    STORES,
    TAKE_ACTION,
    TOWN_TILE,
    UNITS,
    Position,
)

GOODS = {name: good for good, name in enumerate(("wood", "iron", "gold", "crop", "fish", "game", "livestock"))}
FLAGS = {"S": SMALL, "L": LARGE}


def named(good: str, value: int = 1) -> int:
    """The action that takes a good from the ground."""
    return TAKE_ACTION + 8 * GOODS[good] + value


class Land:
    """A position without a map: every comarca is one square, every town lies somewhere else."""

    def __init__(self, players: int = 2, **options: int) -> None:
        self.book: Book = make_book(Box.load(), players, resolve(OPTIONS, {})).copy()
        for name, value in options.items():
            setattr(self.book, name, value)
        self.position = Position()
        s = self.s = self.position.row
        self.b = self.book.row
        s.players = players
        s.start = 0
        s.supply[:] = self.book.cubes
        s.town_cell[:] = NOTHING
        s.town_clan[:] = NOTHING
        s.unit_com[:] = NOTHING
        s.unit_road[:] = NOTHING
        s.unit_land[:] = NOTHING
        s.slot_card[:] = NOTHING
        s.slot_good[:] = NOTHING
        for comarca in range(COMARCAS):
            s.plot_com[grid.open_plot(s, self.cell(comarca))] = comarca
        self.towns = 0
        self.bridges = 0
        self.out = np.zeros(4000, dtype=np.int64)

    @staticmethod
    def cell(comarca: int) -> int:
        return grid.cell_of(2 * (comarca % 10) - 10, 5 * (comarca // 10))

    def anchor(self, comarca: int) -> int:
        return 4 * self.cell(comarca)

    def town(self, comarca: int, tiles: str, road: int = NOTHING, cells: tuple[int, ...] = ()) -> int:
        """A settlement, written as `0S` or `0S 1L`: clan and size of each tile; far away unless cells are named."""
        s, town = self.s, self.towns
        self.towns += 1
        s.town_anchor[town] = self.anchor(comarca)
        for tile, text in enumerate(tiles.split()):
            clan = int(text[0])
            cell = cells[tile] if cells else grid.cell_of(tile - 20, town - 25)
            s.plot_face[grid.open_plot(s, cell)] = TOWN_TILE - town
            s.town_cell[town, tile] = cell
            s.town_clan[town, tile] = clan
            s.town_flags[town, tile] = FLAGS[text[1]]
            if units.part_of(s, town, clan) == NOTHING:
                s.unit_road[clan, units.add_unit(s, clan, PART, town, self.anchor(comarca))] = road
        units.refresh_units(s, self.b)
        return town

    def boat(self, clan: int, comarca: int, road: int = NOTHING) -> int:
        unit = units.add_unit(self.s, clan, BOAT, self.cell(comarca), self.anchor(comarca))
        self.s.unit_road[clan, unit] = road
        units.refresh_units(self.s, self.b)
        return unit

    def cart(self, clan: int, comarca: int) -> int:
        unit = units.add_unit(self.s, clan, CART, NOTHING, self.anchor(comarca))
        units.refresh_units(self.s, self.b)
        return unit

    def square(self, x: int, y: int, name: str, half: int, west: int, east: int) -> None:
        """A square of a card, whatever lies around it; its banks belong to these comarcas."""
        plot = grid.open_plot(self.s, grid.cell_of(x, y))
        self.s.plot_face[plot] = 8 * Box.load().codes[name] + 4 * half
        self.s.plot_com[plot] = (east, east, west, west)

    def bridge(self, *comarcas: int) -> None:
        """Carts can go from one of these comarcas to the next one: a bridge over a river that is nowhere else."""
        for west, east in pairwise(comarcas):
            self.square(-25 + 2 * self.bridges, 25, "SA1", 0, west, east)
            self.bridges += 1

    def linked_towns(self, west: int, west_tiles: str, east: int, east_tiles: str) -> None:
        """Two settlements in two comarcas, each south of its square; a road over one bridge between them."""
        x, y = -20 + 8 * self.towns, 15
        self.square(x - 1, y, "M47", 1, west, west)
        self.square(x, y, "SA1", 0, west, east)
        self.square(x + 1, y, "SA1", 1, east, east)
        for at, comarca, tiles in ((x - 1, west, west_tiles), (x + 1, east, east_tiles)):
            self.town(comarca, tiles, cells=(grid.cell_of(at, y - 1), grid.cell_of(at, y - 2)))
        survey.refresh_map(self.s, self.b)

    def store(self, clan: int, store: int, **goods: int) -> None:
        """Goods in a store; cubes come from supply."""
        for name, amount in goods.items():
            good = GOODS[name]
            self.s.store[clan, store, good] += amount
            if good < CUBES:
                self.s.supply[good] -= amount

    def held(self, clan: int, store: int) -> dict[str, int]:
        return {name: amount for name, good in GOODS.items() if (amount := int(self.s.store[clan, store, good]))}

    def held_by(self, clan: int) -> dict[str, int]:
        """All that a clan has."""
        row = self.s.store[clan].sum(axis=0)
        return {name: amount for name, good in GOODS.items() if (amount := int(row[good]))}

    def lay(self, comarca: int, good: str, value: int = 1, count: int = 1) -> None:
        """Goods on the ground."""
        if GOODS[good] < CUBES:
            self.s.supply[GOODS[good]] -= count
        ground.put_on_ground(self.s, self.anchor(comarca), GOODS[good], value, count)

    def lies(self, comarca: int) -> dict[tuple[str, int], int]:
        """What is on the ground of a comarca: how many of each good and value."""
        found = {}
        for name, good in GOODS.items():
            for value in range(1, 7):
                if count := ground.count_on_ground(self.s, comarca, good, value):
                    found[name, value] = int(count)
        return found

    def legal(self, question) -> list[int]:
        actions = self.out[: question(self.s, self.b, self.out)].tolist()
        assert actions == sorted(set(actions))
        return actions

    def check(self) -> None:
        """Cubes are conserved, no unit holds too much, and every clan's units are numbered without a gap."""
        for good in range(CUBES):
            assert self.s.supply[good] + ground.cubes_out(self.s, good) == self.book.cubes[good]
        for clan in range(int(self.s.players)):
            count = units.units_of(self.s, clan)
            assert not self.s.unit_kind[clan, count:].any()
            assert not self.s.store[clan, count:UNITS].any()
            for store in range(STORES):
                if store < count or store >= UNITS:
                    assert stores.free_slots(self.s, self.b, clan, store) >= 0


GREEN, BLUE, RED = range(3)


def reference(**options: int) -> Land:
    """The settlements of REF, clockwise green, blue, red: its comarcas c1 … c4 are 1 … 4."""
    land = Land(3, **options)
    land.linked_towns(1, "1S 1S", 2, "1S")  # PA1, PA2
    land.linked_towns(2, "2L 2S", 4, "2L")  # PR2, PR4
    land.linked_towns(3, "1S 0S", 4, "0S")  # MX3, PV4
    return land
