"""Lessons as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence

from oppidum.learning.attempt import Attempt
from oppidum.learning.lessons import find_lesson
from oppidum.server.protocol.lessons import LessonState, LessonVerdict
from oppidum.server.protocol.problems import Problem
from oppidum.server.tables.solo import Solo, why_not
from oppidum.server.tables.table import tidy


def play_attempt(game: str, name: str, steps: Sequence[str]) -> tuple[Attempt, Solo]:
    """An attempt from its steps, and its log."""
    lesson = find_lesson(game, name)
    solo = Solo(lesson.you)
    attempt = Attempt(lesson, solo.happen)
    attempt.take(tidy(text) for text in steps)
    return attempt, solo


def show_attempt(game: str, name: str, steps: Sequence[str]) -> LessonState:
    """Where an attempt stands."""
    attempt, solo = play_attempt(game, name, steps)
    verdict = attempt.verdict
    advised, back = attempt.advice()
    return LessonState(
        **solo.show(attempt.course, goes_on=verdict.state == "open"),
        left=attempt.lesson.steps - len(attempt.taken),
        verdict=LessonVerdict(verdict.state, verdict.reason, verdict.failure.rule if verdict.failure else None),
        advised=advised,
        back=back,
    )


def why_not_in_lesson(game: str, name: str, steps: Sequence[str], texts: Sequence[str]) -> list[Problem | None]:
    """What speaks against some things after these steps."""
    attempt, solo = play_attempt(game, name, steps)
    return why_not(attempt.course, solo.you, texts)
