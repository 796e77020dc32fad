"""Meduris as a Game: its facts, options and presets, and the modules that its faces are made of."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from oppidum.core.game import About, Game, IntArray, Player
from oppidum.core.options import Option, Value
from oppidum.games.meduris import pieces, recount, rules, secrecy, view, words
from oppidum.games.meduris.board import side_for
from oppidum.games.meduris.book import Book, Box, make_book
from oppidum.games.meduris.state import ACTIONS, FIELDS, PLAYERS, Position

OPTIONS = (
    Option(
        "chips",
        "Where the bonus chips lie",
        {"chance": "at random, every legal layout equally likely", "hand": "the players put them down in turn"},
        rules=("MED-10",),
    ),
    Option(
        "open_hands",
        "Whether materials are open",
        {False: "no: they lie behind screens", True: "yes: everybody sees them"},
        rules=("MED-12",),
    ),
    Option(
        "exchange",
        "When a material may be replaced by three others",
        {"always": "always", "lacking": "only when you do not have it"},
        rules=("MED-29", "MED-54"),
    ),
    Option(
        "any_face",
        "What the face with the free choice brings",
        {"player": "one material to every player", "worker": "one material for every worker"},
        rules=("MED-17",),
    ),
    Option(
        "first_hut",
        "When the druid goes to the first hut if temples were built before it",
        {"at-once": "as soon as it is built", "next-building": "after the next building"},
        rules=("MED-47",),
    ),
    Option(
        "lone_hut",
        "What the druid does when the only hut is the one where he stands",
        {"lap": "he walks once around the ring, back to it", "stay": "he stays, and nothing happens"},
        rules=("MED-48",),
    ),
    Option(
        "temples",
        "What a temple counts at the end",
        {"rows": "all huts of the rows beside it", "beside": "only the huts directly beside it"},
        rules=("MED-68",),
    ),
    Option(
        "druid_moves",
        "When the druid moves",
        {"every-building": "after every hut and temple", "huts": "only after huts"},
        rules=("MED-40", "MED-42"),
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
    EDITION = 1
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
    RECOMMENDED = "rulebook"
    held = "material"
    turn_rule = "MED-13"
    seats_rule = "MED-01"
    end_rule = "MED-63"
    has_secrets = True  # hands lie behind screens, although whoever counts knows them (MED-12)
    position = Position
    RULES = rules
    WORDS = words
    PIECES = pieces
    SCREEN = view
    SECRETS = secrecy
    RECOUNT = recount
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

    def holdings(self, s: Position) -> list[int]:
        return [int(count) for count in s.hands[: s.players].sum(axis=1)]
