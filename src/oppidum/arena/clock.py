"""A clock beside a bot: how long its decisions take. The bot does not notice."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from oppidum.bots.bot import Bot, Choice, Mind
from oppidum.bots.host import attends, dismiss
from oppidum.bots.protocol.bot import FORFEIT, Forfeit, ProgramBot
from oppidum.core.game import Game, Player
from oppidum.core.match import Event
from oppidum.core.options import BadOption


@dataclass
class Clock:
    """What a seat used: CPU seconds of all threads of its process, and seconds on the wall."""

    decisions: int = 0
    cpu: float = 0.0
    wall: float = 0.0
    longest: float = 0.0  # CPU seconds of its longest decision


class TimedMind:
    """A mind that is measured while it chooses, and only then."""

    def __init__(self, mind: Mind, clock: Clock) -> None:
        self.mind = mind
        self.clock = clock
        self.attentive = attends(mind)

    def close(self) -> None:
        """Let the mind go."""
        dismiss([self.mind])

    def saw(self, event: Event, seen: Any) -> None:
        """Pass it on."""
        if attends(self.mind):
            self.mind.saw(event, seen)

    def choose(self, seen: Any) -> Choice:
        """Let it choose, and count."""
        cpu, wall = time.process_time(), time.perf_counter()
        choice = self.mind.choose(seen)
        used = time.process_time() - cpu
        self.clock.wall += time.perf_counter() - wall
        self.clock.cpu += used
        self.clock.longest = max(self.clock.longest, used)
        self.clock.decisions += 1
        return choice


class Timed:
    """A bot with a clock for the one match it plays."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.clock = Clock()

    def sit(self, game: Game[Any], seat: Player, seed: int) -> TimedMind:
        """Take a seat. A program that cannot, though it could when the series began, gives the match up."""
        try:
            mind = self.bot.sit(game, seat, seed)
        except BadOption as error:
            if isinstance(self.bot, ProgramBot) and self.bot.on_failure == FORFEIT:
                raise Forfeit(seat, str(error)) from None
            raise
        return TimedMind(mind, self.clock)
