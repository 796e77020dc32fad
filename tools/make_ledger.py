"""Fill in the test column of a RULES.md from the marks of the tests: `make_ledger.py meduris`."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^(\| ([A-Z]+-\d+) \|.*\|.*\|)(.*)\|$")


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The tests of every rule id, as `file.py:name`, in the order of the files."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                marks = [ast.unparse(mark) for mark in node.decorator_list]
                for rule in {rule for mark in marks if "rule(" in mark for rule in re.findall(r"[A-Z]+-\d+", mark)}:
                    found.setdefault(rule, []).append(f"`{file.name}:{node.name}`")
    return found


def main() -> None:
    """Rewrite the file."""
    game = sys.argv[1]
    tests = marked_tests(ROOT / "tests" / "games" / game)
    file = ROOT / "src" / "oppidum" / "games" / game / "RULES.md"
    lines = []
    for line in file.read_text("utf-8").splitlines():
        row = ROW.match(line)
        lines.append(f"{row[1]} {', '.join(tests.get(row[2], []))} |" if row else line)
    file.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
