"""The measure of a match: at every event what was luck, what was skill, and where the appraiser changed its mind.

    luck      at an outcome of chance: what it is worth, less the exact mean of all that could have come
    skill     at a decision: what was played is worth, less the best: never above 0 to the one who decided
    surprise  what a position is worth when it is looked at, less what it was thought to be worth one event before

Every term has its own definition, and together they lead from the beginning to the result. The mean of luck is 0
whatever the appraiser is worth, since the same eyes see all outcomes. Surprise is 0 where an appraiser is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from oppidum.core.game import CHANCE, Action, Game, Player
from oppidum.core.match import Match
from oppidum.review.appraiser import Appraiser, Floats, Look


@dataclass(frozen=True)
class Weighed:
    """An event as an appraiser saw it; every worth has a row of chances to win and one of points, by seat."""

    number: int  # of the event, from 0
    actor: Player
    action: Action
    look: Look
    surprise: Floats

    @property
    def before(self) -> Floats:
        """What the position was worth."""
        return self.look.before

    @property
    def after(self) -> Floats:
        """What came of it is worth."""
        after: Floats = self.look.worths[self.look.number(self.action)]
        return after

    @property
    def change(self) -> Floats:
        """Luck where chance decided, else skill."""
        change: Floats = self.after - self.before
        return change

    @property
    def luck(self) -> Floats:
        """What chance has given and taken."""
        return self.change if self.actor == CHANCE else np.zeros_like(self.surprise)

    @property
    def skill(self) -> Floats:
        """What a decision has given away."""
        return np.zeros_like(self.surprise) if self.actor == CHANCE else self.change


@dataclass(frozen=True)
class Measure:
    """What an appraiser says of a match that is over."""

    appraiser: str
    events: list[Weighed]

    @property
    def luck(self) -> Floats:
        """All luck of every seat."""
        return total(event.luck for event in self.events)

    @property
    def skill(self) -> Floats:
        """All that decisions have given away, by whoever took them."""
        return total(event.skill for event in self.events)

    @property
    def surprise(self) -> Floats:
        """How far the appraiser has changed its mind in all."""
        return total(event.surprise for event in self.events)

    @property
    def beginning(self) -> Floats:
        """What the seats could hope for before the first event."""
        return self.events[0].before

    @property
    def end(self) -> Floats:
        """What came of it."""
        return self.events[-1].after


def total(terms: Iterable[Floats]) -> Floats:
    """Their sum, seat by seat."""
    summed: Floats = np.sum(list(terms), axis=0)
    return summed


def measure(match: Match, appraiser: Appraiser) -> Measure:
    """Weigh every event of a match."""
    return Measure(appraiser.name, list(weigh(match, appraiser)))


def weigh(match: Match, appraiser: Appraiser) -> Iterator[Weighed]:
    """Event by event, in order."""
    expected: Floats | None = None
    for number, (actor, action, position) in enumerate(steps_of(match)):
        look = appraiser.look(position, action)
        surprise = np.zeros_like(look.before) if expected is None else look.before - expected
        weighed = Weighed(number, actor, action, look, surprise)
        expected = weighed.after
        yield weighed


def steps_of(match: Match) -> Iterator[tuple[Player, Action, Any]]:
    """Who did what in which position."""
    game: Game[Any] = match.game
    position = game.initial() if match.beginning is None else match.beginning.copy()
    for event in match.events:
        action = game.words.parse(position, event.text)
        yield event.actor, action, position
        game.apply(position, action)
