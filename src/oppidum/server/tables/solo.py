"""Solo: what one person plays alone is played anew from its steps, as that person may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oppidum.core.game import Player
from oppidum.core.live_match import LiveMatch
from oppidum.server.protocol.problems import Problem
from oppidum.server.storage.rows import Entry
from oppidum.server.tables.draft import line_of
from oppidum.server.tables.lines import Line
from oppidum.server.tables.refusals import problem_of
from oppidum.server.tables.table import tidy
from oppidum.server.tables.viewing import choices_for, look_before, show_line, show_turn, view_for


class Solo:
    """Keeps the lines of a course that somebody plays alone."""

    def __init__(self, you: Player) -> None:
        self.you = you
        self.lines: list[Line] = []

    def happen(self, course: LiveMatch, kind: str, actor: Player, text: str) -> None:
        """Let something happen as at a table, and keep its line."""
        before = look_before(course)
        course.feed(kind, actor, text)
        self.lines.append(line_of(Entry(course.seq, kind, actor, text, fingerprint=""), course, before))

    def show(self, course: LiveMatch, *, goes_on: bool) -> dict[str, Any]:
        """The parts of a `SoloState`."""
        game = course.game
        return {
            "players": game.players,
            "options": game.options,
            "you": self.you,
            "entries": [show_line(game, line, self.you) for line in self.lines],
            "view": view_for(course, self.you),
            "choices": choices_for(course, self.you) if goes_on else [],
            "turn": show_turn(course),
        }


def why_not(course: LiveMatch, you: Player, texts: Sequence[str]) -> list[Problem | None]:
    """What speaks against some things, as refusals that a client can read."""
    found = course.refusals_of(you, [tidy(text) for text in texts])
    return [None if one is None else problem_of(one) for one in found]
