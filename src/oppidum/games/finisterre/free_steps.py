"""Free steps of an action turn: goods move inside a territory or are dropped, empty carts move (chapter Free steps)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.ground import put_on_ground
from oppidum.games.finisterre.pool import one_of
from oppidum.games.finisterre.state import BOUGHT
from oppidum.games.finisterre.stores import fits, is_in_land
from oppidum.games.finisterre.units import units_of


@rule
def can_move_to(s, book, clan, store, good, unit):
    """Whether one resource of a store can go to another unit of its territory; bought goods go to any unit."""
    if unit == store or (store != BOUGHT and not is_in_land(s, clan, unit, s.unit_land[clan, store])):
        return False
    return fits(s, book, clan, unit, good, one_of(book, good, int(s.store[clan, store, good])))


@rule
def can_move(s, book, clan, store, good):
    """Whether a store has a good that can go to another unit."""
    if s.store[clan, store, good] == 0 or (store != BOUGHT and store >= units_of(s, clan)):
        return False
    for unit in range(units_of(s, clan)):
        if can_move_to(s, book, clan, store, good, unit):
            return True
    return False


@rule
def move_good(s, book, clan, store, good, unit):
    """One resource goes from store to store."""
    value = one_of(book, good, int(s.store[clan, store, good]))
    s.store[clan, store, good] -= value
    s.store[clan, unit, good] += value


@rule
def can_drop(s, clan, store, good):
    """Whether a unit has a good."""
    return store < units_of(s, clan) and s.store[clan, store, good] > 0


@rule
def drop_good(s, book, clan, store, good):
    """One resource of a unit comes to the ground of its comarca."""
    value = one_of(book, good, int(s.store[clan, store, good]))
    s.store[clan, store, good] -= value
    put_on_ground(s, int(s.unit_anchor[clan, store]), good, value, 1)
