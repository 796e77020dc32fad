"""Spirit, star points and carried actions: three tracks that feed each other."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.specialists.abilities import magic_of
from oppidum.games.finisterre.state import SLOTS


@rule
def effective_spirit(s, book, clan):
    """The level that is compared with others: with active magic cards (FIN-145)."""
    return int(s.spirit[clan]) + magic_of(s, book, clan)


@rule
def coins_of_bank(s, book, amount):
    """So many coins, or what the bank has left of them."""
    if book.coin_limit > 0:
        left = book.coin_limit
        for clan in range(s.players):
            left -= s.coins[clan]
            for slot in range(SLOTS):
                left -= int(s.slot_coins[clan, slot])
        amount = max(0, min(amount, left))
    return amount


@rule
def gain_coins(s, book, clan, amount):
    """Coins from the bank, as far as it has any."""
    s.coins[clan] += coins_of_bank(s, book, amount)


@rule
def coins_for_surplus(s, book, clan, amount):
    """The coins for those of so many more carried actions that are above the most (FIN-171)."""
    return book.action_sale * max(int(s.carried[clan]) + amount - book.carry_most, 0)


@rule
def change_carried(s, book, clan, amount):
    """More or fewer carried actions: those above the most are sold, debts below the least forgotten (FIN-171)."""
    gain_coins(s, book, clan, coins_for_surplus(s, book, clan, amount))
    s.carried[clan] = max(min(int(s.carried[clan]) + amount, book.carry_most), book.carry_least)


@rule
def gain_spirit(s, book, clan, levels):
    """Levels that were earned, each with an action."""
    s.spirit[clan] += levels
    change_carried(s, book, clan, levels)


@rule
def stars_of(s, book, clan):
    """The star points of a clan, levels included."""
    return int(s.spirit[clan]) * book.star_most + int(s.star[clan])


@rule
def levels_by_star(s, book, clan, points):
    """The levels that star points bring, with those that a clan has: one for five of them (FIN-112)."""
    return (int(s.star[clan]) + points) // book.star_most


@rule
def gain_star(s, book, clan, points):
    """Star points, and the levels that they are (FIN-112)."""
    star = int(s.star[clan]) + points
    gain_spirit(s, book, clan, levels_by_star(s, book, clan, points))
    s.star[clan] = star % book.star_most


@rule
def lose_star(s, book, clan, points):
    """Star points are lost, then levels; where nothing is left nothing is owed (FIN-112)."""
    star = int(s.star[clan]) - points
    while star < 0 and s.spirit[clan] > 0:
        s.spirit[clan] -= 1
        star += book.star_most
    s.star[clan] = max(star, 0)
