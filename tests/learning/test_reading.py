"""Lessons are read strictly; an attempt takes steps, lets the others answer, and ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oppidum.core.game import Refusal
from oppidum.core.options import BadOption
from oppidum.learning.attempt import Attempt
from oppidum.learning.lesson import BadLesson
from oppidum.learning.lesson_file import read_lesson
from oppidum.learning.lessons import find_lesson
from oppidum.learning.trial import play_at_random, search, walk

DOCS = Path(__file__).parents[2] / "docs" / "lessons.md"
(EXAMPLE,) = re.findall(r"(?s)```toml\n(# A road.+?)```", DOCS.read_text("utf-8"))


def test_the_example_of_the_manual_is_a_lesson():
    lesson = read_lesson("carcassonne", "09-two-roads", EXAMPLE)
    assert (lesson.name, lesson.number) == ("two-roads", 9)
    assert walk(lesson, lesson.solution).state == "reached"
    assert search(lesson, 1000) is not None
    ends = play_at_random(lesson, 100, 1)
    assert 0 < ends["reached"] < 20
    assert {failure.name for failure in lesson.failures} == set(ends) - {"reached"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('preset = "modern"', 'preset = "moden"', "there is no preset 'moden': did you mean 'modern'?"),
        ("steps = 4", "", "steps is missing"),
        ("steps = 4", "steps = 400", "steps must be a number from 1 to 40"),
        ("steps = 4", "steps = 4\nstep = 3", "there is no key 'step': did you mean 'steps'?"),
        ("steps = 4", "steps = 4\nyou = 3", "you must be a number from 1 to 2"),
        ('others = "rest"', 'others = "sleep"', "others cannot be 'sleep'"),
        ("steps = 4", 'steps = 4\noptions = { river = "perhaps" }', "option river cannot be 'perhaps'"),
        ("steps = 4", "steps = 4\noptions = 3", "options must be a table"),
        ('"CAR-29"', '"CAR-99"', "rules: there is no rule 'CAR-99'"),
        ("turn 1", "turn 7", "position, line 1"),
        ("landscape", "landscap", "there is no entry 'landscap'"),
        ('chance = ["U", "L"]', 'chance = "U"', "chance must be a list of texts"),
        ('name = "steps"', 'name = "Steps!"', "missed[1]: name must be small letters"),
        ('name = "steps"', 'name = "late"', "every failure says when it has happened"),
        ("goal.award", "goal.avard", "goal: there is no predicate 'avard'"),
        ("goal.award", "goal", "goal: a predicate is a table"),
        ("steps = 4", "steps = = 4", "Invalid value"),
    ],
)
def test_a_mistake_in_a_lesson_is_told(old, new, message):
    assert old in EXAMPLE
    with pytest.raises(BadLesson) as caught:
        read_lesson("carcassonne", "09-two-roads", EXAMPLE.replace(old, new, 1))
    assert message in str(caught.value)
    assert str(caught.value).startswith("09-two-roads: ")


def test_a_file_has_a_number_and_a_name():
    with pytest.raises(BadLesson, match="called like"):
        read_lesson("carcassonne", "roads", EXAMPLE)


def test_a_lesson_that_does_not_exist_is_refused_with_a_suggestion():
    with pytest.raises(BadOption, match="did you mean 'cloister'"):
        find_lesson("carcassonne", "cloisters")
    with pytest.raises(BadOption, match="there is no game"):
        find_lesson("chess", "pawns")


def test_a_step_that_may_not_be_taken_changes_nothing():
    attempt = Attempt(find_lesson("carcassonne", "place"))
    before = attempt.mark
    with pytest.raises(Refusal) as caught:
        attempt.step("0,1 N")
    assert caught.value.rule == "CAR-07"
    assert attempt.mark == before
    assert attempt.taken == []


def test_nothing_more_can_be_done_when_it_has_ended():
    attempt = Attempt(find_lesson("carcassonne", "place"))
    attempt.step("1,1 N")
    assert attempt.verdict.state == "reached"
    with pytest.raises(Refusal) as caught:
        attempt.step("none")
    assert caught.value.reason == "lesson-over"


def test_chance_and_the_others_do_what_the_lesson_says():
    attempt = Attempt(find_lesson("carcassonne", "city"))
    attempt.take(["0,2 E", "none"])
    said = [str(event) for event in attempt.course.match.events[2:]]
    assert said == ["* U", "2 -1,0 E", "2 none", "* E"]


def test_a_reply_that_is_not_possible_any_more_is_replaced():
    attempt = Attempt(find_lesson("carcassonne", "city"))
    attempt.take(["-1,1 E", "none"])
    played = [str(event) for event in attempt.course.match.events]
    assert len(played) == 6
    assert attempt.course.asked == 0


def test_the_same_steps_lead_to_the_same():
    lesson = find_lesson("meduris", "heights")
    steps = ["move copper 3 wool", "move wood 1 stone"]
    one, other = Attempt(lesson), Attempt(lesson)
    one.take(steps)
    other.take(steps)
    assert one.mark == other.mark
    assert one.verdict.reason == "steps"


def test_a_copy_goes_its_own_way():
    one = Attempt(find_lesson("carcassonne", "follower"))
    other = one.copy()
    other.take(["2,0 N", "none"])
    assert one.taken == []
    assert one.verdict.state == "open"
    assert other.verdict.reason == "nobody"


def test_advice_follows_the_solution_and_says_how_far_to_go_back():
    attempt = Attempt(find_lesson("meduris", "druid"))
    assert attempt.advice() == ("hut 18", 0)
    attempt.step("hut 18")
    assert attempt.advice() == ("offer both", 0)
    astray = Attempt(find_lesson("carcassonne", "city"))
    astray.take(["0,-1 N", "none"])
    assert astray.advice() == (None, 2)
