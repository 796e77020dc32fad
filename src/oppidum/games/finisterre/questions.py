"""What is asked for each kind of action, step by step (chapter Questions).

What has been answered stands in `target` and `other`; only the sale of food counts its steps in `target`.
"""

from oppidum.core.jit import rule
from oppidum.games.finisterre.building import owns_second_tile
from oppidum.games.finisterre.conversion import needs_cell
from oppidum.games.finisterre.state import (
    ACTIVATE,
    AMOUNT,
    AMOUNT_ACTION,
    AMOUNTS,
    ANNEX,
    ANSWER_ACTION,
    ATTACK,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    BUY_SPECIALIST,
    CARRY_LOAD,
    CELL,
    CELL_ACTION,
    CLAN_ACTION,
    CLANS,
    COMARCA_ACTION,
    COMARCAS,
    CONVERT,
    CONVERT_SPECIALIST,
    CROP,
    CUBES,
    DEACTIVATE,
    DESTROY,
    DROP_GOOD,
    EDGE_ACTION,
    FEAST,
    FORM,
    FORM_ACTION,
    FORMS,
    GIFT,
    GOOD_ACTION,
    GOODS,
    GROW,
    LEAVE,
    LOT_ACTION,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    NOTHING,
    OFFERING,
    SAIL,
    SELL,
    SELL_FOOD,
    SELL_SPECIALIST,
    SLOT_ACTION,
    SLOTS,
    SPECIALIST_ACTION,
    SPECIALTIES,
    STORES,
    TAKE_ACTION,
    TARGET,
    UNIT_ACTION,
    UNITS,
    USE_SPECIALIST,
)
from oppidum.games.finisterre.units import units_of

# Questions: a site or dock, an own unit, a comarca, a lot, a good in a store, a territory, how much, a cell, what a
# cart brings back; any unit, a dolmen, a clan, an own card, any card, a kind of specialist, the form of a conversion,
# what a specialist works on, a kind of good.
NO_QUESTION, EDGE, UNIT, LAND, LOT, GOOD, TREASURY, HOW_MUCH, WHERE, RETURN = range(10)
ANY_UNIT, DOLMEN, WHOM, OWN_CARD, ANY_CARD, PROFESSION, MANNER, WORK, SORT = range(10, 19)
THIRD = 128  # places the third answer behind the second
ONE_WAY = ANSWER_ACTION  # no: a cart brings nothing back
WORK_ALONE = CLANS * SLOTS  # + LOOK or ALCHEMY; before it a specialist works on a card: SLOTS * clan + slot
WORK_ON_CLAN = WORK_ALONE + 8  # + clan
WORK_ON_UNIT = WORK_ON_CLAN + CLANS  # + UNITS * clan + unit


@rule
def first_question(kind):
    """What is asked first for a kind of action."""
    if kind in (BUILD_SMALL, BUILD_LARGE, BUILD_BOAT):
        return EDGE
    if kind in (GROW, LEAVE, DESTROY, FEAST, SAIL, CARRY_LOAD, ATTACK, MOVE_CART):
        return UNIT
    if kind in (ANNEX, CONVERT):
        return ANY_UNIT
    if kind in (ACTIVATE, DEACTIVATE, SELL_SPECIALIST, USE_SPECIALIST):
        return OWN_CARD
    if kind in (MOVE_GOOD, DROP_GOOD):
        return GOOD
    if kind in (MINT, MELT):
        return TREASURY
    if kind in (BUY, SELL):
        return LOT
    if kind == BUILD_CART:
        return LAND
    return HOW_MUCH if kind == SELL_FOOD else first_question_to_others(kind)


@rule
def first_question_to_others(kind):
    """The same for what is done with dolmens, other clans and their cards."""
    if kind == OFFERING:
        return DOLMEN
    if kind == GIFT:
        return WHOM
    if kind == BUY_SPECIALIST:
        return PROFESSION
    return ANY_CARD if kind == CONVERT_SPECIALIST else NO_QUESTION


@rule
def later_question(s, kind, step):
    """What is asked then, if anything."""
    if kind == SELL_FOOD:
        return HOW_MUCH if step < GOODS - CROP else NO_QUESTION
    if kind == ANNEX:
        return HOW_MUCH if step == 1 else WHERE if step == 2 else NO_QUESTION
    if step > 1:
        return last_question(s, kind) if step == 2 else NO_QUESTION
    if kind == GROW:
        return WHERE if owns_second_tile(s, s.playing, s.target) else NO_QUESTION
    if kind in (MINT, MELT, FEAST):
        return HOW_MUCH
    if kind in (CARRY_LOAD, MOVE_CART):
        return LAND
    if kind in (SAIL, LEAVE):
        return EDGE
    if kind == ACTIVATE:
        return GOOD
    if kind == CONVERT:
        return MANNER
    if kind == USE_SPECIALIST:
        return WORK
    return UNIT if kind == MOVE_GOOD else ANY_UNIT if kind == ATTACK else NO_QUESTION


@rule
def last_question(s, kind):
    """What is asked after two answers, if anything."""
    if kind == CARRY_LOAD:
        return RETURN
    if kind == ATTACK or (kind == ACTIVATE and s.other % GOODS >= CUBES):
        return HOW_MUCH
    if kind == CONVERT:
        return WHERE if needs_cell(s, s.target, s.other) else NO_QUESTION
    return SORT if kind == USE_SPECIALIST and is_unit_answer(s.other) else NO_QUESTION


@rule
def is_unit_answer(work):
    """Whether what a specialist works on is a unit: it stands behind the clans and the cards."""
    return work >= WORK_ON_UNIT


@rule
def question(s, kind, step):
    """What is asked at a step of an action."""
    return first_question(kind) if step == 0 else later_question(s, kind, step)


@rule
def phase_for(asking):
    """The phase in which a question is asked."""
    if asking == HOW_MUCH:
        return AMOUNT
    if asking == MANNER:
        return FORM
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
    if asking == HOW_MUCH:
        return AMOUNT_ACTION
    return CELL_ACTION if asking == WHERE else first_answer_on_others(s, asking)


@rule
def first_answer_on_others(s, asking):
    """The same where dolmens, other clans or cards are asked for."""
    if asking == DOLMEN:
        return EDGE_ACTION
    if asking == ANY_UNIT:
        return UNIT_ACTION
    if asking == WHOM:
        return CLAN_ACTION
    if asking == OWN_CARD:
        return SLOT_ACTION + SLOTS * s.playing
    if asking == ANY_CARD:
        return SLOT_ACTION
    if asking == WORK:
        return UNIT_ACTION
    if asking == PROFESSION:
        return SPECIALIST_ACTION
    return FORM_ACTION if asking == MANNER else TAKE_ACTION


@rule
def past_answers(s, asking):
    """The action behind the highest that may answer it."""
    if asking == EDGE:
        return EDGE_ACTION + 4 * s.plots
    if asking in (UNIT, TREASURY):
        return UNIT_ACTION + UNITS * s.playing + units_of(s, s.playing)
    if asking == LAND:
        return COMARCA_ACTION + COMARCAS
    if asking == LOT:
        return LOT_ACTION + 3
    if asking == GOOD:
        return GOOD_ACTION + GOODS * STORES
    if asking == RETURN:
        return ONE_WAY + 1
    if asking == HOW_MUCH:
        return AMOUNT_ACTION + AMOUNTS
    return CELL_ACTION + 4 if asking == WHERE else past_answers_on_others(s, asking)


@rule
def past_answers_on_others(s, asking):
    """The same where dolmens, other clans or cards are asked for."""
    if asking == DOLMEN:
        return EDGE_ACTION + 4 * s.plots
    if asking == ANY_UNIT:
        return UNIT_ACTION + UNITS * s.players
    if asking in (WHOM, WORK):
        return CLAN_ACTION + s.players
    if asking == OWN_CARD:
        return SLOT_ACTION + SLOTS * (s.playing + 1)
    if asking == ANY_CARD:
        return SLOT_ACTION + SLOTS * s.players
    if asking == PROFESSION:
        return SPECIALIST_ACTION + SPECIALTIES
    return FORM_ACTION + FORMS if asking == MANNER else TAKE_ACTION + 8 * GOODS


@rule
def meaning(asking, first, action):
    """What an answer names: an edge, a unit of the clan, a comarca, …; NOTHING for a cart that brings nothing back.

    `first` is the lowest answer.
    """
    value = action - first
    if asking == DOLMEN:
        return value >> 2
    if asking == SORT:
        return value >> 3
    if asking == WORK:
        return work_named(action)
    return NOTHING if asking == RETURN and action == ONE_WAY else value


@rule
def work_named(action):
    """What a specialist works on: SLOTS * clan + slot, LOOK or ALCHEMY behind the cards, a clan, or a unit."""
    if action >= CLAN_ACTION:
        return WORK_ON_CLAN + action - CLAN_ACTION
    return action - SLOT_ACTION if action >= SLOT_ACTION else WORK_ON_UNIT + action - UNIT_ACTION


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
