"""Worlds with a name: the cards of the examples in the rules, and the other ways to begin one."""

from itertools import pairwise

from oppidum.core.options import Value
from oppidum.games.finisterre.land import grid, map_refresh
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.state import COMARCAS
from tests.games.finisterre.world.ground import home_of
from tests.games.finisterre.world.names import CODES
from tests.games.finisterre.world.play import World

GREEN, BLUE, RED = range(3)
B1 = "SA1 0 0 0"  # a bridge over a river from north to south, and a village site in the east
B2 = "SA1 0 0 0, SA2 0 1 0"  # a second site in the north of (1, 1), on the same road
B3 = "SA1 0 0 0, SA2 0 1 0, SA3 0 -1 0"
B4 = "SB7 0 0 0"
B5 = "SA1 0 0 0, M16 -1 0 3, M26 1 1 3"


def laid(cards: str = "", players: int = 2, **options: Value) -> World:
    """A world in its first turn, whose cards clan 0 lays by the rules and finds nothing."""
    world = World(players=players, **options)
    world.s.turn = 1
    return world.lay_cards(cards)


class WithoutMap(World):
    """Every comarca is one square; towns lie somewhere else."""

    has_map = False
    bridges = 0

    def square(self, x: int, y: int, name: str, half: int, west: int, east: int) -> None:
        """A square of a card, whatever lies around it; its banks belong to these comarcas."""
        plot = grid.open_plot(self.s, cell_of(x, y))
        self.s.plot_face[plot] = 8 * CODES[name] + 4 * half
        self.s.plot_com[plot] = (east, east, west, west)

    def bridge(self, *comarcas: int) -> None:
        """Carts can go from one of these comarcas to the next one: a bridge over a river that is nowhere else."""
        for west, east in pairwise(comarcas):
            self.square(-25 + 2 * self.bridges, 25, "SA1", 0, west, east)
            self.bridges += 1

    def linked_towns(self, west: int, west_tiles: str, east: int, east_tiles: str) -> None:
        """Two settlements in two comarcas, each south of its square; a road over one bridge between them."""
        x, y = -20 + 8 * int((self.s.town_flags[:, 0] > 0).sum()), 15
        self.square(x - 1, y, "M47", 1, west, west)
        self.square(x, y, "SA1", 0, west, east)
        self.square(x + 1, y, "SA1", 1, east, east)
        for at, comarca, tiles in ((x - 1, west, west_tiles), (x + 1, east, east_tiles)):
            self.town(tiles, comarca, cells=(cell_of(at, y - 1), cell_of(at, y - 2)))
        map_refresh.refresh_map(self.s, self.b)


def without_map(players: int = 2, **options: Value) -> WithoutMap:
    """A world of comarcas without a map."""
    world = WithoutMap(players=players, **options)
    for comarca in range(COMARCAS):
        world.s.plot_com[grid.open_plot(world.s, home_of(comarca))] = comarca
    return world


def reference(**options: Value) -> WithoutMap:
    """The settlements of REF, clockwise green, blue, red: its comarcas c1 … c4 are 1 … 4."""
    world = without_map(3, **options)
    world.linked_towns(1, "1S 1S", 2, "1S")  # PA1, PA2
    world.linked_towns(2, "2L 2S", 4, "2L")  # PR2, PR4
    world.linked_towns(3, "1S 0S", 4, "0S")  # MX3, PV4
    return world
