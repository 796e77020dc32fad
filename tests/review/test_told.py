"""The story: what was given away is told of everybody, also where a search knows it for certain."""

from __future__ import annotations

import pytest

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.games import game_class
from oppidum.review.appraiser import Fast
from oppidum.review.measure import measure
from oppidum.review.searching import Searching
from oppidum.review.story import judge, tell


@pytest.fixture(scope="module")
def match():
    return play_match(game_class("carcassonne")(2), [bot_named("uniform")] * 2, seed=2)


@pytest.fixture(scope="module")
def measured(match):
    return measure(match, Searching(match.game, sims=8))


def test_a_decision_that_decided_the_match_is_among_the_worst_of_its_seat(match, measured):
    story = tell(match, measured)
    decided = [(seq, story.steps[seq - 1].actor) for seq in story.moments if story.steps[seq - 1].actor >= 0]
    assert decided
    for seq, seat in decided:
        assert seq in [verdict.seq for verdict in story.seats[seat].worst]


def test_a_decision_that_decided_the_match_and_is_in_no_list_has_its_verdict(match, measured, monkeypatch):
    moments = [seq for seq in tell(match, measured).moments if measured.events[seq - 1].actor >= 0]
    monkeypatch.setattr("oppidum.review.story.MOVES", 0)
    story = tell(match, measured)
    assert [verdict.seq for verdict in story.turning] == moments
    assert not any(seat.worst for seat in story.seats)
    assert not tell(match, measure(match, Fast(match.game))).turning


def test_what_was_lost_for_certain_is_told_as_well(match, measured):
    certain = {event.number + 1 for event in measured.events if event.actor >= 0 and not event.look.errors.any()}
    told = [verdict for seat in tell(match, measured).seats for verdict in seat.worst if verdict.seq in certain]
    assert told
    assert all(verdict.sure and verdict.error == 0 for verdict in told)


def test_who_never_wavers_gives_no_verdicts(match):
    story = tell(match, measure(match, Fast(match.game)))
    assert not any(seat.best or seat.worst for seat in story.seats)


def test_a_move_in_the_place_of_another_is_judged_by_the_same_measure(match, measured):
    event = next(event for event in measured.events if event.actor >= 0 and len(event.look.actions) > 1)
    best = int(event.look.actions[event.look.best])
    verdict = judge(match, event.number, best, Searching(match.game, sims=8))
    assert (verdict.seq, verdict.loss, verdict.sure) == (event.number + 1, 0.0, False)
    assert verdict.played == verdict.better
