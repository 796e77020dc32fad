"""Lots are bought at the market (FIN-126, FIN-128, FIN-131)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.trade.trading import (
    FOOD_LOT,
    cost_to,
    goods_of_lot,
    group_to_buy,
    in_group,
    lot_to_buy,
)
from oppidum.games.finisterre.goods.resources import CROP, GOODS
from oppidum.games.finisterre.screen.terms import terms
from oppidum.games.finisterre.state import BOUGHT, NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


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


def refuse_buying(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no lot can be bought."""
    lots = [lot for lot in range(3) if lot_to_buy(s.row, game.book.row, lot) >= 0]
    if not lots:
        raise Refusal("FIN-129", "the market has no full lot", reason="no-full-lot")
    cheapest = min(int(cost_to(s.row, game.book.row, s.playing, lot)) for lot in lots)
    message = f"the cheapest lot costs {cheapest} coins; you have {s.coins[s.playing]}"
    raise Refusal("FIN-126", message, reason="coins", price=cheapest, coins=int(s.coins[s.playing]))


def refuse_lot(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this lot cannot be bought."""
    lot, name = answer.values[0], answer.text
    if lot_to_buy(s.row, game.book.row, lot) < 0:
        raise Refusal("FIN-129", f"the market has no full lot of {name}", reason="no-full-lot", lot=name)
    price, coins = int(cost_to(s.row, game.book.row, s.playing, lot)), int(s.coins[s.playing])
    message = f"the lot of {name} costs {price} coins; you have {coins}"
    raise Refusal("FIN-126", message, reason="coins", price=price, coins=coins)


def purchase_terms(game: Finisterre, s: Position) -> Json:
    """A lot that is bought (FIN-126)."""
    if s.target == NOTHING:
        return {}
    cost = {"coins": int(cost_to(s.row, game.book.row, s.playing, s.target))}
    return terms(cost, goods_of_lot(game, s, s.target))
