"""The lessons of a game, found by their names."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from oppidum.core.options import BadOption, suggest
from oppidum.learning.folder import data_file
from oppidum.learning.lesson import Lesson
from oppidum.learning.lesson_file import read_lesson


@cache
def lesson_files(game: str) -> tuple[Path, ...]:
    """The files of a game's lessons, in their order: each is called by its number and its name."""
    return tuple(sorted(data_file(game, "lessons").glob("*.toml")))


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in their order."""
    return tuple(file.stem[3:] for file in lesson_files(game))


@dataclass(frozen=True)
class Head:
    """What is told of a lesson before it is tried."""

    name: str
    number: int
    rules: tuple[str, ...]
    steps: int


@cache
def lesson_heads(game: str) -> tuple[Head, ...]:
    """The lessons of a game, in their order, without their positions: these take a while to read."""
    heads = []
    for file in lesson_files(game):
        table = tomllib.loads(file.read_text("utf-8"))
        heads.append(Head(file.stem[3:], int(file.stem[:2]), tuple(table["rules"]), table["steps"]))
    return tuple(heads)


@cache
def find_lesson(game: str, name: str) -> Lesson:
    """One lesson, or BadOption with a suggestion."""
    names = lesson_names(game)
    if name not in names:
        raise BadOption(f"there is no lesson {name!r}{suggest(name, names)}")
    file = lesson_files(game)[names.index(name)]
    return read_lesson(game, file.stem, file.read_text("utf-8"))
