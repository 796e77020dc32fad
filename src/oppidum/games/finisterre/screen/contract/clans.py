"""The part of the contract about clans."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from oppidum.games.finisterre.screen.contract.names import CardState, Good, Goods, UnitKind


class Unit(TypedDict):
    """A village, a boat or a cart."""

    kind: UnitKind
    comarca: str
    territory: int  # called by its first unit
    capacity: int
    used: int
    store: Goods
    town: NotRequired[int]
    flags: NotRequired[int]
    cell: NotRequired[str]  # of a boat


class Territory(TypedDict):
    """What the tiles of a territory eat, and the food that it has."""

    units: list[int]
    need: int
    food: int


class Caravan(TypedDict):
    """The goods of nomads."""

    capacity: int
    used: int
    store: Goods


class HandCard(TypedDict):
    """A card in a hand."""

    open: bool
    later: NotRequired[bool]
    card: NotRequired[str]  # unless the viewer does not know it


class Item(TypedDict):
    """A good that lies on a card."""

    good: Good
    value: int


class Slot(TypedDict):
    """A card before a clan."""

    state: CardState
    card: NotRequired[str]  # unless only its owner knows it
    items: NotRequired[list[Item]]
    holder: NotRequired[int]  # before whom it lies when it is away
    coins: NotRequired[int]  # alms on it
    turned: NotRequired[bool]  # in this action phase
    used: NotRequired[bool]


class Clan(TypedDict):
    """A clan."""

    coins: int
    spirit: int
    effective: int  # spirit with what cards add
    star: int
    carried: int
    pool: int
    stopped: bool
    nomad: bool
    tiles: int  # left to build
    vehicles: int
    units: dict[str, Unit]
    territories: dict[str, Territory]
    hand: list[HandCard]
    slots: dict[str, Slot]
    sold: int
    fulfilled: list[str]
    caravan: NotRequired[Caravan]
    bought: NotRequired[Goods]
