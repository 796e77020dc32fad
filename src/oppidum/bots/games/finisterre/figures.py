"""The figures of an evaluation of Finisterre: what a good, a site, an action are worth. Greedy has its own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from oppidum.core.jit import rule

NAMES = (
    "envy", "action", "taking", "card", "carried", "stopped", "free_step", "star", "hunger", "worry", "larder",
    "spare_food", "wood_now", "wood_later", "iron_now", "iron_later", "gold_now", "gold_later", "coin_now",
    "coin_later", "ground_cube", "ground_food", "harvest", "next_village", "next_growth", "next_city", "next_cart",
    "next_boat", "camp_good", "site", "new_site", "dock", "closable", "slot", "more_slots", "consent_hope",
    "defence_fear", "hidden_task", "generator", "idler", "worker", "hidden_card",
)  # fmt: skip
(
    ENVY, ACTION, TAKING, CARD, CARRIED, STOPPED, FREE_STEP, STAR, HUNGER, WORRY, LARDER, SPARE_FOOD, WOOD_NOW,
    WOOD_LATER, IRON_NOW, IRON_LATER, GOLD_NOW, GOLD_LATER, COIN_NOW, COIN_LATER, GROUND_CUBE, GROUND_FOOD, HARVEST,
    NEXT_VILLAGE, NEXT_GROWTH, NEXT_CITY, NEXT_CART, NEXT_BOAT, CAMP_GOOD, SITE, NEW_SITE, DOCK, CLOSABLE, SLOT,
    MORE_SLOTS, CONSENT_HOPE, DEFENCE_FEAR, HIDDEN_TASK, GENERATOR, IDLER, WORKER, HIDDEN_CARD,
) = range(len(NAMES))  # fmt: skip


def figures_from(told: dict[str, Any]) -> Any:
    """As evaluations take them, all by their names."""
    if set(told) != set(NAMES):
        raise ValueError(f"figures of Finisterre: {sorted(set(told) ^ set(NAMES))} unknown or missing")
    return np.array([told[name] for name in NAMES], np.int64)


GREEDY = figures_from(tomllib.loads(Path(__file__).with_name("handmade.toml").read_text("utf-8")))


@rule
def declining(have, some, each, more, less):
    """The first things are worth more than those behind them, and many are worth no more."""
    return each * min(max(have, 0), some) + less * min(max(have - some, 0), more)
