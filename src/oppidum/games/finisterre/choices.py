"""Which answers are possible to what an action asks (D13 … D15).

A kind is offered only if it can be done in full: each answer of its first step can be followed by one to every later
step.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.boats import can_sail, can_sail_to, is_vehicle
from oppidum.games.finisterre.book import GROWTH, LARGE_VILLAGE, NEW_BOAT, NEW_CART, SMALL_VILLAGE
from oppidum.games.finisterre.building import can_annex, can_annex_tile, can_found, can_grow, can_take_cell
from oppidum.games.finisterre.carts import can_bring_back, can_drive, can_drive_to, is_cart
from oppidum.games.finisterre.free_steps import can_drop, can_move, can_move_to
from oppidum.games.finisterre.minting import most_to_melt, most_to_mint
from oppidum.games.finisterre.payment import could_pay
from oppidum.games.finisterre.questions import (
    CARAVAN_ANSWER,
    EDGE,
    GOOD,
    LAND,
    NO_QUESTION,
    TREASURY,
    first_answer,
    first_question,
    meaning,
    past_answers,
    question,
    step_now,
)
from oppidum.games.finisterre.state import (
    ANNEX,
    BARE,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    CARRY_LOAD,
    COMARCA_ACTION,
    CROP,
    DESTROY,
    DROP_GOOD,
    EDGE_ACTION,
    GOOD_ACTION,
    GOODS,
    GROW,
    LARGE,
    MELT,
    MINT,
    MOVE_GOOD,
    NOTHING,
    SAIL,
    SELL,
    SELL_FOOD,
    SMALL,
    UNIT_ACTION,
    UNITS,
)
from oppidum.games.finisterre.trading import can_buy, can_sell, can_sell_food, is_food_share
from oppidum.games.finisterre.vehicles import can_build_boat, can_build_cart


@rule
def is_worth_asking(s, book, asking, action):
    """Whether an answer may be possible at all: a site or dock, a comarca on the table, a good that is there."""
    if asking == EDGE:
        edge = action - EDGE_ACTION
        face = int(s.plot_face[edge >> 2])
        return face >= 0 and (int(book.sites[face]) | int(book.docks[face])) >> (edge & 3) & 1 == 1
    if asking == GOOD:
        code = action - GOOD_ACTION
        return s.store[s.playing, code // GOODS, code % GOODS] > 0
    if asking == LAND:
        return s.comarcas >> (action - COMARCA_ACTION) & 1 == 1
    if asking == TREASURY:
        return action < UNIT_ACTION + UNITS * (s.playing + 1) or action == CARAVAN_ANSWER
    return True


@rule
def next_answer(s, book, asking, action, past):
    """The next action that is worth asking, from this one on; squares without any arrow are left out at once."""
    while action < past and not is_worth_asking(s, book, asking, action):
        edge = action - EDGE_ACTION
        face = int(s.plot_face[edge >> 2]) if asking == EDGE else BARE
        bare = asking == EDGE and (face < 0 or int(book.sites[face]) | int(book.docks[face]) == 0)
        action += 4 if bare else 1
    return action


@apart
def is_answer(s, book, kind, step, value):
    """Whether a value answers the question of a step."""
    if kind < DESTROY:
        return can_build(s, book, s.playing, kind, step, value)
    if kind < BUY:
        return can_transport(s, book, s.playing, kind, step, value)
    if kind < MOVE_GOOD:
        return can_trade(s, book, s.playing, kind, step, value)
    return can_step(s, book, s.playing, kind, step, value)


@rule
def can_build(s, book, clan, kind, step, value):
    """Answers for building (14.1)."""
    if kind == BUILD_SMALL:
        return can_found(s, book, clan, value, SMALL)
    if kind == BUILD_LARGE:
        return can_found(s, book, clan, value, LARGE)
    if kind == GROW:
        return can_grow(s, book, clan, value) if step == 0 else can_take_cell(s, book, clan, s.target, value)
    if kind == ANNEX and step == 0:
        return can_annex(s, book, clan, value)
    if kind == ANNEX and step == 1:
        return value in (SMALL, LARGE) and can_annex_tile(s, book, clan, s.target, value)
    if kind == ANNEX:
        return can_take_cell(s, book, clan, s.target, value)
    if kind == BUILD_BOAT:
        return can_build_boat(s, book, clan, value)
    return kind == BUILD_CART and can_build_cart(s, book, clan, value)


@rule
def can_transport(s, book, clan, kind, step, value):
    """Answers for breaking up and moving boats and carts (14.2, 14.4)."""
    if kind == DESTROY:
        return is_vehicle(s, clan, value)
    if kind == SAIL:
        return can_sail(s, book, clan, value) if step == 0 else can_sail_to(s, book, clan, s.target, value)
    if kind != CARRY_LOAD:
        return False
    if step == 0:
        return is_cart(s, clan, value, True) and can_drive(s, book, clan, value)
    if step == 1:
        return can_drive_to(s, book, clan, s.target, value)
    return value == NOTHING or can_bring_back(s, book, clan, s.target, s.other, value // GOODS, value % GOODS)


@rule
def can_trade(s, book, clan, kind, step, value):
    """Answers for the market and the mint (14.8, 14.9)."""
    if kind == BUY:
        return can_buy(s, book, clan, value)
    if kind == SELL:
        return can_sell(s, book, clan, value)
    if kind == SELL_FOOD:
        return is_food_share(s, book, clan, CROP + step, value)
    if kind == MINT:
        return value > 0 and value <= most_to_mint(s, book, clan, s.target) if step else is_mint(s, book, clan, value)
    if kind == MELT:
        return value > 0 and value <= most_to_melt(s, book, clan, s.target) if step else is_forge(s, book, clan, value)
    return False


@rule
def is_mint(s, book, clan, land):
    """Whether gold can be minted in a territory."""
    return land != NOTHING and most_to_mint(s, book, clan, land) > 0


@rule
def is_forge(s, book, clan, land):
    """Whether gold can be made in a territory."""
    return land != NOTHING and most_to_melt(s, book, clan, land) > 0


@rule
def can_step(s, book, clan, kind, step, value):
    """Answers for free steps (13.4)."""
    if kind == MOVE_GOOD and step == 0:
        return can_move(s, book, clan, value // GOODS, value % GOODS)
    if kind == MOVE_GOOD:
        return can_move_to(s, book, clan, s.target // GOODS, s.target % GOODS, value)
    if kind == DROP_GOOD:
        return can_drop(s, clan, value // GOODS, value % GOODS)
    if step == 0:
        return is_cart(s, clan, value, False) and can_drive(s, book, clan, value)
    return can_drive_to(s, book, clan, s.target, value)


@rule
def is_within_means(s, book, clan, kind):
    """A quick look before all places are tried: whether the clan could pay if all its goods lay in the right place."""
    if kind == BUILD_SMALL:
        return could_pay(s, book, clan, SMALL_VILLAGE)
    if kind == BUILD_LARGE:
        return could_pay(s, book, clan, LARGE_VILLAGE)
    if kind == GROW:
        return could_pay(s, book, clan, GROWTH)
    if kind == ANNEX:
        return could_pay(s, book, clan, SMALL_VILLAGE) or could_pay(s, book, clan, LARGE_VILLAGE)
    if kind == BUILD_BOAT:
        return could_pay(s, book, clan, NEW_BOAT)
    if kind == BUILD_CART:
        return could_pay(s, book, clan, NEW_CART)
    return kind != SELL_FOOD or can_sell_food(s, book, clan)


@apart
def is_possible(s, book, kind):
    """Whether a kind of action can be done in some way."""
    asking = first_question(kind)
    if asking != NO_QUESTION and is_within_means(s, book, s.playing, kind):
        first, past = first_answer(s, asking), past_answers(s, asking)
        action = next_answer(s, book, asking, first, past)
        while action < past:
            if is_answer(s, book, kind, 0, meaning(asking, first, action)):
                return True
            action = next_answer(s, book, asking, action + 1, past)
    return False


@apart
def legal_answers(s, book, out):
    """All answers to what is asked now."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    first, past = first_answer(s, asking), past_answers(s, asking)
    count = 0
    action = next_answer(s, book, asking, first, past)
    while action < past:
        if is_answer(s, book, s.kind, step, meaning(asking, first, action)):
            out[count] = action
            count += 1
        action = next_answer(s, book, asking, action + 1, past)
    return count


@apart
def only_answer(s, book):
    """The answer to what is asked now if there is only one, else NOTHING."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    first, past = first_answer(s, asking), past_answers(s, asking)
    found = NOTHING
    action = next_answer(s, book, asking, first, past)
    while action < past:
        if is_answer(s, book, s.kind, step, meaning(asking, first, action)):
            if found != NOTHING:
                return NOTHING
            found = action
        action = next_answer(s, book, asking, action + 1, past)
    return found
