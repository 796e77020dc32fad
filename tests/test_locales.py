"""The words of the client: the same keys and arguments in four languages, all used, none missing."""

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

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
LOCALES = WEB / "locales"
LANGUAGES = ("en", "es", "it", "nl")
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
SOURCES = {file: file.read_text("utf-8") for kind in ("*.ts", "*.svelte") for file in (WEB / "src").rglob(kind)}
KEY = r"[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+"


class Arguments(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


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
    wanted |= {f"preset-{name}-{preset}" for preset in game.PRESETS}
    wanted |= {f"option-{name}-{option.name}" for option in game.OPTIONS}
    wanted |= {
        f"option-{name}-{option.name}-{str(value).lower()}" for option in game.OPTIONS for value in option.choices
    }
    wanted |= {f"bot-{bot}{end}" for bot in OPPONENTS for end in ("", "-about")}
    assert {key.replace("+", "-") for key in wanted} - ENGLISH.keys() == set()


def test_every_refusal_has_words():
    texts = [file.read_text("utf-8") for file in (ROOT / "src" / "oppidum").rglob("*.py")]
    reasons = {reason for text in texts for reason in re.findall(r"reason=\"([a-z-]+)\"", text)}
    assert len(reasons) > 25
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
