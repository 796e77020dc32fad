"""Lessons, and where an attempt at one stands; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from oppidum.server.protocol.message import Choice, Input, Notation, Output, Value, View
from oppidum.server.protocol.playing import Entry, Turn


class TakeSteps(Input):
    """A lesson and the steps that I have taken in it so far, from its beginning: nothing of it is stored."""

    steps: Annotated[list[Notation], Meta(max_length=40)] = []


class AskWhySteps(Input):
    """What speaks against these things in a lesson, after the steps that I have taken? Nothing happens."""

    steps: Annotated[list[Notation], Meta(max_length=40)]
    texts: Annotated[list[Notation], Meta(max_length=50)]


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


class LessonState(Output):
    """Where an attempt at a lesson stands after its steps."""

    players: int
    options: dict[str, Value]
    you: int
    left: int  # steps that may still be taken
    entries: list[Entry]
    view: View
    choices: Sequence[Choice]
    turn: Turn
    verdict: LessonVerdict
    advised: str | None  # the next step of a way to the goal
    back: int  # how many steps have to be taken back before there is one
