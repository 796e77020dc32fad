"""Every lesson can be reached, by more than luck; every failure can happen; and all of it has words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from oppidum.core.game import OVER
from oppidum.games import GAMES
from oppidum.learning.attempt import Attempt
from oppidum.learning.lessons import find_lesson, lesson_heads, lesson_names
from oppidum.learning.trial import play_at_random, search, walk
from tests.soak import seed

LOCALES = Path(__file__).parents[2] / "web" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())
LESSONS = [(game, name) for game in GAMES for name in lesson_names(game)]
TRIES = 400
LUCK = 0.2  # how often somebody who knows nothing may reach the goal
LEAST = {"carcassonne": 8, "meduris": 8, "finisterre": 9}

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_lessons_numbered_in_order(game):
    lessons = [find_lesson(game, name) for name in lesson_names(game)]
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
    assert len(lessons) >= LEAST[game]
    assert [(one.name, one.number, one.rules, one.steps) for one in lesson_heads(game)] == [
        (one.name, one.number, one.rules, one.steps) for one in lessons
    ]


@every_lesson
def test_you_are_asked_and_the_goal_is_not_reached_already(game, name):
    attempt = Attempt(find_lesson(game, name))
    assert attempt.verdict.state == "open"
    assert attempt.course.asked == attempt.lesson.you != OVER
    assert attempt.share < 1


@every_lesson
def test_the_solution_is_one_and_written_as_the_game_writes_it(game, name):
    lesson = find_lesson(game, name)
    attempt = Attempt(lesson)
    for number, text in enumerate(lesson.solution):
        assert attempt.advice() == (text, 0)
        attempt.step(text)
        assert attempt.taken[number] == text
    assert attempt.verdict.state == "reached"
    assert len(lesson.solution) <= lesson.steps


@every_lesson
def test_a_search_finds_the_goal(game, name):
    lesson = find_lesson(game, name)
    found = search(lesson, 6000)
    assert found is not None
    assert walk(lesson, found).state == "reached"


@every_lesson
def test_luck_seldom_reaches_the_goal_and_every_failure_can_happen(game, name):
    lesson = find_lesson(game, name)
    ends = play_at_random(lesson, TRIES, 2026)
    assert ends["reached"] < LUCK * TRIES
    assert set(ends) <= {"reached"} | {failure.name for failure in lesson.failures}
    for failure in lesson.failures:
        if failure.example:
            assert walk(lesson, failure.example).reason == failure.name
        else:
            assert ends[failure.name] > 0, f"{failure.name} was never met: write down an example"


@pytest.mark.soak
@every_lesson
def test_luck_seldom_reaches_the_goal_with_other_dice(game, name):
    assert play_at_random(find_lesson(game, name), TRIES, seed(2026))["reached"] < LUCK * TRIES


@cache
def words(language: str, game: str) -> dict[str, set[str]]:
    """The messages of a game's lessons, each with its attributes."""
    text = (LOCALES / language / f"lessons-{game}.ftl").read_text("utf-8")
    messages = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    return {one.id.name: {attribute.id.name for attribute in one.attributes} for one in messages}


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words_in_every_language(language, game, name):
    lesson = find_lesson(game, name)
    missed = {f"missed-{failure.name}" for failure in lesson.failures}
    wanted = {"teaches", "task", "hint", "reached"} | missed
    assert words(language, game)[f"lesson-{game}-{name}"] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_of_a_lesson_that_is_gone(language, game):
    assert set(words(language, game)) == {f"lesson-{game}-{name}" for name in lesson_names(game)}
