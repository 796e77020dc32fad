"""What a choice leads to, tried on a copy: the answers that follow by themselves, and what the action does."""

from oppidum.core.jit import rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import questions
from oppidum.games.finisterre.actions.acting import note_kind
from oppidum.games.finisterre.actions.action_turns import settle_bought
from oppidum.games.finisterre.actions.choices import only_answer
from oppidum.games.finisterre.actions.dispatch import do
from oppidum.games.finisterre.actions.steps import note_answer, question, step_now
from oppidum.games.finisterre.ends.fulfilling import fulfil

DECIDED = -2  # nothing is open


@rule
def note_at(states, i, action):
    """A kind of action or an answer is noted, and nothing else; the step that comes next."""
    s = states[i]
    if s.phase == phases.ACT:
        note_kind(s, action - moves.KIND)
        return 0
    step = step_now(s)
    note_answer(s, step, questions.answer_named(s, question(s, s.kind, step), action))
    return step + 1


@rule
def follow_at(states, i, books, step):
    """The question of a step is put: its only answer, NOTHING where there is a choice, or DECIDED."""
    s, book = states[i], books[0]
    asking = question(s, s.kind, step)
    if asking == questions.NO_QUESTION:
        return DECIDED
    s.phase = int(questions.PHASES[asking])
    return only_answer(s, book)


@rule
def carry_out_at(states, i, books, notes):
    """What was decided is done, and objectives are fulfilled; no action is used up, and nobody comes next."""
    s, book = states[i], books[0]
    do(s, book, s.playing)
    fulfil(s, book, s.playing, notes)


@rule
def settle_at(states, i, books):
    """What has been bought is stored, as at the end of the clan's phase."""
    s = states[i]
    settle_bought(s, books[0], s.playing)
