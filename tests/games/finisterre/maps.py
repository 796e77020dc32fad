"""Maps for tests: cards laid through the real rules, villages, boats and carts where they may stand."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from oppidum.core.options import Value
from oppidum.games.finisterre import building, carding, ground, hands, placement, survey, units
from oppidum.games.finisterre.discovery import legal_finds
from oppidum.games.finisterre.grid import cell_of, comarca_at, on_cell, place_of, road_at
from oppidum.games.finisterre.state import (
    BANK,
    BANK_ACTION,
    BARE,
    BOAT,
    BOAT_TILE,
    CART,
    CUBES,
    DOCK,
    FACING_ACTION,
    FIND,
    FIND_ACTION,
    GOODS,
    IN_HAND,
    LARGE,
    NO_FIND,
    NOTHING,
    PART,
    RECOVER,
    SITE,
    SMALL,
    SPECIALTY,
    SQUARE_ACTION,
)
from tests.games.finisterre.tables import table

GREEN, BLUE, RED = range(3)
NE, SE, SW, NW = range(4)
N, E, S, W = range(4)
NAMES = ("wood", "iron", "gold", "crop", "fish", "game", "livestock")
FLAGS = {"S": SMALL, "L": LARGE}


class Map:
    """A table on which cards are laid; clan 0 lays them unless another is named."""

    def __init__(self, players: int = 2, **options: Value) -> None:
        self.table = table(players, **options)
        self.book = self.table.book.copy()
        self.position = self.table.start()
        self.s = self.position.row
        self.b = self.book.row
        self.s.start = 0
        self.s.turn = 1
        self.out = np.zeros(6000, dtype=np.int64)

    # Cards.

    def ready(self, name: str, clan: int = 0) -> int:
        """A card is in play; returns the tier at which it can lie, 0 if it fits nowhere."""
        s = self.s
        s.playing = s.asked = clan
        s.card = self.table.box.codes[name]
        s.card_open = 1
        s.tier = placement.tier_for(s, self.b, s.card, clan)
        return int(s.tier)

    def places(self, name: str, clan: int = 0) -> set[tuple[int, int, int]]:
        """All (x, y, facing) where a clan may lay a card: squares, then facings, as players are asked."""
        if self.ready(name, clan) == 0:
            return set()
        s, found = self.s, set()
        squares = self.out[: placement.legal_squares(s, self.b, self.out)].tolist()
        assert len(squares) == len(set(squares))
        for square in squares:
            s.cell = square - SQUARE_ACTION
            facings = self.out[: placement.legal_facings(s, self.b, self.out)].tolist()
            assert facings
            found |= {(*place_of(int(s.cell)), facing - FACING_ACTION) for facing in facings}
        s.cell = NOTHING
        s.card = NOTHING
        return found

    def empty_places(self, name: str, clan: int = 0) -> set[tuple[int, int, int]]:
        """Those of them that cover nothing."""
        return {
            place
            for place in self.places(name, clan)
            if on_cell(self.s, cell_of(*place[:2])) == on_cell(self.s, self.second(*place)) == BARE
        }

    @staticmethod
    def second(x: int, y: int, k: int) -> int:
        return placement.cell_of_b(cell_of(x, y), k)

    def lay(
        self, name: str, x: int, y: int, k: int = 0, *, clan: int = 0, recover: int = 0, bank: int = 0, find: str = ""
    ) -> list[int]:
        """A clan lays a card where it may; the phases in which it was asked. It finds what is named, else nothing."""
        s = self.s
        assert (x, y, k) in self.places(name, clan), f"{name} may not lie at {x}, {y}, {k}"
        self.ready(name, clan)
        s.cell = cell_of(x, y)
        asked = []
        going = carding.lay_card(s, self.b, k)
        while going and s.phase in (RECOVER, BANK, FIND):
            asked.append(int(s.phase))
            if s.phase == RECOVER:
                choices = self.out[: carding.legal_recoveries(s, self.out)].tolist()
                going = carding.choose_recovery(s, self.b, choices[min(recover, 1)])
            elif s.phase == BANK:
                going = carding.choose_odd_bank(s, self.b, BANK_ACTION + bank)
            else:
                going = carding.choose_find(s, self.b, self.find(find))
                find = ""
        if going:
            asked.append(int(s.phase))
        return asked

    def deal(self, clan: int, *names: str, is_open: int = 0) -> None:
        """Cards come to a clan's hand, wherever they were."""
        for name in names:
            index, code = hands.cards_in_hand(self.s, clan), self.table.box.codes[name]
            self.s.hand[clan, index] = code
            self.s.hand_open[clan, index] = is_open
            if code < SPECIALTY:
                self.s.where[code] = IN_HAND

    def lay_all(self, *cards: tuple) -> Map:
        for card in cards:
            self.lay(*card)
        return self

    def herd(self, name: str, half: int, animals: str) -> None:
        """A farm with these animals: s sheep, p pigs, c cows."""
        self.book.farm[2 * self.table.box.codes[name] + half] = [animals.count(animal) for animal in "spc"]

    def find(self, name: str) -> int:
        """The action that takes the first find of a name."""
        for action in self.finds():
            if action != NO_FIND and name and (action - FIND_ACTION) // 20 >> 3 == NAMES.index(name):
                return action
        return NO_FIND

    def finds(self) -> list[int]:
        return self.out[: legal_finds(self.s, self.b, self.out)].tolist()

    # Units.

    def edge(self, x: int, y: int, direction: int) -> int:
        """A site or dock by its square and direction."""
        return 4 * (int(self.s.plot_at[cell_of(x, y)]) - 1) + direction

    def village(self, x: int, y: int, direction: int, tiles: str = "0S", cell: int = NOTHING) -> int:
        """A settlement at a free site, written as `0S` or `0S 1L`; the second tile lies in a direction of the first."""
        s, edge, town = self.s, self.edge(x, y, direction), building.free_town(self.s)
        assert building.is_free_arrow(s, self.b, edge, SITE)
        s.town_anchor[town] = building.anchor_of(s, edge)
        for tile, text in enumerate(tiles.split()):
            where = building.arrow_cell(s, edge)
            if tile == 1:
                where = building.second_cell(s, town, cell)
                assert survey.is_free_cell(s, self.b, where)
            clan = int(text[0])
            building.lay_tile(s, town, tile, where, clan, FLAGS[text[1]])
            if units.part_of(s, town, clan) == NOTHING:
                units.add_unit(s, clan, PART, town, building.anchor_of(s, edge))
        survey.refresh_map(s, self.b)
        return town

    def boat(self, x: int, y: int, direction: int, clan: int = 0) -> int:
        """A boat at a free dock; the number of the unit."""
        s, edge = self.s, self.edge(x, y, direction)
        assert building.is_free_arrow(s, self.b, edge, DOCK)
        cell = building.arrow_cell(s, edge)
        s.plot_face[building.open_plot(s, cell)] = BOAT_TILE - clan
        unit = units.add_unit(s, clan, BOAT, cell, building.anchor_of(s, edge))
        survey.refresh_map(s, self.b)
        return unit

    def cart(self, x: int, y: int, corner: int, clan: int = 0) -> int:
        """A cart in the comarca of a corner."""
        anchor = units.cart_anchor(self.s, self.b, self.com(x, y, corner))
        unit = units.add_unit(self.s, clan, CART, NOTHING, anchor)
        survey.refresh_map(self.s, self.b)
        return unit

    def store(self, clan: int, store: int, **goods: int) -> None:
        """Goods in a store; cubes come from supply."""
        for name, amount in goods.items():
            good = NAMES.index(name)
            self.s.store[clan, store, good] += amount
            if good < CUBES:
                self.s.supply[good] -= amount

    def held(self, clan: int, store: int) -> dict[str, int]:
        return {name: amount for good, name in enumerate(NAMES) if (amount := int(self.s.store[clan, store, good]))}

    # What lies where.

    def com(self, x: int, y: int, corner: int) -> int:
        """The comarca of a corner."""
        return comarca_at(self.s, 4 * cell_of(x, y) + corner)

    def road(self, x: int, y: int, corner: int) -> int:
        return road_at(self.s, 4 * cell_of(x, y) + corner)

    @property
    def comarcas(self) -> int:
        """How many comarcas there are."""
        return int(self.s.comarcas).bit_count()

    def drop(self, x: int, y: int, corner: int, good: str, value: int = 1, count: int = 1) -> None:
        """Goods on the ground at a corner."""
        if NAMES.index(good) < CUBES:
            self.s.supply[NAMES.index(good)] -= count
        ground.put_on_ground(self.s, 4 * cell_of(x, y) + corner, NAMES.index(good), value, count)

    def lies(self, x: int, y: int, corner: int) -> dict[str, list[int]]:
        """The goods in the comarca of a corner: the values of its dice, ones for cubes."""
        return self.lies_in([self.com(x, y, corner)])

    def lies_in(self, coms: Iterable[int]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for com in coms:
            for good in range(GOODS):
                for value in range(1, 7):
                    count = int(ground.count_on_ground(self.s, com, good, value))
                    if count:
                        found.setdefault(NAMES[good], []).extend([value] * count)
        return {name: sorted(values) for name, values in found.items()}

    def all_lies(self) -> dict[str, list[int]]:
        """The goods on the ground of all comarcas."""
        return self.lies_in(com for com in range(20) if int(self.s.comarcas) >> com & 1)

    def market(self) -> dict[str, int]:
        return {name: amount for good, name in enumerate(NAMES) if (amount := int(self.s.market[good]))}

    def free_sites(self) -> set[tuple[int, int]]:
        """The arrow cells of all free sites."""
        found = set()
        for edge in range(4 * int(self.s.plots)):
            if building.is_free_arrow(self.s, self.b, edge, SITE):
                found.add(place_of(building.arrow_cell(self.s, edge)))
        return found

    def check(self) -> None:
        """Cubes are conserved, scratch is clean."""
        for good in range(CUBES):
            assert self.s.supply[good] + ground.cubes_out(self.s, good) == self.book.cubes[good]
        assert not self.s.mark.any()
        assert not self.s.queue.any()


def cells(x: int, y: int, k: int) -> set[tuple[int, int]]:
    """The two cells of a card."""
    return {(x, y), ((x + 1, y), (x, y - 1), (x - 1, y), (x, y + 1))[k]}


def b1(players: int = 2, **options: Value) -> Map:
    """A bridge over a river from north to south, and a village site in the east."""
    return Map(players, **options).lay_all(("SA1", 0, 0, 0))


def b2(players: int = 2, **options: Value) -> Map:
    return b1(players, **options).lay_all(("SA2", 0, 1, 0))


def b3(players: int = 2, **options: Value) -> Map:
    return b2(players, **options).lay_all(("SA3", 0, -1, 0))


def b4(players: int = 2, **options: Value) -> Map:
    return Map(players, **options).lay_all(("SB7", 0, 0, 0))


def b5(players: int = 2, **options: Value) -> Map:
    return b1(players, **options).lay_all(("M16", -1, 0, 3), ("M26", 1, 1, 3))
