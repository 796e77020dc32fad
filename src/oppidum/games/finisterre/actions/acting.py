"""An action turn: which kinds of actions may be done, what they ask for, and what they do (chapter Questions)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.action_turns import end_action_turn, has_anything_to_do, stop
from oppidum.games.finisterre.actions.choices import is_possible, only_answer
from oppidum.games.finisterre.actions.dispatch import do
from oppidum.games.finisterre.actions.steps import note_answer, question, step_now
from oppidum.games.finisterre.goods.overflow import asks_what_stays
from oppidum.games.finisterre.specialists.activation import list_reveals, reveal
from oppidum.games.finisterre.state import NOTHING


@apart
def legal_kinds(s, book, out):
    """The kinds of actions and free steps that can be done now; then to stop, or to end the turn after the last one."""
    count = 0
    if s.actions_left > 0:
        for kind in range(kinds.FIRST_FREE_STEP):
            if kinds.COST[kind] <= s.actions_left and is_possible(s, book, kind):
                out[count] = moves.KIND + kind
                count += 1
    if s.free_left > 0:
        for kind in range(kinds.FIRST_FREE_STEP, kinds.COUNT):
            if is_possible(s, book, kind):
                out[count] = moves.KIND + kind
                count += 1
        count = list_reveals(s, s.playing, out, count)
    out[count] = moves.STOP if s.actions_left > 0 else moves.END_TURN
    return count + 1


@rule
def choose_kind(s, book, action):
    """A kind of action, a free step, the end of the turn or of the phase; whether the action phase goes on."""
    if action == moves.STOP:
        return stop(s, book)
    if action == moves.END_TURN:
        return end_action_turn(s, book)
    if action < moves.SQUARE:
        reveal(s, s.playing, action - moves.REVEAL)
        s.free_left -= 1
        return resume(s, book)
    note_kind(s, action - moves.KIND)
    return ask_or_do(s, book, 0)


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
    note_answer(s, step, questions.answer_named(s, question(s, s.kind, step), action))
    return ask_or_do(s, book, step + 1)


@apart
def ask_or_do(s, book, step):
    """Ask what is still open, or do it when all is said."""
    if not is_all_said(s, book, step):
        return True
    do(s, book, s.playing)
    return True if is_waiting(s) else spend(s, book)


@rule
def is_all_said(s, book, step):
    """Answer alone where there is no choice; whether nothing is left to be asked."""
    asking = question(s, s.kind, step)
    while asking != questions.NO_QUESTION:
        s.phase = int(questions.PHASES[asking])
        answer = only_answer(s, book)
        if answer == NOTHING:
            return False
        note_answer(s, step, questions.answer_named(s, asking, answer))
        step += 1
        asking = question(s, s.kind, step)
    return True


@rule
def is_waiting(s):
    """Whether the action waits for an answer of another clan, of chance, or for a last one of its own."""
    return kinds.WAITS[s.phase] == 1


@rule
def spend(s, book):
    """An action or a free step is used up; then goods for which there is no room are dropped (chapter Stores)."""
    if s.kind < kinds.FIRST_FREE_STEP:
        cost = int(kinds.COST[s.kind])
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
    s.phase = phases.ACT
    if has_anything_to_do(s, book):
        return True
    return stop(s, book) if s.actions_left > 0 else end_action_turn(s, book)
