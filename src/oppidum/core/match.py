"""Match: where a game stands and how it came to stand there."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from oppidum.core.game import CHANCE, OVER, Action, Award, Game, Happening, Player, Refusal, sample
from oppidum.core.pieces import Counts, Piece, Supply
from oppidum.core.record import Record, words


def name_of(actor: Player) -> str:
    """An actor as people write it: `*` for chance, otherwise the seat counted from 1."""
    return "*" if actor == CHANCE else str(actor + 1)


@dataclass(frozen=True, slots=True)
class Event:
    """An action that happened: who, what in notation, the points it brought, and what happened by itself behind it.

    >>> print(Event(0, "1,0 N"), Event(CHANCE, "V"))
    1 1,0 N * V
    """

    actor: Player
    text: str
    awards: tuple[Award, ...] = ()
    happened: tuple[Happening, ...] = ()

    def __str__(self) -> str:
        return f"{name_of(self.actor)} {self.text}"


class Match:
    """One playing of a game: a position and the events that led to it, from the start or from any other position.

    >>> import oppidum
    >>> match = Match(oppidum.make("carcassonne"))
    >>> match.to_move == CHANCE, match.odds["V"]
    (True, 9)
    >>> drawn = match.play(CHANCE, "V")
    >>> match.to_move, match.legal[:3]
    (0, ['1,0 N', '1,0 E', '0,-1 N'])
    >>> match.play(0, "1,0 N").awards
    ()
    >>> match
    <Match of make('carcassonne', 2): 2 events, player 1 to move>
    """

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
        """A twin of this match, to be played on differently."""
        twin = Match.__new__(Match)
        twin.game, twin.beginning = self.game, self.beginning
        twin.position, twin.events = self.position.copy(), list(self.events)
        return twin

    def up_to(self, count: int) -> Match:
        """The match as it stood after its first `count` events."""
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

    @property
    def hands(self) -> list[Counts]:
        """What every player holds, by seat: {"wood": 2, …}; hidden things too, as the match knows them."""
        return self.game.pieces.hands(self.position)

    @property
    def supply(self) -> Supply:
        """What is not in play yet: of each of the `players`, and what is `common`."""
        return self.game.pieces.supply(self.position)

    @property
    def board(self) -> list[Piece]:
        """All that lies on the table, piece by piece: `what`, `at`, and more where that applies."""
        return self.game.pieces.board(self.position)

    @property
    def legal(self) -> list[str]:
        """What may be played now, in notation: by a seat, or by chance, whose outcomes these are."""
        return self.game.words.list_legal(self.position)

    @property
    def odds(self) -> dict[str, int]:
        """The outcomes of chance, each with its weight out of all weights; empty where a seat decides."""
        if self.to_move != CHANCE:
            return {}
        return dict(zip(self.legal, self.game.weights(self.position).tolist(), strict=True))

    def play(self, actor: Player, text: str, *more: str) -> Event:
        """Play an action, by a seat or by hand for chance; or several, such as a payment: all of them or none.

        The last event is returned. A Refusal changes nothing; of several actions it names the one that is refused.
        """
        if more:
            return self._play_all(actor, (text, *more))
        self.check_turn(actor)
        return self.add(actor, self.game.words.parse(self.position, text))

    def _play_all(self, actor: Player, texts: Sequence[str]) -> Event:
        before, count = self.position.copy(), len(self.events)
        for number, text in enumerate(texts, 1):
            try:
                self.play(actor, text)
            except Refusal as refusal:
                words(self.position.rows)[:] = words(before.rows)
                del self.events[count:]
                message = f"action {number} of {len(texts)}, {text[:40]!r}: {refusal.message}"
                facts = {**refusal.facts, "step": number}
                raise Refusal(refusal.rule, message, refusal.where, reason=refusal.reason, **facts) from None
        return self.events[-1]

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
            raise Refusal(self.game.end_rule, "the match is over", reason="match-over")
        if actor != turn:
            whose = "not for chance" if actor == CHANCE else "not your turn"
            if turn == CHANCE:
                raise Refusal(self.game.turn_rule, f"{whose}: chance decides now", reason="chance-turn")
            message = f"{whose}: it is player {turn + 1}'s turn"
            raise Refusal(self.game.turn_rule, message, reason="not-your-turn", player=turn + 1)

    def add(self, actor: Player, action: Action) -> Event:
        """Play a legal action of who is asked."""
        text = self.game.words.format(self.position, action)
        awards: list[Award] = []
        happened: list[Happening] = []
        self.game.apply(self.position, action, awards, happened)
        self.events.append(Event(actor, text, tuple(awards), tuple(happened)))
        return self.events[-1]
