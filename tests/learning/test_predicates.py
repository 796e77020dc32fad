"""What lessons can say of a match, and how mistakes in saying it are told."""

from __future__ import annotations

from typing import Any

import pytest

from oppidum.core.match import Match
from oppidum.games import make
from oppidum.learning.kinds import KINDS
from oppidum.learning.lesson_file import facts_of
from oppidum.learning.moment import Moment
from oppidum.learning.reader import BadPredicate, Reader

POSITION = """
turn 1
phase place L
scores 3 5
newest 1,0
landscape
    -1   0   1
 1   . E/S   .
 0 W/N D/N U/E
followers
 2 -1,0 field NNE
"""
GAME = make("carcassonne", 2, preset="modern")
READER = Reader(KINDS, 2, 0, awards=["city", "road", "cloister", "farm"], rules=["CAR-23", "CAR-29"], facts={})


def moment(*steps: str) -> Moment:
    """The position, and what was done since by the first player."""
    match = Match(GAME, GAME.words.compose(POSITION))
    for text in steps:
        match.play(0, text)
    return Moment(match, 0, len(steps), [3, 5])


START, PLACED, PAID = moment(), moment("2,0 N"), moment("2,0 N", "road W")

HOLD: list[tuple[Moment, dict[str, Any]]] = [
    (START, {"points": {"is": 3}}),
    (START, {"points": {"seat": 2, "least": 4, "most": 5}}),
    (START, {"gained": {"is": 0}}),
    (START, {"asked": 1}),
    (START, {"over": False}),
    (START, {"steps": {"is": 0}}),
    (START, {"hand": {"what": "L", "is": 1}}),
    (START, {"hand": {"is": 1}}),
    (START, {"supply": {"what": "follower", "is": 7}}),
    (START, {"supply": {"seat": 2, "what": "follower", "is": 6}}),
    (START, {"supply": {"seat": 0, "what": "C", "is": 1}}),
    (START, {"board": {"what": "tile", "is": 4}}),
    (START, {"board": {"what": "follower", "owner": 2, "at": "-1,0"}}),
    (START, {"board": {"what": "follower", "owner": "anybody"}}),
    (START, {"view": {"at": "scores.1", "is": 5}}),
    (START, {"view": {"at": "phase", "equals": "place"}}),
    (START, {"view": {"at": "followers", "least": 1}}),
    (START, {"choice": {"do": "place", "square": ["2,0", "9,9"]}}),
    (START, {"forecast": {"seat": 2, "what": "farm", "least": 3}}),
    (PLACED, {"event": {"do": "place", "square": "2,0"}}),
    (PLACED, {"choice": {"do": "send", "kind": "road"}}),
    (PAID, {"award": {"what": "road", "least": 4}}),
    (PAID, {"award": {"rule": "CAR-29", "complete": True}}),
    (PAID, {"gained": {"is": 4}}),
    (PAID, {"steps": {"least": 2}}),
    (PAID, {"all": [{"points": {"is": 7}}, {"not": {"award": {"what": "city"}}}]}),
    (PAID, {"any": [{"over": True}, {"event": {"do": "send", "times": 1, "most": 1}}]}),
]
FAIL: list[tuple[Moment, dict[str, Any]]] = [
    (START, {"points": {"least": 4}}),
    (START, {"points": {"most": 2}}),
    (START, {"asked": 2}),
    (START, {"over": True}),
    (START, {"event": {"do": "place"}}),
    (START, {"event": {"do": "place", "by": "chance"}}),
    (START, {"award": {"what": "road"}}),
    (START, {"choice": {"do": "send"}}),
    (START, {"hand": {"what": "C", "least": 1}}),
    (START, {"board": {"what": "follower", "owner": 1}}),
    (START, {"view": {"at": "nowhere.at.all", "least": 0}}),
    (START, {"forecast": {"what": "farm", "least": 1}}),
    (PAID, {"award": {"what": "road", "least": 5}}),
    (PAID, {"award": {"what": "road", "seat": 2}}),
    (PAID, {"event": {"do": "send", "by": 2}}),
    (PAID, {"event": {"do": "send", "most": 0}}),
    (PAID, {"all": [{"points": {"is": 7}}, {"award": {"what": "city"}}]}),
    (PAID, {"any": [{"over": True}, {"asked": 1}]}),
    (PAID, {"not": {"award": {"what": "road"}}}),
]


@pytest.mark.parametrize(("now", "given"), HOLD)
def test_what_is_true_holds(now, given):
    found = READER.read(given, "goal")
    assert found.holds(now)
    assert found.share(now) == 1


@pytest.mark.parametrize(("now", "given"), FAIL)
def test_what_is_not_true_does_not_hold(now, given):
    found = READER.read(given, "goal")
    assert not found.holds(now)
    assert 0 <= found.share(now) < 1


def test_every_kind_is_tried():
    def kinds(given: dict[str, Any]) -> set[str]:
        ((kind, value),) = given.items()
        parts = value if kind in ("all", "any") else [value] if kind == "not" else []
        return {kind}.union(*map(kinds, parts))

    assert set().union(*(kinds(given) for _, given in HOLD)) == set(KINDS) - {"fact"}


def test_a_share_grows_towards_the_goal():
    goal = READER.read({"all": [{"event": {"do": "place"}}, {"gained": {"least": 8}}]}, "goal")
    assert goal.share(START) == 0
    assert goal.share(START) < goal.share(PLACED) < goal.share(PAID) < 1


def test_facts_are_told_by_their_game():
    assert facts_of("carcassonne") == {}
    game = make("finisterre", 2)
    reader = Reader(KINDS, 2, 0, awards=[], rules=[], facts=facts_of("finisterre"))
    now = Moment(Match(game), 0, 0, [0, 0])
    assert reader.read({"fact": {"name": "comarcas", "is": 0}}, "goal").holds(now)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "goal: a predicate is a table with one entry"),
        ("won", "goal: a predicate is a table with one entry"),
        ({"points": {"least": 1}, "over": True}, "a table with one entry"),
        ({"awrd": {}}, "there is no predicate 'awrd': did you mean 'award'?"),
        ({"points": {}}, "goal.points: say least, most or both, or is"),
        ({"points": {"least": "8"}}, "least, most and is must be numbers"),
        ({"points": {"lest": 8}}, "goal.points: there is no key 'lest': did you mean 'least'?"),
        ({"points": {"is": 1, "least": 1}}, "say least, most or both, or is"),
        ({"points": {"seat": 3, "least": 1}}, "seat must be a seat from 1 to 2"),
        ({"points": {"seat": "anybody", "least": 1}}, "seat must be a number"),
        ({"points": 8}, "goal.points must be a table"),
        ({"award": {"what": "castle"}}, "what 'castle' does not exist; there is city, road"),
        ({"award": {"rule": "CAR-99"}}, "rule 'CAR-99' does not exist"),
        ({"award": {"complete": "yes"}}, "complete must be true or false"),
        ({"event": {}}, "goal.event must be a table with parts of a move"),
        ({"event": {"do": "place", "times": "often"}}, "times and most must be numbers"),
        ({"choice": []}, "goal.choice must be a table with parts of a move"),
        ({"board": {"least": 1}}, "goal.board must name parts of a piece"),
        ({"board": "tile"}, "goal.board must be a table with parts of a piece"),
        ({"view": {"least": 1}}, "goal.view: at must be a path"),
        ({"fact": {"name": "riches", "least": 1}}, "name 'riches' does not exist"),
        ({"fact": {"least": 1}}, "goal.fact: name must be one of"),
        ({"over": "yes"}, "goal.over must be true or false"),
        ({"all": []}, "goal.all must be a list of predicates"),
        ({"all": [{"over": True}, {"any": [{"nothing": 1}]}]}, "goal.all[1].any[0]: there is no predicate 'nothing'"),
        ({"not": {"steps": {"least": True}}}, "goal.not.steps: least, most and is must be numbers"),
    ],
)
def test_a_mistake_is_told_with_its_place(given, message):
    with pytest.raises(BadPredicate) as caught:
        READER.read(given, "goal")
    assert message in str(caught.value)
