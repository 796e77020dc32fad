"""Robots: minds at the seats that bots play. They think outside the event loop and come back through `Table.act`.

A mind that crashes or answers with something illegal does not stop the match: its decision is made at random and noted.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from typing import Any

from oppidum.bots import bot_named, stand_in_at
from oppidum.bots.bot import Bot, Choice
from oppidum.bots.host import attends, events_of
from oppidum.bots.protocol.bot import ProgramBot
from oppidum.bots.seats import OpenSeat
from oppidum.core.answer import Accepted, Answer, Refused
from oppidum.core.game import OVER, Player
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.core.twins import hurry
from oppidum.server.tables.table import News, NotStored, Stale, Table
from oppidum.server.tables.thinking import Desk
from oppidum.server.tables.viewing import seen_by

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds before trying again when an action could not be stored
LONGEST_PAUSE = 60.0  # when something else fails, each time twice as long


class Robots:
    """All bots at one table."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[Player, str],
        desk: Desk,
        *,
        seed: int | None = None,
        pace: float = 0.0,
    ) -> None:
        self.table = table
        self.pace = pace  # seconds that a decision takes at least, so that people can follow
        self.bots = dict(bots)
        self.desk = desk
        self.seed = random.SystemRandom().randrange(2**31) if seed is None else seed
        self.chance = random.Random(f"{self.seed} instead of a bot that failed")
        self.listeners: dict[tuple[Player, str], OpenSeat] = {}
        self.replaced = 0  # decisions that had to be made at random
        self.failures = 0  # attempts to play in a row that came to nothing
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
        if seat in self.table.course.stand_ins:
            return self.table.course.stand_ins[seat]
        return stand_in_at(self.table.game.name) if seat in self.table.course.resigned else None

    async def attend(self) -> None:
        """Play the bots' seats until the match is over; cancel to stop."""
        try:
            while self.table.course.asked != OVER:
                self._news.clear()
                seat = self.table.course.asked
                bot = self.bot_at(seat)
                if bot is None:
                    await self._news.wait()
                else:
                    await self.try_to_play(seat, bot)
            await self.inform_of_the_end()
        finally:
            for listener in self.listeners.values():
                listener.close()

    async def try_to_play(self, seat: Player, bot: str) -> None:
        """One decision; if something fails that is not the bot's fault, another attempt a little later."""
        try:
            await self.play(seat, bot)
            self.failures = 0
        except Exception:
            log.exception("table %s: %s at seat %d could not play, trying again", self.table.name, bot, seat + 1)
            await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * 2**self.failures))
            self.failures = min(self.failures + 1, 10)

    async def play(self, seat: Player, bot: str) -> None:
        """One decision of one bot."""
        table = self.table
        seq, position = table.seq, table.course.match.position
        ready = asyncio.get_running_loop().time() + self.pace
        if table.course.holding:  # a person's last step, before the seat was taken over
            text = "done"
        else:
            seen = seen_by(table.course, seat)
            text = table.game.words.format(position, await self.choose(seat, bot, seen))
        await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        answer = await self.act(seat, bot, seq, text)
        if isinstance(answer, Refused) and not isinstance(answer.refusal, Stale):
            log.error("table %s: %s", table.name, answer.refusal)
            await asyncio.sleep(PAUSE)

    async def act(self, seat: Player, bot: str, seq: int, text: str) -> Answer:
        """Play a decision, or a legal action at random if that is refused."""
        table = self.table
        answer = await table.act(seat, seq, text)
        if isinstance(answer, Accepted) or isinstance(answer.refusal, (Stale, NotStored)):
            return answer
        self.note_replacement(bot, seat, answer.refusal)
        position = table.course.match.position
        legal = table.game.legal(position)
        return await table.act(seat, seq, table.game.words.format(position, int(self.chance.choice(legal))))

    async def choose(self, seat: Player, bot: str, seen: Any) -> int:
        """What the mind decides, or a legal action at random if it crashes or answers nonsense."""
        legal = [int(action) for action in self.table.game.legal(seen)]
        try:
            choice = await self.desk.do(self.think, seat, bot, self.table.course.match, seen)
            if choice.action not in legal:
                raise ValueError(f"action {choice.action} is not legal")
        except Exception as error:
            self.listeners.pop((seat, bot), None)
            self.note_replacement(bot, seat, error)
            return self.chance.choice(legal)
        return int(choice.action)

    def think(self, seat: Player, bot: str, match: Match, seen: Any) -> Choice:
        """Let a mind decide, told before of all that has happened since it was last asked, if it wants to know."""
        listener = self.listeners.get((seat, bot)) or self.sit(seat, bot, match)
        try:
            self.inform(listener, match)
            with hurry():
                return listener.mind.choose(seen)
        finally:
            if (seat, bot) not in self.listeners:
                listener.close()

    def sit(self, seat: Player, bot: str, match: Match) -> OpenSeat:
        """A mind at a seat; one that wants to know what happens stays, others weigh more than they cost to make."""
        seed = random.Random(f"{self.seed} {len(match.events)}").randrange(2**31)
        listener = OpenSeat(house_bot(bot), match.game, seat, seed, match.beginning)
        if attends(listener.mind):
            self.listeners[seat, bot] = listener
        return listener

    def inform(self, listener: OpenSeat, match: Match) -> None:
        """What has happened, as the seat may know it; what was taken back before the mind heard of it is never told."""
        if attends(listener.mind):
            listener.hear(events_of(match))

    async def inform_of_the_end(self) -> None:
        """Every mind that wants to know hears how the match ended."""
        for (seat, bot), listener in self.listeners.items():
            try:
                await self.desk.do(self.inform, listener, self.table.course.match)
            except Exception as error:
                log.warning("table %s: %s at seat %d failed at the end: %s", self.table.name, bot, seat + 1, error)

    def note_replacement(self, bot: str, seat: Player, error: Exception) -> None:
        """Write down that a bot failed."""
        self.replaced += 1
        log.warning("table %s: %s at seat %d failed, playing at random: %s", self.table.name, bot, seat + 1, error)


def house_bot(name: str) -> Bot:
    """A bot of this house. A program of the user's choice is for those who sit at the machine, never for a server."""
    bot = bot_named(name)
    if isinstance(bot, ProgramBot):
        raise BadOption("a server starts no programs")
    return bot
