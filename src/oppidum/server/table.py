"""Table: one match being played. `act` is the only door, for people, programs and bots alike: check, store, tell."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from oppidum.core.game import CHANCE, OVER, Award, Game, Player, Refusal, sample
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
from oppidum.server.store import Conflict, Store


class Stale(Refusal):
    """The actor had not seen the latest events; it must look again before it acts."""

    def __init__(self, seq: int) -> None:
        super().__init__("table", f"something has happened since: the table stands at event {seq}", reason="stale")


def tidy(text: str) -> str:
    """What somebody wrote, with single spaces."""
    return " ".join(text.split())


@dataclass(frozen=True)
class Line:
    """An entry with all that a client is told of it: its text for every seat and, last, for a spectator."""

    entry: Entry
    texts: tuple[str, ...]
    awards: tuple[Award, ...]
    undoes: tuple[int, ...]
    gains: tuple[int, ...] = ()  # by how many pieces chance let every hand grow, where all may count them


@dataclass(frozen=True)
class News:
    """What has just been stored: new lines, and the positions before and after them."""

    lines: Sequence[Line]
    before: Any
    after: Any


Listener = Callable[[News], None]


def feed(course: Course, entry: Entry, stored: bool = False) -> Line:
    """Let one thing happen to a course, which may be something that a stored log says."""
    game = course.game
    before = course.match.position.copy() if game.secrets else None
    happen = course.take_up if stored else course.feed
    happen(entry.kind, entry.actor, entry.text)
    if entry.kind not in (ACTION, CHANCE_EVENT):
        return Line(entry, (entry.text,) * (game.players + 1), (), course.undone)
    event = course.match.events[-1]
    if game.secrets:
        texts = tuple(game.conceal(before, event, viewer).text for viewer in (*range(game.players), None))
    else:
        texts = (event.text,) * (game.players + 1)
    gains = count_gains(game, before, course.match.position) if entry.kind == CHANCE_EVENT and game.secrets else ()
    return Line(entry, texts, event.awards, (), gains)


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
        self.lines: list[Line] = []
        self.course = Course(game, position)
        self.at_once: set[Player] = set()  # seats whose turns end by themselves: bots
        self.undo_asked: Player | None = None  # who wants to take back more than his open turn
        self.agreed: set[Player] = set()  # who has allowed it
        self.listeners: set[Listener] = set()
        self._keys: dict[str, int] = {}
        self._chance = random.SystemRandom()
        self._busy = asyncio.Lock()
        self._replay(log)

    def _replay(self, log: Sequence[Entry]) -> None:
        """Take up a stored log; one that replays differently is refused, never silently different."""
        for entry in log:
            try:
                line = feed(self.course, entry, stored=True)
            except Exception as error:  # whatever it is: a log from elsewhere must not stop the server
                raise Refusal("table", f"event {entry.seq} no longer replays: {error}", reason="frozen") from error
            if self.course.face != entry.face:
                raise Refusal("table", f"event {entry.seq} replays differently", reason="frozen")
            self._keep(line)

    def _keep(self, line: Line) -> None:
        self.lines.append(line)
        if line.entry.key is not None:
            self._keys[line.entry.key] = line.entry.seq

    @property
    def log(self) -> list[Entry]:
        """All entries."""
        return [line.entry for line in self.lines]

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
            if key is not None and key in self._keys:
                return self._keys[key]
            self.check_seen(seq)
            self._check_seat(seat)
            text = tidy(text)
            await self._commit(text if text in WORDS else ACTION, seat, text, key)
            return seq + 1

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
        lines: list[Line] = []

        def add(kind: str, actor: Player, text: str, key: str | None = None) -> None:
            line = feed(draft, Entry(draft.seq + 1, kind, actor, text, "", key, now))
            lines.append(with_face(line, draft.face))

        now = round(time.time(), 3)
        if kind:
            add(kind, actor, text, key)
        self._follow_up(draft, add)
        if not lines:
            return
        try:
            await self.store.append(self.name, [line.entry for line in lines])
        except Conflict:
            self._catch_up()
            raise
        self._adopt(draft, lines)

    def _adopt(self, draft: Course, lines: Sequence[Line]) -> None:
        """What is stored has happened: all hear of it."""
        before = self.course.match.position
        self.course = draft
        self._forget_request()
        for line in lines:
            self._keep(line)
        news = News(lines, before, draft.match.position)
        for listener in list(self.listeners):
            listener(news)

    def _catch_up(self) -> None:
        """Somebody else has written into our log: take up what stands there, and refuse what was to happen."""
        draft, lines = self.course.copy(), []
        for entry in self.store.events(self.name)[self.seq :]:
            lines.append(feed(draft, entry, stored=True))
            if draft.face != entry.face:
                raise Refusal("table", f"event {entry.seq} replays differently", reason="frozen")
        if lines:
            self._adopt(draft, lines)
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


def with_face(line: Line, face: str) -> Line:
    """The same line, its entry with the face of the position behind it."""
    return replace(line, entry=replace(line.entry, face=face))
