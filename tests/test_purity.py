"""Rules do no I/O: what import contracts cannot see, since it needs no import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import oppidum
from tests.test_types import COMPILED

PACKAGE = Path(oppidum.__file__).parent
RULES = sorted((PACKAGE / "games").rglob("*.py"))
OTHERS = sorted({*PACKAGE.rglob("*.py")} - {*RULES})
BUILTINS = {"open", "print", "input", "breakpoint", "exec", "eval", "compile", "__import__"}
OF_PATHS = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "unlink", "mkdir", "touch", "rename"}
DATA = {"__init__", "examples", "board", "book", "box", "tiles"}  # what is in the box, the examples and RULES.md


def io_in(tree: ast.AST, names: set[str] = BUILTINS | OF_PATHS) -> Iterator[str]:
    """The calls in a piece of code that read or write something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in BUILTINS & names:
            yield node.id
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in OF_PATHS & names:
            yield node.func.attr


def compiled_in(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions that go to the compiler."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and COMPILED & {ast.unparse(one) for one in node.decorator_list}:
            yield node


@pytest.mark.parametrize("game", sorted({file.parent.name for file in RULES}))
def test_no_module_of_a_game_reads_or_writes_but_for_what_is_in_its_box(game):
    files = [file for file in RULES if file.parent.name == game]
    assert files
    for file in files:
        names = BUILTINS if file.stem in DATA else BUILTINS | OF_PATHS
        assert list(io_in(ast.parse(file.read_text("utf-8")), names)) == [], file.name


def test_no_compiled_rule_elsewhere_reads_or_writes():
    functions = [one for file in OTHERS for one in compiled_in(ast.parse(file.read_text("utf-8")))]
    assert functions
    assert {one.name: found for one in functions if (found := list(io_in(one)))} == {}


@pytest.mark.parametrize("code", ["open('x')", "print(1)", "say = input", "path.write_text('x')", "Path('x').open()"])
def test_what_reads_or_writes_is_found(code):
    assert list(io_in(ast.parse(code)))
