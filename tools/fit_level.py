"""Fit how many points all seats together have at the end; writes review/level.toml.

The fitted appraisal of a game knows who is ahead, but not how high all will get: it was fitted to leads. This adds what
is missing, the same for every seat, by how much of the match is left and by what the appraisal says.

python tools/fit_level.py carcassonne --bots hard greedy --games 60
"""

from __future__ import annotations

import argparse
import random
import tomllib
from typing import Any

import numpy as np

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.record import words
from oppidum.games import game_class
from oppidum.review.appraiser import Fast
from oppidum.review.foresight import HERE, POINTS, worth_now
from oppidum.review.level import FILE, NO_LEVEL, left_of, terms
from oppidum.review.measure import steps_of

EVERY = 5  # one of so many events is looked at


def look(name: str, players: int, bots: list[str], games: int) -> Any:
    """Of many positions: what is left, the mean that the appraisal expects, the mean at the end."""
    game = game_class(name)(players)
    sight = Fast(game).sight._replace(level=NO_LEVEL)
    worth, samples = np.zeros((2, players)), []
    for seed in range(games):
        rng = random.Random(seed)
        match = play_match(game, [bot_named(rng.choice(bots)) for _ in range(players)], seed)
        for number, (_, _, position) in enumerate(steps_of(match)):
            if number % EVERY == seed % EVERY:
                sight.positions.words[HERE] = words(position.rows)[0]
                worth_now(sight, HERE, worth)
                samples.append((left_of(sight), worth[POINTS].mean(), np.mean(match.scores)))
    return np.array(samples)


def fit(samples: Any) -> Any:
    """The coefficients; without them and with them, by how much the mean is missed."""
    left, mean, final = samples.T
    columns = np.array([terms(*sample) for sample in zip(left, mean, strict=True)])
    solved, *_ = np.linalg.lstsq(columns, final - mean, rcond=None)
    missed = [np.sqrt(np.mean((final - mean - told) ** 2)) for told in (0, columns @ solved)]
    print(f"{len(samples):,} positions: missed by {missed[0]:.1f} points before, {missed[1]:.1f} after")
    return solved


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=["hard", "greedy"])
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    arguments = parser.parse_args()
    levels = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    levels[arguments.game] = {
        str(players): fit(look(arguments.game, players, arguments.bots, arguments.games)).round(4).tolist()
        for players in game_class(arguments.game).seats
    }
    lines = ["# Fitted by tools/fit_level.py: left · (a + b left + c mean + d left mean), by the number of players."]
    for game, by_players in sorted(levels.items()):
        lines += ["", f"[{game}]", *(f"{players} = {numbers}" for players, numbers in by_players.items())]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
