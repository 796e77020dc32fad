"""What mypy is told to overlook: compiled rules may go without types, and nothing else may."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [*sorted((ROOT / "src").rglob("*.py")), *sorted((ROOT / "tools").glob("*.py")), ROOT / "hatch_build.py"]
COMPILED = {"rule", "apart", "generic"}  # the decorators of core/jit.py


def untyped(source: str) -> list[str]:
    """The functions without all types that no decorator gives to the compiler."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not COMPILED & {ast.unparse(one) for one in node.decorator_list}
        and not is_typed(node)
    ]


def is_typed(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    every = [one for one in ast.walk(node.args) if isinstance(one, ast.arg)]
    named = [one for one in every if one.arg not in ("self", "cls")]
    return all(one.annotation for one in named) and (node.returns is not None or node.name == "__init__")


@pytest.mark.parametrize("package", ["core", "games", "bots"])
def test_only_compiled_rules_go_without_types(package):
    files = sorted((ROOT / "src" / "oppidum" / package).rglob("*.py"))
    assert files
    assert {file.name: names for file in files if (names := untyped(file.read_text("utf-8")))} == {}


def test_a_function_without_types_is_found():
    assert untyped("def one(a): ...\n@rule\ndef two(a): ...\ndef three(self, a: int) -> int: ...") == ["one"]


def test_whoever_overlooks_a_type_says_why():
    lines = [line for file in FILES for line in file.read_text("utf-8").splitlines() if "# type: ignore" in line]
    assert [line for line in lines if not re.search(r"# type: ignore\[[\w, -]+\]  # \w+", line)] == []
