"""Draft: what is to happen at a table, and all that follows by itself, tried on a copy before it is stored."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Set
from typing import Any

from oppidum.core.answer import Accepted, Answer
from oppidum.core.game import CHANCE, OVER, Player
from oppidum.core.live_match import ACTION, CHANCE_EVENT, DONE, LiveMatch
from oppidum.server.storage.rows import Entry
from oppidum.server.tables.lines import Line
from oppidum.server.tables.viewing import conceal, look_before


class Draft:
    """A live match one step ahead of what is stored; nobody who looks at the table meanwhile sees it."""

    def __init__(self, course: LiveMatch) -> None:
        self.course = course.copy()
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self._at = round(time.time(), 3)

    def attempt(self, kind: str, actor: Player, text: str, key: str | None = None) -> Answer:
        """Let one thing happen, if it may."""
        before = look_before(self.course)
        answer = self.course.attempt(kind, actor, text)
        if isinstance(answer, Accepted):
            self._note(kind, actor, text, before, key)
        return answer

    def follow_up(self, at_once: Set[Player], chance: random.Random) -> None:
        """Let happen what happens by itself: turns that end at once, and the draws of chance."""
        course = self.course
        while course.asked != OVER:
            if course.holding and course.turn_of is not None and ends_at_once(course, course.turn_of, at_once):
                before, seat = look_before(course), course.turn_of
                course.feed(DONE, seat, "")
                self._note(DONE, seat, "", before)
            elif course.asked == CHANCE:
                before = look_before(course)
                course.roll(chance)
                self._note(CHANCE_EVENT, CHANCE, course.match.events[-1].text, before)
            else:
                return

    def take_up(self, entry: Entry) -> None:
        """Let happen what a log says that somebody else has written."""
        self.lines.append(take_up(self.course, entry))
        self.entries.append(entry)

    def _note(self, kind: str, actor: Player, text: str, before: Any, key: str | None = None) -> None:
        entry = Entry(self.course.seq, kind, actor, text, self.course.fingerprint, key, self._at)
        self.entries.append(entry)
        self.lines.append(line_of(entry, self.course, before))


def take_up(course: LiveMatch, entry: Entry) -> Line:
    """Let happen what a stored log says; a Refusal if it no longer may."""
    before = look_before(course)
    course.take_up(sys.intern(entry.kind), entry.actor, entry.text)
    return line_of(entry, course, before)


def line_of(entry: Entry, course: LiveMatch, before: Any) -> Line:
    """What is kept of what has just happened."""
    common = course.seq, sys.intern(entry.kind), entry.actor
    if entry.kind not in (ACTION, CHANCE_EVENT):
        return Line(*common, sys.intern(entry.text), entry.at, undoes=course.undone)
    event = course.match.events[-1]
    line = Line(*common, event.text, entry.at, course.action, event.awards, event.happened)
    return conceal(line, before, course.match)


def ends_at_once(course: LiveMatch, seat: Player, at_once: Set[Player]) -> bool:
    """Whether a turn that is complete is not held open for its player."""
    return course.answered or seat in at_once or seat in course.stand_ins or seat in course.resigned
