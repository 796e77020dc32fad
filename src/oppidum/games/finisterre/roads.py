"""Roads: a stand-in until the map is merged; its functions keep their names."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.state import LINKS, NOTHING, PART
from oppidum.games.finisterre.units import units_of


@rule
def reachable_over_bridges(s, book, one, other):  # noqa: ARG001
    """Whether a cart can go from one comarca to another."""
    return one == other or s.bridged[one, 0] == 1 == s.bridged[other, 0]


@rule
def find_links(s, book, clan):  # noqa: ARG001
    """The links of a clan, as pairs of comarcas: here all parts on one road."""
    s.links = 0
    for one in range(units_of(s, clan)):
        for other in range(one + 1, units_of(s, clan)):
            if s.unit_kind[clan, one] == PART == s.unit_kind[clan, other] and s.links < LINKS:
                if s.unit_road[clan, one] == s.unit_road[clan, other] != NOTHING:
                    s.link[s.links, 0] = s.unit_com[clan, one]
                    s.link[s.links, 1] = s.unit_com[clan, other]
                    s.links += 1
