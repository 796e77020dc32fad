"""The games on the shelf: options, presets, rules, worked examples, and how fast they run."""

from __future__ import annotations

from oppidum.server.protocol.message import Output, Value


class ChoiceCard(Output):
    """A value of an option."""

    value: Value
    about: str


class OptionCard(Output):
    """Something to agree on before a match; the first choice is the default."""

    name: str
    about: str
    choices: list[ChoiceCard]
    rules: list[str]  # that it changes
    needs: str  # another option, without which it means nothing; empty of most


class GameCard(Output):
    """A game on the shelf."""

    name: str
    title: str
    year: int
    designer: str
    minutes: int
    summary: str
    seats: list[int]
    options: list[OptionCard]
    presets: dict[str, dict[str, Value]]
    recommended: str  # the preset that people are offered first
    bots: list[str]
    lessons: int
    puzzles: int


class GameSpeed(Output):
    """How fast a game runs."""

    game: str
    percent: int  # of its compiled code that is ready; at 100 it is at full speed
    rules: bool  # compiled: nobody waits for a move
    bots: bool  # compiled: bots are as strong as their level says; before that they play hurried
    stuck: bool  # it stays as it is; the operator's log says why


class RuleCard(Output):
    """A rule in our words."""

    id: str
    text: str


class ExampleCard(Output):
    """A worked example of the rules: what it shows, and by which rules."""

    name: str
    title: str
    rules: list[str]
