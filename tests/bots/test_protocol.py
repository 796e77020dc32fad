"""Bots that are programs: whatever they do wrong, a decision is made, in time, and nothing is left behind."""

from __future__ import annotations

import gc
import os
import random
import re
import sys
import threading
import time
from pathlib import Path
from typing import ClassVar

import pytest

from oppidum.bots import bot_named
from oppidum.bots.bot import Budget, Candidate, Choice
from oppidum.bots.host import play_match, show_event
from oppidum.bots.protocol import bot as protocol
from oppidum.bots.protocol.bot import FORFEIT, Forfeit, ProgramBot
from oppidum.bots.protocol.process import LONGEST_LINE, Program, ProgramFailure
from oppidum.bots.protocol.serve import Conversation
from oppidum.bots.seats import OpenSeat
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.games import GAMES, game_class

ROOT = Path(__file__).parents[2]
PYTHON_BOT = f"program:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
PERL_BOT = f"program:perl {ROOT / 'examples' / 'bot.pl'}"
OWN_BOT = f"program:{sys.executable} -m oppidum bot uniform"
SESSION = re.search(r"```\n(> hello.*?)```", (ROOT / "docs" / "bot-protocol.md").read_text("utf-8"), re.DOTALL)[1]
LONG = 300  # seconds: only a deadlock takes so long

# A program that behaves, until `go`: then it does what a test wants it to do.
FRAME = """
import os, sys, time
def say(text): print(text, flush=True)
count = 0
for line in sys.stdin:
    word, _, text = line.strip().partition(" ")
    if word == "hello": say("hello 1 test")
    if word == "match": say("ready"); choices = []
    if word == "choice": choices.append(text)
    if word == "go":
        count += 1
        {deed}
        choices = []
    if word == "quit": break
"""


@pytest.fixture
def write(tmp_path):
    """Writes a program, and makes a bot of it that does not wait for long."""

    def write_one(text) -> ProgramBot:
        file = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        file.write_text(text)
        bot = ProgramBot(f"{sys.executable} {file}")
        bot.ready_within, bot.patience = LONG, 1.0
        return bot

    return write_one


@pytest.fixture
def programs(monkeypatch):
    """All programs that are started."""
    started = []
    real = Program.__init__

    def note(self, command):
        real(self, command)
        started.append(self.process)

    monkeypatch.setattr(Program, "__init__", note)
    return started


def to_decide(game, seat=0):
    """A match in which a seat is asked."""
    match = Match(game)
    while match.to_move != seat:
        match.roll(random.Random(1))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_play_whole_matches(game, caplog, programs):
    match = play_match(game_class(game)(2), [bot_named(PYTHON_BOT), bot_named(PERL_BOT)], 1)
    assert match.over
    assert not caplog.records
    gc.collect()
    assert [process.returncode for process in programs] == [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_our_bots_play_the_same_as_programs(game, caplog):
    variant = game_class(game)(2)
    inside = play_match(variant, [bot_named("uniform")] * 2, 5)
    outside = play_match(variant, [bot_named("uniform"), bot_named(OWN_BOT)], 5)
    assert outside.events == inside.events
    assert not caplog.records


def test_a_program_plays_match_after_match(programs):
    bot, game = bot_named(PERL_BOT), game_class("meduris")(2)
    for seed in (1, 2):
        assert play_match(game, [bot, bot], seed).over
    assert len(programs) == 2
    assert all(process.poll() is None for process in programs)
    del bot
    gc.collect()
    assert [process.returncode for process in programs] == [0, 0]


# The manual.


def test_the_session_in_the_manual_is_what_our_bot_says():
    said = []
    spoken = [line.removeprefix("> ") for line in SESSION.splitlines() if line.startswith("> ")]
    Conversation("uniform", said.append).run(spoken)
    assert said == [line.removeprefix("< ") for line in SESSION.splitlines() if line.startswith("< ")]


def test_the_session_in_the_manual_is_what_the_host_says(write, tmp_path, caplog):
    (tmp_path / "session").write_text(SESSION)
    bot = write(f"""
import sys
for line in open({str(tmp_path / "session")!r}):
    if line.startswith("< "):
        print(line[2:], end="", flush=True)
    elif sys.stdin.readline() != line[2:]:
        print("error expected", line[2:], flush=True)
""")
    bot.patience = 60
    game = game_class("carcassonne")(2)
    match, mind = Match(game), bot.sit(game, 1, 7)

    def play(actor, text):
        before = match.position.copy()
        show_event(game, {1: mind}, before, match.play(actor, text), match.position)

    for actor, text in ((-1, "V"), (0, "1,0 N"), (0, "road W"), (-1, "B")):
        play(actor, text)
    for _ in range(2):
        play(1, game.words.format(match.position, mind.choose(match.position).action))
    assert match.events[-1].text == "cloister"
    mind.close()
    bot.idle.pop().end()
    assert not caplog.records


def test_the_manual_tells_the_limits():
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    assert f"at most {LONGEST_LINE} bytes" in page
    assert f"`hello {protocol.VERSION}`" in page
    assert ProgramBot("x").patience == 60
    assert protocol.SLACK == 5
    assert protocol.MOST_LINES == 10_000
    assert protocol.MOST_FAILURES == 3


# What goes wrong.


@pytest.mark.parametrize(
    ("deed", "message"),
    [
        ("sys.exit('out of ideas')", "it ended with exit code 1, saying: out of ideas"),
        ("os.kill(os.getpid(), 9)", "it ended with exit code -9"),
        ("time.sleep(1000)", "it did not say bestmove within 1 seconds"),
        ("say('error I do not know how')", "it reports: I do not know how"),
        ("say('bestmove ' + 'x' * 5000)", "it said a line of more than 4096 bytes"),
        ("sys.stdout.buffer.write(bytes(10**8)); time.sleep(1000)", "it said a line of more than 4096 bytes"),
        ("[say('info noise') for _ in range(10**6)]", "it said 10000 lines without bestmove"),
        ("say('bestmove 40,40 N')", "40,40 touches no tile along a side (CAR-07)"),
        ("say('bestmove')", "it answered 'bestmove'"),
        ("say('bestmove \\x00\\xff{}')", "it answered"),
    ],
)
def test_failures_are_noted_and_the_move_replaced(write, programs, caplog, deed, message, monkeypatch):
    monkeypatch.setattr(protocol, "STOP_WITHIN", 0.2)
    game = game_class("carcassonne")(2)
    match, bot = to_decide(game), write(FRAME.replace("{deed}", deed))
    mind = bot.sit(game, 0, 1)
    choice = mind.choose(match.position)
    assert choice.action in game.legal(match.position)
    assert "played at random, for the program failed" in choice.why
    assert message in caplog.text
    assert len(caplog.text) < 1000
    mind.close()
    del mind, bot
    gc.collect()
    assert all(process.returncode is not None for process in programs)


def test_noise_does_no_harm(write, caplog):
    deed = (
        "say('thinking …\\n\\ninfo visits=x\\ninfo visits=1 lead=0 win=0 move nowhere'); say(f'bestmove  {choices[0]}')"
    )
    game = game_class("carcassonne")(2)
    match = to_decide(game)
    choice = write(FRAME.replace("{deed}", deed)).sit(game, 0, 1).choose(match.position)
    assert choice.action == game.legal(match.position)[0]
    assert choice.candidates == ()
    assert not caplog.records


def test_a_program_that_never_reads_is_not_waited_for(write, programs):
    bot = write("import time; print('hello 1 deaf\\nready', flush=True); time.sleep(1000)")
    bot.patience = 0.1
    game = game_class("carcassonne")(2)
    mind = bot.sit(game, 0, 1)
    mind.events = ["event * V" + " " * 4000] * 1000
    assert mind.choose(to_decide(game).position).why.startswith("played at random")
    assert programs[0].returncode is not None


def test_a_program_starts_anew_and_hears_everything_again(write, tmp_path, programs, caplog):
    heard = tmp_path / "heard"
    log = f'if word == "event": open({str(heard)!r}, "a").write(line)\n    if word == "go"'
    text = FRAME.replace('if word == "go"', log)
    text = text.replace("{deed}", "sys.exit(1) if count == 2 else say('bestmove ' + choices[0])")
    game = game_class("carcassonne")(2)
    match = play_match(game, [write(text), bot_named("uniform")], 3)
    assert match.over
    assert len(programs) == 3  # then it is no longer asked
    assert caplog.text.count("it ended with exit code 1") == 3
    assert caplog.text.count("it is no longer asked") == 1
    assert heard.read_text("utf-8").splitlines().count(f"event {match.events[1]}") == 3


def test_a_failure_may_forfeit_the_match(write, programs):
    bot = write(FRAME.replace("{deed}", "sys.exit(3)"))
    bot.on_failure = FORFEIT
    with pytest.raises(Forfeit, match=r"seat 2 forfeits the match: program:.* it ended with exit code 3"):
        play_match(game_class("meduris")(2), [bot_named("uniform"), bot], 1)
    assert all(process.returncode is not None for process in programs)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import sys; sys.exit('no config')", "it ended with exit code 1, saying: no config"),
        (
            "print('hello 2 new', flush=True); input(); input()",
            "does not speak version 1 of the protocol: 'hello 2 new'",
        ),
        ("print('hello 1 x', flush=True); input(); input(); print('error only chess', flush=True)", "only chess"),
        ("import time; time.sleep(1000)", "it did not say hello within 0.5 seconds"),
    ],
)
def test_a_program_that_cannot_begin_is_a_clear_mistake(write, programs, text, message):
    bot = write(text)
    bot.ready_within = 0.5 if "sleep" in text else LONG
    with pytest.raises(BadOption, match=re.escape(message)):
        bot.sit(game_class("carcassonne")(2), 0, 1)
    assert all(process.returncode is not None for process in programs)


@pytest.mark.parametrize("command", ["/no/such/program", "'unclosed", "''"])
def test_a_command_that_is_none(command):
    with pytest.raises(BadOption, match="cannot be started"):
        bot_named(f"program:{command}").sit(game_class("carcassonne")(2), 0, 1)


def test_a_program_must_be_named():
    with pytest.raises(BadOption, match="program:COMMAND"):
        bot_named("program: ")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups")
def test_what_a_program_started_ends_with_it(tmp_path):
    file = tmp_path / "child"
    script = tmp_path / "script"
    script.write_text(f"trap '' TERM; sleep 1000 & echo $! > {file}; echo here; wait")
    program = Program(f"sh {script}")
    assert program.hear(time.monotonic() + LONG) == "here"
    program.end()
    assert program.process.returncode is not None
    end = time.monotonic() + LONG
    while is_running(int(file.read_text())) and time.monotonic() < end:
        time.sleep(0.01)
    assert not is_running(int(file.read_text()))
    assert not any(thread.is_alive() for thread in program.threads)


def is_running(pid) -> bool:
    """Whether a process is there and not only waits to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_speaking_to_one_that_has_ended():
    program = Program(f"{sys.executable} -c pass")
    program.process.wait(LONG)
    program.say("hello", "x" * 100_000)
    with pytest.raises(ProgramFailure, match="it ended with exit code 0"):
        program.hear(time.monotonic() + LONG)
    program.end()
    assert not program.running


# What is said.


def test_candidates_travel(write):
    deed = (
        "say(f'info visits=3 lead=1 win=0.5 move {choices[1]}');"
        "say(f'info visits=7 lead=-2.5 win=0.25 move {choices[0]}');"
        "say(f'info visits=9 lead=1.25 win=0.75 move {choices[1]}'); say('info why because');"
        "say(f'bestmove {choices[1]}')"
    )
    game = game_class("carcassonne")(2)
    match = to_decide(game)
    first, second = (int(action) for action in game.legal(match.position)[:2])
    choice = write(FRAME.replace("{deed}", deed)).sit(game, 0, 1).choose(match.position)
    assert choice.action == second
    assert choice.why == "because"
    assert choice.candidates == (Candidate(second, 9, 1.25, 0.75), Candidate(first, 7, -2.5, 0.25))


def test_the_budget_is_told(write, tmp_path):
    file = tmp_path / "went"
    bot = write(FRAME.replace("{deed}", f"open({str(file)!r}, 'w').write(text); say('bestmove ' + choices[0])"))
    bot.budget = Budget(sims=800, seconds=0.5, threads=2)
    game = game_class("carcassonne")(2)
    bot.sit(game, 0, 1).choose(to_decide(game).position)
    assert file.read_text() == "sims=800 time=0.5 threads=2 within=5.5"


def conversation(*lines, bot="uniform"):
    said = []
    Conversation(bot, said.append).run(lines)
    return said


MATCH = "match carcassonne players=2 seat=1 start=1"


def test_our_bots_decide_a_position_without_its_history():
    position = "turn 1\nphase place C\nscores 0 0\nlandscape\n 0\n 1 E/S\n 0 D/N\n".splitlines()
    said = conversation(MATCH, *(f"position {line}" for line in position), "go")
    assert said == ["ready", "info why one of 1, at random", "bestmove discard"]


class Patient:
    """A bot that decides only when it must; what each of its minds is told is noted at the class."""

    name = "patient"
    sat: ClassVar[list[list[str]]] = []

    def sit(self, game, seat, seed):
        self.sat.append([])
        mind = Patient()
        mind.game, mind.late, mind.heard = game, threading.Event(), self.sat[-1]
        return mind

    def saw(self, event, seen):
        self.heard.append(str(event))

    def stop(self):
        self.late.set()

    def choose(self, seen):
        assert self.late.wait(LONG)
        self.late.clear()
        return Choice(int(self.game.legal(seen)[0]), "no time is left")


def test_our_bots_answer_when_they_are_told_to_stop():
    said = conversation(MATCH, "event * V", "go", "stop", bot="tests.bots.test_protocol.Patient")
    assert said == ["ready", "info why no time is left", "bestmove 1,0 N"]


def test_a_mind_keeps_its_seat_however_the_host_spells_what_happened():
    Patient.sat.clear()
    seat = OpenSeat(Patient(), game_class("carcassonne")(2), 0, seed=1)
    told = [(CHANCE, "v"), (0, "1 ,0 n"), (0, "NONE"), (CHANCE, "U")]
    for count in (1, 3, 4):
        seat.hear(told[:count])
    seat.hear([(CHANCE, "W")])  # taken back
    assert Patient.sat == [["* V", "1 1,0 N", "1 none", "* U"], ["* W"]]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["match chess players=2 seat=1 start=1"], "there is no game 'chess'"),
        (["match carcassonne"], "match needs players=NUMBER"),
        (["match carcassonne players=2 seat=3 start=1"], "there is no seat 3"),
        ([f"{MATCH} rules=99"], "played by other rules here"),
        ([f"{MATCH} options river=maybe"], "option river cannot be 'maybe'"),
        (["go"], "no match has begun"),
        ([MATCH, "go sims=-1"], "sims must be a number above 0"),
        ([MATCH, "event * V", "event 1 9,9 N", "go"], "9,9 touches no tile"),
        ([MATCH, "event ? V"], "is not an event"),
        ([MATCH, "go"], "not this seat's turn"),
        ([MATCH, "position turn 1", "position phase nap", "go"], "scores is missing"),
    ],
)
def test_our_bots_report_what_is_wrong_and_go_on(lines, message):
    said = conversation(*lines, "hello 1", "what is this", "", "stop", "quit", "hello 1")
    assert said[-2].startswith("error ")
    assert message in said[-2]
    assert said[-1] == "hello 1 uniform"
