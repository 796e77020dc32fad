"""Write which rule refuses what, as the code says it: `learn/refusals.toml` of every game, for the rule book.

Read from the calls `Refusal("CAR-08", …, reason="edge")`; those that take their rule from elsewhere are left out.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

from oppidum.core.ledger import read_ledger
from oppidum.games import GAMES, game_class, ledger_file

HEAD = "# By rule, the reasons of its refusals: the client's words `why-REASON`. Made by tools/make_refusals.py.\n"


def refusals_of(game: str) -> dict[str, list[str]]:
    """The reasons of refusals by rule, in the order of the rules."""
    found: dict[str, set[str]] = {rule: set() for rule in read_ledger(ledger_file(game))}
    for file in ledger_file(game).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) != "Refusal" or not call.args:
                continue
            reasons = [word.value for word in call.keywords if word.arg == "reason"]
            match call.args[0], reasons:
                case ast.Constant(value=str(rule)), [ast.Constant(value=str(reason))]:
                    found[rule].add(reason)
    return {rule: sorted(reasons) for rule, reasons in found.items() if reasons}


def file_of(game: str) -> Path:
    """Where a game keeps them."""
    return ledger_file(game).parent / "learn" / "refusals.toml"


def written(game: str) -> str:
    """The file."""
    rows = (f"{rule} = {json.dumps(reasons)}\n" for rule, reasons in refusals_of(game).items())
    return HEAD + "".join(rows)


if __name__ == "__main__":
    for name in GAMES:
        if game_class(name).has_board:
            file_of(name).write_text(written(name), "utf-8")
