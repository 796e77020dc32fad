"""What an attack is about, before it is decided (FIN-116 … FIN-118)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.actions.strife.defence import lose_iron
from oppidum.games.finisterre.actions.strife.loot import plunder
from oppidum.games.finisterre.goods.resources import IRON
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import ready_slot
from oppidum.games.finisterre.state import NOTHING, UNITS


@rule
def most_defence(s, book, clan, unit):
    """The most that a clan can put up for a unit: its iron, and one more with a fighter."""
    return int(s.store[clan, unit, IRON]) + (ready_slot(s, book, clan, powers.FIGHTER, 0) != NOTHING)


@rule
def loot_at(states, i, books, iron, good):
    """How much of a good an attack with so much iron would take, as far as there is room; the position is used up."""
    s, book = states[i], books[0]
    victim, struck = second_of(s.other) // UNITS, second_of(s.other) % UNITS
    there = int(s.store[victim, struck, good])
    lose_iron(s, s.playing, s.target, iron)
    plunder(s, book, s.playing, s.target, victim, struck, good)
    return there - int(s.store[victim, struck, good])
