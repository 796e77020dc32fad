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
    """With bots that search, and with views; before the change every rule was interpreted, after it none."""
    compiled = play(modes, game, "never", *BOTS[game])
    changed = play(modes, game, EVENTS[game], *BOTS[game])
    assert changed["hashes"] == compiled["hashes"]
    assert changed["scores"] == compiled["scores"]
    assert changed["interpreted"] > 50
    assert compiled["after"] == {}
    # Small rules that words and pictures call now and then may have no code of their own; nothing else is interpreted.
    assert all(name.startswith(f"oppidum.games.{game}.") for name in changed["after"])
    assert sum(changed["after"].values()) < len(changed["hashes"]) / 20
