"""Seats: bots at seats of matches that are played elsewhere, told what happens there as far as they may know.

An open seat knows everything and follows the match event by event. A hidden seat is for games in which seats know
different things: it is told events as its seat may read them, and the position as its seat knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oppidum.bots.bot import Bot, Choice
from oppidum.bots.host import attends, dismiss, show_event
from oppidum.core.game import Game, Player
from oppidum.core.match import Event, Match
from oppidum.core.record import Record


class OpenSeat:
    """A mind at a seat of a match that is played elsewhere, and the match as far as it has been told.

    Where something that it was told has been taken back, a fresh mind takes the seat.
    """

    def __init__(self, bot: Bot, game: Game[Any], seat: Player, seed: int, beginning: Record | None = None) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seed = seed
        self.told = Match(game, beginning)
        self.heard: list[tuple[Player, str]] = []  # as it was spelled there
        self.mind = bot.sit(game, seat, seed)

    def hear(self, events: Sequence[tuple[Player, str]]) -> None:
        """Tell the mind what is new to it, event by event; `events` is the whole match, as it stands."""
        if list(events[: len(self.heard)]) != self.heard:
            self.close()
            self.told, self.heard = self.told.up_to(0), []
            self.mind = self.bot.sit(self.game, self.seat, self.seed)
        for actor, text in events[len(self.heard) :]:
            before = self.told.position.copy()
            event = self.told.play(actor, text)
            self.heard.append((actor, text))
            show_event(self.game, {self.seat: self.mind}, before, event, self.told.position)

    def choose(self) -> Choice:
        """Decide."""
        return self.mind.choose(self.game.secrets.observe(self.told.position, self.seat))

    def close(self) -> None:
        """Get up."""
        dismiss([self.mind])


class HiddenSeat:
    """A mind that is told what a server tells its seat. Where something was taken back, a fresh mind takes the seat."""

    def __init__(self, bot: Bot, game: Game[Any], seat: Player, seed: int) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seed = seed
        self.heard: list[Event] = []
        self.told = Match(game)  # where it stands, as the seat knows it
        self.mind = bot.sit(game, seat, seed)

    def hear(self, events: Sequence[Event], told: Match) -> None:
        """Tell the mind what is new to it; `events` is all that stands, `told` where it has led."""
        if list(events[: len(self.heard)]) != self.heard:
            self.close()
            self.heard = []
            self.mind = self.bot.sit(self.game, self.seat, self.seed)
        if attends(self.mind):
            for event in events[len(self.heard) :]:
                self.mind.saw(event, told.position)
        self.heard, self.told = list(events), told

    def choose(self) -> Choice:
        """Decide."""
        return self.mind.choose(self.told.position)

    def close(self) -> None:
        """Get up."""
        dismiss([self.mind])
