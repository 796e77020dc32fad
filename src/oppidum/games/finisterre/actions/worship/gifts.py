"""Gifts of gold to other clans (FIN-111, FIN-170)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.trade.trading import need_gold
from oppidum.games.finisterre.clans.access import unit_reaching
from oppidum.games.finisterre.clans.spirit import gain_spirit
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.goods.stores import give_to_clan, is_in_land, total_in_land
from oppidum.games.finisterre.screen.terms import rise, terms
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def may_give(s, book, clan, receiver):
    """Whether a gift is allowed: one in a phase, none to who gave one to the clan of late, and not too many."""
    if receiver == clan or s.gave_now[clan] != 0 or s.gifts[clan, receiver] >= book.gift_limit:
        return False
    return (int(s.gave_now[receiver]) | int(s.gave_before[receiver])) >> clan & 1 == 0


@rule
def reaches(s, book, clan, land, receiver):
    """Whether a unit of a territory has access to a unit of another clan."""
    for unit in range(units_of(s, clan)):
        if is_in_land(s, clan, unit, land) and unit_reaching(s, book, receiver, clan, unit) != NOTHING:
            return True
    return False


@rule
def land_to_give(s, book, clan, receiver):
    """The first territory with gold for a gift and access to the receiver, or NOTHING."""
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land and total_in_land(s, clan, land, GOLD) >= book.gift_gold:
            if reaches(s, book, clan, land, receiver):
                return land
    return NOTHING


@rule
def can_give(s, book, clan, receiver):
    """Whether a clan can give gold to another."""
    return may_give(s, book, clan, receiver) and land_to_give(s, book, clan, receiver) != NOTHING


@rule
def give(s, book, clan, receiver):
    """Gold is given; the spirit grows."""
    land = land_to_give(s, book, clan, receiver)
    due = book.gift_gold
    for unit in range(units_of(s, clan)):
        while due > 0 and is_in_land(s, clan, unit, land) and s.store[clan, unit, GOLD] > 0:
            hand_over(s, book, clan, unit, receiver)
            due -= 1
    s.gave_now[clan] |= 1 << receiver
    s.gifts[clan, receiver] += 1
    gain_spirit(s, book, clan, 1)


@rule
def hand_over(s, book, clan, store, receiver):
    """One gold of a store goes to another clan, or to the ground where the payer stands: the anchor of that."""
    s.store[clan, store, GOLD] -= 1
    anchor = int(s.unit_anchor[clan, store]) if store < units_of(s, clan) else NOTHING
    give_to_clan(s, book, receiver, GOLD, 1, anchor)
    return anchor


def refuse_gift(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why nobody can be given gold (FIN-111)."""
    if s.gave_now[s.playing]:
        raise Refusal("FIN-111", "you have given gold in this action phase", reason="gave-already")
    need_gold(s, "FIN-111", int(game.book.gift_gold))
    message = "no clan in reach of your gold may take a gift of yours now"
    raise Refusal("FIN-111", message, reason="nobody-to-give")


def refuse_receiver(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this clan cannot be given gold (FIN-111, FIN-170)."""
    clan = answer.values[0]
    facts: Any = {"clan": clan + 1}
    if clan == s.playing:
        raise Refusal("FIN-111", "a gift goes to another clan", reason="own-clan")
    if (int(s.gave_now[clan]) | int(s.gave_before[clan])) >> s.playing & 1:
        message = f"clan {clan + 1} gave you gold in this or the last action phase: not yet"
        raise Refusal("FIN-111", message, reason="returned-gift", **facts)
    if s.gifts[s.playing, clan] >= game.book.gift_limit:
        message = f"you have given gold to clan {clan + 1} {game.book.gift_limit} times in this match"
        raise Refusal("FIN-170", message, reason="gift-limit", most=int(game.book.gift_limit), **facts)
    message = f"no territory of yours with {game.book.gift_gold} gold reaches a unit of clan {clan + 1}"
    raise Refusal("FIN-111", message, reason="clan-out-of-reach", **facts)


def gift_terms(game: Finisterre, s: Position) -> Json:
    """A gift (FIN-111)."""
    return terms({"gold": int(game.book.gift_gold)}, rise(game, s, s.playing, spirit=1))
