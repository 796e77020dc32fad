"""LiveMatch: a match while it is played. The events that stand, the turn that is held open, and who has left.

A turn is held open until its player says `done`, so that a step can be taken back before the next tile is revealed.
Players who only answer in somebody else's turn need not say it: the table says it for them. When all agree, steps that
others have taken since can be taken back too. What chance or a step has shown can never be taken back, so a turn that
ends by showing something hidden is not held.

What is fed to a live match is a log that only grows: an undone action stays in it, followed by an `undo`. The same log
gives the same live match.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oppidum.core.answer import Accepted, Answer, Refused
from oppidum.core.game import CHANCE, OVER, Action, Game, Player, Refusal, sample
from oppidum.core.match import Match

# The kinds of things that happen to a live match, as they are stored.
ACTION, CHANCE_EVENT = "action", "chance"
UNDO, DONE, RESIGN = "undo", "done", "resign"
TAKEOVER, HANDBACK = "takeover", "handback"  # a bot plays for somebody who is away, and no longer
COMMANDS = (UNDO, DONE, RESIGN)  # what a seat may say besides its moves; no game uses these words in its notation
AGREED = "agreed"  # the text of an undo that the others have allowed


@dataclass(frozen=True, slots=True)
class Step:
    """An action that could still be taken back, and the position before it."""

    seq: int
    actor: Player
    before: Any
    starts_turn: bool


class LiveMatch:
    """A match, what of it may still be taken back, and who has left it.

    It goes on one thing at a time: `attempt` lets happen what somebody wants, `feed` what is known to be allowed.
    """

    def __init__(self, game: Game[Any], position: Any = None) -> None:
        self.game = game
        self.match = Match(game, position)
        self.seq = 0
        self.mover = self.match.to_move  # asked of the rules once an event
        self.turn_of: Player | None = None  # whose turn can still be taken back without asking
        self.holding = False  # that turn is complete, and waits for `done`
        self.resigned: set[Player] = set()
        self.stand_ins: dict[Player, str] = {}  # seats that bots play for absent people
        self.steps: tuple[Step, ...] = ()  # since something hidden was last shown
        self.shown: tuple[Step, ...] = ()  # what they would be, had the last step of all shown nothing
        self.action: Action | None = None  # what the last entry played
        self.undone: tuple[int, ...] = ()  # what it took back

    @classmethod
    def of(cls, match: Match) -> LiveMatch:
        """A match as it stands, to be played on; what has happened in it cannot be taken back."""
        live = cls(match.game, match.position)
        live.match = match
        return live

    def copy(self) -> LiveMatch:
        """A twin to try things on: what happens to it does not happen here."""
        twin = LiveMatch.__new__(LiveMatch)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy()
        twin.resigned, twin.stand_ins = set(self.resigned), dict(self.stand_ins)
        return twin

    @property
    def fingerprint(self) -> str:
        """Of the position as it stands."""
        return self.game.fingerprint(self.match.position)

    @property
    def ended(self) -> bool:
        """Whether nothing can happen any more: the last turn is done, or all but one have resigned."""
        return (self.mover == OVER and not self.holding) or len(self.resigned) >= self.game.players - 1

    @property
    def asked(self) -> Player:
        """Who is asked now: a seat (to decide, or to end the turn), CHANCE or OVER."""
        if self.ended:
            return OVER
        return self.turn_of if self.holding and self.turn_of is not None else self.mover

    @property
    def answered(self) -> bool:
        """Whether what waits for `done` is only an answer in somebody else's turn."""
        return self.holding and bool(self.steps) and self.game.on_turn(self.steps[-1].before) != self.turn_of

    def ranking(self) -> list[int]:
        """The place of every player; those who resigned come last."""
        places = [int(place) for place in self.game.ranking(self.match.position)]
        staying = [seat for seat in range(self.game.players) if seat not in self.resigned]
        return [
            self.game.players if seat in self.resigned else 1 + sum(places[other] < places[seat] for other in staying)
            for seat in range(self.game.players)
        ]

    def attempt(self, kind: str, actor: Player, text: str) -> Answer:
        """Let one thing happen if it may. From here on a refusal is a value, and is not raised."""
        try:
            self.feed(kind, actor, text)
        except Refusal as refusal:
            return Refused(refusal)
        return Accepted(self.seq)

    def feed(self, kind: str, actor: Player, text: str, action: Action | None = None) -> None:
        """Let one thing happen; a Refusal changes nothing. `action` is what the text means, if that is known."""
        self._check_not_ended()
        undone: Sequence[int] | None = None
        if kind in (ACTION, CHANCE_EVENT):
            action = self._play(kind, actor, text, action)
        else:
            decide = {
                UNDO: self._undo,
                DONE: self._finish,
                RESIGN: self._resign,
                TAKEOVER: self._take_over,
                HANDBACK: self._hand_back,
            }[kind]
            undone = decide(actor, text)
        self.seq += 1
        self.mover = self.match.to_move
        self.action = action
        self.undone = tuple(undone or ())

    def roll(self, rng: random.Random) -> None:
        """Let chance draw once, by its exact odds."""
        self.feed(CHANCE_EVENT, CHANCE, "", sample(self.game, self.match.position, rng))

    def take_up(self, kind: str, actor: Player, text: str, action: Action | None = None) -> None:
        """Let one thing happen that a stored log says.

        A log may go on after the last event of the match: then its last turn was held open, although it had shown
        something. It is held open here, too.
        """
        if self.ended and self.shown:
            self.steps, self.shown = self.shown, ()
            self.turn_of, self.holding = self.steps[-1].actor, True
        self.feed(kind, actor, text, action)

    def follow(self, match: Match) -> Iterator[tuple[str, Player, str]]:
        """Let everything happen that happened in a match, with a `done` after each held turn; yields each thing."""
        for event in match.events:
            if self.holding:
                yield self._told(DONE, self.asked, "")
            yield self._told(CHANCE_EVENT if event.actor == CHANCE else ACTION, event.actor, event.text)
        if self.holding and self.match.over:
            yield self._told(DONE, self.asked, "")

    def _told(self, kind: str, actor: Player, text: str) -> tuple[str, Player, str]:
        self.feed(kind, actor, text)
        return kind, actor, text

    def undo_refused(self, actor: Player) -> Refused | None:
        """Why nothing of this player could be taken back even if all agreed; None if something could."""
        try:
            self._first_undone(actor, AGREED)
        except Refusal as refusal:
            return Refused(refusal)
        return None

    def refusals_of(self, actor: Player, texts: Sequence[str]) -> list[Refusal | None]:
        """For each text, why this player may not play it now; None where they may."""
        try:
            self._check_not_ended()
            self._check_not_held(actor)
            self.match.check_turn(actor)
        except Refusal as refusal:
            return [refusal] * len(texts)
        position = self.match.position.copy()  # this may be done beside the event loop, where the match goes on
        legal = self.game.words.spell_legal(position)
        return [self._refusal_of(position, text, legal) for text in texts]

    def _refusal_of(self, position: Any, text: str, legal: Mapping[str, int]) -> Refusal | None:
        try:
            self.game.words.parse(position, text, legal)
        except Refusal as refusal:
            return refusal
        return None

    def _play(self, kind: str, actor: Player, text: str, known: Action | None) -> Action:
        self._check_not_held(actor)
        self.match.check_turn(actor if kind == ACTION else CHANCE)
        action = self.game.words.parse(self.match.position, text) if known is None else known
        if kind == ACTION:
            self._act(actor, action)
        else:
            self._draw(action)
        return action

    def _act(self, actor: Player, action: Action) -> None:
        before = self.match.position.copy()
        self.match.add(actor, action)
        goes_on = self.match.to_move == actor
        steps = (*self.steps, Step(self.seq + 1, actor, before, self.turn_of != actor))
        if self.game.secrets.reveals(before, self.match.position, actor):
            self.steps, self.shown = (), steps if self.match.over else ()
            self.turn_of = actor if goes_on else None
        else:
            self.steps, self.shown = steps, ()
            self.turn_of = actor
            self.holding = not goes_on

    def _check_not_ended(self) -> None:
        if self.ended:
            raise Refusal(self.game.end_rule, "the match is over", reason="match-over")

    def _check_not_held(self, actor: Player) -> None:
        if not self.holding:
            return
        rule = self.game.turn_rule
        if actor == self.turn_of:
            message = "your turn is complete: end it with done, or take a step back with undo"
            raise Refusal(rule, message, reason="hold-yours")
        holder = (self.turn_of or 0) + 1
        raise Refusal(rule, f"player {holder} has not ended the turn yet", reason="hold-other", player=holder)

    def _draw(self, action: Action) -> None:
        self.match.add(CHANCE, action)
        self.turn_of = None
        self.steps = self.shown = ()

    def _finish(self, actor: Player, _: str) -> None:
        if not self.holding or actor != self.turn_of:
            raise Refusal(self.game.turn_rule, "there is no turn of yours to end", reason="nothing-to-end")
        self.turn_of = None
        self.holding = False

    def may_undo(self, actor: Player) -> bool:
        """Whether a player may take a step back without asking anybody: it is their latest, in a turn still open."""
        return actor == self.turn_of and bool(self.steps)

    def _first_undone(self, actor: Player, text: str) -> int:
        """The number of the step that would be taken back, with all after it; a Refusal if none can be."""
        if self.may_undo(actor):
            return len(self.steps) - 1
        own = [number for number, step in enumerate(self.steps) if step.actor == actor]
        rule = self.game.turn_rule
        if not own:
            if any(event.actor == actor for event in self.match.events):
                message = "nothing of yours can be taken back: something hidden has been shown since"
                raise Refusal(rule, message, reason="undo-chance")
            raise Refusal(rule, "there is nothing of yours to take back", reason="nothing-to-undo")
        if text != AGREED:
            raise Refusal(rule, "others have moved or wait for you: ask them first", reason="undo-consent")
        return own[-1]

    def _undo(self, actor: Player, text: str) -> Sequence[int]:
        first = self._first_undone(actor, text)
        taken_back = self.steps[first:]
        self.match.position = taken_back[0].before.copy()
        del self.match.events[len(self.match.events) - len(taken_back) :]
        self.steps = self.steps[:first]
        self.holding = False
        self.turn_of = None if taken_back[0].starts_turn else actor
        return [step.seq for step in taken_back]

    def _resign(self, actor: Player, _: str) -> None:
        if actor in self.resigned:
            raise Refusal(self.game.end_rule, "you have resigned already", reason="resigned-already")
        self.resigned.add(actor)

    def _take_over(self, actor: Player, text: str) -> None:
        self.stand_ins[actor] = text

    def _hand_back(self, actor: Player, _: str) -> None:
        if actor not in self.stand_ins:
            raise Refusal("table", "no bot plays for this seat", reason="no-bot-here")
        del self.stand_ins[actor]
