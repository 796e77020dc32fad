"""Finisterre as a Game: its facts, options and presets, and the modules that its faces are made of."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from oppidum.core.game import About, Game, Happening, IntArray, Player
from oppidum.core.options import Value
from oppidum.games.finisterre import happenings, moves, recount, rules
from oppidum.games.finisterre.book import Book, make_book
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.clans.units import colonies
from oppidum.games.finisterre.hidden import knowledge
from oppidum.games.finisterre.options import OPTIONS, PRESETS
from oppidum.games.finisterre.screen import pieces, view
from oppidum.games.finisterre.screen.land import Land
from oppidum.games.finisterre.screen.memo import Memo, Parts
from oppidum.games.finisterre.state import CLANS, OBJECTIVES, SLOTS, UNITS, Position
from oppidum.games.finisterre.words import contents
from oppidum.games.finisterre.words.happenings import read_happenings
from oppidum.games.finisterre.words.whereabouts import tell_whereabouts


class Finisterre(Game[Position]):
    """Finisterre, with the cards that belong to the number of clans."""

    name = "finisterre"
    prefix = "FIN"
    EDITION = 2
    about = About(
        title="Finisterre",
        year=2010,
        designer="unfinished work; the cards are our own reconstruction",
        minutes=120,
        summary="Lay rivers and roads, found villages, harvest, trade, and become the most spirited clan of the land.",
    )
    seats = range(2, CLANS + 1)
    actions = moves.ACTIONS
    most_legal = 1200
    most_awards = (2 * UNITS + SLOTS + OBJECTIVES + 2) * CLANS + happenings.MOST
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    RECOMMENDED = "rulebook"
    turn_rule = "FIN-087"
    seats_rule = "FIN-002"
    end_rule = "FIN-156"
    has_board = True
    has_secrets = True
    position = Position
    RULES = rules
    WORDS = contents
    PIECES = pieces
    SCREEN = view
    SECRETS = knowledge
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
        self.box: Box = (box or Box.load()).under(self.options)
        self.book = make_book(self.box, players, self.options)
        self.facts = self.box.facts(players)
        self.lands: Memo[Land] = Memo(16)  # parts of views that are made once, for all tables
        self.parts = Parts(16)
        self.clans = Parts(16)

    def initial(self) -> Position:
        s = Position()
        rules.set_up_at(s.rows, 0, self.book.rows, self.players)
        return s

    def tell_happenings(self, after: Position, notes: IntArray) -> list[Happening]:
        return read_happenings(self.box, notes)

    def tell_whereabouts(self, before: Position, after: Position, text: str) -> Mapping[str, str]:
        return tell_whereabouts(self, before, after, text)

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
