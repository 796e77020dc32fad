"""A scene for tests of the action phase: cards lie where they are put, units stand there, and clans act by name."""

from __future__ import annotations

import numpy as np

from oppidum.core.options import resolve
from oppidum.games.finisterre import acting, action_turns, building, covering, dealing, ground, units
from oppidum.games.finisterre import state as codes
from oppidum.games.finisterre.book import make_book
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.options import OPTIONS, PRESETS
from oppidum.games.finisterre.state import (
    ACT,
    BOAT,
    BOAT_TILE,
    CARAVAN,
    CART,
    CUBES,
    EDGE_ACTION,
    FACE_DOWN,
    KIND_ACTION,
    NOTHING,
    OBJECTIVE,
    PART,
    SLOTS,
    SMALL,
    STOP,
    UNIT_ACTION,
    UNITS,
    Position,
)
from oppidum.games.finisterre.survey import refresh_map

BOX = Box.load()
GOODS = {name: good for good, name in enumerate(("wood", "iron", "gold", "crop", "fish", "game", "livestock"))}
SIDES = {"n": 0, "e": 1, "s": 2, "w": 3}


class Scene:
    """A position made by hand: `Scene("SA1 0 0 0, SA2 0 1 0")` lays cards without asking whether they may lie there."""

    def __init__(self, cards: str = "", players: int = 2, **options):
        self.book = make_book(BOX, players, resolve(OPTIONS, PRESETS, None, options))
        self.position = Position()
        self.s, self.b = self.position.row, self.book.row
        dealing.set_up(self.s, self.b, players)
        self.s.start = 0
        self.out = np.zeros(2000, dtype=np.int64)
        for line in filter(None, cards.split(",")):
            name, x, y, facing = line.split()
            self.s.card, self.s.cell, self.s.facing = BOX.codes[name], cell_of(int(x), int(y)), int(facing)
            covering.put_card(self.s, self.b)

    @classmethod
    def of(cls, scene: Scene) -> Scene:
        """The same scene, to be changed alone."""
        copy = cls.__new__(cls)
        copy.book, copy.b, copy.out = scene.book, scene.b, scene.out
        copy.position = scene.position.copy()
        copy.s = copy.position.row
        return copy

    def edge(self, x: int, y: int, side: str) -> int:
        """A site or dock, by its square and side."""
        return 4 * (int(self.s.plot_at[cell_of(x, y)]) - 1) + SIDES[side]

    def comarca(self, x: int, y: int, side: str) -> int:
        """The comarca of a square's side."""
        edge = self.edge(x, y, side)
        return int(self.s.plot_com[edge >> 2, edge & 3])

    def village(self, clan: int, x: int, y: int, side: str, flags: int = SMALL) -> int:
        """A village at a site, for nothing; its number among the clan's units."""
        edge = self.edge(x, y, side)
        town = building.free_town(self.s)
        self.s.town_anchor[town] = building.anchor_of(self.s, edge)
        building.lay_tile(self.s, town, 0, building.arrow_cell(self.s, edge), clan, flags)
        return self.stand(clan, PART, town, building.anchor_of(self.s, edge))

    def close(self, clan: int, unit: int, side: str, flags: int = SMALL) -> None:
        """A second tile beside the first, for nothing."""
        town = int(self.s.unit_place[clan, unit])
        building.lay_tile(self.s, town, 1, building.second_cell(self.s, town, SIDES[side]), clan, flags)
        refresh_map(self.s, self.b)

    def boat(self, clan: int, x: int, y: int, side: str) -> int:
        """A boat at a dock, for nothing."""
        edge = self.edge(x, y, side)
        cell = building.arrow_cell(self.s, edge)
        self.s.plot_face[building.open_plot(self.s, cell)] = BOAT_TILE - clan
        return self.stand(clan, BOAT, cell, building.anchor_of(self.s, edge))

    def cart(self, clan: int, comarca: int) -> int:
        """A cart in a comarca, for nothing."""
        return self.stand(clan, CART, NOTHING, units.cart_anchor(self.s, self.b, comarca))

    def stand(self, clan: int, kind: int, place: int, anchor: int) -> int:
        unit = units.add_unit(self.s, clan, kind, place, anchor)
        refresh_map(self.s, self.b)
        return unit

    def give(self, clan: int, store: int = CARAVAN, **goods: int) -> None:
        """Goods for a store, cubes out of supply."""
        for name, amount in goods.items():
            self.s.store[clan, store, GOODS[name]] += amount
            if GOODS[name] < CUBES:
                self.s.supply[GOODS[name]] -= amount

    def drop(self, x: int, y: int, side: str, **goods: int) -> None:
        """Goods for the ground, cubes out of supply."""
        for name, amount in goods.items():
            ground.put_total_on_ground(self.s, self.b, 4 * cell_of(x, y) + SIDES[side], GOODS[name], amount)
            if GOODS[name] < CUBES:
                self.s.supply[GOODS[name]] -= amount

    def on_ground(self, x: int, y: int, side: str, good: str) -> int:
        return int(ground.value_on_ground(self.s, self.comarca(x, y, side), GOODS[good]))

    def held(self, clan: int, store: int = CARAVAN) -> dict[str, int]:
        """What is in a store."""
        return {
            name: int(self.s.store[clan, store, good])
            for name, good in GOODS.items()
            if self.s.store[clan, store, good]
        }

    def trade(self, **goods: int) -> Scene:
        """What lies in the market."""
        for name, amount in goods.items():
            self.s.market[GOODS[name]] = amount
            if GOODS[name] < CUBES:
                self.s.supply[GOODS[name]] -= amount
        return self

    # Acting.

    def turn(self, clan: int = 0, pool_size: int = 4, coins: int | None = None, hides: bool = True) -> Scene:
        """The action turn of a clan with so many actions in its pool; with a card face down it never ends by itself."""
        self.s.pool[:] = 0
        self.s.stopped[:] = 0
        self.s.pool[clan] = pool_size
        if coins is not None:
            self.s.coins[clan] = coins
        self.s.playing = clan
        if hides and not self.s.slot_state[clan].any():
            self.s.slot_state[clan, SLOTS - 1], self.s.slot_card[clan, SLOTS - 1] = FACE_DOWN, OBJECTIVE
        action_turns.begin_action_turn(self.s, self.b)
        return self

    def legal(self) -> list[int]:
        ask = acting.legal_kinds if self.s.phase == ACT else acting.legal_targets
        return self.out[: ask(self.s, self.b, self.out)].tolist()

    def offers(self, kind: str) -> bool:
        """Whether a kind of action may be chosen."""
        assert self.s.phase == ACT
        return KIND_ACTION + getattr(codes, kind.upper()) in self.legal()

    def act(self, kind: str, *answers: int) -> bool:
        """Choose a kind and answer what it asks; whether the action phase goes on."""
        assert self.offers(kind), kind
        goes_on = acting.choose_kind(self.s, self.b, KIND_ACTION + getattr(codes, kind.upper()))
        for answer in answers:
            assert answer in self.legal(), f"{answer} is not among {self.legal()}"
            goes_on = acting.choose_target(self.s, self.b, answer)
        return goes_on

    def stop(self) -> bool:
        return acting.choose_kind(self.s, self.b, STOP)

    def at(self, x: int, y: int, side: str) -> int:
        """The answer that names a site or a dock."""
        return EDGE_ACTION + self.edge(x, y, side)

    def unit(self, clan: int, number: int) -> int:
        """The answer that names a unit."""
        return UNIT_ACTION + UNITS * clan + number

    def cubes_are_all_there(self) -> bool:
        """Wood, iron and gold: what is out and what is in supply is what was in the box (FIN-161)."""
        return all(ground.cubes_out(self.s, good) + self.s.supply[good] == self.b.cubes[good] for good in range(CUBES))
