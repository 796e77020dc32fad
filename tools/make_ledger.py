"""Fill in a RULES.md: what rules say from the client's English, their tests from their marks: `make_ledger.py meduris`.

A rule's text exists once, in `web/locales/en/rules-GAME.ftl`. The figures in it are those of the box; where an option
chooses the words, the ledger says those of the option's default, and the others in brackets.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from oppidum.games import game_class
from oppidum.learning.figures import words_of
from oppidum.learning.rulebook import rulebook_of

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([A-Z]+-\d+) \|.*?\|(.*)\|.*\|$")


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The tests of every rule id, as `folder/file.py:name`, in the order of the files."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                marks = [ast.unparse(mark) for mark in node.decorator_list]
                for rule in {rule for mark in marks if "rule(" in mark for rule in re.findall(r"[A-Z]+-\d+", mark)}:
                    found.setdefault(rule, []).append(f"`{file.relative_to(folder).as_posix()}:{node.name}`")
    return found


def told_rules(game: str) -> dict[str, str]:
    """What every rule says in English, its small print included."""
    kind = game_class(game)
    figures = words_of(kind(kind.seats[0]))
    file = ROOT / "web" / "locales" / "en" / f"rules-{game}.ftl"
    entries = FluentParser().parse(file.read_text("utf-8")).body
    said = {one.id.name.removeprefix("rule-"): tell(one, figures) for one in entries if isinstance(one, fluent.Message)}
    changed = {rule.id: rule.options for chapter in rulebook_of(game) for rule in chapter.rules}
    return {rule: " ".join([text, *(f"(Option `{name}`.)" for name in changed[rule])]) for rule, text in said.items()}


def tell(message: fluent.Message, figures: Mapping[str, int | str]) -> str:
    """A message with its small print."""
    small = [attribute.value for attribute in message.attributes if attribute.id.name == "detail"]
    return " ".join(say(pattern, figures) for pattern in [message.value, *small] if pattern)


def say(pattern: fluent.Pattern, figures: Mapping[str, int | str]) -> str:
    """A pattern of words, figures and words that an option chooses."""
    said = []
    for part in pattern.elements:
        if isinstance(part, fluent.TextElement):
            said.append(part.value)
        elif isinstance(part.expression, fluent.VariableReference):
            said.append(str(figures[part.expression.id.name]))
        elif isinstance(part.expression, fluent.SelectExpression):
            said.append(say_choice(part.expression, figures))
        else:
            raise ValueError(f"a rule may hold words and figures, not {type(part.expression).__name__}")
    return " ".join("".join(said).split())


def say_choice(choice: fluent.SelectExpression, figures: Mapping[str, int | str]) -> str:
    """What is said by default, then in brackets what is said under other values of the option."""
    if not isinstance(choice.selector, fluent.VariableReference):
        raise ValueError(f"an option chooses the words of a rule, not {type(choice.selector).__name__}")
    name = choice.selector.id.name
    option = name.removeprefix("option_")
    usual = str(figures[name])
    forms = {
        form.key.name if isinstance(form.key, fluent.Identifier) else form.key.value: form for form in choice.variants
    }
    others = (
        f"(`{option}={value}`: {say(form.value, {**figures, name: value})})"
        for value, form in forms.items()
        if value != usual
    )
    return " ".join([say(forms[usual].value, figures), *others])


def write_ledger(game: str) -> str:
    """The text of the file as it should be; functions stand there already."""
    tests = marked_tests(ROOT / "tests" / "games" / game)
    told = told_rules(game)
    lines = []
    for line in ledger_file(game).read_text("utf-8").splitlines():
        if row := ROW.match(line):
            rule, code = row.groups()
            line = f"| {rule} | {told[rule]} |{code}| {', '.join(tests.get(rule, []))} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def ledger_file(game: str) -> Path:
    """The RULES.md of a game."""
    return ROOT / "src" / "oppidum" / "games" / game / "RULES.md"


if __name__ == "__main__":
    ledger_file(sys.argv[1]).write_text(write_ledger(sys.argv[1]), "utf-8")
