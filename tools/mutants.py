"""Mutants: the ways in which one small thing in a function can be wrong."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

OPERATORS: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
NOTED = "_called_by_a_test"
TWINS = {"min": "max", "max": "min"}


@dataclass(frozen=True, eq=False)
class Mutant:
    """One thing that is changed in a function: where, and the line before and after."""

    module: ModuleType
    function: ast.FunctionDef
    number: int  # of the node among those of the function
    which: int  # of its changes
    line: int
    was: str
    now: str

    @property
    def name(self) -> str:
        """The function that is changed."""
        return f"{self.module.__name__}.{self.function.name}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What is changed and how, wherever in its file the function stands."""
        return f"{file_of(self.module).stem}.{self.function.name}", self.was, self.now

    def __str__(self) -> str:
        return f"{file_of(self.module).name}:{self.line} {self.function.name}\n    - {self.was}\n    + {self.now}"

    def live(self) -> None:
        """From now on, in this process, everybody who calls the function gets the mutant."""
        replace(self.module, compiled(self.module, with_change(self.function, self.number, self.which)))

    @cached_property
    def watched(self) -> CodeType:
        """The function without the change; it notes that it was called."""
        function = copy.deepcopy(self.function)
        function.body[:0] = ast.parse(f"{NOTED}.add({self.name!r})").body
        return compiled(self.module, function)

    def watch(self, called: set[str]) -> None:
        """From now on, in this process, it is noted when the function is called."""
        vars(self.module)[NOTED] = called
        replace(self.module, self.watched)


def compiled(module: ModuleType, function: ast.FunctionDef) -> CodeType:
    """The code of a function as it would be in its module."""
    made: dict[str, Any] = {}
    whole = ast.fix_missing_locations(ast.Module([function], []))
    exec(compile(whole, str(file_of(module)), "exec"), dict(vars(module)), made)
    code: CodeType = made[function.name].__code__
    return code


def replace(module: ModuleType, code: CodeType) -> None:
    """Give a function of a module other code: whoever has imported it has that too."""
    getattr(module, code.co_name).__code__ = code


def file_of(module: ModuleType) -> Path:
    """Where a module was written."""
    return Path(module.__file__ or "")


def mutants_of(module: ModuleType) -> Iterator[Mutant]:
    """All mutants of the functions of a module; where some are compiled, of these: words beside them are no rules."""
    source = file_of(module).read_text("utf-8")
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    for function in [one for one in functions if one.decorator_list] or functions:
        function.decorator_list = []
        for number, node in enumerate(ast.walk(function)):
            for which, change in enumerate(changes(node)):
                was, now = as_lines(source, node, change)
                yield Mutant(module, function, number, which, line_of(node), was, now)


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in the place of a node."""
    match node:
        case ast.Compare(ops=[one]) if type(one) in OPERATORS:
            yield ast.Compare(node.left, [OPERATORS[type(one)]()], node.comparators)
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
        case ast.BoolOp():
            yield ast.BoolOp(OPERATORS[type(node.op)](), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Name(id=("min" | "max") as name):
            yield ast.Name(TWINS[name], ast.Load())
        case ast.AugAssign():
            if type(node.op) in OPERATORS:
                yield ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) not in ("0", "False"):
            yield ast.Return(ast.Constant(0))
        case ast.If() if len(node.body) == 1 and isinstance(node.body[0], ast.Return) and not node.orelse:
            yield ast.Pass()
        case ast.If() if not isinstance(node.test, ast.Compare):
            yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)


def with_change(function: ast.FunctionDef, number: int, which: int) -> ast.FunctionDef:
    """A copy of a function in which one node is changed."""
    changed = copy.deepcopy(function)
    target = list(ast.walk(changed))[number]
    new = ast.copy_location(list(changes(target))[which], target)

    class Exchange(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            return new if node is target else self.generic_visit(node)

    done: ast.FunctionDef = Exchange().visit(changed)
    return done


def line_of(node: ast.AST) -> int:
    """Where a node begins."""
    return int(getattr(node, "lineno", 0))


def as_lines(source: str, node: Any, change: ast.AST) -> tuple[str, str]:
    """The line of a node, and the same with the change in its place; whole if the node is longer than its line."""
    now = "pass" if isinstance(change, ast.Pass) else ast.unparse(change).partition("\n")[0]
    line = source.splitlines()[node.lineno - 1].encode()
    if node.end_lineno == node.lineno:
        now = (line[: node.col_offset] + now.encode() + line[node.end_col_offset :]).decode().strip()
    return line.decode().strip(), now
