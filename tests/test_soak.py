"""The soak goes on after a failure, and tells at its end what came of each part."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MUTANTS = """\
rolling
meduris: 200 mutants, 198 killed, 12 s
1 survived
  scoring.py:12 worth
    - return points
    + return points + 1
1 never called
"""


@pytest.fixture
def soak(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "tools")
    monkeypatch.delitem(sys.modules, "soak", raising=False)
    yield import_module("soak")
    del sys.modules["soak"]


def saying(text, code=0):
    return (
        sys.executable,
        "-c",
        f"import os; print(os.environ.get('MOOD', ''), {text!r}, sep='\\n', end=''); exit({code})",
    )


def test_everything_runs_and_one_summary_tells_of_it(soak, capfd):
    parts = (
        soak.Part("first", saying("..F.\nFAILED tests/one.py::test_it\n1 failed, 3 passed in 2.00s\n", 1)),
        soak.Part("second", saying("4 passed, 2 skipped in 61.50s (0:01:01)\n"), {"MOOD": "gloomy"}),
        soak.Part("mutants", saying(MUTANTS)),
    )
    assert soak.soak(parts) == 1
    all_that_was_said, _, summary = capfd.readouterr().out.partition("== The soak\n")
    assert "rolling" in all_that_was_said
    assert "gloomy" in all_that_was_said
    first, second, mutants = (
        [f"    {line}" for line in lines]
        for lines in (
            ["FAILED tests/one.py::test_it", "1 failed, 3 passed in 2.00s"],
            ["4 passed, 2 skipped in 61.50s (0:01:01)"],
            MUTANTS.splitlines()[1:],
        )
    )
    assert summary.splitlines() == [
        f"first: FAILED (1), {parts[0].seconds:.0f} s",
        *first,
        f"second: passed, {parts[1].seconds:.0f} s",
        *second,
        f"mutants: passed, {parts[2].seconds:.0f} s",
        *mutants,
        "0 minutes; failed: first",
    ]


def test_a_soak_without_failures_is_a_success(soak, capfd):
    assert soak.soak((soak.Part("only", saying("3 passed in 1.00s\n")),)) == 0
    assert capfd.readouterr().out.endswith("0 minutes; failed: nothing\n")


def test_the_soak_has_a_part_for_each_mode_and_names_files_that_exist(soak):
    assert [part.settings for part in soak.PARTS] == [{}, soak.INTERPRETED, soak.CHECKED, {}]
    files = [word for part in soak.PARTS for word in part.command if word.endswith(".py")]
    assert all((ROOT / name).is_file() for name in files)
    assert "tests/games/test_conformance.py" in files
