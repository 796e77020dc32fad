"""What is asked for each kind of action, step by step, and which answers are possible (D12 … D15).

A kind is offered only if it can be done in full: each answer of its first step can be followed by one to every later
step. What has been answered stands in `target` and `other`; only the sale of food counts its steps in `target`.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.building import (
    can_annex,
    can_annex_tile,
    can_found,
    can_grow,
    can_take_cell,
    owns_second_tile,
)
from oppidum.games.finisterre.free_steps import can_drop, can_move, can_move_to
from oppidum.games.finisterre.minting import most_to_melt, most_to_mint
from oppidum.games.finisterre.state import (
    AMOUNT,
    AMOUNT_ACTION,
    AMOUNTS,
    ANNEX,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    CARAVAN,
    CARRY_LOAD,
    CELL,
    CELL_ACTION,
    COMARCA_ACTION,
    COMARCAS,
    CROP,
    DESTROY,
    DROP_GOOD,
    EDGE_ACTION,
    GOLD,
    GOOD_ACTION,
    GOODS,
    GROW,
    LARGE,
    LOT_ACTION,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    NOTHING,
    SAIL,
    SELL,
    SELL_FOOD,
    SMALL,
    STORES,
    TARGET,
    UNIT_ACTION,
    UNITS,
)
from oppidum.games.finisterre.trading import can_buy, can_sell, can_sell_food, is_food_share
from oppidum.games.finisterre.transport import (
    can_drive,
    can_drive_to,
    can_sail,
    can_sail_to,
    is_cart,
    is_vehicle,
)
from oppidum.games.finisterre.units import units_of
from oppidum.games.finisterre.vehicles import can_build_boat, can_build_cart

# Questions: a site or dock, an own unit, a comarca, a lot, a good in a store, a territory, how much, a cell.
NO_QUESTION, EDGE, UNIT, LAND, LOT, GOOD, TREASURY, HOW_MUCH, WHERE = range(9)
CARAVAN_ANSWER = GOOD_ACTION + GOODS * CARAVAN + GOLD  # where a territory is asked for


@rule
def first_question(kind):
    """What is asked first for a kind of action."""
    if kind in (BUILD_SMALL, BUILD_LARGE, BUILD_BOAT):
        return EDGE
    if kind in (GROW, ANNEX, DESTROY, SAIL, CARRY_LOAD, MOVE_CART):
        return UNIT
    if kind in (MOVE_GOOD, DROP_GOOD):
        return GOOD
    if kind in (MINT, MELT):
        return TREASURY
    if kind in (BUY, SELL):
        return LOT
    if kind == BUILD_CART:
        return LAND
    return HOW_MUCH if kind == SELL_FOOD else NO_QUESTION


@rule
def later_question(s, kind, step):
    """What is asked then, if anything."""
    if kind == SELL_FOOD:
        return HOW_MUCH if step < GOODS - CROP else NO_QUESTION
    if kind == ANNEX:
        return HOW_MUCH if step == 1 else WHERE if step == 2 else NO_QUESTION
    if step > 1:
        return NO_QUESTION
    if kind == GROW:
        return WHERE if owns_second_tile(s, s.playing, s.target) else NO_QUESTION
    if kind in (MINT, MELT):
        return HOW_MUCH
    if kind in (CARRY_LOAD, MOVE_CART):
        return LAND
    if kind == SAIL:
        return EDGE
    return UNIT if kind == MOVE_GOOD else NO_QUESTION


@rule
def question(s, kind, step):
    """What is asked at a step of an action."""
    return first_question(kind) if step == 0 else later_question(s, kind, step)


@rule
def phase_for(asking):
    """The phase in which a question is asked."""
    if asking == HOW_MUCH:
        return AMOUNT
    return CELL if asking == WHERE else TARGET


@rule
def first_answer(s, asking):
    """The lowest action that may answer a question."""
    if asking == EDGE:
        return EDGE_ACTION
    if asking in (UNIT, TREASURY):
        return UNIT_ACTION + UNITS * s.playing
    if asking == LAND:
        return COMARCA_ACTION
    if asking == LOT:
        return LOT_ACTION
    if asking == GOOD:
        return GOOD_ACTION
    return AMOUNT_ACTION if asking == HOW_MUCH else CELL_ACTION


@rule
def past_answers(s, asking):
    """The action behind the highest that may answer it."""
    if asking == EDGE:
        return EDGE_ACTION + 4 * s.plots
    if asking == UNIT:
        return UNIT_ACTION + UNITS * s.playing + units_of(s, s.playing)
    if asking == TREASURY:
        return CARAVAN_ANSWER + 1
    if asking == LAND:
        return COMARCA_ACTION + COMARCAS
    if asking == LOT:
        return LOT_ACTION + 3
    if asking == GOOD:
        return GOOD_ACTION + GOODS * STORES
    return AMOUNT_ACTION + AMOUNTS if asking == HOW_MUCH else CELL_ACTION + 4


@rule
def meaning(s, asking, action):
    """What an answer names: an edge, a unit of the clan, a comarca, …; the caravan where a territory is asked for."""
    return CARAVAN if asking == TREASURY and action == CARAVAN_ANSWER else action - first_answer(s, asking)


@rule
def step_now(s):
    """How many answers have been given for the action that is being decided."""
    if s.target == NOTHING:
        return 0
    if s.kind == SELL_FOOD:
        return s.target + 1
    return 1 if s.other == NOTHING else 2


@rule
def is_answer(s, book, kind, step, action):
    """Whether an action answers the question of a step."""
    value = meaning(s, question(s, kind, step), action)
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
    return can_drive_to(s, book, clan, s.target, value)


@rule
def can_trade(s, book, clan, kind, step, value):
    """Answers for the market and the mint (14.8, 14.9)."""
    if kind == BUY:
        return can_buy(s, book, clan, value)
    if kind == SELL:
        return can_sell(s, book, clan, value)
    if kind == SELL_FOOD:
        return can_sell_food(s, book, clan) and is_food_share(s, book, clan, CROP + step, value)
    if kind == MINT:
        return value > 0 and value <= most_to_mint(s, book, clan, s.target) if step else is_mint(s, book, clan, value)
    if kind == MELT:
        return value > 0 and value <= most_to_melt(s, book, clan, s.target) if step else is_forge(s, book, clan, value)
    return False


@rule
def is_mint(s, book, clan, land):
    """Whether gold can be minted in a territory."""
    return land <= CARAVAN and most_to_mint(s, book, clan, land) > 0


@rule
def is_forge(s, book, clan, land):
    """Whether gold can be made in a territory."""
    return land <= CARAVAN and most_to_melt(s, book, clan, land) > 0


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
def is_possible(s, book, kind):
    """Whether a kind of action can be done in some way."""
    asking = first_question(kind)
    if asking != NO_QUESTION:
        for action in range(first_answer(s, asking), past_answers(s, asking)):
            if is_answer(s, book, kind, 0, action):
                return True
    return False


@rule
def legal_answers(s, book, out):
    """All answers to what is asked now."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    count = 0
    for action in range(first_answer(s, asking), past_answers(s, asking)):
        if is_answer(s, book, s.kind, step, action):
            out[count] = action
            count += 1
    return count


@rule
def only_answer(s, book):
    """The answer to what is asked now if there is only one, else NOTHING."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    found = NOTHING
    for action in range(first_answer(s, asking), past_answers(s, asking)):
        if is_answer(s, book, s.kind, step, action):
            if found != NOTHING:
                return NOTHING
            found = action
    return found
