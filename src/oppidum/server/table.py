"""Table: one match being played. `act` is the only door, for people, programs and bots alike: check, store, tell."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from oppidum.core.game import CHANCE, OVER, Game, Player, Refusal, sample
from oppidum.server.course import ACTION, CHANCE_EVENT, DONE, HANDBACK, TAKEOVER, WORDS, Course, Entry
from oppidum.server.store import Store

Listener = Callable[[Sequence[Entry]], None]


class Stale(Refusal):
    """The actor had not seen the latest events; it must look again before it acts."""

    def __init__(self, seq: int) -> None:
        super().__init__("table", f"something has happened since: the table stands at event {seq}")


def feed(course: Course, kind: str, actor: Player, text: str) -> tuple[str, ...]:
    """Let one thing happen; returns its text as every seat and, last, a spectator may read it."""
    game, before = course.game, course.match.position.copy()
    course.feed(kind, actor, text)
    if kind not in (ACTION, CHANCE_EVENT):
        return (text,) * (game.players + 1)
    event = course.match.events[-1]
    return tuple(game.conceal(before, event, viewer).text for viewer in (*range(game.players), None))


class Table:
    """A match, its log, and those who want to hear of it."""

    def __init__(self, name: str, game: Game[Any], store: Store, log: Sequence[Entry] = ()) -> None:
        self.name = name
        self.game = game
        self.store = store
        self.log: list[Entry] = []
        self.course = Course(game)
        self.at_once: set[Player] = set()  # seats whose turns end by themselves: bots, and people who want it so
        self.listeners: set[Listener] = set()
        self._texts: list[tuple[str, ...]] = []  # of each entry: what every seat and, last, a spectator may read
        self._keys: dict[str, int] = {}
        self._chance = random.SystemRandom()
        self._busy = asyncio.Lock()
        self._replay(log)

    def _replay(self, log: Sequence[Entry]) -> None:
        """Take up a stored log; one that replays differently is refused, never silently different."""
        for entry in log:
            try:
                texts = feed(self.course, entry.kind, entry.actor, entry.text)
            except Refusal as refusal:
                raise Refusal("table", f"event {entry.seq} no longer replays; the match is frozen: {refusal}") from None
            if self.course.checksum != entry.checksum:
                raise Refusal("table", f"event {entry.seq} replays differently; the match is frozen")
            self._keep(entry, texts)

    def _keep(self, entry: Entry, texts: tuple[str, ...]) -> None:
        self.log.append(entry)
        self._texts.append(texts)
        if entry.key is not None:
            self._keys[entry.key] = entry.seq

    @property
    def seq(self) -> int:
        """The number of the latest entry."""
        return len(self.log)

    async def begin(self) -> None:
        """Draw what chance owes before the first decision; also after a restart in the middle of it."""
        async with self._busy:
            await self._commit([])

    async def act(self, seat: Player, seq: int, text: str, key: str | None = None) -> int:
        """A seat moves, or says done, undo or resign. Returns the event's number; the same key never acts twice."""
        async with self._busy:
            if key is not None and key in self._keys:
                return self._keys[key]
            if seq != self.seq:
                raise Stale(self.seq)
            if not 0 <= seat < self.game.players:
                raise Refusal("table", "only a seated player can act")
            text = " ".join(text.split())
            await self._commit([(text if text in WORDS else ACTION, seat, text, key)])
            return seq + 1

    async def take_over(self, seat: Player, bot: str) -> None:
        """A bot plays for an absent player."""
        async with self._busy:
            await self._commit([(TAKEOVER, seat, bot, None)])

    async def hand_back(self, seat: Player) -> None:
        """The player is there again."""
        async with self._busy:
            await self._commit([(HANDBACK, seat, "", None)])

    async def _commit(self, wanted: list[tuple[str, Player, str, str | None]]) -> None:
        """Let things happen with all that follows by itself, store them, then tell; all or nothing.

        They happen to a copy first: nobody who looks at the table meanwhile sees what is not stored yet.
        """
        draft = self.course.copy()
        entries: list[Entry] = []
        texts: list[tuple[str, ...]] = []

        def add(kind: str, actor: Player, text: str, key: str | None = None) -> None:
            texts.append(feed(draft, kind, actor, text))
            entries.append(Entry(self.seq + len(entries) + 1, kind, actor, text, draft.checksum, key))

        for kind, actor, text, key in wanted:
            add(kind, actor, text, key)
        self._follow_up(draft, add)
        if not entries:
            return
        await self.store.append(self.name, entries)
        self.course = draft
        for entry, shown in zip(entries, texts, strict=True):
            self._keep(entry, shown)
        for listener in list(self.listeners):
            listener(entries)

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
        return seat in self.at_once or seat in course.robots or seat in course.resigned

    def update(self, viewer: Player | None, since: int) -> dict[str, Any]:
        """What a viewer has not seen yet, and where the match stands for him. Secrets are cut here and only here."""
        course = self.course
        position = self.game.observe(course.match.position, viewer)
        asked = course.asked
        return {
            "seq": self.seq,
            "entries": [self._shown(entry, viewer) for entry in self.log[since:]],
            "asked": asked,
            "holding": course.holding,
            "may_undo": viewer is not None and viewer == course.turn_of,
            "over": course.ended,
            "resigned": sorted(course.resigned),
            "robots": {str(seat): bot for seat, bot in course.robots.items()},
            "ranking": course.ranking() if course.ended else None,
            "view": self.game.view(position, viewer),
            "choices": self.game.choices(position, viewer) if viewer == asked and not course.holding else [],
        }

    def _shown(self, entry: Entry, viewer: Player | None) -> dict[str, Any]:
        """An entry as a viewer may read it."""
        text = self._texts[entry.seq - 1][-1 if viewer is None else viewer]
        return {"seq": entry.seq, "kind": entry.kind, "actor": entry.actor, "text": text}
