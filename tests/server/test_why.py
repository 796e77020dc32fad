"""What speaks against something: asked without doing it."""

from __future__ import annotations

import pytest

from tests.server.live import ME, OPEN


@pytest.fixture
def ana(start):
    return start().guest("Ana")


def ask(guest, code, state, *texts):
    """The reasons, in the order of the texts."""
    wish = {"seat": state["turn"]["asked"], "seq": state["seq"], "texts": list(texts)}
    answer = guest.post(f"/tables/{code}/why", wish)
    assert answer["seq"] == state["seq"]
    return answer["reasons"]


def test_the_reasons_are_those_of_the_refusals(ana):
    code = ana.open(ME, ME)
    state = ana.state(code)
    possible = state["choices"][0]["text"]
    fine, far, odd = ask(ana, code, state, f"  {possible} ", "50,50 N", "nonsense")
    assert fine is None
    for text, reason in (("50,50 N", far), ("nonsense", odd)):
        move = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": text}
        assert ana.refused(409, "POST", f"/tables/{code}/act", move) == reason
    assert ana.state(code)["seq"] == state["seq"]  # nothing has happened


def test_whoever_is_not_asked_hears_only_that(ana):
    code = ana.open(ME, ME)
    state = ana.state(code)
    wish = {"seat": 1 - state["turn"]["asked"], "seq": state["seq"], "texts": [state["choices"][0]["text"]]}
    assert [reason["reason"] for reason in ana.post(f"/tables/{code}/why", wish)["reasons"]] == ["not-your-turn"]


def test_a_complete_turn_and_a_match_that_is_over_say_so(ana):
    code = ana.open(ME, ME)
    state = ana.state(code)
    while not state["turn"]["holding"]:
        ana.act(code, state)
        state = ana.state(code)
    seat = state["turn"]["asked"]
    assert [reason["reason"] for reason in ask(ana, code, state, "0,1 N")] == ["hold-yours"]
    ana.post(f"/tables/{code}/act", {"seat": seat, "seq": state["seq"], "text": "resign"})
    state = ana.state(code)
    wish = {"seat": seat, "seq": state["seq"], "texts": ["0,1 N"]}
    assert ana.post(f"/tables/{code}/why", wish)["reasons"][0]["reason"] == "match-over"


def test_others_and_the_future_are_refused_and_the_past_is_moot(ana):
    code = ana.open(ME, ME)
    state = ana.state(code)
    wish = {"seat": state["turn"]["asked"], "seq": state["seq"], "texts": ["nonsense"]}
    stale = ana.refused(409, "POST", f"/tables/{code}/why", wish | {"seq": state["seq"] + 1})
    assert stale["reason"] == "stale"
    late = ana.post(f"/tables/{code}/why", wish | {"seq": state["seq"] - 1})
    assert late == {"seq": state["seq"], "reasons": []}  # the match has gone on
    ana.refused(422, "POST", f"/tables/{code}/why", wish | {"texts": ["x"] * 51})
    waiting = ana.open(ME, OPEN)
    assert ana.refused(409, "POST", f"/tables/{waiting}/why", wish | {"seat": 0})["reason"] == "not-begun"
