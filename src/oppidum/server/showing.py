"""Showing: what a viewer is told of a table. A view cuts secrets by itself; all else is cut here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from oppidum.core.game import Award, Game, Player
from oppidum.core.patch import make_patch
from oppidum.server import protocol
from oppidum.server.course import Course
from oppidum.server.lines import Line
from oppidum.server.protocol import Entry, ReplayStep, Turn, UndoAsked, Update, encode
from oppidum.server.table import News, Table
from oppidum.server.wire import framed


def show_line(line: Line, viewer: Player | None) -> Entry:
    """An entry as a viewer may read it."""
    return Entry(
        seq=line.seq,
        kind=line.kind,  # type: ignore[arg-type]  # a stored kind is one of ours
        actor=line.actor,
        text=line.text_for(viewer),
        awards=[show_award(award) for award in line.awards],
        undoes=list(line.undoes),
        gains=list(line.gains),
        at=line.at,
    )


def show_award(award: Award) -> protocol.Award:
    """Points are for all to see."""
    return protocol.Award(
        award.player,
        award.points,
        award.rule,
        award.what,
        list(award.where),
        list(award.pieces),
        [protocol.Term(term.what, term.count, term.each) for term in award.terms],
        award.at_end,
        award.complete,
    )


def show_turn(course: Course, undo_asked: Player | None = None, agreed: Sequence[Player] = ()) -> Turn:
    """Who is asked, and what else is going on; the same for all."""
    asked = course.asked
    return Turn(
        asked=asked,
        holding=course.holding,
        undo=[course.turn_of] if course.turn_of is not None and course.may_undo(course.turn_of) else [],
        over=course.ended,
        resigned=sorted(course.resigned),
        robots={str(seat): bot for seat, bot in course.robots.items()},
        ranking=course.ranking() if course.ended else None,
        undo_asked=None if undo_asked is None else UndoAsked(undo_asked, sorted(agreed)),
    )


def turn_of(table: Table) -> Turn:
    """The turn of a table as it stands."""
    return show_turn(table.course, table.undo_asked, sorted(table.agreed))


def view_for(table: Table, viewer: Player | None) -> dict[str, Any]:
    """The position as a viewer may see it."""
    position = table.course.match.position
    return table.game.view(position, viewer)


def choices_for(table: Table, viewer: Player | None) -> list[dict[str, Any]]:
    """What a viewer may choose from now."""
    course = table.course
    if viewer is None or viewer != course.asked or course.holding:
        return []
    return table.game.choices(table.game.observe(course.match.position, viewer), viewer)


class Bulletin:
    """News for all viewers of a table: what several may know alike is made and encoded once."""

    def __init__(self, table: Table, news: News) -> None:
        self.table = table
        self.news = news
        self.seq = table.seq
        self.turn = Raw(encode(turn_of(table)))
        self._parts: dict[Player | None, tuple[Raw, Raw]] = {}
        self._frames: dict[Player | None, bytes] = {}

    def frame(self, viewer: Player | None) -> bytes:
        """The update for one viewer."""
        if viewer not in self._frames:
            entries, patch = self._parts_for(viewer)
            update = Update(self.seq, entries, patch, self.turn, choices_for(self.table, viewer))
            self._frames[viewer] = framed(encode(update))
        return self._frames[viewer]

    def _parts_for(self, viewer: Player | None) -> tuple[Raw, Raw]:
        game, news = self.table.game, self.news
        eyes = viewer if game.secrets else None
        if eyes not in self._parts:
            entries = encode([show_line(line, eyes) for line in news.lines])
            self._parts[eyes] = Raw(entries), Raw(encode(game.changes(news.before, news.after, eyes)))
        return self._parts[eyes]


def replay_for(table: Table, viewer: Player | None) -> tuple[dict[str, Any], list[ReplayStep]]:
    """The view at the start and what every event changed in it, as a viewer may know them."""
    course = Course(table.game, table.course.match.beginning)
    film = Film(table.game, course.match.position, viewer)
    start, steps = film.view, []
    for line in table.lines:
        course.take_up(line.kind, line.actor, line.text, line.action)
        steps.append(ReplayStep(show_line(line, viewer), film.turn_to(course.match.position), show_turn(course)))
    return start, steps


class Film:
    """A viewer's view of one position after the other; each is made once, unless the game finds changes without it."""

    def __init__(self, game: Game[Any], position: Any, viewer: Player | None) -> None:
        self.game = game
        self.viewer = viewer
        self.view = game.view(position, viewer)
        self.finds_changes = type(game).changes is not Game.changes
        self.position = position.copy() if self.finds_changes else None

    def turn_to(self, position: Any) -> dict[str, Any]:
        """On to another position; what changes."""
        if self.finds_changes:
            before, self.position = self.position, position.copy()
            return self.game.changes(before, self.position, self.viewer)
        view, self.view = self.view, self.game.view(position, self.viewer)
        return make_patch(view, self.view)
