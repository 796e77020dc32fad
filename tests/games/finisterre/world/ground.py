"""The ground of a world: its comarcas, sites and roads, and the goods that lie there or in the market."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from oppidum.games.finisterre.actions.building import building
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.goods import ground
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.land import grid
from oppidum.games.finisterre.land.grid import cell_of, place_of
from oppidum.games.finisterre.land.sides import SITE
from oppidum.games.finisterre.state import COMARCAS
from tests.games.finisterre.world.cards import Cards
from tests.games.finisterre.world.names import NUMBERS, SIDES, WAYS, Where, by_name, name_of


def home_of(comarca: int) -> int:
    """The cell of a comarca in a world without a map."""
    return cell_of(2 * (comarca % 10) - 10, 5 * (comarca // 10))


class Ground(Cards):
    """A place is a comarca, or a square with a side or corner: `drop(3, wood=2)`, `lies(1, 0, "ne")`."""

    # Comarcas.

    def edge(self, x: int, y: int, side: str) -> int:
        """A site or dock by its square and side."""
        plot = int(self.s.plot_at[cell_of(x, y)])
        assert plot, f"No card lies at {x}, {y}"
        return 4 * (plot - 1) + SIDES[side]

    def where(self, edge: int) -> tuple[int, int, str]:
        """The square and side of a site or dock."""
        return (*place_of(int(self.s.plot_cell[edge >> 2])), name_of(edge & 3, SIDES))

    def anchor(self, *where: Where) -> int:
        """A corner of a square: the one that is named, or the one where carts of a comarca stand."""
        if not self.has_map:
            if len(where) != 1:
                raise ValueError(f"In a world without a map a place is a comarca, not {where}")
            return 4 * home_of(where[0])
        if len(where) == 1:
            return int(units.cart_anchor(self.s, self.b, where[0]))
        if len(where) != 3:
            raise ValueError(f"A place is a comarca, or x, y and a side or corner; not {where}")
        x, y, way = where
        return 4 * cell_of(x, y) + WAYS[way]

    def comarca(self, *where: Where) -> int:
        """The comarca at a side or corner of a square."""
        return int(where[0] if len(where) == 1 else grid.comarca_at(self.s, self.anchor(*where)))

    def road(self, *where: Where) -> int:
        """The road at a side or corner of a square."""
        return int(grid.road_at(self.s, self.anchor(*where)))

    @property
    def comarcas(self) -> int:
        """How many comarcas there are."""
        return int(self.s.comarcas).bit_count()

    def free_arrows(self, kind: int = SITE) -> list[int]:
        """The sites, or docks, where something may be built."""
        return [edge for edge in range(4 * int(self.s.plots)) if building.is_free_arrow(self.s, self.b, edge, kind)]

    def free_sites(self) -> set[tuple[int, int]]:
        """The arrow cells of all free sites."""
        return {place_of(building.arrow_cell(self.s, edge)) for edge in self.free_arrows()}

    # Goods.

    def drop(self, *where: Where, **goods: int | list[int]) -> None:
        """Goods come to the ground, cubes out of supply: `wood=3`; `crop=8` is a six and a two, `crop=[2, 2]` dice."""
        for name, amount in goods.items():
            good, anchor = NUMBERS[name], self.anchor(*where)
            if isinstance(amount, int):
                self.from_supply(good, amount)
                ground.put_total_on_ground(self.s, self.b, anchor, good, amount)
            elif good < CUBES:
                raise ValueError(f"{name} is no food, so it is counted: {name}={len(amount)}")
            else:
                for value in amount:
                    ground.put_on_ground(self.s, anchor, good, value, 1)

    def from_supply(self, good: int, amount: int) -> None:
        """Cubes that come to lie somewhere else are in supply no longer."""
        if good < CUBES:
            self.s.supply[good] -= amount

    def on_ground(self, good: str, *where: Where) -> int:
        """The value of all of a good in a comarca."""
        return int(ground.value_on_ground(self.s, self.comarca(*where), NUMBERS[good]))

    def lies(self, *where: Where) -> dict[str, list[int]]:
        """The goods in a comarca: the values of its dice, ones for cubes."""
        return self.lies_in([self.comarca(*where)])

    def lies_in(self, comarcas: Iterable[int]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for comarca in comarcas:
            for name, good in NUMBERS.items():
                for value in range(1, 7):
                    if count := int(ground.count_on_ground(self.s, comarca, good, value)):
                        found.setdefault(name, []).extend([value] * count)
        return {name: sorted(values) for name, values in found.items()}

    def all_lies(self) -> dict[str, list[int]]:
        """The goods on the ground of all comarcas."""
        return self.lies_in(comarca for comarca in range(COMARCAS) if int(self.s.comarcas) >> comarca & 1)

    def trade(self, **goods: int) -> Self:
        """So much lies in the market."""
        for name, amount in goods.items():
            self.s.market[NUMBERS[name]] = amount
            self.from_supply(NUMBERS[name], amount)
        return self

    def market(self) -> dict[str, int]:
        """What lies in the market."""
        return by_name(self.s.market)

    def cubes_are_all_there(self) -> bool:
        """Wood, iron and gold: what is out and what is in supply is what was in the box (FIN-161)."""
        return all(ground.cubes_out(self.s, good) + self.s.supply[good] == self.b.cubes[good] for good in range(CUBES))
