"""Reviews: what decided a match that is over, and one's own tries at its decisions.

Worths are told by seat: `win` is a chance from 0 to 1, `points` those expected at the end. Events are told by the
number of their entry in the log.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from oppidum.server.protocol.message import Choice, Input, Move, Notation, Output, SeatNumber, Seq, View, Word
from oppidum.server.protocol.reasons import Reason


class Worth(Output):
    """What the seats may hope for, or by how much that has changed."""

    win: list[float]
    points: list[float]


class ReviewStep(Output):
    """An event on the curve."""

    seq: int
    actor: int  # a seat, or -1 where chance decided
    worth: Worth  # what the seats may hope for after it
    change: Worth  # luck where chance decided, else skill
    surprise: Worth  # how far the appraiser had changed its mind before it


class Verdict(Output):
    """A decision: what was given away, and what would have been best."""

    seq: int
    seat: int
    played: str
    played_move: Move
    better: str  # the best move; the one that was played where that is it
    better_move: Move
    loss: float  # of the chance to win, 0 or more
    points: float  # likewise, of the lead
    error: float  # the standard error of the loss; no difference below twice of it is told as one
    sure: bool  # whether the loss is at least twice its standard error, and worth a word
    reasons: list[Reason]  # what the better move brings that the other does not, or what a good one did bring


class ReviewDraw(Output):
    """An outcome of chance and the luck that it was to a seat."""

    seq: int
    outcome: str
    luck: float
    points: float


class SeatReview(Output):
    """How one seat played and drew."""

    luck: float  # all of it, as a chance to win
    luck_points: float
    loss: float  # all that its own decisions gave away, 0 or more
    accuracy: int | None  # 0 to 100; null where it had nothing to decide
    decisions: int  # where it had a choice
    best: list[Verdict]
    worst: list[Verdict]
    luckiest: list[ReviewDraw]
    unluckiest: list[ReviewDraw]


class Story(Output):
    """All that a review tells."""

    appraiser: str  # `fast`, which gives no verdicts, or the champion with its budget
    beginning: Worth
    steps: list[ReviewStep]
    luck: Worth
    skill: Worth
    surprise: Worth
    moments: list[int]  # the events that decided the match, in order
    turning: list[Verdict]  # of those moments that were decisions and are among nobody's best and worst
    seats: list[SeatReview]
    hidden: bool  # whether decisions were judged by what the seat could know


class Review(Output):
    """How far a review is, and what it tells so far."""

    state: Literal["compiling", "weighing", "ready"]
    done: int  # events that have been weighed
    of: int
    story: Story | None  # null before the first curve, and where you know this one


class Decision(Output):
    """A decision of a match that is over, as the seat saw it that took it."""

    seq: int
    seat: int
    view: View
    choices: list[Choice]


class TryMove(Input):
    """What would this have been worth, instead of what was played?"""

    seq: Seq
    text: Notation


class PlayOn(Input):
    """A match that begins where another one stood after an event, at a seat of mine, against bots."""

    seq: Seq
    seat: SeatNumber
    bot: Annotated[Word, Meta(description="Who plays the other seats.")]
