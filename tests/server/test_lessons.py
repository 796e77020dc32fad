"""Lessons over HTTP: each request says all steps so far, and nothing is stored."""

from __future__ import annotations

import httpx
import pytest

from oppidum.games import GAMES
from oppidum.learning.lesson_file import read_lesson
from oppidum.learning.lessons import find_lesson, lesson_files, lesson_names
from oppidum.server.tables.lessons import show_attempt
from tests.server.live import LONG


@pytest.fixture
def client(live):
    """A visitor without a name."""
    with httpx.Client(base_url=live.address, timeout=LONG) as client:
        yield client


def attempt(client, game, name, *steps):
    return client.post(f"api/lessons/{game}/{name}", json={"steps": steps})


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_listed_in_their_order(client, game):
    cards = client.get(f"api/lessons/{game}").json()
    assert [card["name"] for card in cards] == list(lesson_names(game))
    assert [card["number"] for card in cards] == list(range(1, len(cards) + 1))
    (card,) = (one for one in client.get("api/games").json() if one["name"] == game)
    assert card["lessons"] == len(cards)


@pytest.mark.parametrize(("game", "name"), [(game, lesson_names(game)[-1]) for game in GAMES])
def test_a_lesson_is_played_step_by_step_to_its_goal(client, game, name):
    lesson = find_lesson(game, name)
    for count, step in enumerate(lesson.solution):
        state = attempt(client, game, name, *lesson.solution[:count]).json()
        assert state["verdict"] == {"state": "open", "reason": None, "rule": None}
        assert (state["advised"], state["back"], state["left"]) == (step, 0, lesson.steps - count)
        assert step in [choice["text"] for choice in state["choices"]]
        assert state["turn"]["asked"] == state["you"] == lesson.you
    state = attempt(client, game, name, *lesson.solution).json()
    assert state["verdict"]["state"] == "reached"
    assert state["choices"] == []
    assert [one["text"] for one in state["entries"] if one["actor"] == lesson.you and one["kind"] == "action"] == list(
        lesson.solution
    )


def test_a_missed_lesson_names_the_reason_and_the_rule(client):
    state = attempt(client, "carcassonne", "follower", "2,0 N", "none").json()
    assert state["verdict"] == {"state": "missed", "reason": "nobody", "rule": "CAR-11"}
    assert (state["advised"], state["back"]) == (None, 1)


def test_a_step_that_may_not_be_taken_is_refused_with_its_rule(client):
    answer = attempt(client, "carcassonne", "place", "0,1 N")
    assert answer.status_code == 409
    assert answer.json()["error"]["rule"] == "CAR-07"
    assert attempt(client, "carcassonne", "place", "1,1 N", "none").json()["error"]["reason"] == "lesson-over"


def test_somebody_may_ask_why_not(client):
    body = {"steps": ["2,0 N"], "texts": ["road W", "city S", "field N"]}
    answer = client.post("api/lessons/carcassonne/follower/why", json=body).json()
    assert answer["seq"] == 1
    assert [reason and reason["rule"] for reason in answer["reasons"]] == [None, "CAR-12", "CAR-12"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("chess/pawns", {"steps": []}, 404),
        ("carcassonne/pawns", {"steps": []}, 404),
        ("carcassonne/place", {"steps": ["1,1 N"] * 41}, 422),
        ("carcassonne/place", {"steps": ["x" * 81]}, 422),
        ("carcassonne/place", {"steps": [""]}, 422),
        ("carcassonne/place", {"seed": 3}, 422),
        ("carcassonne/place", {"steps": ["nonsense"]}, 409),
    ],
)
def test_bad_requests_say_what_is_wrong(client, path, body, status):
    answer = client.post(f"api/lessons/{path}", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


def test_nothing_is_stored(live, client):
    before = client.get("api/tables").json()
    attempt(client, "meduris", "yield", "move wood 2 stone")
    assert client.get("api/tables").json() == before


def test_no_more_is_shown_than_you_may_know(monkeypatch):
    """The materials behind the screen of the other player stay there."""
    open_hands = find_lesson("meduris", "yield")
    text = lesson_files("meduris")[0].read_text("utf-8")
    screens = read_lesson("meduris", "01-yield", text.replace('preset = "open"', 'preset = "rulebook"'))
    for lesson, hands in ((open_hands, {"0", "1"}), (screens, {"0"})):
        monkeypatch.setattr("oppidum.server.tables.lessons.find_lesson", lambda game, name, lesson=lesson: lesson)
        assert set(show_attempt("meduris", "yield", []).view["hands"]) == hands


def test_who_asks_for_too_much_has_to_wait(start):
    server = start(work_per_minute=0.001)
    with httpx.Client(base_url=server.address, timeout=LONG) as client:
        codes = {attempt(client, "carcassonne", "place", "1,1 N").status_code for _ in range(20)}
    assert codes == {200, 429}
