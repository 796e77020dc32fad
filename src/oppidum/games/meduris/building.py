"""Building: where huts and temples may stand, what they cost, and what they bring (MED-24 … MED-39)."""

from oppidum.core.jit import rule
from oppidum.games.meduris.payment import EXCHANGED, PLAINLY, hand_size, ways_to_pay
from oppidum.games.meduris.scoring import CHIP_RULE, award
from oppidum.games.meduris.state import (
    DRUID_CHIP,
    FIELDS,
    HUT,
    HUT_ACTION,
    HUT_CHIP,
    HUT_EXCHANGE,
    NO_CHIP,
    TEMPLE,
    TEMPLE_ACTION,
    TEMPLE_EXCHANGE,
    TWO_CHIP,
    UNBUILT,
)


@rule
def is_hut(s, field):
    """Whether a hut stands on a field."""
    return s.what[field] == HUT


@rule
def next_field(book, field):
    """The field behind a field, clockwise; behind NOTHING lies field 0."""
    return field + 1 if field + 1 < book.fields else 0


@rule
def row_before(s, book, field):
    """How many huts stand in a row right before a field, against the clock; the ring is never full (MED-78)."""
    row = 0
    beside = field - 1 if field > 0 else book.fields - 1
    while is_hut(s, beside):
        row += 1
        beside = beside - 1 if beside > 0 else book.fields - 1
    return row


@rule
def row_behind(s, book, field):
    """How many huts stand in a row right behind a field, clockwise."""
    row = 0
    beside = next_field(book, field)
    while is_hut(s, beside):
        row += 1
        beside = next_field(book, beside)
    return row


@rule
def settlement_size(s, book, field):
    """How many huts the settlement of a field has, or would have with a hut there (MED-27, MED-28)."""
    return row_before(s, book, field) + 1 + row_behind(s, book, field)


@rule
def legal_buildings(s, book, out, count):
    """Every hut and temple that the player can pay for, plainly or with others in exchange.

    The innermost loop of playouts: what does not change is read before it, and it has few branches.
    """
    player, size = s.turn, hand_size(s, s.turn)
    has_hut, has_temple = s.huts[player] > 0, s.temples[player] > 0
    rate, only_when_lacking = book.rate, book.only_when_lacking
    before = row_before(s, book, 0)
    for field in range(book.fields):
        if s.what[field] == UNBUILT:
            one = int(s.hands[player, int(book.symbol[field, 0]) & 3])
            other = int(s.hands[player, int(book.symbol[field, 1]) & 3])
            temple = hut = ways_to_pay(rate, only_when_lacking, one, other, size, 1)
            price = 0 if s.chip[field] == HUT_CHIP else before + 1 + row_behind(s, book, field)  # MED-26, MED-32
            if price != 1:
                hut = ways_to_pay(rate, only_when_lacking, one, other, size, price)
            count = add_ways(hut * has_hut, HUT_ACTION + field, out, count)
            may_have_temple = has_temple & (s.chip[field] == NO_CHIP)  # MED-35, MED-36
            count = add_ways(temple * may_have_temple, TEMPLE_ACTION + field, out, count)
            before = 0
        else:
            before = before + 1 if is_hut(s, field) else 0
    return count


@rule
def add_ways(ways, action, out, count):
    """A building may be paid plainly, with others in exchange, or both."""
    out[count] = action
    count += ways & PLAINLY
    out[count] = action + FIELDS
    return count + (ways >> 1)


@rule
def hut_price(s, book, field):
    """How many of each of its two materials a hut costs here."""
    return 0 if s.chip[field] == HUT_CHIP else settlement_size(s, book, field)


@rule
def build_hut(s, book, field, awards):
    """Place the hut, then the chip, then the rune stone (MED-30 … MED-34)."""
    player = s.turn
    s.what[field] = HUT
    s.owner[field] = player
    s.huts[player] -= 1
    if s.chip[field] == TWO_CHIP:
        award(s, awards, player, book.chip_points, CHIP_RULE, field)
    if s.chip[field] != DRUID_CHIP:
        s.chip[field] = NO_CHIP
    s.rune[int(book.area[field])] = player + 1


@rule
def build_temple(s, field):
    """Place the temple; it takes no rune stone (MED-37)."""
    s.what[field] = TEMPLE
    s.owner[field] = s.turn
    s.temples[s.turn] -= 1


assert HUT_EXCHANGE == HUT_ACTION + FIELDS
assert TEMPLE_EXCHANGE == TEMPLE_ACTION + FIELDS
assert (PLAINLY, EXCHANGED) == (1, 2)
