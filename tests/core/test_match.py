"""Matches and match files: what is written is read back, and every mistake is found on its line."""

import datetime
import random

import pytest

from oppidum.core.game import CHANCE, Refusal
from oppidum.core.match import Match
from oppidum.core.match_file import TAGS, BadMatchFile, read_match, write_match
from oppidum.games import game_class
from tests.conftest import ALL_VARIANTS, play_at_random

SEATS = ["Ann", "Bob | the builder", "", "Dé", "Eve", "Fay"]


def file_of(game, seed=1, events=None):
    match = play_at_random(game, seed, events)
    return match, write_match(match, SEATS[: game.players], datetime.date(2026, 11, 15))


@pytest.mark.parametrize("game", ALL_VARIANTS[::5])
def test_a_match_is_written_and_read_back(game):
    match, text = file_of(game)
    recorded = read_match(text, game_class)
    assert recorded.match.position == match.position
    assert recorded.match.events == match.events
    assert recorded.date == "2026-11-15"
    assert recorded.seats[:2] == ("Ann", "Bob the builder")
    assert write_match(recorded.match, recorded.seats, recorded.date) == text
    assert f"Options: {game.options}" in text


@pytest.fixture(scope="module")
def text():
    return file_of(game_class("carcassonne")(2))[1]


def test_all_tags_are_written_in_order(text):
    assert tuple(line.split(":")[0] for line in text.split("\n\n")[0].splitlines()) == TAGS


def test_comments_and_empty_lines_are_allowed(text):
    lines = [f"{line}   # {number}" if line[:1] in "*12" else line for number, line in enumerate(text.splitlines())]
    commented = "# a fine match\n\n" + "\n# a turn\n".join(lines) + "\n"
    assert read_match(commented, game_class).match.over


def test_an_unfinished_match_is_a_match():
    _, text = file_of(game_class("carcassonne")(3), events=20)
    assert "Result: *" in text
    assert len(read_match(text, game_class).match.events) == 20


def test_as_it_stood(text):
    assert len(read_match(text, game_class, at=7).match.events) == 7
    assert read_match(text, game_class, at=0).match.events == []
    with pytest.raises(BadMatchFile, match="no event 9999"):
        read_match(text, game_class, at=9999)


def replaced(text, number, line):
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "with_this", "message", "rule"),
    [
        (1, "Game: carcasonne", "there is no game 'carcasonne': did you mean 'carcassonne'?", None),
        (1, "Gaem: carcassonne", "there is no tag 'Gaem': did you mean 'Game'?", None),
        (2, "Game: carcassonne", "tag Game is given twice", None),
        (2, "Rules: 99", "played by rules 99; this program plays by rules 1", None),
        (3, "Book: 123", "played with book 123", None),
        (4, "Players: two", "Players must be a number, not 'two'", None),
        (4, "Players: 9", "2 to 6 players, not 9 (CAR-01)", None),
        (5, "Options: river=no", "option sharing is missing", None),
        (5, "Options: nonsense", "is not an option", None),
        (6, "Start: 5", "player 5 cannot start", None),
        (8, "Seats: Ann", "1 names stand for 2 seats", "CAR-01"),
        (9, "Result: 1 2", "the result is said to be 1 2, but the events give", "CAR-35"),
        (9, "Result: *", "the result is said to be *", "CAR-35"),
        (10, "\x00\x01 garbage", "is neither a tag", None),
        (11, "* Z", "Z: there is no tile 'Z'", "CAR-04"),
        (11, "1 0,1 N", "not your turn: chance decides now", "CAR-05"),
        (12, "1 9,9 N", "9,9 touches no tile", "CAR-07"),
        (12, "1 0,0 N", "a tile lies on 0,0 already", "CAR-07"),
        (12, "2 0,1 N", "not your turn: it is player 1's turn", "CAR-05"),
        (12, "1 what now", "is not what is asked now", "CAR-05"),
        (13, "nobody did nothing", "is not an event", None),
        (14, "Game: carcassonne", "is not an event", None),
        (14, "7" * 2000, "longer than 1000 characters", None),
    ],
)
def test_mistakes_are_found_on_their_line(text, line, with_this, message, rule):
    with pytest.raises(BadMatchFile) as caught:
        read_match(replaced(text, line, with_this), game_class)
    assert message in str(caught.value)
    assert (caught.value.line, caught.value.rule) == (line, rule)
    assert str(caught.value).startswith(f"line {line}: ")


def test_missing_tags_and_events_behind_the_end(text):
    for tag in TAGS:
        without = "\n".join(line for line in text.splitlines() if not line.startswith(f"{tag}:"))
        with pytest.raises(BadMatchFile, match=f"tag {tag} is missing"):
            read_match(without, game_class)
    with pytest.raises(BadMatchFile, match="the match is over"):
        read_match(text + "1 none\n", game_class)
    with pytest.raises(BadMatchFile, match="tag Game is missing"):
        read_match("", game_class)


def test_random_garbage_never_gets_through(text):
    rng = random.Random(4)
    letters = "".join(chr(code) for code in range(32, 127)) + "\n\t\x00éß"
    for _ in range(300):
        at = rng.randrange(len(text))
        damaged = text[:at] + "".join(rng.choices(letters, k=rng.randrange(1, 5))) + text[at + rng.randrange(3) :]
        assert is_whole_or_refused(damaged)


def is_whole_or_refused(text):
    try:
        return read_match(text, game_class).match.over
    except BadMatchFile as error:
        return 1 <= error.line <= text.count("\n") + 1


def test_chance_can_be_played_by_hand_and_a_refusal_changes_nothing():
    match = Match(game_class("carcassonne")(2))
    match.play(CHANCE, "V")
    before = match.position.checksum()
    for actor, text in ((CHANCE, "V"), (1, "1,0 N"), (0, "8,8 N"), (0, "")):
        with pytest.raises(Refusal):
            match.play(actor, text)
    assert match.position.checksum() == before
    assert [str(event) for event in match.events] == ["* V"]
    match.play(0, "1,0 N")
    match.play(0, "road")
    assert str(match.settle(random.Random(1))[-1]).startswith("* ")
    assert match.to_move == 1
