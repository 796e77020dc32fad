"""Tables at which everything is cheap: in the match as printed random clans hardly build."""

import copy
import random
from dataclasses import replace

from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.options import OPTIONS


def generous_box() -> Box:
    """Everything costs one cube, the land is rich, and every star is a level of spirit."""
    box = Box.load()
    numbers = copy.deepcopy(box.numbers)
    numbers["costs"] = {
        "small_village": [1, 0, 0, 0],
        "large_village": [1, 1, 0, 0],
        "growth": [0, 1, 0, 0],
        "annex_small": [0, 1, 0, 0],
        "annex_large": [0, 1, 0, 1],
        "boat": [1, 0, 0, 0],
        "cart": [1, 0, 0, 0],
    }
    numbers |= {"huts": [0, 7, 9], "boat_slots": 4, "nomad_actions": 3, "star_most": 2, "idle_coin": 2}
    numbers["worship"] |= {"feast_food": 1, "gift": 1}
    numbers["deck"] = {"objectives": [2, 4], "specialties": [3, 5]}
    numbers["yields"] |= {"iron_base": 5, "forest_wood": 4}
    return replace(box, numbers=numbers)


def generous_game(players: int, seed: int) -> Finisterre:
    """A table with the box as it is, or with random options; never in peace, where much would not happen."""
    dice = random.Random(seed)
    drawn = {option.name: dice.choice(list(option.choices)) for option in OPTIONS}
    options = {**drawn, "peaceful": False} if seed % 2 else None
    return Finisterre(players, options, box=generous_box())
