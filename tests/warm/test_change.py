"""Rules that become compiled in the midst of a match: nobody can tell it from the match."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from oppidum.core import jit
from oppidum.games import GAMES

pytestmark = pytest.mark.skipif(jit.mode() != "compiled", reason="there is nothing to change to in this mode")
BOTS = {"carcassonne": ("greedy", "medium"), "meduris": ("greedy", "easy"), "finisterre": ("greedy", "medium")}
EVENTS = {"carcassonne": 16, "meduris": 12, "finisterre": 14}  # before the change


def play(modes, *arguments):
    done = subprocess.run(
        [sys.executable, "-m", "tests.warm.across", *map(str, arguments)],
        env=modes["compiled"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_across_the_change_is_the_same_byte_for_byte(game, modes):
    """Positions and views, with bots that search; before the change every rule was interpreted, after it none."""
    compiled = play(modes, game, "never", *BOTS[game])
    changed = play(modes, game, EVENTS[game], *BOTS[game])
    assert changed["hashes"] == compiled["hashes"]
    assert changed["scores"] == compiled["scores"]
    assert changed["interpreted"] > 50
    assert compiled["after"] == {}
    # Small rules that words and pictures call now and then may have no code of their own; nothing else is interpreted.
    assert all(name.startswith(f"oppidum.games.{game}.") for name in changed["after"])
    assert sum(changed["after"].values()) < len(changed["hashes"]) / 20


def test_a_match_across_the_change_of_a_server_is_the_same_byte_for_byte(modes):
    """The thread of a server loads the rules one after the other, while bots think in another thread."""
    compiled = play(modes, "meduris", "never", *BOTS["meduris"])
    changed = play(modes, "meduris", "thread", *BOTS["meduris"])
    assert changed["hashes"] == compiled["hashes"]
    assert changed["scores"] == compiled["scores"]
    assert sum(changed["after"].values()) > 50
    assert 0 < changed["slow"] < len(changed["hashes"])
