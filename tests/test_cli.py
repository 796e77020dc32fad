"""The command line, as a person or a program meets it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oppidum.cli import app

COMMANDS = ["arena", "games", "match", "replay", "perft", "rules", "examples", "bots", "bot", "hint", "seat"]


@pytest.fixture
def oppidum():
    runner = CliRunner()

    def run(*words, code=0, stdin=None):
        result = runner.invoke(app, list(words), input=stdin, env={"COLUMNS": "200", "NO_COLOR": "1"})
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.output
        return result.stdout if code == 0 else result.output

    return run


def test_help_is_complete(oppidum):
    page = oppidum("--help")
    assert all(command in page for command in COMMANDS)
    for command in COMMANDS:
        assert "Usage" in oppidum(command, "--help")
    assert oppidum("--version").startswith("oppidum 0.")


def test_a_match_is_played_written_and_replayed(oppidum, tmp_path):
    file = tmp_path / "deep" / "one.match"
    shown = oppidum("match", "carcassonne", "uniform", "uniform", "--seed", "3", "--out", str(file))
    assert "★" in shown
    assert "-----" in shown  # the picture has a road
    assert "verified; the match is over" in oppidum("replay", str(file))
    early = json.loads(oppidum("replay", str(file), "--at", "4", "--json"))
    assert len(early["events"]) == 4
    assert early["over"] is False
    assert early["view"]["tiles"]["0"]["kind"] == "D"
    assert early["position"].startswith("turn")
    assert "," in early["choices"][0]["text"]
    again = oppidum("replay", "-", "--json", stdin=file.read_text())
    assert json.loads(again)["scores"] == json.loads(oppidum("replay", str(file), "--json"))["scores"]


def test_several_matches_are_the_same_every_time(oppidum, tmp_path):
    words = ("match", "carcassonne", "-n", "3", "-g", "2", "-p", "modern", "-o", "river=yes", "--json")
    first = [json.loads(line) for line in oppidum(*words, "--out", str(tmp_path)).splitlines()]
    second = [json.loads(line) for line in oppidum(*words).splitlines()]
    assert [result["scores"] for result in first] == [result["scores"] for result in second]
    assert first[0]["options"]["small_city"] == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["carcassonne-1.match", "carcassonne-2.match"]
    assert first[0]["ranking"].count(1) >= 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["match", "carcasone"], "there is no game 'carcasone': did you mean 'carcassonne'?"),
        (["match", "carcassonne", "unifrom"], "there is no bot 'unifrom': did you mean 'uniform'?"),
        (["match", "carcassonne", "uniform", "uniform", "-n", "3"], "2 bots for 3 seats"),
        (["match", "carcassonne", "-n", "7"], "2 to 6 players, not 7 (CAR-01)"),
        (["match", "carcassonne", "-p", "modren"], "did you mean 'modern'?"),
        (["match", "carcassonne", "-o", "rivver=yes"], "there is no option 'rivver': did you mean 'river'?"),
        (["match", "carcassonne", "-o", "river"], "write name=value"),
        (["match", "carcassonne", "--start", "3"], "player 3 cannot start a match of 2"),
        (["perft", "karkasson"], "there is no game"),
        (["rules", "carcassonne", "CAR-99"], "there is no rule 'CAR-99'; the ledger goes from CAR-01 to CAR-52"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["replay", "no/such/file"], "no/such/file: No such file or directory"),
    ],
)
def test_mistakes_get_one_clear_line(oppidum, words, message):
    output = oppidum(*words, code=1)
    assert message in output
    assert output.startswith("oppidum: ")
    assert output.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_match_file_on_a_full_disk(oppidum):
    words = ("match", "carcassonne", "--no-picture", "--out", "/dev/full")
    assert oppidum(*words, code=1) == "oppidum: No space left on device\n"


def test_bad_match_files_exit_with_line_and_rule(oppidum, tmp_path):
    file = tmp_path / "one.match"
    oppidum("match", "carcassonne", "--out", str(file))
    good = file.read_text()
    lines = good.splitlines()
    lines[11] = "1 40,40 N"
    file.write_text("\n".join(lines))
    assert "line 12: 40,40 N: 40,40 touches no tile along a side (CAR-07)" in oppidum("replay", str(file), code=1)
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in oppidum("replay", str(file), code=1)
    file.write_text(good)
    assert "no event 5000" in oppidum("replay", str(file), "--at", "5000", code=1)


def test_perft_counts_and_reads_positions(oppidum, tmp_path):
    lines = [json.loads(line) for line in oppidum("perft", "carcassonne", "--depth", "3", "--json").splitlines()]
    assert lines == [
        {"depth": 0, "lines": 1},
        {"depth": 1, "lines": 24},
        {"depth": 2, "lines": 102},
        {"depth": 3, "lines": 484},
    ]
    board = tmp_path / "board.txt"
    board.write_text("turn 1\nphase place C\nscores 0 0\nlandscape\n 0\n 1 E/S\n 0 D/N\n")
    assert oppidum("perft", "carcassonne", "-d", "2", "--position", str(board)).split() == [
        "0",
        "1",
        "1",
        "1",
        "2",
        "23",
    ]
    board.write_text("turn 1\nphase nap\nscores 0 0\nlandscape\n 0\n 0 D/N\n")
    assert "phase must be" in oppidum("perft", "carcassonne", "--position", str(board), code=1)


def test_rules_in_our_words(oppidum):
    assert "CAR-52" in oppidum("rules", "carcassonne")
    for spelling in ("CAR-07", "car-7", "7", "07"):
        page = oppidum("rules", "carcassonne", spelling)
        assert page.startswith("CAR-07  Your tile must touch")
        assert "placement.py:land_placements" in page
        assert "test_placement.py:test_a_tile_touches_another_along_a_side" in page
    data = json.loads(oppidum("rules", "carcassonne", "25", "--json"))
    assert data[0]["id"] == "CAR-25"
    assert len(json.loads(oppidum("rules", "carcassonne", "--json"))) == 52


def test_examples_are_listed_printed_replayed_and_played_on(oppidum, tmp_path):
    page = oppidum("examples", "meduris")
    assert "meduris example-3-settlement: The third hut of a settlement" in page
    assert "MED-57)" in page
    assert "carcassonne" not in page
    assert {json.loads(line)["game"] for line in oppidum("examples", "--json").splitlines()} == {
        "carcassonne",
        "finisterre",
        "meduris",
    }
    text = oppidum("examples", "meduris", "example-3-settlement")
    assert "\nPosition:\n  turn 1\n" in text
    assert "2. Orange: 7" in oppidum("replay", "-", stdin=text)
    assert "1. Blue: 13" in oppidum("replay", "-", "--at", "2", stdin=text)
    assert json.loads(oppidum("replay", "-", "--json", stdin=text))["beginning"].startswith("turn 1\n")
    file = tmp_path / "example.match"
    file.write_text(oppidum("examples", "meduris", "faq-no-offering").rpartition("2 nothing")[0], "utf-8")
    shown = oppidum("terminal", "--resume", str(file), stdin="offer wood\n\nquit\n")
    assert "Orange" in shown
    saved = file.read_text("utf-8")
    assert "\nPosition:\n" in saved
    assert "\n2 offer wood\n" in saved
    assert "did you mean 'faq-gap'?" in oppidum("examples", "meduris", "fag-gap", code=1)
    assert "there is no game 'chess'" in oppidum("examples", "chess", code=1)


def test_games_list_their_options(oppidum):
    page = oppidum("games")
    assert "2–6 players, about 60 minutes" in page
    assert "sharing=majority" in page
    data = json.loads(oppidum("games", "--json"))
    assert data[0]["presets"]["modern"]["farm_points"] == "3"
    assert data[0]["recommended"] == "modern"
    assert "presets: rulebook, first-edition, modern; the browser offers modern" in page


# Bots.


def test_bots_are_listed_with_their_characters(oppidum):
    assert "easy      Wanderer, easy. Takes what lies near, forgets the fields" in oppidum("bots", "carcassonne")
    told = json.loads(oppidum("bots", "meduris", "--json"))
    assert told[0] == {"bot": "medium", "name": "Mason, medium", "character": told[0]["character"]}
    assert "druid" in told[0]["character"]
    assert "did you mean 'meduris'?" in oppidum("bots", "medurs", code=1)


def test_a_hint_with_and_without_candidates(oppidum, tmp_path):
    file = tmp_path / "one.match"
    oppidum("match", "carcassonne", "--out", str(file))
    page = oppidum("hint", str(file), "--at", "4", "--bot", "uniform")
    assert page.startswith("Player 2 after event 4; uniform says:\n")
    assert "at random" in page
    program = tmp_path / "bot.py"
    program.write_text(CANDID)
    spec = f"program:{sys.executable} {program}"
    advice = json.loads(oppidum("hint", str(file), "--at", "4", "--bot", spec, "--json"))
    assert advice["seat"] == 2
    assert advice["move"] == advice["candidates"][0]["move"]
    assert [(one["lead"], one["win"], one["visits"]) for one in advice["candidates"]] == [(2.5, 0.625, 1000)]
    assert "+2.5   62.5%      1,000" in oppidum("hint", "-", "--at", "4", "--bot", spec, stdin=file.read_text())


def test_a_review_for_people_for_programs_and_as_a_page(oppidum, tmp_path):
    file, page = tmp_path / "one.match", tmp_path / "review.html"
    oppidum("match", "meduris", "greedy", "uniform", "--out", str(file))
    said = oppidum("review", str(file), "--sims", "8", "--html", str(page), "--json")
    told = json.loads(said)
    assert told["names"] == ["greedy", "uniform"]
    assert told["steps"][-1]["worth"]["points"] == told["scores"]
    assert told["appraiser"] == "champion:sims=8"
    assert page.read_text().startswith("<!doctype html>")
    people = oppidum("review", "-", "--sims", "0", stdin=file.read_text())
    assert "greedy, " in people
    assert "accuracy" in people


def test_a_review_that_cannot_be_given(oppidum, tmp_path):
    file = tmp_path / "one.match"
    oppidum("match", "carcassonne", "--out", str(file))
    lines = file.read_text().splitlines()
    begun = "\n".join(lines[:-4]).replace(next(line for line in lines if line.startswith("Result")), "Result: *")
    output = oppidum("review", "-", stdin=begun, code=1)
    assert "the match is not over after" in output


CANDID = """
for line in open(0):
    word, _, text = line.strip().partition(" ")
    if word == "hello": print("hello 1 candid", flush=True)
    if word == "match": print("ready", flush=True)
    if word == "choice": move = text
    if word == "go": print(f"info visits=1000 lead=2.5 win=0.625 move {move}\\nbestmove {move}", flush=True)
"""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--at", "0"], "chance decides after event 0, not a player"),
        ([], "the match is over"),
        (["--at", "4", "--bot", "gredy"], "there is no bot 'gredy': did you mean 'greedy'?"),
        (["--at", "4", "--bot", "program:"], "name the program: program:COMMAND"),
        (["--at", "4", "--bot", "program:/no/such"], "program:/no/such: it cannot be started: "),
        (["--at", "9999"], "there is no event 9999"),
    ],
)
def test_a_hint_that_cannot_be_given(oppidum, tmp_path, words, message):
    file = tmp_path / "one.match"
    oppidum("match", "carcassonne", "--out", str(file))
    output = oppidum("hint", str(file), *words, code=1)
    assert output.startswith("oppidum: ")
    assert message in output


def test_a_bot_as_a_program(oppidum):
    talk = "hello 1\nmatch meduris players=2 seat=1 start=1\nfoo\nquit\n"
    assert oppidum("bot", "uniform", stdin=talk) == "hello 1 uniform\nready\n"
    assert "did you mean 'uniform'?" in oppidum("bot", "unifrom", code=1)
    assert oppidum("bot", "uniform", stdin=f"hello 1\n{'x' * 5000}\nhello 1\n") == "hello 1 uniform\n"


def test_a_program_in_a_match(oppidum, tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(CANDID.replace("bestmove {move}", "bestmove nowhere"))
    spec = f"program:{sys.executable} {program}"
    words = ("match", "carcassonne", "uniform", spec, "-g", "2", "--no-picture")
    shown = oppidum(*words, "--on-failure", "forfeit")
    assert shown.count("seat 2 forfeits the match: program:") == 2
    first = json.loads(oppidum(*words, "--on-failure", "forfeit", "--json").splitlines()[0])
    assert first["forfeit"] == 2
    assert "it answered 'bestmove nowhere'" in first["why"]
    assert "★" in oppidum(*words)
    assert "--on-failure cannot be 'forgive'" in oppidum(*words, "--on-failure", "forgive", code=1)


def test_seats_that_cannot_be_found(oppidum):
    assert "neither the link of a table nor a code" in oppidum("seat", "nowhere!", code=1)
    assert "cannot be reached" in oppidum("seat", "ABCDEF", "--server", "http://127.0.0.1:9", code=1)


OWN_BOT = """
from oppidum import Choice


class Last:
    name = "last"

    def sit(self, game, seat, seed):
        self.game = game
        return self

    def choose(self, seen):
        return Choice(int(self.game.legal(seen)[-1]), "the last one")
"""


def test_a_class_of_ones_own_plays_wherever_a_bot_is_named(oppidum, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("own_last.py").write_text(OWN_BOT)
    file = "last.match"
    oppidum("match", "carcassonne", "own_last.Last", "uniform", "--seed", "3", "--out", file, "--no-picture")
    assert "Seats: own_last.Last | uniform" in Path(file).read_text("utf-8")
    assert "own_last.Last says:" in oppidum("hint", file, "--at", "1", "--bot", "own_last.Last")
    table = oppidum("terminal", "--bot", "own_last.Last", "--start", "2", "--save", "sat.match", stdin="quit\n")
    assert "own_last.Last 2" in table
    seating = "match carcassonne players=2 seat=1 start=1 seed=7 options\n"
    assert "hello" in oppidum("bot", "own_last.Last", stdin=f"hello 1\n{seating}quit\n")
    assert "there is no bot 'lust'" in oppidum("match", "carcassonne", "lust", code=1)
    assert "own_last.Lust: " in oppidum("match", "carcassonne", "own_last.Lust", code=1)


def test_a_file_starts_no_class_that_was_not_named_here(oppidum, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("trap_bot.py").write_text("open('sprung', 'w').close()")
    oppidum("terminal", "--seed", "3", "--save", "sat.match", stdin="quit\n")
    saved = Path("sat.match").read_text("utf-8")
    Path("sat.match").write_text(saved.replace("greedy 2", "trap_bot.Trap 2"), "utf-8")
    oppidum("terminal", "--resume", "sat.match", stdin="quit\n")
    assert not Path("sprung").exists()
