"""Pieces: who holds what, what is left and what lies where, as plain lists and dicts; no record need be known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, NotRequired, Protocol, TypedDict, TypeVar

from oppidum.core.record import Record

if TYPE_CHECKING:
    from oppidum.core.game import Game

S = TypeVar("S", bound=Record)
Counts = dict[str, int]  # how many of each thing

UNKNOWN = "hidden"  # what a thing is called that the position does not show


class Supply(TypedDict):
    """What is not in play yet."""

    players: list[Counts]  # by seat
    common: Counts


class Piece(TypedDict):
    """Something on the table; `at` is a place as notation writes it."""

    what: str
    at: str
    name: NotRequired[str]  # which one of its kind, where they differ
    owner: NotRequired[int]
    count: NotRequired[int]  # of several that are the same
    value: NotRequired[int]  # of a die of food; of all food of a kind, where that is what counts
    facing: NotRequired[str]
    part: NotRequired[str]  # of the tile or card
    number: NotRequired[int]  # of a unit of its owner, from 1; of a worker in a stack, from the bottom
    state: NotRequired[str]


class PiecesModule(Protocol):
    """What the module offers that a game names as its PIECES: plain functions of the game."""

    def hands(self, game: Any, s: Any, /) -> Sequence[Counts]:
        """What every player holds."""

    def supply(self, game: Any, s: Any, /) -> Supply:
        """What is not in play yet."""

    def board(self, game: Any, s: Any, /) -> Sequence[Piece]:
        """All that lies on the table."""


class Pieces(Generic[S]):
    """A game as things on a table. It says what the position says: of an observed one it knows no secrets."""

    __slots__ = ("game",)

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def hands(self, s: S) -> list[Counts]:
        """What every player holds; what the position does not show is counted as `hidden`."""
        return list(self.game.PIECES.hands(self.game, s))

    def supply(self, s: S) -> Supply:
        """What every player, and what all together, may still bring into play."""
        return self.game.PIECES.supply(self.game, s)

    def board(self, s: S) -> list[Piece]:
        """All that lies on the table, piece by piece."""
        return list(self.game.PIECES.board(self.game, s))
