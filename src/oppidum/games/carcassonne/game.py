"""Carcassonne as a Game: options, presets, and the doors to its topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from oppidum.core import engine
from oppidum.core.game import About, Action, Award, Game, IntArray, Picture, Player
from oppidum.core.options import Option, Value
from oppidum.games.carcassonne import awards, layout, notation, picture, recount, rules, view
from oppidum.games.carcassonne.book import Book, Box, make_book
from oppidum.games.carcassonne.reading import segment_name
from oppidum.games.carcassonne.state import (
    ACTIONS,
    DEPLOY,
    DRAW,
    FEATURES,
    FRONTIER,
    NO_FOLLOWER,
    PLACE,
    PLAYERS,
    Position,
)

engine.register(Position, rules)

OPTIONS = (
    Option(
        "sharing",
        "Who is paid when several players share a city or road",
        {
            "everyone": "every player with a follower in it gets the full points",
            "majority": "only the player with most followers in it; ties are paid in full",
        },
    ),
    Option(
        "small_city",
        "What a completed city of two tiles pays",
        {2: "2 points, and 1 for each shield", 4: "4 points, and 2 for each shield, like any other city"},
    ),
    Option(
        "farms",
        "How farmers are paid at the end",
        {
            "city": "each completed city pays the player with most farmers in all fields around it",
            "field": "each field pays its own majority for every completed city that it touches",
        },
    ),
    Option("farm_points", "What a farm gets for a completed city", {4: "4 points", 3: "3 points"}),
    Option(
        "river",
        "Whether a river of twelve tiles is laid first",
        {False: "no: the match begins with the start tile", True: "yes: the match begins with the spring"},
    ),
    Option(
        "start_tile",
        "Where the start tile goes when the River is played",
        {"mixed": "it is drawn like any other tile", "after-river": "it is the first tile after the lake"},
    ),
)

PRESETS: dict[str, dict[str, Value]] = {
    "rulebook": {"sharing": "everyone", "small_city": 2, "farms": "city", "farm_points": 4},
    "first-edition": {"sharing": "majority", "small_city": 2, "farms": "city", "farm_points": 4},
    "modern": {"sharing": "majority", "small_city": 4, "farms": "field", "farm_points": 3},
}


class Carcassonne(Game[Position]):
    """Carcassonne, with or without the River."""

    name = "carcassonne"
    prefix = "CAR"
    RULES = 1
    about = About(
        title="Carcassonne",
        year=2001,
        designer="Klaus-Jürgen Wrede",
        minutes=60,
        summary="Lay a landscape of cities, roads, cloisters and fields, and send followers to claim them.",
    )
    seats = range(2, PLAYERS + 1)
    actions = ACTIONS
    most_legal = 4 * FRONTIER + 4
    most_awards = PLAYERS * FEATURES
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    turn_rule = "CAR-05"
    seats_rule = "CAR-01"
    end_rule = "CAR-35"
    position = Position
    FAULTS = recount.FAULTS
    AWARDS = awards.AWARDS
    TERMS = awards.TERMS
    book: Book

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        preset: str | None = None,
        start: Player = 0,
        box: Box | None = None,
    ) -> None:
        super().__init__(players, options, preset=preset, start=start)
        self.box = box or Box.load()
        self.book = make_book(self.box, self.options)
        self.facts = self.box.facts()
        self.drawable = int(self.book.pile.sum())  # tiles in all piles at the start
        self.turned = [[tile.turned(facing) for facing in range(4)] for tile in self.box.tiles]
        self.album = view.Album(128)
        self.parts = [[list(map(segment_name, tile.segments)) for tile in facings] for facings in self.turned]

    def initial(self) -> Position:
        s = Position()
        rules.set_up_at(s.rows, 0, self.book.rows, self.players, self.start)
        return s

    def explain(self, before: Position, action: Action, notes: IntArray) -> list[Award]:
        if len(notes) and before.phase == DEPLOY:
            before = before.copy()
            rules.deploy(before.row, self.book.row, action)
        return awards.explain_notes(self, before, notes)

    def forecast(self, s: Position) -> list[Award]:
        notes = self.final_notes(s)
        return awards.explain_notes(self, s, notes[1 : notes[0, 0] + 1])

    def final_notes(self, s: Position) -> IntArray:
        """What the rules would note if the match ended now; the first row is their number."""
        notes = np.zeros((self.most_awards + 1, 4), dtype=np.int32)
        rules.forecast_at(s.copy().rows, 0, self.book.rows, notes)
        return notes

    def format(self, s: Position, action: Action) -> str:
        return notation.format_action(self, s, action)

    def parse(self, s: Position, text: str, legal: Mapping[str, Action] | None = None) -> Action:
        return notation.parse_action(self, s, text)

    def describe(self, s: Position) -> str:
        return layout.describe(self, s)

    def compose(self, text: str) -> Position:
        return layout.compose(self, text)

    def paint(self, s: Position, labels: Mapping[str, str] | None = None) -> Picture:
        return picture.paint_landscape(self, s, labels or {})

    def paint_hand(self, s: Position) -> Picture:
        return picture.paint_hand(self.box.tiles[s.hand]) if s.phase == PLACE else []

    def tell(self, s: Position) -> str:
        if s.phase == DRAW:
            return "A tile is drawn."
        if s.phase == PLACE:
            tile = self.box.tiles[s.hand]
            return f"Place tile {tile.id}: {tile.about}."
        if s.phase == DEPLOY:
            return f"Send a follower onto the tile, or none. You have {s.supply[s.turn]} at home."
        return "The match is over."

    def view(self, s: Position, viewer: Player | None) -> dict[str, Any]:
        return view.view_position(self, s)

    def changes(self, before: Position, after: Position, viewer: Player | None) -> dict[str, Any]:
        return view.view_changes(self, before, after)

    def choices(self, s: Position, viewer: Player | None) -> list[dict[str, Any]]:
        return view.view_choices(self, s) if viewer == self.to_move(s) else []

    def kit(self) -> dict[str, Any]:
        return {"kinds": [view.draw_kind(tile) for tile in self.box.tiles], "followers": self.box.followers}

    def rest(self, s: Position) -> Action:
        return NO_FOLLOWER if s.phase == DEPLOY else super().rest(s)

    def scratch(self) -> tuple[Any, ...]:
        return recount.scratch()
