"""Lessons as a client is shown them: an attempt is played anew from its steps, as its player may see it."""

from __future__ import annotations

from collections.abc import Sequence

from oppidum.core.game import Player
from oppidum.core.live_match import LiveMatch
from oppidum.learning.attempt import Attempt
from oppidum.learning.lessons import find_lesson
from oppidum.server.protocol.lessons import LessonState, LessonVerdict
from oppidum.server.protocol.problems import Problem
from oppidum.server.storage.rows import Entry
from oppidum.server.tables.draft import line_of
from oppidum.server.tables.lines import Line
from oppidum.server.tables.refusals import problem_of
from oppidum.server.tables.table import tidy
from oppidum.server.tables.viewing import choices_for, look_before, show_line, show_turn, view_for


class LoggedAttempt:
    """An attempt, and the lines of its log."""

    def __init__(self, game: str, name: str, steps: Sequence[str]) -> None:
        self.lines: list[Line] = []
        self.attempt = Attempt(find_lesson(game, name), self.happen)
        self.attempt.take(tidy(text) for text in steps)

    def happen(self, course: LiveMatch, kind: str, actor: Player, text: str) -> None:
        """Let something happen as at a table, and keep its line."""
        before = look_before(course)
        course.feed(kind, actor, text)
        self.lines.append(line_of(Entry(course.seq, kind, actor, text, fingerprint=""), course, before))


def show_attempt(game: str, name: str, steps: Sequence[str]) -> LessonState:
    """Where an attempt stands."""
    logged = LoggedAttempt(game, name, steps)
    attempt = logged.attempt
    lesson, course, verdict = attempt.lesson, attempt.course, attempt.verdict
    advised, back = attempt.advice()
    return LessonState(
        players=lesson.game.players,
        options=lesson.game.options,
        you=lesson.you,
        left=lesson.steps - len(attempt.taken),
        entries=[show_line(lesson.game, line, lesson.you) for line in logged.lines],
        view=view_for(course, lesson.you),
        choices=choices_for(course, lesson.you) if verdict.state == "open" else [],
        turn=show_turn(course),
        verdict=LessonVerdict(verdict.state, verdict.reason, verdict.failure.rule if verdict.failure else None),
        advised=advised,
        back=back,
    )


def why_not(game: str, name: str, steps: Sequence[str], texts: Sequence[str]) -> list[Problem | None]:
    """What speaks against some things after these steps."""
    attempt = LoggedAttempt(game, name, steps).attempt
    found = attempt.course.refusals_of(attempt.lesson.you, [tidy(text) for text in texts])
    return [None if one is None else problem_of(one) for one in found]
