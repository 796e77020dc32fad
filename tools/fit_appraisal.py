"""Fit what the features of a position are worth: self-play, then regression; writes bots/appraise/GAME.toml.

python tools/fit_appraisal.py carcassonne --bot uct:sims=200 --games 600
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.bots import bot_named
from oppidum.bots.appraise import FEATURES, features_at
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games import game_class

STRAY = 0.1  # so many decisions are made at random, so that all kinds of positions are seen
RIDGE = 30.0
FOLDER = Path(__file__).parents[1] / "src" / "oppidum" / "bots" / "appraise"


def play(job: tuple[str, str, int, dict[str, Any]]) -> Any:
    """One match: for every position its stage, both rows, both scores; and the final lead in the last column."""
    name, bot, seed, options = job
    import_module(f"oppidum.bots.appraise.{name}")
    game = game_class(name)(2, options)
    rng, match = random.Random(seed), Match(game)
    minds = [bot_named(bot).sit(game, seat, seed) for seat in range(2)]
    rows, samples = np.zeros((2, FEATURES)), []
    while not match.over:
        seat = match.to_move
        if seat == CHANCE:
            match.roll(rng)
            continue
        left = 0.0
        for player in range(2):
            left = features_at(match.position.rows, 0, game.book.rows, player, rows[player])
        scores = match.scores
        samples.append([left, scores[0] - scores[1], *(rows[0] - rows[1])])
        legal = game.legal(match.position)
        action = int(rng.choice(legal)) if rng.random() < STRAY else minds[seat].choose(match.position).action
        match.play(seat, game.format(match.position, action))
    final = match.scores[0] - match.scores[1]
    return np.array([[*sample, final] for sample in samples])


def fit(samples: Any, count: int) -> tuple[Any, Any]:
    """Weights at the end and what the stage adds; the spread of what they miss, alike."""
    left, now, final = samples[:, 0], samples[:, 1], samples[:, -1]
    plain = samples[:, 2 : 2 + count]
    columns = np.hstack([plain, plain * left[:, None]])
    scale = columns.std(axis=0) + 1e-9
    scaled = columns / scale
    target = final - now
    solved = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(2 * count), scaled.T @ target) / scale
    missed = target - columns @ solved
    print(f"{len(samples):,} positions; lead explained {1 - missed.var() / final.var():.0%}, spread {missed.std():.1f}")
    spread = np.polyfit(left, missed**2, 1)
    late, early = np.sqrt(max(1.0, spread[1])), np.sqrt(max(2.0, spread[0] + spread[1]))
    return solved.reshape(2, count), (late, early - late)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="uct:sims=200")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a file for the positions; what is in it is used again")
    arguments = parser.parse_args()
    names = import_module(f"oppidum.bots.appraise.{arguments.game}").NAMES
    if arguments.keep and Path(arguments.keep).exists():
        samples = np.load(arguments.keep)
    else:
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        jobs = [(arguments.game, arguments.bot, seed, {}) for seed in seeds]
        with multiprocessing.get_context("spawn").Pool() as pool:
            samples = np.vstack(list(pool.imap_unordered(play, jobs, chunksize=4)))
        if arguments.keep:
            np.save(arguments.keep, samples)
    weights, (late, early) = fit(samples, len(names))
    lines = [f"# Fitted by tools/fit_appraisal.py to {arguments.games} matches of {arguments.bot}.", ""]
    lines += [f"spread = [{late:.2f}, {early:.2f}]  # of a lead at the end, and what the beginning adds", ""]
    lines += ["[weights]  # at the end of a match, and what the beginning adds"]
    lines += [f'"{name}" = [{weights[0, n]:.3f}, {weights[1, n]:.3f}]' for n, name in enumerate(names)]
    (FOLDER / f"{arguments.game}.toml").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
