"""A table: a box with its book, and a position before its first turn, in which somebody may act."""

from __future__ import annotations

from typing import Self

import numpy as np

from oppidum.core.game import NO_AWARDS
from oppidum.core.options import Value, resolve
from oppidum.games.finisterre import phases, rules
from oppidum.games.finisterre.book import make_book
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.cards import dealing
from oppidum.games.finisterre.options import OPTIONS, PRESETS
from oppidum.games.finisterre.state import Position

UNSORTED = (phases.CARD, phases.SQUARE, phases.FIND, phases.ACT)  # answers that have an order of their own


class Table:
    """`s` is the record of the position, `b` that of the book; clan 0 begins. `Table(3, fish="half_year")`"""

    has_map = True

    def __init__(self, players: int = 2, **options: Value) -> None:
        self.players = players
        self.box = Box.load()
        self.book = make_book(self.box, players, resolve(OPTIONS, PRESETS, None, options)).copy()
        self.out = np.zeros(6000, dtype=np.int64)
        self.begin(Position())
        dealing.set_up(self.s, self.b, players)
        self.s.start = 0

    def begin(self, position: Position) -> None:
        """Go on from another position."""
        self.position = position
        self.s, self.b = position.row, self.book.row

    def copy(self) -> Self:
        """The same world, to be changed alone."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(vars(self))
        copy.begin(self.position.copy())
        return copy

    def legal(self) -> list[int]:
        """What may be answered now."""
        answers = self.out[: rules.legal(self.s, self.b, self.out)].tolist()
        assert len(answers) == len(set(answers))
        assert answers == sorted(answers) or self.s.phase in UNSORTED
        return answers

    def step(self, action: int) -> None:
        """What chance or a clan does, with all that follows from it until somebody is asked again."""
        assert action in self.legal(), f"{action} is not among {self.legal()}"
        rules.apply(self.s, self.b, action, NO_AWARDS)
