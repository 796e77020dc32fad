"""Wood and iron are sold by lots, food by groups (FIN-127, FIN-130, FIN-183)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.trade.trading import (
    FOOD_LOT,
    bring_to_market,
    gain_to,
    goods_of_lot,
    take_anywhere,
    total_food,
    total_held,
)
from oppidum.games.finisterre.book import LOTS
from oppidum.games.finisterre.clans.spirit import gain_coins
from oppidum.games.finisterre.goods.resources import CROP, GOODS, IRON, LIVESTOCK
from oppidum.games.finisterre.screen.terms import coin_gain, terms
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


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


def refuse_selling(game: Finisterre, _: Position, __: int) -> NoReturn:
    """Why no lot can be sold."""
    message = f"lots are {game.book.lot[0]} wood or {game.book.lot[1]} iron; you have neither"
    raise Refusal("FIN-127", message, reason="not-enough")


def refuse_lot(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this lot cannot be sold."""
    lot, name = answer.values[0], answer.text
    if lot == FOOD_LOT:
        raise Refusal("FIN-127", "to sell food, write sell food", reason="sell-food", lot=name)
    have, need = int(total_held(s.row, s.playing, lot)), int(game.book.lot[lot])
    message = f"a lot is {need} {name}; you have {have}"
    raise Refusal("FIN-127", message, reason="not-enough", lot=name, have=have, need=need)


def refuse_selling_food(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no food can be sold."""
    have, need = int(total_food(s.row, s.playing)), int(game.book.food_lot)
    message = f"food is sold {need} points at a time; you have {have}"
    raise Refusal("FIN-127", message, reason="not-enough-food", have=have, need=need)


def sale_terms(game: Finisterre, s: Position) -> Json:
    """A lot that is sold."""
    if s.target == NOTHING:
        return {}
    return terms(
        goods_of_lot(game, s, s.target), sale_gain(game, s, int(price_of_sale(s.row, game.book.row, s.target)))
    )


def food_terms(game: Finisterre, s: Position) -> Json:
    """Food that is sold."""
    cost = {GOOD_NAMES[good]: int(s.amounts[good]) for good in range(CROP, GOODS)}
    return terms(cost, sale_gain(game, s, int(price_of_food(s.row, game.book.row))))


def sale_gain(game: Finisterre, s: Position, price: int) -> Json:
    """The coins for a sale at a price."""
    return coin_gain(game, s, int(gain_to(s.row, game.book.row, s.playing, price)))
