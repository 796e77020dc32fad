"""Moment: a match as predicates look at it; what they ask for is worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from oppidum.core.game import Award, Player
from oppidum.core.match import Match
from oppidum.core.pieces import Counts, Piece, Supply


class Moment:
    """Where a match stands, how it came there since somebody began to watch, and how many steps you have taken."""

    def __init__(self, match: Match, you: Player, steps: int, first_scores: Sequence[int]) -> None:
        self.match = match
        self.you = you
        self.steps = steps
        self.first_scores = first_scores

    @cached_property
    def asked(self) -> Player:
        """A seat, CHANCE or OVER."""
        return self.match.to_move

    @cached_property
    def scores(self) -> list[int]:
        """The points of every player."""
        return self.match.scores

    @cached_property
    def awards(self) -> list[Award]:
        """The points that were given, in order."""
        return self.match.awards

    @cached_property
    def forecast(self) -> list[Award]:
        """The points that open things would bring if the match ended now."""
        return [] if self.match.over else self.match.game.forecast(self.match.position)

    @cached_property
    def events(self) -> list[tuple[Player, Mapping[str, Any]]]:
        """Who did what, part by part."""
        read = self.match.game.words.read_move
        return [(event.actor, read(event.text)) for event in self.match.events]

    @cached_property
    def choices(self) -> list[Mapping[str, Any]]:
        """What may be done now, part by part."""
        read = self.match.game.words.read_move
        return [read(text) for text in self.match.legal]

    @cached_property
    def hands(self) -> list[Counts]:
        """What every player holds."""
        return self.match.hands

    @cached_property
    def supply(self) -> Supply:
        """What is not in play yet."""
        return self.match.supply

    @cached_property
    def board(self) -> list[Piece]:
        """All that lies on the table."""
        return self.match.board

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What you see."""
        return self.match.game.screen.view(self.match.position, self.you)
