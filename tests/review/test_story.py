"""The story of a match: what is told is what was measured, and nothing is called a mistake that may be chance."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games import game_class
from oppidum.review import wording
from oppidum.review.appraiser import Fast
from oppidum.review.foresight import WIN
from oppidum.review.measure import measure
from oppidum.review.page import page
from oppidum.review.reasons import KEEPS, TAKES, Reason, compare
from oppidum.review.searching import Searching
from oppidum.review.story import LEAST, SURE, accuracy_of, tell
from tests.conftest import KNOWN


@pytest.fixture(scope="module", params=KNOWN)
def told(request):
    """The last events of a match, its measure by a search, and the story."""
    match = play_match(game_class(request.param)(2), [bot_named("uniform"), bot_named("greedy")], seed=3)
    events = [(event.actor, event.text) for event in match.events]
    late = Match.replay(match.game, events[-60:], match.up_to(len(events) - 60).position)
    measured = measure(late, Searching(match.game, sims=16))
    return late, measured, tell(late, measured)


def test_the_curve_leads_to_the_result(told):
    match, measured, story = told
    assert len(story.steps) == len(match.events) == len(measured.events)
    assert story.steps[-1].worth.points == match.scores
    worth = np.array(story.beginning.win)
    for step in story.steps:
        worth = worth + step.change.win + step.surprise.win
        assert np.allclose(worth, step.worth.win, atol=1e-2)
        assert abs(sum(step.worth.win) - 1) < 1e-3


def test_verdicts_are_larger_than_their_errors(told):
    match, _, story = told
    verdicts = [verdict for seat in story.seats for verdict in seat.worst]
    for verdict in verdicts:
        assert verdict.loss >= max(LEAST, SURE * verdict.error) - 1e-3
        assert verdict.better != verdict.played == match.events[verdict.seq - 1].text
        assert match.events[verdict.seq - 1].actor == verdict.seat
        position = match.up_to(verdict.seq - 1).position
        assert verdict.better in match.game.words.list_legal(position)
        assert wording.mistake(match.game, verdict).startswith(f"{verdict.played} gave ")
    for seat in story.seats:
        assert all(verdict.better == verdict.played for verdict in seat.best)


def test_who_never_wavers_gives_no_verdicts(told):
    match, *_ = told
    story = tell(match, measure(match, Fast(match.game)))
    assert not any(seat.best or seat.worst for seat in story.seats)
    assert len(story.steps) == len(match.events)


def test_a_mistake_within_its_error_is_none(told):
    match, measured, _ = told
    unsure = [
        replace(event, look=replace(event.look, errors=np.full(len(event.look.actions), 0.6)))
        for event in measured.events
    ]
    story = tell(match, replace(measured, events=unsure))
    assert not story.moments
    assert not any(seat.best or seat.worst for seat in story.seats)


def test_luck_is_told_of_draws_and_adds_up(told):
    match, measured, story = told
    for number, seat in enumerate(story.seats):
        assert abs(seat.luck - measured.luck[WIN, number]) < 1e-3
        for draw in (*seat.luckiest, *seat.unluckiest):
            assert match.events[draw.seq - 1].actor == CHANCE
            assert match.events[draw.seq - 1].text == draw.outcome
        assert all(draw.luck > 0 for draw in seat.luckiest)
        assert all(draw.luck < 0 for draw in seat.unluckiest)


def test_hidden_things_are_said(told):
    match, _, story = told
    assert story.hidden == match.game.secrets.must_imagine


def test_the_page_stands_alone_and_escapes_names(told):
    match, _, story = told
    text = page(match, ["<b>Ana</b>", "Ben"], story)
    assert "<b>Ana" not in text
    assert "&lt;b&gt;Ana" in text
    assert "src=" not in text
    assert "http" not in text
    assert text.count("<polygon") == 2
    assert all(f"Event {number}," in text for number in story.moments)


def test_accuracy_falls_with_what_is_given_away():
    assert accuracy_of([]) is None
    assert accuracy_of([0.0, 0.0]) == 100
    assert accuracy_of([0.0, 0.02]) > accuracy_of([0.02, 0.05]) > accuracy_of([0.5, 0.5])


def test_reasons_are_points_that_the_rules_pay():
    """A follower on a finished road: two points at once, and it is home again; without it nothing."""
    game = game_class("carcassonne")(2)
    match = Match(game)
    reasons = compare(game, *decision(match, "none"))
    assert {(one.kind, one.what, one.amount) for one in reasons} >= {(KEEPS, "follower", 1)}
    assert all(one.speaks_for == ((one.amount > 0) != (one.kind == TAKES)) for one in reasons)
    said = wording.because(game, reasons)
    assert said.startswith("1 follower more in hand, though")
    assert wording.reason_said(game, Reason(TAKES, "city", -2, 1)) == "2 points less to player 2 at once for a city"


def decision(match, better):
    """The first choice of a follower, as a position, its seat, the better action and one that sends a follower."""
    match.play(CHANCE, "V")
    match.play(0, match.legal[0])
    texts = match.legal
    road = next(text for text in texts if text.startswith("road"))
    words = match.game.words
    return match.position, 0, words.parse(match.position, better), words.parse(match.position, road)
