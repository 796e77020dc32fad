"""The commands about puzzles, as a person meets them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from oppidum.cli import app
from oppidum.puzzles.puzzle import Way, read_puzzle
from oppidum.puzzles.shelf import puzzles_of
from tests.soak import soak


def run(*words, code=0):
    """What a command prints."""
    result = CliRunner().invoke(app, ["puzzles", *words], env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def test_puzzles_are_listed_and_shown_and_told_only_when_that_is_wanted():
    known = puzzles_of("carcassonne")
    listed = json.loads(run("list", "carcassonne", "--json"))
    assert [one["name"] for one in listed] == [one.name for one in known]
    assert run("list", "carcassonne").endswith(f"{len(known)} puzzles of carcassonne\n")
    puzzle = known[3]
    shown, told = run("show", "carcassonne", puzzle.name), run("show", "carcassonne", puzzle.name, "--solution")
    assert f"Player {puzzle.you + 1}: " in shown
    assert told.startswith(shown)
    assert puzzle.ways[0].step in told.removeprefix(shown)
    assert puzzle.wrong[0].step in told.removeprefix(shown)
    assert "Puzzle" in run("show", "meduris")


def test_what_is_not_there_is_named():
    assert "there is no game 'chess'" in run("list", "chess", code=1)
    assert "there is no puzzle 'x' of meduris" in run("show", "meduris", "x", code=1)
    assert "there are no puzzles of finisterre" in run("show", "finisterre", code=1)
    assert "there are no puzzles of finisterre" in run("check", "finisterre", code=1)
    assert "seats do not know everything" in run("find", "finisterre", code=1)


def test_a_check_names_what_does_not_hold(tmp_path):
    puzzle = next(one for one in puzzles_of("meduris") if one.evidence.exact)
    file = tmp_path / "mine.jsonl"
    file.write_text(puzzle.as_line() + "\n")
    assert "1 of 1 puzzles were looked at, and hold" in run("check", "meduris", "--file", str(file))
    spoiled = replace(puzzle, ways=(Way(puzzle.wrong[0].step),))
    file.write_text(f"{puzzle.as_line()}\n{spoiled.as_line()}\n")
    told = run("check", "meduris", "--file", str(file), code=1)
    assert "is best, not" in told
    assert "1 of 2 puzzles do not hold" in told


@pytest.mark.parametrize("game", [soak("meduris"), soak("carcassonne")])
def test_more_are_found_and_added_to_a_file(game, tmp_path):
    file = tmp_path / "mine.jsonl"
    run("find", game, "--count", "2", "--seed", "7", "--out", str(file))
    run("find", game, "--count", "1", "--seed", "8", "--out", str(file))
    found = [read_puzzle(game, line) for line in file.read_text().splitlines()]
    assert len({one.name for one in found}) == 3
    assert "3 of 3 puzzles were looked at, and hold" in run("check", game, "--file", str(file))
