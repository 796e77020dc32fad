"""The rule book, and the positions that pages draw as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from oppidum.server.protocol.message import Choice, Output, Value, View
from oppidum.server.protocol.playing import Turn


class ToldRule(Output):
    """A rule in a rule book, whose words are the client's: pictures, what it pays for and refuses, what changes it."""

    id: str
    diagrams: list[str]
    awards: list[str]
    refusals: list[str]
    options: list[str]
    lessons: list[str]
    examples: list[str]


class Chapter(Output):
    """Rules that are told together."""

    name: str
    diagrams: list[str]
    rules: list[ToldRule]


class OptionInForce(Output):
    """An option, and which of its values is played."""

    name: str
    values: list[Value]  # the first is the default
    value: Value
    idle: bool  # whether it means nothing, as another option is off


class RuleBook(Output):
    """The rule book of a game as it is played under some options."""

    preset: str | None  # by which all of them can be said
    presets: list[str]
    options: list[OptionInForce]
    figures: dict[str, int | str]  # what stands in the words of rules, or chooses among them
    chapters: list[Chapter]


class DiagramCard(Output):
    """A position that pages draw as a picture."""

    players: int
    eyes: int | None  # with whose eyes it is seen; null of a spectator
    marks: list[str]
    near: list[str]  # the places to show; empty for all
    view: View
    choices: Sequence[Choice]  # of the seat that is asked, if the picture shows them
    turn: Turn
