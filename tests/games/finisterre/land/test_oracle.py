"""Random games beside a second reading of the rules: what the position keeps up to date, and where cards may lie."""

from __future__ import annotations

import random
from collections import defaultdict

import numpy as np
import pytest

from oppidum.core import jit
from oppidum.core.batch import Batch
from oppidum.core.dice import make_dice
from oppidum.core.engine import CHANCE, OVER
from oppidum.games.finisterre import moves, phases, rules
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.building import building
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import PART
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods import stores
from oppidum.games.finisterre.goods.ground import cubes_out
from oppidum.games.finisterre.goods.resources import CROP, CUBES, WOOD
from oppidum.games.finisterre.land import direct_links, map_refresh
from oppidum.games.finisterre.land.grid import neighbour, place_of
from oppidum.games.finisterre.land.placement import legal_facings, legal_squares
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import BOUGHT, NOTHING, PLOTS, STORES, UNITS, Position
from tests.games.finisterre.oracle import Board, Placer, place, read_board
from tests.games.finisterre.world import World, laid
from tests.games.finisterre.world.names import CODES, CORNERS, SIDES, Place
from tests.games.finisterre.world.table import Table
from tests.soak import every, soak

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"
PLENTY = (10, 10, 4)  # wood, iron and gold that a rich clan has in hand in its action turn


class Play:
    """A game played at random; `rich` clans are given goods, so that they build much and go hungry seldom."""

    def __init__(self, players: int, seed: int, *, rich: bool) -> None:
        self.table = Table(players)
        self.s = self.table.position
        self.s.start = NOTHING
        self.random = random.Random(seed)
        self.rich = rich

    def enrich(self) -> None:
        """Cubes in hand, as if bought, and food in every village."""
        s, clan = self.s, int(self.s.asked)
        for good, plenty in enumerate(PLENTY):
            more = max(0, plenty - int(s.store[clan, BOUGHT, good]))
            more = min(more, int(s.supply[good]))
            s.supply[good] -= more
            s.store[clan, BOUGHT, good] += more
        s.coins[clan] += 6
        for unit in range(UNITS):
            if s.unit_kind[clan, unit] == PART:
                s.supply[:] += s.store[clan, unit, :CUBES]
                s.store[clan, unit] = 0
                s.store[clan, unit, CROP] = 6

    def pick(self) -> int:
        """Any action; a rich clan seldom stops and builds when it can."""
        choices = self.table.legal()
        assert choices
        if self.rich and self.s.phase == phases.ACT:
            built = [action for action in choices if moves.KIND <= action <= moves.KIND + kinds.BUILD_BOAT]
            rare = [action for action in built if action == moves.KIND + kinds.ANNEX]
            more = [action for action in choices if action != moves.STOP and action < moves.KIND + kinds.DROP_GOOD]
            choices = rare or built or more or choices
        return self.random.choice(choices)

    def step(self) -> bool:
        """One event; False when the match is over."""
        s, b = self.table.s, self.table.b
        mover = rules.to_move(s, b)
        if mover == OVER:
            return False
        if mover == CHANCE:
            action = rules.chance_outcome(s, b, self.random.randrange(rules.chance_total(s, b)))
        else:
            if self.rich and s.phase == phases.ACT and s.actions_left > 0:
                self.enrich()
            action = self.pick()
        self.table.step(action)
        return True


def partition(labels: dict) -> set[frozenset]:
    groups = defaultdict(set)
    for one, label in labels.items():
        groups[label].add(one)
    return {frozenset(group) for group in groups.values()}


def check_land(s: Position, board: Board) -> None:
    """Comarcas, up to their numbers."""
    kept = {}
    for plot in range(int(s.plots)):
        cell = place(int(s.plot_cell[plot]))
        for corner in range(4):
            label = int(s.plot_com[plot, corner])
            if cell in board.squares:
                kept[cell, corner] = label
            else:
                assert label == NOTHING
    assert partition(kept) == partition(board.land)
    assert int(s.comarcas) == sum(1 << label for label in set(kept.values()))


def check_roads(s: Position, board: Board) -> None:
    """Roads, up to their numbers; a corner without a road has none."""
    kept, counted = {}, {}
    for plot in range(int(s.plots)):
        cell = place(int(s.plot_cell[plot]))
        for corner in range(4):
            label = int(s.plot_road[plot, corner])
            node = (cell, board.squares[cell].part(corner)) if cell in board.squares else None
            assert (label != NOTHING) == (node in board.road)
            if node in board.road:
                kept[cell, corner] = label
                counted[cell, corner] = board.road[node]
    assert partition(kept) == partition(counted)


def check_units(s: Position, board: Board) -> None:
    """Where units stand, on which roads, in which territories; flags and links."""
    com_name = {}
    for plot in range(int(s.plots)):
        cell = place(int(s.plot_cell[plot]))
        if cell in board.squares:
            com_name |= {board.land[cell, corner]: int(s.plot_com[plot, corner]) for corner in range(4)}
    road_name = {}
    for plot in range(int(s.plots)):
        cell = place(int(s.plot_cell[plot]))
        for corner in range(4):
            if cell in board.squares and (cell, board.squares[cell].part(corner)) in board.road:
                road_name[board.road[cell, board.squares[cell].part(corner)]] = int(s.plot_road[plot, corner])
    for clan in range(int(s.players)):
        for unit, kind in enumerate(board.units.kinds[clan]):
            node = board.units.node(clan, unit)
            assert int(s.unit_com[clan, unit]) == com_name[board.com_of(node)]
            road = road_name.get(board.road.get(node), NOTHING)
            assert int(s.unit_road[clan, unit]) == road, (clan, unit, kind)
        lands = {unit: int(s.unit_land[clan, unit]) for unit in range(len(board.units.kinds[clan]))}
        assert partition(lands) == {frozenset(units) for units in board.territories(clan)}
        assert all(land == min(unit for unit in lands if lands[unit] == land) for land in lands.values())
        for label, name in com_name.items():
            assert int(s.com_flags[name, clan]) == board.flags(label, clan)
        assert int(s.com_flags[:, clan].sum()) == sum(
            flags for tiles in board.units.towns.values() for _, owner, flags in tiles if owner == clan
        )


def check_links(table: Table, s: Position, board: Board) -> None:
    for clan in range(int(s.players)):
        found = set()
        for unit, kind in enumerate(board.units.kinds[clan]):
            town = board.units.places[clan][unit]
            if kind == PART and direct_links.shares_road(s.row, clan, unit):
                bits = direct_links.towns_linked_with(s.row, table.b, clan, town)
                found |= {frozenset((town, other)) for other in range(30) if bits >> other & 1}
        assert found == board.links(clan)


def check_anchors(s: Position, board: Board) -> None:
    """All that lies on the ground lies in a comarca."""
    for anchors in (s.pile_anchor[: s.piles], s.crop_mark[: s.crop_marks], s.vein_mark[: s.vein_marks]):
        assert all(place(int(anchor) >> 2) in board.squares for anchor in anchors)


def check_stores(table: Table, s: Position) -> None:
    for good in range(CUBES):
        assert s.supply[good] + cubes_out(s.row, good) == table.book.cubes[good]
    for clan in range(int(s.players)):
        for store in range(STORES):
            if store >= UNITS or s.unit_kind[clan, store]:
                assert stores.free_slots(s.row, table.b, clan, store) >= 0


def check_position(table: Table, s: Position) -> Board:
    board = read_board(s, table.box)
    check_land(s, board)
    check_roads(s, board)
    check_units(s, board)
    check_links(table, s, board)
    check_anchors(s, board)
    assert not s.mark.any()
    assert not s.queue.any()
    return board


def listed_places(table: Table, s: Position) -> set[Place]:
    """What the rules offer for the card in play, in a copy of the position."""
    copy, out, found = s.copy(), np.zeros(6000, dtype=np.int64), set()
    for square in out[: legal_squares(copy.row, table.b, out)].tolist():
        copy.cell = square - moves.SQUARE
        for facing in out[: legal_facings(copy.row, table.b, out)].tolist():
            found.add((*place_of(copy.cell), facing - moves.FACING))
    return found


def check_places(table: Table, s: Position, board: Board) -> None:
    wanted = Placer(board, table.box, int(s.card), int(s.playing)).all()
    before = s.rows.tobytes()
    assert listed_places(table, s) == wanted, table.box.names[int(s.card)]
    assert s.rows.tobytes() == before


def play_beside_oracle(players: int, seed: int, *, rich: bool, every: int, most: int) -> None:
    """Play a game of at most so many cards; compare the map after every change, and the places of every few cards."""
    play = Play(players, seed, rich=rich)
    s, cards, known = play.s, 0, None
    count, recovering = 0, False
    while cards < most and play.step():
        comarcas = int(s.comarcas).bit_count()
        assert comarcas >= count or recovering  # FIN-163
        count, recovering = comarcas, s.phase == phases.RECOVER
        if s.phase == phases.ACT:
            check_stores(play.table, s)
        seen = (s.plot_face.tobytes(), s.unit_kind.tobytes(), s.unit_anchor.tobytes(), s.town_flags.tobytes())
        if seen != known and s.plots > 0:
            known = seen
            check_position(play.table, s)
        if s.phase == phases.SQUARE:
            cards += 1
            if cards % every == 0:
                check_places(play.table, s, read_board(s, play.table.box))
    assert cards > 10


@rule("FIN-013", "FIN-038", "FIN-040", "FIN-163", "FIN-192")
@pytest.mark.parametrize("most", [20, soak(60)] if FAST else [16])
@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_map_is_what_it_should_be(players, rich, most):
    play_beside_oracle(players, seed=0, rich=rich, every=3 if FAST else 4, most=most)


@rule("FIN-160", "FIN-190")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end(players):
    count = 200 if FAST else 1
    batch = Batch(Finisterre(players), 1)
    states = batch.start(count)
    batch.playout(states, make_dice(seed=players, count=count))
    assert (states["phase"] == phases.FINISHED).all()
    assert (states["turn"] < 80).all()
    assert (states["plots"] < PLOTS).all()
    assert len(set(states["turn"].tolist())) > 1 or count == 1


def settle(world: World, rng: random.Random) -> None:
    """A village, often a closed city, at a free site; sometimes a boat or a cart."""
    s, clan = world.s, rng.randrange(int(world.s.players))
    edges = world.free_arrows()
    if edges and units.villages_of(s, clan) < 5 and units.units_of(s, clan) < UNITS - 1:
        edge = rng.choice(edges)
        arrow = building.arrow_cell(s, edge)
        cells = [side for side, way in SIDES.items() if map_refresh.is_free_cell(s, world.b, neighbour(arrow, way))]
        tiles = f"{clan}{rng.choice('SL')}"
        if cells and rng.random() < 0.6:
            other = clan if rng.random() < 0.7 else rng.randrange(int(s.players))
            if units.villages_of(s, other) < 5 and units.units_of(s, other) < UNITS - 1:
                tiles += f" {other}{rng.choice('SL')}"
        world.town(tiles, *world.where(edge), second=rng.choice(cells) if cells else "")
    docks = world.free_arrows(DOCK)
    if docks and rng.random() < 0.5 and units.vehicles_of(s, clan) < 5 and units.units_of(s, clan) < UNITS - 1:
        edge = rng.choice(docks)
        world.boat(clan, *world.where(edge), crop=2)
    if rng.random() < 0.2 and units.vehicles_of(s, clan) < 5 and units.units_of(s, clan) < UNITS - 1:
        plots = [plot for plot in range(int(s.plots)) if s.plot_face[plot] >= 0]
        world.cart(clan, *place_of(int(s.plot_cell[rng.choice(plots)])), rng.choice(list(CORNERS)))
    for unit in range(units.units_of(s, clan)):
        if stores.fits(s, world.b, clan, unit, WOOD, 1) and s.supply[WOOD] > 0:
            world.give(clan, unit, wood=1)


@rule("FIN-018", "FIN-025", "FIN-028", "FIN-031", "FIN-032", "FIN-163", "FIN-164", "FIN-191")
@pytest.mark.parametrize("seed", every(4, range(8) if FAST else range(2)))
def test_cards_among_many_cities(seed):
    rng = random.Random(seed)
    world = laid(players=rng.randint(2, 4))
    names = [card.name for card in world.box.cards]
    rng.shuffle(names)
    names.sort(key=lambda name: (name[0] != "S", rng.random() < 0.5))
    count, most = 0, 26 if FAST else 16
    while names and count < most:
        name, clan = names.pop(0), rng.randrange(int(world.s.players))
        places = world.places(name, clan)
        assert places == Placer(read_board(world.position, world.box), world.box, CODES[name], clan).all()
        if not places:
            continue
        over = [place for place in places if place not in world.empty_places(name, clan)] if rng.random() < 0.3 else []
        world.s.recovered[:] = 0
        world.lay(name, *rng.choice(sorted(over or places)), clan=clan, recover=rng.choice((0, 1)))
        world.s.hand[:] = NOTHING
        count += 1
        board = check_position(world, world.position)
        for letter, kind in (("v", SITE), ("d", DOCK)):
            free = {(place_of(int(world.s.plot_cell[edge >> 2])), edge & 3) for edge in world.free_arrows(kind)}
            assert free == board.free_arrows(letter)
        if rng.random() < 0.7:
            settle(world, rng)
            check_position(world, world.position)
    assert count > most - 6
    world.check()
