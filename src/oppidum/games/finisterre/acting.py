"""An action turn: which kinds of actions may be done, what they ask for, and what they do (chapter Questions)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.action_turns import end_action_turn, has_anything_to_do, least_cost, stop
from oppidum.games.finisterre.activation import activate, deactivate, list_reveals, reveal
from oppidum.games.finisterre.alliances import ask_consent, leave
from oppidum.games.finisterre.attacks import attack
from oppidum.games.finisterre.boats import destroy, sail
from oppidum.games.finisterre.building import annex, found, grow
from oppidum.games.finisterre.carts import bring_back, drive
from oppidum.games.finisterre.choices import is_possible, legal_answers, only_answer
from oppidum.games.finisterre.conversion import convert
from oppidum.games.finisterre.feasts import hold_feast
from oppidum.games.finisterre.free_steps import drop_good, move_good
from oppidum.games.finisterre.gifts import give
from oppidum.games.finisterre.hiring import dismiss, hire, win_over
from oppidum.games.finisterre.minting import melt, mint
from oppidum.games.finisterre.offerings import offer
from oppidum.games.finisterre.overflow import asks_what_stays
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
    ACTIVATE,
    ANNEX,
    ATTACK,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    BUY_SPECIALIST,
    CARRY_LOAD,
    CONSENT,
    CONVERT,
    CONVERT_SPECIALIST,
    DEACTIVATE,
    DEAL,
    DEFEND,
    DESTROY,
    DIVINE,
    DROP_GOOD,
    END_TURN,
    FEAST,
    FIRST_FREE_STEP,
    GIFT,
    GOODS,
    GROW,
    KIND_ACTION,
    LARGE,
    LEAVE,
    LOOT,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    NOTHING,
    OFFERING,
    RESCUE,
    REVEAL_ACTION,
    SAIL,
    SELL,
    SELL_FOOD,
    SELL_SPECIALIST,
    SMALL,
    SQUARE_ACTION,
    STOP,
    UNITS,
    USE_SPECIALIST,
)
from oppidum.games.finisterre.trading import buy, sell, sell_food
from oppidum.games.finisterre.using import use
from oppidum.games.finisterre.vehicles import build_boat, build_cart


@apart
def legal_kinds(s, book, out):
    """The kinds of actions and free steps that can be done now; then to stop, or to end the turn after the last one."""
    count = 0
    if s.actions_left > 0:
        for kind in range(FIRST_FREE_STEP):
            if least_cost(kind) <= s.actions_left and is_possible(s, book, kind):
                out[count] = KIND_ACTION + kind
                count += 1
    if s.free_left > 0:
        for kind in range(FIRST_FREE_STEP, MOVE_CART + 1):
            if is_possible(s, book, kind):
                out[count] = KIND_ACTION + kind
                count += 1
        count = list_reveals(s, s.playing, out, count)
    out[count] = STOP if s.actions_left > 0 else END_TURN
    return count + 1


@rule
def legal_targets(s, book, out):
    """The answers to what an action asks, in the phases TARGET, AMOUNT and CELL."""
    return legal_answers(s, book, out)


@rule
def choose_kind(s, book, action):
    """A kind of action, a free step, the end of the turn or of the phase; whether the action phase goes on."""
    if action == STOP:
        return stop(s, book)
    if action == END_TURN:
        return end_action_turn(s, book)
    if action < SQUARE_ACTION:
        reveal(s, s.playing, action - REVEAL_ACTION)
        s.free_left -= 1
        return resume(s, book)
    note_kind(s, action - KIND_ACTION)
    return go_on(s, book, 0)


@rule
def note_kind(s, kind):
    """A kind of action or of free step is decided; nothing has been answered yet."""
    s.kind = kind
    s.target = NOTHING
    s.other = NOTHING


@rule
def choose_target(s, book, action):
    """An answer to what an action asks; whether the action phase goes on."""
    step = step_now(s)
    note_answer(s, step, answer_named(s, question(s, s.kind, step), action))
    return go_on(s, book, step + 1)


@apart
def go_on(s, book, step):
    """Ask what is still open, or do it when all is said."""
    if not is_all_said(s, book, step):
        return True
    do(s, book, s.playing)
    return True if is_waiting(s) else spend(s, book)


@rule
def is_all_said(s, book, step):
    """Answer alone where there is no choice; whether nothing is left to be asked."""
    asking = question(s, s.kind, step)
    while asking != NO_QUESTION:
        s.phase = phase_for(asking)
        answer = only_answer(s, book)
        if answer == NOTHING:
            return False
        note_answer(s, step, answer_named(s, asking, answer))
        step += 1
        asking = question(s, s.kind, step)
    return True


@rule
def decide_at(states, i, books, action):
    """A kind of action or an answer is noted, with what has one answer behind it; nothing is done or paid."""
    s, book = states[i], books[0]
    step = 0
    if s.phase == ACT:
        note_kind(s, action - KIND_ACTION)
    else:
        step = step_now(s) + 1
        note_answer(s, step - 1, answer_named(s, question(s, s.kind, step - 1), action))
    return is_all_said(s, book, step)


@rule
def is_waiting(s):
    """Whether the action waits for an answer of another clan, of chance, or for a last one of its own."""
    return s.phase in (CONSENT, DEFEND, LOOT, RESCUE, DIVINE, DEAL)


@apart
def do(s, book, clan):
    """The action that was decided is done."""
    if s.kind < DESTROY:
        build(s, book, clan)
    elif s.kind in (OFFERING, FEAST, GIFT):
        worship(s, book, clan)
    elif s.kind in (ACTIVATE, DEACTIVATE, BUY_SPECIALIST, SELL_SPECIALIST, CONVERT_SPECIALIST, USE_SPECIALIST):
        employ(s, book, clan)
    elif s.kind in (ATTACK, CONVERT):
        assail(s, book, clan)
    elif s.kind < BUY:
        transport(s, book, clan)
    elif s.kind < FIRST_FREE_STEP:
        trade(s, book, clan)
    else:
        step_freely(s, book, clan)


@rule
def build(s, book, clan):
    """Villages, boats and carts (chapter Building)."""
    if s.kind == BUILD_SMALL:
        found(s, book, clan, s.target, SMALL)
    elif s.kind == BUILD_LARGE:
        found(s, book, clan, s.target, LARGE)
    elif s.kind == GROW:
        grow(s, book, clan, s.target, s.other)
    elif s.kind == ANNEX and s.target // UNITS != clan:
        ask_consent(s, book, clan, s.target)
    elif s.kind == ANNEX:
        annex(s, book, clan, s.target % UNITS, second_of(s.other), third_of(s.other))
    elif s.kind == LEAVE:
        leave(s, book, clan, s.target, s.other)
    elif s.kind == BUILD_BOAT:
        build_boat(s, book, clan, s.target)
    elif s.kind == BUILD_CART:
        build_cart(s, book, clan, s.target)


@rule
def worship(s, book, clan):
    """Offerings, feasts and gifts (chapters Offerings, Feasts, Gifts)."""
    if s.kind == OFFERING:
        offer(s, book, clan, s.target)
    elif s.kind == FEAST:
        hold_feast(s, book, clan, s.target, s.other)
    else:
        give(s, book, clan, s.target)


@rule
def employ(s, book, clan):
    """Specialists are turned on and off, bought, sold, won over and used (chapter Specialists)."""
    if s.kind == ACTIVATE:
        store, good = second_of(s.other) // GOODS, second_of(s.other) % GOODS
        activate(s, book, clan, s.target, store, good, max(third_of(s.other), 1))
    elif s.kind == DEACTIVATE:
        deactivate(s, book, clan, s.target)
    elif s.kind == BUY_SPECIALIST:
        hire(s, book, clan, s.target)
    elif s.kind == SELL_SPECIALIST:
        dismiss(s, book, clan, s.target)
    elif s.kind == CONVERT_SPECIALIST:
        win_over(s, book, clan, s.target)
    else:
        use(s, book, clan, s.target, second_of(s.other), third_of(s.other))


@rule
def assail(s, book, clan):
    """Attack and conversion (chapters Attack, Conversion)."""
    if s.kind == ATTACK:
        attack(s, book, second_of(s.other), third_of(s.other))
    else:
        convert(s, book, clan, s.target, second_of(s.other), third_of(s.other))


@rule
def transport(s, book, clan):
    """Boats and carts are broken up or moved (chapter Boats and carts)."""
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
    """The market and the mint (chapters Market, Mint)."""
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
    """Free steps (chapter Free steps)."""
    if s.kind == MOVE_GOOD:
        move_good(s, book, clan, s.target // GOODS, s.target % GOODS, s.other)
    elif s.kind == DROP_GOOD:
        drop_good(s, book, clan, s.target // GOODS, s.target % GOODS)
    elif s.kind == MOVE_CART:
        drive(s, book, clan, s.target, s.other)


@rule
def spend(s, book):
    """An action or a free step is used up; then goods for which there is no room are dropped (chapter Stores)."""
    if s.kind < FIRST_FREE_STEP:
        cost = least_cost(s.kind)
        s.actions_left -= cost
        s.pool[s.playing] -= cost
    else:
        s.free_left -= 1
    return True if asks_what_stays(s, book, s.playing) else resume(s, book)


@apart
def resume(s, book):
    """Back to the choice of an action, or on to the next clan when there is none; whether the action phase goes on."""
    s.kind = NOTHING
    s.target = NOTHING
    s.other = NOTHING
    s.asked = s.playing
    s.phase = ACT
    if has_anything_to_do(s, book):
        return True
    return stop(s, book) if s.actions_left > 0 else end_action_turn(s, book)
