"""Which answers are possible to what an action asks (chapter Questions).

A kind is offered only if it can be done in full: each answer of its first step can be followed by one to every later
step.
"""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.dispatch import can, is_within_means
from oppidum.games.finisterre.actions.steps import question, step_now
from oppidum.games.finisterre.clans.units import NO_UNIT
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.specialists.slots import EMPTY_SLOT
from oppidum.games.finisterre.state import NOTHING, SLOTS, UNITS


@rule
def is_worth_asking(s, book, asking, action):
    """Whether an answer may be possible at all: a site or dock, a comarca on the table, a good that is there."""
    if asking in (questions.SITE, questions.DOCK):
        edge = action - moves.EDGE
        face = int(s.plot_face[edge >> 2])
        return face >= 0 and (int(book.sites[face]) | int(book.docks[face])) >> (edge & 3) & 1 == 1
    if asking == questions.COMARCA:
        return s.comarcas >> (action - moves.COMARCA) & 1 == 1
    if asking == questions.DOLMEN:
        face = int(s.plot_face[(action - moves.EDGE) >> 2])
        return action - moves.EDGE & 3 == 0 and face >= 0 and book.dolmen[face >> 2] > 0
    if asking == questions.ANY_UNIT:
        code = action - moves.UNIT
        return s.unit_kind[code // UNITS, code % UNITS] != NO_UNIT
    if asking == questions.SORT:
        return action - moves.TAKE & 7 == 0
    if asking == questions.WORK:
        return is_work(s, action)
    return True


@rule
def is_work(s, action):
    """Whether a specialist could work on this: a unit, a card, a clan, or alone."""
    if action < moves.GOOD:
        code = action - moves.UNIT
        return s.unit_kind[code // UNITS, code % UNITS] != NO_UNIT
    if action < moves.SLOT:
        return False
    if action < moves.ANSWER:
        code = action - moves.SLOT
        return s.slot_state[code // SLOTS, code % SLOTS] != EMPTY_SLOT
    return action in (moves.ANSWER + moves.LOOK, moves.ANSWER + moves.ALCHEMY) or action >= moves.CLAN


@rule
def next_answer(s, book, asking, action, past):
    """The next action that is worth asking, from this one on; squares without any arrow are left out at once."""
    if asking == questions.GOOD:
        return next_good(s, action, past)
    edges = asking in (questions.SITE, questions.DOCK)
    while action < past and not is_worth_asking(s, book, asking, action):
        edge = action - moves.EDGE
        face = int(s.plot_face[edge >> 2]) if edges else BARE
        bare = edges and (face < 0 or int(book.sites[face]) | int(book.docks[face]) == 0)
        action += 4 if bare or (asking == questions.DOLMEN and edge & 3 == 0) else 1
    return action


@rule
def next_good(s, action, past):
    """The next good of a store that is there, from this action on: most stores are empty."""
    while action < past:
        code = action - moves.GOOD
        if s.store[s.playing, code // GOODS, code % GOODS] > 0:
            return action
        action += 1
    return past


@rule
def is_allowed(book, kind):
    """Whether this table plays a kind of action; peaceful ones neither attack nor convert (FIN-116, FIN-121)."""
    return book.peaceful == 0 or kinds.HOSTILE[kind] == 0


@apart
def is_possible(s, book, kind):
    """Whether a kind of action can be done in some way."""
    asking = int(kinds.ASKS[kind, 0])
    if asking != questions.NO_QUESTION and is_allowed(book, kind) and is_within_means(s, book, s.playing, kind):
        first, past = questions.lowest_action(s, asking), questions.past_answers(s, asking)
        action = next_answer(s, book, asking, first, past)
        while action < past:
            if can(s, book, s.playing, kind, 0, questions.meaning(asking, first, action)):
                return True
            action = next_answer(s, book, asking, action + 1, past)
    return False


@apart
def legal_answers(s, book, out):
    """All answers to what is asked now."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    first, past = questions.lowest_action(s, asking), questions.past_answers(s, asking)
    count = 0
    action = next_answer(s, book, asking, first, past)
    while action < past:
        if can(s, book, s.playing, s.kind, step, questions.meaning(asking, first, action)):
            out[count] = action
            count += 1
        action = next_answer(s, book, asking, action + 1, past)
    return count


@apart
def only_answer(s, book):
    """The answer to what is asked now if there is only one, else NOTHING."""
    step = step_now(s)
    asking = question(s, s.kind, step)
    first, past = questions.lowest_action(s, asking), questions.past_answers(s, asking)
    found = NOTHING
    action = next_answer(s, book, asking, first, past)
    while action < past:
        if can(s, book, s.playing, s.kind, step, questions.meaning(asking, first, action)):
            if found != NOTHING:
                return NOTHING
            found = action
        action = next_answer(s, book, asking, action + 1, past)
    return found
