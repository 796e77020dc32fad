"""Lesson files: read and checked; every mistake is told with its place. docs/lessons.md says how to write one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from oppidum.core.game import Refusal
from oppidum.core.ledger import read_ledger
from oppidum.core.options import BadOption, suggest
from oppidum.core.record import Record
from oppidum.games import game_class, ledger_file
from oppidum.learning.kinds import KINDS
from oppidum.learning.lesson import OUT_OF_STEPS, BadLesson, Failure, Lesson
from oppidum.learning.reader import BadPredicate, Reader

KEYS = (
    *("rules", "players", "preset", "options", "start", "you", "steps", "chance", "replies", "others"),
    *("position", "solution", "goal", "missed"),
)
NEEDED = ("rules", "steps", "solution", "goal")
OTHERS = ("rest", "greedy")
MOST_STEPS = 40  # in a lesson: what is asked of a server at once is bounded by it
FILE = re.compile(r"(\d\d)-([a-z]+(?:-[a-z]+)*)")


def read_lesson(game: str, stem: str, text: str) -> Lesson:
    """A lesson from the text of its file, whose name is its number and its own."""
    named = FILE.fullmatch(stem)
    if named is None:
        raise BadLesson(f"{stem}: a lesson's file is called like 03-cities.toml")
    try:
        return LessonFile(game, tomllib.loads(text)).lesson(int(named[1]), named[2])
    except (tomllib.TOMLDecodeError, BadPredicate, BadOption, BadLesson) as error:
        raise BadLesson(f"{stem}: {error}") from None


class LessonFile:
    """A file that is being read."""

    def __init__(self, game: str, table: Mapping[str, Any]) -> None:
        self.table = table
        for key in table:
            if key not in KEYS:
                raise BadLesson(f"there is no key {key!r}{suggest(key, KEYS)}")
        for key in NEEDED:
            if key not in table:
                raise BadLesson(f"{key} is missing")
        players, start = self.number("players", 2, 1, 10), self.number("start", 1, 1, 10)
        preset, options = table.get("preset"), table.get("options", {})
        if not isinstance(options, Mapping):
            raise BadLesson("options must be a table")
        self.game = game_class(game)(players, options, preset=preset, start=start - 1)
        self.rules = list(read_ledger(ledger_file(game)))
        self.you = self.number("you", 1, 1, players) - 1
        self.reader = Reader(
            KINDS, players, self.you, awards=list(self.game.WORDS.AWARDS), rules=self.rules, facts=facts_of(game)
        )

    def lesson(self, number: int, name: str) -> Lesson:
        """All of it."""
        others = self.table.get("others", OTHERS[0])
        if others not in OTHERS:
            raise BadLesson(f"others cannot be {others!r}{suggest(str(others), OTHERS)}")
        failures = self.table.get("missed", [])
        if not isinstance(failures, list):
            raise BadLesson("missed must be a list of tables: [[missed]]")
        return Lesson(
            game=self.game,
            name=name,
            number=number,
            rules=tuple(self.rule(one, "rules") for one in self.texts("rules")),
            you=self.you,
            steps=self.number("steps", None, 1, MOST_STEPS),
            chance=self.texts("chance"),
            replies=self.texts("replies"),
            others=others,
            position=self.position(),
            solution=self.texts("solution"),
            goal=self.reader.read(self.table["goal"], "goal"),
            failures=tuple(self.failure(one, f"missed[{at}]") for at, one in enumerate(failures)),
        )

    def position(self) -> Record:
        """Where it begins."""
        text = self.table.get("position")
        if text is None:
            begin: Record = self.game.initial()
            return begin
        if not isinstance(text, str):
            raise BadLesson("position must be a text")
        try:
            composed: Record = self.game.words.compose(text)
            return composed
        except Refusal as refusal:
            line = refusal.facts.get("line")
            raise BadLesson(f"position{f', line {line}' if line else ''}: {refusal}") from None

    def failure(self, given: Any, where: str) -> Failure:
        """A way to miss the goal."""
        table = self.reader.table(given, where, "name", "when", "rule", "example")
        name, rule = table.get("name"), table.get("rule")
        if not isinstance(name, str) or not re.fullmatch(r"[a-z]+(?:-[a-z]+)*", name):
            raise BadLesson(f"{where}: name must be small letters and hyphens")
        if (name == OUT_OF_STEPS) == ("when" in table):
            raise BadLesson(f"{where}: every failure says when it has happened, but for {OUT_OF_STEPS!r}")
        return Failure(
            name,
            self.reader.read(table["when"], f"{where}.when") if "when" in table else None,
            None if rule is None else self.rule(rule, f"{where}.rule"),
            read_texts(table.get("example", []), f"{where}.example"),
        )

    def rule(self, given: Any, where: str) -> str:
        """The id of a rule."""
        if given not in self.rules:
            raise BadLesson(f"{where}: there is no rule {given!r}{suggest(str(given), self.rules)}")
        return str(given)

    def number(self, key: str, default: int | None, least: int, most: int) -> int:
        """A number of the file."""
        found = self.table.get(key, default)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise BadLesson(f"{key} must be a number from {least} to {most}")
        return found

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts of the file."""
        return read_texts(self.table.get(key, []), key)


def read_texts(given: Any, where: str) -> tuple[str, ...]:
    """A list of texts."""
    if not isinstance(given, Sequence) or isinstance(given, str) or not all(isinstance(one, str) for one in given):
        raise BadLesson(f"{where} must be a list of texts")
    return tuple(given)


def facts_of(game: str) -> Mapping[str, Any]:
    """What only this game knows of a position, by name: `learn/facts.py` of the game, if it has one."""
    name = f"oppidum.games.{game}.learn.facts"
    if find_spec(f"oppidum.games.{game}.learn") is None or find_spec(name) is None:
        return {}
    found: Mapping[str, Any] = import_module(name).FACTS
    return found
