"""The story of a match: what was hoped for event by event, what decided it, who played well, and who drew well.

All worths are told by seat: `win` is a chance from 0 to 1, `points` those expected at the end. A verdict is given only
where a difference is larger than twice its standard error; an appraiser that has none gives no verdicts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from oppidum.core.game import CHANCE, Action, Player
from oppidum.core.match import Match
from oppidum.review.appraiser import Appraiser, Floats, Look
from oppidum.review.foresight import POINTS, WIN
from oppidum.review.measure import Measure, Weighed
from oppidum.review.reasons import Reason, compare

EDITION = 2  # of the story: raised when the same match would be told differently
MOMENTS = 3  # that decided the match
MOVES = 3  # the best and the worst of every seat
DRAWS = 3  # the luckiest and the unluckiest of every seat
SURE = 2.0  # standard errors that a difference must have
LEAST = 0.01  # of a chance to win: less is not worth a word
STEEPNESS = 8.0  # how fast accuracy falls: a move that gives away a twelfth of the match keeps half of it
DIGITS = 4


@dataclass(frozen=True)
class Worth:
    """What somebody may hope for, or by how much that has changed, by seat."""

    win: list[float]
    points: list[float]

    @classmethod
    def of(cls, worth: Floats) -> Worth:
        """From rows of chances and points."""
        return cls(*(np.round(worth[row], DIGITS).tolist() for row in (WIN, POINTS)))


@dataclass(frozen=True)
class Step:
    """An event on the curve: what the seats may hope for after it, and what was luck, skill and surprise about it."""

    seq: int  # of the event, counted from 1
    actor: Player
    worth: Worth
    change: Worth  # luck where chance decided, else skill
    surprise: Worth


@dataclass(frozen=True)
class Verdict:
    """A decision: what was given away, and what would have been best."""

    seq: int
    seat: Player
    played: str
    better: str  # the best move; the one that was played where that is it
    loss: float  # of the chance to win, 0 or more
    points: float  # likewise, of the lead
    error: float  # the standard error of the loss
    sure: bool  # whether something was given away for sure
    reasons: list[Reason]  # what the better move brings that the other does not, or what a good one did bring


@dataclass(frozen=True)
class Draw:
    """An outcome of chance and the luck that it was to a seat."""

    seq: int
    outcome: str
    luck: float
    points: float


@dataclass(frozen=True)
class SeatStory:
    """How one seat played and drew."""

    luck: float  # all of it, as a chance to win
    luck_points: float
    loss: float  # all that its own decisions gave away, 0 or more
    accuracy: int | None  # 0 to 100; None where it had nothing to decide
    decisions: int  # where it had a choice
    best: list[Verdict]
    worst: list[Verdict]
    luckiest: list[Draw]
    unluckiest: list[Draw]


@dataclass(frozen=True)
class Story:
    """All that a review tells."""

    appraiser: str
    beginning: Worth
    steps: list[Step]
    luck: Worth
    skill: Worth
    surprise: Worth
    moments: list[int]  # the events that decided the match, in order
    turning: list[Verdict]  # of those moments that were decisions and are among nobody's best and worst
    seats: list[SeatStory]
    hidden: bool  # whether decisions were judged by what the seat could know

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def tell(match: Match, measured: Measure) -> Story:
    """The story of a match that was weighed."""
    game, events = match.game, measured.events
    judges = any(event.look.errors.any() for event in events)
    moments = sorted(find_moments(events))
    seats = [tell_seat(match, events, seat, judges) for seat in range(game.players)]
    told = {verdict.seq for seat in seats for verdict in (*seat.best, *seat.worst)}
    others = [events[moment - 1] for moment in moments if judges and moment not in told]
    return Story(
        appraiser=measured.appraiser,
        beginning=Worth.of(measured.beginning),
        steps=[tell_step(event) for event in events],
        luck=Worth.of(measured.luck),
        skill=Worth.of(measured.skill),
        surprise=Worth.of(measured.surprise),
        moments=moments,
        turning=[tell_verdict(match, event) for event in others if event.actor != CHANCE],
        seats=seats,
        hidden=game.secrets.must_imagine,
    )


def tell_step(event: Weighed) -> Step:
    """One point of the curve."""
    return Step(event.number + 1, event.actor, Worth.of(event.after), Worth.of(event.change), Worth.of(event.surprise))


def find_moments(events: Sequence[Weighed]) -> list[int]:
    """The events that moved somebody's chance to win most, and surely so."""
    sure = [event for event in events if largest(event) >= max(LEAST, SURE * error_of(event))]
    return [event.number + 1 for event in sorted(sure, key=lambda event: -largest(event))[:MOMENTS]]


def largest(event: Weighed) -> float:
    """By how much it moved the chance of the seat that it moved most."""
    return float(np.abs(event.change[WIN]).max())


def error_of(event: Weighed) -> float:
    """The standard error of what it changed, in chances to win of the mover or, at chance, of anybody."""
    look, number = event.look, event.look.number(event.action)
    if event.actor == CHANCE:
        return math.hypot(look.errors[number], math.sqrt(float(np.sum((look.shares * look.errors) ** 2))))
    return 0.0 if number == look.best else math.hypot(look.errors[number], look.errors[look.best])


def tell_seat(match: Match, events: Sequence[Weighed], seat: Player, judges: bool) -> SeatStory:
    """How a seat played, by its own decisions, and what chance gave it."""
    own = [event for event in events if event.actor == seat and len(event.look.actions) > 1]
    draws = [event for event in events if event.actor == CHANCE]
    losses = [loss_of(event) for event in own]
    luck = [event.luck[:, seat] for event in draws]
    judged = own if judges else []
    worst = sorted((event for event in judged if is_mistake(event)), key=lambda event: -loss_of(event))[:MOVES]
    best = sorted((event for event in judged if is_find(event)), key=lambda event: -margin_of(event))[:MOVES]
    lucky = sorted(draws, key=lambda event: -event.luck[WIN, seat])
    return SeatStory(
        luck=round(float(sum(one[WIN] for one in luck)), DIGITS),
        luck_points=round(float(sum(one[POINTS] for one in luck)), DIGITS),
        loss=round(float(sum(losses)), DIGITS),
        accuracy=accuracy_of(losses),
        decisions=len(own),
        best=[tell_verdict(match, event) for event in best],
        worst=[tell_verdict(match, event) for event in worst],
        luckiest=tell_draws(match, (event for event in lucky if event.luck[WIN, seat] >= LEAST), seat),
        unluckiest=tell_draws(match, (event for event in lucky[::-1] if event.luck[WIN, seat] <= -LEAST), seat),
    )


def loss_of(event: Weighed) -> float:
    """What a decision gave away of its seat's chance to win."""
    return max(0.0, -float(event.skill[WIN, event.actor]))


def margin_of(event: Weighed) -> float:
    """How much better the best move is than the next one, as a chance to win."""
    wins = event.look.worths[:, WIN, event.actor]
    others = np.delete(wins, event.look.best)
    return float(wins[event.look.best] - others.max())


def is_mistake(event: Weighed) -> bool:
    """Whether something was given away for sure."""
    return loss_of(event) >= max(LEAST, SURE * error_of(event))


def is_find(event: Weighed) -> bool:
    """Whether the best move was played, and surely was the only one."""
    look = event.look
    if len(look.actions) < 2 or look.number(event.action) != look.best:
        return False
    second = int(np.argsort(look.promises)[-2])
    return margin_of(event) >= max(LEAST, SURE * math.hypot(look.errors[look.best], look.errors[second]))


def accuracy_of(losses: Sequence[float]) -> int | None:
    """From 0 to 100: the mean over all decisions of what each kept, where large losses count as lost altogether."""
    if not losses:
        return None
    return round(100 * sum(math.exp(-STEEPNESS * loss) for loss in losses) / len(losses))


def tell_verdict(match: Match, event: Weighed) -> Verdict:
    """A decision, the best move and the reasons for it."""
    game, look = match.game, event.look
    position = match.up_to(event.number).position
    number = look.number(event.action)
    rival = look.best if number != look.best else int(np.argsort(look.promises)[-2:][0])  # or none
    better, worse = (look.best, number) if number != look.best else (number, rival)
    return Verdict(
        seq=event.number + 1,
        seat=event.actor,
        played=game.words.format(position, event.action),
        better=game.words.format(position, int(look.actions[look.best])),
        loss=round(loss_of(event), DIGITS),
        points=round(max(0.0, lead_lost(look, number)), DIGITS),
        error=round(error_of(event), DIGITS),
        sure=is_mistake(event),
        reasons=compare(game, position, event.actor, int(look.actions[better]), int(look.actions[worse])),
    )


def judge(match: Match, number: int, action: Action, appraiser: Appraiser) -> Verdict:
    """What an action would have been worth in the place of an event of a match."""
    told = match.up_to(number)
    look = appraiser.look(told.position, action)
    return tell_verdict(match, Weighed(number, told.to_move, action, look, np.zeros_like(look.before)))


def lead_lost(look: Look, number: int) -> float:
    """How many points of its lead who decided gave away."""
    return float(look.leads[look.best] - look.leads[number])


def tell_draws(match: Match, events: Iterable[Weighed], seat: Player) -> list[Draw]:
    """Some outcomes, as they are written."""
    return [
        Draw(
            event.number + 1,
            match.events[event.number].text,
            round(float(event.luck[WIN, seat]), DIGITS),
            round(float(event.luck[POINTS, seat]), DIGITS),
        )
        for event, _ in zip(events, range(DRAWS), strict=False)
    ]
