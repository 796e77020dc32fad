"""The market: lots of wood and of iron, groups of food, and their prices (FIN-126 … FIN-131, FIN-183)."""

from oppidum.core.jit import rule
from oppidum.games.finisterre.book import LOTS
from oppidum.games.finisterre.generation import market_most
from oppidum.games.finisterre.specialists import count_active
from oppidum.games.finisterre.spirit import gain_coins
from oppidum.games.finisterre.state import BOUGHT, CARAVAN, CROP, CUBES, GOLD, GOODS, IRON, LIVESTOCK, TRADER

FOOD_LOT = 2  # behind the lots of wood and iron


@rule
def total_held(s, clan, good):
    """What a clan has of a good in all its units together, wherever they are, and in its caravan (FIN-178)."""
    total = 0
    for store in range(CARAVAN + 1):
        total += int(s.store[clan, store, good])
    return total


@rule
def take_anywhere(s, clan, good, amount):
    """Goods leave the units of a clan, the lowest number first, then its caravan."""
    for store in range(CARAVAN + 1):
        part = min(amount, int(s.store[clan, store, good]))
        s.store[clan, store, good] -= part
        amount -= part


@rule
def total_food(s, clan):
    """The value of all food that a clan has."""
    total = 0
    for good in range(CROP, GOODS):
        total += total_held(s, clan, good)
    return total


@rule
def in_group(s, book, good, group):
    """What the group of food with this number, counted from 0, holds of a kind."""
    return min(max(int(s.market[good]) - book.food_group * group, 0), book.food_group)


@rule
def in_lot(s, book, lot, number):
    """What a lot of wood or iron with this number, counted from 0, holds."""
    return min(max(int(s.market[lot]) - book.lot[lot] * number, 0), book.lot[lot])


@rule
def is_complete(s, book, group):
    """Whether a group of food can be sold (FIN-126)."""
    value = 0
    for good in range(CROP, GOODS):
        value += in_group(s, book, good, group)
    return value >= book.food_lot


@rule
def group_to_buy(s, book):
    """The highest complete group of food, or NOTHING (FIN-126, FIN-129)."""
    for group in range(LOTS - 1, -1, -1):
        if is_complete(s, book, group):
            return group
    return -1


@rule
def lot_to_buy(s, book, lot):
    """The number of the lot that is sold next, counted from 0, or NOTHING without a full one (FIN-129)."""
    if lot == FOOD_LOT:
        return group_to_buy(s, book)
    return min(int(s.market[lot]) // book.lot[lot], LOTS) - 1


@rule
def price_to_buy(s, book, lot):
    """The coins for the next lot of wood, iron or food on the market's own list; only if there is one."""
    number = lot_to_buy(s, book, lot)
    return book.food_price[number] if lot == FOOD_LOT else book.lot_price[lot, number]


@rule
def cost_to(s, book, clan, lot):
    """What a clan pays for it: traders pay a coin less (FIN-128)."""
    return max(price_to_buy(s, book, lot) - count_active(s, book, clan, TRADER), 0)


@rule
def gain_to(s, book, clan, price):
    """What a clan gets for a sale at a price: traders get a coin more (FIN-128)."""
    return price + count_active(s, book, clan, TRADER)


@rule
def can_buy(s, book, clan, lot):
    """Whether there is a full lot that the clan can pay."""
    return lot_to_buy(s, book, lot) >= 0 and cost_to(s, book, clan, lot) <= s.coins[clan]


@rule
def buy(s, book, clan, lot):
    """A lot is paid and taken in hand (FIN-126, FIN-131)."""
    s.coins[clan] -= cost_to(s, book, clan, lot)
    if lot == FOOD_LOT:
        group = group_to_buy(s, book)
        for good in range(CROP, GOODS):
            hand_out(s, clan, good, in_group(s, book, good, group))
    else:
        hand_out(s, clan, lot, book.lot[lot])


@rule
def hand_out(s, clan, good, amount):
    """Goods go from the market into the hand of a clan."""
    s.market[good] -= amount
    s.store[clan, BOUGHT, good] += amount


@rule
def can_sell(s, book, clan, lot):
    """Whether a clan has a lot of wood or iron."""
    return lot <= IRON and total_held(s, clan, lot) >= book.lot[lot]


@rule
def price_of_sale(s, book, lot):
    """What a lot of wood or iron brings: the price of the lot that it fills or begins, if there is one (FIN-127)."""
    size = book.lot[lot]
    return book.lot_price[lot, min((int(s.market[lot]) + size + size - 1) // size, LOTS) - 1]


@rule
def sell(s, book, clan, lot):
    """A lot of wood or iron goes to the market, what has no room there to the supply (FIN-127, FIN-130)."""
    price = gain_to(s, book, clan, price_of_sale(s, book, lot))
    take_anywhere(s, clan, lot, book.lot[lot])
    bring_to_market(s, book, lot, book.lot[lot])
    gain_coins(s, book, clan, price)


@rule
def market_room(s, book, good):
    """What the market can still take of a good; never gold."""
    return max(market_most(book, good) - int(s.market[good]), 0) if good != GOLD else 0


@rule
def bring_to_market(s, book, good, amount):
    """Goods come to the market; cubes without room go to the supply, food without room is forgotten (FIN-183)."""
    part = min(amount, market_room(s, book, good))
    s.market[good] += part
    if good < CUBES:
        s.supply[good] += amount - part


@rule
def can_sell_food(s, book, clan):
    """Whether a clan has food for a sale."""
    return total_food(s, clan) >= book.food_lot


@rule
def is_food_share(s, book, clan, good, amount):
    """Whether so much of this kind may be in the sale, behind what is said of the kinds before (FIN-127)."""
    if amount > total_held(s, clan, good):
        return False
    share = amount
    for kind in range(CROP, good):
        share += int(s.amounts[kind])
    more = 0
    for kind in range(good + 1, GOODS):
        more += total_held(s, clan, kind)
    return share <= book.food_lot <= share + more


@rule
def group_reached(s, book, good, amount):
    """The highest group, counted from 1, that a kind of food reaches when so much of it is sold; 4 at most."""
    value = int(s.market[good]) + amount
    return min(max((value + book.food_group - 1) // book.food_group, 1), LOTS)


@rule
def price_of_food(s, book):
    """The price of the highest group that a sold kind reaches (FIN-127)."""
    highest = 1
    for good in range(CROP, GOODS):
        if s.amounts[good] > 0:
            highest = max(highest, group_reached(s, book, good, int(s.amounts[good])))
    return book.food_price[highest - 1]


@rule
def sell_food(s, book, clan):
    """The food whose amounts were said goes to the market (FIN-127, FIN-183)."""
    price = gain_to(s, book, clan, price_of_food(s, book))
    for good in range(CROP, LIVESTOCK + 1):
        amount = int(s.amounts[good])
        s.amounts[good] = 0
        take_anywhere(s, clan, good, amount)
        bring_to_market(s, book, good, amount)
    gain_coins(s, book, clan, price)
