"""The units of a world: villages, cities, boats and carts."""

from __future__ import annotations

from oppidum.games.finisterre.actions.building import building
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import BOAT, CART, PART, SMALL
from oppidum.games.finisterre.land import grid, map_refresh
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.land.landscape import BOAT_TILE
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world.names import SIDES, Where, read_tiles
from tests.games.finisterre.world.stores import Stores

ARROWS = {SITE: "site", DOCK: "dock"}


class Units(Stores):
    """Units come for nothing: `town("0S 1L", 1, 0, "s", second="e")`. They stand where they may, or else `anywhere`."""

    def village(
        self, clan: int, x: int, y: int, side: str, flags: int = SMALL, *, anywhere: bool = False, **goods: int
    ) -> int:
        """A village at a site, with goods in its store; its number among the clan's units."""
        edge = self.arrow(x, y, side, kind=SITE, anywhere=anywhere)
        town = self.new_town(x, y, side)
        unit = self.lay_tile(town, 0, building.arrow_cell(self.s, edge), clan, flags)
        self.refresh()
        self.give(clan, unit, **goods)
        return unit

    def town(
        self,
        tiles: str,
        *where: Where,
        second: str = "",
        road: int = NOTHING,
        cells: tuple[int, ...] = (),
        **goods: int,
    ) -> int:
        """A settlement, written as `0S` or `0S 1L`: clan and size of each tile; its number. The goods are the first's.

        The second tile lies at a side of the first. Without a map both lie on `cells` or somewhere far away, and a
        road is only a number.
        """
        edge = self.arrow(*where, kind=SITE) if self.has_map else NOTHING
        town, written = self.new_town(*where), read_tiles(tiles)
        for tile, (clan, flags) in enumerate(written):
            if not self.has_map:
                cell = cells[tile] if cells else cell_of(tile - 20, town - 25)
            elif tile == 0:
                cell = building.arrow_cell(self.s, edge)
            else:
                cell = building.second_cell(self.s, town, SIDES[second])
                assert map_refresh.is_free_cell(self.s, self.b, cell), f"No second tile can lie in the {second} of it"
            self.lay_tile(town, tile, cell, clan, flags, road)
        self.refresh()
        self.give(written[0][0], int(units.part_of(self.s, town, written[0][0])), **goods)
        return town

    def close(self, owner: int, unit: int, side: str, flags: int = SMALL, *, clan: int | None = None) -> int:
        """A second tile beside a village, its owner's or another clan's; the number of the unit to which it belongs."""
        town = self.town_of(owner, unit)
        cell = building.second_cell(self.s, town, SIDES[side])
        part = self.lay_tile(town, 1, cell, owner if clan is None else clan, flags)
        self.refresh()
        return part

    def boat(self, clan: int, *where: Where, road: int = NOTHING, anywhere: bool = False, **goods: int) -> int:
        """A boat at a dock, with goods; without a map on a road that is nowhere."""
        if self.has_map:
            cell = int(building.arrow_cell(self.s, self.arrow(*where, kind=DOCK, anywhere=anywhere)))
            self.s.plot_face[grid.open_plot(self.s, cell)] = BOAT_TILE - clan
        else:
            cell = self.anchor(*where) // 4
        return self.stand(clan, BOAT, cell, self.anchor(*where), road, goods)

    def cart(self, clan: int, *where: Where, **goods: int) -> int:
        """A cart in a comarca, with goods."""
        return self.stand(clan, CART, NOTHING, self.anchor(self.comarca(*where)), NOTHING, goods)

    # How they come there.

    def arrow(self, *where: Where, kind: int, anywhere: bool = False) -> int:
        """A site or dock that is free."""
        if len(where) != 3:
            raise ValueError(f"On a map a {ARROWS[kind]} is named by x, y and a side; not {where}")
        edge = self.edge(*where)
        free = anywhere or building.is_free_arrow(self.s, self.b, edge, kind)
        assert free, f"There is no free {ARROWS[kind]} at {where}"
        return edge

    def new_town(self, *where: Where) -> int:
        town = int(building.free_town(self.s))
        self.s.town_anchor[town] = self.anchor(*where)
        return town

    def lay_tile(self, town: int, tile: int, cell: int, clan: int, flags: int, road: int = NOTHING) -> int:
        """A tile of a town, which may make it a unit of a clan; its number."""
        building.lay_tile(self.s, town, tile, cell, clan, flags)
        unit = int(units.part_of(self.s, town, clan))
        if unit == NOTHING:
            unit = int(units.add_unit(self.s, clan, PART, town, int(self.s.town_anchor[town])))
            self.s.unit_road[clan, unit] = road
        return unit

    def stand(self, clan: int, kind: int, place: int, anchor: int, road: int, goods: dict[str, int]) -> int:
        """A boat or a cart stands somewhere; the number of the unit."""
        unit = int(units.add_unit(self.s, clan, kind, place, anchor))
        self.s.unit_road[clan, unit] = road
        self.refresh()
        self.give(clan, unit, **goods)
        return unit

    def refresh(self) -> None:
        """What follows from where units stand."""
        if self.has_map:
            map_refresh.refresh_map(self.s, self.b)
        else:
            units.refresh_units(self.s)

    def town_of(self, clan: int, unit: int) -> int:
        return int(self.s.unit_place[clan, unit])
