"""Witness: a mind at a seat of a match that is played elsewhere, where seats know different things.

It is told what happened as its seat may read it, and the position as its seat knows it; the whole match is not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oppidum.bots.bot import Bot, Choice
from oppidum.bots.host import attends, dismiss
from oppidum.core.game import Game, Player
from oppidum.core.match import Event, Match


class Witness:
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


def standing(entries: Sequence[dict[str, Any]]) -> list[Event]:
    """What has happened in a match and was not taken back, from the entries of a table."""
    undone = {seq for entry in entries for seq in entry["undoes"]}
    played = (entry for entry in entries if entry["kind"] in ("action", "chance") and entry["seq"] not in undone)
    return [Event(entry["actor"], entry["text"]) for entry in played]
