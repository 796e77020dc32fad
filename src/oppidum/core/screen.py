"""Screen: what a client draws of a game, as JSON values that patches can change (core/patch.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from oppidum.core.patch import Json, make_patch
from oppidum.core.record import Record

if TYPE_CHECKING:
    from oppidum.core.game import Game, Player

S = TypeVar("S", bound=Record)


class ScreenModule(Protocol):
    """What the module offers that a game names as its SCREEN: plain functions of the game."""

    def view(self, game: Any, s: Any, viewer: Player | None, /) -> Mapping[str, Any]:
        """What a client draws for this viewer; None is a spectator."""

    def changes(self, game: Any, before: Any, after: Any, viewer: Player | None, /) -> Json:
        """The patch from one view to another."""

    def choices(self, game: Any, s: Any, /) -> Sequence[Mapping[str, Any]]:
        """The legal actions, each with what is needed to show it."""

    def kit(self, game: Any, /) -> Mapping[str, Any]:
        """The pieces in the box."""


class Screen(Generic[S]):
    """A game as clients show it."""

    __slots__ = ("game",)

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @property
    def finds_changes(self) -> bool:
        """Whether changes are found without making both views."""
        return self.game.SCREEN.changes is not compare_views

    def view(self, s: S, viewer: Player | None) -> Mapping[str, Any]:
        """What a client draws for this viewer; None is a spectator."""
        return self.game.SCREEN.view(self.game, s, viewer)

    def changes(self, before: S, after: S, viewer: Player | None) -> Json:
        """The patch from one view to another; games whose views are large find it without making both."""
        return self.game.SCREEN.changes(self.game, before, after, viewer)

    def choices(self, s: S, viewer: Player | None) -> Sequence[Mapping[str, Any]]:
        """The legal actions, each with what is needed to show it; empty when the viewer has nothing to decide."""
        return self.game.SCREEN.choices(self.game, s) if viewer == self.game.to_move(s) else []

    def kit(self) -> Mapping[str, Any]:
        """What a client needs to draw any match of this game: the pieces in the box."""
        return self.game.SCREEN.kit(self.game)


def sum_by_kind(players: int, points: Iterable[tuple[Player, str, int]]) -> list[dict[str, int]]:
    """Points of each player by what they are for, of `(player, what, points)`; what sums up to nothing is left out."""
    sums: list[Counter[str]] = [Counter() for _ in range(players)]
    for player, what, some in points:
        sums[player][what] += some
    return [{what: some for what, some in own.items() if some} for own in sums]


def compare_views(game: Game[Any], before: Any, after: Any, viewer: Player | None) -> Json:
    """The patch from one view to another, by making both: `changes` of games whose views are small or remembered."""
    view = game.SCREEN.view
    return make_patch(view(game, before, viewer), view(game, after, viewer))
