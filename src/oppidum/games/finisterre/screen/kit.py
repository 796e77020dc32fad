"""The pieces in the box, as a client draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from oppidum.core.patch import Json
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.book import PRICED_NAMES
from oppidum.games.finisterre.land.landscape import NO_EVENT
from oppidum.games.finisterre.land.terrain import EVENTS, Card, Feature, Square, parts
from oppidum.games.finisterre.screen.contract.kit import Kit
from oppidum.games.finisterre.screen.terms import show_cost
from oppidum.games.finisterre.words.spelling import CORNERS, GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


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


def kit(game: Finisterre) -> Kit:
    """Cards, goods and costs; a terrain card as it lies at facing 0, square A in the west."""
    box = game.box
    shown: Json = {
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
        "actions": {kind.word: kind.title for kind in kinds.KINDS},
        "groups": {kind.word: kinds.GROUPS[kind.group] for kind in kinds.KINDS},
        "numbers": {name: value for name, value in box.numbers.items() if name != "costs"},
    }
    return cast(Kit, shown)


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
