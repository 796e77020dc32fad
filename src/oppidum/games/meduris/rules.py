"""The turn as a contents page: roll, act, druid, next (MED-13). The topics have files of their own."""

from oppidum.core.engine import CHANCE, OVER
from oppidum.core.engine import play_out_by_steps as play_out  # noqa: F401 - the answer to the engine's question
from oppidum.core.jit import rule
from oppidum.games.meduris import chips, druid, scoring, yields
from oppidum.games.meduris.building import build_hut, build_temple, hut_price, legal_buildings
from oppidum.games.meduris.payment import (
    begin_payment,
    forget_payment,
    hand_over,
    is_settled,
    legal_amounts,
    settle_amount,
)
from oppidum.games.meduris.recount import audit  # noqa: F401 - the answer to the engine's last question
from oppidum.games.meduris.state import (
    ACT,
    AMOUNT_ACTION,
    ANY,
    BOTH_ACTION,
    CHIP_ACTION,
    CHIP_KINDS,
    CHIP_OFFER,
    CHIPS,
    EXCHANGE_ONE,
    FACES,
    FINISHED,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    HUT_ACTION,
    HUT_EXCHANGE,
    KIND_ACTION,
    KINDS,
    MATERIALS,
    MINUS,
    NOTHING,
    NOTHING_ACTION,
    OFFER,
    ONE_ACTION,
    PAY,
    RETURN,
    RETURN_ACTION,
    ROLL,
    ROLL_ACTION,
    TAKE,
    TAKE_ACTION,
    TEMPLE_ACTION,
    TEMPLE_EXCHANGE,
    WORKER_ACTION,
    WORKERS,
)


@rule
def set_up(s, book, players, start):
    """Everything in its place before the first chip is put down (MED-06 … MED-11)."""
    s.players = players
    s.turn = start
    s.asked = start
    s.face = NOTHING
    s.ending = NOTHING
    s.druid = NOTHING
    s.mark = NOTHING
    for kind in range(CHIP_KINDS):
        s.kinds_left[kind] = book.chips[kind]
        s.chips_left += book.chips[kind]
    for material in range(MATERIALS):
        s.stock[material] = book.materials - players * book.start_hand
    for player in range(players):
        s.scores[player] = book.start_points
        s.huts[player] = book.huts
        s.temples[player] = book.temples
        s.workers[player] = book.workers
        for material in range(MATERIALS):
            s.hands[player, material] = book.start_hand
    s.phase = CHIPS if s.chips_left > 0 else WORKERS


@rule
def to_move(s, book):
    """Chance puts the chips down, turns them and rolls; everything else is up to the player who is asked."""
    if s.phase == ROLL or s.phase == KINDS or (s.phase == CHIPS and not book.chips_by_hand):
        return CHANCE
    return OVER if s.phase == FINISHED else s.asked


@rule
def legal(s, book, out):
    """What may be done now."""
    if s.phase == ACT:
        return legal_buildings(s, book, out, yields.legal_moves(s, book, out, 0))
    if s.phase == ROLL:
        return legal_faces(out)
    if s.phase == OFFER:
        return druid.legal_offers(s, book, out)
    if s.phase == TAKE:
        return yields.legal_dues(s, TAKE_ACTION, out)
    if s.phase == RETURN:
        return yields.legal_dues(s, RETURN_ACTION, out)
    if s.phase == PAY:
        return legal_amounts(s, book, price(s, book), out)
    if s.phase == WORKERS:
        return legal_workers(s, book, out)
    if s.phase == CHIPS:
        return chips.legal_chip_fields(s, book, out)
    if s.phase == KINDS:
        return chips.legal_kinds(s, out)
    return 0


@rule
def legal_faces(out):
    """Six faces, each as likely (MED-14)."""
    for face in range(FACES):
        out[face] = ROLL_ACTION + face
    return FACES


@rule
def legal_workers(s, book, out):
    """Any plateau with room (MED-08)."""
    count = 0
    for plateau in range(MATERIALS):
        if yields.has_room(s, book, plateau):
            out[count] = WORKER_ACTION + plateau
            count += 1
    return count


@rule
def weights(s, book, out):
    """The odds, in the order of `legal`."""
    count = legal(s, book, out)
    first = chips.first_chip(s, book)
    for one in range(count):
        if s.phase == CHIPS:
            out[one] = chips.ways_to_go_on(s, book, first, out[one] - CHIP_ACTION)
        else:
            out[one] = s.kinds_left[out[one] - KIND_ACTION] if s.phase == KINDS else 1


@rule
def chance_total(s, book):
    """The sum of the odds."""
    if s.phase == ROLL:
        return FACES
    return chips.hidden_chips(s) if s.phase == KINDS else chips.ways_to_lie(s, book)


@rule
def chance_outcome(s, book, number):
    """The action that a number stands for."""
    if s.phase == ROLL:
        return ROLL_ACTION + number
    if s.phase == CHIPS:
        return CHIP_ACTION + chips.chip_field(s, book, number)
    kind = 0
    while number >= s.kinds_left[kind]:
        number -= s.kinds_left[kind]
        kind += 1
    return KIND_ACTION + kind


# What may follow within one action. A step returns it (or NOTHING) and does not call it, so each is compiled only once.
PAY_WITH_OTHERS, FINISH_PAYMENT, END_TURN, VISIT_NEXT, ASK_OWNER = range(5)


@rule
def apply(s, book, action, awards):
    """Play one action, and all that follows until somebody is asked again."""
    follows = first_step(s, book, action, awards)
    if follows == PAY_WITH_OTHERS:
        follows = pay_with_others(s, book)
    if follows == FINISH_PAYMENT:
        follows = finish_payment(s, book, awards)
    while follows != NOTHING:
        if follows == END_TURN:
            follows = end_turn(s, book)
        if follows == VISIT_NEXT:
            follows = visit_next(s, book, awards)
        if follows == ASK_OWNER:
            follows = ask_owner(s, book, awards)


@rule
def first_step(s, book, action, awards):
    """The action itself; returns what follows."""
    if s.phase == ACT:
        return act(s, action)
    if s.phase == OFFER:
        return offer(s, book, action, awards)
    if s.phase == PAY:
        settle_amount(s, book, action - AMOUNT_ACTION)
        return PAY_WITH_OTHERS
    if s.phase == ROLL:
        roll(s, book, action - ROLL_ACTION)
    elif s.phase == TAKE:
        take(s, action - TAKE_ACTION)
    elif s.phase == RETURN:
        give_back(s, action - RETURN_ACTION)
    else:
        set_up_further(s, book, action)
    return NOTHING


@rule
def set_up_further(s, book, action):
    """Chips, their faces, workers; then the first turn."""
    if s.phase == CHIPS:
        chips.put_chip(s, action - CHIP_ACTION)
        s.asked = (s.asked + 1) % s.players
        if s.chips_left == 0:
            s.phase = KINDS
            s.asked = s.turn
    elif s.phase == KINDS:
        chips.turn_chip(s, book, action - KIND_ACTION)
        if chips.hidden_chips(s) == 0:
            s.phase = WORKERS
    else:
        place_worker(s, action - WORKER_ACTION)


@rule
def place_worker(s, plateau):
    """One worker at a time, from the start player clockwise, until all stand (MED-08)."""
    yields.put_worker(s, s.asked, plateau)
    s.workers[s.asked] -= 1
    s.asked = (s.asked + 1) % s.players
    if s.workers[s.asked] == 0:
        s.asked = s.turn
        s.phase = ROLL


@rule
def roll(s, book, face):
    """The die brings everybody something, or asks everybody (MED-14 … MED-18)."""
    s.face = face
    if face in (ANY, MINUS):
        yields.fall_due(s, book)
        s.phase = TAKE if face == ANY else RETURN
        ask_next_due(s)
    else:
        yields.small_yield(s, face)
        s.asked = s.turn
        s.phase = ACT


@rule
def ask_next_due(s):
    """The next who takes or returns; then the player whose turn it is acts."""
    s.asked = yields.next_due(s)
    if s.asked == NOTHING:
        s.asked = s.turn
        s.phase = ACT


@rule
def take(s, material):
    """One material of choice (MED-17)."""
    yields.gain(s, s.asked, material, 1)
    s.due[s.asked] -= 1
    ask_next_due(s)


@rule
def give_back(s, material):
    """One material of choice goes back (MED-18)."""
    yields.lose(s, s.asked, material, 1)
    s.due[s.asked] -= 1
    ask_next_due(s)


@rule
def act(s, action):
    """One of the three: a big yield, a hut, a temple (MED-13)."""
    if action < HUT_ACTION:
        yields.move_worker(s, action)
        return END_TURN
    if action < HUT_EXCHANGE:
        begin_payment(s, FOR_HUT, action - HUT_ACTION)
        return FINISH_PAYMENT
    if action < TEMPLE_ACTION:
        begin_payment(s, FOR_HUT, action - HUT_EXCHANGE)
        return PAY_WITH_OTHERS
    if action < TEMPLE_EXCHANGE:
        begin_payment(s, FOR_TEMPLE, action - TEMPLE_ACTION)
        return FINISH_PAYMENT
    begin_payment(s, FOR_TEMPLE, action - TEMPLE_EXCHANGE)
    return PAY_WITH_OTHERS


@rule
def price(s, book):
    """How many of each of its two materials are asked for what is being paid."""
    return hut_price(s, book, s.pay_field) if s.pay_for == FOR_HUT else 1


@rule
def pay_with_others(s, book):
    """In small steps, others are chosen that replace some of what is asked for, until all is decided (MED-29)."""
    if is_settled(s, book, price(s, book)):
        return FINISH_PAYMENT
    s.phase = PAY
    return NOTHING


@rule
def finish_payment(s, book, awards):
    """What is decided is handed over, and brings a building, or the points of an offering."""
    hand_over(s, book, price(s, book))
    pay_for, field = s.pay_for, s.pay_field
    forget_payment(s)
    if pay_for == FOR_ONE:
        druid.reward_one(s, book, awards)
        return VISIT_NEXT
    if pay_for == FOR_BOTH:
        druid.reward_both(s, book, awards)
        return VISIT_NEXT
    return raise_building(s, book, pay_for, field, awards)


@rule
def raise_building(s, book, pay_for, field, awards):
    """Place it, then the druid moves, then the ritual (MED-34)."""
    if pay_for == FOR_HUT:
        build_hut(s, book, field, awards)
    else:
        build_temple(s, field)
    return ASK_OWNER if druid.walk_after(s, book, field, awards) else END_TURN


@rule
def ask_owner(s, book, awards):
    """The owner of the hut beside the druid decides, if there is anything to decide (MED-49)."""
    owner = int(s.owner[s.druid])
    if druid.has_something_to_offer(s, book, owner, s.druid):
        s.asked = owner
        s.phase = OFFER
        return NOTHING
    druid.refuse(s, book, owner, awards)
    return VISIT_NEXT


@rule
def offer(s, book, action, awards):
    """The answer of an owner (MED-50 … MED-55)."""
    if action == NOTHING_ACTION:
        druid.refuse(s, book, s.asked, awards)
        return VISIT_NEXT
    if action == CHIP_OFFER:
        druid.reward_chip(s, book, awards)
        return VISIT_NEXT
    if action < BOTH_ACTION:
        begin_payment(s, FOR_ONE, s.druid)
        s.given[action - ONE_ACTION] = 1
        return FINISH_PAYMENT
    if action == EXCHANGE_ONE:
        begin_payment(s, FOR_ONE, s.druid)
        return PAY_WITH_OTHERS
    begin_payment(s, FOR_BOTH, s.druid)
    return FINISH_PAYMENT if action == BOTH_ACTION else PAY_WITH_OTHERS


@rule
def visit_next(s, book, awards):
    """The druid goes on to another hut; if there is none, the ritual is over, or in his final lap the match."""
    if steps_on(s, book, awards):
        return ASK_OWNER
    if not s.in_lap:
        return END_TURN
    finish(s, book, awards)
    return NOTHING


@rule
def steps_on(s, book, awards):
    """Whether the druid goes on to another hut of his final lap, or of the ritual."""
    return druid.steps_on_in_lap(s, book, awards) if s.in_lap else druid.steps_on_in_row(s, book, awards)


@rule
def has_built_all(s, player):
    """Whether a player has built all huts and temples (MED-63)."""
    return s.huts[player] == 0 and s.temples[player] == 0


@rule
def end_turn(s, book):
    """The next player; or the final lap, when all have had their last turn (MED-63, MED-81)."""
    s.turns += 1
    if s.ending == NOTHING and (has_built_all(s, s.turn) or s.turns >= book.turn_limit * s.players):
        s.ending = s.turn
    s.turn = (s.turn + 1) % s.players
    s.asked = s.turn
    s.phase = ROLL
    if s.turn != s.ending:
        return NOTHING
    druid.begin_lap(s, book)
    return VISIT_NEXT


@rule
def finish(s, book, awards):
    """Temples and rune stones are counted; the match is over."""
    s.phase = FINISHED
    s.asked = NOTHING
    scoring.final_scoring(s, book, awards)


@rule
def scores(s, book, out):
    """The points of every player; they may well pass 100 (MED-71)."""
    for player in range(s.players):
        out[player] = s.scores[player]


@rule
def set_up_at(states, i, books, players, start):
    """`set_up` of one of many matches."""
    set_up(states[i], books[0], players, start)


@rule
def forecast(s, book, awards):
    """The final scoring, as if the match ended now."""
    scoring.final_scoring(s, book, awards)
