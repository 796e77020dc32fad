"""Puzzles over HTTP: tried step by step, and what solves one is told only where that is due."""

from __future__ import annotations

import datetime
from dataclasses import replace

import httpx
import msgspec
import pytest

from oppidum.core.game import Refusal
from oppidum.games import GAMES
from oppidum.puzzles.puzzle import Way
from oppidum.puzzles.shelf import puzzle_of_the_day, puzzles_of
from oppidum.puzzles.solving import Solving
from oppidum.server.tables import puzzles as showing
from tests.server.live import LONG

WITH = [game for game in GAMES if puzzles_of(game)]
WITHOUT = [game for game in GAMES if not puzzles_of(game)]


@pytest.fixture
def client(live):
    """A visitor without a name."""
    with httpx.Client(base_url=live.address, timeout=LONG) as client:
        yield client


def first(game):
    """A puzzle of it, with the steps that solve it."""
    puzzle = puzzles_of(game)[0]
    return puzzle, list(puzzle.solution)


def path_of(puzzle):
    return f"api/puzzles/{puzzle.game_name}/{puzzle.name}"


def attempt(client, puzzle, *steps, **more):
    return client.post(path_of(puzzle), json={"steps": steps, **more})


def wrong_step(puzzle):
    """A step that the rules allow and that is not among the best."""
    good = {way.step for way in puzzle.ways}
    return next(text for text in Solving(puzzle).course.match.legal if text not in good)


def test_the_games_that_can_be_searched_have_puzzles():
    assert {"carcassonne", "meduris"} <= set(WITH)
    assert WITHOUT == ["finisterre"]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_listed_in_their_order(client, game):
    cards = client.get(f"api/puzzles/{game}").json()
    assert [(card["name"], card["stars"], card["players"]) for card in cards] == [
        (one.name, one.stars, one.players) for one in puzzles_of(game)
    ]
    assert [card["number"] for card in cards] == list(range(1, len(cards) + 1))
    (card,) = (one for one in client.get("api/games").json() if one["name"] == game)
    assert card["puzzles"] == len(cards)


@pytest.mark.parametrize("game", WITH)
def test_every_day_has_its_puzzle(client, game):
    days = {datetime.datetime.now(datetime.UTC).date()}
    card = client.get(f"api/puzzles/{game}/today").json()
    days.add(datetime.datetime.now(datetime.UTC).date())  # should midnight have come between
    assert card["name"] in {puzzle_of_the_day(puzzles_of(game), day).name for day in days}
    assert card in client.get(f"api/puzzles/{game}").json()


def test_a_game_without_puzzles_has_none_today(client):
    answer = client.get("api/puzzles/finisterre/today")
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "unknown-page")


@pytest.mark.parametrize("game", WITH)
def test_a_puzzle_is_solved_step_by_step(client, game):
    puzzle, solution = first(game)
    for count, step in enumerate(solution):
        state = attempt(client, puzzle, *solution[:count]).json()
        assert (state["state"], state["solution"], state["wrong"]) == ("open", None, None)
        assert (state["decisions"], state["stars"], state["number"], state["win"]) == (
            puzzle.decisions,
            puzzle.stars,
            1,
            puzzle.win,
        )
        assert step in [choice["text"] for choice in state["choices"]]
        assert state["turn"]["asked"] == state["you"] == puzzle.you
    state = attempt(client, puzzle, *solution).json()
    assert (state["state"], state["choices"], state["wrong"]) == ("solved", [], None)
    assert [entry["text"] for entry in state["entries"]] == solution
    told = state["solution"]
    assert told["steps"] == solution
    assert told["ways"] == [way.step for way in puzzle.ways]
    assert len(told["reasons"]) == len(puzzle.reasons)
    assert told["evidence"]["margin"] == puzzle.evidence.margin


@pytest.mark.parametrize("game", WITH)
def test_a_wrong_step_says_what_it_gives_away_and_not_what_would_be_right(client, game):
    puzzle, _ = first(game)
    worst = puzzle.wrong[-1]
    state = attempt(client, puzzle, worst.step).json()
    assert (state["state"], state["choices"], state["solution"]) == ("missed", [], None)
    assert state["wrong"] == {"loss": worst.loss, "points": worst.points}
    assert attempt(client, puzzle, worst.step, show=True).json()["solution"]["ways"] == [w.step for w in puzzle.ways]


@pytest.mark.parametrize("game", WITH)
def test_who_wants_to_be_shown_is_told_at_once(client, game):
    puzzle, solution = first(game)
    state = attempt(client, puzzle, show=True).json()
    assert state["state"] == "open"
    assert state["solution"]["steps"] == solution


@pytest.mark.parametrize("game", WITH)
def test_nothing_is_known_of_the_solution_before_it_is_due(monkeypatch, game):
    """Puzzles that differ in nothing but their solution are shown alike, bytes and all."""
    puzzle, solution = first(game)
    legal = Solving(puzzle).course.match.legal
    bad = [text for text in legal if text not in {way.step for way in puzzle.ways}]
    twins = [replace(puzzle, ways=(Way(text, puzzle.ways[0].then),)) for text in bad]
    as_long = [one.ways[0] for one in twins if is_as_long(one, puzzle)]
    evidence = replace(puzzle.evidence, margin=0.99, exact=not puzzle.evidence.exact)
    twin = replace(puzzle, ways=tuple(as_long), wrong=(), reasons=(), evidence=evidence)

    def shown(one, steps, show):
        monkeypatch.setattr(showing, "find_puzzle", lambda game, name: one)
        monkeypatch.setattr(showing, "puzzles_of", lambda game: (one,))
        return msgspec.json.encode(showing.show_try(game, one.name, steps, show))

    assert shown(puzzle, [], False) == shown(twin, [], False)
    assert shown(puzzle, [], True) != shown(twin, [], True)
    missed = msgspec.json.decode(shown(twin, solution[:1], False))
    assert (missed["state"], missed["solution"]) == ("missed", None)


def is_as_long(one, other):
    """Whether two puzzles ask for as many decisions, which is no secret; not if the steps of one cannot be taken."""
    try:
        return one.decisions == other.decisions
    except Refusal:
        return False


def test_a_step_that_may_not_be_taken_is_refused_with_its_rule(client):
    puzzle, solution = first("carcassonne")
    answer = attempt(client, puzzle, "0,0 N")
    assert (answer.status_code, answer.json()["error"]["rule"][:4]) == (409, "CAR-")
    assert attempt(client, puzzle).json()["state"] == "open"
    for over in ([*solution, "none"], [wrong_step(puzzle), "none"]):
        answer = attempt(client, puzzle, *over)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "puzzle-over")


def test_somebody_may_ask_why_not(client):
    puzzle, solution = first("carcassonne")
    body = {"steps": [], "texts": [solution[0], "0,0 N"]}
    answer = client.post(f"{path_of(puzzle)}/why", json=body).json()
    assert answer["seq"] == 0
    assert [bool(reason) for reason in answer["reasons"]] == [False, True]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("chess/NAME", {"steps": []}, 404),
        ("carcassonne/nothing", {"steps": []}, 404),
        ("finisterre/NAME", {"steps": []}, 404),
        ("carcassonne/NAME", {"steps": ["1,1 N"] * 41}, 422),
        ("carcassonne/NAME", {"steps": [""]}, 422),
        ("carcassonne/NAME", {"show": "yes"}, 422),
        ("carcassonne/NAME", {"seed": 3}, 422),
        ("carcassonne/NAME", {"steps": ["nonsense"]}, 409),
        ("carcassonne/NAME/why", {"steps": []}, 422),
        ("carcassonne/nothing/why", {"steps": [], "texts": []}, 404),
    ],
)
def test_bad_requests_say_what_is_wrong(client, path, body, status):
    answer = client.post(f"api/puzzles/{path.replace('NAME', first('carcassonne')[0].name)}", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


def test_a_game_that_is_not_there_has_no_puzzles(client):
    for path in ("api/puzzles/chess", "api/puzzles/chess/today"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "unknown-game")


def test_who_asks_for_too_much_has_to_wait(start):
    server = start(work_per_minute=0.001)
    with httpx.Client(base_url=server.address, timeout=LONG) as client:
        codes = {attempt(client, first("carcassonne")[0]).status_code for _ in range(20)}
    assert codes == {200, 429}
