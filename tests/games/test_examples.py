"""The worked examples of the rule books: every file replays, and whatever it says behind its events is so."""

import re

import pytest

from oppidum.core.game import CHANCE, Refusal
from oppidum.core.ledger import read_ledger
from oppidum.core.match import Match
from oppidum.core.match_file import read_match, write_match
from oppidum.games import GAMES, game_class, ledger_file
from oppidum.games.examples import examples_of

EXAMPLES = [pytest.param(one, id=f"{game} {one.name}") for game in GAMES for one in examples_of(game).values()]
REFUSED = re.compile(r"# refused (\*|\d) (.+) ([A-Z]+-\d+)")
EVENT = re.compile(r"(\*|\d) ([^#]+?)\s*(?:# (.+))?")
AWARD = re.compile(r"(\d) ([+-]\d+) ([A-Z]+-\d+)")

# The rules to which the books give an example, a picture with a caption, or the answer to a question.
SHOWN = {
    "carcassonne": {7, 8, 14, 15, 16, 17, 18, 25, 26, 32, 33, 37, 40},
    "finisterre": {42, 56, 58, 74, 75, 79, 86, 87, 121, 126, 127, 132, 150, 151, 152},
    "meduris": {13, 15, 16, 17, 19, 20, 21, 27, 39, 41, 42, 44, 46, 47, 52, 57, 59, 68, 69, 70},
}


def check(text: str) -> int:
    """Replay an example and insist on all that it says; returns how many things that were."""
    match = Match(*beginning(text))
    said = 0
    for line in text.partition("\n\n")[2].splitlines():
        if refused := REFUSED.fullmatch(line):
            with pytest.raises(Refusal) as caught:
                match.play(actor(refused[1]), refused[2])
            assert caught.value.rule == refused[3]
            said += 1
        elif event := EVENT.fullmatch(line):
            match.play(actor(event[1]), event[2])
            claims = event[3].split("; ") if event[3] else []
            for claim in claims:
                assert is_so(match, claim), f"{line}: {claim}"
            said += len(claims)
        else:
            assert line.startswith("#")
    return said


def beginning(text):
    match = read_match(text, game_class).match
    return match.game, match.beginning


def actor(text):
    return CHANCE if text == "*" else int(text) - 1


def is_so(match: Match, claim: str) -> bool:
    """Whether the last event brought such points, or the position's text has such a line now."""
    if award := AWARD.fullmatch(claim):
        paid = [(award.player + 1, award.points, award.rule) for award in match.events[-1].awards]
        return (int(award[1]), int(award[2]), award[3]) in paid
    return claim in [line.strip() for line in match.game.words.describe(match.position).splitlines()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_says_what_is_so(example):
    assert check(example.text) > 0


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_begins_where_it_says_and_can_be_written_again(example):
    recorded = read_match(example.text, game_class)
    assert recorded.match.beginning is not None
    lines = [line.partition("#")[0].rstrip() for line in example.text.splitlines() if not line.startswith("#")]
    assert write_match(recorded.match, recorded.seats, recorded.date).splitlines() == lines


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_has_a_title_and_rules_that_exist(example):
    game, _ = beginning(example.text)
    assert example.title[-1] in ".?"
    assert set(example.rules) <= set(read_ledger(ledger_file(game.name)))


@pytest.mark.parametrize("name", GAMES)
def test_whatever_the_books_show_can_be_opened(name):
    shown = {int(rule.partition("-")[2]) for one in examples_of(name).values() for rule in one.rules}
    assert SHOWN[name] <= shown


def test_a_wrong_number_is_found():
    text = examples_of("meduris")["example-3-settlement"].text
    for right, wrong in (
        ("scores 13 6", "scores 13 7"),
        ("1 +3", "1 +2"),
        ("druid 18;", "druid 19;"),
        ("L0 C0 S1;", "L0 C0 S2;"),
    ):
        assert text.count(right) == 1
        with pytest.raises(AssertionError):
            check(text.replace(right, wrong))
    with pytest.raises(BaseException, match="DID NOT RAISE"):
        check(text.replace("1 offer both ", "# refused 1 offer both MED-50\n1 offer both "))
