"""The part of the contract about the map."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oppidum.games.finisterre.screen.contract.names import Half, Hunger, TileSize, Wind


class MapSquare(TypedDict):
    """A square of a card on the map."""

    card: str
    half: Half
    facing: int
    comarcas: list[str]  # by corner: ne, se, sw, nw


class VillageTile(TypedDict):
    """A tile of a settlement."""

    what: Literal["village"]
    clan: int
    unit: int
    size: TileSize
    town: int
    arrow: bool  # whether it stands before its site
    hunger: NotRequired[Hunger]


class BoatTile(TypedDict):
    """A boat."""

    what: Literal["boat"]
    clan: int
    unit: int


class Town(TypedDict):
    """A settlement."""

    cells: list[str]
    square: str  # whose site it stands before
    side: Wind  # of that square
    comarca: str
    closed: bool


class Arrow(TypedDict):
    """A free site or dock that points at a cell."""

    square: str
    side: Wind  # of the square
    comarca: str


class Ground(TypedDict):
    """What lies on the ground: cubes by number, dice by value and number."""

    wood: NotRequired[int]
    iron: NotRequired[int]
    gold: NotRequired[int]
    crop: NotRequired[dict[str, int]]
    fish: NotRequired[dict[str, int]]
    game: NotRequired[dict[str, int]]
    livestock: NotRequired[dict[str, int]]


class Comarca(TypedDict):
    """A comarca."""

    people: dict[str, int]  # flags by clan
    ground: Ground
    dolmens: dict[str, int]  # gold by cell
    open: bool  # whether it can still grow outwards
    crops: NotRequired[int]
    veins: NotRequired[int]


Landscape = Literal["forest", "iron", "gold", "crop", "farm", "fish"]
