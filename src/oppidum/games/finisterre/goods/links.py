"""The harvest of the links: one good for each direct link, from either of its comarcas (FIN-075)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.goods.taking import list_goods, storable_goods
from oppidum.games.finisterre.land.direct_links import find_links, forget_links
from oppidum.games.finisterre.specialists.crafts import harvest_good
from oppidum.games.finisterre.state import COMARCAS, NOTHING


@rule
def begin_links(s, book):
    """The clan after the last picker begins, or the start player if nobody picked (FIN-075)."""
    s.playing = s.start if s.picker == NOTHING else (s.picker + 1) % s.players
    s.passed = 0
    s.phase = phases.LINK_PICK
    find_links(s, book, s.playing)


@apart
def go_on_linking(s, book):
    """Whether a clan is asked for the comarca of a link: the next one, once around the table."""
    while s.passed < s.players:
        if s.phase == phases.LINK_TAKE:
            return True
        if link_fields(s, book, s.playing) != 0:
            s.asked = s.playing
            s.phase = phases.LINK_PICK
            return True
        s.links_lost[s.playing] = 0
        s.passed += 1
        s.playing = (s.playing + 1) % s.players
        forget_links(s)
        if s.passed < s.players:
            find_links(s, book, s.playing)
    return False


@rule
def link_fields(s, book, clan):
    """The comarcas of a clan's unused links with a good that it can store, as bits."""
    fields = 0
    if s.links <= s.links_lost[clan]:  # a troublemaker's: they stay unused (FIN-176)
        return fields
    for one in range(s.links):
        for end in range(2):
            comarca = int(s.link[one, end])
            if fields >> comarca & 1 == 0 and storable_goods(s, book, clan, comarca) != 0:
                fields |= 1 << comarca
    return fields


@rule
def legal_link_picks(s, book, out):
    """The comarcas where a link may be used, or enough (FIN-075)."""
    count = 0
    fields = link_fields(s, book, s.asked)
    for comarca in range(COMARCAS):
        if fields >> comarca & 1:
            out[count] = moves.PICK + comarca
            count += 1
    out[count] = moves.ENOUGH
    return count + 1


@rule
def legal_link_takes(s, book, out):
    """The goods there that can be stored."""
    return list_goods(storable_goods(s, book, s.asked, s.field), out)


@rule
def use_link(s, comarca):
    """The first link that touches a comarca is used up."""
    used = 0
    while s.link[used, 0] != comarca and s.link[used, 1] != comarca:
        used += 1
    s.links -= 1
    for later in range(used, s.links):
        s.link[later, 0] = s.link[later + 1, 0]
        s.link[later, 1] = s.link[later + 1, 1]
    s.link[s.links, 0] = 0
    s.link[s.links, 1] = 0


@rule
def answer_link(s, book, action):
    """The comarca of a link, then the good; or enough of links."""
    if action == moves.ENOUGH:
        forget_links(s)
    elif s.phase == phases.LINK_PICK:
        pick_link(s, book, action - moves.PICK)
    else:
        take_link(s, book, action - moves.TAKE)


@rule
def pick_link(s, book, comarca):
    """A link is used in a comarca; a good without any other beside it is taken at once."""
    use_link(s, comarca)
    s.field = comarca
    s.phase = phases.LINK_TAKE
    goods = storable_goods(s, book, s.asked, comarca)
    if goods & (goods - 1) == 0:
        code = 0
        while goods >> code & 1 == 0:
            code += 1
        take_link(s, book, code)


@rule
def take_link(s, book, code):
    """The good of a link."""
    harvest_good(s, book, s.asked, s.field, code // 8, code % 8)
    s.field = NOTHING
    s.phase = phases.LINK_PICK
