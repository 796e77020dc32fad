"""The pieces in the box, as a client draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.patch import Json
from oppidum.games.finisterre.book import PRICED_NAMES
from oppidum.games.finisterre.spelling import CORNERS, GOOD_NAMES
from oppidum.games.finisterre.state import NO_EVENT
from oppidum.games.finisterre.telling import KIND_TITLES, KIND_WORDS
from oppidum.games.finisterre.terrain import EVENTS, Card, Feature, Square, parts

if TYPE_CHECKING:
    from oppidum.games.finisterre.box import Box

EDGE_WORDS = {".": "land", "r": "road", "v": "site", "d": "dock", "w": "river", "s": "sea"}
FEATURE_WORDS = {
    "F": "forest",
    "M": "iron",
    "G": "farm",
    "C": "crop",
    "O": "gold",
    "f": "fish",
    "B": "bridge",
    "D": "dolmen",
    "L": "lake",
}
GAME_WORDS = {"r": "rabbit", "b": "boar", "d": "deer"}
HERD_WORDS = {"s": "sheep", "p": "pig", "c": "cow"}
EVENT_WORDS = {
    "SU": "summer",
    "WI": "winter",
    "PLC": "crop plague",
    "PLG": "livestock plague",
    "PLH": "game plague",
    "FIR": "fire",
    "VEI": "rich vein",
    "ROB": "robbery",
    "FER": "fertility",
    "FLO": "flood",
}
PAID_IN = ("wood", "iron", "gold", "coins")


def draw_kit(box: Box) -> Json:
    """Cards, goods and costs; a terrain card as it lies at facing 0, square A in the west."""
    return {
        "cards": {
            card.name: {"group": group, **draw_card(card)} for group, cards in box.groups.items() for card in cards
        },
        "edges": EDGE_WORDS,
        "goods": list(GOOD_NAMES),
        "specialists": {kind["code"]: kind for kind in box.specialists},
        "objectives": {
            **{aim["code"]: {"sort": "final", **aim} for aim in box.objectives["final"]["cards"]},
            **{aim["code"]: {"sort": "partial", **aim} for aim in box.objectives["partial"]["cards"]},
        },
        "final": {sort: box.objectives["final"][sort] for sort in ("open", "hidden")},
        "costs": {name: show_cost(box.numbers["costs"][name]) for name in PRICED_NAMES},
        "actions": dict(zip(KIND_WORDS, KIND_TITLES, strict=True)),
        "numbers": {name: value for name, value in box.numbers.items() if name != "costs"},
    }


def show_cost(row: list[int]) -> Json:
    """A price without what it does not ask for."""
    return {good: amount for good, amount in zip(PAID_IN, row, strict=True) if amount}


def draw_card(card: Card) -> Json:
    """A terrain card."""
    drawn: Json = {"squares": [draw_square(square) for square in card.squares]}
    if card.event != NO_EVENT:
        code = next(code for code, event in EVENTS.items() if event == card.event)
        drawn["event"] = {
            "code": code,
            "name": EVENT_WORDS[code],
            "half": "AB"[card.event_half],
            "corner": CORNERS[card.event_corner],
        }
    return drawn


def draw_square(square: Square) -> Json:
    """Its edges n, e, s, w; the part of each corner ne, se, sw, nw; what it shows."""
    return {
        "edges": square.edges,
        "parts": parts(square.edges),
        "features": [draw_feature(feature) for feature in square.features],
    }


def draw_feature(feature: Feature) -> Json:
    """A feature with the details that it has."""
    words = HERD_WORDS if feature.kind == "G" else GAME_WORDS
    drawn: Json = {"kind": FEATURE_WORDS[feature.kind]}
    if feature.count:
        drawn["count"] = feature.count
    if feature.animals:
        drawn["animals"] = [words[one] for one in feature.animals]
    if feature.corner is not None:
        drawn["corner"] = CORNERS[feature.corner]
    return drawn
