"""An action turn: which kinds of actions may be done, what they ask for, and what they do (D12 … D15)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.boats import destroy, sail
from oppidum.games.finisterre.building import annex, found, grow
from oppidum.games.finisterre.carts import bring_back, drive
from oppidum.games.finisterre.choices import is_possible, legal_answers, only_answer
from oppidum.games.finisterre.free_steps import drop_good, move_good
from oppidum.games.finisterre.minting import melt, mint
from oppidum.games.finisterre.overflow import asks_what_stays
from oppidum.games.finisterre.pool import end_action_turn, stop
from oppidum.games.finisterre.questions import (
    NO_QUESTION,
    answer_named,
    note_answer,
    phase_for,
    question,
    second_of,
    step_now,
    third_of,
)
from oppidum.games.finisterre.state import (
    ACT,
    ANNEX,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    CARRY_LOAD,
    DESTROY,
    DROP_GOOD,
    END_TURN,
    FIRST_FREE_STEP,
    GOODS,
    GROW,
    KIND_ACTION,
    LARGE,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    NOTHING,
    SAIL,
    SELL,
    SELL_FOOD,
    SMALL,
    STOP,
)
from oppidum.games.finisterre.trading import buy, sell, sell_food
from oppidum.games.finisterre.vehicles import build_boat, build_cart


@apart
def legal_kinds(s, book, out):
    """The kinds of actions and free steps that can be done now; then to stop, or to end the turn after the last one."""
    count = 0
    if s.actions_left > 0:
        for kind in range(FIRST_FREE_STEP):
            if is_possible(s, book, kind):
                out[count] = KIND_ACTION + kind
                count += 1
    if s.free_left > 0:
        for kind in range(FIRST_FREE_STEP, MOVE_CART + 1):
            if is_possible(s, book, kind):
                out[count] = KIND_ACTION + kind
                count += 1
    out[count] = STOP if s.actions_left > 0 else END_TURN
    return count + 1


@rule
def legal_targets(s, book, out):
    """The answers to what an action asks, in the phases TARGET, AMOUNT and CELL."""
    return legal_answers(s, book, out)


@rule
def has_free_step(s, book):
    """Whether a free step is left that can be done."""
    if s.free_left > 0:
        for kind in range(FIRST_FREE_STEP, MOVE_CART + 1):
            if is_possible(s, book, kind):
                return True
    return False


@rule
def choose_kind(s, book, action):
    """A kind of action, a free step, the end of the turn or of the phase; whether the action phase goes on."""
    if action == STOP:
        return stop(s, book)
    if action == END_TURN:
        return end_action_turn(s, book)
    s.kind = action - KIND_ACTION
    s.target = NOTHING
    s.other = NOTHING
    return go_on(s, book, 0)


@rule
def choose_target(s, book, action):
    """An answer to what an action asks; whether the action phase goes on."""
    step = step_now(s)
    note_answer(s, step, answer_named(s, question(s, s.kind, step), action))
    return go_on(s, book, step + 1)


@apart
def go_on(s, book, step):
    """Ask what is still open, answer alone where there is no choice, and do it when all is said."""
    asking = question(s, s.kind, step)
    while asking != NO_QUESTION:
        s.phase = phase_for(asking)
        answer = only_answer(s, book)
        if answer == NOTHING:
            return True
        note_answer(s, step, answer_named(s, asking, answer))
        step += 1
        asking = question(s, s.kind, step)
    do(s, book, s.playing)
    return spend(s, book)


@apart
def do(s, book, clan):
    """The action that was decided is done."""
    if s.kind < DESTROY:
        build(s, book, clan)
    elif s.kind < BUY:
        transport(s, book, clan)
    elif s.kind < FIRST_FREE_STEP:
        trade(s, book, clan)
    else:
        step_freely(s, book, clan)


@rule
def build(s, book, clan):
    """Villages, boats and carts (14.1)."""
    if s.kind == BUILD_SMALL:
        found(s, book, clan, s.target, SMALL)
    elif s.kind == BUILD_LARGE:
        found(s, book, clan, s.target, LARGE)
    elif s.kind == GROW:
        grow(s, book, clan, s.target, s.other)
    elif s.kind == ANNEX:
        annex(s, book, clan, s.target, second_of(s.other), third_of(s.other))
    elif s.kind == BUILD_BOAT:
        build_boat(s, book, clan, s.target)
    elif s.kind == BUILD_CART:
        build_cart(s, book, clan, s.target)


@rule
def transport(s, book, clan):
    """Boats and carts are broken up or moved (14.2, 14.4)."""
    if s.kind == DESTROY:
        destroy(s, book, clan, s.target)
    elif s.kind == SAIL:
        sail(s, book, clan, s.target, s.other)
    elif s.kind == CARRY_LOAD and third_of(s.other) == NOTHING:
        drive(s, book, clan, s.target, second_of(s.other))
    elif s.kind == CARRY_LOAD:
        bring_back(s, book, clan, s.target, second_of(s.other), third_of(s.other) // GOODS, third_of(s.other) % GOODS)


@rule
def trade(s, book, clan):
    """The market and the mint (14.8, 14.9)."""
    if s.kind == BUY:
        buy(s, book, clan, s.target)
    elif s.kind == SELL:
        sell(s, book, clan, s.target)
    elif s.kind == SELL_FOOD:
        sell_food(s, book, clan)
    elif s.kind == MINT:
        mint(s, book, clan, s.target, s.other)
    elif s.kind == MELT:
        melt(s, book, clan, s.target, s.other)


@rule
def step_freely(s, book, clan):
    """Free steps (13.4)."""
    if s.kind == MOVE_GOOD:
        move_good(s, book, clan, s.target // GOODS, s.target % GOODS, s.other)
    elif s.kind == DROP_GOOD:
        drop_good(s, book, clan, s.target // GOODS, s.target % GOODS)
    elif s.kind == MOVE_CART:
        drive(s, book, clan, s.target, s.other)


@rule
def spend(s, book):
    """An action or a free step is used up; then goods for which there is no room are dropped (D21)."""
    if s.kind < FIRST_FREE_STEP:
        s.actions_left -= 1
        s.pool[s.playing] -= 1
    else:
        s.free_left -= 1
    return True if asks_what_stays(s, book, s.playing) else resume(s, book)


@apart
def resume(s, book):
    """Back to the choice of an action, or on to the next clan; whether the action phase goes on."""
    s.kind = NOTHING
    s.target = NOTHING
    s.other = NOTHING
    s.asked = s.playing
    s.phase = ACT
    if s.actions_left == 0 and not has_free_step(s, book):
        return end_action_turn(s, book)
    return True
