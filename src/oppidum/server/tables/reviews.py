"""Reviews: what decided a match that is over, found out beside everything else, told as it comes, and kept.

A glance makes the first curve, a search the rest. Both are done a little at a time in one thread of low priority, so
that whoever asks for few waits behind nobody who asks for many. What was found is stored with the match, and made
again when the appraiser, the rules or the story have another edition.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from oppidum.bots.knowledge import is_fitted
from oppidum.core.game import CHANCE, Game, Refusal
from oppidum.core.live_match import ACTION, CHANCE_EVENT
from oppidum.review.appraiser import Appraiser, Fast
from oppidum.review.measure import Measure, Weighed, weigh
from oppidum.review.searching import Searching, name_with
from oppidum.review.story import EDITION, judge, tell
from oppidum.server.protocol.message import encode
from oppidum.server.protocol.reviews import Decision, Review, Story, Verdict
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.store import Store
from oppidum.server.tables.room import Room
from oppidum.server.tables.table import Table, tidy
from oppidum.server.tables.thinking import Path, Thinking
from oppidum.server.tables.viewing import seen_by_seat
from oppidum.warm.background import Speed

log = logging.getLogger(__name__)

SIMS = 128  # of the search: ten seconds of a core for a match of two in Carcassonne
SLICE = 0.25  # seconds of work before others may have their turn
FEWEST = 2  # events
REST = 300  # seconds after a failure until somebody may have it tried again


@dataclass(eq=False)
class Making:
    """A review that is being made."""

    of: int  # events
    done: int = 0
    story: bytes | None = None  # as far as it is known
    appraiser: str = ""  # by whom that was told
    failed: float | None = None  # when it did


class Reviews:
    """The reviews of a server."""

    def __init__(self, store: Store, speed: Callable[[str], Speed]) -> None:
        self.store = store
        self.speed = speed
        self.thinking = Thinking(1, "review", gently=True)
        self.making: dict[str, Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, room: Room, person: str | None, address: str, known: str, allow: Callable[[str], None]) -> bytes:
        """How far the review of a match is, as it is sent; whoever asks first has it made, if `allow` does not raise.

        The story is left out for who knows the one of this appraiser.
        """
        table, code = reviewable(room), room.row.id
        match = table.course.match
        made_by = edition_of(table.game)
        if (failed := self.making.get(code)) and failed.failed is not None and time.monotonic() > failed.failed + REST:
            del self.making[code]
        if code not in self.making:
            story = await asyncio.to_thread(self.store.review, code, made_by)
            if story is not None:
                count = len(match.events)
                told = b"null" if known == name_with(SIMS) else await asyncio.to_thread(gzip.decompress, story)
                return answer("ready", count, count, told)
        if code not in self.making:
            if not self.may_begin(table.game.name):
                return answer("compiling", 0, len(match.events), b"null")
            allow(address)
            self._begin(code, table, (address, person or "", code), made_by)
        making = self.making[code]
        if making.failed is not None:
            message = "this match could not be reviewed; the log of the server says why"
            raise Refusal("table", message, reason="review-failed")
        told = making.story if making.story is not None and making.appraiser != known else b"null"
        return answer("weighing", making.done, making.of, told)

    def may_begin(self, game: str) -> bool:
        """Whether a review would take seconds; a Refusal if it will never do."""
        speed = self.speed(game)
        if not speed.reviews_ready and speed.problem is not None:
            raise Refusal("table", "this server runs too slowly to review matches", reason="review-slow")
        return speed.reviews_ready

    def _begin(self, code: str, table: Table, path: Path, made_by: str) -> None:
        making = self.making[code] = Making(len(table.course.match.events))
        task = asyncio.create_task(self._make(code, table, path, making, made_by))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, code: str, table: Table, path: Path, making: Making, made_by: str) -> None:
        """First at a glance, then by a search; a failure is remembered for a while, so that nobody tries for ever."""
        try:
            await self._tell(table, path, making, Fast)
            await self._tell(table, path, making, search)
            assert making.story is not None
            await self.store.keep_review(code, made_by, await asyncio.to_thread(gzip.compress, making.story, 5))
        except StoreError as error:
            log.warning("the review of table %s is not kept: %s", code, error)
        except Exception:
            log.exception("the review of table %s has failed", code)
            making.failed = time.monotonic()
        if making.failed is None:
            del self.making[code]

    async def _tell(self, table: Table, path: Path, making: Making, appraise: Callable[[Game[Any]], Appraiser]) -> None:
        """Weigh all events, a little at a time, and tell what came of it."""
        match, do = table.course.match, self.thinking.do
        appraiser = await do(path, False, appraise, table.game)
        coming, weighed = weigh(match, appraiser), list[Weighed]()
        while await do(path, False, go_on, coming, weighed):
            making.done = len(weighed)
        measured = Measure(appraiser.name, weighed)
        making.story = await do(path, False, tell_table, table, measured)
        making.appraiser = appraiser.name

    # Questions about single decisions.

    async def decision(self, room: Room, seq: int) -> Decision:
        """A decision as the seat saw it that took it."""
        table = reviewable(room)
        number = decision_at(table, seq)
        return await asyncio.to_thread(show_decision, table, number, seq)

    async def try_move(self, room: Room, person: str | None, address: str, seq: int, text: str) -> Verdict:
        """What another move would have been worth at a decision."""
        table = reviewable(room)
        number = decision_at(table, seq)
        if not self.may_begin(table.game.name):
            raise Refusal("table", "the rules are still being compiled", reason="review-compiling")
        path = address, person or "", f"{room.row.id} try"
        return await self.thinking.do(path, False, judge_move, table, number, seq, tidy(text))

    def close(self) -> None:
        """Nothing more is made."""
        for task in self._tasks:
            task.cancel()
        self.thinking.close()


def reviewable(room: Room) -> Table:
    """The table, if its match is over and there is something to say about it."""
    table = room.playable()
    if not table.course.ended:
        raise Refusal("table", "a match can be reviewed when it is over", reason="review-running")
    if not is_fitted(table.game.name):
        raise Refusal("table", f"nobody here knows how to appraise {table.game.name}", reason="review-unknown")
    if len(table.course.match.events) < FEWEST:
        raise Refusal("table", "too little has happened in this match to say anything of it", reason="review-short")
    return table


def search(game: Game[Any]) -> Searching:
    """The appraiser that a review ends with."""
    return Searching(game, SIMS)


def edition_of(game: Game[Any]) -> str:
    """By what a review was made: another edition of any of it makes another review."""
    return f"{EDITION} {name_with(SIMS)} {game.EDITION} {game.book_hash}"


def go_on(coming: Iterator[Weighed], weighed: list[Weighed]) -> bool:
    """Weigh for a while; whether there is more to come."""
    end = time.thread_time() + SLICE
    for event in coming:
        weighed.append(event)
        if time.thread_time() > end:
            return True
    return False


def standing(table: Table) -> list[int]:
    """The entries in the log of the events that stand: all that was played and not taken back."""
    undone = {seq for line in table.lines for seq in line.undoes}
    return [line.seq for line in table.lines if line.kind in (ACTION, CHANCE_EVENT) and line.seq not in undone]


def decision_at(table: Table, seq: int) -> int:
    """The number of the event in the match that an entry tells of, if somebody chose there."""
    events, seqs = table.course.match.events, standing(table)
    if seq not in seqs or events[seqs.index(seq)].actor == CHANCE:
        raise Refusal("table", f"nobody decided anything at event {seq}", reason="review-no-decision")
    return seqs.index(seq)


def show_decision(table: Table, number: int, seq: int) -> Decision:
    """A decision with its choices."""
    told = table.course.match.up_to(number)
    view, choices = seen_by_seat(told, told.to_move)
    return Decision(seq, told.to_move, view, list(choices))


def judge_move(table: Table, number: int, seq: int, text: str) -> Verdict:
    """A move in the place of the one that was played."""
    told = table.course.match.up_to(number)
    action = table.game.words.parse(told.position, text)
    verdict = judge(table.course.match, number, action, search(table.game))
    return msgspec.convert(with_moves(table, msgspec.to_builtins(verdict)) | {"seq": seq}, Verdict)


def tell_table(table: Table, measured: Measure) -> bytes:
    """The story of a table's match, with the numbers of its log, as it is sent."""
    match, seqs = table.course.match, standing(table)
    story = tell(match, measured).as_dict()
    for step in story["steps"]:
        step["seq"] = seqs[step["seq"] - 1]
    story["moments"] = [seqs[moment - 1] for moment in story["moments"]]
    for place, kind in (*((seat, kind) for seat in story["seats"] for kind in ("best", "worst")), (story, "turning")):
        place[kind] = [with_moves(table, one) | {"seq": seqs[one["seq"] - 1]} for one in place[kind]]
    for seat in story["seats"]:
        for kind in ("luckiest", "unluckiest"):
            seat[kind] = [one | {"seq": seqs[one["seq"] - 1]} for one in seat[kind]]
    return encode(msgspec.convert(story, Story))


def with_moves(table: Table, verdict: dict[str, Any]) -> dict[str, Any]:
    """A verdict with its two moves part by part."""
    read = table.game.words.read_move
    return verdict | {"played_move": read(verdict["played"]), "better_move": read(verdict["better"])}


def answer(state: str, done: int, of: int, story: bytes) -> bytes:
    """A review as it is sent: its story is encoded already."""
    return encode(Review(state, done, of, msgspec.Raw(story)))  # type: ignore[arg-type]  # stands for a story
