"""Showing: what a viewer is told of a table. Secrets are cut here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from oppidum.core.game import Award, Game, Player
from oppidum.core.patch import make_patch
from oppidum.server import protocol
from oppidum.server.course import Course
from oppidum.server.protocol import Entry, ReplayStep, Turn, UndoAsked, Update, encode
from oppidum.server.table import Line, News, Table


def show_line(line: Line, viewer: Player | None) -> Entry:
    """An entry as a viewer may read it."""
    entry = line.entry
    return Entry(
        seq=entry.seq,
        kind=entry.kind,  # type: ignore[arg-type]  # a stored kind is one of ours
        actor=entry.actor,
        text=line.texts[-1 if viewer is None else viewer],
        awards=[show_award(award) for award in line.awards],
        undoes=list(line.undoes),
        gains=list(line.gains),
        at=entry.at,
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
    return table.game.view(table.game.observe(position, viewer), viewer)


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
        self._messages: dict[Player | None, str] = {}

    def message(self, viewer: Player | None) -> str:
        """The update for one viewer."""
        if viewer not in self._messages:
            entries, patch = self._parts_for(viewer)
            update = Update(self.seq, entries, patch, self.turn, choices_for(self.table, viewer))
            self._messages[viewer] = encode(update).decode()
        return self._messages[viewer]

    def _parts_for(self, viewer: Player | None) -> tuple[Raw, Raw]:
        game, news = self.table.game, self.news
        eyes = viewer if game.secrets else None
        if eyes not in self._parts:
            before, after = news.before, news.after
            if game.secrets:
                before, after = game.observe(before, eyes), game.observe(after, eyes)
            entries = encode([show_line(line, eyes) for line in news.lines])
            self._parts[eyes] = Raw(entries), Raw(encode(game.changes(before, after, eyes)))
        return self._parts[eyes]


def replay_for(table: Table, viewer: Player | None) -> tuple[dict[str, Any], list[ReplayStep]]:
    """The view at the start and what every event changed in it, as a viewer may know them."""
    game = table.game
    course = Course(game, table.course.match.beginning)
    film = Film(game, game.observe(course.match.position, viewer), viewer)
    start, steps = film.view, []
    for line in table.lines:
        course.take_up(line.entry.kind, line.entry.actor, line.entry.text)
        patch = film.turn_to(game.observe(course.match.position, viewer))
        steps.append(ReplayStep(show_line(line, viewer), patch, show_turn(course)))
    return start, steps


class Film:
    """A viewer's view of one position after the other; each is made once, unless the game finds changes without it."""

    def __init__(self, game: Game[Any], seen: Any, viewer: Player | None) -> None:
        self.game = game
        self.viewer = viewer
        self.seen = seen
        self.view = game.view(seen, viewer)
        self.finds_changes = type(game).changes is not Game.changes

    def turn_to(self, now: Any) -> dict[str, Any]:
        """On to another position; what changes."""
        seen, self.seen = self.seen, now
        if self.finds_changes:
            return self.game.changes(seen, now, self.viewer)
        view, self.view = self.view, self.game.view(now, self.viewer)
        return make_patch(view, self.view)
