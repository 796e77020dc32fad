"""A game with words, for tests of notation and layout; and positions along random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from oppidum.core.game import CHANCE, NO_AWARDS
from oppidum.games.finisterre import layout, notation, rules, telling
from oppidum.games.finisterre.state import Position
from tests.games.finisterre.tables import table


class Speech:
    """As much of a game as words need."""

    turn_rule = "FIN-087"

    def __init__(self, players: int = 2, **options) -> None:
        at = table(players, **options)
        self.players, self.box, self.book, self.initial = players, at.box, at.book, at.start

    def legal(self, s: Position) -> np.ndarray:
        out = np.zeros(2000, dtype=np.int32)
        return np.sort(out[: rules.legal(s.row, self.book.row, out)])

    def to_move(self, s: Position) -> int:
        return int(rules.to_move(s.row, self.book.row))

    def apply(self, s: Position, action: int) -> None:
        rules.apply(s.row, self.book.row, action, NO_AWARDS)

    def format(self, s: Position, action: int) -> str:
        return notation.format_action(self, s, action)

    def parse(self, s: Position, text: str) -> int:
        return notation.parse_action(self, s, text)

    def tell(self, s: Position) -> str:
        return telling.tell(self, s)

    def describe(self, s: Position) -> str:
        return layout.describe_position(self, s)

    def compose(self, text: str) -> Position:
        return layout.compose_position(self, text)

    def audit(self, s: Position) -> list[str]:
        return []


def along(game: Speech, seed: int, events: int = 10_000) -> Iterator[tuple[Position, list[int]]]:
    """Positions of a random line of play, with what is legal; chance by its odds, clans seldom stop."""
    rng = random.Random(seed)
    s = game.initial()
    for _ in range(events):
        if len(legal := game.legal(s).tolist()) == 0:
            return
        yield s, legal
        if game.to_move(s) == CHANCE:
            ticket = rng.randrange(int(rules.tickets(s.row, game.book.row)))
            action = int(rules.outcome(s.row, game.book.row, ticket))
        else:
            eager = [one for one in legal if game.format(s, one) not in ("stop", "enough", "drop", "find nothing")]
            action = rng.choice(eager or legal)
        game.apply(s, action)
    yield s, game.legal(s).tolist()


def play(game: Speech, s: Position, *texts: str) -> Position:
    """Play what is written."""
    for text in texts:
        game.apply(s, game.parse(s, text))
    return s
