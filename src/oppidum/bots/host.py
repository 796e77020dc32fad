"""A host lets bots play a match against each other, telling each only what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeGuard

from oppidum.bots.bot import Bot, Listener, Mind
from oppidum.core.game import CHANCE, Game, Player
from oppidum.core.match import Event, Match


def play_match(game: Game[Any], bots: Sequence[Bot], seed: int) -> Match:
    """A whole match, one bot a seat; the same seed gives the same match.

    >>> import oppidum
    >>> play_match(oppidum.make("carcassonne"), [oppidum.bot("uniform")] * 2, seed=1).scores
    [27, 22]
    """
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
                choice = minds[seat].choose(game.secrets.observe(before, seat))
                event = match.play(seat, game.words.format(before, choice.action))
            show_event(game, minds, before, event, match.position)
    finally:
        dismiss(minds.values())


def first_decision(game: Game[Any], seed: int = 1) -> Match:
    """A match in which chance has drawn what it owes at first."""
    match = Match(game)
    match.settle(random.Random(seed))
    return match


def show_event(game: Game[Any], minds: Mapping[Player, Mind], before: Any, event: Event, after: Any) -> None:
    """Show an event to every mind that wants to know, as its seat may see it."""
    for seat, mind in minds.items():
        if attends(mind):
            mind.saw(game.secrets.conceal(before, event, seat), game.secrets.observe(after, seat))


def dismiss(minds: Iterable[Mind]) -> None:
    """The match is over, or broken off: minds that hold something let it go."""
    for mind in minds:
        close = getattr(mind, "close", None)
        if close is not None:
            close()


def attends(mind: Mind) -> TypeGuard[Listener]:
    """Whether a mind wants to be told what happens; most look only at the position."""
    return hasattr(mind, "saw") and bool(getattr(mind, "attentive", True))


def events_of(match: Match) -> list[tuple[Player, str]]:
    """Who did what."""
    return [(event.actor, event.text) for event in match.events]
