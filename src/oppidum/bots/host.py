"""A host lets bots play a match against each other, telling each only what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oppidum.bots.bot import Bot, Choice, Mind
from oppidum.core.game import CHANCE, Game, Player
from oppidum.core.match import Event, Match
from oppidum.core.record import Record


def play_match(game: Game[Any], bots: Sequence[Bot], seed: int) -> Match:
    """A whole match, one bot a seat; the same seed gives the same match."""
    match = Match(game)
    play_out(match, bots, seed)
    return match


def play_out(match: Match, bots: Sequence[Bot], seed: int) -> None:
    """Play a match to its end; where a bot raises, the match stands as it was then."""
    game = match.game
    chance = random.Random(f"chance {seed}")
    minds: dict[Player, Mind] = {}
    try:
        for seat, bot in enumerate(bots):
            minds[seat] = bot.sit(game, seat, seed)
        while not match.over:
            before = match.position.copy()
            if match.to_move == CHANCE:
                event = match.roll(chance)
            else:
                seat = match.to_move
                choice = minds[seat].choose(game.observe(before, seat))
                event = match.play(seat, game.format(before, choice.action))
            tell(game, minds, before, event, match.position)
    finally:
        dismiss(minds.values())


def first_decision(game: Game[Any], seed: int = 1) -> Match:
    """A match in which chance has drawn what it owes at first."""
    match = Match(game)
    match.settle(random.Random(seed))
    return match


def tell(game: Game[Any], minds: Mapping[Player, Mind], before: Any, event: Event, after: Any) -> None:
    """Show an event to every mind that wants to know, as its seat may see it."""
    for seat, mind in minds.items():
        if attends(mind):
            mind.saw(game.conceal(before, event, seat), game.observe(after, seat))


def dismiss(minds: Iterable[Mind]) -> None:
    """The match is over, or broken off: minds that hold something let it go."""
    for mind in minds:
        close = getattr(mind, "close", None)
        if close is not None:
            close()


class Listener:
    """A mind at a seat of a match that is played elsewhere, and the match as far as it has been told.

    Where something that it was told has been taken back, a fresh mind takes the seat.
    """

    def __init__(self, bot: Bot, game: Game[Any], seat: Player, seed: int, beginning: Record | None = None) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seed = seed
        self.told = Match(game, beginning)
        self.mind = bot.sit(game, seat, seed)

    def hear(self, events: Sequence[tuple[Player, str]]) -> None:
        """Tell the mind what is new to it, event by event; `events` is the whole match, as it stands."""
        known = events_of(self.told)
        if list(events[: len(known)]) != known:
            self.close()
            self.told = self.told.up_to(0)
            self.mind = self.bot.sit(self.game, self.seat, self.seed)
        for actor, text in events[len(self.told.events) :]:
            before = self.told.position.copy()
            event = self.told.play(actor, text)
            tell(self.game, {self.seat: self.mind}, before, event, self.told.position)

    def choose(self) -> Choice:
        """Decide."""
        return self.mind.choose(self.game.observe(self.told.position, self.seat))

    def close(self) -> None:
        """Get up."""
        dismiss([self.mind])


def attends(mind: Mind) -> bool:
    """Whether a mind wants to be told what happens, or looks only at the position and says `attentive = False`."""
    return bool(getattr(mind, "attentive", True))


def events_of(match: Match) -> list[tuple[Player, str]]:
    """Who did what."""
    return [(event.actor, event.text) for event in match.events]
