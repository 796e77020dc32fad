"""Discovery: whoever has made goods appear may take one of them at once (FIN-060)."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.crafts import can_find_more, find_more
from oppidum.games.finisterre.ground import oldest_pile
from oppidum.games.finisterre.state import COMARCAS, FIND_ACTION, NO_FIND, NOTHING
from oppidum.games.finisterre.taking import has_room_for_find, take_find


@rule
def can_find(s, book, packed):
    """Whether the placer can take a good that has appeared: it still lies there, and there is room for it.

    Behind the last good that is due, only what a card finds beside it.
    """
    kind, comarca = packed // COMARCAS, packed % COMARCAS
    good, value = kind >> 3, kind & 7
    if s.finds_left == 0 and not can_find_more(s, book, s.playing, good):
        return False
    return oldest_pile(s, comarca, good, value) != NOTHING and has_room_for_find(
        s, book, s.playing, comarca, good, value
    )


@rule
def legal_finds(s, book, out):
    """The goods that the placer can take, or none."""
    count = 0
    for find in range(s.finds):
        if can_find(s, book, int(s.find[find])):
            out[count] = FIND_ACTION + int(s.find[find])
            count += 1
    out[count] = NO_FIND
    return count + 1


@rule
def may_find(s, book):
    """Whether there is anything to take, and something may still be taken."""
    for find in range(s.finds):
        if can_find(s, book, int(s.find[find])):
            return True
    return False


@rule
def choose_find(s, book, packed):
    """The placer takes it."""
    kind, comarca = packed // COMARCAS, packed % COMARCAS
    if s.finds_left > 0:
        s.finds_left -= 1
    else:
        find_more(s, book, s.playing, kind >> 3)
    take_find(s, book, s.playing, comarca, kind >> 3, kind & 7)


@rule
def forget_finds(s):
    """Nothing more is taken."""
    for find in range(s.finds):
        s.find[find] = 0
    s.finds = 0
    s.finds_left = 0
