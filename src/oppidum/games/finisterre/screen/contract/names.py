"""Names that all parts of the contract use, and amounts of what they name. Clans count from 0, units and slots from 1.

Cells are called 3,-2, with x to the east and y to the north; comarcas c1, c2, …
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Good = Literal["wood", "iron", "gold", "crop", "fish", "game", "livestock"]
Wind = Literal["n", "e", "s", "w"]
Corner = Literal["ne", "se", "sw", "nw"]
Half = Literal["A", "B"]
TileSize = Literal["small", "large"]
Lot = Literal["wood", "iron", "food"]
Helper = Literal["warrior", "fighter"]
Season = Literal["winter", "summer"]
UnitKind = Literal["village", "boat", "cart"]
CardState = Literal["down", "up", "active", "ill", "away"]
Hunger = Literal["half", "unfed"]
OtherStore = Literal["caravan", "bought", "lost"]
Phase = Literal[
    "first",
    "deal",
    "card",
    "square",
    "facing",
    "recover",
    "bank",
    "find",
    "keep",
    "harvest",
    "take",
    "link",
    "link-take",
    "feed",
    "carry",
    "act",
    "target",
    "amount",
    "cell",
    "consent",
    "defend",
    "loot",
    "rescue",
    "form",
    "overflow",
    "seer",
    "over",
]
Kind = Literal[
    "small",
    "large",
    "grow",
    "annex",
    "boat",
    "cart",
    "leave",
    "destroy",
    "offering",
    "feast",
    "gift",
    "sail",
    "load",
    "activate",
    "deactivate",
    "attack",
    "convert",
    "convert specialist",
    "buy",
    "sell",
    "sell food",
    "buy specialist",
    "sell specialist",
    "mint",
    "melt",
    "use",
    "move",
    "drop",
    "drive",
]
Group = Literal["build", "trade", "travel", "spirit", "people", "offence", "free"]  # of kinds, in this order


class Goods(TypedDict):
    """Cubes by their number, food by its value; what there is none of is left out."""

    wood: NotRequired[int]
    iron: NotRequired[int]
    gold: NotRequired[int]
    crop: NotRequired[int]
    fish: NotRequired[int]
    game: NotRequired[int]
    livestock: NotRequired[int]


class Amounts(Goods):
    """Goods and whatever else is paid and got."""

    coins: NotRequired[int]
    star: NotRequired[int]  # points
    spirit: NotRequired[int]  # levels
    food: NotRequired[int]  # of any kind


class Brings(Goods):
    """What laying a card brings to the ground; below zero what would vanish from it."""

    star: NotRequired[int]


class Stake(TypedDict):
    """What an attack is about."""

    clan: int  # that is attacked
    unit: int
    lead: int  # by which it must be stronger than the defence
    defence: int  # the most that the other clan can put up
    loot: NotRequired[Goods]  # of one of these kinds, as much as there is room for
    wood: NotRequired[int]  # of an empty boat or cart, which is broken for a star point
    stopped: NotRequired[int]  # the least defence that stops it, if the other clan has so much; once its iron is known


class Changes(TypedDict):
    """What else a card would change where it lies: free sites and docks on the table, and what its placer has."""

    sites: NotRequired[int]
    docks: NotRequired[int]
    coins: NotRequired[int]
    sick: NotRequired[int]  # specialists of the placer that are ill
    points: NotRequired[int]  # of the placer, if the match ended now
    keep: NotRequired[int]  # of the goods that come so many may be kept: there is room for some


class Cubes(TypedDict):
    """So many cubes."""

    wood: int
    iron: int
    gold: int
