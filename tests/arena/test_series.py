"""Series as a user meets them: played, killed, continued, refused, and with bots that fail."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oppidum.cli import app
from oppidum.core.match_file import read_match
from oppidum.games import game_class

ROOT = Path(__file__).parents[2]
FIGHT = ("arena", "carcassonne", "greedy", "uniform")


@pytest.fixture
def oppidum():
    def run(*words, code=0):
        result = CliRunner().invoke(app, list(words), env={"COLUMNS": "200", "NO_COLOR": "1"})
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.stdout
        return result.stdout if code == 0 else result.output

    return run


def outcome(text):
    """What must not depend on time or workers."""
    about = json.loads(text)
    times = ("cpu_per_move", "cpu_per_decision", "wall_per_decision", "longest_decision")
    for bot in about["summary"]["bots"]:
        for key in times:
            del bot[key]
    return about["summary"], about["sprt"]


def test_the_same_seed_gives_the_same_results(oppidum):
    alone = oppidum(*FIGHT, "-g", "8", "-w", "1", "--json")
    together = oppidum(*FIGHT, "-g", "8", "-w", "2", "--json")
    other = oppidum(*FIGHT, "-g", "8", "-w", "1", "--seed", "50", "--json")
    assert outcome(alone) == outcome(together)
    assert outcome(alone) != outcome(other)


def test_files_of_a_series(oppidum, tmp_path):
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    folder = tmp_path / "run"
    words = (*FIGHT, "resting", "-n", "3", "-g", "3", "-o", "river=yes", "-w", "1", "--out", str(folder))
    shown = oppidum(*words)
    assert "3 matches in 1 block of" in shown
    with (folder / "results.csv").open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    assert len(rows) == 9
    assert parquet.read_table(folder / "results.parquet").num_rows == 9
    about = json.loads((folder / "results.json").read_text("utf-8"))
    assert about["settings"]["options"]["river"] is True
    assert len(about["rows"]) == 9
    recorded = read_match((folder / rows[0]["file"]).read_text("utf-8"), game_class)
    assert recorded.match.scores == [int(row["score"]) for row in rows[:3]]
    assert list(recorded.seats) == [row["bot"] for row in rows[:3]]
    seats = [[row["bot"] for row in rows[start : start + 3]] for start in (0, 3, 6)]
    assert sorted(map(tuple, seats)) == sorted({tuple(seat) for seat in seats})


def test_a_killed_series_is_continued(oppidum, tmp_path):
    folder = tmp_path / "run"
    words = [*FIGHT, "-g", "60", "-w", "1", "--out", str(folder)]
    process = subprocess.Popen([sys.executable, "-m", "oppidum", *words], cwd=ROOT)
    log = folder / "log.jsonl"
    while process.poll() is None and not (log.exists() and log.read_bytes().count(b"\n") >= 5):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with log.open("a", encoding="utf-8") as text:
        text.write('{"number": 59, "blo')  # cut off while writing
    before = log.read_bytes().count(b"\n")
    assert 5 <= before < 60
    result = CliRunner().invoke(app, [*words, "--json"])
    assert f"{before} of 60 matches were played before" in result.stderr
    assert outcome(result.stdout) == outcome(oppidum(*FIGHT, "-g", "60", "-w", "1", "--json"))
    again = CliRunner().invoke(app, [*words, "--json"])
    assert "60 of 60 matches were played before" in again.stderr


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
def test_ctrl_c_keeps_what_was_played(tmp_path):
    folder = tmp_path / "run"
    words = [*FIGHT, "-g", "2000", "-w", "1", "--out", str(folder), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "oppidum", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    log = folder / "log.jsonl"
    while process.poll() is None and not (log.exists() and log.read_bytes().count(b"\n") >= 4):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    about = json.loads(process.communicate(timeout=60)[0])
    assert process.returncode == 130
    assert about["interrupted"] is True
    assert 4 <= about["summary"]["matches"] < 2000
    assert (folder / "results.csv").exists()


def test_sprt_stops_early(oppidum):
    first, second = (oppidum(*FIGHT, "-g", "200", "-w", w, "--sprt", "0.5,0.7", "--json") for w in ("1", "2"))
    summary, test = outcome(first)
    assert test["accepted"] == "high"
    assert test["ratio"] >= test["upper"]
    assert summary["matches"] == 2 * test["blocks"] < 60
    assert outcome(first) == outcome(second)
    assert "the win rate of greedy is 0.7 rather than 0.5" in oppidum(
        *FIGHT, "-g", "200", "-w", "1", "--sprt", "0.5,0.7"
    )


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("tests.arena.bots.Crasher", "ZeroDivisionError: it divided by nothing"),
        ("tests.arena.bots.Killed", "its process died (signal SIGKILL)"),
        ("tests.arena.bots.Sleeper", "it took longer than 5 seconds"),
    ],
)
def test_a_bot_that_fails_is_reported_with_its_match(oppidum, tmp_path, bot, reason):
    words = (
        "arena",
        "carcassonne",
        "uniform",
        bot,
        "-g",
        "2",
        "-w",
        "1",
        "--longest",
        "5",
        "--out",
        str(tmp_path / "run"),
    )
    shown = oppidum(*words, code=1)
    assert f"match 2, seed 1, {bot} against uniform: {reason}" in shown
    assert "1 match failed" in shown
    failures = json.loads((tmp_path / "run" / "failures.json").read_text("utf-8"))
    assert failures[0]["reason"] == reason


QUITTER = """
import sys
count = 0
for line in sys.stdin:
    word, _, text = line.strip().partition(" ")
    if word == "hello": print("hello 1 quitter", flush=True)
    if word == "match": print("ready", flush=True); choices = []
    if word == "choice": choices.append(text)
    if word == "go":
        count += 1
        {deed}
        print("bestmove", choices[0], flush=True)
        choices = []
    if word == "quit": break
"""
GIVES_UP = {
    "sys.exit(3) if count == 5 else None": "it ended with exit code 3",
    "choices[0] = 'nowhere' if count == 5 else choices[0]": "it answered 'bestmove nowhere'",
    "import time; time.sleep(1000 if count == 5 else 0)": "it did not say bestmove within",
}


def quitter(folder, deed):
    """A program that does something wrong at its fifth decision."""
    file = folder / "quitter.py"
    file.write_text(QUITTER.replace("{deed}", deed))
    return f"program:{sys.executable} {file}"


@pytest.mark.parametrize(("deed", "why"), GIVES_UP.items())
def test_a_program_that_fails_loses_the_match(oppidum, tmp_path, deed, why):
    bot, folder = quitter(tmp_path, deed), tmp_path / "run"
    words = ("arena", "carcassonne", "uniform", bot, "-g", "2", "-w", "1", "--time", "0.01", "--out", str(folder))
    about = json.loads(oppidum(*words, "--json"))
    assert about["failures"] == []
    assert about["summary"]["matches"] == 2
    assert [(one["bot"], one["wins"], one["forfeits"]) for one in about["summary"]["bots"]] == [
        ("uniform", 2, 0),
        (bot, 0, 2),
    ]
    with (folder / "results.csv").open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    assert [(row["forfeit"], row["place"], row["win"]) for row in rows if row["bot"] == bot] == [
        ("True", "2", "0.0")
    ] * 2
    assert all(why in row["why"] for row in rows if row["bot"] == bot)
    assert {row["forfeit"] for row in rows if row["bot"] == "uniform"} == {"False"}
    report = (folder / "report.html").read_text("utf-8")
    assert "<h2>Forfeits</h2>" in report
    assert "Failures" not in report
    left = read_match((folder / rows[0]["file"]).read_text("utf-8"), game_class).match
    assert not left.over
    again = oppidum(*words)  # all is in the folder, and nothing is played again
    assert "forfeits" in again
    assert "2 matches in 1 block" in again


def test_a_program_that_fails_may_be_replaced(oppidum, tmp_path):
    words = ("arena", "carcassonne", "uniform", quitter(tmp_path, next(iter(GIVES_UP))), "-g", "2", "-w", "1")
    about = json.loads(oppidum(*words, "--on-failure", "replace", "--json"))
    assert [one["forfeits"] for one in about["summary"]["bots"]] == [0, 0]
    assert "--on-failure cannot be 'forgive'" in oppidum(*words, "--on-failure", "forgive", code=1)


def test_those_who_do_not_give_up_share_the_win(oppidum, tmp_path):
    bot = quitter(tmp_path, next(iter(GIVES_UP)))
    about = json.loads(
        oppidum("arena", "meduris", "uniform", "uniform", bot, "-n", "3", "-g", "3", "-w", "1", "--json")
    )
    assert [(one["wins"], one["forfeits"]) for one in about["summary"]["bots"]] == [(3, 0), (0, 3)]


def test_a_folder_of_another_series_is_refused(oppidum, tmp_path):
    folder = str(tmp_path / "run")
    oppidum(*FIGHT, "-g", "2", "-w", "1", "--out", folder)
    assert "its seed is 1, not 2" in oppidum(*FIGHT, "-g", "2", "--seed", "2", "--out", folder, code=1)
    assert "its bots are greedy uniform, not" in oppidum(*FIGHT, "resting", "-g", "2", "--out", folder, code=1)
    assert "4 matches" in oppidum(*FIGHT, "-g", "4", "-w", "1", "--out", folder)  # only more of the same is welcome
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "diary.txt").write_text("dear diary")
    assert "holds no series" in oppidum(*FIGHT, "--out", str(tmp_path / "other"), code=1)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["carcassonne", "gredy", "uniform"], "there is no bot 'gredy': did you mean 'greedy'?"),
        (["carcassonne", "greedy", "uniform", "-n", "3"], "2 bots for 3 seats"),
        (["karkasson", "greedy", "uniform"], "there is no game"),
        (["carcassonne", "greedy", "uniform", "resting", "--sprt", "0.5,0.6"], "a test compares two bots, not 3"),
        (["carcassonne", "greedy", "uniform", "--sprt", "0.6,0.5"], "the win rates must rise"),
        (["carcassonne", "greedy", "uniform", "--formats", "xls"], "there is no format 'xls'"),
        (["carcassonne", "greedy", "no.such.Bot"], "No module named 'no'"),
        (["carcassonne", "greedy", "tests.arena.bots.Nobody"], "has no attribute 'Nobody'"),
    ],
)
def test_mistakes_get_one_clear_line(oppidum, words, message):
    assert message in oppidum("arena", *words, code=1)


@pytest.mark.parametrize("package", ["choix", "jinja2", "scipy"])
def test_a_missing_package_is_named_with_its_extra(oppidum, package, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    assert f"the arena needs {package}; install oppidum[arena]" in oppidum(*FIGHT, code=1)


def test_rounding_is_said(oppidum):
    result = CliRunner().invoke(app, [*FIGHT, "-g", "3", "-w", "1", "--json"])
    assert "3 matches are rounded up to 4" in result.stderr
    assert json.loads(result.stdout)["planned"] == 4
