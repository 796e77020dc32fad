"""What somebody plays alone: the steps so far come with each request, and nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from oppidum.server.protocol.message import Choice, Input, Notation, Output, Value, View
from oppidum.server.protocol.playing import Entry, Turn

Steps = Annotated[list[Notation], Meta(max_length=40, description="All that I have taken, from the beginning.")]


class TakeSteps(Input):
    """The steps that I have taken so far: nothing of it is stored."""

    steps: Steps = []


class AskWhySteps(Input):
    """What speaks against these things, after the steps that I have taken? Nothing happens."""

    steps: Steps
    texts: Annotated[list[Notation], Meta(max_length=50)]


class SoloState(Output):
    """What somebody who plays alone sees after some steps, and may do."""

    players: int
    options: dict[str, Value]
    you: int
    entries: list[Entry]
    view: View
    choices: Sequence[Choice]
    turn: Turn
