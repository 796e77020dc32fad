"""Table: one match being played. `act` is the only door, for people, programs and bots alike: check, store, tell."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from oppidum.core.game import CHANCE, OVER, Game, Player, Refusal, sample
from oppidum.core.match import Match
from oppidum.server.course import (
    ACTION,
    AGREED,
    CHANCE_EVENT,
    DONE,
    HANDBACK,
    RESIGN,
    TAKEOVER,
    UNDO,
    WORDS,
    Course,
    Entry,
)
from oppidum.server.lines import Line, Lines
from oppidum.server.store import Conflict, Store


class Stale(Refusal):
    """The actor had not seen the latest events; it must look again before it acts."""

    def __init__(self, seq: int) -> None:
        super().__init__("table", f"something has happened since: the table stands at event {seq}", reason="stale")


def tidy(text: str) -> str:
    """What somebody wrote, with single spaces."""
    return " ".join(text.split())


@dataclass(frozen=True)
class News:
    """What has just been stored: new lines, and the positions before and after them."""

    lines: Sequence[Line]
    before: Any
    after: Any


Listener = Callable[[News], None]
KEYS = 64  # of messages that are remembered here


def feed(course: Course, entry: Entry, stored: bool = False) -> Line:
    """Let one thing happen to a course, which may be something that a stored log says."""
    game, kind = course.game, sys.intern(entry.kind)
    before = course.match.position.copy() if game.secrets else None
    happen = course.take_up if stored else course.feed
    happen(kind, entry.actor, entry.text)
    common = course.seq, kind, entry.actor
    if kind not in (ACTION, CHANCE_EVENT):
        return Line(*common, sys.intern(entry.text), entry.at, undoes=course.undone)
    event = course.match.events[-1]
    line = Line(*common, event.text, entry.at, course.action, event.awards)
    return conceal(line, game, before, course.match) if game.secrets else line


def conceal(line: Line, game: Game[Any], before: Any, match: Match) -> Line:
    """The line with what every seat and a spectator may read of it."""
    shown = tuple(game.conceal(before, match.events[-1], viewer).text for viewer in (*range(game.players), None))
    hidden = shown if any(text != line.text for text in shown) else ()
    gains = count_gains(game, before, match.position) if line.kind == CHANCE_EVENT else ()
    return replace(line, hidden=hidden, gains=gains) if hidden or gains else line


def count_gains(game: Game[Any], before: Any, after: Any) -> tuple[int, ...]:
    """By how much every hand grew, as all can count them; nothing if none did."""
    gains = tuple(now - then for then, now in zip(game.holdings(before), game.holdings(after), strict=True))
    return gains if any(gains) else ()


class Table:
    """A match, its log, and those who want to hear of it."""

    def __init__(
        self, name: str, game: Game[Any], store: Store, log: Sequence[Entry] = (), position: Any = None
    ) -> None:
        self.name = name
        self.game = game
        self.store = store
        self.lines = Lines()
        self.course = Course(game, position)
        self.at_once: set[Player] = set()  # seats whose turns end by themselves: bots
        self.undo_asked: Player | None = None  # who wants to take back more than his open turn
        self.agreed: set[Player] = set()  # who has allowed it
        self.listeners: set[Listener] = set()
        self._keys: OrderedDict[str, int] = OrderedDict()  # of the latest messages, and what came of them
        self._chance = random.SystemRandom()
        self._busy = asyncio.Lock()
        self._replay(log)

    def _replay(self, log: Sequence[Entry]) -> None:
        """Take up a stored log."""
        for entry in log:
            try:
                line = feed(self.course, entry, stored=True)
            except Exception as error:  # whatever it is: a log from elsewhere must not stop the server
                raise Refusal("table", f"event {entry.seq} no longer replays: {error}", reason="frozen") from error
            self._check_same(entry, self.course)
            self._keep(entry, line)

    def _check_same(self, entry: Entry, course: Course) -> None:
        """Refuse a log that replays differently: it is frozen, never silently different."""
        if (course.seq, course.face) != (entry.seq, entry.face):
            raise Refusal("table", f"event {entry.seq} replays differently", reason="frozen")

    def _keep(self, entry: Entry, line: Line) -> None:
        self.lines.append(line)
        if entry.key is not None:
            self._keys[entry.key] = entry.seq
            if len(self._keys) > KEYS:
                self._keys.popitem(last=False)

    @property
    def seq(self) -> int:
        """The number of the latest entry."""
        return len(self.lines)

    async def begin(self) -> None:
        """Draw what chance owes before the first decision; also after a restart in the middle of it."""
        async with self._busy:
            await self._commit()

    async def act(self, seat: Player, seq: int, text: str, key: str | None = None) -> int:
        """A seat moves, or says done, undo or resign. Returns the event's number; the same key never acts twice."""
        key = None if key is None else f"{seat} {key}"  # every seat has keys of its own
        async with self._busy:
            if key is not None and (done := self._done(key, seq)):
                return done
            self.check_seen(seq)
            self._check_seat(seat)
            text = tidy(text)
            await self._commit(text if text in WORDS else ACTION, seat, text, key)
            return seq + 1

    def _done(self, key: str, seq: int) -> int | None:
        """The event that a message has brought already; the store remembers longer than we do."""
        if key in self._keys or self.seq - seq <= KEYS:
            return self._keys.get(key)
        return self.store.seq_of(self.name, key)

    def check_seen(self, seq: int) -> None:
        """Refuse whoever has not seen the latest event."""
        if seq != self.seq:
            raise Stale(self.seq)

    async def take_over(self, seat: Player, bot: str) -> None:
        """A bot plays for an absent player."""
        async with self._busy:
            await self._commit(TAKEOVER, seat, bot)

    async def hand_back(self, seat: Player) -> None:
        """The player is there again."""
        async with self._busy:
            await self._commit(HANDBACK, seat, "")

    async def forfeit(self, seat: Player) -> None:
        """An absent player is taken to have resigned."""
        async with self._busy:
            await self._commit(RESIGN, seat, RESIGN)

    async def ask_undo(self, seat: Player, others: set[Player]) -> None:
        """A player wants to take back what has happened since his last step; `others` must all agree."""
        async with self._busy:
            self._check_seat(seat)
            self.course.check_undo(seat, AGREED)
            if self.undo_asked != seat:  # else the others have been asked already
                self.undo_asked, self.agreed = seat, set()
            await self._undo_if_agreed(others)

    async def answer_undo(self, seat: Player, agree: bool, others: set[Player]) -> None:
        """Another player allows it, or does not."""
        async with self._busy:
            self._check_seat(seat)
            if self.undo_asked is None or seat == self.undo_asked:
                raise Refusal("table", "nobody has asked you to take something back", reason="nothing-to-undo")
            if agree:
                self.agreed.add(seat)
                await self._undo_if_agreed(others)
            else:
                self._forget_request()

    async def _undo_if_agreed(self, others: set[Player]) -> None:
        seat = self.undo_asked
        if seat is not None and others - {seat} <= self.agreed:
            await self._commit(UNDO, seat, AGREED)

    @property
    def request(self) -> tuple[Player | None, frozenset[Player]]:
        """What is asked of the others, and who has agreed."""
        return self.undo_asked, frozenset(self.agreed)

    def _forget_request(self) -> None:
        self.undo_asked, self.agreed = None, set()

    def _check_seat(self, seat: Player) -> None:
        if not 0 <= seat < self.game.players:
            raise Refusal("table", "only a seated player can act", reason="not-seated")

    async def _commit(self, kind: str = "", actor: Player = CHANCE, text: str = "", key: str | None = None) -> None:
        """Let something happen, and all that follows by itself; store it, then tell; all or nothing.

        It happens to a copy first: nobody who looks at the table meanwhile sees what is not stored yet.
        """
        draft = self.course.copy()
        entries: list[Entry] = []
        lines: list[Line] = []

        def add(kind: str, actor: Player, text: str, key: str | None = None) -> None:
            entry = Entry(draft.seq + 1, kind, actor, text, "", key, now)
            lines.append(feed(draft, entry))
            entries.append(replace(entry, face=draft.face))

        now = round(time.time(), 3)
        if kind:
            add(kind, actor, text, key)
        self._follow_up(draft, add)
        if not lines:
            return
        try:
            await self.store.append(self.name, entries)
        except Conflict:
            self._catch_up()
            raise
        self._adopt(draft, entries, lines)

    def _adopt(self, draft: Course, entries: Sequence[Entry], lines: Sequence[Line]) -> None:
        """What is stored has happened: all hear of it."""
        before = self.course.match.position
        self.course = draft
        self._forget_request()
        for entry, line in zip(entries, lines, strict=True):
            self._keep(entry, line)
        news = News(lines, before, draft.match.position)
        for listener in list(self.listeners):
            listener(news)

    def _catch_up(self) -> None:
        """Somebody else has written into our log: take up what stands there, and refuse what was to happen."""
        draft, lines = self.course.copy(), []
        entries = self.store.events(self.name)[self.seq :]
        for entry in entries:
            lines.append(feed(draft, entry, stored=True))
            self._check_same(entry, draft)
        if lines:
            self._adopt(draft, entries, lines)
            raise Stale(self.seq)

    def _follow_up(self, course: Course, add: Callable[..., None]) -> None:
        """What happens by itself: turns that end at once, and the draws of chance."""
        while course.asked != OVER:
            if course.holding and course.turn_of is not None and self._ends_at_once(course, course.turn_of):
                add(DONE, course.turn_of, "")
            elif course.asked == CHANCE:
                action = sample(self.game, course.match.position, self._chance)
                add(CHANCE_EVENT, CHANCE, self.game.format(course.match.position, action))
            else:
                return

    def _ends_at_once(self, course: Course, seat: Player) -> bool:
        return course.answered or seat in self.at_once or seat in course.robots or seat in course.resigned
