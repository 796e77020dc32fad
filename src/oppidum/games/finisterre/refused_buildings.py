"""Why something cannot be built: no place, no road, no tile left, or goods that are missing, each by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.games.finisterre import building, vehicles
from oppidum.games.finisterre.book import ANNEX_LARGE, GROWTH, NEW_BOAT, NEW_CART
from oppidum.games.finisterre.grid import neighbour, on_cell
from oppidum.games.finisterre.payment import BUILDING, price, purse_for, walk
from oppidum.games.finisterre.spelling import GOOD_NAMES, WINDS, name_cell, name_comarca, read_cell
from oppidum.games.finisterre.state import (
    ANNEX,
    BARE,
    BUILD_BOAT,
    BUILD_LARGE,
    COINS,
    COMARCAS,
    CUBES,
    DOCK,
    LARGE,
    NOTHING,
    PART,
    SAIL,
    SITE,
    SMALL,
    UNITS,
    Position,
)
from oppidum.games.finisterre.survey import is_free_cell
from oppidum.games.finisterre.units import is_closed, is_nomad, land_in, units_of

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


def lacking(rule: str, what: str, missing: dict[str, int], where: list[str]) -> Fault | None:
    """The Refusal that names what is missing, or None."""
    if not missing:
        return None
    text = " and ".join(f"{amount} {good}" for good, amount in missing.items())
    good, amount = next(iter(missing.items()))
    refusal = Refusal(rule, f"for {what} {text} are missing", where, reason="missing", good=good, amount=amount)
    refusal.facts["missing"] = text
    return UNPAID - sum(missing.values()), refusal


def raise_nearest(faults: list[Fault | None]) -> None:
    """Of many reasons the one that comes nearest to being legal."""
    found = [fault for fault in faults if fault]
    if found:
        raise max(found, key=lambda fault: fault[0])[1]


def find_edges(game: Finisterre, s: Position, kind: int) -> list[int]:
    """All sites, or all docks, on the table."""
    return [
        4 * plot + side
        for plot in range(s.plots)
        for side in range(4)
        if s.plot_face[plot] >= 0 and game.book.edge[s.plot_face[plot], side] == kind
    ]


def refuse_any_building(game: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why no village, or no boat, can be built anywhere."""
    refuse_stock(game, s, kind == BUILD_BOAT)
    if kind == BUILD_BOAT:
        raise_nearest([find_dock_fault(game, s, edge) for edge in find_edges(game, s, DOCK)])
        raise Refusal("FIN-106", "there is no dock on the table", reason="no-dock")
    flags = LARGE if kind == BUILD_LARGE else SMALL
    raise_nearest([find_site_fault(game, s, edge, flags) for edge in find_edges(game, s, SITE)])
    raise Refusal("FIN-036", "there is no village site on the table", reason="no-site")


def refuse_stock(game: Finisterre, s: Position, vehicle: bool) -> None:
    """There are only so many tiles (FIN-007)."""
    if vehicle and not building.has_vehicle(s.row, game.book.row, s.playing):
        message = f"your {game.book.vehicles} boats and carts are all on the table"
        raise Refusal("FIN-007", message, reason="no-vehicle-left", most=int(game.book.vehicles))
    if not vehicle and not building.has_tile(s.row, game.book.row, s.playing):
        message = f"your {game.book.tiles} village tiles are all on the table"
        raise Refusal("FIN-007", message, reason="no-tile-left", most=int(game.book.tiles))


def find_blocked(game: Finisterre, s: Position, edge: int, rule: str) -> Fault | None:
    """An arrow whose cell is not free (FIN-036, FIN-164)."""
    cell = int(building.arrow_cell(s.row, edge))
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


def find_site_fault(game: Finisterre, s: Position, edge: int, flags: int) -> Fault | None:
    """Why no village can be founded at a site (FIN-092, FIN-093, FIN-102)."""
    if fault := find_blocked(game, s, edge, "FIN-036"):
        return fault
    place = place_of_edge(s, edge)
    where = [name_cell(int(building.arrow_cell(s.row, edge)))]
    if not is_nomad(s.row, s.playing) and not building.has_unit_on_road(s.row, s.playing, place[1], False):
        message = f"no road leads from {where[0]} to a settlement or boat of yours"
        return UNLINKED, Refusal("FIN-102", message, where, reason="no-road", cell=where[0])
    purse = int(purse_for(s.row, game.book.row, s.playing, place[0], flags == SMALL))
    cost = (int(building.village_price(flags)), NOTHING, NOTHING)
    rule, what = ("FIN-093", "a large village") if flags == LARGE else ("FIN-092", "a small village")
    return lacking(rule, what, missing_goods(game, s, cost, place, purse), where)


def find_dock_fault(game: Finisterre, s: Position, edge: int) -> Fault | None:
    """Why no boat can be built at a dock (FIN-106)."""
    if fault := find_blocked(game, s, edge, "FIN-106"):
        return fault
    place = place_of_edge(s, edge)
    where = [name_cell(int(building.arrow_cell(s.row, edge)))]
    if s.com_flags[place[0], s.playing] == 0 and not building.has_unit_on_road(s.row, s.playing, place[1], True):
        message = f"you neither live in {name_comarca(place[0])} nor have a unit on the road of this dock"
        return UNLINKED, Refusal("FIN-106", message, where, reason="no-road", cell=where[0])
    cost = (NEW_BOAT, NOTHING, NOTHING)
    return lacking("FIN-106", "a boat", missing_goods(game, s, cost, place, BUILDING), where)


def refuse_edge(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a site or dock is not the right one."""
    vehicle = s.kind in (BUILD_BOAT, SAIL)
    if (word == "dock") != vehicle:
        return
    kind, rule = (DOCK, "FIN-106") if vehicle else (SITE, "FIN-036")
    place, _, wind = rest.partition(" ")
    cell = read_cell(place)
    edges = [edge for edge in find_edges(game, s, kind) if building.arrow_cell(s.row, edge) == cell]
    edges = [edge for edge in edges if not wind or WINDS[(edge + 2) & 3] == wind]
    if not edges:
        raise Refusal(rule, f"there is no {word} at {rest}", [place], reason=f"no-{word}", cell=place)
    if s.kind == SAIL:
        raise_nearest([find_blocked(game, s, edge, "FIN-113") for edge in edges])
        raise Refusal("FIN-113", f"the dock at {place} is out of reach", [place], reason="out-of-reach", cell=place)
    if s.kind == BUILD_BOAT:
        raise_nearest([find_dock_fault(game, s, edge) for edge in edges])
    else:
        flags = LARGE if s.kind == BUILD_LARGE else SMALL
        raise_nearest([find_site_fault(game, s, edge, flags) for edge in edges])
    message = f"two arrows point at {place}: say on which side the square lies, such as {word} {place} n"
    raise Refusal("FIN-165", message, [place], reason="two-arrows", cell=place)


def place_of_unit(s: Position, unit: int) -> Place:
    """The comarca and the road of a unit, and itself."""
    return int(s.unit_com[s.playing, unit]), int(s.unit_road[s.playing, unit]), unit


def find_growth_fault(game: Finisterre, s: Position, unit: int) -> Fault | None:
    """Why a settlement cannot grow (FIN-094)."""
    town = int(s.unit_place[s.playing, unit])
    if s.unit_kind[s.playing, unit] != PART or building.growing_tile(s.row, s.playing, town) == NOTHING:
        message = f"your unit {unit + 1} has no small village tile"
        return BLOCKED, Refusal("FIN-094", message, reason="no-small-tile", unit=unit + 1)
    group = ANNEX_LARGE if is_closed(s.row, town) else NOTHING
    missing = missing_goods(game, s, (GROWTH, group, NOTHING), place_of_unit(s, unit), BUILDING)
    return lacking("FIN-094", "a larger tile", missing, [])


def refuse_growth(game: Finisterre, s: Position, unit: int) -> None:
    """Why this unit cannot grow."""
    raise_nearest([find_growth_fault(game, s, unit)])


def refuse_any_growth(game: Finisterre, s: Position, _: int) -> None:
    """Why nothing can grow."""
    raise_nearest([find_growth_fault(game, s, unit) for unit in range(units_of(s.row, s.playing))])
    raise Refusal("FIN-094", "you have no village", reason="no-village")


def find_annex_fault(game: Finisterre, s: Position, unit: int, flags: int) -> Fault | None:
    """Why no tile of this size can close a settlement (FIN-037, FIN-095, FIN-096, FIN-101)."""
    facts: Any = {"unit": unit + 1}
    if s.unit_kind[s.playing, unit] != PART:
        return BLOCKED, Refusal("FIN-095", f"your unit {unit + 1} is no village", reason="no-village", **facts)
    town = int(s.unit_place[s.playing, unit])
    if is_closed(s.row, town):
        return BLOCKED + 1, Refusal("FIN-101", "a city has two tiles and no more", reason="closed", **facts)
    if not building.has_second_cell(s.row, game.book.row, town):
        message = f"beside your unit {unit + 1} no cell is free"
        return UNLINKED, Refusal("FIN-037", message, reason="no-room-beside", **facts)
    groups = (int(building.group_price(flags)), int(building.group_price(int(s.town_flags[town, 0]))))
    cost = (int(building.village_price(flags)), *groups)
    rule, what = ("FIN-096", "a large tile") if flags == LARGE else ("FIN-095", "a small tile")
    missing = missing_goods(game, s, cost, place_of_unit(s, unit), BUILDING)
    return lacking(rule, f"{what} beside it", missing, [])


def refuse_annexing(game: Finisterre, s: Position, unit: int) -> None:
    """Why this settlement cannot be closed."""
    raise_nearest([find_annex_fault(game, s, unit, flags) for flags in (SMALL, LARGE)])


def refuse_shared_city(s: Position, code: int) -> NoReturn:
    """Why no tile can be laid beside a village of another clan (FIN-098)."""
    clan, unit = divmod(code, UNITS)
    facts: Any = {"unit": unit + 1, "clan": clan + 1}
    if s.unit_kind[clan, unit] != PART:
        message = f"unit {unit + 1} of clan {clan + 1} is no village"
        raise Refusal("FIN-098", message, reason="no-village-there", **facts)
    town = int(s.unit_place[clan, unit])
    if is_closed(s.row, town):
        raise Refusal("FIN-101", "a closed city has two tiles already", reason="closed-already", **facts)
    if s.refused[s.playing] >> town & 1:
        message = f"clan {clan + 1} has refused it in this action phase"
        raise Refusal("FIN-098", message, reason="refused-already", **facts)
    message = "it needs a road of yours, a free cell, the goods of both clans and a tile of yours"
    raise Refusal("FIN-098", message, reason="cannot-join", **facts)


def refuse_any_annexing(game: Finisterre, s: Position, _: int) -> None:
    """Why no settlement can be closed."""
    refuse_stock(game, s, False)
    raise_nearest([find_annex_fault(game, s, unit, SMALL) for unit in range(units_of(s.row, s.playing))])
    raise Refusal("FIN-095", "you have no village", reason="no-village")


def refuse_size(game: Finisterre, s: Position, flags: int) -> None:
    """Why the second tile cannot be of this size."""
    if s.target // UNITS != s.playing:
        refuse_shared_city(s, s.target)
    raise_nearest([find_annex_fault(game, s, s.target % UNITS, flags)])


def refuse_second_cell(s: Position, direction: int) -> NoReturn:
    """Why the second tile cannot lie there."""
    clan, unit = divmod(s.target, UNITS) if s.kind == ANNEX else (s.playing, s.target)
    cell = int(neighbour(int(s.town_cell[int(s.unit_place[clan, unit]), 0]), direction))
    raise blocked_cell(s, cell, "FIN-037")


def find_cart_fault(game: Finisterre, s: Position, comarca: int) -> Fault | None:
    """Why no cart can be built in a comarca (FIN-107)."""
    name = name_comarca(comarca)
    if land_in(s.row, s.playing, comarca) == NOTHING:
        return BLOCKED, Refusal("FIN-107", f"you have no unit in {name}", reason="no-unit", comarca=name)
    if not vehicles.has_road(s.row, game.book.row, comarca):
        return UNLINKED, Refusal("FIN-107", f"there is no road in {name}", reason="no-road", comarca=name)
    missing = missing_goods(game, s, (NEW_CART, NOTHING, NOTHING), (comarca, NOTHING, NOTHING), BUILDING)
    return lacking("FIN-107", "a cart", missing, [])


def refuse_cart(game: Finisterre, s: Position, comarca: int) -> None:
    """Why no cart can be built there."""
    raise_nearest([find_cart_fault(game, s, comarca)])


def refuse_any_cart(game: Finisterre, s: Position, _: int) -> None:
    """Why no cart can be built anywhere."""
    refuse_stock(game, s, True)
    comarcas = [comarca for comarca in range(COMARCAS) if s.comarcas >> comarca & 1]
    raise_nearest([find_cart_fault(game, s, comarca) for comarca in comarcas])
    raise Refusal("FIN-107", "there is no land on the table", reason="no-unit")
