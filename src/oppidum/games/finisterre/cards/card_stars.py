"""Free sites and docks where there were none, dolmens, and the price of harm (chapter Star points of a card)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.spirit import gain_star, lose_star, stars_of
from oppidum.games.finisterre.happenings import FOR_DOLMEN, FOR_HARM, FOR_SITES
from oppidum.games.finisterre.land.comarcas import was_part_of
from oppidum.games.finisterre.land.covering import count_cuts
from oppidum.games.finisterre.land.map_refresh import free_arrows_of
from oppidum.games.finisterre.land.placement import cell_of_b
from oppidum.games.finisterre.state import COMARCAS


@apart
def settle_stars(s, book, notes):
    """Star points by the card in play: its placer's for sites and docks, all clans' for a dolmen, then its losses."""
    plot_a = int(s.plot_at[s.cell]) - 1
    plot_b = int(s.plot_at[cell_of_b(s.cell, s.facing)]) - 1
    face_a, face_b = int(s.plot_face[plot_a]), int(s.plot_face[plot_b])
    sites = free_arrows_of(s, book, plot_a, int(book.sites[face_a]))
    sites |= free_arrows_of(s, book, plot_b, int(book.sites[face_b]))
    docks = free_arrows_of(s, book, plot_a, int(book.docks[face_a]))
    docks |= free_arrows_of(s, book, plot_b, int(book.docks[face_b]))
    points = new_ones(s, sites, s.sites_before) + new_ones(s, docks, s.docks_before)
    gain_star(s, book, s.playing, points)
    tell(notes, s.playing, points, FOR_SITES, 0)
    honour_dolmen(s, book, plot_a, notes)
    honour_dolmen(s, book, plot_b, notes)
    before = stars_of(s, book, s.playing)
    lose_star(s, book, s.playing, s.loss + count_cuts(s, book))
    tell(notes, s.playing, stars_of(s, book, s.playing) - before, FOR_HARM, 0)
    s.loss = 0
    s.sites_before = 0
    s.docks_before = 0


@rule
def new_ones(s, comarcas, before):
    """How many of these comarcas had none before the card (FIN-048, FIN-049, FIN-186)."""
    count = 0
    for comarca in range(COMARCAS):
        count += comarcas >> comarca & 1 and not before >> was_part_of(s, comarca) & 1
    return count


@rule
def honour_dolmen(s, book, plot, notes):
    """A new dolmen: a point for each flag in its comarca, once for each card (FIN-050, FIN-193)."""
    dolmen = int(book.dolmen[s.plot_face[plot] >> 2]) - 1
    if dolmen >= 0 and not s.dolmen_paid[dolmen]:
        s.dolmen_paid[dolmen] = 1
        for clan in range(s.players):
            points = int(s.com_flags[int(s.plot_com[plot, 0]), clan])
            gain_star(s, book, clan, points)
            tell(notes, clan, points, FOR_DOLMEN, 0)
