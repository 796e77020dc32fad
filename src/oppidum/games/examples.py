"""The worked examples and answered questions of the rule books, as match files that can be opened and played on.

Each begins with comments: the first line says what is shown, the last one names the rules. Behind an event stand lines
of the position as it is then, parted by semicolons; `# refused 1 hut 4 MED-24` stands where something may not be done.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from oppidum.core.options import BadOption, suggest
from oppidum.games import GAMES

RULE = re.compile(r"\b[A-Z]+-\d+\b")


@dataclass(frozen=True)
class Example:
    """One example: the name of its file, what it shows, by which rules, and the match file itself."""

    name: str
    title: str
    rules: tuple[str, ...]
    text: str


def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game by their names."""
    if game not in GAMES:
        raise BadOption(f"there is no game {game!r}{suggest(game, GAMES)}")
    files = (Path(__file__).parent / game / "examples").glob("*.match")
    return {file.stem: read_example(file) for file in sorted(files, key=lambda file: file.stem)}


def read_example(file: Path) -> Example:
    """An example from its file."""
    text = file.read_text("utf-8")
    head = [line[1:].strip() for line in text.partition("\nGame:")[0].splitlines()]
    return Example(file.stem, head[0], tuple(RULE.findall(head[-1])), text)


def find_example(game: str, name: str) -> Example:
    """One example, or BadOption with a suggestion."""
    examples = examples_of(game)
    if name not in examples:
        raise BadOption(f"there is no example {name!r}{suggest(name, examples)}")
    return examples[name]
