"""Spirituality: a stand-in until the actions are merged; its function keeps its name."""

from __future__ import annotations

from oppidum.core.jit import rule


@rule
def lose_star(s, book, clan, points):
    """Star points are lost, if need be from a level of spirit; nothing is owed at the bottom (FIN-112)."""
    star = int(s.star[clan]) - points
    while star < 0 and s.spirit[clan] > 0:
        s.spirit[clan] -= 1
        star += book.star_most
    s.star[clan] = max(star, 0)
