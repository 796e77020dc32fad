"""Dolmens: each new flag in their comarca is worth star points (FIN-105)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.clans.spirit import gain_star


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
def points_by_dolmens(s, book, comarca, flags):
    """One star point for each new flag and each dolmen of its comarca (FIN-105)."""
    return flags * dolmens_in(s, book, comarca)


@rule
def gain_by_dolmens(s, book, clan, unit, flags):
    """A clan gets the star points for new flags of a unit (FIN-105)."""
    gain_star(s, book, clan, points_by_dolmens(s, book, int(s.unit_com[clan, unit]), flags))
