"""The rule book of a game: its rules in chapters, with all that belongs to each of them.

`learn/rulebook.toml` of a game says in which chapters and which order its rules are told, and under which of them a
picture stands, and for what each pays; options say themselves which rules they change, and `learn/refusals.toml` says
what each refuses (`tools/make_refusals.py` reads it from the code). The words are the client's: `rule-ID`,
`chapter-GAME-NAME`, `award-KIND`, `why-REASON`.

[chapters.cities]
rules = ["CAR-23", "CAR-24"]
diagrams = ["two-knights"]          # under its introduction

[diagrams]
CAR-24 = ["city-with-shield"]       # under a rule

[awards]
CAR-23 = ["city"]                   # what awards by it are for
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from oppidum.core.ledger import Rule, read_ledger
from oppidum.core.options import BadOption, suggest
from oppidum.games import game_class, ledger_file
from oppidum.games.examples import examples_of
from oppidum.learning.folder import data_file
from oppidum.learning.lessons import lesson_heads

KEYS = ("chapters", "diagrams", "awards")


@dataclass(frozen=True)
class ToldRule:
    """A rule with its pictures, what it pays for and refuses, the options that change it, and what shows it at work."""

    id: str
    diagrams: tuple[str, ...]
    awards: tuple[str, ...]
    refusals: tuple[str, ...]
    options: tuple[str, ...]
    lessons: tuple[str, ...]
    examples: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """Rules that are told together, behind an introduction with pictures."""

    name: str
    diagrams: tuple[str, ...]
    rules: tuple[ToldRule, ...]


def rulebook_of(game: str) -> tuple[Chapter, ...]:
    """The rule book of a game."""
    return read_chapters(game, data_file(game, "rulebook.toml").read_text("utf-8"))


def read_chapters(game: str, text: str) -> tuple[Chapter, ...]:
    """The chapters of a file; BadOption names what it should not say."""
    table = tomllib.loads(text)
    for key in table:
        if key not in KEYS:
            raise BadOption(f"rulebook.toml of {game}: there is no {key!r}{suggest(key, KEYS)}")
    ledger = read_ledger(ledger_file(game))
    pictures: Mapping[str, list[str]] = table.get("diagrams", {})
    awards: Mapping[str, list[str]] = table.get("awards", {})
    for rule in (*pictures, *awards):
        check(rule, game, ledger)
    refusals = tomllib.loads(data_file(game, "refusals.toml").read_text("utf-8"))
    options = by_rule((option.name, option.rules) for option in game_class(game).OPTIONS)
    lessons = by_rule((lesson.name, lesson.rules) for lesson in lesson_heads(game))
    examples = by_rule((example.name, example.rules) for example in examples_of(game).values())

    def tell(rule: str) -> ToldRule:
        check(rule, game, ledger)
        more = (tuple(found.get(rule, ())) for found in (pictures, awards, refusals, options, lessons, examples))
        return ToldRule(rule, *more)

    return tuple(
        Chapter(name, tuple(chapter.get("diagrams", ())), tuple(map(tell, chapter["rules"])))
        for name, chapter in table["chapters"].items()
    )


def check(rule: str, game: str, ledger: Mapping[str, Rule]) -> None:
    """There must be such a rule."""
    if rule not in ledger:
        raise BadOption(f"rulebook.toml of {game}: there is no rule {rule!r}{suggest(rule, ledger)}")


def by_rule(named: Iterable[tuple[str, Iterable[str]]]) -> dict[str, list[str]]:
    """The names of things by the rules that they name."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, rules in named:
        for rule in rules:
            found[rule].append(name)
    return found
