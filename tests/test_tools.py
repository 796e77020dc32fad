"""Warm, bench and fuzz."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pytest
from typer.testing import CliRunner

from oppidum.cli import app
from oppidum.core import engine, jit, loops
from oppidum.core.match_file import read_match
from oppidum.core.recount import audit
from oppidum.games import GAMES, game_class
from oppidum.games.carcassonne.tiles import ROAD
from oppidum.workshop import bench, fuzz
from tests.soak import soak


@pytest.mark.parametrize("matches", [64, soak(640)])
@pytest.mark.parametrize("name", GAMES)
def test_a_short_fuzz_finds_nothing(name, matches):
    played, failure = fuzz.fuzz(name, matches, each=1, threads=2, seed=5, progress=lambda n: None)
    assert failure is None
    assert played == matches


def test_all_variants_are_fuzzed():
    variants = [make() for make in fuzz.makers("carcassonne")]
    assert len(variants) == 5 * 2**6
    assert {game.players for game in variants} == {2, 3, 4, 5, 6}


def test_a_broken_rule_is_found_and_written_as_its_shortest_prefix(monkeypatch, tmp_path):
    game = game_class("carcassonne")(2)
    fuzzer = fuzz.Fuzzer(game, seed=1)
    monkeypatch.setattr(loops, "checked_games", lambda *arrays: (0, 30, 10))
    fuzzer.dice[1] = fuzzer.dice[0]
    failure = fuzzer.run(1, each=1)
    assert failure.fault == "followers are miscounted"
    text = failure.text()
    assert text.startswith("# followers are miscounted\n")
    assert len(read_match(text, game_class).match.events) == 30


def test_a_damaged_position_is_noticed():
    """The recount can fail: every kind of damage to a sound position is found."""
    game = game_class("carcassonne")(2, {"river": True})
    fuzzer = fuzz.Fuzzer(game, seed=3)
    s = game.position.at(fuzzer.states, 1)
    s.rows[:] = game.initial().rows
    for _ in range(150):
        book = game.book.row
        action = engine.random_action(s.row, book, engine.to_move(s.row, book), fuzzer.choices, fuzzer.dice[0])
        game.apply(s, int(action))
    assert audit(game, s) == []
    occupied = int(np.argmax(s.followers > 0))
    road = next(f for f in range(1, s.features) if s.joined_to[f] == f and s.feature_kind[f] == ROAD)
    damage = {
        "open ends are miscounted": ("open_ends", road, 1),
        "followers are miscounted": ("followers", occupied, 1 << 4),
        "tiles, supply or piles do not add up": ("pile", (3, 20), 1),
        "a tile is not where the grid says": ("grid", 2000, 5),
        "touching sides differ": ("tile_facing", 3, 1),
    }
    for fault, (name, index, change) in damage.items():
        broken = s.copy()
        getattr(broken, name)[index] += change
        assert audit(game, broken) == [fault]


def test_fuzz_and_bench_and_warm_from_the_command_line(tmp_path):
    runner = CliRunner()
    result = runner.invoke(app, ["fuzz", "carcassonne", "--games", "320", "--each", "0", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 320
    assert runner.invoke(app, ["warm", "carcassonne"]).exit_code == 0
    for command in ("warm", "bench", "fuzz"):
        assert "did you mean 'carcassonne'?" in runner.invoke(app, [command, "carcassone"]).output


def test_bench_measures_everything(monkeypatch):
    monkeypatch.setattr(bench, "BATCH", 64)
    figures = {f"{figure.game}: {figure.what}": figure for figure in bench.measure(["carcassonne"], quick=True)}
    assert figures["carcassonne: record"].median <= 24 * 1024
    for label in ("random games", "random games through legal and apply", "driven from Python, one by one"):
        assert figures[f"carcassonne: {label}"].median > 0
    assert all(figure.least <= figure.median <= figure.most for figure in figures.values())


SMALL = ("from oppidum.core.dice import below, make_dice; print(below(make_dice(1, 2)[0], 600))", "538")
LARGE = (
    "from oppidum.games import game_class; g = game_class('carcassonne')(2); print(perft(g, g.initial(), 4))",
    "11551",
)


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled in this mode")
@pytest.mark.parametrize(("script", "answer"), [pytest.param(*SMALL, id="a rule"), soak(*LARGE, id="a game")])
def test_two_processes_may_compile_at_once(modes, tmp_path, script, answer):
    environment = modes["compiled"] | {"OPPIDUM_CACHE": str(tmp_path), "OPPIDUM_NATIVE": "1"}
    both = [
        subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [process.communicate()[0].strip() for process in both] == [answer, answer]
    again = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert again.stdout.strip() == answer
