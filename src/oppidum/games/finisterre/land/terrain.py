"""Terrain cards as text: the grammar, squares that are turned, and the shapes that no card may have."""

from __future__ import annotations

import re
from dataclasses import dataclass

from oppidum.games.finisterre.land.landscape import (
    CROP_PLAGUE,
    FERTILITY,
    FIRE,
    FLOOD,
    GAME_PLAGUE,
    LIVESTOCK_PLAGUE,
    NO_EVENT,
    ROBBERY,
    SUMMER,
    VEIN,
    WINTER,
)
from oppidum.games.finisterre.land.sides import EAST, NORTH, SOUTH, WEST

EDGES = ".rvdws"  # in the order of PLAIN, ROAD, SITE, DOCK, RIVER, SEA
WATER = "ws"
CORNERS = ("ne", "se", "sw", "nw")
GAME, HERD = "rbd", "spc"  # rabbit, boar, deer; sheep, pig, cow
EVENTS = {
    "SU": SUMMER,
    "WI": WINTER,
    "PLC": CROP_PLAGUE,
    "PLG": LIVESTOCK_PLAGUE,
    "PLH": GAME_PLAGUE,
    "FIR": FIRE,
    "VEI": VEIN,
    "ROB": ROBBERY,
    "FER": FERTILITY,
    "FLO": FLOOD,
}
CARD = re.compile(r"(?P<name>\w+) +(?P<a>\S+ \S+) / (?P<b>\S+ \S+)(?: +! (?P<event>\S+))?")
FEATURE = re.compile(r"(?P<kind>[BDLMFGCOf])(?P<count>[1-9]?)(?:\((?P<animals>\w+)\))?(?:\.(?P<corner>\w+))?")
EVENT = re.compile(r"(?P<event>[A-Z]+)(?:@(?P<half>[AB])(?:\.(?P<corner>\w+))?)?")


class BadCards(ValueError):
    """Cards or numbers that contradict the grammar, the shapes or themselves; the message names card and fault."""


@dataclass(frozen=True)
class Feature:
    """What a square shows: its letter, and as needed a number, animals, and the corner of its bank."""

    kind: str
    count: int = 0
    animals: str = ""
    corner: int | None = None


@dataclass(frozen=True)
class Square:
    """Half of a card, as printed."""

    edges: str  # north, east, south, west
    features: tuple[Feature, ...]

    @property
    def is_water(self) -> bool:
        """Whether a river or the sea is on it."""
        return has_water(self.edges)

    def shows(self, kind: str) -> list[Feature]:
        """Its features of one letter."""
        return [feature for feature in self.features if feature.kind == kind]

    def animals(self, kind: str, species: str) -> list[int]:
        """How many of each species its forests or farms show."""
        shown = "".join(feature.animals for feature in self.shows(kind))
        return [shown.count(one) for one in species]


@dataclass(frozen=True)
class Card:
    """A terrain card: its two squares, and its event with the place that it is about."""

    name: str
    squares: tuple[Square, Square]
    event: int = NO_EVENT
    event_half: int = 0
    event_corner: int = 0

    @property
    def is_water(self) -> bool:
        """Whether it has a river or the sea."""
        return any(square.is_water for square in self.squares)

    @property
    def has_road(self) -> bool:
        """Whether it has a road, a site or a dock."""
        return any(edge in "rvd" for square in self.squares for edge in square.edges)


def has_water(edges: str) -> bool:
    """Whether an edge is a river or the sea."""
    return any(edge in WATER for edge in edges)


def turn_edges(edges: str, facing: int) -> str:
    """The edges of a square turned clockwise: edge i is found at i + facing (FIN-010)."""
    return "".join(edges[(i - facing) % 4] for i in range(4))


def turn_corner(corner: int, facing: int) -> int:
    """Where a corner is found on a square that is turned."""
    return (corner + facing) % 4


def parts(edges: str) -> list[int]:
    """For each corner the lowest corner of its part: a land edge joins the corners at its ends (FIN-011)."""
    lowest = list(range(4))
    for _ in range(3):
        for i in range(4):
            if edges[i] not in WATER:
                lowest[i - 1] = lowest[i] = min(lowest[i - 1], lowest[i])
    return lowest


def read_card(line: str) -> Card:
    """A card from its line, checked."""
    match = CARD.fullmatch(line.strip())
    if match is None:
        raise BadCards(f"{line!r} is not a card: name, edges and features of A / of B, perhaps ! and an event")
    name = match["name"]
    event, half, corner = read_event(name, match["event"])
    card = Card(name, (read_square(name, match["a"]), read_square(name, match["b"])), event, half, corner)
    check_card(card)
    return card


def read_square(name: str, text: str) -> Square:
    """A square from its edges and features."""
    edges, features = text.split()
    if len(edges) != 4 or set(edges) - set(EDGES):
        raise BadCards(f"{name}: {edges!r} is not four edges out of {EDGES}")
    shown = () if features == "-" else tuple(read_feature(name, one) for one in features.split(","))
    return Square(edges, shown)


def read_feature(name: str, text: str) -> Feature:
    """A feature, with exactly the details that its kind has."""
    match = FEATURE.fullmatch(text)
    if match is None:
        raise BadCards(f"{name}: {text!r} is no feature")
    kind, animals = match["kind"], match["animals"] or ""
    if bool(match["count"]) != (kind in "Of"):
        raise BadCards(f"{name}: {text!r}: a number belongs to gold and fish, and to nothing else")
    if set(animals) - set({"F": GAME, "G": HERD}.get(kind, "")) or (kind == "G" and not animals):
        raise BadCards(f"{name}: {text!r}: forests have game ({GAME}), farms have livestock ({HERD})")
    return Feature(kind, int(match["count"] or 0), animals, read_corner(name, match["corner"]))


def read_corner(name: str, text: str | None) -> int | None:
    """The number of a corner, None where none is named."""
    if text is not None and text not in CORNERS:
        raise BadCards(f"{name}: {text!r} is not a corner: {', '.join(CORNERS)}")
    return None if text is None else CORNERS.index(text)


def read_event(name: str, text: str | None) -> tuple[int, int, int]:
    """An event, the half and the corner of its place."""
    if text is None:
        return NO_EVENT, 0, 0
    match = EVENT.fullmatch(text)
    if match is None or match["event"] not in EVENTS:
        raise BadCards(f"{name}: {text!r} is no event: {', '.join(EVENTS)}, perhaps with @A, @B or @A.ne")
    return EVENTS[match["event"]], int(match["half"] == "B"), read_corner(name, match["corner"]) or 0


def check_card(card: Card) -> None:
    """Refuse a card that could never lie on the table as the rules want it."""
    a, b = card.squares
    inner = a.edges[EAST]
    if inner != b.edges[WEST] or inner not in ".rw":
        raise BadCards(
            f"{card.name}: its squares meet with {inner!r} and {b.edges[WEST]!r}, not both {', '.join('.rw')}"
        )
    for letter, square in zip("AB", card.squares, strict=True):
        place = f"{card.name}: square {letter}"
        check_edges(place, square)
        check_features(place, square)
    outer = a.edges[NORTH] + a.edges[SOUTH] + a.edges[WEST] + b.edges[:WEST]
    if not card.is_water and outer.count("r") < 2:
        raise BadCards(f"{card.name}: a card without water has at least 2 road ends, not {outer.count('r')}")
    if inner == "w" and any(a.edges[side] in WATER and b.edges[side] in WATER for side in (NORTH, SOUTH)):
        raise BadCards(f"{card.name}: its river turns back on itself")


def check_edges(place: str, square: Square) -> None:
    """The shapes of rivers, docks, bridges and sites."""
    edges, part = square.edges, parts(square.edges)
    waters = sum(edge in WATER for edge in edges)
    if square.is_water and waters not in (2, 3):
        raise BadCards(f"{place}: water has 2 or 3 edges, not {waters}")
    if "d" in edges and not square.is_water:
        raise BadCards(f"{place}: a dock needs water")
    bridge = bool(square.shows("B"))
    if bridge and [edge in WATER for edge in edges] not in ([True, False] * 2, [False, True] * 2):
        raise BadCards(f"{place}: a bridge crosses a straight river between two land edges")
    for i in range(4):
        if edges[i] == "v" and not bridge and not any(edges[j] == "r" and part[j] == part[i] for j in range(4)):
            raise BadCards(f"{place}: the village site has neither a road in its part nor a bridge")


def check_features(place: str, square: Square) -> None:
    """Each feature on the ground it needs; on a bank one at most."""
    banks: list[int] = []
    for feature in square.features:
        if feature.kind in "BLCOf" and not square.is_water:
            raise BadCards(f"{place}: {feature.kind} needs water")
        if feature.kind in "MGD" and square.is_water:
            raise BadCards(f"{place}: {feature.kind} needs a square without water")
        if (feature.corner is not None) != (square.is_water and feature.kind in "FCO"):
            raise BadCards(f"{place}: {feature.kind} on a bank names its corner, all else does not")
        if feature.corner is not None:
            banks.append(parts(square.edges)[feature.corner])
    if len(set(banks)) < len(banks):
        raise BadCards(f"{place}: two features share a bank")
    if len([forest for forest in square.shows("F") if forest.animals]) > 1:
        raise BadCards(f"{place}: only one of its forests may have game")
    for kind in "BDLMGf":
        if len(square.shows(kind)) > 1:
            raise BadCards(f"{place}: {kind} is shown twice")
    if not square.is_water and len(square.shows("F")) > 1:
        raise BadCards(f"{place}: F is shown twice")
