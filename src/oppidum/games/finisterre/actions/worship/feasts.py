"""Feasts for other clans: food and gold for every guest, and gold that is spent (FIN-110)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.clans.access import are_in_reach
from oppidum.games.finisterre.clans.spirit import gain_spirit
from oppidum.games.finisterre.clans.units import PART, units_of
from oppidum.games.finisterre.ends.deeds import FEAST_HELD
from oppidum.games.finisterre.goods.larder import eat_in_comarca, eat_in_land, eat_in_unit, food_in_land
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.goods.stores import give_to_clan, take_from_land, take_from_store, total_in_land
from oppidum.games.finisterre.screen.terms import rise, terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import note_use, ready_slot
from oppidum.games.finisterre.specialists.slots import SERVED
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def is_guest(s, book, clan, unit, guest):
    """Whether a clan has a settlement from which it comes to a feast."""
    if guest != clan:
        for other in range(units_of(s, guest)):
            if s.unit_kind[guest, other] == PART and are_in_reach(s, book, clan, unit, guest, other):
                return True
    return False


@rule
def guests_at(s, book, clan, unit):
    """All clans that could be guests, as bits."""
    guests = 0
    for guest in range(s.players):
        if is_guest(s, book, clan, unit, guest):
            guests |= 1 << guest
    return guests


@rule
def count_guests(s, guests):
    """How many clans these bits are."""
    count = 0
    for guest in range(s.players):
        count += guests >> guest & 1
    return count


@rule
def food_for(s, book, clan, count):
    """The food for so many guests; an innkeeper saves a point, once in a turn."""
    return book.feast_food * count - (1 if ready_slot(s, book, clan, powers.INNKEEPER, SERVED) != NOTHING else 0)


@rule
def can_serve(s, book, clan, unit, count):
    """Whether the territory of a settlement has food and gold for so many guests."""
    land = int(s.unit_land[clan, unit])
    if food_in_land(s, clan, land) < food_for(s, book, clan, count):
        return False
    return total_in_land(s, clan, land, GOLD) >= count + book.feast_spent


@rule
def can_feast(s, book, clan, unit):
    """Whether a part of a settlement can hold a feast for anybody."""
    if s.unit_kind[clan, unit] != PART or guests_at(s, book, clan, unit) == 0:
        return False
    return can_serve(s, book, clan, unit, 1)


@rule
def can_invite(s, book, clan, unit, guests):
    """Whether a part of a settlement can hold a feast for exactly these clans, as bits."""
    if guests == 0 or guests & ~guests_at(s, book, clan, unit):
        return False
    return can_serve(s, book, clan, unit, count_guests(s, guests))


@rule
def hold_feast(s, book, clan, unit, guests):
    """A feast is held: food is eaten, each guest gets gold, and one gold is spent.

    The settlement itself pays first, then the other units of its comarca, then the rest of its territory.
    """
    count = count_guests(s, guests)
    land, comarca = int(s.unit_land[clan, unit]), int(s.unit_com[clan, unit])
    food = food_for(s, book, clan, count)
    food -= eat_in_unit(s, clan, unit, food)
    food -= eat_in_comarca(s, clan, comarca, food)
    eat_in_land(s, clan, land, food)
    innkeeper = ready_slot(s, book, clan, powers.INNKEEPER, SERVED)
    if innkeeper != NOTHING:
        note_use(s, clan, innkeeper, SERVED)
    gold = count + book.feast_spent
    gold -= take_from_store(s, clan, unit, GOLD, gold)
    take_from_land(s, clan, land, comarca, GOLD, gold)
    s.supply[GOLD] += book.feast_spent
    for guest in range(s.players):
        if guests >> guest & 1:
            give_to_clan(s, book, guest, GOLD, 1, int(s.unit_anchor[clan, unit]))
    s.deeds[clan] |= FEAST_HELD
    gain_spirit(s, book, clan, count)


def refuse_feast(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no feast can be held (FIN-110)."""
    if PART not in s.unit_kind[s.playing].tolist():
        raise Refusal("FIN-110", "a feast is held in a village, and you have none", reason="no-village")
    message = "no settlement of yours with food and gold enough reaches one of another clan"
    raise Refusal("FIN-110", message, reason="no-feast")


def refuse_guests(_: Finisterre, __: Position, ___: WrongAnswer) -> NoReturn:
    """Why these clans cannot be invited."""
    raise Refusal("FIN-110", "these guests are out of reach, or food or gold is short for them", reason="guests")


def feast_terms(game: Finisterre, s: Position) -> Json:
    """A feast for its guests (FIN-110)."""
    guests = int(count_guests(s.row, s.other))
    food = int(food_for(s.row, game.book.row, s.playing, guests))
    cost = {"food": food, "gold": guests + int(game.book.feast_spent)}
    return terms(cost, rise(game, s, s.playing, spirit=guests))
