"""Questions that change nothing: hints, and what speaks against a move."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oppidum.server.protocol.message import Input, Move, Notation, Output, SeatNumber, Seq
from oppidum.server.protocol.problems import Problem
from oppidum.server.protocol.reasons import Reason


class AskHint(Input):
    """What would a strong bot do in my place, after the last event that I have seen?"""

    seat: SeatNumber
    seq: Seq


class HintedMove(Output):
    """A move that a bot thinks well of, what it expects of it, if it has looked ahead, and what it changes."""

    text: str
    move: Move
    lead: float | None
    win: float | None
    visits: int | None
    reasons: list[Reason]  # beside the position as it is; what speaks for it first


class Hint(Output):
    """What a bot would do in your place after this event, the best first."""

    seq: int
    moves: list[HintedMove]


class AskWhy(Input):
    """What speaks against these things, if I did them after the last event that I have seen? Nothing happens."""

    seat: SeatNumber
    seq: Seq
    texts: Annotated[list[Notation], Meta(max_length=50)]


class Reasons(Output):
    """Of each thing that was asked about, in their order: what speaks against it, or null if nothing does.

    Empty, with the latest event, if the match has gone on since you asked.
    """

    seq: int
    reasons: list[Problem | None]
