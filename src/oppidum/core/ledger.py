"""The ledger of a game: its RULES.md, one row a rule, with the function that holds it and the test that checks it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from oppidum.core.options import BadOption

ROW = re.compile(r"^\|\s*([A-Z]+-\d+)\s*\|(.*)\|(.*)\|(.*)\|\s*$")


@dataclass(frozen=True)
class Rule:
    """One rule in our words; `code` and `tests` name functions as `file.py:name`."""

    id: str
    text: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def read_ledger(file: Path) -> dict[str, Rule]:
    """All rules of a RULES.md by their ids, in its order."""
    rules: dict[str, Rule] = {}
    for line in file.read_text("utf-8").splitlines():
        if row := ROW.match(line):
            rule_id, text, code, tests = (part.strip() for part in row.groups())
            if rule_id in rules:
                raise ValueError(f"{file.name}: {rule_id} stands there twice")
            rules[rule_id] = Rule(rule_id, text, names(code), names(tests))
    return rules


def names(cell: str) -> tuple[str, ...]:
    """The names between backticks."""
    return tuple(re.findall(r"`([^`]+)`", cell))


def find_rule(rules: dict[str, Rule], wanted: str) -> Rule:
    """One rule by its id, or BadOption; `7`, `car-7` and `CAR-07` mean the same."""
    for rule in rules.values():
        if wanted.upper() in aliases(rule.id):
            return rule
    raise BadOption(f"there is no rule {wanted!r}; the ledger goes from {next(iter(rules))} to {list(rules)[-1]}")


def aliases(rule_id: str) -> tuple[str, ...]:
    """The ways in which people write a rule id."""
    prefix, number = rule_id.split("-")
    return rule_id, number, str(int(number)), f"{prefix}-{int(number)}"
