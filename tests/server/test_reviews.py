"""Reviews: made once, beside everything else, of matches that are over; kept with them, and made again when needed."""

from __future__ import annotations

import datetime
import time

import pytest

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core import jit
from oppidum.core.match_file import write_match
from oppidum.games import game_class
from oppidum.server.tables import reviews
from oppidum.warm.background import Speed
from tests.server.live import LONG, ME

pytestmark = pytest.mark.skipif(not jit.COMPILED, reason="a review takes minutes without the compiler")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(reviews, "SIMS", 8)


def file_of(name="carcassonne", players=2, seed=3):
    match = play_match(game_class(name)(players), [bot_named("greedy")] * players, seed)
    return write_match(match, ["?"] * players, datetime.date(2026, 1, 1))


def bring(guest, name="carcassonne"):
    """A match of bots that is over, as a table."""
    return guest.ask("POST", "/api/matches", content=file_of(name), status=201)["code"]


def verb(move):
    """What is done by a move; the replay of Finisterre does not tell more of what was hidden from its viewer."""
    return move["do"].split()[0]


def reviewed(guest, code):
    """The review when it is ready, and all that was said before."""
    said, end = [], time.monotonic() + LONG
    while time.monotonic() < end:
        known = next((one["story"]["appraiser"] for one in reversed(said) if one["story"]), "")
        said.append(guest.get(f"/tables/{code}/review?known={known}"))
        if said[-1]["state"] == "ready":
            return said
        time.sleep(0.05)
    raise AssertionError(said[-1])


def story_of(said):
    """The last story that was told."""
    return [one["story"] for one in said if one["story"]][-1]


@pytest.mark.parametrize("name", ["carcassonne", "meduris", "finisterre"])
def test_a_curve_comes_first_then_verdicts_and_all_is_kept(live, ana, name):
    code = bring(ana, name)
    said = reviewed(ana, code)
    stories = [one["story"] for one in said if one["story"]]
    assert [story["appraiser"] for story in stories][-1] == "champion:sims=8"
    assert {story["appraiser"] for story in stories} <= {"fast", "champion:sims=8"}
    assert all(not seat["worst"] for story in stories if story["appraiser"] == "fast" for seat in story["seats"])
    assert [one["state"] for one in said[:-1]] == ["weighing"] * (len(said) - 1)
    story, replay = stories[-1], ana.get(f"/tables/{code}/replay")["steps"]
    played = [step["entry"] for step in replay if step["entry"]["kind"] in ("action", "chance")]
    assert [(step["seq"], step["actor"]) for step in story["steps"]] == [(one["seq"], one["actor"]) for one in played]
    for seat in story["seats"]:
        for verdict in seat["worst"] + seat["best"]:
            entry = replay[verdict["seq"] - 1]["entry"]
            assert (verdict["seat"], verb(verdict["played_move"])) == (entry["actor"], verb(entry["move"]))
    assert story["hidden"] == (name == "finisterre")
    assert code not in live.server.reviews.making
    assert live.visitor().get(f"/tables/{code}/review")["story"] == story  # for everybody who may see the replay
    assert code not in live.server.reviews.making
    assert ana.get(f"/tables/{code}/review?known=champion:sims=8")["story"] is None


def test_another_edition_is_another_review(live, ana, monkeypatch):
    code = bring(ana)
    first = story_of(reviewed(ana, code))
    monkeypatch.setattr(reviews, "SIMS", 12)
    second = reviewed(ana, code)
    assert second[0]["state"] == "weighing"
    assert story_of(second)["appraiser"] != first["appraiser"]
    monkeypatch.setattr(reviews, "EDITION", 99)
    assert ana.get(f"/tables/{code}/review")["state"] == "weighing"


def test_nothing_is_told_while_a_match_runs(ana):
    code = ana.open(ME, ME)
    seq = ana.act(code)
    asked = [("GET", "review", None), ("GET", f"review/decision?seq={seq}", None)]
    asked.append(("POST", "review/try", {"seq": seq, "text": "0,1 N"}))
    for method, path, body in asked:
        assert ana.refused(409, method, f"/tables/{code}/{path}", body)["reason"] == "review-running"
    wish = {"seq": seq, "seat": 0, "bot": "easy"}
    assert ana.refused(409, "POST", f"/tables/{code}/play-on", wish)["reason"] == "not-over"


def test_a_match_of_one_event_is_too_short(ana):
    code = ana.open(ME, ME)
    state = ana.state(code)
    ana.act(code, state, text="resign")
    assert ana.refused(409, "GET", f"/tables/{code}/review")["reason"] == "review-short"


def test_rules_that_are_not_compiled_are_waited_for(live, ana, monkeypatch):
    code = bring(ana)
    monkeypatch.setattr(live.server.reviews, "speed", lambda _: Speed(50, True, True, False))
    assert ana.get(f"/tables/{code}/review")["state"] == "compiling"
    assert code not in live.server.reviews.making
    monkeypatch.setattr(live.server.reviews, "speed", lambda _: Speed(0, False, False, False, "the disk is full"))
    assert ana.refused(409, "GET", f"/tables/{code}/review")["reason"] == "review-slow"


def test_what_fails_is_said_and_not_tried_for_ever(live, ana, monkeypatch):
    def fail(*_):
        raise ValueError("this is a test")

    monkeypatch.setattr(reviews, "tell", fail)
    code, tries = bring(ana), 0
    while ana.send("GET", f"/api/tables/{code}/review").status_code == 200:
        tries += 1
        assert tries < 1000
        time.sleep(0.02)
    assert ana.refused(409, "GET", f"/tables/{code}/review")["reason"] == "review-failed"
    assert live.server.reviews.making[code].story is None
    monkeypatch.undo()
    assert ana.refused(409, "GET", f"/tables/{code}/review")["reason"] == "review-failed"
    monkeypatch.setattr(reviews, "REST", 0)
    monkeypatch.setattr(reviews, "SIMS", 8)
    assert reviewed(ana, code)[-1]["state"] == "ready"


def test_reviews_of_an_address_are_limited(start):
    server = start(reviews_per_hour=1)
    guest = server.guest()
    one, other = bring(guest), bring(guest)
    guest.get(f"/tables/{one}/review")
    assert guest.get(f"/tables/{one}/review")["of"] > 0  # asking again costs nothing
    assert guest.refused(429, "GET", f"/tables/{other}/review")["reason"] == "too-fast"


def test_another_move_can_be_tried(ana):
    code = bring(ana)
    story = story_of(reviewed(ana, code))
    step = next(step for step in story["steps"] if step["actor"] >= 0)
    decision = ana.get(f"/tables/{code}/review/decision?seq={step['seq']}")
    assert decision["seat"] == step["actor"]
    assert len(decision["choices"]) > 1
    for choice in decision["choices"][:3]:
        verdict = ana.post(f"/tables/{code}/review/try", {"seq": step["seq"], "text": choice["text"]})
        assert (verdict["seq"], verdict["played"]) == (step["seq"], choice["text"])
        assert verdict["loss"] >= 0
    best = verdict["better"]
    again = ana.post(f"/tables/{code}/review/try", {"seq": step["seq"], "text": best})
    assert again["loss"] == 0
    assert not again["sure"]
    chance = next(step["seq"] for step in story["steps"] if step["actor"] < 0)
    told = ana.refused(409, "GET", f"/tables/{code}/review/decision?seq={chance}")
    assert told["reason"] == "review-no-decision"


@pytest.mark.parametrize("name", ["carcassonne", "meduris", "finisterre"])
def test_one_can_play_on_from_any_moment(ana, name):
    code = bring(ana, name)
    replay = ana.get(f"/tables/{code}/replay")
    seq = len(replay["steps"]) // 2
    card = ana.post(f"/tables/{code}/play-on", {"seq": seq, "seat": 1, "bot": "uniform"}, status=201)
    assert [(seat["mine"], seat["bot"]) for seat in card["seats"]] == [(False, "uniform"), (True, None)]
    state = ana.my_turn(card["code"])
    assert state["turn"]["asked"] == 1
    end = {"seq": len(replay["steps"]), "seat": 1, "bot": "uniform"}
    assert ana.refused(409, "POST", f"/tables/{code}/play-on", end)["reason"] == "match-over"
