"""Lessons, and where an attempt at one stands."""

from __future__ import annotations

from typing import Literal

from oppidum.server.protocol.message import Output
from oppidum.server.protocol.solo import SoloState


class LessonCard(Output):
    """A lesson: its words are the client's; by which rules, in how many steps."""

    name: str
    number: int
    rules: list[str]
    steps: int


class LessonVerdict(Output):
    """How an attempt stands: if it was missed, why, and by which rule."""

    state: Literal["open", "reached", "missed"]
    reason: str | None
    rule: str | None


class LessonState(SoloState):
    """Where an attempt at a lesson stands after its steps."""

    left: int  # steps that may still be taken
    verdict: LessonVerdict
    advised: str | None  # the next step of a way to the goal
    back: int  # how many steps have to be taken back before there is one
