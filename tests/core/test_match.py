"""Matches and match files: what is written is read back, and every mistake is found on its line."""

import datetime
import random

import pytest

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.game import CHANCE, Refusal
from oppidum.core.match import Match
from oppidum.core.match_file import TAGS, BadMatchFile, read_match, write_match
from oppidum.core.options import spell
from oppidum.games import GAMES, game_class
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


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_is_over_is_refused_by_the_rule_that_ends_it(name):
    game = game_class(name)(2)
    match = play_match(game, [bot_named("uniform")] * 2, seed=1)
    refused = []
    for act in (lambda: match.play(0, "none"), lambda: game.words.parse(match.position, "none")):
        with pytest.raises(Refusal) as caught:
            act()
        refused.append((caught.value.rule, caught.value.reason))
    assert refused == [(game.end_rule, "match-over")] * 2


def test_what_may_be_played_is_listed_for_chance_too():
    match = Match(game_class("carcassonne")(2))
    assert len(match.legal) == 24
    assert match.odds["D"] == 3
    assert list(match.odds) == match.legal
    assert sum(match.odds.values()) == 71
    match.play(CHANCE, "V")
    assert match.odds == {}
    assert "1,0 N" in match.legal


@pytest.mark.parametrize("game", ALL_VARIANTS[::9])
def test_all_that_is_listed_may_be_played(game):
    match = Match(game)
    rng = random.Random(2)
    for _ in range(40):
        if match.over:
            break
        assert all(match.odds.values())
        match.play(match.to_move, rng.choice(match.legal))


PAYMENT = """
turn 1
phase act
scores 5 5
stacks
 wood 1 1 2
 wool -
 copper 2 1
 stone 2
hands
 1 W4 L2 C3 S0
 2 W0 L0 C0 S0
fields
 9 hut 2
druid stone 1
runes - - - - - - - - -
turns 12
"""


def test_a_whole_payment_is_played_at_once():
    game = game_class("meduris")(2)
    match = Match(game, game.words.compose(PAYMENT))
    event = match.play(0, "hut 1 exchange", "give 1 wood", "give 2 wool")
    assert [one.text for one in match.events] == ["hut 1 exchange", "give 1 wood", "give 2 wool"]
    assert event is match.events[-1]
    assert match.position.hands[0].tolist() == [2, 0, 3, 0]


@pytest.mark.parametrize(
    ("texts", "step", "said"),
    [
        (("hut 1 exchange", "give 1 wood", "give 3 wool"), 3, "action 3 of 3, 'give 3 wool': "),
        (("hut 1 exchange", "hut 2", "give 2 wool"), 2, "action 2 of 3, 'hut 2': "),
        (("hut 1 exchange", "give 1 wood", "give 2 wool", "hut 2"), 4, "action 4 of 4, 'hut 2': not your turn"),
        (("hut 99", "hut 2"), 1, "action 1 of 2, 'hut 99': "),
    ],
)
def test_of_several_actions_all_are_played_or_none(texts, step, said):
    game = game_class("meduris")(2)
    match = Match(game, game.words.compose(PAYMENT))
    before, position = match.position.copy(), match.position
    with pytest.raises(Refusal) as caught:
        match.play(0, *texts)
    assert caught.value.message.startswith(said)
    assert caught.value.facts["step"] == step
    assert caught.value.rule.startswith("MED-")
    assert match.position is position == before
    assert match.events == []


POSITION = """\
Position:
  turn 1
  phase place E
  scores 8 0
  newest 0,0
  landscape
       0
   0 D/N
"""


@pytest.fixture(scope="module")
def halfway():
    """A match that begins at a position, as text."""
    game = game_class("carcassonne")(2)
    match = Match(game, game.words.compose(POSITION.partition("\n")[2]))
    for actor, text in ((0, "0,1 S"), (0, "city"), (CHANCE, "U")):
        match.play(actor, text)
    return write_match(match, ["Ann", "Bob"], "2026-11-15")


def test_a_match_may_begin_at_a_position(halfway):
    assert f"Result: *\n{POSITION}\n1 0,1 S\n" in halfway
    recorded = read_match(halfway, game_class)
    match = recorded.match
    assert match.scores == [10, 0]
    assert write_match(match, recorded.seats, recorded.date) == halfway
    assert match.copy().beginning == match.beginning
    for count in range(4):
        assert match.up_to(count).scores == [8 if count < 2 else 10, 0]
    again = Match.replay(match.game, [(event.actor, event.text) for event in match.events], match.beginning)
    assert again.position == match.position
    assert read_match(halfway, game_class, at=0).match.position == match.beginning


def test_what_happens_later_does_not_change_the_beginning():
    game = game_class("carcassonne")(2)
    position = game.initial()
    match = Match(game, position)
    match.settle(random.Random(1))
    assert match.position != position == match.beginning


@pytest.mark.parametrize("game", ALL_VARIANTS[::9])
def test_any_position_may_be_the_beginning(game):
    whole = play_at_random(game, 3)
    count = len(whole.events) // 2
    later = Match(game, whole.up_to(count).position)
    for event in whole.events[count:]:
        later.play(event.actor, event.text)
    text = write_match(later, SEATS[: game.players], "2026-11-15")
    again = read_match(text, game_class).match
    assert again.scores == whole.scores
    assert [str(event) for event in again.events] == [str(event) for event in whole.events[count:]]


@pytest.mark.parametrize(
    ("old", "new", "line", "message", "rule"),
    [
        ("Position:", "Position: below", 10, "indented by two spaces", None),
        ("Position:", "Positoin:", 10, "there is no tag 'Positoin'", None),
        ("Position:", "Position:\nPosition:", 11, "tag Position is given twice", None),
        ("  turn 1", "  tunr 1", 11, "there is no entry 'tunr': did you mean 'turn'?", None),
        ("  turn 1", "  turn 3", 11, "turn must be a number from 1 to 2", None),
        ("  turn 1\n", "", 10, "turn is missing", None),
        ("  scores 8 0", "# so far\n\n  scores 8", 15, "scores must be 2 numbers", None),
        ("  phase place E", "  phase place Z", 12, "there is no tile 'Z'", "CAR-04"),
        ("   0 D/N", "   0 D/E", 15, "first tile D must lie on 0,0", "CAR-03"),
        ("   0 D/N", "   0 D/N D/N", 17, "must have 1 squares", None),
        ("   0 D/N", "   0 D/N\n  followers\n   1 5,5 city", 19, "there is no tile on 5,5", "CAR-11"),
        ("1 0,1 S", "1 9,9 S", 19, "9,9 touches no tile", "CAR-07"),
        ("1 0,1 S", "1 0,1 S\nPosition:", 20, "is not an event", None),
    ],
)
def test_mistakes_in_a_position_are_found_on_their_line(halfway, old, new, line, message, rule):
    assert halfway.count(old) == 1
    with pytest.raises(BadMatchFile) as caught:
        read_match(halfway.replace(old, new), game_class)
    assert message in str(caught.value)
    assert (caught.value.line, caught.value.rule) == (line, rule)


@pytest.mark.parametrize("name", ["carcassonne", "meduris"])
def test_damaged_positions_never_get_through(name):
    rng = random.Random(5)
    game = game_class(name)(3)
    begin = play_at_random(game, 2, 40).position
    text = write_match(Match(game, begin), SEATS[:3], "2026-11-15")
    first = text.index("Position:")
    for _ in range(100):
        at = rng.randrange(first, len(text))
        damaged = (
            text[:at] + "".join(rng.choices("0123²٣ -\n#NWhx", k=rng.randrange(1, 4))) + text[at + rng.randrange(3) :]
        )
        try:
            match = read_match(damaged, game_class).match
            match.settle(rng)
        except BadMatchFile as error:
            assert 1 <= error.line <= damaged.count("\n") + 1


def test_an_option_that_came_later_may_be_missing():
    """Files and stored matches of before know nothing of it: its default is meant, and their book is the same."""
    game = game_class("finisterre")
    later = [option for option in game.OPTIONS if option.later]
    assert later
    match, text = file_of(game(2), events=9)
    old = text
    for option in later:
        old = old.replace(f" {option.name}={spell(option.default)}", "")
        other = game(2, {option.name: list(option.choices)[-1]})
        assert other.book_hash != match.game.book_hash
        without = file_of(other, events=9)[1].replace(f" {option.name}={spell(list(option.choices)[-1])}", "")
        with pytest.raises(BadMatchFile, match="played with book"):
            read_match(without, game_class)
    assert old != text
    recorded = read_match(old, game_class)
    assert recorded.match.position == match.position
    assert write_match(recorded.match, recorded.seats, recorded.date) == text
