"""What an action may ask: one row for each question, and the answers to it as numbers (chapter Questions).

What has been answered stands in `target` and `other`, a third answer behind the second; only the sale of food counts
its steps in `target`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from oppidum.core.jit import rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.state import CLANS, COMARCAS, NOTHING, SLOTS, SPECIALTIES, STORES, UNITS

THIRD = 128  # places the third answer behind the second, which must be less
ONE_WAY = moves.ANSWER  # no: a cart brings nothing back
WORK_ALONE = CLANS * SLOTS  # + LOOK or ALCHEMY; before it a specialist works on a card: SLOTS * clan + slot
WORK_ON_CLAN = WORK_ALONE + 8  # + clan
WORK_ON_UNIT = WORK_ON_CLAN + CLANS  # + UNITS * clan + unit


class Question(NamedTuple):
    """A row of the table."""

    example: str  # how an answer may read
    first: int  # the lowest action that may answer
    most: int = 0  # how many there are from it; 0 if that hangs on the position
    own: int = 0  # own units or cards: so many stand before those of the next clan
    phase: int = phases.TARGET  # in which it is asked


class WrongAnswer(NamedTuple):
    """An answer that was typed and is not possible, as far as it could be read."""

    word: str
    text: str  # what it names, as it was typed
    values: list[int]  # its number; of sites and docks all that it may be; of what is owned its clan, then its number


_rows: list[Question] = []


def add(row: Question) -> int:
    """Put a row into the table; its number."""
    _rows.append(row)
    return len(_rows) - 1


AMOUNTS = (moves.AMOUNT, moves.AMOUNTS)

NO_QUESTION = add(Question("an answer", NOTHING))
SITE = add(Question("a site, such as site 3,-1", moves.EDGE))
DOCK = add(Question("a dock, such as dock 3,-1", moves.EDGE))
UNIT = add(Question("a unit, such as unit 3", moves.UNIT, own=UNITS))
TREASURY = add(Question("a territory by its first unit, such as unit 1", moves.UNIT, own=UNITS))
ANY_UNIT = add(Question("a unit, such as unit 3, or one of another clan, such as unit 2 of 3", moves.UNIT))
COMARCA = add(Question("a comarca, such as comarca c2", moves.COMARCA, COMARCAS))
DOLMEN = add(Question("a dolmen, such as dolmen 3,-1", moves.EDGE))
WHOM = add(Question("a clan, such as clan 2", moves.CLAN))
LOT = add(Question("lot wood, lot iron or lot food", moves.LOT, 3))
GOOD = add(Question("a good with its store, such as wood of 3 or crop of bought", moves.GOOD, GOODS * STORES))
RETURN = add(Question("what the cart brings back, such as wood of 3, or one way", moves.GOOD, ONE_WAY + 1 - moves.GOOD))
OWN_CARD = add(Question("a card before you, such as slot 2", moves.SLOT, SLOTS, own=SLOTS))
ANY_CARD = add(Question("a card of another clan, such as slot 2 of 3", moves.SLOT))
PROFESSION = add(Question("a kind of specialist, such as specialist LAB", moves.SPECIALIST, SPECIALTIES))
WORK = add(
    Question("what it works on: slot 2 of 3 (a card), unit 2 of 3, clan 2, look (the deck) or alchemy", moves.UNIT)
)
SORT = add(Question("a kind of good, such as take wood", moves.TAKE, 8 * GOODS))
HOW_MUCH = add(Question("a number, such as 4", *AMOUNTS, phase=phases.AMOUNT))
FOOD = add(Question("a number, such as 4", *AMOUNTS, phase=phases.AMOUNT))  # how much of each kind in turn
DIE = add(Question("the value of the die, such as 4", *AMOUNTS, phase=phases.AMOUNT))
FORCE = add(Question("how much iron, such as 2; 2 warrior if a warrior helps", *AMOUNTS, phase=phases.AMOUNT))
GUESTS = add(Question("the guests, such as guests 1 3", *AMOUNTS, phase=phases.AMOUNT))
SIZE = add(Question("the new tile: small or large", *AMOUNTS, phase=phases.AMOUNT))
WHERE = add(Question("the side of the first tile, such as cell n", moves.CELL, 4, phase=phases.CELL))
MANNER = add(
    Question(
        "where the flag comes to: grow 3 from 1,2, add 3 from 1,2 or take over 1,2",
        moves.FORM,
        moves.FORMS,
        phase=phases.FORM,
    )
)

QUESTIONS = tuple(_rows)
PHASES = np.array([row.phase for row in QUESTIONS], np.int32)
FIRST = np.array([row.first for row in QUESTIONS], np.int32)
MOST = np.array([row.most for row in QUESTIONS], np.int32)
OWN = np.array([row.own for row in QUESTIONS], np.int32)


@rule
def lowest_action(s, asking):
    """The lowest action that may answer a question."""
    return int(FIRST[asking]) + int(OWN[asking]) * s.playing


@rule
def past_answers(s, asking):
    """The action behind the highest that may answer it."""
    return lowest_action(s, asking) + (int(MOST[asking]) if MOST[asking] > 0 else most_now(s, asking))


@rule
def most_now(s, asking):
    """How many actions may answer it, where that hangs on the position."""
    if asking in (SITE, DOCK, DOLMEN):
        return 4 * s.plots
    if asking in (UNIT, TREASURY):
        return units_of(s, s.playing)
    if asking == ANY_UNIT:
        return UNITS * s.players
    if asking == ANY_CARD:
        return SLOTS * s.players
    return (moves.CLAN - moves.UNIT if asking == WORK else 0) + s.players


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
    if action >= moves.CLAN:
        return WORK_ON_CLAN + action - moves.CLAN
    return action - moves.SLOT if action >= moves.SLOT else WORK_ON_UNIT + action - moves.UNIT


@rule
def answer_named(s, asking, action):
    """What an answer to a question names."""
    return meaning(asking, lowest_action(s, asking), action)


@rule
def second_of(other):
    """The second answer of three."""
    return other % THIRD


@rule
def third_of(other):
    """The third answer, or NOTHING."""
    return other // THIRD - 1
