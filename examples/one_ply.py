"""Two bots for docs/tutorial-bot.md: one plays at random, one looks one action ahead."""

import random
from typing import Any

from oppidum import Choice, Game


class AtRandomMind:
    """Plays one seat of one match at random."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.game, self.seat = game, seat
        self.rng = random.Random(f"{seat} {seed}")

    def choose(self, seen: Any) -> Choice:
        """Any legal action."""
        legal = self.game.legal(seen).tolist()
        return Choice(self.rng.choice(legal), f"one of {len(legal)}")


class AtRandom:
    """The bot that does not think."""

    name = "at-random"
    mind: type[AtRandomMind] = AtRandomMind

    def sit(self, game: Game[Any], seat: int, seed: int) -> AtRandomMind:
        """Take a seat; the same seed plays the same."""
        return self.mind(game, seat, seed)


HOME = (0, 4, 7, 9, 10, 11, 12, 12)  # points that 0, 1, 2, … followers at home are worth
EARLY = 40  # tiles still to be drawn; with fewer, followers at home are worth less


class OnePlyMind(AtRandomMind):
    """Plays one seat of one match by what each action brings at once."""

    def choose(self, seen: Any) -> Choice:
        """The action of the highest value; among equals any."""
        legal = self.game.legal(seen).tolist()
        values = [self.value(seen, action) for action in legal]
        best = max(values)
        action = self.rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])
        return Choice(action, f"{best:+.1f} points ahead, the best of {len(legal)}")

    def value(self, seen: Any, action: int) -> float:
        """How far ahead of the best other this seat is after an action."""
        after = seen.copy()
        self.game.apply(after, action)
        points = self.game.projected_scores(after).tolist()
        totals = [now + later for now, later in zip(points, self.kept(after), strict=True)]
        mine = totals.pop(self.seat)
        return float(mine - max(totals))

    def kept(self, s: Any) -> list[float]:
        """For every player: what followers at home are worth."""
        early = min(1.0, int(s.pile_left.sum()) / EARLY)
        return [early * HOME[int(home)] for home in s.supply[: s.players]]


class OnePly(AtRandom):
    """The bot that looks one action ahead."""

    name = "one-ply"
    mind = OnePlyMind
