"""Offerings at dolmens: one gold stays there, one is spent (FIN-109)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.trade.trading import need_gold
from oppidum.games.finisterre.clans.spirit import gain_spirit
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.ground import put_on_ground
from oppidum.games.finisterre.goods.payment import has_access
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.goods.stores import take_from_land, total_in_land
from oppidum.games.finisterre.screen.terms import rise, terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import note_use, ready_slot
from oppidum.games.finisterre.specialists.slots import USED
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def dolmen_on(s, book, plot):
    """The dolmen on a plot, or NOTHING."""
    face = int(s.plot_face[plot])
    return int(book.dolmen[face >> 2]) - 1 if face >= 0 else NOTHING


@rule
def gold_to_offer(s, book, clan):
    """What an offering costs: a bard spares the gold that is spent, at some tables all of it."""
    if ready_slot(s, book, clan, powers.BARD, USED) == NOTHING:
        return book.offering_left + book.offering_spent
    return 0 if book.bard_is_free else book.offering_left


@rule
def land_to_offer(s, clan, plot, gold):
    """The first territory with a unit in the comarca or on the road of a dolmen that has so much gold, or NOTHING."""
    comarca, road = int(s.plot_com[plot, 0]), int(s.plot_road[plot, 0])
    for unit in range(units_of(s, clan)):
        if has_access(s, clan, unit, comarca, road):
            land = int(s.unit_land[clan, unit])
            if total_in_land(s, clan, land, GOLD) >= gold:
                return land
    return NOTHING


@rule
def can_offer(s, book, clan, plot):
    """Whether a clan can make an offering at the dolmen of a plot: once for each dolmen in a phase."""
    dolmen = dolmen_on(s, book, plot)
    if dolmen == NOTHING or s.offered[clan] >> dolmen & 1:
        return False
    return land_to_offer(s, clan, plot, gold_to_offer(s, book, clan)) != NOTHING


@rule
def offer(s, book, clan, plot):
    """Gold is left on a dolmen and spent; the spirit grows."""
    gold, dolmen = gold_to_offer(s, book, clan), dolmen_on(s, book, plot)
    land = land_to_offer(s, clan, plot, gold)
    take_from_land(s, clan, land, int(s.plot_com[plot, 0]), GOLD, gold)
    left = min(gold, book.offering_left)
    s.supply[GOLD] += gold - left
    if book.dolmen_gold_falls:
        put_on_ground(s, 4 * int(s.plot_cell[plot]), GOLD, 1, left)
    else:
        s.dolmen_gold[dolmen] += left
    bard = ready_slot(s, book, clan, powers.BARD, USED)
    if bard != NOTHING:
        note_use(s, clan, bard, USED)
    s.offered[clan] |= 1 << dolmen
    gain_spirit(s, book, clan, 1)


def refuse_offering(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no offering can be made anywhere."""
    if all(dolmen_on(s.row, game.book.row, plot) == NOTHING for plot in range(s.plots)):
        raise Refusal("FIN-109", "there is no dolmen on the table", reason="no-dolmen")
    need_gold(s, "FIN-109", int(gold_to_offer(s.row, game.book.row, s.playing)))
    message = "no dolmen is in reach of gold enough, or each has had an offering of yours in this phase"
    raise Refusal("FIN-109", message, reason="no-dolmen-in-reach")


def refuse_dolmen(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this is not the place for an offering."""
    plot, cell = answer.values[0], answer.text
    number = int(dolmen_on(s.row, game.book.row, plot)) if plot >= 0 else NOTHING
    if number == NOTHING:
        raise Refusal("FIN-109", f"no dolmen stands at {cell}", [cell], reason="no-dolmen-there", cell=cell)
    if s.offered[s.playing] >> number & 1:
        message = "this dolmen has had an offering of yours in this phase"
        raise Refusal("FIN-109", message, [cell], reason="offered-already", cell=cell)
    message = f"no territory of yours with gold enough reaches the dolmen at {cell}"
    raise Refusal("FIN-109", message, [cell], reason="dolmen-out-of-reach", cell=cell)


def offering_terms(game: Finisterre, s: Position) -> Json:
    """An offering (FIN-109)."""
    gold = int(gold_to_offer(s.row, game.book.row, s.playing))
    return terms({"gold": gold}, rise(game, s, s.playing, spirit=1))
