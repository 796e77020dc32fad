"""Loot of an attack: all goods of one kind, or the wood of an empty boat or cart (FIN-116, FIN-118, FIN-119)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.actions.travel.wrecking import break_up, wood_of
from oppidum.games.finisterre.clans.spirit import lose_star
from oppidum.games.finisterre.ends.deeds import GOLD_LOOTED
from oppidum.games.finisterre.goods.ground import put_on_ground, take_cubes
from oppidum.games.finisterre.goods.overflow import only_good
from oppidum.games.finisterre.goods.resources import GOLD, GOODS, WOOD
from oppidum.games.finisterre.goods.stores import is_empty, put_in_land
from oppidum.games.finisterre.state import NOTHING, UNITS


@rule
def break_empty(s, book, clan, unit, victim, struck):
    """An empty boat or cart is broken: its wood for the attacker, who loses a star point (FIN-119)."""
    anchor = int(s.unit_anchor[victim, struck])
    wood = take_cubes(s, WOOD, wood_of(book, int(s.unit_kind[victim, struck])))
    break_up(s, book, victim, struck)
    for _ in range(wood):
        if not put_in_land(s, book, clan, int(s.unit_land[clan, unit]), WOOD, 1):
            put_on_ground(s, anchor, WOOD, 1, 1)
    lose_star(s, book, clan, 1)


@rule
def asks_for_loot(s, book, struck):
    """Whether the attacker has to name a kind of goods (FIN-116); the only one is taken at once."""
    if is_empty(s, s.victim, struck):
        return False
    good = only_good(s, s.victim, struck)
    if good == NOTHING:
        s.phase = phases.LOOT
        return True
    plunder(s, book, s.playing, s.target, s.victim, struck, good)
    return False


@rule
def legal_loot(s, out):
    """The kinds of goods in the unit that was overcome."""
    count = 0
    for good in range(GOODS):
        if s.store[s.victim, second_of(s.other) % UNITS, good] > 0:
            out[count] = moves.TAKE + 8 * good
            count += 1
    return count


@rule
def answer_loot(s, book, good):
    """The attacker names a kind."""
    plunder(s, book, s.playing, s.target, s.victim, second_of(s.other) % UNITS, good)
    s.victim = NOTHING


@apart
def plunder(s, book, clan, unit, victim, struck, good):
    """All goods of a kind are taken, as far as the attacking unit's territory has room; the rest stays (FIN-118)."""
    taken = 0
    while s.store[victim, struck, good] > 0 and put_in_land(s, book, clan, int(s.unit_land[clan, unit]), good, 1):
        s.store[victim, struck, good] -= 1
        taken += 1
    if good == GOLD and taken >= book.famous_loot:
        s.deeds[clan] |= GOLD_LOOTED
