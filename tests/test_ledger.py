"""One rule, one id, one test: every RULES.md agrees with the code and with the tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from oppidum.core.ledger import read_ledger
from oppidum.games import GAMES, game_class, ledger_file
from tools.make_ledger import write_ledger

TESTS = Path(__file__).parent
PACKAGE = Path(ledger_file(next(iter(GAMES)))).parents[2]
DIGITS = {"finisterre": 3}  # of an id, two elsewhere


@cache
def functions(file: Path) -> dict[str, list[str]]:
    """The functions, classes and methods of a file, each with the rule ids in its decorators."""
    found: dict[str, list[str]] = {}

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{prefix}{child.name}"
                marks = [ast.unparse(mark) for mark in child.decorator_list]
                found[name] = [rule for mark in marks if "rule(" in mark for rule in re.findall(r"[A-Z]+-\d+", mark)]
                visit(child, f"{name}.")

    visit(ast.parse(file.read_text("utf-8")), "")
    return found


def code_file(game: str, name: str) -> Path:
    own = PACKAGE / "games" / game / name
    return own if own.is_file() else PACKAGE / name


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_function_and_its_test(game):
    ledger = read_ledger(ledger_file(game))
    assert ledger
    for rule in ledger.values():
        assert rule.code, f"{rule.id} names no function"
        assert rule.tests, f"{rule.id} names no test"
        for place in rule.code:
            file, name = place.split(":")
            assert name in functions(code_file(game, file)), f"{rule.id}: {place} is not there"
        for place in rule.tests:
            file, name = place.split(":")
            marks = functions(TESTS / "games" / game / file)
            assert rule.id in marks.get(name, []), f"{rule.id}: {place} is not there, or not marked with the rule"


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_says_in_the_ledger_what_it_says_in_the_client(game):
    assert write_ledger(game) == Path(ledger_file(game)).read_text("utf-8"), f"run tools/make_ledger.py {game}"


@pytest.mark.parametrize("game", GAMES)
def test_every_marked_test_stands_in_the_ledger(game):
    ledger = read_ledger(ledger_file(game))
    folder = TESTS / "games" / game
    for file in folder.rglob("test_*.py"):
        for name, ids in functions(file).items():
            place = f"{file.relative_to(folder).as_posix()}:{name}"
            for rule_id in ids:
                assert rule_id in ledger, f"{place} checks {rule_id}, which is no rule"
                assert place in ledger[rule_id].tests, f"{rule_id} does not name {place}"


@pytest.mark.parametrize("game", GAMES)
def test_ids_ascend_and_leave_gaps_only_for_rules_to_come(game):
    prefix, width = game_class(game).prefix, DIGITS.get(game, 2)
    ids = list(read_ledger(ledger_file(game)))
    numbers = [int(rule_id.split("-")[1]) for rule_id in ids]
    assert ids == [f"{prefix}-{number:0{width}d}" for number in numbers]
    assert numbers == sorted(set(numbers))
    assert numbers == list(range(1, 1 + len(numbers)))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_in_the_code_is_in_the_ledger(game):
    ledger = read_ledger(ledger_file(game))
    for file in (PACKAGE / "games" / game).rglob("*.py"):
        for rule_id in re.findall(rf"{game_class(game).prefix}-\d+", file.read_text("utf-8")):
            assert rule_id in ledger, f"{file.name} names {rule_id}"


def test_carcassonne_has_all_52_rules():
    assert len(read_ledger(ledger_file("carcassonne"))) == 52


# Comments cite a rule by its id, else a chapter of docs/rules/finisterre.md; never a section ("14.7", "section 8") or a
# node ("D12") of a document that readers do not have.
SECTION = re.compile(r"\d\d?\.\d\d?|1\d|2[01]|[CDG]\d\d?")
LOOSE = re.compile(r"\([2-9]\)|\bsection \d|\b(?:of|in|see) \d+\.\d|# [CDG]\d\d?\b")
CHAPTERS = re.compile(r"\bchapters? ([A-Z][\w ]*(?:, [A-Z][\w ]*)*)")


def remarks(file: Path) -> list[str]:
    """The comments and docstrings of a Python file."""
    text = file.read_text("utf-8")
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, documented)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return docstrings + [token.string for token in tokens if token.type == tokenize.COMMENT]


def bare_citations(remark: str) -> list[str]:
    """What a remark cites of a document that is not here."""
    lists = re.findall(r"\(([^()]*)\)", remark)
    cited = [item for items in lists for item in re.split(r", |; | … ", items) if SECTION.fullmatch(item)]
    return cited + LOOSE.findall(remark)


@pytest.mark.parametrize("remark", ["Building (14.1).", "(5.6 … 5.8)", "it is asked (D15)", "(10, 19)", "# D3", "(4)"])
def test_a_bare_citation_is_found(remark):
    assert bare_citations(remark)


@pytest.mark.parametrize("remark", ["(FIN-115)", "the upper (0) pile", "# 1.5 of 11", "(chapter Paying)", "(3, 0)"])
def test_other_brackets_are_no_citations(remark):
    assert not bare_citations(remark)


def test_comments_cite_rules_and_chapters_that_readers_have():
    headings = re.findall(
        r"^#+ (.*)$", (TESTS.parent / "docs" / "rules" / "finisterre.md").read_text("utf-8"), re.MULTILINE
    )
    files = [*(PACKAGE / "games" / "finisterre").rglob("*.py"), *(TESTS / "games" / "finisterre").rglob("*.py")]
    chapters = set()
    for file in files:
        for remark in remarks(file):
            assert not bare_citations(remark), f"{file.name}: {remark!r}"
            chapters |= {name for names in CHAPTERS.findall(remark) for name in names.split(", ") if name != "FIN"}
    assert chapters
    assert chapters <= set(headings)


KINDS_OF_TEXT = {".py", ".md", ".toml", ".ts", ".svelte", ".css", ".ftl", ".html", ".txt"}
UNKNOWN = re.compile(r"\bAMB-\d")  # numbers of a list of readings that readers do not have


def test_nothing_cites_a_list_that_readers_do_not_have():
    root = TESTS.parent
    tops = [PACKAGE, TESTS, *(root / name for name in ("bench", "deploy", "docs", "examples", "tools", "web"))]
    files = [*root.glob("*.md"), *(file for top in tops for file in top.rglob("*") if is_ours(file))]
    assert {file.suffix for file in files} >= {".py", ".md", ".ts", ".svelte", ".ftl"}
    assert [str(file.relative_to(root)) for file in files if UNKNOWN.search(file.read_text("utf-8"))] == []


def is_ours(file: Path) -> bool:
    """Written here, not fetched or made."""
    return file.suffix in KINDS_OF_TEXT and not {"node_modules", "static", "compiled"} & set(file.parts)


def test_the_chapters_name_rules_that_are_in_the_ledger_and_leave_none_out():
    text = (TESTS.parent / "docs" / "rules" / "finisterre.md").read_text("utf-8")
    ledger = read_ledger(ledger_file("finisterre"))
    assert sorted(set(ledger) - set(re.findall(r"FIN-\d{3}", text))) == []
    assert sorted(set(re.findall(r"FIN-\d{3}", text)) - set(ledger)) == []


def test_the_chapters_name_every_option():
    text = (TESTS.parent / "docs" / "rules" / "finisterre.md").read_text("utf-8")
    assert [option.name for option in game_class("finisterre").OPTIONS if f"`{option.name}`" not in text] == []
