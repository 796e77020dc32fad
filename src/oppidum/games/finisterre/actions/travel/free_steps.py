"""Free steps with goods: they move inside a territory or are dropped (chapter Free steps)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.refusing import need_stored
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.ground import put_on_ground
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.goods.stores import fits, is_in_land, one_resource
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def can_move_to(s, book, clan, store, good, unit):
    """Whether one resource of a store can go to another unit of its territory; bought goods go to any unit."""
    if unit == store or (store != BOUGHT and not is_in_land(s, clan, unit, s.unit_land[clan, store])):
        return False
    return fits(s, book, clan, unit, good, one_resource(book, good, int(s.store[clan, store, good])))


@rule
def can_move(s, book, clan, store, good):
    """Whether a store has a good that can go to another unit."""
    if s.store[clan, store, good] == 0 or (store != BOUGHT and store >= units_of(s, clan)):
        return False
    for unit in range(units_of(s, clan)):
        if can_move_to(s, book, clan, store, good, unit):
            return True
    return False


@rule
def move_good(s, book, clan, store, good, unit):
    """One resource goes from store to store."""
    value = one_resource(book, good, int(s.store[clan, store, good]))
    s.store[clan, store, good] -= value
    s.store[clan, unit, good] += value


@rule
def can_drop(s, clan, store, good):
    """Whether a unit has a good."""
    return store < units_of(s, clan) and s.store[clan, store, good] > 0


@rule
def drop_good(s, book, clan, store, good):
    """One resource of a unit comes to the ground of its comarca."""
    value = one_resource(book, good, int(s.store[clan, store, good]))
    s.store[clan, store, good] -= value
    put_on_ground(s, int(s.unit_anchor[clan, store]), good, value, 1)


def refuse_moving(_: Finisterre, __: Position, ___: int) -> NoReturn:
    """Why no good can be moved."""
    message = "no other unit of the same territory has room for anything that you have"
    raise Refusal("FIN-040", message, reason="nothing-to-move")


def refuse_dropping(_: Finisterre, __: Position, ___: int) -> NoReturn:
    """Why no good can be dropped."""
    raise Refusal("FIN-039", "your units hold nothing", reason="nothing-stored")


def refuse_good(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this good cannot be moved or dropped."""
    store, good = divmod(answer.values[0], GOODS)
    facts = need_stored(s, answer)
    if s.kind == kinds.DROP_GOOD or store == CARAVAN:
        rule_id = "FIN-131" if store == BOUGHT else "FIN-104"
        raise Refusal(rule_id, "only units drop goods", reason="not-a-unit", **facts)
    message = f"no other unit of the same territory has room for {GOOD_NAMES[good]}"
    raise Refusal("FIN-040", message, reason="no-room", **facts)


def refuse_receiver(_: Finisterre, __: Position, answer: WrongAnswer) -> NoReturn:
    """Why the good cannot go to this unit."""
    unit = answer.values[0]
    message = f"unit {unit + 1} has no room for it, or belongs to another territory"
    raise Refusal("FIN-040", message, reason="no-room", unit=unit + 1)
