"""Action turns: clan by clan does the actions of a block, or stops (FIN-087 … FIN-091)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.choices import is_possible
from oppidum.games.finisterre.actions.pool import actions_now, fill_pools
from oppidum.games.finisterre.clans.spirit import change_carried
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.goods.stores import give_to_clan, one_resource
from oppidum.games.finisterre.specialists.activation import has_face_down
from oppidum.games.finisterre.state import BOUGHT, NOTHING


@rule
def begin_acting(s, book):
    """All have traded: the pools are filled, and the start player acts first; whether anybody is asked."""
    fill_pools(s, book)
    s.playing = (s.start + s.players - 1) % s.players
    return next_actor(s, book)


@rule
def may_act(s, clan):
    """Whether a clan has actions in its pool."""
    return s.pool[clan] > 0 and not s.stopped[clan]


@rule
def anybody_may_act(s):
    """Whether any clan has actions in its pool."""
    for clan in range(s.players):
        if may_act(s, clan):
            return True
    return False


@apart
def next_actor(s, book):
    """The next clan clockwise with actions has its action turn; who can do nothing with them stops at once.

    False when nobody has any (FIN-087).
    """
    while anybody_may_act(s):
        s.playing = (s.playing + 1) % s.players
        if may_act(s, s.playing):
            begin_action_turn(s, book)
            if has_anything_to_do(s, book):
                return True
            carry_rest(s, book)
            settle_turn(s, book)
    return False


@rule
def begin_action_turn(s, book):
    """A clan does as many actions as its block allows, and free steps."""
    s.asked = s.playing
    s.actions_left = actions_now(book, int(s.pool[s.playing]))
    s.free_left = book.free_steps
    s.kind = NOTHING
    s.phase = phases.ACT


@rule
def has_free_step(s, book):
    """Whether a free step is left that can be done."""
    if s.free_left > 0:
        for kind in range(kinds.FIRST_FREE_STEP, kinds.COUNT):
            if is_possible(s, book, kind):
                return True
        return has_face_down(s, s.playing)
    return False


@rule
def has_anything_to_do(s, book):
    """Whether the clan on turn can do more than end its turn: a free step or an action."""
    if has_free_step(s, book):
        return True
    if s.actions_left > 0:
        for kind in range(kinds.FIRST_FREE_STEP):
            if kinds.COST[kind] <= s.actions_left and is_possible(s, book, kind):
                return True
    return False


@rule
def carry_rest(s, book):
    """The whole unused pool is carried, and the phase of this clan ends (FIN-087, FIN-091)."""
    change_carried(s, book, s.playing, int(s.pool[s.playing]))
    s.pool[s.playing] = 0
    s.stopped[s.playing] = 1


@rule
def settle_turn(s, book):
    """The block is done. Bought goods are kept no longer than the clan's phase (FIN-131, FIN-194)."""
    s.actions_left = 0
    s.free_left = 0
    if book.bought_for_turn or s.pool[s.playing] == 0:
        settle_bought(s, book, s.playing)


@rule
def stop(s, book):
    """A clan stops; whether another is asked (FIN-087)."""
    carry_rest(s, book)
    return end_action_turn(s, book)


@rule
def end_action_turn(s, book):
    """The block is done: the next clan."""
    settle_turn(s, book)
    return next_actor(s, book)


@apart
def settle_bought(s, book, clan):
    """What was bought and not used is stored, else dropped beside the first unit, else given back (FIN-131)."""
    anchor = int(s.unit_anchor[clan, 0]) if units_of(s, clan) > 0 else NOTHING
    for good in range(GOODS):
        while s.store[clan, BOUGHT, good] > 0:
            value = one_resource(book, good, int(s.store[clan, BOUGHT, good]))
            s.store[clan, BOUGHT, good] -= value
            give_to_clan(s, book, clan, good, value, anchor)
