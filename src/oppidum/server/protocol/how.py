"""How to play: what somebody needs who has never seen a game."""

from __future__ import annotations

from oppidum.server.protocol.message import Output


class HowStep(Output):
    """A part of a section of "How to play": a step of a turn, a part of a matter, or a way to points."""

    name: str
    rule: str | None
    diagrams: list[str]


class HowSigns(Output):
    """Signs of the board that belong together; the game's client draws them."""

    name: str
    signs: list[str]


class HowSection(Output):
    """What "How to play" tells under one heading, whose words are the client's."""

    name: str
    rule: str | None
    diagrams: list[str]
    steps: list[HowStep]  # one after the other
    parts: list[HowStep]  # in no order
    worth: list[HowStep]
    signs: list[HowSigns]


class HowToPlay(Output):
    """What somebody needs who has never seen a game."""

    figures: dict[str, int | str]  # what stands in its words, or chooses among them
    sections: list[HowSection]
