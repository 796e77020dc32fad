"""Why nothing can be built at a place: what lies there, no tile left, or goods that are missing, each by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.games.finisterre.actions.building.building import arrow_cell, has_tile, has_vehicle
from oppidum.games.finisterre.goods.payment import price, walk
from oppidum.games.finisterre.goods.resources import COINS, CUBES
from oppidum.games.finisterre.land.grid import on_cell
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.land.map_refresh import is_free_cell
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, name_cell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


Price = tuple[int, int, int]  # rows of the price list, or NOTHING
Place = tuple[int, int, int]  # comarca, road, unit, or NOTHING
Fault = tuple[int, Refusal]  # the nearer to legal the higher, and why not
BLOCKED, UNLINKED, UNPAID = 0, 100, 1000  # how near


def missing_goods(game: Finisterre, s: Position, cost: Price, place: Place, purse: int) -> dict[str, int]:
    """What a clan lacks for a price at a place, by its name."""
    coins = int(price(s.row, game.book.row, s.playing, *cost, COINS)) - int(s.coins[s.playing])
    missing = {"coins": coins} if coins > 0 else {}
    for good in range(CUBES):
        due = int(price(s.row, game.book.row, s.playing, *cost, good))
        if due and (rest := int(walk(s.row, s.playing, good, due, *place, purse, False))):
            missing[GOOD_NAMES[good]] = rest
    return missing


def lacking(rule: str, what: str, missing: dict[str, int], where: list[str], reason: str = "missing") -> Fault | None:
    """The Refusal that names what is missing, or None."""
    if not missing:
        return None
    text = " and ".join(f"{amount} {good}" for good, amount in missing.items())
    facts = {f"missing_{good}": amount for good, amount in missing.items()}
    refusal = Refusal(rule, f"for {what} {text} are missing", where, reason=reason, **facts)
    return UNPAID - sum(missing.values()), refusal


def raise_nearest(faults: list[Fault | None]) -> None:
    """Of many reasons the one that comes nearest to being legal."""
    found = [fault for fault in faults if fault]
    if found:
        raise max(found, key=lambda fault: fault[0])[1]


def leave_out_blocked(faults: list[Fault | None]) -> list[Fault | None]:
    """The faults of places that are free: where all are taken, one of them says nothing."""
    return [fault for fault in faults if fault and fault[0] != BLOCKED]


def find_edges(game: Finisterre, s: Position, kind: int) -> list[int]:
    """All sites, or all docks, on the table."""
    return [
        4 * plot + side
        for plot in range(s.plots)
        for side in range(4)
        if s.plot_face[plot] >= 0 and game.book.edge[s.plot_face[plot], side] == kind
    ]


def refuse_stock(game: Finisterre, s: Position, vehicle: bool) -> None:
    """There are only so many tiles (FIN-007)."""
    if vehicle and not has_vehicle(s.row, game.book.row, s.playing):
        message = f"your {game.book.vehicles} boats and carts are all on the table"
        raise Refusal("FIN-007", message, reason="no-vehicle-left", most=int(game.book.vehicles))
    if not vehicle and not has_tile(s.row, game.book.row, s.playing):
        message = f"your {game.book.tiles} village tiles are all on the table"
        raise Refusal("FIN-007", message, reason="no-tile-left", most=int(game.book.tiles))


def find_blocked(game: Finisterre, s: Position, edge: int, rule: str) -> Fault | None:
    """An arrow whose cell is not free (FIN-036, FIN-164)."""
    cell = int(arrow_cell(s.row, edge))
    if cell >= 0 and is_free_cell(s.row, game.book.row, cell):
        return None
    return BLOCKED, blocked_cell(s, cell, rule)


def blocked_cell(s: Position, cell: int, rule: str) -> Refusal:
    """Why no tile may lie on a cell."""
    if cell < 0:
        return Refusal("FIN-190", "the arrow points beyond the edge of the table", reason="off-the-table")
    name = name_cell(cell)
    if on_cell(s.row, cell) != BARE:
        return Refusal(rule, f"{name} is not empty", [name], reason="occupied", cell=name)
    message = f"a river or the sea ends at {name}: it must stay open"
    return Refusal("FIN-164", message, [name], reason="water-end", cell=name)


def place_of_edge(s: Position, edge: int) -> Place:
    """The comarca and the road of a site or dock."""
    return int(s.plot_com[edge >> 2, edge & 3]), int(s.plot_road[edge >> 2, edge & 3]), NOTHING


def place_of_unit(s: Position, unit: int) -> Place:
    """The comarca and the road of a unit, and itself."""
    return int(s.unit_com[s.playing, unit]), int(s.unit_road[s.playing, unit]), unit
