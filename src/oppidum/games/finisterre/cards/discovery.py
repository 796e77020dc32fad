"""Discovery: whoever has made goods appear may take one of them at once (FIN-060)."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.goods.ground import pile_at, take_from_pile
from oppidum.games.finisterre.goods.taking import has_room_for_find, store_find
from oppidum.games.finisterre.land.grid import comarca_at
from oppidum.games.finisterre.specialists.crafts import can_find_more, find_more
from oppidum.games.finisterre.state import COMARCAS, NOTHING


@rule
def find_in(s, kind, comarca):
    """The first place where the card in play has brought such a good to a comarca and it still lies, or NOTHING."""
    for find in range(s.finds):
        if s.find[find] == kind and s.find_count[find] > 0 and comarca_at(s, int(s.find_anchor[find])) == comarca:
            if pile_at(s, int(s.find_anchor[find]), kind >> 3, kind & 7) != NOTHING:
                return find
    return NOTHING


@rule
def can_find(s, book, packed):
    """Whether the placer can take a good: the card has brought it, it still lies there, and there is room for it.

    Behind the last good that is due, only what a specialist finds beside it.
    """
    kind, comarca = packed // COMARCAS, packed % COMARCAS
    good, value = kind >> 3, kind & 7
    if s.finds_left == 0 and not can_find_more(s, book, s.playing, good):
        return False
    return find_in(s, kind, comarca) != NOTHING and has_room_for_find(s, book, s.playing, comarca, good, value)


@rule
def packed_find(s, find):
    """A good that has appeared, as it is named when it is taken: the same for all places of a comarca."""
    return int(s.find[find]) * COMARCAS + comarca_at(s, int(s.find_anchor[find]))


@rule
def can_find_first(s, book, find):
    """Whether the placer can take a good that has appeared, and no earlier place of its comarca offers the same."""
    packed = packed_find(s, find)
    return find_in(s, int(s.find[find]), packed % COMARCAS) == find and can_find(s, book, packed)


@rule
def legal_finds(s, book, out):
    """The goods that the placer can take, or none."""
    count = 0
    for find in range(s.finds):
        if can_find_first(s, book, find):
            out[count] = moves.FIND + packed_find(s, find)
            count += 1
    out[count] = moves.NO_FIND
    return count + 1


@rule
def may_find(s, book):
    """Whether there is anything to take, and something may still be taken."""
    for find in range(s.finds):
        if can_find_first(s, book, find):
            return True
    return False


@rule
def take_find(s, book, packed):
    """The placer takes a good from where the card in play has brought it."""
    kind, comarca = packed // COMARCAS, packed % COMARCAS
    find = find_in(s, kind, comarca)
    if s.finds_left > 0:
        s.finds_left -= 1
    else:
        find_more(s, book, s.playing, kind >> 3)
    if store_find(s, book, s.playing, comarca, kind >> 3, kind & 7):
        take_from_pile(s, pile_at(s, int(s.find_anchor[find]), kind >> 3, kind & 7), 1)
        s.find_count[find] -= 1


@rule
def forget_finds(s):
    """Nothing more is taken."""
    for find in range(s.finds):
        s.find[find] = 0
        s.find_anchor[find] = 0
        s.find_count[find] = 0
    s.finds = 0
    s.finds_left = 0
