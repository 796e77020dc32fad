"""Scenes with cards before clans, answers of others, and mixed cities."""

from __future__ import annotations

import numpy as np

from oppidum.games.finisterre import building, recount, replies, specialists
from oppidum.games.finisterre.state import (
    ACTIVE,
    ANSWER_ACTION,
    CLAN_ACTION,
    CUBES,
    PART,
    SLOT_ACTION,
    SLOTS,
    SMALL,
    SPECIALIST_ACTION,
    SPECIALTY,
)
from tests.games.finisterre.scene import BOX, GOODS, SIDES, Scene

NO, YES = ANSWER_ACTION, ANSWER_ACTION + 1


def put_card(scene: Scene, clan: int, name: str, state: int = ACTIVE, good: str = "", value: int = 1) -> int:
    """A card comes before a clan, with a good on it; its slot."""
    slot = specialists.slot_with_room(scene.s, clan)
    scene.s.slot_card[clan, slot] = BOX.codes[name]
    scene.s.slot_state[clan, slot] = state
    if good:
        item = specialists.items_on(scene.s, clan, slot)
        scene.s.slot_good[clan, slot, item] = GOODS[good]
        scene.s.slot_value[clan, slot, item] = value
        if GOODS[good] < CUBES:
            scene.s.supply[GOODS[good]] -= 1
    return slot


def share(scene: Scene, clan: int, owner: int, unit: int, side: str, flags: int = SMALL) -> int:
    """A second tile of another clan beside a village, for nothing; its number among the clan's units."""
    town = int(scene.s.unit_place[owner, unit])
    building.lay_tile(scene.s, town, 1, building.second_cell(scene.s, town, SIDES[side]), clan, flags)
    return scene.stand(clan, PART, town, int(scene.s.town_anchor[town]))


def card(clan: int, slot: int) -> int:
    """The answer that names a card before a clan."""
    return SLOT_ACTION + SLOTS * clan + slot


def whom(clan: int) -> int:
    """The answer that names a clan."""
    return CLAN_ACTION + clan


def profession(name: str) -> int:
    """The answer that names a kind of specialist."""
    return SPECIALIST_ACTION + BOX.codes[name] - SPECIALTY


def kind_of(name: str) -> int:
    """The number of a kind of specialist."""
    return BOX.codes[name] - SPECIALTY


def asked(scene: Scene) -> list[int]:
    """What may be replied."""
    return scene.out[: replies.legal_replies(scene.s, scene.b, scene.out)].tolist()


def answer(scene: Scene, action: int) -> bool:
    """Somebody replies; whether the action phase goes on."""
    assert action in asked(scene)
    return replies.reply(scene.s, scene.b, action)


def is_sound(scene: Scene) -> bool:
    """Whether map, units and flags agree with a slow recount."""
    scratch = np.zeros((2, 4 * len(scene.s.plot_cell)), dtype=np.int32)
    return recount.audit_map(scene.s, scene.b, scratch[0]) == recount.audit_units(scene.s, scene.b) == recount.SOUND
