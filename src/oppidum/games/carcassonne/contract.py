"""Contract: all that a client is told of Carcassonne, as JSON values; `make types` makes the client's types from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Facing = Literal["N", "E", "S", "W"]
FeatureKind = Literal["city", "road", "field", "cloister"]
Phase = Literal["draw", "place", "deploy", "over"]
Pile = Literal["river", "lake", "start", "land", "spring"]

# The box.


class Segment(TypedDict):
    """A part of a tile."""

    kind: FeatureKind
    sides: list[Facing]
    halves: list[str]  # of sides, in the sixteen winds
    shields: int
    touches: list[int]  # segments of cities that a field lies beside


class Kind(TypedDict):
    """All that is needed to draw one kind of tile, facing N."""

    id: str
    about: str
    count: int
    pile: Pile
    sides: str
    symmetry: int  # how many of its facings look different
    river: list[Facing]
    segments: list[Segment]


class Kit(TypedDict):
    """What is in the box."""

    kinds: list[Kind]
    followers: int  # of each player


# The position.


class Tile(TypedDict):
    """A tile on the table."""

    square: str
    kind: str
    facing: Facing
    features: list[int]  # of each segment


class Follower(TypedDict):
    """A follower on the table."""

    player: int
    part: str


class Counted(TypedDict):
    """What was counted, how many there are, and what each is worth."""

    what: str  # tile, city or shield
    count: int
    each: int


class Feature(TypedDict):
    """A city, a road, a field or a cloister."""

    kind: FeatureKind
    size: int
    worth: int  # the sum of its terms
    terms: list[Counted]
    followers: list[int]  # of each player
    pays: list[int]  # what it would bring each player now
    pays_farmers: NotRequired[list[int]]  # what a completed city would bring the farmers around it
    open: NotRequired[int]  # ends; of a field there are none
    shields: NotRequired[int]
    closed: NotRequired[int]  # the least that it is worth when it is complete, while it is not
    cities: NotRequired[list[int]]  # completed ones that a field feeds


class Plain(TypedDict):
    """A view without its tiles, followers, features and the kinds that remain."""

    players: int
    phase: Phase
    scores: list[int]
    outlook: NotRequired[list[dict[str, int]]]  # what each would score if the match ended now, by kind of award
    fitting: NotRequired[dict[str, int]]  # how many of the tiles that remain fit on each empty square beside a tile
    supply: list[int]
    newest: int
    pile: Pile
    discarded: list[str]
    turn: NotRequired[int]  # absent when the match is over
    hand: NotRequired[str]
    river_end: NotRequired[str]


class View(Plain):
    """A position; there are no secrets in it."""

    tiles: dict[str, Tile]  # by their numbers, in the order of placing
    followers: dict[str, Follower]  # by tile.segment
    features: dict[str, Feature]
    remaining: dict[str, int]  # tiles still to be drawn, by kind


# What may be done, and what was done.


class Draw(TypedDict):
    """Chance draws a tile."""

    do: Literal["draw"]
    tile: str


class Place(TypedDict):
    """The tile is laid."""

    do: Literal["place"]
    square: str
    facing: Facing


class Send(TypedDict):
    """A follower goes onto a part of the tile."""

    do: Literal["send"]
    kind: FeatureKind
    spot: NotRequired[str]  # a side or half-side; absent of a cloister


class Leave(TypedDict):
    """No follower is sent, or the tile leaves the match."""

    do: Literal["none", "discard"]


class PlaceChoice(Place):
    """A square and facing where the tile fits."""

    text: str


class SendChoice(Send):
    """A part of the tile where a follower may stand."""

    text: str
    segment: int


class LeaveChoice(Leave):
    """Nothing more to show."""

    text: str


class DrawChoice(Draw):
    """A tile that chance may draw."""

    text: str


Move = Draw | Place | Send | Leave
Choice = PlaceChoice | SendChoice | LeaveChoice | DrawChoice
