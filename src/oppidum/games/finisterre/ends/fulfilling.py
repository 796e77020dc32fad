"""Partial objectives are fulfilled as soon as their condition holds, and stay so (FIN-149, FIN-179)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.cards.codes import GLOBAL, OBJECTIVE, REVEALED, TAKEN
from oppidum.games.finisterre.clans.spirit import gain_spirit
from oppidum.games.finisterre.ends.measures import BRIDGE, measure
from oppidum.games.finisterre.happenings import FULFILLED
from oppidum.games.finisterre.specialists.abilities import clear_slot
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import NOTHING, SLOTS


@apart
def fulfil(s, book, active, notes):
    """After every step: objectives whose condition holds are taken; of several clans the active one has the right."""
    first = s.start if active == NOTHING else active
    while take_open(s, book, first, notes) or turn_up_hidden(s, book, notes):
        pass  # what one brings may fulfil another
    for clan in range(s.players):
        s.deeds[clan] = 0


@rule
def is_fulfilled(s, book, clan, number):
    """Whether the condition of a partial objective holds for a clan: it has done the deed, or has the amount."""
    what = int(book.measure[number])
    return measure(s, book, clan, what) >= (1 if what >= BRIDGE else int(book.measure_amount[number]))


@rule
def take_open(s, book, first, notes):
    """The next open objective that a clan fulfils is taken, clockwise from a clan; whether there was one."""
    for number in range(book.finals, book.objectives):
        if s.objective[number] == GLOBAL:
            for step in range(s.players):
                clan = (first + step) % s.players
                if is_fulfilled(s, book, clan, number):
                    give_objective(s, book, clan, number, TAKEN, notes)
                    return True
    return False


@rule
def turn_up_hidden(s, book, notes):
    """The next hidden objective that its owner fulfils is turned up and frees its slot; whether there was one."""
    for clan in range(s.players):
        for slot in range(SLOTS):
            number = int(s.slot_card[clan, slot]) - OBJECTIVE
            if number >= book.finals and s.slot_state[clan, slot] == FACE_DOWN and is_fulfilled(s, book, clan, number):
                clear_slot(s, clan, slot)
                give_objective(s, book, clan, number, REVEALED, notes)
                return True
    return False


@rule
def give_objective(s, book, clan, number, state, notes):
    """An objective is fulfilled by a clan, for good; one of them raises the spirit at once."""
    s.objective[number] = state + clan
    gain_spirit(s, book, clan, int(book.partial_spirit[number]))
    tell(notes, clan, 1, FULFILLED, number)
