"""Bonus chips: six of them on the ring, at least three free fields between two (MED-10).

By chance every legal set of fields is as likely as any other: the fields are drawn in ascending order, each with odds
as many as there are ways to go on. By hand the players put them down in turn, wherever all of them still find room.
"""

from oppidum.core.jit import rule
from oppidum.games.meduris.state import CHIP_KINDS, HIDDEN_CHIP, KIND_ACTION, NOTHING, TWO_CHIP


@rule
def first_chip(s, book):
    """The lowest field with a chip, or NOTHING."""
    for field in range(book.fields):
        if s.chip[field] != 0:
            return field
    return NOTHING


@rule
def last_chip(s, book):
    """The highest field with a chip, or NOTHING."""
    for field in range(book.fields - 1, -1, -1):
        if s.chip[field] != 0:
            return field
    return NOTHING


@rule
def next_free(s, book):
    """The lowest field on which the next chip may lie when they are put down in ascending order."""
    last = last_chip(s, book)
    return 0 if last == NOTHING else last + book.chips_apart


@rule
def ways_to_go_on(s, book, first, field):
    """In how many ways the chips can be completed when the next higher one lies on `field`; 0 if it may not.

    `first` is the lowest chip, NOTHING before there is one.
    """
    if first == NOTHING:
        first = field
    top = min(book.fields - 1, first + book.fields - book.chips_apart)
    left = s.chips_left - 1
    places = top - (field + book.chips_apart) + 1 - (book.chips_apart - 1) * (left - 1)
    return int(book.ways[places, left]) if places >= left and field <= top else 0


@rule
def is_far_enough(s, book, field):
    """Whether no chip lies too near to a field, around the ring."""
    for other in range(book.fields):
        if s.chip[other] != 0:
            steps = abs(field - other)
            if min(steps, book.fields - steps) < book.chips_apart:
                return False
    return True


@rule
def leaves_room(s, book, field):
    """Whether the other chips still find room when one lies on `field`."""
    room = 0
    previous = field
    for step in range(1, book.fields + 1):
        other = (field + step) % book.fields
        if s.chip[other] != 0 or other == field:
            gap = step if previous == field else (other - previous) % book.fields
            if gap == 0:
                gap = book.fields
            room += gap // book.chips_apart - 1
            previous = other
            if other == field:
                break
    return room >= s.chips_left - 1


@rule
def legal_chip_fields(s, book, out):
    """The fields for the next chip."""
    count = 0
    first = first_chip(s, book)
    for field in range(0 if book.chips_by_hand else next_free(s, book), book.fields):
        if book.chips_by_hand:
            allowed = is_far_enough(s, book, field) and leaves_room(s, book, field)
        else:
            allowed = ways_to_go_on(s, book, first, field) > 0
        if allowed:
            out[count] = field
            count += 1
    return count


@rule
def ways_to_lie(s, book):
    """In how many ways all chips that are left can be put down."""
    ways = 0
    first = first_chip(s, book)
    for field in range(next_free(s, book), book.fields):
        ways += ways_to_go_on(s, book, first, field)
    return ways


@rule
def chip_field(s, book, number):
    """The field that a number stands for."""
    first = first_chip(s, book)
    field = next_free(s, book)
    ways = ways_to_go_on(s, book, first, field)
    while number >= ways:
        number -= ways
        field += 1
        ways = ways_to_go_on(s, book, first, field)
    return field


@rule
def put_chip(s, field):
    """A chip lies on a field, face down."""
    s.chip[field] = HIDDEN_CHIP
    s.chips_left -= 1


@rule
def hidden_chips(s):
    """How many lie face down."""
    left = 0
    for kind in range(CHIP_KINDS):
        left += s.kinds_left[kind]
    return left


@rule
def legal_kinds(s, out):
    """What the next chip may show."""
    count = 0
    for kind in range(CHIP_KINDS):
        if s.kinds_left[kind] > 0:
            out[count] = KIND_ACTION + kind
            count += 1
    return count


@rule
def turn_chip(s, book, kind):
    """The lowest chip that lies face down is turned."""
    s.kinds_left[kind] -= 1
    for field in range(book.fields):
        if s.chip[field] == HIDDEN_CHIP:
            s.chip[field] = TWO_CHIP + kind
            return
