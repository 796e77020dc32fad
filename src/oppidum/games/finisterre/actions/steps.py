"""Step by step through the questions of an action: which is the next, and where its answer is kept."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.building.growing import owns_second_tile
from oppidum.games.finisterre.actions.strife.conversion import needs_cell
from oppidum.games.finisterre.goods.resources import CROP, CUBES, GOODS
from oppidum.games.finisterre.state import NOTHING, Position


@rule
def question(s, kind, step):
    """What is asked at a step of an action, if anything: the last question of some kinds hangs on earlier answers."""
    asking = int(kinds.ASKS[kind, step])
    if asking != questions.NO_QUESTION and kinds.ASKS[kind, step + 1] == questions.NO_QUESTION:
        return asking if is_asked(s, int(kinds.WHEN[kind])) else questions.NO_QUESTION
    return asking


@rule
def is_asked(s, when):
    """Whether the last question is: where a second or a new tile lies, which die, what a thief takes."""
    if when == kinds.OWN_SECOND_TILE:
        return owns_second_tile(s, s.playing, s.target)
    if when == kinds.OF_FOOD:
        return s.other % GOODS >= CUBES
    if when == kinds.TILE_ADDED:
        return needs_cell(s, s.target, s.other)
    if when == kinds.ON_UNIT:
        return s.other >= questions.WORK_ON_UNIT
    return when == kinds.ALWAYS


@rule
def step_now(s):
    """How many answers have been given for the action that is being decided."""
    if s.target == NOTHING:
        return 0
    if s.kind == kinds.SELL_FOOD:
        return s.target + 1
    return 1 if s.other == NOTHING else 2


@rule
def note_answer(s, step, value):
    """Remember an answer. The third one stands behind the second: a cell behind flags, a good behind a comarca."""
    if s.kind == kinds.SELL_FOOD:
        s.amounts[CROP + step] = value
        s.target = step
    elif step == 0:
        s.target = value
    elif step == 1:
        s.other = value
    else:
        s.other += questions.THIRD * (value + 1)


def asking(s: Position) -> int:
    """The question of the action that is being decided."""
    return int(question(s.row, s.kind, step_now(s.row)))
