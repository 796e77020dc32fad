"""Coins: a counter for each clan; the bank has no end unless the table limits it."""

from __future__ import annotations

from oppidum.core.jit import rule


@rule
def coins_in_bank(s, book):
    """The coins that nobody has, where they are limited."""
    coins = book.coin_limit
    for clan in range(s.players):
        coins -= s.coins[clan]
    return max(coins, 0)


@rule
def gain_coins(s, book, clan, count):
    """Coins from the bank, as many as it has; how many."""
    if book.coin_limit > 0:
        count = min(count, coins_in_bank(s, book))
    s.coins[clan] += count
    return count
