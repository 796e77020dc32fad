"""A host lets bots play a match against each other, telling each only what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from oppidum.bots.bot import Bot, Mind
from oppidum.core.game import CHANCE, Game, Player
from oppidum.core.match import Event, Match


def play_match(game: Game[Any], bots: Sequence[Bot], seed: int) -> Match:
    """A whole match, one bot a seat; the same seed gives the same match."""
    match = Match(game)
    chance = random.Random(f"chance {seed}")
    minds = {seat: bot.sit(game, seat, seed) for seat, bot in enumerate(bots)}
    while not match.over:
        before = match.position.copy()
        if match.to_move == CHANCE:
            event = match.roll(chance)
        else:
            seat = match.to_move
            choice = minds[seat].choose(game.observe(before, seat))
            event = match.play(seat, game.format(before, choice.action))
        tell(game, minds, before, event, match.position)
    return match


def tell(game: Game[Any], minds: Mapping[Player, Mind], before: Any, event: Event, after: Any) -> None:
    """Show an event to every mind, as its seat may see it."""
    for seat, mind in minds.items():
        mind.saw(game.conceal(before, event, seat), game.observe(after, seat))
