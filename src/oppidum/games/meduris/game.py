"""Meduris as a Game: options, presets, and the doors to its topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from oppidum.core import engine
from oppidum.core.game import About, Action, Award, Game, IntArray, Picture, Player
from oppidum.core.options import Option, Value
from oppidum.games.meduris import awards, layout, notation, picture, recount, rules, view
from oppidum.games.meduris.board import side_for
from oppidum.games.meduris.book import Book, Box, make_book
from oppidum.games.meduris.state import ACTIONS, FIELDS, PLAYERS, Position

engine.register(Position, rules)

OPTIONS = (
    Option(
        "chips",
        "Where the bonus chips lie",
        {"chance": "chance puts them, each legal way as likely", "hand": "the players put them down in turn"},
    ),
    Option(
        "open_hands",
        "Whether materials are open",
        {False: "no: they lie behind screens", True: "yes: everybody sees them"},
    ),
    Option(
        "exchange",
        "When a material may be replaced by three others",
        {"always": "always", "lacking": "only when you do not have it"},
    ),
    Option(
        "any_face",
        "What the face with the free choice brings",
        {"player": "one material to every player", "worker": "one material for every worker"},
    ),
    Option(
        "first_hut",
        "When the druid goes to the first hut if temples were built before it",
        {"at-once": "as soon as it is built", "next-building": "after the next building"},
    ),
    Option(
        "lone_hut",
        "What the druid does when the only hut is the one where he stands",
        {"lap": "he walks once around the ring, back to it", "stay": "he stays, and nothing happens"},
    ),
    Option(
        "temples",
        "What a temple counts at the end",
        {"rows": "all huts of the rows beside it", "beside": "only the huts directly beside it"},
    ),
    Option(
        "druid_moves",
        "When the druid moves",
        {"every-building": "after every hut and temple", "huts": "only after huts"},
    ),
)

PRESETS: dict[str, dict[str, Value]] = {
    "rulebook": {option.name: option.default for option in OPTIONS},
    "open": {"open_hands": True},
}


class Meduris(Game[Position]):
    """Meduris, on the side of the board that belongs to the number of players."""

    name = "meduris"
    prefix = "MED"
    RULES = 1
    about = About(
        title="Meduris",
        year=2016,
        designer="Stefan Dorra, Ralf zur Linde",
        minutes=75,
        summary="Send workers up the mountain, build huts and temples around it, and answer the druid.",
    )
    seats = range(2, PLAYERS + 1)
    actions = ACTIONS
    most_legal = 4 * FIELDS + 48
    most_awards = 2 * FIELDS + 4 * PLAYERS
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    turn_rule = "MED-13"
    seats_rule = "MED-01"
    end_rule = "MED-63"
    secrets = True  # hands lie behind screens, although whoever counts knows them (MED-12)
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
        self.side = side_for(players, self.box.sides)
        self.book = make_book(self.box, players, self.options)
        self.facts = self.box.facts(players)

    def initial(self) -> Position:
        s = Position()
        rules.set_up_at(s.rows, 0, self.book.rows, self.players, self.start)
        return s

    def ranking(self, s: Position) -> IntArray:
        """Most points; then more buildings; then more materials (MED-72)."""
        supply = s.huts[: self.players].astype(int) + s.temples[: self.players]
        materials = s.hands[: self.players].sum(axis=1)
        keys = list(zip(self.scores(s).tolist(), (-supply).tolist(), materials.tolist(), strict=True))
        return np.array([1 + sum(other > mine for other in keys) for mine in keys], dtype=np.int32)

    def explain(self, before: Position, action: Action, notes: IntArray) -> list[Award]:
        return awards.explain_notes(self, before, action, notes)

    def forecast(self, s: Position) -> list[Award]:
        notes = np.zeros((self.most_awards + 1, 4), dtype=np.int32)
        rules.forecast_at(s.copy().rows, 0, self.book.rows, notes)
        return awards.explain_final(self, s, notes[1 : notes[0, 0] + 1])

    def format(self, s: Position, action: Action) -> str:
        return notation.format_action(self, s, action)

    def parse(self, s: Position, text: str, legal: Mapping[str, Action] | None = None) -> Action:
        return notation.parse_action(self, s, text, legal)

    def describe(self, s: Position) -> str:
        return layout.describe(self, s)

    def compose(self, text: str) -> Position:
        return layout.compose(self, text)

    def paint(self, s: Position, labels: Mapping[str, str] | None = None) -> Picture:
        return picture.paint_board(self, s, labels or {})

    def tell(self, s: Position) -> str:
        return notation.tell(self, s)

    def view(self, s: Position, viewer: Player | None) -> dict[str, Any]:
        return view.view_position(self, s, viewer)

    def choices(self, s: Position, viewer: Player | None) -> list[dict[str, Any]]:
        return view.view_choices(self, s) if viewer == self.to_move(s) else []

    def holdings(self, s: Position) -> list[int]:
        return [int(count) for count in s.hands[: s.players].sum(axis=1)]

    def kit(self) -> dict[str, Any]:
        return view.draw_kit(self.box)

    def reveals(self, before: Position, after: Position, viewer: Player) -> bool:
        return view.hands_are_open(self, after) and not view.hands_are_open(self, before)

    def scratch(self) -> tuple[Any, ...]:
        return (np.zeros((PLAYERS, 2), dtype=np.int64),)
