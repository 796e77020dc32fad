"""One module of the server decides what a viewer may know: no other touches what could tell more."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import oppidum.server

SERVER = Path(oppidum.server.__file__).parent
GUARDED = {"secrets", "screen", "SECRETS", "SCREEN", "has_secrets", "hidden", "text_for"}  # of a game and of a line
TOUCHED = {
    "tables/viewing.py": {"secrets", "screen", "has_secrets", "hidden", "text_for"},
    "tables/lines.py": {"hidden"},  # keeps it
    "server.py": {"config.secrets"},  # the folder of the keys
}


def touched_in(tree: ast.AST) -> Iterator[str]:
    """What a piece of code reads of those; the configuration is no game."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in GUARDED:
            whole = ast.unparse(node)
            yield whole if whole == "config.secrets" else node.attr
        if isinstance(node, ast.Constant) and node.value in GUARDED:  # getattr
            yield str(node.value)


def test_only_viewing_asks_a_game_for_its_secrets_and_its_screen():
    files = sorted(SERVER.rglob("*.py"))
    touched = {file.relative_to(SERVER).as_posix(): {*touched_in(ast.parse(file.read_text("utf-8")))} for file in files}
    assert {name: names for name, names in touched.items() if names} == TOUCHED


@pytest.mark.parametrize(
    "code", ["game.secrets.observe(s, 0)", "screen = table.game.screen", "line.hidden[0]", "getattr(game, 'secrets')"]
)
def test_what_could_tell_more_is_found(code):
    assert list(touched_in(ast.parse(code)))
