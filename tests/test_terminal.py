"""Play in the terminal: whole matches by number, undo, save and resume, and no traceback on any input."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from oppidum.bots import bot_named
from oppidum.bots.protocol.process import Program
from oppidum.cli import app
from oppidum.core.game import Award, Term
from oppidum.core.live_match import LiveMatch
from oppidum.core.match import Match
from oppidum.core.match_file import read_match
from oppidum.core.recount import audit
from oppidum.games import GAMES, game_class
from oppidum.terminal.display import Display, options_of
from oppidum.terminal.sitting import Quit, Sitting


class Person:
    """Types what a script says, then what `fallback` says."""

    def __init__(self, script, fallback=None):
        self.script = list(script)
        self.fallback = fallback

    def __call__(self, prompt):
        if self.script:
            return self.script.pop(0)
        if self.fallback is None:
            raise EOFError
        return self.fallback(prompt)


def sit(tmp_path: Path, ask, people=1, players=2, seed=1, **options) -> tuple[Sitting, io.StringIO]:
    game = game_class("carcassonne")(players, options)
    screen = io.StringIO()
    sitting = Sitting(
        course=LiveMatch(game),
        minds={seat: bot_named("greedy").sit(game, seat, seed) for seat in range(people, players)},
        names=[f"You {n + 1}" for n in range(people)] + [f"greedy {n + 1}" for n in range(people, players)],
        file=tmp_path / "table.match",
        chance=random.Random(seed),
        console=Console(file=screen, width=200, force_terminal=False),
        ask=ask,
        adviser=lambda seat: bot_named("greedy").sit(game, seat, seed),
    )
    return sitting, screen


@pytest.mark.parametrize(("people", "players", "river"), [(1, 2, False), (2, 3, True)])
def test_a_whole_match_by_numbers(tmp_path, people, players, river):
    rng = random.Random(2)

    def someone(prompt):
        if prompt.startswith("Enter"):
            return ""
        options = options_of(sitting.match, sitting.match.to_move)
        number = rng.randrange(len(options))
        moves = options[number]
        return f"{number + 1} {rng.choice(moves).split()[-1]}" if len(moves) > 1 else str(number + 1)

    sitting, screen = sit(tmp_path, someone, people, players, river=river)
    sitting.run()
    assert sitting.match.over
    shown = screen.getvalue()
    assert "The match is over" in shown
    assert "Not possible" not in shown
    saved = read_match((tmp_path / "table.match").read_text("utf-8"), game_class)
    assert saved.match.position == sitting.match.position
    assert saved.seats == tuple(sitting.names)


def test_undo_within_the_turn_but_not_beyond(tmp_path):
    script = [
        "undo",
        "hint",
        "U",
        "1 N",
        "1 E",
        "undo",
        "1 S",
        "none",
        "undo",
        "undo",
        "1 N",
        "none",
        "undo",
        "none",
        "done",
    ]
    sitting, screen = sit(tmp_path, Person(script), seed=3)
    sitting.run()
    events = [str(event) for event in sitting.match.events]
    assert events[1:3] == ["1 1,0 N", "1 none"]
    assert sum(event.startswith("1 ") for event in events) == 2
    shown = screen.getvalue()
    assert shown.count("nothing to take back") == 2
    assert "Try " in shown


def test_commands_answer(tmp_path):
    script = [
        "help",
        "board",
        "choices",
        "score",
        "left",
        "log",
        "rules 13",
        "rules 999",
        "rulez",
        "save",
        "9999",
        "1 X",
        "quit",
    ]
    sitting, screen = sit(tmp_path, Person(script), seed=3)
    sitting.run()
    shown = screen.getvalue()
    assert "What you can type" in shown
    assert "CAR-13  You may send a follower onto a part of your tile" in shown
    assert "there is no rule '999'" in shown
    assert "Nor is 'rulez' a command: did you mean 'rules'?" in shown
    assert "70 left" in shown
    assert "the choices go from 1 to 3 (CAR-05)" in shown
    assert "choice 1 can face N, E, S; write 1 N" in shown
    assert (tmp_path / "table.match").exists()


def test_a_saved_match_goes_on(tmp_path):
    runner = CliRunner()
    file = tmp_path / "x.match"
    first = runner.invoke(app, ["terminal", "--seed", "3", "--save", str(file)], input="1 N\nnone\n\nquit\n")
    assert first.exit_code == 0, first.output
    saved = len(read_match(file.read_text("utf-8"), game_class).match.events)
    assert saved > 3
    second = runner.invoke(app, ["terminal", "--resume", str(file), "--seed", "4"], input="hint\nquit\n")
    assert second.exit_code == 0, second.output
    assert "Try " in second.output
    assert read_match(file.read_text("utf-8"), game_class).seats == ("You", "greedy 2")
    for words, message in [
        (["terminal", "--resume", str(tmp_path / "none")], "No such file"),
        (["terminal", "--bot", "gready"], "did you mean 'greedy'?"),
        (["terminal", "-n", "2", "--people", "3"], "3 people for 2 seats"),
        (["terminal", "carcasson"], "did you mean 'carcassonne'?"),
    ]:
        result = runner.invoke(app, words)
        assert result.exit_code == 1
        assert message in result.output


def test_a_program_plays_only_for_those_who_name_it(tmp_path):
    runner, bot = CliRunner(), f"program:perl {Path(__file__).parents[1] / 'examples' / 'bot.pl'}"
    file = tmp_path / "x.match"
    words = ["terminal", "meduris", "--seed", "3", "--start", "2", "--bot", bot, "--save", str(file)]
    first = runner.invoke(app, words, input="quit\n")
    assert first.exit_code == 0, first.output
    saved = read_match(file.read_text("utf-8"), game_class)
    assert saved.seats == ("You", f"{bot} 2")
    assert any(event.actor == 1 for event in saved.match.events)
    assert runner.invoke(app, ["terminal", "--resume", str(file), "--bot", bot], input="quit\n").exit_code == 0
    file.write_text(file.read_text("utf-8").replace(bot, "program:touch mark"), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Program, "__init__", lambda *_: pytest.fail("a file has started a program"))
        assert runner.invoke(app, ["terminal", "--resume", str(file)], input="quit\n").exit_code == 0


def test_a_finished_match_is_not_played_on(tmp_path):
    runner = CliRunner()
    file = tmp_path / "x.match"
    runner.invoke(app, ["match", "carcassonne", "--out", str(file)])
    result = runner.invoke(app, ["terminal", "--resume", str(file)])
    assert result.exit_code == 1
    assert "is over" in result.output


def test_no_input_breaks_it(tmp_path):
    rng = random.Random(5)
    words = [
        "undo",
        "rules",
        "save /no/such/\0place",
        "hint",
        "1",
        "2 N",
        "none",
        "",
        "1,0 E",
        "field",
        "-",
        "[bold]",
        "é" * 300,
        "0 0",
    ]
    words += [
        "9" * 400,
        "1 " * 40,
        "rules CAR-",
        "city N",
        "\t",
        "{}",
        "score x",
        "done",
        "discard",
        "* V",
        "tiles",
        "log",
    ]

    def vandal(prompt):
        if rng.random() < 0.01:
            raise EOFError
        return rng.choice(words) if rng.random() < 0.8 else "".join(chr(rng.randrange(1, 300)) for _ in range(9))

    for seed in range(12):
        sitting, screen = sit(tmp_path, vandal, seed=seed)
        sitting.run()
        assert audit(sitting.game, sitting.match.position) == []
        assert "Traceback" not in screen.getvalue()


def test_interrupts_save_what_was_played(tmp_path):
    def leave(prompt):
        raise KeyboardInterrupt

    sitting, _ = sit(tmp_path, Person(["1 N"], leave), seed=3)
    sitting.run()
    saved = read_match((tmp_path / "table.match").read_text("utf-8"), game_class)
    assert [str(event) for event in saved.match.events][1:] == ["1 1,0 N"]
    assert issubclass(Quit, Exception)


def test_the_name_of_a_file_keeps_its_capitals(tmp_path):
    file = tmp_path / "MyGame.match"
    sitting, _ = sit(tmp_path, Person(["1 N", "none", f"save {file}", "quit"]), seed=3)
    sitting.run()
    assert file.exists()


def test_a_full_disk_is_only_a_complaint(tmp_path):
    sitting, screen = sit(tmp_path, Person([]), seed=3)
    sitting.save(tmp_path)  # a folder
    assert "Could not save" in screen.getvalue()


@pytest.mark.parametrize(
    ("name", "award", "told"),
    [
        (
            "carcassonne",
            Award(0, 10, "CAR-23", "city", terms=(Term("tile", 4, 2), Term("shield", 1, 2))),
            "Ana: 10 for a city: 4 tiles, 1 shield (CAR-23)",
        ),
        (
            "meduris",
            Award(0, 1, "MED-50", "offering", terms=(Term("material", 1, 1),)),
            "Ana: 1 for an offering: 1 material (MED-50)",
        ),
        (
            "meduris",
            Award(0, 3, "MED-70", "runes", terms=(Term("rune", 1, 1), Term("rune", 1, 2))),
            "Ana: 3 for the final count of runes: 2 rune stones (MED-70)",
        ),
        (
            "meduris",
            Award(0, 0, "MED-52", "refusal", terms=(Term("refusal", 1, -1), Term("not-there", 1, 1))),
            "Ana: 0 for a refused offering: 1 point was not there (MED-52)",
        ),
        (
            "finisterre",
            Award(0, -2, "FIN-149", "failed-objective", terms=(Term("failed-objective", 1, -2),)),
            "Ana: -2 for a failed objective (FIN-149)",
        ),
    ],
)
def test_points_are_told_in_plain_english(name, award, told):
    display = Display(Console(), ["Ana", "Ben"])
    assert display.award_line(game_class(name)(2), award) == told


def shown_by(show, players=2):
    """What a display shows."""
    screen = io.StringIO()
    show(Display(Console(file=screen, width=200, force_terminal=False), [f"P{n + 1}" for n in range(players)]))
    return screen.getvalue()


@pytest.mark.parametrize("name", GAMES)
def test_choices_stand_with_their_numbers_on_the_picture(name):
    match, rng = Match(game_class(name)(2)), random.Random(1)
    marked = 0
    while marked < 3:
        match.settle(rng)
        numbers: dict[str, str] = {}
        for number, moves in enumerate(options_of(match, match.to_move), 1):
            numbers.setdefault(match.game.words.place_of(moves[0]), str(number))
        numbers.pop("", None)
        picture = match.game.words.paint(match.position, numbers)
        labels = [text for line in picture for text, ink in line if ink in ("label", "choice")]
        assert {re.search(r"\d+", text)[0] for text in labels if text.strip()} == set(numbers.values())
        assert all(number in shown_by(lambda display: display.show_board(match)) for number in numbers.values())
        marked += bool(numbers)
        match.play(match.to_move, rng.choice(match.legal))


@pytest.mark.parametrize(
    ("name", "own", "common", "example"),
    [
        ("carcassonne", "P1: follower 7", "70 left: A 2", "1,0 N"),
        ("meduris", "P2: hut 12  temple 2  worker 3", "64 left: wood 16  wool 16", "worker wood or worker stone"),
        ("finisterre", "P1: village 6", "terrain 42", "such as "),
    ],
)
def test_each_game_says_what_is_left_and_how_moves_are_written(name, own, common, example):
    match = Match(game_class(name)(2))
    match.settle(random.Random(3))
    left = shown_by(lambda display: display.show_left(match, 0))
    assert own in left
    assert common in left
    assert example in shown_by(lambda display: display.show_help(match))


def test_an_ink_that_nobody_knows_is_plain():
    assert shown_by(lambda display: display.show_picture([[("sand", "desert")]])) == "sand\n"


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_points_has_words_with_the_right_article(name):
    for words in game_class(name).WORDS.AWARDS.values():
        assert not re.search(r"[a-z]-[a-z]|\ba [aeiou]|\ban [^aeiou]", words)
