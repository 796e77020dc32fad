"""How to play: a page for somebody who has never seen a game, told in two minutes.

`learn/how.toml` of a game says what stands in which section; the words are the client's, in `how-GAME.ftl`:

[turn]                                                     # a section: `how-GAME-turn`
rule = "CAR-05"                                            # that says all of it
diagrams = ["where-it-fits"]                               # under its text
steps.place = { rule = "CAR-08", diagrams = ["a-road"] }   # in their order: `how-GAME-turn-place`
parts.trade = { rule = "FIN-126" }                         # the same in no order
worth.city = "CAR-23"                                      # a row of the table of points: `how-GAME-worth-city`
signs.land = ["city", "shield"]                            # a group of the legend: `how-GAME-signs-land`,
                                                           # `how-GAME-sign-city`; the game's Legend.svelte draws them
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from oppidum.core.ledger import read_ledger
from oppidum.core.options import BadOption, suggest
from oppidum.games import ledger_file
from oppidum.learning.diagrams import diagrams_of
from oppidum.learning.folder import data_file

SECTION = ("rule", "diagrams", "steps", "parts", "worth", "signs")
STEP = ("rule", "diagrams")


@dataclass(frozen=True)
class Step:
    """A part of a section: a step of a turn, a part of a matter, or a way to points."""

    name: str
    rule: str | None
    diagrams: tuple[str, ...] = ()


@dataclass(frozen=True)
class Signs:
    """Signs of the board that belong together."""

    name: str
    signs: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """What is told under one heading."""

    name: str
    rule: str | None
    diagrams: tuple[str, ...]
    steps: tuple[Step, ...]
    parts: tuple[Step, ...]
    worth: tuple[Step, ...]
    signs: tuple[Signs, ...]

    def words(self) -> list[str]:
        """The names of its words, without `how-GAME-`."""
        return [
            self.name,
            *(f"{self.name}-{step.name}" for step in (*self.steps, *self.parts)),
            *(f"worth-{row.name}" for row in self.worth),
            *(f"signs-{group.name}" for group in self.signs),
            *(f"sign-{sign}" for group in self.signs for sign in group.signs),
        ]


def how_to_play(game: str) -> tuple[Section, ...]:
    """The page of a game, in its order."""
    return read_how(game, data_file(game, "how.toml").read_text("utf-8"))


def read_how(game: str, text: str) -> tuple[Section, ...]:
    """The sections of a file; BadOption names what it should not say."""
    sections = tuple(read_section(game, name, table) for name, table in tomllib.loads(text).items())
    steps = [step for section in sections for step in (*section.steps, *section.parts, *section.worth)]
    rules = [section.rule for section in sections] + [step.rule for step in steps]
    diagrams = [section.diagrams for section in sections] + [step.diagrams for step in steps]
    check(game, "rule", filter(None, rules), read_ledger(ledger_file(game)))
    check(game, "diagram", (name for names in diagrams for name in names), diagrams_of(game))
    return sections


def read_section(game: str, name: str, table: Mapping[str, Any]) -> Section:
    """A section from its table."""
    check(game, name, table, SECTION)
    return Section(
        name,
        table.get("rule"),
        tuple(table.get("diagrams", ())),
        read_steps(game, name, table.get("steps", {})),
        read_steps(game, name, table.get("parts", {})),
        tuple(Step(row, rule) for row, rule in table.get("worth", {}).items()),
        tuple(Signs(group, tuple(signs)) for group, signs in table.get("signs", {}).items()),
    )


def read_steps(game: str, section: str, table: Mapping[str, Any]) -> tuple[Step, ...]:
    """The steps or parts of a section."""
    for step in table.values():
        check(game, section, step, STEP)
    return tuple(Step(name, step.get("rule"), tuple(step.get("diagrams", ()))) for name, step in table.items())


def check(game: str, where: str, names: Iterable[str], known: Iterable[str]) -> None:
    """Every name must be known."""
    for name in names:
        if name not in known:
            raise BadOption(f"how.toml of {game}, {where}: there is no {name!r}{suggest(name, known)}")
