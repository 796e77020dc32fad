"""Course: a match as a table plays it. The events that stand, the turn that is held open, and who has left.

A turn is held open until its player says `done`, so that a step can be taken back before the next tile is revealed. The
log of a table is append-only: an undone action stays in it, followed by an `undo`. The same log gives the same course.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oppidum.core.game import CHANCE, OVER, Game, Player, Refusal
from oppidum.core.match import Match

ACTION, CHANCE_EVENT, UNDO, DONE, RESIGN, TAKEOVER, HANDBACK = (
    "action",
    "chance",
    "undo",
    "done",
    "resign",
    "takeover",
    "handback",
)
WORDS = (UNDO, DONE, RESIGN)  # what a seat may say besides its moves; no game uses these words in its notation


@dataclass(frozen=True)
class Entry:
    """One line of a table's log, and the checksum of the position behind it."""

    seq: int  # 1, 2, 3, … within a match
    kind: str
    actor: Player
    text: str
    checksum: str
    key: str | None = None  # by which a repeated message is recognised


class Course:
    """Where a table's match stands."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.match = Match(game)
        self.turn_of: Player | None = None  # whose turn can still be taken back
        self.holding = False  # that turn is complete, and waits for `done`
        self.resigned: set[Player] = set()
        self.robots: dict[Player, str] = {}  # seats that bots play for absent people
        self._before: list[Any] = []  # the positions before each step of the turn

    def copy(self) -> Course:
        """The same course, to be tried out: what happens to the copy does not happen here."""
        twin = Course.__new__(Course)
        twin.game, twin.match = self.game, self.match.copy()
        twin.turn_of, twin.holding = self.turn_of, self.holding
        twin.resigned, twin.robots = set(self.resigned), dict(self.robots)
        twin._before = list(self._before)
        return twin

    @property
    def checksum(self) -> str:
        """Of the position as it stands."""
        return self.match.position.checksum()

    @property
    def ended(self) -> bool:
        """Whether nothing can happen any more: the last turn is done, or all but one have resigned."""
        return (self.match.over and not self.holding) or len(self.resigned) >= self.game.players - 1

    @property
    def asked(self) -> Player:
        """Who is asked now: a seat (to decide, or to end the turn), CHANCE or OVER."""
        if self.ended:
            return OVER
        return self.turn_of if self.holding and self.turn_of is not None else self.match.to_move

    def ranking(self) -> list[int]:
        """The place of every player; those who resigned come last."""
        places = [int(place) for place in self.game.ranking(self.match.position)]
        staying = [seat for seat in range(self.game.players) if seat not in self.resigned]
        return [
            self.game.players if seat in self.resigned else 1 + sum(places[other] < places[seat] for other in staying)
            for seat in range(self.game.players)
        ]

    def feed(self, kind: str, actor: Player, text: str) -> None:
        """Let one thing happen, or refuse it and change nothing."""
        if self.ended:
            raise Refusal(self.game.end_rule, "the match is over")
        {
            ACTION: self._act,
            CHANCE_EVENT: self._draw,
            UNDO: self._undo,
            DONE: self._finish,
            RESIGN: self._resign,
            TAKEOVER: self._take_over,
            HANDBACK: self._hand_back,
        }[kind](actor, text)

    def _act(self, actor: Player, text: str) -> None:
        if self.holding:
            raise Refusal(self.game.turn_rule, self._waiting(actor))
        before = self.match.position.copy()
        self.match.play(actor, text)
        if self.turn_of != actor:
            self.turn_of = actor
            self._before = []
        self._before.append(before)
        self.holding = self.match.to_move != actor

    def _waiting(self, actor: Player) -> str:
        if actor == self.turn_of:
            return "your turn is complete: end it with done, or take a step back with undo"
        return f"player {(self.turn_of or 0) + 1} has not ended the turn yet"

    def _draw(self, actor: Player, text: str) -> None:
        if self.holding:
            raise Refusal(self.game.turn_rule, self._waiting(actor))
        self.match.play(CHANCE, text)
        self._forget_turn()

    def _finish(self, actor: Player, _: str) -> None:
        if not self.holding or actor != self.turn_of:
            raise Refusal(self.game.turn_rule, "there is no turn of yours to end")
        self._forget_turn()

    def _undo(self, actor: Player, _: str) -> None:
        if actor != self.turn_of or not self._before:
            raise Refusal(self.game.turn_rule, "there is nothing of yours to take back in this turn")
        self.match.position = self._before.pop().copy()
        self.match.events.pop()
        self.holding = False
        if not self._before:
            self.turn_of = None

    def _resign(self, actor: Player, _: str) -> None:
        if actor in self.resigned:
            raise Refusal(self.game.end_rule, "you have resigned already")
        self.resigned.add(actor)

    def _take_over(self, actor: Player, text: str) -> None:
        self.robots[actor] = text

    def _hand_back(self, actor: Player, _: str) -> None:
        if actor not in self.robots:
            raise Refusal("table", "no bot plays for this seat")
        del self.robots[actor]

    def _forget_turn(self) -> None:
        self.turn_of = None
        self.holding = False
        self._before = []
