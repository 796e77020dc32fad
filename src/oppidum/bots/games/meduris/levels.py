"""Whom people play against in Meduris, and what they misjudge; what was measured: docs/bots.md."""

from __future__ import annotations

from oppidum.bots.knowledge import Level

DRUID = ("final lap", "druid chips", "next visit", "next visit with both")
TEMPLES = ("temple huts", "temple open")

LEVELS = {
    "easy": Level(
        sims=4,
        misjudged=dict.fromkeys(DRUID + TEMPLES, 0.0),
        blur=0.5,
        overlooked=0.85,
        cap=0.045,
        clear_sims=16,
        character="Builds wherever it can, and hardly thinks of the druid and the temples.",
    ),
    "medium": Level(
        sims=10,
        misjudged=dict.fromkeys(DRUID, 0.0) | dict.fromkeys(TEMPLES, 0.5),
        blur=0.4,
        overlooked=0.8,
        cap=0.025,
        clear_sims=60,
        character="Builds to a plan, but often misjudges what the druid will bring, and overlooks plots.",
    ),
    "hard": Level(
        sims=40,
        blur=0.2,
        cap=0.01,
        clear_sims=40,
        character="Sees every plot and gives little away; misjudges now and then what pays off late.",
    ),
    "champion": Level(sims=5000),
}
