"""Positions along random play, play by what is written, and how to tell two positions apart."""

from __future__ import annotations

import random
from collections.abc import Iterator

from oppidum.core.game import CHANCE, sample
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.state import Position

SCRATCH = {"queue", "mark"}


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
            eager = [
                one for one in legal if game.words.format(s, one) not in ("stop", "enough", "drop", "find nothing")
            ]
            action = rng.choice(eager or legal)
        game.apply(s, action)
    yield s, game.legal(s).tolist()


def play(game: Finisterre, s: Position, *texts: str) -> Position:
    """Play what is written."""
    for text in texts:
        game.apply(s, game.words.parse(s, text))
    return s


def fields_apart(s: Position, other: Position) -> set[str]:
    """The fields in which two positions differ."""
    return {name for name in s.rows.dtype.names if s.rows[name].tobytes() != other.rows[name].tobytes()} - SCRATCH
