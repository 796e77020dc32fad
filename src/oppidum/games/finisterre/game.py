"""Finisterre as a Game: options, presets, and the doors to its topics."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from oppidum.core import engine
from oppidum.core.game import About, Action, Award, Game, IntArray, Picture, Player
from oppidum.core.match import Event
from oppidum.core.options import Value
from oppidum.games.finisterre import awards, layout, notation, options, picture, recount, rules, secrets, view
from oppidum.games.finisterre.book import Book, make_book
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.disclosure import discloses_at
from oppidum.games.finisterre.spirit import effective_spirit
from oppidum.games.finisterre.state import ACTIONS, CLANS, OBJECTIVES, PLOTS, SLOTS, UNITS, Position
from oppidum.games.finisterre.units import colonies
from oppidum.games.finisterre.view_map import Land
from oppidum.games.finisterre.view_memo import Memo, Parts

engine.register(Position, rules)


class Finisterre(Game[Position]):
    """Finisterre, with the cards that belong to the number of clans."""

    name = "finisterre"
    prefix = "FIN"
    RULES = 2
    about = About(
        title="Finisterre",
        year=2010,
        designer="unfinished work; the cards are our own reconstruction",
        minutes=120,
        summary="Lay rivers and roads, found villages, harvest, trade, and become the most spirited clan of the land.",
    )
    seats = range(2, CLANS + 1)
    actions = ACTIONS
    most_legal = 1200
    most_awards = (2 * UNITS + SLOTS + OBJECTIVES + 2) * CLANS
    OPTIONS = options.OPTIONS
    PRESETS = options.PRESETS
    turn_rule = "FIN-087"
    seats_rule = "FIN-002"
    end_rule = "FIN-156"
    has_board = True
    secrets = True
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
        self.box: Box = box or Box.load()
        self.book = make_book(self.box, players, self.options)
        self.facts = self.box.facts(players)
        self.lands: Memo[Land] = Memo(16)  # parts of views that are made once, for all tables
        self.parts = Parts(16)
        self.clans = Parts(16)

    def initial(self) -> Position:
        s = Position()
        rules.set_up_at(s.rows, 0, self.book.rows, self.players)
        return s

    def on_turn(self, s: Position) -> Player:
        return int(s.playing)

    def ranking(self, s: Position) -> IntArray:
        """Most points; then more spirit, more coins, more colonised comarcas (FIN-157)."""
        keys = [
            (
                int(points),
                int(effective_spirit(s.row, self.book.row, clan)),
                int(s.coins[clan]),
                int(colonies(s.row, clan, False)),
            )
            for clan, points in enumerate(self.scores(s))
        ]
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

    def spell_legal(self, s: Position) -> dict[str, Action]:
        return {words.lower(): action for words, action in super().spell_legal(s).items()}

    def describe(self, s: Position) -> str:
        return layout.describe_position(self, s)

    def compose(self, text: str) -> Position:
        return layout.compose_position(self, text)

    def paint(self, s: Position, labels: Mapping[str, str] | None = None) -> Picture:
        return picture.paint_map(self, s, labels or {})

    def paint_hand(self, s: Position) -> Picture:
        return picture.paint_hand(self, s)

    def tell(self, s: Position) -> str:
        return notation.tell(self, s)

    def view(self, s: Position, viewer: Player | None) -> dict[str, Any]:
        return view.view_position(self, s, viewer)

    def choices(self, s: Position, viewer: Player | None) -> list[dict[str, Any]]:
        return view.view_choices(self, s) if viewer == self.to_move(s) else []

    def kit(self) -> dict[str, Any]:
        return view.draw_kit(self.box)

    def scratch(self) -> tuple[Any, ...]:
        return (np.zeros(4 * PLOTS, dtype=np.int64),)

    def observe(self, s: Position, viewer: Player | None) -> Position:
        return secrets.observe(self, s, viewer)

    def imagine(self, seen: Position, viewer: Player | None, rng: random.Random) -> Position:
        return secrets.imagine(self, seen, viewer, rng)

    def reveals(self, before: Position, after: Position, viewer: Player) -> bool:
        return bool(discloses_at(before.rows, 0, after.rows, self.book.rows, viewer))

    def conceal(self, before: Position, event: Event, viewer: Player | None) -> Event:
        return secrets.conceal(self, before, event, viewer)
