"""Refusals that several kinds of actions share: there is no such unit, or it is one's own."""

from __future__ import annotations

from typing import Any

from oppidum.core.game import Refusal
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.specialists.abilities import kind_in
from oppidum.games.finisterre.specialists.slots import AWAY, EMPTY_SLOT, FACE_DOWN, ILL
from oppidum.games.finisterre.state import NOTHING, SLOTS, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES


def need_unit(s: Position, unit: int) -> None:
    """An own unit of this number."""
    if not 0 <= unit < units_of(s.row, s.playing):
        raise Refusal("FIN-007", f"you have no unit {unit + 1}", reason="no-such-unit", unit=unit + 1)


def need_unit_of(s: Position, clan: int, unit: int) -> dict[str, Any]:
    """A unit of a clan; both, as facts of a Refusal."""
    facts: dict[str, Any] = {"unit": unit + 1, "clan": clan + 1}
    if not 0 <= clan < s.players or not 0 <= unit < units_of(s.row, clan):
        raise Refusal("FIN-007", f"clan {clan + 1} has no unit {unit + 1}", reason="no-such-unit", **facts)
    return facts


def need_foreign_unit(s: Position, clan: int, unit: int) -> dict[str, Any]:
    """A unit of another clan; both, as facts of a Refusal."""
    facts = need_unit_of(s, clan, unit)
    if clan == s.playing:
        raise Refusal("FIN-116", "that is a unit of your own", reason="own-unit", **facts)
    return facts


def need_specialist(s: Position, clan: int, slot: int, *, hidden: bool = False, ill: bool = False) -> dict[str, Any]:
    """A specialist that is at home; it lies open unless it may be `hidden`, and is healthy unless it may be `ill`."""
    facts: dict[str, Any] = {"slot": slot + 1, "clan": clan + 1}
    state = int(s.slot_state[clan, slot])
    if state == EMPTY_SLOT:
        raise Refusal("FIN-046", f"no card lies in slot {slot + 1} of clan {clan + 1}", reason="empty-slot", **facts)
    if kind_in(s.row, clan, slot) == NOTHING and state != FACE_DOWN:
        raise Refusal("FIN-115", "this card is no specialist", reason="no-specialist-there", **facts)
    if state == FACE_DOWN and not hidden:
        raise Refusal("FIN-115", "this card lies face down: reveal it first", reason="face-down", **facts)
    if state == ILL and not ill:
        raise Refusal("FIN-067", "this specialist is ill", reason="ill", **facts)
    if state == AWAY:
        raise Refusal("FIN-143", "this specialist is away", reason="away", **facts)
    return facts


def need_stored(s: Position, answer: WrongAnswer) -> dict[str, Any]:
    """A good that lies in the store that was named; both, as facts of a Refusal."""
    store, good = divmod(answer.values[0], GOODS)
    facts: dict[str, Any] = {"good": GOOD_NAMES[good], "store": answer.text}
    if s.store[s.playing, store, good] == 0:
        raise Refusal("FIN-039", f"there is no {GOOD_NAMES[good]} in {answer.text}", reason="not-stored", **facts)
    return facts


def open_slots(s: Position, *states: int) -> list[int]:
    """The own slots with specialists in one of these states."""
    return [
        slot
        for slot in range(SLOTS)
        if s.slot_state[s.playing, slot] in states and kind_in(s.row, s.playing, slot) != NOTHING
    ]
