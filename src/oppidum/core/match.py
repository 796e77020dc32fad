"""Match: where a game stands and how it came to stand there."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from oppidum.core.game import CHANCE, OVER, Action, Award, Game, Player, Refusal, sample
from oppidum.core.record import Record


def name_of(actor: Player) -> str:
    """An actor as people write it: `*` for chance, otherwise the seat counted from 1."""
    return "*" if actor == CHANCE else str(actor + 1)


@dataclass(frozen=True, slots=True)
class Event:
    """An action that happened: who, what in notation, and the points it brought."""

    actor: Player
    text: str
    awards: tuple[Award, ...] = ()

    def __str__(self) -> str:
        return f"{name_of(self.actor)} {self.text}"


class Match:
    """One playing of a game: a position and the events that led to it, from the start or from any other position."""

    def __init__(self, game: Game[Any], position: Record | None = None) -> None:
        self.game = game
        self.beginning = None if position is None else position.copy()  # None is the game's own start
        self.position = game.initial() if position is None else position.copy()
        self.events: list[Event] = []

    def __repr__(self) -> str:
        """The game, how far it is, and who moves."""
        mover = self.to_move
        now = "over" if mover == OVER else "chance to move" if mover == CHANCE else f"player {mover + 1} to move"
        return f"<Match of {self.game!r}: {len(self.events)} events, {now}>"

    @classmethod
    def replay(cls, game: Game[Any], events: Iterable[tuple[Player, str]], position: Record | None = None) -> Match:
        """A match from who did what; a Refusal where that is not possible."""
        match = cls(game, position)
        for actor, text in events:
            match.play(actor, text)
        return match

    def copy(self) -> Match:
        """The same match, to be played on differently."""
        twin = Match.__new__(Match)
        twin.game, twin.beginning = self.game, self.beginning
        twin.position, twin.events = self.position.copy(), list(self.events)
        return twin

    def up_to(self, count: int) -> Match:
        """The match as it stood after so many events."""
        return Match.replay(self.game, [(event.actor, event.text) for event in self.events[:count]], self.beginning)

    @property
    def to_move(self) -> Player:
        """A seat, CHANCE or OVER."""
        return self.game.to_move(self.position)

    @property
    def over(self) -> bool:
        """Whether the last event has happened."""
        return self.to_move == OVER

    @property
    def awards(self) -> list[Award]:
        """Every point of the match so far, in order."""
        return [award for event in self.events for award in event.awards]

    @property
    def scores(self) -> list[int]:
        """The points of every player now."""
        return [int(points) for points in self.game.scores(self.position)]

    def play(self, actor: Player, text: str) -> Event:
        """Play one action, by a seat or by hand for chance. A Refusal changes nothing."""
        self.check_turn(actor)
        return self.add(actor, self.game.parse(self.position, text))

    def settle(self, rng: random.Random) -> list[Event]:
        """Draw whatever chance owes, until a seat decides or the match is over."""
        settled = []
        while self.to_move == CHANCE:
            settled.append(self.roll(rng))
        return settled

    def roll(self, rng: random.Random) -> Event:
        """Draw one outcome of chance, by its exact odds."""
        self.check_turn(CHANCE)
        return self.add(CHANCE, sample(self.game, self.position, rng))

    def check_turn(self, actor: Player) -> None:
        """Refuse an actor who is not asked now."""
        turn = self.to_move
        if turn == OVER:
            raise Refusal(self.game.turn_rule, "the match is over", reason="match-over")
        if actor != turn:
            whose = "not for chance" if actor == CHANCE else "not your turn"
            if turn == CHANCE:
                raise Refusal(self.game.turn_rule, f"{whose}: chance decides now", reason="chance-turn")
            message = f"{whose}: it is player {turn + 1}'s turn"
            raise Refusal(self.game.turn_rule, message, reason="not-your-turn", player=turn + 1)

    def add(self, actor: Player, action: Action) -> Event:
        """Play a legal action of who is asked."""
        text = self.game.format(self.position, action)
        awards: list[Award] = []
        self.game.apply(self.position, action, awards)
        self.events.append(Event(actor, text, tuple(awards)))
        return self.events[-1]
