"""Specialists for tests: cards before a clan, open or active, on any table that has a position `s`."""

from __future__ import annotations

from typing import Any

from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.specialists import slot_with_room
from oppidum.games.finisterre.state import ACTIVE, CUBES, FACE_DOWN, FACE_UP, NOTHING, SLOT_ACTION, SLOTS

CODES = Box.load().codes
GOODS = {name: good for good, name in enumerate(("wood", "iron", "gold", "crop", "fish", "game", "livestock"))}


def hire(at: Any, clan: int, name: str, *goods: tuple[str, int], hidden: bool = False) -> int:
    """A card lies before a clan, active if goods lie on it (names and values, cubes out of supply); its slot."""
    s = at.s
    slot = int(slot_with_room(s, clan))
    s.slot_card[clan, slot] = CODES[name]
    s.slot_state[clan, slot] = ACTIVE if goods else FACE_DOWN if hidden else FACE_UP
    s.slot_holder[clan, slot] = NOTHING
    s.slot_good[clan, slot] = NOTHING
    for item, (good, value) in enumerate(goods):
        s.slot_good[clan, slot, item] = GOODS[good]
        s.slot_value[clan, slot, item] = value
        if GOODS[good] < CUBES:
            s.supply[GOODS[good]] -= 1
    return slot


def lies_on(at: Any, clan: int, slot: int) -> list[tuple[str, int]]:
    """What lies on a card: names and values."""
    names = list(GOODS)
    return [
        (names[good], int(value))
        for good, value in zip(at.s.slot_good[clan, slot], at.s.slot_value[clan, slot], strict=True)
        if good != NOTHING
    ]


def card(clan: int, slot: int) -> int:
    """The answer that names a card."""
    return SLOT_ACTION + SLOTS * clan + slot
