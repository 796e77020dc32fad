"""Viewing: what a viewer, a seat or None for a spectator, may know of a table.

Only this module of the server asks a game for its secrets and its screen; all others ask this one.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from oppidum.core.game import Award, Game, Happening, Player
from oppidum.core.live_match import ACTION, CHANCE_EVENT, LiveMatch
from oppidum.core.match import Match
from oppidum.core.patch import Json, make_patch
from oppidum.server.protocol import playing
from oppidum.server.protocol.message import Choice, View
from oppidum.server.protocol.playing import Entry, Turn, UndoAsked
from oppidum.server.tables.lines import Line

# With whose eyes somebody looks.


def eyes_at(seats: Sequence[Player], asked: Player | None, last: Player | None = None) -> Player | None:
    """With whose eyes a device looks: of several seats there, the one that is or was asked last."""
    if asked in seats:
        return asked
    return last if last in seats else seats[0] if seats else None


def eyes_afterwards(seats: Sequence[Player]) -> Player | None:
    """With whose eyes a whole match is shown: whoever plays several seats is told what a spectator is told."""
    return seats[0] if len(seats) == 1 else None


def eyes_that_differ(game: Game[Any], viewer: Player | None) -> Player | None:
    """The viewer; in a game without secrets all see with the same eyes."""
    return viewer if game.has_secrets else None


def may_keep_log(game: Game[Any], seats: Sequence[Player]) -> bool:
    """Whether a device that comes back may keep what it has read: not if another of its seats may have read it."""
    return not game.has_secrets or len(seats) <= 1


def may_keep_view(game: Game[Any], last: Player | None, viewer: Player | None) -> bool:
    """Whether a device is told only what changes: not if it showed another seat what this one may not know."""
    return viewer == last or not game.has_secrets


# What has happened.


def look_before(course: LiveMatch) -> Any:
    """The position before something happens, where `conceal` must know it."""
    return course.match.position.copy() if course.game.has_secrets else None


def conceal(line: Line, before: Any, match: Match) -> Line:
    """The line of what has just happened, with what every seat and a spectator may read of it."""
    game = match.game
    if not game.has_secrets:
        return line
    event = match.events[-1]
    shown = tuple(game.secrets.conceal(before, event, viewer).text for viewer in (*range(game.players), None))
    hidden = shown if any(text != line.text for text in shown) else ()
    gains = count_gains(game, before, match.position)
    known = game.tell_whereabouts(before, match.position, line.text) if line.kind != CHANCE_EVENT else {}
    whereabouts = tuple((sys.intern(what), sys.intern(name)) for what, name in known.items())
    return replace(line, hidden=hidden, whereabouts=whereabouts, gains=gains) if hidden or known or gains else line


def count_gains(game: Game[Any], before: Any, after: Any) -> tuple[int, ...]:
    """By how much every hand changed, as all can count them; nothing if none grew."""
    gains = tuple(now - then for then, now in zip(game.holdings(before), game.holdings(after), strict=True))
    return gains if any(gain > 0 for gain in gains) else ()


def show_line(game: Game[Any], line: Line, viewer: Player | None) -> Entry:
    """An entry as a viewer may read it; its move is read from that text, so it cannot say more."""
    text = line.text_for(viewer)
    return Entry(
        seq=line.seq,
        kind=line.kind,  # type: ignore[arg-type]  # a stored kind is one of ours
        actor=line.actor,
        text=text,
        awards=[show_award(award) for award in line.awards],
        happened=[show_happening(happening) for happening in line.happened],
        whereabouts=dict(line.whereabouts) if text == line.text else {},
        undoes=list(line.undoes),
        gains=list(line.gains),
        at=line.at,
        move=game.words.read_move(text) if line.kind in (ACTION, CHANCE_EVENT) else None,
    )


def show_award(award: Award) -> playing.Award:
    """Points are for all to see."""
    return playing.Award(
        award.player,
        award.points,
        award.rule,
        award.what,
        list(award.where),
        list(award.pieces),
        [playing.Term(term.what, term.count, term.each) for term in award.terms],
        award.at_end,
        award.complete,
    )


def show_happening(told: Happening) -> playing.Happening:
    """What happens by itself is for all to see."""
    where, pieces = list(told.where), list(told.pieces)
    return playing.Happening(told.what, told.player, told.amount, told.good, where, pieces)


def show_turn(course: LiveMatch, undo_asked: Player | None = None, agreed: Sequence[Player] = ()) -> Turn:
    """Who is asked, and what else is going on; the same for all."""
    asked = course.asked
    return Turn(
        asked=asked,
        holding=course.holding,
        undo=[course.turn_of] if course.turn_of is not None and course.may_undo(course.turn_of) else [],
        over=course.ended,
        resigned=sorted(course.resigned),
        robots={str(seat): bot for seat, bot in course.stand_ins.items()},
        ranking=course.ranking() if course.ended else None,
        undo_asked=None if undo_asked is None else UndoAsked(undo_asked, sorted(agreed)),
    )


# Where it stands.


def seen_by(course: LiveMatch, viewer: Player | None) -> Any:
    """The position as a viewer knows it."""
    return course.game.secrets.observe(course.match.position, viewer)


def view_for(course: LiveMatch, viewer: Player | None) -> View:
    """The position as a viewer may see it drawn."""
    return course.game.screen.view(course.match.position, viewer)


def changes_for(game: Game[Any], before: Any, after: Any, viewer: Player | None) -> Json:
    """The patch from one view to another."""
    return game.screen.changes(before, after, viewer)


def choices_for(course: LiveMatch, viewer: Player | None) -> Sequence[Choice]:
    """What a viewer may choose from now."""
    if viewer is None or viewer != course.asked or course.holding:
        return []
    return course.game.screen.choices(seen_by(course, viewer), viewer)


def seen_by_seat(match: Match, seat: Player) -> tuple[View, Sequence[Choice]]:
    """A position of a match that is over, as a seat saw it and could choose from."""
    game, seen = match.game, match.game.secrets.observe(match.position, seat)
    return game.screen.view(match.position, seat), game.screen.choices(seen, seat)


class Film:
    """A viewer's view of one position after the other; each is made once, unless the game finds changes without it."""

    def __init__(self, game: Game[Any], position: Any, viewer: Player | None) -> None:
        self.game = game
        self.viewer = viewer
        self.view = game.screen.view(position, viewer)
        self.finds_changes = game.screen.finds_changes
        self.position = position.copy() if self.finds_changes else None

    def turn_to(self, position: Any) -> Json:
        """On to another position; what changes."""
        if self.finds_changes:
            before, self.position = self.position, position.copy()
            return self.game.screen.changes(before, self.position, self.viewer)
        view, self.view = self.view, self.game.screen.view(position, self.viewer)
        return make_patch(view, self.view)


def kit_of(game: Game[Any]) -> Mapping[str, Any]:
    """The pieces in the box, which are no secret."""
    return game.screen.kit()


# Match files.


def may_read_file(course: LiveMatch, lines: Sequence[Line], seats: Sequence[Player]) -> bool:
    """Whether the file of a match tells nothing that somebody at these seats may not know."""
    game = course.game
    if course.ended or not game.has_secrets or len(seats) == game.players:
        return True
    return not any(line.hidden for line in lines) and not begins_hidden(course.match)


def begins_hidden(match: Match) -> bool:
    """Whether a match begins at a position with hidden cards."""
    game, beginning = match.game, match.beginning
    if beginning is None:
        return False
    return game.words.describe(beginning) != game.words.describe(game.secrets.observe(beginning, None))


def begins_known(match: Match) -> bool:
    """Whether a match begins at a whole position: from what only one seat knows of it nobody could play on."""
    game, beginning = match.game, match.beginning
    if beginning is None or not game.has_secrets:
        return True
    imagined = game.secrets.imagine(beginning, None, random.Random(0))
    return game.words.describe(imagined) == game.words.describe(beginning)
