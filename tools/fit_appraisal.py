"""Fit what the features of a position are worth: self-play, then regression; writes bots/games/GAME/fitted.toml.

python tools/fit_appraisal.py carcassonne --bots champion:sims=300 greedy --games 1000
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.bots import bot_named
from oppidum.bots.fitted import FEATURES, NO_WEIGHTS, POWERS, features_at, load_weights
from oppidum.bots.host import events_of
from oppidum.bots.knowledge import is_fitted, know, weights_file
from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games import game_class

STRAY = 0.06  # the share of decisions made at random, so that all kinds of positions are seen
RIDGE = 30.0


def play(job: tuple[str, list[str], int]) -> list[tuple[int, str]]:
    """One match, with stray decisions: who did what."""
    name, bots, seed = job
    game = game_class(name)(2)
    rng, match = random.Random(seed), Match(game)
    minds = [bot_named(rng.choice(bots)).sit(game, seat, seed) for seat in range(2)]
    while not match.over:
        seat = match.to_move
        if seat == CHANCE:
            match.roll(rng)
            continue
        legal = game.legal(match.position)
        action = int(rng.choice(legal)) if rng.random() < STRAY else minds[seat].choose(match.position).action
        match.play(seat, game.words.format(match.position, action))
    return events_of(match)


def look(job: tuple[str, list[tuple[int, str]]]) -> Any:
    """For every decision of a match: what is left, the lead, the difference of the rows; and the final lead."""
    name, events = job
    know(name)
    game = game_class(name)(2)
    match, rows, samples = Match(game), np.zeros((2, FEATURES)), []
    figures = (load_weights(weights_file(name)) if is_fitted(name) else NO_WEIGHTS).figures
    for actor, text in events:
        if actor != CHANCE:
            left = features_at(match.position.rows, 0, game.book.rows, figures, rows)
            scores = match.scores
            samples.append([left, scores[0] - scores[1], *(rows[0] - rows[1])])
        match.play(actor, text)
    final = match.scores[0] - match.scores[1]
    return np.array([[*sample, final] for sample in samples])


def fit(samples: Any, count: int) -> tuple[Any, Any]:
    """The weights as polynomials of what is left; the spread of what they miss, at the end and what is added before."""
    left, now, final = samples[:, 0], samples[:, 1], samples[:, -1]
    plain = samples[:, 2 : 2 + count]
    columns = np.hstack([plain * (left**power)[:, None] for power in range(POWERS)])
    scale = columns.std(axis=0) + 1e-9
    scaled = columns / scale
    target = final - now
    solved = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(POWERS * count), scaled.T @ target) / scale
    missed = target - columns @ solved
    print(f"{len(samples):,} positions; lead explained {1 - missed.var() / final.var():.0%}, spread {missed.std():.1f}")
    for low, high in ((0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.01)):
        here = (left >= low) & (left < high)
        print(f"  left {low:.2f}: spread {missed[here].std():.1f} of {(final - now)[here].std():.1f}")
    early, late = np.polyfit(left, np.abs(missed), 1) * np.sqrt(np.pi / 2)
    return solved.reshape(POWERS, count), (max(1.0, late), early)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=["uct:sims=200"], help="who play; each seat draws one")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a file for the matches; those in it are used again")
    arguments = parser.parse_args()
    names = know(arguments.game).feature_names
    matches = json.loads(Path(arguments.keep).read_text()) if arguments.keep and Path(arguments.keep).exists() else []
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    with multiprocessing.get_context("spawn").Pool() as pool:
        if not matches:
            jobs = [(arguments.game, arguments.bots, seed) for seed in seeds]
            matches = list(pool.imap_unordered(play, jobs, chunksize=4))
            if arguments.keep:
                Path(arguments.keep).write_text(json.dumps(matches))
        looked = pool.imap_unordered(look, [(arguments.game, events) for events in matches], chunksize=16)
        samples = np.vstack(list(looked))
    weights, (late, early) = fit(samples, len(names))
    lines = [f"# Fitted by tools/fit_appraisal.py to {arguments.games} matches of {' and '.join(arguments.bots)}.", ""]
    lines += [f"spread = [{late:.2f}, {early:.2f}]  # of a lead at the end, and what the beginning adds", ""]
    lines += ["[weights]  # a + b left + c left²"]
    lines += [f'"{name}" = [{", ".join(f"{term:.3f}" for term in weights[:, n])}]' for n, name in enumerate(names)]
    weights_file(arguments.game).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
