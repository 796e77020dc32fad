"""What is taken and what is given, in words, counted by the rules that charge and pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from oppidum.core.game import Player
from oppidum.core.patch import Json
from oppidum.games.finisterre.clans.spirit import coins_for_surplus, coins_of_bank, levels_by_star
from oppidum.games.finisterre.goods.payment import bill
from oppidum.games.finisterre.goods.resources import COINS
from oppidum.games.finisterre.land.dolmens import points_by_dolmens
from oppidum.games.finisterre.state import NOTHING, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def terms(cost: Json, gain: Json | None = None) -> Json:
    """What is taken and what is given, without what is nothing."""
    sides = {"cost": cost, "gain": gain or {}}
    some = {side: {what: amount for what, amount in each.items() if amount} for side, each in sides.items()}
    return {side: each for side, each in some.items() if each}


def coin_gain(game: Finisterre, s: Position, coins: int) -> Json:
    """So many coins, as far as the bank has them."""
    return {"coins": int(coins_of_bank(s.row, game.book.row, coins))}


def rise(game: Finisterre, s: Position, clan: Player, *, spirit: int = 0, star: int = 0, paid: int = 0) -> Json:
    """Levels or star points, and the coins for actions that come with them and cannot be carried (FIN-112, FIN-171)."""
    then = s.copy()
    then.coins[clan] -= paid
    levels = spirit + int(levels_by_star(then.row, game.book.row, clan, star))
    surplus = int(coins_for_surplus(then.row, game.book.row, clan, levels)) if levels else 0
    return {"spirit": spirit, "star": star, **coin_gain(game, then, surplus)}


def flag_gain(game: Finisterre, s: Position, comarca: int, flags: int, paid: int = 0) -> Json:
    """The star points that dolmens give for new flags in a comarca (FIN-105)."""
    points = int(points_by_dolmens(s.row, game.book.row, comarca, flags))
    return rise(game, s, s.playing, star=points, paid=paid) if points else {}


def cost_to_clan(
    game: Finisterre, s: Position, clan: int, thing: int, group: int = NOTHING, other: int = NOTHING
) -> Json:
    """What a thing, with groups for the tiles of a city, costs a clan now: its cards may save cubes or coins."""
    due = np.zeros(COINS + 1, dtype=np.int64)
    bill(s.row, game.book.row, clan, thing, group, other, due)
    return show_cost(due.tolist())


PAID_IN = ("wood", "iron", "gold", "coins")


def show_cost(row: list[int]) -> Json:
    """A price without what it does not ask for."""
    return {good: amount for good, amount in zip(PAID_IN, row, strict=True) if amount}
