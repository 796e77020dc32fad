"""Coins: a counter for each clan, and a bank that may run dry."""

from oppidum.core.jit import rule


@rule
def bank(s, book):
    """The coins that no clan has; without a limit always plenty."""
    if book.coin_limit == 0:
        return 1 << 30
    left = book.coin_limit
    for clan in range(s.players):
        left -= s.coins[clan]
    return max(left, 0)


@rule
def earn(s, book, clan, amount):
    """A clan gets coins, as far as the bank has them."""
    s.coins[clan] += min(amount, bank(s, book))
