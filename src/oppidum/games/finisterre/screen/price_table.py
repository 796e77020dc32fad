"""Numbers that a client is shown and that follow from the rules, counted in one call: prices, and spirit with cards."""

from __future__ import annotations

from oppidum.core.jit import rule
from oppidum.games.finisterre.actions.trade.minting import melt_price, mint_gain
from oppidum.games.finisterre.actions.trade.selling import group_reached, price_of_sale
from oppidum.games.finisterre.actions.trade.trading import (
    FOOD_LOT,
    cost_to,
    gain_to,
    in_group,
    in_lot,
    is_complete,
    lot_to_buy,
)
from oppidum.games.finisterre.book import LOTS
from oppidum.games.finisterre.clans.spirit import effective_spirit
from oppidum.games.finisterre.goods.resources import CROP, GOODS
from oppidum.games.finisterre.state import CLANS

# Rows: what a lot of wood, iron and food costs (0: there is none); what a lot of each good brings when it is sold,
# food unmixed; the number of the lot that is for sale, or NOTHING; the spirit of each clan that is compared; what
# minting one gold, two, … brings, and what melting as much costs; what lies in each lot of wood and of iron; whether
# each group of food is complete, and behind it a row for each group with what it holds.
COST, SALE, NEXT, SPIRIT, MINTED, MELTED, LOT, COMPLETE, GROUP = *range(6), 6, 8, 9
ROWS, COLUMNS = GROUP + LOTS, max(GOODS, CLANS)
MINTINGS = 5  # columns of what is minted and melted


@rule
def quote_at(states, i, books, clan, out):
    """Fill a table of ROWS and COLUMNS, with the prices of a clan, or those of the list for NOTHING."""
    s, book = states[i], books[0]
    quote_market(s, book, clan, out)
    for gold in range(MINTINGS):
        out[MINTED, gold] = mint_gain(s, book, clan, gold + 1)
        out[MELTED, gold] = melt_price(s, book, clan, gold + 1)
    for group in range(LOTS):
        out[COMPLETE, group] = is_complete(s, book, group)
        for lot in range(FOOD_LOT):
            out[LOT + lot, group] = in_lot(s, book, lot, group)
        for good in range(CROP, GOODS):
            out[GROUP + group, good] = in_group(s, book, good, group)
    for other in range(s.players):
        out[SPIRIT, other] = effective_spirit(s, book, other)


@rule
def quote_market(s, book, clan, out):
    """What lots cost and bring now."""
    for lot in range(FOOD_LOT + 1):
        out[NEXT, lot] = lot_to_buy(s, book, lot)
        out[COST, lot] = cost_to(s, book, clan, lot) if out[NEXT, lot] >= 0 else 0
    for lot in range(FOOD_LOT):
        out[SALE, lot] = gain_to(s, book, clan, price_of_sale(s, book, lot))
    for good in range(CROP, GOODS):
        price = book.food_price[group_reached(s, book, good, book.food_lot) - 1]
        out[SALE, good] = gain_to(s, book, clan, price)
