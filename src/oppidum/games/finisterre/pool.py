"""The pool of actions: carried actions are traded, pools filled, and used block by block (FIN-085 … FIN-091)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.specialists import forget_phase_uses
from oppidum.games.finisterre.spirit import change_carried, gain_coins
from oppidum.games.finisterre.state import (
    ACT,
    AMOUNT_ACTION,
    BOUGHT,
    CARRY,
    CUBES,
    GOODS,
    NOTHING,
)
from oppidum.games.finisterre.stores import give_to_clan
from oppidum.games.finisterre.units import cities, colonies, is_nomad, units_of


@rule
def base_actions(s, book, clan):
    """One for each colonised comarca and each closed city with an own part; a nomad has its own number (FIN-085)."""
    if is_nomad(s, clan):
        return book.nomad_actions
    return colonies(s, clan, False) + cities(s, clan, False)


@rule
def tradable(s, book, clan):
    """How many carried actions a clan may sell, or buy off with its coins (FIN-086)."""
    carried = int(s.carried[clan])
    if carried >= 0:
        return carried
    return min(-carried, s.coins[clan] // book.action_price)


@rule
def begin_actions(s, book):
    """The action phase begins; whether any clan is asked in it."""
    for clan in range(s.players):
        s.stopped[clan] = 0
        s.melted[clan] = 0
        s.offered[clan] = 0
        s.refused[clan] = 0
        s.converted[clan] = 0
        s.gave_before[clan] = s.gave_now[clan]
        s.gave_now[clan] = 0
        for cube in range(2):
            s.spent[clan, cube] = 0
            s.spent_on_tiles[clan, cube] = 0
    forget_phase_uses(s)
    return ask_to_trade(s, book, 0)


@apart
def ask_to_trade(s, book, place):
    """Ask the first clan from a place in the order of play that may trade carried actions; behind the last one act."""
    while place < s.players:
        clan = (s.start + place) % s.players
        if tradable(s, book, clan) > 0:
            s.asked = clan
            s.playing = clan
            s.phase = CARRY
            return True
        place += 1
    fill_pools(s, book)
    s.playing = (s.start + s.players - 1) % s.players
    return next_actor(s, book)


@rule
def legal_trades(s, book, out):
    """From none to all that a clan carries, or can buy off (FIN-086)."""
    most = tradable(s, book, s.asked)
    for amount in range(most + 1):
        out[amount] = AMOUNT_ACTION + amount
    return most + 1


@rule
def trade_carried(s, book, amount):
    """Carried actions are sold, or bought off; then the next clan; whether any clan is asked (FIN-086)."""
    clan = s.asked
    if s.carried[clan] > 0:
        s.carried[clan] -= amount
        gain_coins(s, book, clan, book.action_sale * amount)
    else:
        s.carried[clan] += amount
        s.coins[clan] -= book.action_price * amount
    return ask_to_trade(s, book, (clan - s.start + s.players) % s.players + 1)


@rule
def fill_pools(s, book):
    """Base and carried actions make the pool; a debt that is larger stays carried (FIN-090)."""
    for clan in range(s.players):
        total = base_actions(s, book, clan) + int(s.carried[clan])
        s.pool[clan] = max(total, 0)
        s.carried[clan] = min(total, 0)


@rule
def actions_now(book, pool):
    """How many actions of a pool are done in one round: what it holds above the block before (FIN-088)."""
    top = 0
    for block in range(len(book.block_top)):
        if top < book.block_top[block] < pool:
            top = book.block_top[block]
    return pool - top


@rule
def next_actor(s, book):
    """The next clan clockwise with actions in its pool has its action turn; False when there is none (FIN-087)."""
    for step in range(1, s.players + 1):
        clan = (s.playing + step) % s.players
        if s.pool[clan] > 0 and not s.stopped[clan]:
            s.playing = clan
            s.asked = clan
            s.actions_left = actions_now(book, int(s.pool[clan]))
            s.free_left = book.free_steps
            s.kind = NOTHING
            s.phase = ACT
            return True
    return False


@rule
def stop(s, book):
    """The whole unused pool is carried, and the phase of this clan ends; whether another is asked (FIN-087)."""
    clan = s.playing
    change_carried(s, book, clan, int(s.pool[clan]))
    s.pool[clan] = 0
    s.stopped[clan] = 1
    return end_action_turn(s, book)


@apart
def end_action_turn(s, book):
    """The block is done: the next clan. Bought goods are kept no longer than the clan's phase (FIN-131, FIN-194)."""
    s.actions_left = 0
    s.free_left = 0
    if book.bought_for_turn or s.pool[s.playing] == 0:
        settle_bought(s, book, s.playing)
    return next_actor(s, book)


@rule
def one_of(book, good, total):
    """One resource of a total: a cube, or the largest die (chapter Stores)."""
    return 1 if good < CUBES else min(total, book.die_most)


@apart
def settle_bought(s, book, clan):
    """What was bought and not used is stored, else dropped beside the first unit, else given back (FIN-131)."""
    anchor = int(s.unit_anchor[clan, 0]) if units_of(s, clan) > 0 else NOTHING
    for good in range(GOODS):
        while s.store[clan, BOUGHT, good] > 0:
            value = one_of(book, good, int(s.store[clan, BOUGHT, good]))
            s.store[clan, BOUGHT, good] -= value
            give_to_clan(s, book, clan, good, value, anchor)
