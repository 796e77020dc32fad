"""The public entry: `import oppidum`, and what things look like when they are shown."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from importlib import import_module

import pytest

import oppidum
from oppidum.games import GAMES
from tests.conftest import ALL_VARIANTS


def test_all_that_is_promised_is_there():
    imports = [node for node in ast.walk(ast.parse(inspect.getsource(oppidum))) if isinstance(node, ast.ImportFrom)]
    told = {(node.module, one.name, one.asname or one.name) for node in imports for one in node.names}
    loaded = {(place, there, name) for place, names in oppidum.PLACES.items() for name, there in names.items()}
    assert loaded <= told  # what type checkers read is what Python loads
    assert sorted(oppidum.__all__) == sorted(name for names in oppidum.PLACES.values() for name in names)
    for module, names in oppidum.PLACES.items():
        for name, there in names.items():
            assert getattr(oppidum, name) is getattr(import_module(module), there)
    assert {*oppidum.__all__} <= {*dir(oppidum)}
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        oppidum.nothing  # noqa: B018


def test_asking_for_the_version_loads_neither_numpy_nor_numba():
    code = "import sys, oppidum; oppidum.__version__; print({'numpy', 'numba'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


@pytest.mark.parametrize("game", ALL_VARIANTS)
def test_a_game_shows_how_it_is_made(game):
    again = eval(repr(game), {"make": oppidum.make})
    assert type(again) is type(game)
    assert (again.players, again.options, again.start) == (game.players, game.options, game.start)


def test_a_match_and_a_position_show_where_they_stand():
    match = oppidum.Match(oppidum.make("carcassonne", preset="modern"))
    assert repr(match) == "<Match of make('carcassonne', 2, preset='modern'): 0 events, chance to move>"
    match.play(oppidum.CHANCE, "V")
    assert repr(match).endswith(": 1 events, player 1 to move>")
    assert repr(match.position) == "<Position of carcassonne: player 1's turn, scores [0, 0]>"
    over = oppidum.play(match.game, [oppidum.bot("uniform")] * 2, seed=1)
    assert repr(over).endswith("events, over>")


@pytest.mark.parametrize("name", GAMES)
def test_a_position_shows_its_game_whose_turn_it_is_and_the_scores(name):
    match = oppidum.play(oppidum.make(name, 3), [oppidum.bot("uniform")] * 3, seed=1)
    begun = match.game.initial()
    assert repr(begun).endswith("scores [5, 5, 5]>" if name == "meduris" else "scores [0, 0, 0]>")
    turn = match.game.on_turn(match.position)
    whose = f"player {turn + 1}'s turn" if turn >= 0 else "nobody's turn"
    assert repr(match.position) == f"<Position of {name}: {whose}, scores {match.scores}>"


def test_what_does_not_exist_is_refused_with_a_suggestion():
    for wrong, said in (
        (lambda: oppidum.make("carcasonne"), "did you mean 'carcassonne'"),
        (lambda: oppidum.make("carcassonne", options={"rivers": True}), "there is no option 'rivers'"),
        (lambda: oppidum.make("carcassonne", 9), "for 2 to 6 players"),
        (lambda: oppidum.make("meduris", preset="modern"), "there is no preset 'modern'"),
    ):
        with pytest.raises(oppidum.BadOption, match=said):
            wrong()
