"""Why a terrain card may not lie there: in the order in which a player would notice it (chapter Placing)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.games.finisterre.land import placement
from oppidum.games.finisterre.land.grid import neighbour, on_cell
from oppidum.games.finisterre.land.landscape import BARE, BOAT_TILE
from oppidum.games.finisterre.land.protection import covered_road, is_foreign, towns_on
from oppidum.games.finisterre.land.sides import RIVER, ROAD, SEA
from oppidum.games.finisterre.state import MIDDLE, NOTHING, TOWNS, Position
from oppidum.games.finisterre.words.spelling import name_cell, name_facing

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

Fault = tuple[int, Refusal]  # how far the card came, and what stops it there
EDGE, COVER, SIDES, MERGING, JOINING, CITIES = range(6)


def refuse_square(game: Finisterre, s: Position, cell: int) -> NoReturn:
    """Why square A may not lie on a cell: the reason of the facing that comes nearest to being legal."""
    if s.plots == 0 and cell != MIDDLE:
        raise Refusal("FIN-012", "the first card lies at 0,0", reason="first-card")
    faults = [fault for facing in range(4) if (fault := find_fault(game, s, cell, facing))]
    raise max(faults, key=lambda fault: fault[0])[1]


def refuse_facing(game: Finisterre, s: Position, facing: int) -> None:
    """Why the card may not be turned so."""
    fault = find_fault(game, s, s.cell, facing)
    if fault:
        raise fault[1]


def find_fault(game: Finisterre, s: Position, cell: int, facing: int) -> Fault | None:
    """The first rule that forbids a place, or None."""
    other = int(placement.cell_of_b(cell, facing))
    if other < 0:
        message = f"facing {name_facing(facing)}, square B would lie beyond the edge of the table"
        return EDGE, Refusal("FIN-190", message, [name_cell(cell)], reason="off-the-table", cell=name_cell(cell))
    face = 8 * s.card + facing
    squares = ((face, cell, other), (face + 4, other, cell))
    for stage, search in enumerate((find_cover, find_side, find_merging, find_joining, find_city), start=COVER):
        refusal = search(game, s, squares, facing)
        if refusal:
            return stage, refusal
    return None


Squares = tuple[tuple[int, int, int], tuple[int, int, int]]  # of A and B: face, cell, the other cell


def find_cover(game: Finisterre, s: Position, squares: Squares, _: int) -> Refusal | None:
    """What is covered that may not be (FIN-019, FIN-028, FIN-029)."""
    for face, cell, _other in squares:
        what = int(on_cell(s.row, cell))
        if not placement.may_cover(s.row, game.book.row, s.card, face, what):
            return name_cover(what, name_cell(cell))
    there = [int(on_cell(s.row, cell)) for _, cell, _ in squares]
    if placement.tier_of(game.book.row, *there) > s.tier:
        where = [name_cell(cell) for _, cell, _ in squares]
        message = "a card covers at most one square, or both squares of one card"
        return Refusal("FIN-028", message, where, reason="covers-two", cell=where[0])
    return None


def name_cover(what: int, cell: str) -> Refusal:
    """What lies there and may not be covered so."""
    if what >= 0:
        message = f"the river at {cell} may be covered only by the same course of water"
        return Refusal("FIN-019", message, [cell], reason="other-course", cell=cell)
    if what <= BOAT_TILE:
        return Refusal("FIN-029", f"a boat lies at {cell}", [cell], reason="covers-boat", cell=cell)
    return Refusal("FIN-029", f"a village stands at {cell}", [cell], reason="covers-village", cell=cell)


def find_side(game: Finisterre, s: Position, squares: Squares, _: int) -> Refusal | None:
    """A side that does not agree with its neighbour (FIN-016, FIN-017)."""
    for face, cell, other in squares:
        for side in range(4):
            beside = int(neighbour(cell, side))
            there = int(on_cell(s.row, beside)) if beside >= 0 and beside != other else BARE
            if there != BARE and (refusal := disagreement(game, face, side, there, name_cell(beside))):
                return refusal
    return None


def edges_agree(game: Finisterre, mine: int, theirs: int, both_wet: bool) -> bool:
    """Whether two edges may meet: rivers go on, nothing meets the sea, and between two rivers lies a cell."""
    if RIVER in (mine, theirs):
        return mine == theirs
    if SEA in (mine, theirs) or both_wet:
        return False
    return not game.book.road_match_strict or (mine == ROAD) == (theirs == ROAD)


def disagreement(game: Finisterre, face: int, side: int, there: int, beside: str) -> Refusal | None:
    """Why two sides cannot lie beside each other, or None."""
    mine = int(game.book.edge[face, side])
    if there < BARE:
        if mine not in (RIVER, SEA):
            return None
        message = f"water may not run against the tile at {beside}"
        return Refusal("FIN-164", message, [beside], reason="water-against-tile", cell=beside)
    theirs = int(game.book.edge[there, (side + 2) & 3])
    both = bool(placement.wet(game.book.row, face)) and bool(placement.wet(game.book.row, there))
    if edges_agree(game, mine, theirs, both):
        return None
    if SEA in (mine, theirs):
        return Refusal("FIN-015", f"nothing may lie beside the sea at {beside}", [beside], reason="sea", cell=beside)
    if RIVER in (mine, theirs):
        message = f"a river must go on as a river: it does not match at {beside}"
        return Refusal("FIN-016", message, [beside], reason="water-mismatch", cell=beside)
    if both:
        message = f"two rivers may not lie beside each other: there is one at {beside}"
        return Refusal("FIN-017", message, [beside], reason="rivers-beside", cell=beside)
    message = f"every road must go on as a road: it does not at {beside}"
    return Refusal("FIN-024", message, [beside], reason="road-mismatch", cell=beside)


def find_merging(game: Finisterre, s: Position, squares: Squares, facing: int) -> Refusal | None:
    """Two comarcas that would become one (FIN-018, FIN-191)."""
    (face_a, cell_a, _), (face_b, cell_b, _) = squares
    inner = (1 + facing) & 3
    if placement.keeps_comarcas_apart(s.row, game.book.row, face_a, face_b, cell_a, cell_b, inner):
        return None
    where = [name_cell(cell_a), name_cell(cell_b)]
    return Refusal("FIN-018", "two comarcas would become one there", where, reason="merges-comarcas", cell=where[0])


def find_joining(game: Finisterre, s: Position, squares: Squares, _: int) -> Refusal | None:
    """Nothing to go on from: a river for water cards, a road for others (FIN-024, FIN-025)."""
    homes = int(placement.homes_of(s.row, s.playing))

    def joins(homes: int) -> bool:
        return any(joins_on(game, s, face, cell, other, homes) for face, cell, other in squares)

    if joins(homes):
        return None
    where = [name_cell(cell) for _, cell, _ in squares]
    if game.book.watery[s.card]:
        message = "a card with water must go on from a river that lies on the table"
        return Refusal("FIN-016", message, where, reason="no-river", cell=where[0])
    if homes and joins(0):
        message = "a settled clan goes on from roads where it lives, or on which it has a unit"
        return Refusal("FIN-025", message, where, reason="foreign-road", cell=where[0])
    message = "a card without water must go on from a road that lies on the table"
    return Refusal("FIN-024", message, where, reason="no-road", cell=where[0])


def joins_on(game: Finisterre, s: Position, face: int, cell: int, other: int, homes: int) -> bool:
    """Whether a square goes on from what lies around its cell; with no homes, from any road."""
    book = game.book.row
    around = int(placement.look_around(s.row, book, cell, placement.wanted_by(book, s.card), s.playing, homes))
    inner = next(side for side in range(4) if neighbour(cell, side) == other)
    return bool(placement.joins(book, s.card, face, placement.without(around, inner)))


def find_city(game: Finisterre, s: Position, squares: Squares, facing: int) -> Refusal | None:
    """A closed city whose road would be cut (FIN-031, FIN-032)."""
    cells = [cell for _, cell, _ in squares]
    if placement.spares_cities(s.row, game.book.row, s.card, cells[0], facing, s.playing):
        return None
    where = [name_cell(cell) for cell in cells]
    if any(touches_foreign_city(game, s, cell) for cell in cells):
        message = "the roads of a foreign closed city may not be cut"
        return Refusal("FIN-031", message, where, reason="city-road", cell=where[0])
    message = "the road between two closed cities may not be cut"
    return Refusal("FIN-032", message, where, reason="road-between-cities", cell=where[0])


def touches_foreign_city(game: Finisterre, s: Position, cell: int) -> bool:
    """Whether the road on a cell leads to a closed city with a foreign part."""
    road = int(covered_road(s.row, cell))
    towns = 0 if road == NOTHING else int(towns_on(s.row, game.book.row, road))
    return any(
        towns >> town & 1 and s.town_flags[town, 1] > 0 and is_foreign(s.row, town, s.playing) for town in range(TOWNS)
    )
