"""What a new flag brings: the caravan moves in, and dolmens give star points (FIN-104, FIN-105)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.ground import put_total_on_ground
from oppidum.games.finisterre.spirit import gain_star
from oppidum.games.finisterre.state import CARAVAN, CUBES, GOODS
from oppidum.games.finisterre.stores import free_slots, slots_for


@rule
def dolmens_in(s, book, comarca):
    """The dolmens of a comarca; they stand on land squares only."""
    count = 0
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        if face >= 0 and book.dolmen[face >> 2] > 0 and s.plot_com[plot, 0] == comarca:
            count += 1
    return count


@rule
def gain_by_dolmens(s, book, clan, unit, flags):
    """One star point for each new flag and each dolmen of its comarca (FIN-105)."""
    gain_star(s, book, clan, flags * dolmens_in(s, book, int(s.unit_com[clan, unit])))


@rule
def settle_caravan(s, book, clan, unit):
    """The goods of a caravan move into the first village, as far as they fit; the rest drops there (FIN-104)."""
    for good in range(GOODS):
        total = int(s.store[clan, CARAVAN, good])
        s.store[clan, CARAVAN, good] = 0
        kept = min(total, most_that_fits(s, book, clan, unit, good))
        s.store[clan, unit, good] += kept
        put_total_on_ground(s, book, int(s.unit_anchor[clan, unit]), good, total - kept)


@rule
def most_that_fits(s, book, clan, store, good):
    """How much of a good a store can still take."""
    slots = free_slots(s, book, clan, store) + slots_for(book, good, int(s.store[clan, store, good]))
    return slots * (1 if good < CUBES else book.die_most) - int(s.store[clan, store, good])
