"""Positions along random play, and play by what is written, for tests of notation and layout."""

from __future__ import annotations

import random
from collections.abc import Iterator

from oppidum.core.game import CHANCE, sample
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.state import Position


def along(game: Finisterre, seed: int, events: int = 10_000) -> Iterator[tuple[Position, list[int]]]:
    """Positions of a random line of play, with what is legal; chance by its odds, clans seldom stop."""
    rng = random.Random(seed)
    s = game.initial()
    for _ in range(events):
        if len(legal := game.legal(s).tolist()) == 0:
            return
        yield s, legal
        if game.to_move(s) == CHANCE:
            action = sample(game, s, rng)
        else:
            eager = [one for one in legal if game.format(s, one) not in ("stop", "enough", "drop", "find nothing")]
            action = rng.choice(eager or legal)
        game.apply(s, action)
    yield s, game.legal(s).tolist()


def play(game: Finisterre, s: Position, *texts: str) -> Position:
    """Play what is written."""
    for text in texts:
        game.apply(s, game.parse(s, text))
    return s
