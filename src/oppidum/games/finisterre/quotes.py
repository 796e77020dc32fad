"""Numbers that a client is shown and that follow from the rules, counted in one call: prices, and spirit with cards."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.spirit import effective_spirit
from oppidum.games.finisterre.state import CLANS, CROP, GOODS
from oppidum.games.finisterre.trading import (
    FOOD_LOT,
    group_reached,
    in_group,
    lot_to_buy,
    price_of_sale,
    price_to_buy,
)

# Rows: what a lot of wood, iron and food costs (0: there is none); what a lot of each good brings when it is sold,
# food unmixed; what the group of food that is for sale holds; the spirit of each clan that is compared.
COST, SALE, GROUP, SPIRIT = range(4)
ROWS, COLUMNS = 4, max(GOODS, CLANS)


@rule
def quote_at(states, i, books, out):
    """Fill a table of ROWS and COLUMNS."""
    s, book = states[i], books[0]
    for lot in range(FOOD_LOT + 1):
        out[COST, lot] = price_to_buy(s, book, lot) if lot_to_buy(s, book, lot) >= 0 else 0
    for lot in range(FOOD_LOT):
        out[SALE, lot] = price_of_sale(s, book, lot)
    group = lot_to_buy(s, book, FOOD_LOT)
    for good in range(CROP, GOODS):
        out[SALE, good] = book.food_price[group_reached(s, book, good, book.food_lot) - 1]
        out[GROUP, good] = in_group(s, book, good, group) if group >= 0 else 0
    for clan in range(s.players):
        out[SPIRIT, clan] = effective_spirit(s, book, clan)
