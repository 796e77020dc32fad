"""Interpreted bots come to an end in time, wherever people wait for them; `make test` runs this without the compiler.

The clock is ours: it goes on at every look, so that a hurry is so many looks long on any machine.
"""

from __future__ import annotations

import io
import random
import threading
import time
from datetime import date
from types import SimpleNamespace

import pytest
from rich.console import Console
from typer.testing import CliRunner

from oppidum.bots import BOTS, LEVELS, SEARCHERS, bot_named
from oppidum.bots.protocol.lines import write_seating
from oppidum.cli import app
from oppidum.core import jit, twins
from oppidum.core.live_match import LiveMatch
from oppidum.core.match_file import write_match
from oppidum.games import GAMES, game_class
from oppidum.review import hinting
from oppidum.server.tables.hints import advise
from oppidum.server.tables.robots import Robots
from oppidum.terminal.sitting import Sitting
from tests.conftest import play_at_random

pytestmark = pytest.mark.skipif(jit.mode() != "interpreted", reason="compiled rules know no hurry")

LOOKS = 20  # at the clock, in the time that people have
LONGEST = 1.5  # CPU seconds of a decision


class Clock:
    """Goes on when somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0
        self.most = LOOKS + 3

    def explain(self) -> None:
        """Whoever gives a hint has some time more to say why."""
        self.most += round(LOOKS * hinting.PATIENCE / twins.PATIENCE) + 3

    def perf_counter(self) -> float:
        self.looks += 1
        return self.looks * twins.PATIENCE / LOOKS


@pytest.fixture
def clock(monkeypatch):
    """Whoever is in a hurry looks at this one."""
    made = Clock()
    monkeypatch.setattr(twins, "time", made)
    yield made
    assert LOOKS <= made.looks <= made.most, "it went on when its time was up, or knew no hurry"


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    """A match up to a decision in which there is much to think about."""
    whole = play_at_random(game_class(request.param)(2), seed=1, events=60)
    told, best, most = whole.up_to(0), 0, 0
    for number, event in enumerate(whole.events):
        count = len(told.game.legal(told.position)) if told.to_move >= 0 else 0
        best, most = (number, count) if count > most else (best, most)
        told.play(event.actor, event.text)
    assert most > 4
    return whole.up_to(best)


def seen_by_mover(match):
    return match.game.secrets.observe(match.position, match.to_move)


@pytest.mark.parametrize("bot", ["greedy", "hard", "champion", "champion:sims=400,threads=2", "uct"])
def test_a_bot_at_a_table(match, clock, bot):
    table = SimpleNamespace(game=match.game, at_once=set(), listeners=set())
    robots = Robots(table, {match.to_move: bot}, desk=None, seed=1)
    choice = robots.think(match.to_move, bot, match, seen_by_mover(match))
    assert choice.action in match.game.legal(match.position)
    for thread in threading.enumerate():
        if thread.name.startswith("ThreadPoolExecutor"):
            thread.join()  # the other one comes to its end at its next look


def test_a_hint_at_a_table(match, clock):
    clock.explain()
    moves = advise(match.game, match.to_move, seen_by_mover(match))
    assert moves
    assert {move.text for move in moves} <= set(match.legal)


def sitting(match, **more) -> Sitting:
    console = Console(file=io.StringIO())
    return Sitting(
        LiveMatch.of(match), names=["One", "Two"], file=None, chance=random.Random(1), console=console, **more
    )


def test_a_bot_in_the_terminal(match, clock):
    played = match.up_to(len(match.events))
    mind = bot_named("greedy").sit(match.game, match.to_move, 1)
    sitting(played, minds={match.to_move: mind}).advance()
    assert len(played.events) > len(match.events)


def test_a_hint_in_the_terminal(match, clock):
    clock.explain()
    table = sitting(match, minds={}, adviser=lambda seat: bot_named("greedy").sit(match.game, seat, 1))
    table.show_hint(match.to_move)
    assert "Try " in table.console.file.getvalue()


def oppidum(*words, stdin="") -> str:
    result = CliRunner().invoke(app, list(map(str, words)), input=stdin)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_hint_on_the_command_line(match, clock, tmp_path):
    clock.explain()
    file = tmp_path / "one.match"
    file.write_text(write_match(match, ["uniform"] * 2, date(2026, 1, 1)), "utf-8")
    assert "greedy says:" in oppidum("hint", file, "--bot", "greedy")


def test_a_bot_as_a_program(match, clock):
    events = "".join(f"event {event}\n" for event in match.events)
    seating = write_seating(match.game, match.to_move, 1)
    said = oppidum("bot", "greedy", stdin=f"hello 1\n{seating}\n{events}go within=60\n")
    move = said.splitlines()[-1].removeprefix("bestmove ")
    assert match.game.words.parse(match.position, move) in match.game.legal(match.position)


@pytest.mark.soak
@pytest.mark.parametrize("bot", [*BOTS, *LEVELS, *SEARCHERS])
def test_a_decision_takes_less_than_a_second_and_a_half(match, bot):
    """By the CPU's clock, which other programs do not push on."""
    mind = bot_named(bot).sit(match.game, match.to_move, 1)
    began = time.thread_time()
    with twins.hurry():
        mind.choose(seen_by_mover(match))
    assert time.thread_time() - began < LONGEST
