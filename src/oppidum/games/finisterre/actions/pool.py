"""The pool of actions: carried actions are traded, pools filled, and counted by blocks (FIN-085 … FIN-090)."""

from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.clans.spirit import gain_coins
from oppidum.games.finisterre.clans.units import cities, colonies, is_nomad
from oppidum.games.finisterre.specialists.abilities import forget_phase_uses


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
    """The action phase begins; whether any clan may trade carried actions."""
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
    """Ask the first clan from a place in the order of play that may trade carried actions; whether there is one."""
    while place < s.players:
        clan = (s.start + place) % s.players
        if tradable(s, book, clan) > 0:
            s.asked = clan
            s.playing = clan
            s.phase = phases.CARRY
            return True
        place += 1
    return False


@rule
def legal_trades(s, book, out):
    """From none to all that a clan carries, or can buy off (FIN-086)."""
    most = tradable(s, book, s.asked)
    for amount in range(most + 1):
        out[amount] = moves.AMOUNT + amount
    return most + 1


@rule
def trade_carried(s, book, amount):
    """Carried actions are sold, or bought off; then the next clan; whether another one may trade (FIN-086)."""
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
