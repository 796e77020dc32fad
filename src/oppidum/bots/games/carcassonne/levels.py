"""Whom people play against in Carcassonne, and what they misjudge; what was measured: docs/bots.md."""

from __future__ import annotations

from collections.abc import Iterable

from oppidum.bots.knowledge import Level

FIELDS = ("farm", "farm by one", "farm nearly", "farm perhaps", "farmers", "lost farmers")
COUNTED = ("city likely", "return likely", "cloister likely")  # what only those see who count the tiles that are left
BIG_CITIES = ("city 3", "city 4", "city gain 3", "city gain 4")
AT_HOME = ("one home", "two home", "three home", "home")


def all_by(factor: float, names: Iterable[str]) -> dict[str, float]:
    """Several features misjudged alike."""
    return dict.fromkeys(names, factor)


LEVELS = {
    "easy": Level(
        sims=2,
        misjudged=all_by(0.0, FIELDS + COUNTED) | all_by(1.5, BIG_CITIES) | all_by(0.3, AT_HOME),
        blur=1.0,
        overlooked=0.85,
        cap=0.065,
        clear_sims=8,
        character="Takes what lies near, forgets the fields and overlooks many a square.",
    ),
    "medium": Level(
        sims=2,
        misjudged=all_by(0.3, FIELDS) | all_by(0.0, COUNTED) | all_by(1.6, BIG_CITIES),
        blur=1.0,
        overlooked=0.75,
        cap=0.04,
        clear_sims=16,
        character="Loves big cities and keeps followers at home, but counts no tiles and thinks little of fields.",
    ),
    "hard": Level(
        sims=2,
        misjudged=all_by(0.8, FIELDS) | all_by(0.5, COUNTED),
        blur=0.7,
        cap=0.02,
        clear_sims=16,
        character="Sees every square and gives little away; misjudges now and then whether a gap will be filled.",
    ),
    "champion": Level(sims=5000),
}
