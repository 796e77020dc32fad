"""What is asked for each kind of action, step by step (D12 … D15).

What has been answered stands in `target` and `other`; only the sale of food counts its steps in `target`.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.building import owns_second_tile
from oppidum.games.finisterre.state import (
    AMOUNT,
    AMOUNT_ACTION,
    AMOUNTS,
    ANNEX,
    ANSWER_ACTION,
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
    LOT_ACTION,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    NOTHING,
    SAIL,
    SELL,
    SELL_FOOD,
    STORES,
    TARGET,
    UNIT_ACTION,
    UNITS,
)
from oppidum.games.finisterre.units import units_of

# Questions: a site or dock, an own unit, a comarca, a lot, a good in a store, a territory, how much, a cell, and what
# a cart brings back.
NO_QUESTION, EDGE, UNIT, LAND, LOT, GOOD, TREASURY, HOW_MUCH, WHERE, RETURN = range(10)
CARAVAN_ANSWER = GOOD_ACTION + GOODS * CARAVAN + GOLD  # where a territory is asked for
THIRD = 32  # places the third answer behind the second
ONE_WAY = ANSWER_ACTION  # no: a cart brings nothing back


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
        return RETURN if kind == CARRY_LOAD and step == 2 else NO_QUESTION
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
    if asking in (GOOD, RETURN):
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
    if asking == RETURN:
        return ONE_WAY + 1
    return AMOUNT_ACTION + AMOUNTS if asking == HOW_MUCH else CELL_ACTION + 4


@rule
def meaning(asking, first, action):
    """What an answer names: an edge, a unit of the clan, a comarca, …; the caravan where a territory is asked for.

    `first` is the lowest answer. NOTHING stands for a cart that brings nothing back, and for what is no territory.
    """
    value = action - first
    if asking == TREASURY and value >= UNITS:
        return CARAVAN if action == CARAVAN_ANSWER else NOTHING
    return NOTHING if action == ONE_WAY else value


@rule
def answer_named(s, asking, action):
    """What an answer to a question names."""
    return meaning(asking, first_answer(s, asking), action)


@rule
def step_now(s):
    """How many answers have been given for the action that is being decided."""
    if s.target == NOTHING:
        return 0
    if s.kind == SELL_FOOD:
        return s.target + 1
    return 1 if s.other == NOTHING else 2


@rule
def note_answer(s, step, value):
    """Remember an answer. The third one stands behind the second: a cell behind flags, a good behind a comarca."""
    if s.kind == SELL_FOOD:
        s.amounts[CROP + step] = value
        s.target = step
    elif step == 0:
        s.target = value
    elif step == 1:
        s.other = value
    else:
        s.other += THIRD * (value + 1)


@rule
def second_of(other):
    """The second answer of three."""
    return other % THIRD


@rule
def third_of(other):
    """The third answer, or NOTHING."""
    return other // THIRD - 1
