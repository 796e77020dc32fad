"""The words of the client: the same keys and arguments in every language, all used, none missing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from oppidum.bots import OPPONENTS
from oppidum.core.ledger import read_ledger
from oppidum.games import GAMES, game_class, ledger_file
from oppidum.games.examples import examples_of
from oppidum.games.finisterre.actions.kinds import WORDS as KIND_WORDS
from oppidum.learning.diagrams import diagrams_of
from oppidum.learning.figures import words_of
from oppidum.learning.how import how_to_play
from oppidum.learning.rulebook import rulebook_of

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
LOCALES = WEB / "locales"
SETTINGS = (WEB / "src" / "shared" / "settings.svelte.ts").read_text("utf-8")
LANGUAGES = re.findall(r'"(\w+)"', re.findall(r"LANGUAGES = \[(.*?)\]", SETTINGS, re.DOTALL)[0])  # English is the first
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
SOURCES = {file: file.read_text("utf-8") for kind in ("*.ts", "*.svelte") for file in (WEB / "src").rglob(kind)}
KEY = r"[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+"


class Arguments(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Cases(Visitor):
    """Collects the names of the variants of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.names.add(node.key.name)
        self.generic_visit(node)


def read(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by their keys."""
    resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    twice = [key for key, count in Counter(message.id.name for message in messages).items() if count > 1]
    assert twice == []
    return {message.id.name: message for message in messages}


def arguments(message: ast.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.names


ENGLISH = {key: message for file in FILES for key, message in read("en", file).items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same(language, file):
    english, other = read("en", file), read(language, file)
    assert other.keys() == english.keys()
    for key, message in english.items():
        assert arguments(other[key]) >= arguments(message), key  # some need more, to know a gender
        assert [attribute.id.name for attribute in other[key].attributes] == [a.id.name for a in message.attributes]


def test_no_language_has_files_of_its_own():
    assert {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(file.name for file in (LOCALES / language).iterdir()) == FILES


def literals() -> set[str]:
    """Everything in the client's source that looks like a key between quotes."""
    found = (re.findall(rf"[\"'`]({KEY})[\"'`]", text) for text in SOURCES.values())
    return {key for keys in found for key in keys}


def templates() -> list[re.Pattern[str]]:
    """Keys that the client puts together: `option-${game}-${name}` as a pattern."""
    found = {part for text in SOURCES.values() for part in re.findall(r"`([a-z]+-(?:[\w-]|\$\{[^}]*\})*)`", text)}
    patterns = {re.sub(r"\$\{[^}]*\}", "@", template) for template in found if "$" in template}
    return [re.compile(re.escape(pattern).replace("@", "[A-Za-z0-9_-]+")) for pattern in sorted(patterns)]


def references() -> set[str]:
    """Strings that others take in."""
    texts = [(LOCALES / "en" / file).read_text("utf-8") for file in FILES]
    return {key for text in texts for key in re.findall(rf"\{{ ({KEY}) \}}", text)}


def test_every_string_is_used():
    words, patterns = literals() | references(), templates()
    unused = [key for key in ENGLISH if key not in words and not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


def test_every_string_that_is_used_exists():
    wanted = {key for text in SOURCES.values() for key in re.findall(rf"\bt\(\s*[\"']({KEY})[\"']", text)}
    assert wanted - ENGLISH.keys() == set()
    assert len(wanted) > 100


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_option_preset_and_bot_has_words(name):
    game = game_class(name)
    wanted = {f"game-{name}-title", f"game-{name}-summary"}
    wanted |= {f"rule-{rule}" for rule in read_ledger(ledger_file(name))}
    wanted |= {f"chapter-{name}-{chapter.name}" for chapter in rulebook_of(name)}
    wanted |= {f"diagram-{name}-{diagram}" for diagram in diagrams_of(name)}
    wanted |= {f"example-{name}-{example}" for example in examples_of(name)}
    wanted |= {f"how-{name}-{key}" for section in how_to_play(name) for key in section.words()}
    wanted |= {f"preset-{name}-{preset}" for preset in game.PRESETS}
    wanted |= {f"option-{name}-{option.name}" for option in game.OPTIONS}
    wanted |= {
        f"option-{name}-{option.name}-{str(value).lower()}" for option in game.OPTIONS for value in option.choices
    }
    wanted |= {f"bot-{bot}{end}" for bot in OPPONENTS for end in ("", "-about")}
    assert {key.replace("+", "-") for key in wanted} - ENGLISH.keys() == set()


LONGEST_SHORT = 40  # letters on a chip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_departure_from_a_preset_has_a_few_words(name, language):
    words, game = read(language, "common.ftl"), game_class(name)
    for option in game.OPTIONS:
        for value in option.choices:
            if all(preset.get(option.name, option.default) == value for preset in game.PRESETS.values()):
                continue
            key = f"option-{name}-{option.name}-{str(value).lower()}".replace("+", "-")
            short = {one.id.name: "".join(spoken(one.value)) for one in words[key].attributes}.get("short", "")
            assert 0 < len(short) <= LONGEST_SHORT, f"{key}: {short!r}"


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_a_game_name_only_what_it_has(name):
    """What no longer exists has no words, and the figures in rules are figures of the box."""
    kind = game_class(name)
    here = [(key, message) for key, message in ENGLISH.items() if key.split("-")[1:2] == [name]]
    for part, known in {
        "chapter": {chapter.name for chapter in rulebook_of(name)},
        "diagram": set(diagrams_of(name)),
        "example": set(examples_of(name)),
        "how": {key for section in how_to_play(name) for key in section.words()},
    }.items():
        assert {key.split("-", 2)[2] for key, _ in here if key.startswith(f"{part}-")} == known
    words = words_of(kind(kind.seats[0])).keys()
    for language in LANGUAGES:
        for file in (f"rules-{name}.ftl", f"learn-{name}.ftl", f"how-{name}.ftl"):
            assert {used for message in read(language, file).values() for used in arguments(message)} <= words


@pytest.mark.parametrize("name", GAMES)
def test_all_that_explains_a_game_says_something(name):
    """A section or step of "How to play" has a text, and a way to points says how many."""
    for section in how_to_play(name):
        told = {section.name, *(f"{section.name}-{step.name}" for step in (*section.steps, *section.parts))}
        assert {key for key in told if "text" not in attributes(f"how-{name}-{key}")} == set()
        assert all("worth" in attributes(f"how-{name}-worth-{row.name}") for row in section.worth)


def attributes(key: str) -> set[str]:
    """What a message says besides."""
    return {one.id.name for one in ENGLISH[key].attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_words(language):
    """What it is called, what it is for, what was done."""
    messages = read(language, "finisterre.ftl")
    for key in ("finisterre-kind", "finisterre-kind-about", "finisterre-did"):
        missing = {word.replace(" ", "-") for word in KIND_WORDS} - variants(messages[key])
        assert not missing, (key, missing)


def variants(message: ast.Message) -> set[str]:
    """The names of all cases that a message tells apart."""
    visitor = Cases()
    visitor.visit(message)
    return visitor.names


def test_every_refusal_has_words():
    texts = [file.read_text("utf-8") for file in (ROOT / "src" / "oppidum").rglob("*.py")]
    reasons = {reason for text in texts for reason in re.findall(r"reason=\"([a-z-]+)\"", text)}
    assert len(reasons) > 25
    reasons |= {reason for text in texts for reason in re.findall(r"BadRequest\(\d+, .*\"([a-z-]+)\"\)", text)}
    assert "unknown-page" in reasons
    assert {f"why-{reason}" for reason in reasons} - ENGLISH.keys() == set()


FIGURES = {
    "why-not-a-cell",
    "why-first-card",
    "why-no-fuel",
    "why-no-such-clan",
}  # how cells are written, one piece burnt


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_for_a_refusal_says_a_figure(language):
    """Figures are data of the box, and come as facts; only a form for one thing may say the one."""
    for file in FILES:
        for key, message in read(language, file).items():
            if key.startswith("why-") and key not in FIGURES:
                assert not set(re.findall(r"\d+", " ".join(spoken(message.value)))) - {"0"}, key


def spoken(pattern: ast.Pattern | None) -> list[str]:
    """The text of a pattern and of its forms, but for those of nothing and of one."""
    if pattern is None:
        return []
    said = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    choices = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    for choice in choices:
        for form in choice.variants if isinstance(choice, ast.SelectExpression) else []:
            if getattr(form.key, "name", "other") != "one":
                said += spoken(form.value)
    return said
