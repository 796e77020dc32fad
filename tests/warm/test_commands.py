"""Commands on a cold cache: what is quick goes on interpreted, the rest waits and shows how far it is."""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oppidum.bots.protocol.lines import write_seating
from oppidum.cli import app, warming
from oppidum.core import code_cache, jit
from oppidum.core.match_file import read_match, write_match
from oppidum.games import game_class
from oppidum.warm import stages, workers
from oppidum.warm.stages import BATCHES, BOTS, PLAY, STAGES
from oppidum.warm.workers import WorkerFailed
from tests.conftest import play_at_random

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(jit.mode() != "compiled", reason="nothing is compiled in this mode")


@pytest.fixture
def begun(tmp_path):
    """A match of Meduris in which somebody has to decide."""
    match = play_at_random(game_class("meduris")(2), seed=1, events=20)
    while match.to_move < 0:
        match = play_at_random(match.game, seed=1, events=len(match.events) + 1)
    file = tmp_path / "begun.match"
    file.write_text(write_match(match, ["uniform"] * 2, datetime.date(2026, 1, 1)), "utf-8")
    return file


# In processes of their own, where nothing was ever compiled.


@pytest.fixture
def cold(tmp_path, modes):
    """Runs a command on an empty cache; what it said, to programs and to people. It has compiled nothing itself."""
    environment = modes["compiled"] | {"OPPIDUM_CACHE": str(tmp_path / "cache"), "OPPIDUM_NATIVE": "1"}
    environment["PYTHONPATH"] = str(ROOT)

    def run(*words, stdin="") -> tuple[str, str]:
        command = [sys.executable, "-m", "tests.warm.counted", *map(str, words)]
        done = subprocess.run(command, env=environment, cwd=tmp_path, input=stdin, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        said, _, made = done.stderr.rpartition("compiled ")
        assert int(made) == 0
        return done.stdout, said

    return run


def test_quick_bots_play_a_match_at_once(cold, tmp_path):
    result, said = cold("match", "meduris", "uniform", "--json", "--out", "one.match")
    assert json.loads(result)["events"] == len(
        read_match((tmp_path / "one.match").read_text(), game_class).match.events
    )
    assert said == ""


def test_a_hint_is_given_at_once_and_says_that_it_was_hurried(cold, begun):
    advice, said = cold("hint", begun, "--bot", "greedy")
    assert "greedy says:" in advice
    assert said == "meduris is not compiled yet, so bots decide hurriedly; `oppidum warm meduris` ends that.\n"
    assert cold("hint", begun, "--bot", "uniform")[1] == ""


def test_a_terminal_opens_at_once_and_says_that_bots_are_hurried(cold):
    shown, said = cold("terminal", "meduris", stdin="quit\n")
    assert "1: " in shown
    assert said == "meduris is being compiled meanwhile; until it is, bots think hurriedly.\n"


def test_a_bot_as_a_program_answers_at_once_and_says_that_it_is_hurried(cold, begun):
    match = read_match(begun.read_text("utf-8"), game_class).match
    events = "".join(f"event {event}\n" for event in match.events)
    talk = f"hello 1\n{write_seating(match.game, match.to_move, 1)}\n{events}go within=60\n"
    answers, said = cold("bot", "greedy", stdin=talk)
    first, ready, *_, best = answers.splitlines()
    assert (first, ready, best.split()[0]) == ("hello 1 greedy", "ready", "bestmove")
    assert said == "meduris is being compiled meanwhile; until it is, bots think hurriedly.\n"


# What waits, with a worker that only says that it works.


@pytest.fixture
def compiling(monkeypatch):
    """As if nothing were compiled; what was ordered."""
    orders = []

    class Fake:
        def compile(self, game, stage, tell):
            tell(0.5)
            orders.append((game, stage))

        def dismiss(self):
            pass

    monkeypatch.setattr(stages, "is_done", lambda *order: order in orders)
    monkeypatch.setattr(workers, "Worker", Fake)
    return orders


def oppidum(*words, code=0, stdin="") -> str:
    result = CliRunner().invoke(app, list(map(str, words)), input=stdin, env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.output


def test_bots_that_search_wait_for_a_match_with_a_progress_bar(compiling):
    shown = oppidum("match", "meduris", "greedy", "uniform", "--no-picture")
    assert "Compiling meduris for this machine: once" in shown
    assert " ready " in shown
    assert "match 1: 1. greedy" in shown
    assert compiling == [("meduris", PLAY), ("meduris", BOTS)]


def test_a_series_of_quick_bots_waits_too(compiling):
    oppidum("match", "meduris", "uniform", "--no-picture", "-g", "2")
    assert compiling == [("meduris", PLAY), ("meduris", BOTS)]


def test_a_strong_bot_waits_before_it_gives_a_hint(compiling, begun):
    assert "Compiling" not in oppidum("hint", begun, "--bot", "champion:sims=2", "--json")
    assert compiling == [("meduris", PLAY), ("meduris", BOTS)]


def test_the_rules_alone_are_not_enough_for_a_bot(compiling, begun):
    """It would be compiled silently; instead it is interpreted, and says so."""
    compiling.append(("meduris", PLAY))
    try:
        assert "meduris is not compiled yet" in oppidum("hint", begun, "--bot", "greedy")
        assert jit._waiting
    finally:
        jit.never_compile(False)
    assert compiling == [("meduris", PLAY)]


def test_a_bot_as_a_program_is_not_hurried_once_a_match_has_waited_for_its_game(compiling, monkeypatch):
    """What `oppidum match` compiles before it starts programs is enough for them."""
    oppidum("match", "meduris", "greedy", "uniform", "--no-picture")
    monkeypatch.setattr(warming, "warming", lambda game: pytest.fail("compiled once more"))
    talk = f"hello 1\n{write_seating(game_class('meduris')(2), 0, 1)}\n"
    assert oppidum("bot", "greedy", stdin=talk) == "hello 1 greedy\nready\n"


def test_the_arena_waits_for_everything_and_says_why_it_cannot_be(compiling, monkeypatch):
    def fail(self, game, stage, tell):
        tell(0.5)
        compiling.append((game, stage))
        if stage == BATCHES:
            raise WorkerFailed("there is not enough memory to compile")

    monkeypatch.setattr(workers.Worker, "compile", fail)
    said = oppidum("arena", "meduris", "greedy", "uniform", code=1)
    assert "Compiling meduris for this machine: once" in said
    assert said.splitlines()[-1] == "oppidum: meduris could not be compiled: there is not enough memory to compile"
    assert compiling == [("meduris", stage) for stage in STAGES]


# For which processor.


def test_warm_for_this_very_processor_leaves_what_was_shipped(compiling, monkeypatch):
    monkeypatch.setenv(code_cache.NATIVE, "")
    oppidum("warm", "meduris", "--native", "--quiet")
    assert os.environ[code_cache.NATIVE] == "1"  # so that workers do the same
    assert compiling == [("meduris", stage) for stage in STAGES]
