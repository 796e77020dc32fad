"""The druid: his stones, his walk from hut to hut, the ritual, and the final lap (MED-40 … MED-67)."""

from oppidum.core.jit import rule
from oppidum.games.meduris.building import is_hut, next_field, settlement_size
from oppidum.games.meduris.payment import can_exchange, can_exchange_for_one, hand_size, has_plainly
from oppidum.games.meduris.scoring import (
    BOTH_RULE,
    DRUID_CHIP_RULE,
    HUT_POINTS,
    LONE_RULE,
    ONE_RULE,
    REFUSAL_RULE,
    award,
    count_runes,
)
from oppidum.games.meduris.state import (
    BOTH_ACTION,
    CHIP_OFFER,
    DRUID_CHIP,
    EXCHANGE_BOTH,
    EXCHANGE_ONE,
    FIELDS,
    NO_CHIP,
    NOTHING,
    NOTHING_ACTION,
    ONE_ACTION,
    SYMBOLS,
    TEMPLE,
)


@rule
def huts_on_board(s, book):
    """How many huts stand on the ring."""
    huts = 0
    for field in range(book.fields):
        huts += is_hut(s, field)
    return huts


@rule
def steps_to_hut(s, book, place, extra):
    """How far the next hut is, clockwise from a place; `extra` counts as a hut. 0 if there is none."""
    field = place
    for steps in range(1, book.fields + 1):
        field = next_field(book, field)
        if is_hut(s, field) or field == extra:
            return steps
    return 0


@rule
def walk_after(s, book, field, awards):
    """Move the druid after a building; whether he has come to a hut, where a ritual begins (MED-40 … MED-48)."""
    if book.only_huts_move_druid and not is_hut(s, field):
        return False
    if s.stone < book.stones:
        s.stone += 1
        return False
    if s.druid == NOTHING:
        return enter_path(s, book, field)
    steps = steps_to_hut(s, book, s.druid, NOTHING)
    if steps == book.fields and book.lone_hut_stays:
        return False
    walk(s, book, steps, awards)
    return True


@rule
def enter_path(s, book, field):
    """Move from the last stone to the first hut behind the river, which is no crossing (MED-41, MED-47, MED-61)."""
    steps = steps_to_hut(s, book, NOTHING, NOTHING)
    if steps == 0:
        return False
    if book.first_hut_waits and is_hut(s, field) and waits_for_a_hut(s, book, 1):
        return False
    s.druid = steps - 1
    return True


@rule
def waits_for_a_hut(s, book, huts):
    """Whether the druid was ready to leave before the only huts were built: temples outnumber his stones (MED-47)."""
    temples = 0
    for field in range(book.fields):
        temples += s.what[field] == TEMPLE
    return huts_on_board(s, book) == huts and temples > book.stones


@rule
def walk(s, book, steps, awards):
    """Walk some steps clockwise; before the great river is crossed, the rune stones are counted (MED-58, MED-59)."""
    s.druid += steps
    if s.druid >= book.fields:
        if not s.in_lap:
            count_runes(s, book, awards)
        s.druid -= book.fields


@rule
def steps_on_in_row(s, book, awards):
    """Whether the ritual goes on, at a hut directly ahead (MED-49, MED-60)."""
    if not is_hut(s, next_field(book, s.druid)):
        return False
    walk(s, book, 1, awards)
    return True


@rule
def begin_lap(s, book):
    """The place of the druid is marked; he will visit every hut once (MED-65)."""
    s.in_lap = 1
    s.mark = s.druid
    s.lap_left = huts_on_board(s, book)


@rule
def steps_on_in_lap(s, book, awards):
    """Whether the final lap goes on, at a hut not yet visited; rune stones do not count in it (MED-67)."""
    if s.lap_left == 0:
        return False
    s.lap_left -= 1
    if s.druid == NOTHING:
        s.druid = steps_to_hut(s, book, NOTHING, NOTHING) - 1
    else:
        walk(s, book, steps_to_hut(s, book, s.druid, NOTHING), awards)
    return True


@rule
def has_something_to_offer(s, book, player, field):
    """Whether the owner of a hut can give the druid anything."""
    if s.chip[field] == DRUID_CHIP:
        return True
    for symbol in range(SYMBOLS):
        if s.hands[player, int(book.symbol[field, symbol])] > 0:
            return True
    return can_exchange_for_one(s, book, player, field, hand_size(s, player))


@rule
def legal_offers(s, book, out):
    """The answers of the owner of the hut beside the druid (MED-50 … MED-55)."""
    player, field = s.asked, s.druid
    size = hand_size(s, player)
    out[0] = NOTHING_ACTION
    count = 1
    for symbol in range(SYMBOLS):
        material = int(book.symbol[field, symbol])
        if s.hands[player, material] > 0:
            out[count] = ONE_ACTION + material
            count += 1
    if has_plainly(s, book, player, field, 1):
        out[count] = BOTH_ACTION
        count += 1
    if s.chip[field] == DRUID_CHIP:
        out[count] = CHIP_OFFER
        count += 1
    if can_exchange_for_one(s, book, player, field, size):
        out[count] = EXCHANGE_ONE
        count += 1
    if can_exchange(s, book, player, field, 1, size):
        out[count] = EXCHANGE_BOTH
        count += 1
    return count


@rule
def loss(s, book, player):
    """What a player loses who gives nothing: never more than there is (MED-52)."""
    return min(book.refusal_points, s.scores[player])


@rule
def worth_of_both(s, book, field):
    """What both materials bring at a hut: a point for every hut of its settlement (MED-51, MED-53)."""
    return HUT_POINTS * settlement_size(s, book, field)


@rule
def refuse(s, book, player, awards):
    """Nothing is given, which is noted even if there is nothing to lose (MED-52)."""
    award(s, awards, player, -loss(s, book, player), REFUSAL_RULE, s.druid)


@rule
def reward_one(s, book, awards):
    """One of the two materials was given (MED-50)."""
    award(s, awards, s.asked, book.offering_points, ONE_RULE, s.druid)


@rule
def reward_both(s, book, awards):
    """Both were given (MED-51, MED-53)."""
    paying_rule = LONE_RULE if settlement_size(s, book, s.druid) == 1 else BOTH_RULE
    award(s, awards, s.asked, worth_of_both(s, book, s.druid), paying_rule, s.druid)


@rule
def reward_chip(s, book, awards):
    """The druid chip counts as both, and goes into the box (MED-55)."""
    s.chip[s.druid] = NO_CHIP
    award(s, awards, s.asked, worth_of_both(s, book, s.druid), DRUID_CHIP_RULE, s.druid)


@rule
def points_of_answer(s, book, action):
    """The points that an answer to the druid brings."""
    if action == NOTHING_ACTION:
        return -loss(s, book, s.asked)
    if action < BOTH_ACTION or action == EXCHANGE_ONE:
        return book.offering_points
    return worth_of_both(s, book, s.druid)


@rule
def preview_walk(s, book, extra, out):
    """The huts that the druid would visit after a building, with a hut on `extra` (or NOTHING for a temple).

    Returns their number; nothing is changed.
    """
    if s.stone < book.stones or (extra == NOTHING and book.only_huts_move_druid):
        return 0
    place = s.druid
    steps = steps_to_hut(s, book, place, extra)
    if steps == 0 or (steps == book.fields and place != NOTHING and book.lone_hut_stays):
        return 0
    if place == NOTHING and book.first_hut_waits and extra != NOTHING and waits_for_a_hut(s, book, 0):
        return 0
    field = (place + steps) % book.fields
    count = 0
    while count < FIELDS:
        out[count] = field
        count += 1
        field = next_field(book, field)
        if not (is_hut(s, field) or field == extra):
            break
    return count


@rule
def huts_before_river(s, huts, count):
    """After how many of these huts he crosses the great river, where rune stones count (MED-59, MED-60); or NOTHING."""
    place = s.druid
    for number in range(count):
        if huts[number] <= place:
            return number
        place = huts[number]
    return NOTHING
