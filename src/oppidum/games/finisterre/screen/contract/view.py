"""The part of the contract about a position, as a viewer may know it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oppidum.games.finisterre.screen.contract.clans import Clan
from oppidum.games.finisterre.screen.contract.land import (
    Arrow,
    BoatTile,
    Comarca,
    Landscape,
    MapSquare,
    Town,
    VillageTile,
)
from oppidum.games.finisterre.screen.contract.moves import Move
from oppidum.games.finisterre.screen.contract.names import Cubes, Good, Goods, Kind, Phase, Season, Stake


class Year(TypedDict):
    """Where the year stands."""

    half_years: int  # that have passed
    number: int
    season: Season
    crop: int  # the value of a crop


# The market and the cards.


class CubeLots(TypedDict):
    """Lots of wood or iron."""

    count: int
    size: int
    sale: int  # coins for a lot
    lots: list[int]  # what lies in each
    price: NotRequired[int]  # of the lot that is for sale


class FoodGroup(TypedDict):
    """A lot of food."""

    goods: Goods
    full: bool


class FoodPrices(TypedDict):
    """Coins for a lot of one kind."""

    crop: int
    fish: int
    game: int
    livestock: int


class FoodLots(TypedDict):
    """Lots of food."""

    values: Goods
    size: int
    sale: FoodPrices
    groups: list[FoodGroup]
    price: NotRequired[int]  # of the lot that is for sale
    group: NotRequired[Goods]  # what it holds


class Market(TypedDict):
    """What lies in the market, and what one costs and brings the viewer now."""

    wood: CubeLots
    iron: CubeLots
    food: FoodLots


class Mint(TypedDict):
    """Coins for one gold, two, …"""

    brings: list[int]
    costs: list[int]


class Readings(TypedDict):
    """How this table reads the rules."""

    fuel: Good
    fish: Literal["track", "half_year"]


class DeckSize(TypedDict):
    """Cards in the deck."""

    upper: int
    lower: int


class Remaining(TypedDict):
    """The same by sort."""

    terrain: int
    objectives: int
    specialists: int


# What is being decided.


class CardInPlay(TypedDict):
    """The card in play, and where it lies."""

    card: NotRequired[str]  # unless the viewer does not know it
    at: NotRequired[str]
    facing: NotRequired[int]
    other: NotRequired[str]
    covered: NotRequired[list[str]]
    fish: NotRequired[int]


class Found(TypedDict):
    """Goods that may be taken because of the card in play."""

    good: Good
    value: int
    comarca: str
    count: int


class Harvest(TypedDict):
    """A harvest."""

    allowance: int
    taken: int
    done: list[str]
    links: list[list[str]]
    comarca: NotRequired[str]
    picker: NotRequired[int]


class ActionsLeft(TypedDict):
    """What the clan may still do."""

    left: int
    free: int


class Attacked(TypedDict):
    """A unit that is attacked."""

    clan: int
    unit: int


class Deciding(TypedDict):
    """The action that is being decided."""

    kind: Kind
    target: NotRequired[Move]  # its first answer
    amounts: NotRequired[Goods]  # food that is being sold
    attacked: NotRequired[Attacked]
    lead: NotRequired[int]  # by which the attack must be stronger
    strength: NotRequired[int]  # of the attack, unless bids are blind
    stake: NotRequired[Stake]  # of an attack


class View(TypedDict):
    """A position."""

    players: int
    turn: int
    phase: Phase
    scores: list[int]
    outlook: NotRequired[list[dict[str, int]]]  # what each would score if the match ended now, by kind of award
    progress: NotRequired[dict[str, list[int]]]  # of each objective: how much every clan has of what it counts
    year: Year
    squares: dict[str, MapSquare]
    tiles: dict[str, VillageTile | BoatTile]
    towns: dict[str, Town]
    sites: dict[str, list[Arrow]]
    docks: dict[str, list[Arrow]]
    comarcas: dict[str, Comarca]
    made: dict[str, list[Landscape]]  # what sides of squares have brought, by cell and side
    clans: dict[str, Clan]
    market: Market
    mint: Mint
    readings: Readings
    supply: Cubes
    deck: DeckSize
    remaining: Remaining
    row: list[str]
    display: dict[str, int]
    objectives: list[str]
    start: NotRequired[int]
    dealing: NotRequired[int]
    asked: NotRequired[int]
    playing: NotRequired[int]
    card: NotRequired[CardInPlay]
    finds: NotRequired[list[Found]]
    harvest: NotRequired[Harvest]
    menu: NotRequired[bool]  # the clan names the food that is eaten next
    actions: NotRequired[ActionsLeft]
    deciding: NotRequired[Deciding]
