"""Positions as text: read back they are the same, written by hand they are checked."""

from pathlib import Path

import pytest

from oppidum.core import jit
from oppidum.core.game import Refusal
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.hidden import knowledge
from tests.games.finisterre.speech import along, fields_apart, play
from tests.soak import soak

FAST = jit.mode() != "interpreted"
GAMES = {players: Finisterre(players) for players in (2, 3, 4, 5)}
GAME = GAMES[2]

BY_HAND = """
    phase act
    turn 4
    start 1
    asked 1
    playing 1
    actions 2
    free 20
    year 3
    crop 3
    market wood 6 iron 4
    map
     SB1 0,0 e
     SB2 0,1 e
    ground
     1,0 se wood x2
     1,0 se crop 3 x2        # two dice
    clans
     1 coins 12 spirit 1 star 2 pool 2
     2 coins 3
    towns
     1 arrow 1,0 se tile 1,-1 small 1
    units
     1 village 1 wood 1 crop 8
     2 caravan iron 2
    lower objectives 1 specialists 2 M16 M17 M18
    hands
     2 LAB open later
    slots
     1 1 CAR down
    objectives
     F03 public
"""


@pytest.mark.parametrize("nth", [12, soak(3)] if FAST else [25])
@pytest.mark.parametrize("players", GAMES)
def test_positions_along_a_match_read_back(players, nth):
    game, asked = GAMES[players], set()
    for number, (s, legal) in enumerate(along(game, seed=players, events=10_000 if FAST else 110)):
        if number % nth == 0 or s.phase not in asked:
            asked.add(s.phase)
            text = game.words.describe(s)
            again = game.words.compose(text)
            assert game.words.describe(again) == text
            assert game.legal(again).tolist() == legal
            assert fields_apart(s, again) == set()


def test_what_a_clan_sees_reads_back():
    game = GAMES[3]
    for number, (s, _) in enumerate(along(game, seed=8, events=60)):
        if number % 12 == 5 and s.phase != phases.FINISHED:
            for viewer in (None, 0):
                seen = knowledge.observe(game, s, viewer)
                text = game.words.describe(seen)
                assert game.words.describe(game.words.compose(text)) == text


def test_a_position_written_by_hand():
    s = GAME.words.compose(BY_HAND)
    assert s.supply.tolist() == [50 - 2 - 1 - 6, 50 - 4 - 2, 50]
    assert (s.unit_com[0, 0], s.unit_land[0, 0], s.comarcas) == (s.plot_com[1, 1], 0, 3)
    assert s.unseen[GAME.box.codes["LAB"] - SPECIALTY] == 3
    assert s.com_flags[s.unit_com[0, 0], 0] == 1
    assert GAME.words.compose(GAME.words.describe(s)) == s
    play(GAME, s, "sell food") if "sell food" in texts(s) else play(GAME, s, "buy", "lot wood")
    assert s.actions_left == 1


def texts(s):
    return [GAME.words.format(s, action) for action in GAME.legal(s).tolist()]


def test_the_first_position_is_short():
    text = GAME.words.describe(GAME.initial())
    assert GAME.words.compose(text) == GAME.initial()
    assert text.startswith("phase first\nyear 0\ncrop 2\nclans\n 1\n 2\nupper objectives 2 specialists 2 SB1")


MISTAKES = [  # what is replaced, by what, the rule or `layout`, a word of the message
    ("phase act", "phase play", "layout", "phase"),
    ("phase act\n", "", "layout", "phase is missing"),
    ("year 3", "years 3", "layout", "there is no entry"),
    ("SB2 0,1 e", "SB2 0,0 e", "layout", "given twice"),
    ("SB2 0,1 e", "SB1 0,1 e", "FIN-001", "twice"),
    ("SB2 0,1 e", "SB2 1,1 e", "FIN-016", "does not match"),
    ("SB2 0,1 e", "XX2 0,1 e", "layout", "no card"),
    ("SB2 0,1 e", "SB2 0,1 q", "layout", "where square B lies"),
    ("SB2 0,1 e", "SB2 0,50 e", "FIN-190", "edge"),
    ("SB1 0,0 e", "SB1 0,0 e c1 c2 / c1", "layout", "for all squares"),
    ("1,0 se wood x2", "9,9 se wood x2", "layout", "not on the map"),
    ("1,0 se wood x2", "1,0 se wood 2", "layout", "x1"),
    ("wood x2", "wood x99", "FIN-161", "only 50 wood"),
    ("coins 12", "money 12", "layout", "money"),
    ("small 1", "tiny 1", "layout", "tiny"),
    ("village 1 wood 1", "village 1 wood 4", "FIN-162", "too much"),
    ("1 village 1", "2 village 1", "layout", "village unit"),
    ("M16 M17", "M16 M16", "FIN-001", "two places"),
    ("LAB open", "SB1 open", "FIN-001", "two places"),
    ("LAB open", "F03 open", "FIN-005", "two places"),
    ("asked 1", "asked 3", "layout", "from 1 to 2"),
    ("asked 1\n", "", "layout", "asked must be given"),
]


@pytest.mark.parametrize(("old", "new", "rule_id", "word"), MISTAKES)
def test_mistakes_are_found_with_their_line(old, new, rule_id, word):
    assert old in BY_HAND
    with pytest.raises(Refusal) as refused:
        GAME.words.compose(BY_HAND.replace(old, new))
    assert (refused.value.rule, word in refused.value.message) == (rule_id, True), str(refused.value)


def test_a_mistake_names_its_line():
    text = BY_HAND.replace("crop 3 x2", "crop 9 x2")
    line = 1 + next(number for number, words in enumerate(text.splitlines()) if "crop 9" in words)
    with pytest.raises(Refusal) as refused:
        GAME.words.compose(text)
    assert refused.value.facts["line"] == line


def test_wrong_comarcas_are_found():
    text = BY_HAND.replace("SB1 0,0 e", "SB1 0,0 e c1 c2 / c1").replace("SB2 0,1 e", "SB2 0,1 e c1 c3 / c1")
    with pytest.raises(Refusal) as refused:
        GAME.words.compose(text)
    assert refused.value.rule == "FIN-163"


def test_the_position_in_the_manual_is_one():
    manual = (Path(__file__).parents[4] / "docs" / "notation.md").read_text("utf-8")
    text = next(block for block in manual.split("```") if block.startswith("\nphase act"))
    assert GAME.words.compose(text).actions_left == 2
