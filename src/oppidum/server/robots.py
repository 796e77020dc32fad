"""Robots: minds at the seats that bots play. They think outside the event loop and come back through `Table.act`.

A mind that crashes or answers with something illegal does not stop the match: its decision is made at random and noted.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from concurrent.futures import Executor
from typing import Any

from oppidum.bots import bot_named
from oppidum.bots.bot import Choice, Mind
from oppidum.core.game import OVER, Player, Refusal
from oppidum.server.store import StoreError
from oppidum.server.table import News, Stale, Table

log = logging.getLogger(__name__)

STAND_IN = "greedy"  # plays for those who resigned from a match that goes on
PAUSE = 1.0  # seconds before trying again when an action could not be stored


class Robots:
    """All bots at one table."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[Player, str],
        pool: Executor,
        *,
        seed: int | None = None,
        pace: float = 0.0,
    ) -> None:
        self.table = table
        self.pace = pace  # seconds that a decision takes at least, so that people can follow
        self.bots = dict(bots)
        self.pool = pool
        self.seed = random.SystemRandom().randrange(2**31) if seed is None else seed
        self.minds: dict[tuple[Player, str], Mind] = {}
        self.replaced = 0  # decisions that had to be made at random
        self._news = asyncio.Event()
        table.at_once |= set(self.bots)
        table.listeners.add(self._heard)

    def _heard(self, _: News) -> None:
        asked = self.table.course.asked
        if asked == OVER or self.bot_at(asked) is not None:
            self._news.set()

    def bot_at(self, seat: Player) -> str | None:
        """The bot that plays a seat now, if one does: its own, or a stand-in for an absent or resigned player."""
        if seat in self.bots:
            return self.bots[seat]
        if seat in self.table.course.robots:
            return self.table.course.robots[seat]
        return STAND_IN if seat in self.table.course.resigned else None

    async def attend(self) -> None:
        """Play the bots' seats until the match is over; cancel to stop."""
        while self.table.course.asked != OVER:
            self._news.clear()
            seat = self.table.course.asked
            bot = self.bot_at(seat)
            if bot is None:
                await self._news.wait()
            else:
                await self.play(seat, bot)

    async def play(self, seat: Player, bot: str) -> None:
        """One decision of one bot."""
        table = self.table
        seq, position = table.seq, table.course.match.position
        ready = asyncio.get_running_loop().time() + self.pace
        if table.course.holding:  # a person's last step, before the seat was taken over
            text = "done"
        else:
            seen = table.game.observe(position, seat)
            text = table.game.format(position, await self.choose(seat, bot, seen))
        await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        try:
            await table.act(seat, seq, text)
        except Stale:
            return
        except Refusal as refusal:
            self.note_replacement(bot, seat, refusal)
            legal = table.game.legal(table.course.match.position)
            await table.act(seat, table.seq, table.game.format(table.course.match.position, int(random.choice(legal))))
        except StoreError as error:
            log.error("table %s: %s", table.name, error)
            await asyncio.sleep(PAUSE)

    async def choose(self, seat: Player, bot: str, seen: Any) -> int:
        """What the mind decides, or a legal action at random if it crashes or answers nonsense."""
        game = self.table.game
        legal = [int(action) for action in game.legal(seen)]
        try:
            choice = await asyncio.get_running_loop().run_in_executor(self.pool, self._think, seat, bot, seen)
            if choice.action not in legal:
                raise ValueError(f"action {choice.action} is not legal")
        except Exception as error:
            self.minds.pop((seat, bot), None)
            self.note_replacement(bot, seat, error)
            return random.choice(legal)
        return int(choice.action)

    def _think(self, seat: Player, bot: str, seen: Any) -> Choice:
        """Runs in the pool: to sit down takes a while too, when it is the first time."""
        mind = self.minds.get((seat, bot)) or bot_named(bot).sit(self.table.game, seat, self.seed)
        self.minds[seat, bot] = mind
        return mind.choose(seen)

    def note_replacement(self, bot: str, seat: Player, error: Exception) -> None:
        """Write down that a bot failed."""
        self.replaced += 1
        log.warning("table %s: %s at seat %d failed, playing at random: %s", self.table.name, bot, seat + 1, error)
