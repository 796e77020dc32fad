"""A match while it is played: what somebody wants is answered by a value, what is known to be allowed is fed."""

from __future__ import annotations

import random

import pytest

from oppidum.core.answer import Accepted, Refused
from oppidum.core.game import CHANCE, Refusal
from oppidum.core.live_match import ACTION, CHANCE_EVENT, DONE, HANDBACK, RESIGN, UNDO, LiveMatch
from oppidum.games import game_class


def begun() -> LiveMatch:
    live = LiveMatch(game_class("carcassonne")(2))
    live.feed(CHANCE_EVENT, CHANCE, "V")
    return live


def state(live: LiveMatch) -> tuple[object, ...]:
    return live.seq, live.match.position.checksum(), list(live.match.events), live.asked, live.holding, live.steps


@pytest.mark.parametrize(
    ("kind", "actor", "text", "reason"),
    [
        (ACTION, 0, "0,0 N", "occupied"),
        (ACTION, 0, "rubbish", "not-asked"),
        (ACTION, 1, "1,0 N", "not-your-turn"),
        (CHANCE_EVENT, CHANCE, "V", "not-your-turn"),
        (DONE, 0, "", "nothing-to-end"),
        (UNDO, 0, UNDO, "nothing-to-undo"),
        (HANDBACK, 0, "", "no-bot-here"),
    ],
)
def test_what_may_not_be_is_refused_by_a_value_and_changes_nothing(kind, actor, text, reason):
    live = begun()
    before = state(live)
    answer = live.attempt(kind, actor, text)
    assert isinstance(answer, Refused)
    assert answer.refusal.reason == reason
    assert state(live) == before
    with pytest.raises(Refusal, match=r"\("):
        live.feed(kind, actor, text)
    assert state(live) == before


def test_what_may_be_is_accepted_as_the_entry_of_its_number():
    live = begun()
    assert live.attempt(ACTION, 0, "1,0 N") == Accepted(2)
    assert live.attempt(ACTION, 0, "none") == Accepted(3)
    assert live.attempt(DONE, 0, "") == Accepted(4)
    assert live.attempt(RESIGN, 1, RESIGN) == Accepted(5)
    assert isinstance(live.attempt(RESIGN, 0, RESIGN), Refused)  # it is over


def test_a_step_that_nobody_could_take_back_is_known_before_it_is_asked():
    live = begun()
    assert live.undo_refused(0).refusal.reason == "nothing-to-undo"
    live.feed(ACTION, 0, "1,0 N")
    assert live.undo_refused(0) is None


def test_a_match_taken_up_goes_on_but_not_back():
    live = begun()
    live.feed(ACTION, 0, "1,0 N")
    again = LiveMatch.of(live.match)
    assert again.match is live.match
    assert not again.may_undo(0)
    assert again.attempt(ACTION, 0, "none") == Accepted(1)
    assert (again.holding, again.asked) == (True, 0)
    again.feed(DONE, 0, "")
    again.roll(random.Random(1))
    assert again.match.events[-1].actor == CHANCE
    assert again.asked == 1
