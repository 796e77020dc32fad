"""The mutation pass: it finds what a test would notice, lists what none does, and ends what turns in circles."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

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
    assert done.returncode == 0, done.stderr
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
