"""Payments: a material may be replaced by three others (MED-29).

A payment p for a need n is valid when, with x = min(n, p) kept of each material, the rest of p is three times the rest
of n. It is chosen in small steps, each payment by exactly one path: first how many of each needed material are
replaced, then how many of each material are given for them, in the order wood, wool, copper, stone. A material that is
replaced is not given: that would be waste. Steps with only one possibility are taken by themselves.
"""

from oppidum.core.jit import rule
from oppidum.games.meduris.state import AMOUNT_ACTION, FOR_HUT, FOR_ONE, MATERIALS, NOTHING, SYMBOLS
from oppidum.games.meduris.yields import lose

STEPS = SYMBOLS + MATERIALS
PLAINLY, EXCHANGED = 1, 2


@rule
def has_plainly(s, book, player, field, times):
    """Whether a player has both materials of a field, each `times` times."""
    for symbol in range(SYMBOLS):
        if s.hands[player, int(book.symbol[field, symbol])] < times:
            return False
    return True


@rule
def lacking(s, player, material, times):
    """How many of a material the player lacks when `times` of it are needed."""
    return max(0, times - int(s.hands[player, material]))


@rule
def most_replaced(s, book, player, material, times):
    """How many of a needed material may be replaced: all, or only those that are lacking (MED-29)."""
    return lacking(s, player, material, times) if book.only_when_lacking else times


@rule
def can_give(s, book, player, field, times, first, second):
    """How many others a player can give when `first` and `second` of the two needed materials are replaced."""
    others = 0
    for material in range(MATERIALS):
        if material == book.symbol[field, 0]:
            others += 0 if first > 0 else int(s.hands[player, material]) - times
        elif material == book.symbol[field, 1]:
            others += 0 if second > 0 else int(s.hands[player, material]) - times
        else:
            others += int(s.hands[player, material])
    return others


@rule
def is_possible(s, book, player, field, times, first, second):
    """Whether a payment exists in which just `first` and `second` of the two needed materials are replaced."""
    one, other = int(book.symbol[field, 0]), int(book.symbol[field, 1])
    if first < lacking(s, player, one, times) or second < lacking(s, player, other, times):
        return False
    if first > most_replaced(s, book, player, one, times) or second > most_replaced(s, book, player, other, times):
        return False
    wanted = book.rate * (first + second)
    return first + second > 0 and can_give(s, book, player, field, times, first, second) >= wanted


@rule
def is_possible_first(s, book, player, field, times, first):
    """Whether a payment exists in which `first` of the first needed material are replaced."""
    second = lacking(s, player, int(book.symbol[field, 1]), times)
    if first + second == 0:
        second = 1
    return is_possible(s, book, player, field, times, first, second)


@rule
def hand_size(s, player):
    """How many materials a player has."""
    size = 0
    for material in range(MATERIALS):
        size += int(s.hands[player, material])
    return size


@rule
def ways_to_pay(rate, only_when_lacking, one, other, size, times):
    """How a hand of `size`, with `one` and `other` of the two needed materials, can pay `times` of both.

    PLAINLY and EXCHANGED are bits. Players who lack some replace just these; players who lack none replace one, of the
    kind they have less of. They give from the other kinds, and what is left over of the kind they have more of.
    """
    less, more = min(one, other), max(one, other)
    missing = max(0, times - less) + max(0, times - more)
    spare = size - less - more + max(0, more - times)
    replaced = missing if only_when_lacking else max(1, missing)
    can_replace = (replaced > 0) & (times > 0) & (spare >= rate * replaced)
    return PLAINLY * (missing == 0) + EXCHANGED * can_replace


@rule
def can_exchange(s, book, player, field, times, size):
    """Whether a player with a hand of this size can pay for a field with at least one material replaced."""
    one, other = int(s.hands[player, int(book.symbol[field, 0])]), int(s.hands[player, int(book.symbol[field, 1])])
    return ways_to_pay(book.rate, book.only_when_lacking, one, other, size, times) & EXCHANGED != 0


@rule
def can_exchange_for_one(s, book, player, field, size):
    """Whether a player can give three others for one of the two materials (MED-54), but never some of both."""
    one, other = int(s.hands[player, int(book.symbol[field, 0])]), int(s.hands[player, int(book.symbol[field, 1])])
    if book.only_when_lacking and one > 0 and other > 0:
        return False
    return size - min(one, other) >= book.rate


@rule
def begin_payment(s, pay_for, field):
    """A payment begins: what is asked for, until others are chosen in exchange; nothing is left of the last one."""
    s.pay_for = pay_for
    s.pay_field = field
    s.pay_step = SYMBOLS if pay_for == FOR_ONE else 0


@rule
def forget_payment(s):
    """Nothing is left of a payment that was made."""
    s.pay_for = FOR_HUT
    s.pay_field = 0
    s.pay_step = 0
    for material in range(MATERIALS):
        s.replaced[material] = 0
        s.given[material] = 0


@rule
def still_to_give(s, book):
    """How many others are still to be given."""
    wanted = book.rate if s.pay_for == FOR_ONE else 0
    for material in range(MATERIALS):
        wanted += book.rate * int(s.replaced[material]) - int(s.given[material])
    return wanted


@rule
def most_given(s, book, material, times):
    """How many of a material can be given as others, after what has been chosen so far."""
    have = int(s.hands[s.asked, material])
    one, other = int(book.symbol[s.pay_field, 0]), int(book.symbol[s.pay_field, 1])
    if material not in (one, other):
        return have
    if s.pay_for == FOR_ONE:  # three others for one of the two: never some of both
        return 0 if s.given[one if material == other else other] > 0 else have
    return 0 if s.replaced[material] > 0 else have - times


@rule
def can_give_later(s, book, material, amount, times):
    """How many others can still be given of the materials behind this one when `amount` of this one are."""
    one, other = int(book.symbol[s.pay_field, 0]), int(book.symbol[s.pay_field, 1])
    later = 0
    for behind in range(material + 1, MATERIALS):
        if behind == other and s.pay_for == FOR_ONE:
            if one > material:  # either of the two, not both
                later += max(0, most_given(s, book, other, times) - most_given(s, book, one, times))
            elif s.given[one] == 0 and (one != material or amount == 0):
                later += most_given(s, book, other, times)
        else:
            later += most_given(s, book, behind, times)
    return later


@rule
def is_possible_gift(s, book, material, times, amount):
    """Whether `amount` of a material can be given, and later materials can make up the rest."""
    left = still_to_give(s, book) - amount
    if left < 0 or amount > most_given(s, book, material, times):
        return False
    return can_give_later(s, book, material, amount, times) >= left


@rule
def is_possible_amount(s, book, times, amount):
    """Whether the payment that has been begun can go on with this amount."""
    if s.pay_step == 0:
        return is_possible_first(s, book, s.asked, s.pay_field, times, amount)
    if s.pay_step == 1:
        first = int(s.replaced[int(book.symbol[s.pay_field, 0])])
        return is_possible(s, book, s.asked, s.pay_field, times, first, amount)
    return is_possible_gift(s, book, s.pay_step - SYMBOLS, times, amount)


@rule
def payment_step_material(s, book):
    """The material that the present step is about."""
    return int(book.symbol[s.pay_field, s.pay_step]) if s.pay_step < SYMBOLS else s.pay_step - SYMBOLS


@rule
def legal_amounts(s, book, times, out):
    """Every amount with which the payment can go on."""
    count = 0
    most = times if s.pay_step < SYMBOLS else int(s.hands[s.asked, s.pay_step - SYMBOLS])
    for amount in range(most + 1):
        if is_possible_amount(s, book, times, amount):
            out[count] = AMOUNT_ACTION + amount
            count += 1
    return count


@rule
def only_amount(s, book, times):
    """The amount of this step if there is only one, else NOTHING."""
    found = NOTHING
    most = times if s.pay_step < SYMBOLS else int(s.hands[s.asked, s.pay_step - SYMBOLS])
    for amount in range(most + 1):
        if is_possible_amount(s, book, times, amount):
            if found != NOTHING:
                return NOTHING
            found = amount
    return found


@rule
def settle_amount(s, book, amount):
    """One step of the payment is decided."""
    material = payment_step_material(s, book)
    if s.pay_step < SYMBOLS:
        s.replaced[material] = amount
    else:
        s.given[material] = amount
    s.pay_step += 1


@rule
def is_settled(s, book, times):
    """Take the steps with only one possibility; whether the whole payment is decided then."""
    while s.pay_step < STEPS:
        amount = only_amount(s, book, times)
        if amount == NOTHING:
            return False
        settle_amount(s, book, amount)
    return True


@rule
def hand_over(s, book, times):
    """The payment that has been chosen goes back to the stock."""
    for material in range(MATERIALS):
        lose(s, s.asked, material, int(s.given[material]))
    if s.pay_for != FOR_ONE:
        for symbol in range(SYMBOLS):
            material = int(book.symbol[s.pay_field, symbol])
            lose(s, s.asked, material, times - int(s.replaced[material]))
