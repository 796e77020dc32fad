"""Comarcas: connected land. Each corner of each square belongs to one; rivers part them, and they never join again.

A comarca keeps its number for as long as it lies on the table. A card on empty cells only adds land to comarcas; where
squares were covered, all is counted again, because a river over land may split a comarca.
"""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.land.grid import neighbour
from oppidum.games.finisterre.land.sides import RIVER, SEA
from oppidum.games.finisterre.state import COMARCAS, NOTHING


@rule
def free_number(used):
    """The lowest number that is not in a set of bits."""
    number = 0
    while used >> number & 1:
        number += 1
    return number


@rule
def learn_label(s, book, plot, corner):
    """The comarca that a corner of a new square joins: through its part, or across a side. NOTHING if none yet."""
    face = int(s.plot_face[plot])
    for other in range(4):
        if book.part[face, other] == book.part[face, corner] and s.plot_com[plot, other] != NOTHING:
            return int(s.plot_com[plot, other])
    cell = int(s.plot_cell[plot])
    for turn in range(2):  # the two sides at this corner: side i meets it at its end, side i + 1 at its beginning
        side = (corner + turn) & 3
        beside = neighbour(cell, side)
        if beside >= 0:
            near = int(s.plot_at[beside]) - 1
            if near >= 0 and s.plot_face[near] >= 0:
                label = int(s.plot_com[near, (side + 1) & 3 if turn == 0 else (side + 2) & 3])
                if label != NOTHING:
                    return label
    return NOTHING


@apart
def add_to_comarcas(s, book, first, second):
    """Two new squares on empty cells join what they touch (FIN-013); a bank that touches nothing is a new comarca."""
    for corner in range(4):
        s.plot_com[first, corner] = NOTHING
        s.plot_com[second, corner] = NOTHING
    unlabelled = 8
    while unlabelled > 0:
        left = 0
        for one in range(8):
            plot = first if one < 4 else second
            if s.plot_com[plot, one & 3] == NOTHING:
                label = learn_label(s, book, plot, one & 3)
                s.plot_com[plot, one & 3] = label
                left += label == NOTHING
        if left == unlabelled:
            found_comarca(s, first, second)
        unlabelled = left


@rule
def found_comarca(s, first, second):
    """The first corner without a comarca founds one."""
    number = free_number(s.comarcas)
    s.comarcas |= 1 << number
    for one in range(8):
        plot = first if one < 4 else second
        if s.plot_com[plot, one & 3] == NOTHING:
            s.plot_com[plot, one & 3] = number
            return


@rule
def find_root(parents, one):
    """The root of a corner in a forest of parents, on the way shortened."""
    while int(parents[one >> 2, one & 3]) != one:
        parent = int(parents[one >> 2, one & 3])
        parents[one >> 2, one & 3] = parents[parent >> 2, parent & 3]
        one = parent
    return one


@rule
def unite(parents, one, other):
    """Two corners belong together; the lower root stays, so that the result does not depend on the order."""
    one, other = find_root(parents, one), find_root(parents, other)
    if one < other:
        parents[other >> 2, other & 3] = one
    elif other < one:
        parents[one >> 2, one & 3] = other


@rule
def unite_land(s, book, parents):
    """Corners of one part, and of squares side by side (FIN-011, FIN-013)."""
    for plot in range(s.plots):
        face = int(s.plot_face[plot])
        for corner in range(4):
            parents[plot, corner] = 4 * plot + corner
        if face >= 0:
            for corner in range(4):
                parents[plot, corner] = 4 * plot + int(book.part[face, corner])
    for plot in range(s.plots):
        if s.plot_face[plot] >= 0:
            for side in range(2):  # the neighbours in the south and west do the same from their side
                beside = neighbour(int(s.plot_cell[plot]), side)
                near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
                if near >= 0 and s.plot_face[near] >= 0:
                    unite(parents, 4 * plot + ((side + 3) & 3), 4 * near + ((side + 2) & 3))
                    unite(parents, 4 * plot + side, 4 * near + ((side + 1) & 3))


@apart
def count_comarcas(s, book):
    """All comarcas from scratch. Where one has split, the part that is met first keeps the number (FIN-163)."""
    parents = s.plot_road  # the roads are counted after the comarcas, so their numbers may serve here
    unite_land(s, book, parents)
    for plot in range(s.plots):
        for corner in range(4):
            parents[plot, corner] = find_root(parents, 4 * plot + corner)
    used = 0
    for known in range(2):  # corners with a number first, then those without
        for plot in range(s.plots):
            if s.plot_face[plot] >= 0:
                for corner in range(4):
                    root = int(parents[plot, corner])
                    root = root if root >= 0 else 4 * plot + corner
                    old = int(s.plot_com[plot, corner])
                    if int(parents[root >> 2, root & 3]) >= 0 and (known == 1 or old != NOTHING):
                        number = old if old != NOTHING and not used >> old & 1 else NOTHING
                        if number == NOTHING:
                            number = free_number(used | s.comarcas)
                            if old != NOTHING:
                                s.split_from[number] = old
                        used |= 1 << number
                        parents[root >> 2, root & 3] = -2 - number
    for plot in range(s.plots):
        for corner in range(4):
            root = int(parents[plot, corner])
            if s.plot_face[plot] >= 0:
                s.plot_com[plot, corner] = -2 - (root if root < 0 else int(parents[root >> 2, root & 3]))
            else:
                s.plot_com[plot, corner] = NOTHING
    s.comarcas = used


@rule
def was_part_of(s, comarca):
    """The comarca to which this one belonged before the card."""
    return int(s.split_from[comarca]) if s.split_from[comarca] != NOTHING else comarca


@rule
def forget_splits(s):
    """The card is done."""
    for comarca in range(COMARCAS):
        s.split_from[comarca] = NOTHING


@rule
def is_wet(edge):
    """Whether an edge is river or sea."""
    return edge in (RIVER, SEA)
