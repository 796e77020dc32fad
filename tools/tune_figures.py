"""Tune the figures that the champion counts with in Finisterre: small changes play against their opposites.

python tools/tune_figures.py --rounds 4 --pairs 300

Every pair of matches (seats swapped, same seed) is played between the figures with a random change and the figures with
the opposite change; the changes of all pairs, weighed by the points by which they won, say where to go. The file is
written after each round; a copy elsewhere spares compiling anew in between.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.bots.bot import Budget
from oppidum.bots.champion import Champion
from oppidum.bots.games.finisterre.figures import NAMES, figures_from
from oppidum.bots.host import play_match
from oppidum.bots.knowledge import weights_file
from oppidum.bots.search.mind import SearchingMind
from oppidum.core.game import Game
from oppidum.games.finisterre.game import Finisterre

SIMS = 100
CHANGE = 0.25  # of every figure, about
CLIP = 50.0  # a larger lead says no more
STEP = 0.5  # how far a round goes, compared with a usual change of all figures


class Counting(Champion):
    """The champion with other figures and little time."""

    def __init__(self, figures: Any) -> None:
        super().__init__(Budget(sims=SIMS))
        self.figures = figures

    def sit(self, game: Game[Any], seat: int, seed: int) -> SearchingMind:
        """Take a seat and lay the figures out."""
        mind = super().sit(game, seat, seed)
        for search in mind.searches:
            appraiser = search.work.appraiser
            weights = appraiser.weights._replace(figures=self.figures)
            search.work = search.work._replace(appraiser=appraiser._replace(weights=weights))
        return mind


def changed(figures: Any, change: Any) -> Any:
    """Every figure larger or smaller by its part."""
    return np.round(figures * np.exp(change)).astype(np.int64)


def play_pair(job: tuple[Any, int]) -> tuple[Any, float]:
    """A change, and the mean lead of it over its opposite."""
    figures, seed = job
    change = np.random.default_rng(seed).standard_normal(len(NAMES)) * CHANGE
    leads = []
    for first in (1, -1):
        bots = [Counting(changed(figures, change * sign)) for sign in (first, -first)]
        scores = play_match(Finisterre(2), bots, seed).scores
        leads.append(first * float(np.clip(scores[0] - scores[1], -CLIP, CLIP)))
    return change, sum(leads) / 2


def main() -> None:
    """Play, go a step, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--file", type=Path, default=weights_file("finisterre"), help="weights to begin and end with")
    arguments = parser.parse_args()
    figures, seed = figures_from(tomllib.loads(arguments.file.read_text("utf-8"))["figures"]), arguments.seed
    with multiprocessing.get_context("spawn").Pool(arguments.processes) as pool:
        for number in range(1, arguments.rounds + 1):
            jobs = [(figures, seed + pair) for pair in range(arguments.pairs)]
            seed += arguments.pairs
            slope, leads = np.zeros(len(NAMES)), []
            for change, lead in pool.imap_unordered(play_pair, jobs):
                slope += change * lead
                leads.append(lead)
                print(f"\rround {number}: {len(leads)} of {arguments.pairs} pairs", end="", flush=True)
            figures = changed(figures, slope / np.linalg.norm(slope) * STEP * CHANGE * np.sqrt(len(NAMES)))
            print(f"; pairs differ by {np.std(leads):.1f} points")
            write(figures, arguments.file)


def write(figures: Any, path: Path) -> None:
    """Put them into the file of weights."""
    text = path.read_text("utf-8")
    for name, figure in zip(NAMES, figures, strict=True):
        text = re.sub(rf"(?m)^{name} = .*$", f"{name} = {figure}", text)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
