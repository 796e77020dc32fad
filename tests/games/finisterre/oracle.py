"""A second reading of the rules of the map: slow, plain, from the words alone, to compare the rules with.

It reads from a position only what was done (which square lies where, which tile stands where, the anchors) and counts
all that follows from it: comarcas, roads, links, territories, free cells and where a card may lie.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator

from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.clans.units import BOAT, CART, PART
from oppidum.games.finisterre.land.landscape import BOAT_TILE, TOWN_TILE
from oppidum.games.finisterre.land.terrain import Card
from oppidum.games.finisterre.state import SIDE, Position

Cell = tuple[int, int]
Corner = tuple[Cell, int]
LIMIT = 31
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west
WET = "ws"


def place(cell: int) -> Cell:
    return cell % SIDE - LIMIT, cell // SIDE - LIMIT


def anchor_of(number: int) -> Corner:
    return place(number >> 2), number & 3


def beside(cell: Cell, direction: int) -> Cell:
    return cell[0] + STEPS[direction % 4][0], cell[1] + STEPS[direction % 4][1]


def turned(text: str, facing: int) -> str:
    """Edge i moves to i + facing."""
    return text[-facing:] + text[:-facing] if facing else text


class Lain:
    """A square as it lies."""

    def __init__(self, card: Card, number: int, half: int, facing: int) -> None:
        self.card = number
        self.edges = turned(card.squares[half].edges, facing)
        self.bridge = any(feature.kind == "B" for feature in card.squares[half].features)
        self.wet = any(edge in WET for edge in self.edges)

    def part(self, corner: int) -> frozenset[int]:
        """The corners that land edges join with this one: edge i joins corners i - 1 and i."""
        found = {corner}
        for _ in range(4):
            for i in range(4):
                if self.edges[i] not in WET and {(i - 1) % 4, i} & found:
                    found |= {(i - 1) % 4, i}
        return frozenset(found)


def components(nodes: Iterable[Hashable], edges: Iterable[tuple[Hashable, Hashable]]) -> dict[Hashable, int]:
    """A number for every node, the same for all that are connected."""
    near = defaultdict(list)
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)
    label: dict[Hashable, int] = {}
    for number, start in enumerate(nodes):
        if start in label:
            continue
        label[start] = number
        todo = [start]
        while todo:
            for other in near[todo.pop()]:
                if other not in label:
                    label[other] = number
                    todo.append(other)
    return label


class Board:
    """What lies on the table: squares, settlements, boats and carts."""

    def __init__(self, squares: dict[Cell, Lain], units: Units) -> None:
        self.squares = squares
        self.units = units
        self.tiles = {cell: ("town", town) for town, tiles in units.towns.items() for cell, _, _ in tiles}
        self.tiles |= {cell: ("boat", *key) for key, (cell, _) in units.boats.items()}
        self.land = self.find_comarcas()
        self.roads, self.bridges = self.find_roads()
        self.road = components(self.road_nodes(), self.roads + self.bridges)

    def covered(self, other: dict[Cell, Lain]) -> Board:
        """The same table with other squares on it."""
        return Board(self.squares | other, self.units)

    # Comarcas (chapter Comarcas).

    def find_comarcas(self) -> dict[Corner, int]:
        nodes = [(cell, corner) for cell in self.squares for corner in range(4)]
        edges = []
        for cell, square in self.squares.items():
            edges += [((cell, corner), (cell, other)) for corner in range(4) for other in square.part(corner)]
            for i in range(4):
                q = beside(cell, i)
                if q in self.squares:
                    edges.append(((cell, (i - 1) % 4), (q, (i + 2) % 4)))
                    edges.append(((cell, i), (q, (i + 1) % 4)))
        return components(nodes, edges)

    def com_of(self, unit: tuple) -> int:
        """The comarca of a settlement, a boat or a cart."""
        anchor = self.units.anchors[unit]
        return self.land[anchor]

    # Roads (chapter Roads and links).

    def road_nodes(self) -> list:
        found = []
        for cell, square in self.squares.items():
            found += {(cell, square.part(i)) for i in range(4) if square.edges[i] in "rvd"}
        return found + [("town", town) for town in self.units.towns] + [("boat", *key) for key in self.units.boats]

    def find_roads(self) -> tuple[list, list]:
        roads, bridges = [], []
        for cell, square in self.squares.items():
            for i in range(4):
                here, q = (cell, square.part(i)), beside(cell, i)
                edge = square.edges[i]
                if edge == "r" and q in self.squares and self.squares[q].edges[(i + 2) % 4] == "r":
                    roads.append((here, (q, self.squares[q].part((i + 2) % 4))))
                tile = self.tiles.get(q)
                if tile and edge in ("rv" if tile[0] == "town" else "rd"):
                    if self.land[cell, i] == self.com_of(tile):
                        roads.append((here, tile))
            if square.bridge:
                parts = {square.part(i) for i in range(4) if square.edges[i] in "rvd"}
                banks = sorted(parts, key=min)
                bridges += [((cell, banks[0]), (cell, bank)) for bank in banks[1:]]
        return roads, bridges

    def touches_bridge(self, unit: tuple) -> bool:
        return any(self.road[one] == self.road[unit] for one, _ in self.bridges)

    def on_a_road(self, unit: tuple) -> bool:
        return any(unit in edge for edge in self.roads)

    # Links and territories (chapters Roads and links, Access).

    def links(self, clan: int) -> set[frozenset[int]]:
        """The direct links of a clan: pairs of towns."""
        own = {("town", town) for town in self.units.towns if self.units.has_part(town, clan)}
        near, over = defaultdict(set), defaultdict(set)
        for one, other in self.roads:
            near[one].add(other)
            near[other].add(one)
        for one, other in self.bridges:
            over[one].add(other)
            over[other].add(one)
        found = set()
        for start in own:
            seen, todo = {(start, 0)}, [(start, 0)]
            while todo:
                node, crossed = todo.pop()
                ends = {other for other in near[node] if other in own and other != start} if node != start else set()
                found |= {frozenset((start[1], end[1])) for end in ends}
                if ends and start not in near[node]:
                    continue
                steps = {(other, crossed) for other in near[node] - own}
                if crossed == 0:
                    steps |= {(other, 1) for other in over[node]}
                todo += steps - seen
                seen |= steps
        return found

    def territories(self, clan: int) -> list[set[int]]:
        """The numbers of a clan's units, by territory."""
        kinds = self.units.kinds[clan]
        edges = []
        for one in range(len(kinds)):
            for other in range(one):
                a, b = self.units.node(clan, one), self.units.node(clan, other)
                same_road = CART not in (kinds[one], kinds[other]) and self.road[a] == self.road[b]
                if self.com_of(a) == self.com_of(b) or same_road:
                    edges.append((one, other))
        found = defaultdict(set)
        for unit, label in components(range(len(kinds)), edges).items():
            found[label].add(unit)
        return list(found.values())

    def flags(self, com: int, clan: int) -> int:
        return sum(
            flags
            for town, tiles in self.units.towns.items()
            for _, owner, flags in tiles
            if owner == clan and self.com_of(("town", town)) == com
        )

    # Free cells (FIN-036, FIN-164).

    def is_free(self, cell: Cell) -> bool:
        if cell in self.squares or cell in self.tiles or not on_table(cell):
            return False
        around = [(self.squares.get(beside(cell, i)), (i + 2) % 4) for i in range(4)]
        return not any(square and square.edges[i] in WET for square, i in around)

    def free_arrows(self, letter: str) -> set[tuple[Cell, int]]:
        return {
            (cell, i)
            for cell, square in self.squares.items()
            for i in range(4)
            if square.edges[i] == letter and self.is_free(beside(cell, i))
        }


class Units:
    """Settlements with their tiles (cell, clan, flags), boats and carts, as a position names them."""

    def __init__(self, s: Position) -> None:
        self.towns: dict[int, list[tuple[Cell, int, int]]] = {}
        self.boats: dict[tuple[int, int], tuple[Cell, Corner]] = {}
        self.anchors: dict[tuple, Corner] = {}
        self.kinds: list[list[int]] = []
        self.places: list[list[int]] = []
        for town in range(len(s.town_flags)):
            tiles = [t for t in range(2) if s.town_flags[town, t] > 0]
            if tiles:
                self.towns[town] = [
                    (place(int(s.town_cell[town, t])), int(s.town_clan[town, t]), int(s.town_flags[town, t]))
                    for t in tiles
                ]
                self.anchors["town", town] = anchor_of(int(s.town_anchor[town]))
        for clan in range(int(s.players)):
            kinds = [int(kind) for kind in s.unit_kind[clan] if kind]
            self.kinds.append(kinds)
            self.places.append(s.unit_place[clan].tolist())
            for unit, kind in enumerate(kinds):
                anchor = anchor_of(int(s.unit_anchor[clan, unit]))
                if kind == BOAT:
                    self.boats[clan, unit] = (place(int(s.unit_place[clan, unit])), anchor)
                if kind != PART:
                    self.anchors[self.node(clan, unit)] = anchor
                else:
                    assert anchor == self.anchors[self.node(clan, unit)]

    def node(self, clan: int, unit: int) -> tuple:
        """A unit as a node of the roads."""
        if self.kinds[clan][unit] == PART:
            return ("town", self.places[clan][unit])
        return ("boat" if self.kinds[clan][unit] == BOAT else "cart", clan, unit)

    def has_part(self, town: int, clan: int) -> bool:
        return any(owner == clan for _, owner, _ in self.towns[town])

    def closed(self) -> list[int]:
        return [town for town, tiles in self.towns.items() if len(tiles) == 2]


def on_table(cell: Cell) -> bool:
    return max(abs(cell[0]), abs(cell[1])) <= LIMIT


def read_board(s: Position, box: Box) -> Board:
    """The table as it lies; that tiles and towns agree is checked on the way."""
    squares, tiles = {}, {}
    for plot in range(int(s.plots)):
        face, cell = int(s.plot_face[plot]), place(int(s.plot_cell[plot]))
        if face >= 0:
            squares[cell] = Lain(box.cards[face >> 3], face >> 3, face >> 2 & 1, face & 3)
        elif face <= BOAT_TILE:
            tiles[cell] = ("boat", BOAT_TILE - face)
        elif face <= TOWN_TILE:
            tiles[cell] = ("town", TOWN_TILE - face)
    board = Board(squares, Units(s))
    assert {cell: what[:2] for cell, what in board.tiles.items()} == tiles
    return board


# Where a card may lie (chapter Placing).


class Placer:
    """The placements of one card by one clan."""

    def __init__(self, board: Board, box: Box, card: int, clan: int) -> None:
        self.board = board
        self.card = box.cards[card]
        self.number = card
        self.clan = clan
        self.water = self.card.is_water
        self.nomad = not any(board.units.has_part(town, clan) for town in board.units.towns)

    def all(self) -> set[tuple[int, int, int]]:
        """All (x, y, facing): of tier 1, or of tier 2 for a water card that has no other."""
        if not self.board.squares:
            return {(0, 0, 0)} if self.water else set()
        first = {where for where in self.candidates() if self.tier(where) == 1 and self.may_lie(where)}
        if first or not self.water:
            return first
        return {where for where in self.candidates() if self.may_lie(where)}

    def candidates(self) -> Iterator[tuple[int, int, int]]:
        xs = [x for x, _ in self.board.squares]
        ys = [y for _, y in self.board.squares]
        for x in range(min(xs) - 2, max(xs) + 3):
            for y in range(min(ys) - 2, max(ys) + 3):
                for k in range(4):
                    if on_table((x, y)) and on_table(beside((x, y), 1 + k)):
                        yield x, y, k

    def cells(self, where: tuple[int, int, int]) -> dict[Cell, Lain]:
        x, y, k = where
        return {
            (x, y): Lain(self.card, self.number, 0, k),
            beside((x, y), 1 + k): Lain(self.card, self.number, 1, k),
        }

    def tier(self, where: tuple[int, int, int]) -> int:
        under = [self.board.squares.get(cell) or self.board.tiles.get(cell) for cell in self.cells(where)]
        if None in under:
            return 1
        one, two = under
        return 1 if isinstance(one, Lain) and isinstance(two, Lain) and one.card == two.card else 2

    def may_lie(self, where: tuple[int, int, int]) -> bool:
        new = self.cells(where)
        return (
            all(self.may_cover(cell, square) for cell, square in new.items())
            and all(self.agrees(cell, square, new) for cell, square in new.items())
            and any(self.joins(cell, square, new) for cell, square in new.items())
            and self.keeps_apart(new)
            and (self.water or self.spares_cities(new))
        )

    def may_cover(self, cell: Cell, square: Lain) -> bool:
        under, tile = self.board.squares.get(cell), self.board.tiles.get(cell)
        if tile:
            return self.water and not (tile[0] == "town" and tile[1] in self.board.units.closed())
        if under and under.wet:
            return [e if e in WET else "" for e in under.edges] == [e if e in WET else "" for e in square.edges]
        return True

    def agrees(self, cell: Cell, square: Lain, new: dict[Cell, Lain]) -> bool:
        for i in range(4):
            q, mine = beside(cell, i), square.edges[i]
            if q in new:
                continue
            if q in self.board.tiles and mine in WET:
                return False
            if q in self.board.squares:
                other = self.board.squares[q]
                theirs = other.edges[(i + 2) % 4]
                if "s" in (mine, theirs) or (mine == "w") != (theirs == "w"):
                    return False
                if square.wet and other.wet and mine != "w":
                    return False
        return True

    def joins(self, cell: Cell, square: Lain, new: dict[Cell, Lain]) -> bool:
        wanted = "w" if self.water else "r"
        for i in range(4):
            q = beside(cell, i)
            if q in new or q not in self.board.squares or square.edges[i] != wanted:
                continue
            if self.board.squares[q].edges[(i + 2) % 4] == wanted and (self.water or self.may_go_on(q, (i + 2) % 4)):
                return True
        return False

    def may_go_on(self, cell: Cell, i: int) -> bool:
        """Where settled clans may go on from (FIN-025)."""
        board = self.board
        if self.nomad or board.flags(board.land[cell, i], self.clan) > 0:
            return True
        road = board.road[cell, board.squares[cell].part(i)]
        own = [board.units.node(self.clan, unit) for unit in range(len(board.units.kinds[self.clan]))]
        return any(node[0] != "cart" and board.road[node] == road for node in own)

    def keeps_apart(self, new: dict[Cell, Lain]) -> bool:
        after = self.board.covered(new) if self.tiles_stay(new) else Bare(self.board.squares | new)
        met: dict[int, int] = {}
        for corner, label in self.board.land.items():
            cell = corner[0]
            if cell in new and not self.board.squares[cell].wet:
                continue
            if met.setdefault(after.land[corner], label) != label:
                return False
        return True

    def tiles_stay(self, new: dict[Cell, Lain]) -> bool:
        return not set(new) & set(self.board.tiles)

    def spares_cities(self, new: dict[Cell, Lain]) -> bool:
        before, after = self.board, self.board.covered(new)
        cities = [("town", town) for town in before.units.closed()]
        towns = [("town", town) for town in before.units.towns]
        bridges = [one for one, _ in before.bridges]
        for city in cities:
            foreign = any(owner != self.clan for _, owner, _ in before.units.towns[city[1]])
            for other in (towns + bridges) if foreign else cities:
                if before.road[other] == before.road[city] and after.road[other] != after.road[city]:
                    return False
        return True


class Bare(Board):
    """Squares alone: enough to count comarcas."""

    def __init__(self, squares: dict[Cell, Lain]) -> None:
        self.squares = squares
        self.land = self.find_comarcas()
