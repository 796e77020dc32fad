"""Offerings at dolmens: one gold stays there, one is spent (FIN-109)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.ground import put_on_ground
from oppidum.games.finisterre.payment import has_access
from oppidum.games.finisterre.specialists import note_use, ready_slot
from oppidum.games.finisterre.spirit import gain_spirit
from oppidum.games.finisterre.state import BARD, GOLD, NOTHING, USED
from oppidum.games.finisterre.stores import take_from_land, total_in_land
from oppidum.games.finisterre.units import units_of


@rule
def dolmen_on(s, book, plot):
    """The dolmen on a plot, or NOTHING."""
    face = int(s.plot_face[plot])
    return int(book.dolmen[face >> 2]) - 1 if face >= 0 else NOTHING


@rule
def gold_to_offer(s, book, clan):
    """What an offering costs: a bard spares the gold that is spent, at some tables all of it."""
    if ready_slot(s, book, clan, BARD, USED) == NOTHING:
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
    bard = ready_slot(s, book, clan, BARD, USED)
    if bard != NOTHING:
        note_use(s, clan, bard, USED)
    s.offered[clan] |= 1 << dolmen
    gain_spirit(s, book, clan, 1)
