"""The mutation pass: it finds what a test would notice, lists what none does, and ends what turns in circles."""

import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

from oppidum.games import GAMES

ROOT = Path(__file__).parents[1]
RULES = """
    def worth(tiles, complete):
        points = 0
        while tiles > 0:
            tiles -= 1
            points += 2
        if not complete or points > 8:
            return points // 2
        return points

    def forgotten(player):
        return player + 1
"""
TESTS = """
    from little_rules import worth

    def test_a_small_one():
        assert worth(2, True) == 4
        assert worth(2, False) == 2

    def test_a_large_one():
        assert worth(5, True) == 5
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What the pass says of rules whose tests do not look at the limit of 8 points."""
    folder = tmp_path_factory.mktemp("little")
    (folder / "little_rules.py").write_text(dedent(RULES), "utf-8")
    (folder / "test_little_rules.py").write_text(dedent(TESTS), "utf-8")
    command = [sys.executable, str(ROOT / "tools" / "mutate.py"), "--modules", "little_rules", "--jobs", "1"]
    command += ["--tests", "test_little_rules.py"]
    done = subprocess.run(command, cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr  # there are survivors that nobody has looked at
    return done.stdout


def test_what_the_tests_notice_is_killed(told):
    assert "+ tiles += 1" not in told  # for ever
    assert "+ points -= 2" not in told
    assert "+ return 0" not in told.partition("never called")[0]
    assert "+ if complete or points > 8:" not in told


def test_what_no_test_notices_is_listed(told):
    survivors = told.partition("survived")[2].partition("never called")[0]
    assert (
        "little_rules.py:7 worth\n    - if not complete or points > 8:\n    + if not complete or points >= 8:"
        in survivors
    )
    assert "+ if not complete or points > 9:" in survivors


def test_what_no_test_calls_is_listed(told):
    assert (
        "little_rules.py:12 forgotten\n    - return player + 1\n    + return player - 1"
        in told.partition("never called")[2]
    )


SURVIVORS = tomllib.loads((ROOT / "tools" / "survivors.toml").read_text("utf-8"))


@pytest.fixture
def tools(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "tools")
    return import_module("mutants"), import_module("mutate")


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_rules_is_changed(tools, game):
    _, mutate = tools
    names = [name.rpartition(".")[2] for name in mutate.modules_of(game)]
    assert {"scoring", "payment"} & {*names}
    assert not {"recount", "view_table", "view", "layout", "book"} & {*names}
    assert game in mutate.SAMPLES
    assert len(names) > (3, 50)[game == "finisterre"]


@pytest.mark.parametrize("game", GAMES)
def test_survivors_that_cannot_matter_are_mutants_of_today_and_have_reasons(tools, game):
    mutants, mutate = tools
    known = {one.key for name in mutate.modules_of(game) for one in mutants.mutants_of(import_module(name))}
    assert SURVIVORS.keys() <= {*GAMES}
    for one in SURVIVORS[game]:
        assert (one["where"], one["was"], one["now"]) in known, f"{one['where']} has changed: take it out"
        assert one["why"]


def test_a_mutant_that_cannot_matter_is_neither_tried_nor_listed(tools):
    _, mutate = tools
    assert len(mutate.read_accepted("meduris")) == len(SURVIVORS["meduris"]) > 0
    assert mutate.read_accepted("") == set()


def test_what_changes_elsewhere_draws_no_other_mutants(tools):
    _, mutate = tools
    plan = mutate.Pass([], "", 1, 7, 1)
    assert plan.lot(Line(("scoring.most_of", "a", "b"))) == plan.lot(Line(("scoring.most_of", "a", "b")))
    assert plan.lot(Line(("scoring.most_of", "a", "b"))) != plan.lot(Line(("scoring.most_of", "a", "c")))


class Line:
    """As much of a mutant as the lot looks at."""

    def __init__(self, key):
        self.key = key
