"""Attacks on units of other clans: which unit strikes which, and with how much iron (FIN-116, FIN-120).

The iron lies in its store until the defence has been answered, so that a table of blind bids shows nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import apart, rule
from oppidum.core.patch import Json
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.questions import WrongAnswer, third_of
from oppidum.games.finisterre.actions.refusing import need_foreign_unit
from oppidum.games.finisterre.actions.strife.defence import answer_defence, can_defend, force_of
from oppidum.games.finisterre.clans.access import can_assault
from oppidum.games.finisterre.clans.units import BOAT, CART, NO_UNIT, PART, part_of, units_of
from oppidum.games.finisterre.goods.resources import IRON
from oppidum.games.finisterre.goods.stores import is_empty
from oppidum.games.finisterre.screen.terms import terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import ready_slot
from oppidum.games.finisterre.specialists.slots import USED
from oppidum.games.finisterre.state import CARAVAN, NOTHING, UNITS, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def share_city(s, clan, other, comarca):
    """Whether two clans have a mixed city in a comarca: they do not attack each other there (FIN-099)."""
    for unit in range(units_of(s, clan)):
        if s.unit_kind[clan, unit] == PART and s.unit_com[clan, unit] == comarca:
            if part_of(s, int(s.unit_place[clan, unit]), other) != NOTHING:
                return True
    return False


@rule
def is_worth_attacking(s, clan, unit):
    """Whether there is anything to take or to break: goods, a boat or a cart."""
    return s.unit_kind[clan, unit] in (BOAT, CART) or not is_empty(s, clan, unit)


@rule
def can_attack(s, book, clan, unit, code):
    """Whether an own unit with iron can attack a foreign one; code = UNITS * clan + unit."""
    victim, struck = code // UNITS, code % UNITS
    if victim == clan or s.unit_kind[victim, struck] == NO_UNIT or s.store[clan, unit, IRON] == 0:
        return False
    if not is_worth_attacking(s, victim, struck) or share_city(s, clan, victim, int(s.unit_com[victim, struck])):
        return False
    return can_assault(s, book, clan, unit, victim, struck)


@apart
def can_attack_from(s, book, clan, unit):
    """Whether an own unit can attack any foreign one."""
    if s.store[clan, unit, IRON] > 0:
        for code in range(UNITS * s.players):
            if can_attack(s, book, clan, unit, code):
                return True
    return False


@rule
def can_commit(s, book, clan, unit, amount):
    """Whether so much iron can be committed, WITH_CARD more if a warrior helps (FIN-120)."""
    if amount >= moves.WITH_CARD and ready_slot(s, book, clan, powers.WARRIOR, USED) == NOTHING:
        return False
    return 0 < amount % moves.WITH_CARD <= s.store[clan, unit, IRON]


@rule
def attack(s, book, code, amount):
    """Iron is committed, and the attacked clan is asked if it has a choice (FIN-116)."""
    s.victim = code // UNITS
    s.force = force_of(amount)
    if can_defend(s, book, s.victim, code % UNITS):
        s.asked = s.victim
        s.phase = phases.DEFEND
    else:
        answer_defence(s, book, 0)


def refuse_attacking(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why nobody can be attacked; one iron is missing where a target is in reach."""
    if not s.store[s.playing, :CARAVAN, IRON].any():
        facts: dict[str, Any] = {"missing_iron": 1} if has_target(game, s) else {}
        raise Refusal("FIN-116", "an attack takes iron in a unit, and yours have none", reason="no-iron", **facts)
    raise Refusal("FIN-116", "no unit of another clan is in reach of one with iron", reason="no-target")


def has_target(game: Finisterre, s: Position) -> bool:
    """Whether any unit could attack another clan's if it had iron."""
    armed = s.copy()
    armed.store[s.playing, : units_of(s.row, s.playing), IRON] = 1
    row, book = armed.row, game.book.row
    return any(bool(can_attack_from(row, book, s.playing, unit)) for unit in range(units_of(row, s.playing)))


def refuse_target(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this unit cannot be attacked or robbed (FIN-099, FIN-116)."""
    clan, unit = answer.values
    facts = need_foreign_unit(s, clan, unit)
    message = f"unit {unit + 1} of clan {clan + 1} is out of reach, holds nothing, or is protected by a shared city"
    raise Refusal("FIN-116", message, reason="unit-out-of-reach", **facts)


def attack_terms(_: Finisterre, s: Position) -> Json:
    """The iron of an attack (FIN-116)."""
    return terms({"iron": int(third_of(s.other)) % moves.WITH_CARD})
