"""The defence of a unit that is attacked: iron against iron (FIN-116, FIN-117, FIN-120, FIN-181)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions.questions import second_of, third_of
from oppidum.games.finisterre.actions.strife.loot import asks_for_loot, break_empty
from oppidum.games.finisterre.clans.units import PART, is_closed
from oppidum.games.finisterre.goods.resources import IRON
from oppidum.games.finisterre.goods.stores import is_empty
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import ready_slot, serve
from oppidum.games.finisterre.specialists.slots import USED
from oppidum.games.finisterre.state import NOTHING, UNITS


@rule
def can_defend(s, book, clan, unit):
    """Whether a clan has anything to defend a unit with: iron in it, or an active fighter."""
    return s.store[clan, unit, IRON] > 0 or ready_slot(s, book, clan, powers.FIGHTER, 0) != NOTHING


@rule
def force_of(amount):
    """The strength of an attack or a defence: its iron, and one more with a warrior or a fighter."""
    return amount % moves.WITH_CARD + amount // moves.WITH_CARD


@rule
def legal_defence(s, book, out):
    """How much iron the attacked unit spends, WITH_CARD more if a fighter helps, who may do so in every attack."""
    iron = int(s.store[s.victim, second_of(s.other) % UNITS, IRON])
    ways = 1 if ready_slot(s, book, s.victim, powers.FIGHTER, 0) == NOTHING else 2
    count = 0
    for way in range(ways):
        for amount in range(iron + 1):
            out[count] = moves.AMOUNT + moves.WITH_CARD * way + amount
            count += 1
    return count


@rule
def lose_iron(s, clan, unit, amount):
    """The iron of an attack or a defence goes to the supply."""
    s.store[clan, unit, IRON] -= amount % moves.WITH_CARD
    s.supply[IRON] += amount % moves.WITH_CARD


@rule
def lead_needed(s, book, clan, unit):
    """How much stronger than its defence an attack must be: more for a closed city (FIN-117)."""
    closed = s.unit_kind[clan, unit] == PART and is_closed(s, int(s.unit_place[clan, unit]))
    return book.city_lead if closed else book.open_lead


@rule
def overcomes(s, book, struck, amount):
    """Whether the attack that was noted overcomes such a defence of a unit (FIN-116, FIN-117)."""
    return s.force - force_of(amount) >= lead_needed(s, book, s.victim, struck)


@apart
def answer_defence(s, book, amount):
    """Both lose their iron; the attack succeeds or fails. Whether the attacker is still asked for its loot (FIN-116).

    What was empty before is broken; what its own defence has emptied is not (FIN-181).
    """
    struck, committed = second_of(s.other) % UNITS, third_of(s.other)
    was_empty = is_empty(s, s.victim, struck)
    lose_iron(s, s.playing, s.target, committed)
    lose_iron(s, s.victim, struck, amount)
    if committed >= moves.WITH_CARD:
        serve(s, book, s.playing, powers.WARRIOR, USED)
    if amount >= moves.WITH_CARD:
        serve(s, book, s.victim, powers.FIGHTER, 0)
    won = overcomes(s, book, struck, amount)
    s.asked = s.playing
    s.force = 0
    if won:
        if was_empty:
            break_empty(s, book, s.playing, s.target, s.victim, struck)
        elif asks_for_loot(s, book, struck):
            return True
    s.victim = NOTHING
    return False
