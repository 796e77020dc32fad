"""Table: one match being played. `act` is the only door, for people, programs and bots alike: check, store, tell.

Whoever wants something gets an answer: accepted, or refused and why. Only questions raise why they are not answered,
and so does a log that cannot be replayed, where there is nobody to answer.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from oppidum.core.answer import Accepted, Answer, Refused
from oppidum.core.game import Game, Player, Refusal
from oppidum.core.live_match import ACTION, AGREED, COMMANDS, HANDBACK, RESIGN, TAKEOVER, UNDO, LiveMatch
from oppidum.server.storage.errors import Conflict, StoreError
from oppidum.server.storage.rows import Entry
from oppidum.server.storage.store import Store
from oppidum.server.tables.draft import Draft, take_up
from oppidum.server.tables.lines import Line, Lines

log = logging.getLogger(__name__)


class Stale(Refusal):
    """The actor had not seen the latest events; it must look again before it acts."""

    def __init__(self, seq: int) -> None:
        super().__init__("table", f"something has happened since: the table stands at event {seq}", reason="stale")


class NotStored(Refusal):
    """Nothing speaks against it, but it could not be stored, so it has not happened."""

    def __init__(self, error: StoreError) -> None:
        super().__init__("table", f"it could not be stored: {error}", reason="storage")


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


class Table:
    """A match, its log, and those who want to hear of it."""

    def __init__(
        self, name: str, game: Game[Any], store: Store, entries: Sequence[Entry] = (), position: Any = None
    ) -> None:
        self.name = name
        self.game = game
        self.store = store
        self.lines = Lines()
        self.course = LiveMatch(game, position)
        self.at_once: set[Player] = set()  # seats whose turns end by themselves: bots
        self.undo_asked: Player | None = None  # who wants to take back more than their open turn
        self.agreed: set[Player] = set()  # who has allowed it
        self.listeners: set[Listener] = set()
        self._keys: OrderedDict[str, int] = OrderedDict()  # of the latest messages, and what came of them
        self._chance = random.SystemRandom()
        self._busy = asyncio.Lock()
        self._replay(entries)

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Take up a stored log."""
        for entry in entries:
            try:
                line = take_up(self.course, entry)
            except Exception as error:  # whatever it is: a log from elsewhere must not stop the server
                raise self._no_replay(entry, error) from error
            self._check_same(entry, self.course)
            self._keep(entry, line)

    def _no_replay(self, entry: Entry, error: Exception) -> Refusal:
        """What a log is refused with that no longer replays. Errors quote moves, so only our log tells them."""
        log.error("table %s: event %d no longer replays: %s", self.name, entry.seq, error)
        return Refusal("table", f"event {entry.seq} no longer replays", reason="frozen")

    def _check_same(self, entry: Entry, course: LiveMatch) -> None:
        """Refuse a log that replays differently: it is frozen, never silently different."""
        if (course.seq, course.fingerprint) != (entry.seq, entry.fingerprint):
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
            draft = Draft(self.course)
            draft.follow_up(self.at_once, self._chance)
            await self._store(draft)

    async def act(self, seat: Player, seq: int, text: str, key: str | None = None) -> Answer:
        """A seat moves, or says done, undo or resign. The same key never acts twice: it gets the same answer."""
        key = None if key is None else f"{seat} {key}"  # every seat has keys of its own
        async with self._busy:
            if key is not None and (done := self._done(key, seq)):
                return Accepted(done)
            if refused := self._unseen(seq) or self._unseated(seat):
                return refused
            text = tidy(text)
            return await self._let(text if text in COMMANDS else ACTION, seat, text, key)

    def _done(self, key: str, seq: int) -> int | None:
        """The event that a message has brought already; the store remembers longer than we do."""
        if key in self._keys or self.seq - seq <= KEYS:
            return self._keys.get(key)
        return self.store.seq_of(self.name, key)

    def _unseen(self, seq: int) -> Refused | None:
        return Refused(Stale(self.seq)) if seq != self.seq else None

    def _unseated(self, seat: Player) -> Refused | None:
        if 0 <= seat < self.game.players:
            return None
        return Refused(Refusal("table", "only a seated player can act", reason="not-seated"))

    def check_seen(self, seq: int) -> None:
        """For questions: raise if whoever asks has not seen the latest event."""
        if refused := self._unseen(seq):
            raise refused.refusal

    async def take_over(self, seat: Player, bot: str) -> Answer:
        """A bot plays for an absent player."""
        async with self._busy:
            return await self._let(TAKEOVER, seat, bot)

    async def hand_back(self, seat: Player) -> Answer:
        """The player is there again."""
        async with self._busy:
            return await self._let(HANDBACK, seat, "")

    async def forfeit(self, seat: Player) -> Answer:
        """An absent player is taken to have resigned."""
        async with self._busy:
            return await self._let(RESIGN, seat, RESIGN)

    async def ask_undo(self, seat: Player, others: set[Player]) -> Answer:
        """A player wants to take back all that has happened since their last step; `others` must all agree."""
        async with self._busy:
            if refused := self._unseated(seat) or self.course.undo_refused(seat):
                return refused
            if self.undo_asked != seat:  # else the others have been asked already
                self.undo_asked, self.agreed = seat, set()
            return await self._undo_if_agreed(others)

    async def answer_undo(self, seat: Player, agree: bool, others: set[Player]) -> Answer:
        """Another player allows it, or does not."""
        async with self._busy:
            if refused := self._unseated(seat):
                return refused
            if self.undo_asked is None or seat == self.undo_asked:
                message = "nobody has asked you to take something back"
                return Refused(Refusal("table", message, reason="nothing-to-undo"))
            if agree:
                self.agreed.add(seat)
                return await self._undo_if_agreed(others)
            self._forget_request()
            return Accepted(self.seq)

    async def _undo_if_agreed(self, others: set[Player]) -> Answer:
        seat = self.undo_asked
        if seat is not None and others - {seat} <= self.agreed:
            return await self._let(UNDO, seat, AGREED)
        return Accepted(self.seq)

    @property
    def request(self) -> tuple[Player | None, frozenset[Player]]:
        """What is asked of the others, and who has agreed."""
        return self.undo_asked, frozenset(self.agreed)

    def _forget_request(self) -> None:
        self.undo_asked, self.agreed = None, set()

    async def _let(self, kind: str, actor: Player, text: str, key: str | None = None) -> Answer:
        """Let something happen, if it may, and all that follows by itself; all or nothing."""
        draft = Draft(self.course)
        answer = draft.attempt(kind, actor, text, key)
        if isinstance(answer, Refused):
            return answer
        draft.follow_up(self.at_once, self._chance)
        try:
            await self._store(draft)
        except Refusal as refusal:  # somebody else has written there
            return Refused(refusal)
        except StoreError as error:
            return Refused(NotStored(error))
        return answer

    async def _store(self, draft: Draft) -> None:
        """Store what is to happen, then tell; if that fails, nothing has happened."""
        if not draft.lines:
            return
        try:
            await self.store.append(self.name, draft.entries)
        except Conflict:
            self._catch_up()
            raise
        self._adopt(draft)

    def _adopt(self, draft: Draft) -> None:
        """What is stored has happened: all hear of it."""
        before = self.course.match.position
        self.course = draft.course
        self._forget_request()
        for entry, line in zip(draft.entries, draft.lines, strict=True):
            self._keep(entry, line)
        news = News(draft.lines, before, draft.course.match.position)
        for listener in list(self.listeners):
            try:
                listener(news)
            except Exception:  # it has happened all the same, and the others hear of it
                log.exception("table %s: somebody could not be told of event %d", self.name, self.seq)

    def _catch_up(self) -> None:
        """Somebody else has written into our log: take up what stands there, and whoever wanted to act is too late."""
        draft = Draft(self.course)
        for entry in self.store.events(self.name)[self.seq :]:
            try:
                draft.take_up(entry)
            except Exception as error:
                raise self._no_replay(entry, error) from error
            self._check_same(entry, draft.course)
        if draft.lines:
            self._adopt(draft)
            raise Stale(self.seq)
