"""Plagues make specialists ill: no effects and no goods on them until they are cured (FIN-067, FIN-068)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.actions.trade.trading import bring_to_market
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.happenings import FALLEN_ILL
from oppidum.games.finisterre.specialists.abilities import clear_items, is_magic, kind_in
from oppidum.games.finisterre.specialists.rotating import come_home
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, FACE_UP, ILL
from oppidum.games.finisterre.state import ITEMS, NOTHING, SLOTS


@apart
def spread_illness(s, book, good, comarca, notes):
    """Cards fed with the plagued kind of food fall ill, and all cards of clans that store it there."""
    for clan in range(s.players):
        exposed = stores_in(s, clan, good, comarca)
        for slot in range(SLOTS):
            if can_fall_ill(s, book, clan, slot) and (exposed or has_on_it(s, clan, slot, good)):
                fall_ill(s, book, clan, slot)
                tell(notes, clan, 1, FALLEN_ILL, int(s.slot_card[clan, slot]))


@rule
def stores_in(s, clan, good, comarca):
    """Whether a clan has flags in a comarca and stores a good there (FIN-068)."""
    for unit in range(units_of(s, clan)):
        if s.unit_com[clan, unit] == comarca and s.store[clan, unit, good] > 0:
            return s.com_flags[comarca, clan] > 0
    return False


@rule
def can_fall_ill(s, book, clan, slot):
    """Whether a card is an open, healthy specialist, at home or away, and not a magic one (FIN-067)."""
    if s.slot_state[clan, slot] not in (FACE_UP, ACTIVE, AWAY):
        return False
    return kind_in(s, clan, slot) != NOTHING and not is_magic(s, book, clan, slot)


@rule
def has_on_it(s, clan, slot, good):
    """Whether a good lies on a card."""
    for item in range(ITEMS):
        if s.slot_good[clan, slot, item] == good:
            return True
    return False


@rule
def fall_ill(s, book, clan, slot):
    """A card is ill: its goods go to the market, gold to supply; one that was away is at home."""
    for item in range(ITEMS):
        if s.slot_good[clan, slot, item] != NOTHING:
            bring_to_market(s, book, int(s.slot_good[clan, slot, item]), int(s.slot_value[clan, slot, item]))
    clear_items(s, clan, slot)
    if s.slot_state[clan, slot] == AWAY:
        come_home(s, book, clan, slot)
    s.slot_state[clan, slot] = ILL
