"""Wizards switch specialists of other clans off, and make gold of iron (FIN-141)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.trade.trading import total_held
from oppidum.games.finisterre.goods.ground import take_cubes
from oppidum.games.finisterre.goods.resources import GOLD, IRON
from oppidum.games.finisterre.goods.stores import give_to_clan
from oppidum.games.finisterre.specialists.abilities import clear_items, items_on
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_UP
from oppidum.games.finisterre.state import CARAVAN, NOTHING


@rule
def can_switch_off(s, clan, owner, slot):
    """Whether a card of another clan is active and at home."""
    return owner != clan and s.slot_state[owner, slot] == ACTIVE


@rule
def return_goods(s, book, owner, slot, anchor):
    """What lies on a card goes back to its owner, and the card is not active any more."""
    for item in range(items_on(s, owner, slot)):
        good, value = int(s.slot_good[owner, slot, item]), int(s.slot_value[owner, slot, item])
        give_to_clan(s, book, owner, good, value, anchor)
    clear_items(s, owner, slot)
    if s.slot_state[owner, slot] == ACTIVE:
        s.slot_state[owner, slot] = FACE_UP


@rule
def switch_off(s, book, owner, slot):
    """A card is switched off; goods without room go to supply, because nobody pays them (chapter Stores)."""
    return_goods(s, book, owner, slot, NOTHING)


@rule
def can_make_gold(s, clan):
    """Whether a clan has stored iron."""
    return total_held(s, clan, IRON) > 0


@rule
def make_gold(s, clan):
    """One iron of the lowest unit that has any becomes gold in its place; it counts for savings (chapter Savings)."""
    store = 0
    while store < CARAVAN and s.store[clan, store, IRON] == 0:
        store += 1
    s.store[clan, store, IRON] -= 1
    s.supply[IRON] += 1
    s.store[clan, store, GOLD] += take_cubes(s, GOLD, 1)
    s.spent[clan, IRON] += 1
