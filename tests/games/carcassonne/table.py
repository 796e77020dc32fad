"""A table for tests: a board drawn as text, moves written as people write them, and the points they bring.

    table = Table('''
        turn 1
        phase place U
        scores 0 0
        landscape
            -1   0
         0  U/E D/N
    ''')  # the tile in hand is U; on the board stand tiles of the box, and where their north points
    assert table.points("1,0 E", "none") == {}
    assert table.refuses("5,5 E").rule == "CAR-07"

The text is that of docs/notation.md.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from textwrap import dedent

import pytest

from oppidum.core.game import CHANCE, Award, Refusal
from oppidum.core.recount import audit
from oppidum.games.carcassonne.book import Box
from oppidum.games.carcassonne.game import Carcassonne

BOX = Box.load()


def box_of(**counts: int) -> Box:
    """A box with only these tiles."""
    return BOX.with_counts(**({tile.id: 0 for tile in BOX.tiles} | counts))


def with_tile(box: Box, tile_id: str, **changes) -> Box:
    """A box in which one kind of tile is different."""
    return replace(box, tiles=tuple(replace(tile, **changes) if tile.id == tile_id else tile for tile in box.tiles))


class Table:
    """A position that moves are played on."""

    def __init__(
        self, text: str | None = None, players: int = 2, preset: str | None = None, box: Box | None = None, **options
    ):
        self.game = Carcassonne(players, options, preset=preset, box=box or BOX)
        self.s = self.game.words.compose(dedent(text)) if text else self.game.initial()

    def play(self, *texts: str) -> list[Award]:
        """Play moves; returns the awards of all of them, and insists that the bookkeeping is right."""
        awards: list[Award] = []
        for text in texts:
            self.game.apply(self.s, self.game.words.parse(self.s, text), awards)
            assert audit(self.game, self.s) == []
        return awards

    def points(self, *texts: str) -> dict[int, int]:
        """What moves bring each player, counted from 1."""
        return total(self.play(*texts))

    def forecast(self) -> dict[int, int]:
        """What the open features would pay now."""
        return total(self.game.forecast(self.s))

    def refuses(self, text: str) -> Refusal:
        """The refusal of a move, which changes nothing."""
        before = self.s.copy()
        with pytest.raises(Refusal) as caught:
            self.game.words.parse(self.s, text)
        assert self.s == before
        return caught.value

    def features(self, kind: str) -> list[dict]:
        """The features of a kind, as a client sees them."""
        shown = self.game.screen.view(self.s, None)["features"]
        return [{"id": number, **feature} for number, feature in shown.items() if feature["kind"] == kind]

    @property
    def offers(self) -> list[str]:
        """The legal moves in notation."""
        return [self.game.words.format(self.s, int(action)) for action in self.game.legal(self.s)]

    @property
    def turn(self) -> int:
        """Whose turn it is, counted from 1; 0 for chance."""
        actor = self.game.to_move(self.s)
        return 0 if actor == CHANCE else actor + 1


def total(awards: list[Award]) -> dict[int, int]:
    """Points by player, counted from 1."""
    sums: Counter[int] = Counter()
    for award in awards:
        sums[award.player + 1] += award.points
    return dict(sums)
