"""The harvest: comarcas are picked in turn, and every clan present takes goods from the ground there (FIN-074)."""

from __future__ import annotations

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans.units import has_city_in, is_alone, units_of
from oppidum.games.finisterre.goods.ground import goods_on_ground
from oppidum.games.finisterre.goods.links import answer_link, begin_links, go_on_linking
from oppidum.games.finisterre.goods.taking import bring_cart, can_bring, list_goods, storable_goods
from oppidum.games.finisterre.land.direct_links import forget_links
from oppidum.games.finisterre.specialists.crafts import reap, reap_more
from oppidum.games.finisterre.state import CLANS, COMARCAS, NOTHING


@rule
def begin_harvest(s, book):
    """The harvest begins with the start player; whether anybody is asked."""
    s.reaped = 0
    s.field = NOTHING
    s.picker = NOTHING
    s.playing = s.start
    s.passed = 0
    s.allowance = 0
    s.taken = 0
    forget_links(s)
    for clan in range(CLANS):
        s.carts_called[clan] = 0
    s.phase = phases.PICK
    return go_on_harvesting(s, book)


@apart
def go_on_harvesting(s, book):
    """On to the next decision of the harvest, links included; False when all is harvested."""
    while s.phase in (phases.PICK, phases.TAKE):
        if s.field != NOTHING:
            if go_on_taking(s, book):
                return True
        elif not comes_to_next_picker(s):
            begin_links(s, book)
        elif asks_for_field(s, book):
            return True
    return go_on_linking(s, book)


@rule
def harvest(s, book, action):
    """Play a decision of the harvest; whether another one follows."""
    if s.phase == phases.PICK:
        pick(s, book, action - moves.PICK)
    elif s.phase == phases.TAKE:
        take(s, book, action)
    else:
        answer_link(s, book, action)
    return go_on_harvesting(s, book)


@rule
def can_pick(s, clan, comarca):
    """Whether a clan has flags in a comarca that is not harvested yet."""
    return s.com_flags[comarca, clan] > 0 and s.reaped >> comarca & 1 == 0


@rule
def count_picks(s, clan):
    """How many comarcas a clan may pick."""
    count = 0
    for comarca in range(COMARCAS):
        count += can_pick(s, clan, comarca)
    return count


@rule
def comes_to_next_picker(s):
    """The pick goes clockwise to the next clan that has one, if any; the others pass."""
    for _ in range(s.players):
        if count_picks(s, s.playing) > 0:
            return True
        s.playing = (s.playing + 1) % s.players
    return False


@rule
def asks_for_field(s, book):
    """Whether the picker has a choice; its only comarca is harvested without asking."""
    s.asked = s.playing
    s.phase = phases.PICK
    if count_picks(s, s.playing) > 1:
        return True
    for comarca in range(COMARCAS):
        if can_pick(s, s.playing, comarca):
            pick(s, book, comarca)
            break
    return False


@rule
def legal_picks(s, book, out):  # noqa: ARG001
    """The comarcas of the picker that are not harvested yet (FIN-074)."""
    count = 0
    for comarca in range(COMARCAS):
        if can_pick(s, s.asked, comarca):
            out[count] = moves.PICK + comarca
            count += 1
    return count


@rule
def pick(s, book, comarca):
    """A comarca is harvested now, by its picker first."""
    s.reaped |= 1 << comarca
    s.field = comarca
    s.picker = s.playing
    s.phase = phases.TAKE
    come_to_field(s, book, s.picker)


@rule
def allowance_of(s, book, clan, comarca):
    """The goods that a clan may take: one for each flag, and one if alone or in a closed city (FIN-074, FIN-076)."""
    flags = int(s.com_flags[comarca, clan])
    if flags == 0:
        return 0
    alone = 1 if is_alone(s, clan, comarca) else 0
    walled = 1 if has_city_in(s, clan, comarca) else 0
    return flags + (alone + walled if book.bonuses_stack else max(alone, walled))


@rule
def come_to_field(s, book, clan):
    """It is a clan's turn to take goods in the field."""
    s.asked = clan
    s.allowance = allowance_of(s, book, clan, s.field)
    s.taken = 0


@rule
def go_on_taking(s, book):
    """Whether a clan is asked what it takes: the next one present that can take anything, once around the table."""
    while s.allowance == 0 or not has_something_to_take(s, book):
        reap_more(s, book, s.asked, s.field)
        following = (s.asked + 1) % s.players
        if following == s.picker:
            s.field = NOTHING
            s.playing = (s.picker + 1) % s.players
            s.phase = phases.PICK
            return False
        come_to_field(s, book, following)
    s.phase = phases.TAKE
    return True


@rule
def has_something_to_take(s, book):
    """Whether a good of the field can be stored, or a cart be called that makes it possible."""
    if storable_goods(s, book, s.asked, s.field) != 0:
        return True
    return has_cart_to_call(s, book) and goods_on_ground(s, s.field) != 0


@rule
def can_call(s, book, cart):
    """Whether the asked clan may call an empty cart to the field, once in a harvest and before it takes anything."""
    if s.taken > 0 or s.carts_called[s.asked] >> cart & 1:
        return False
    return can_bring(s, book, s.asked, cart, s.field)


@rule
def has_cart_to_call(s, book):
    """Whether the asked clan may call any cart."""
    for cart in range(units_of(s, s.asked)):
        if can_call(s, book, cart):
            return True
    return False


@apart
def call_cart(s, book, cart):
    """A cart comes to the field."""
    s.carts_called[s.asked] |= 1 << cart
    bring_cart(s, book, s.asked, cart, s.field)


@apart
def legal_takes(s, book, out):
    """The goods of the field that can be stored, enough, or a cart that is called (FIN-077)."""
    count = list_goods(storable_goods(s, book, s.asked, s.field), out)
    out[count] = moves.ENOUGH
    count += 1
    for cart in range(units_of(s, s.asked)):
        if can_call(s, book, cart):
            out[count] = moves.CALL + cart
            count += 1
    return count


@rule
def take(s, book, action):
    """The asked clan takes a cube or a die, calls a cart, or has enough."""
    if action == moves.ENOUGH:
        s.allowance = 0
    elif action >= moves.CALL:
        call_cart(s, book, action - moves.CALL)
    else:
        code = action - moves.TAKE
        reap(s, book, s.asked, s.field, code // 8, code % 8)
        s.taken += 1
        s.allowance -= 1
