"""Why a kind of action or a free step cannot be done at all; targets and building have files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.games.finisterre import carts, minting, trading
from oppidum.games.finisterre import refused_dealings as dealings
from oppidum.games.finisterre.refused_buildings import (
    refuse_any_annexing,
    refuse_any_building,
    refuse_any_cart,
    refuse_any_growth,
)
from oppidum.games.finisterre.refused_dealings import refuse_reveal
from oppidum.games.finisterre.spelling import (
    GOOD_NAMES,
)
from oppidum.games.finisterre.state import (
    ACTIVATE,
    ANNEX,
    ATTACK,
    BOAT,
    BUILD_BOAT,
    BUILD_CART,
    BUILD_LARGE,
    BUILD_SMALL,
    BUY,
    BUY_SPECIALIST,
    CARRY_LOAD,
    CART,
    CONVERT,
    CONVERT_SPECIALIST,
    DEACTIVATE,
    DESTROY,
    DROP_GOOD,
    FEAST,
    FIRST_FREE_STEP,
    GIFT,
    GOLD,
    GROW,
    LEAVE,
    MELT,
    MINT,
    MOVE_CART,
    MOVE_GOOD,
    OFFERING,
    SAIL,
    SELL,
    SELL_FOOD,
    SELL_SPECIALIST,
    UNITS,
    USE_SPECIALIST,
    Position,
)
from oppidum.games.finisterre.telling import KIND_TITLES, KIND_WORDS
from oppidum.games.finisterre.units import units_of

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def refuse_kind(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a kind of action cannot be done now."""
    words = f"{word} {rest}".strip()
    if words == "end":
        message = f"{s.actions_left} actions are left: do them, or stop and carry the pool"
        raise Refusal("FIN-087", message, reason="actions-left", amount=s.actions_left)
    if words == "stop":
        raise Refusal("FIN-087", "no action is left to be carried: end the turn", reason="no-action-left")
    if word == "reveal":
        refuse_reveal(s, rest)
    if words not in KIND_WORDS:
        return
    kind = KIND_WORDS.index(words)
    if kind < FIRST_FREE_STEP and s.actions_left == 0:
        raise Refusal("FIN-088", "no action is left in this turn", reason="no-action-left")
    if kind >= FIRST_FREE_STEP and s.free_left == 0:
        raise Refusal("FIN-160", "all free steps of this turn are done", reason="no-free-step-left")
    if kind in WITHOUT_TARGET:
        WITHOUT_TARGET[kind](game, s, kind)
    message = f"there is no way to {KIND_TITLES[kind]} now"
    raise Refusal(RULES.get(kind, game.turn_rule), message, reason="impossible", kind=words)


def refuse_sailing(game: Finisterre, s: Position, kind: int) -> None:
    """Why no boat can sail."""
    if not has_kind(s, BOAT):
        raise Refusal("FIN-113", "you have no boat", reason="no-boat")
    raise Refusal("FIN-113", "no free dock is in reach of a boat of yours", reason="no-dock-in-reach")


def refuse_driving(game: Finisterre, s: Position, kind: int) -> None:
    """Why no cart can go to another comarca."""
    loaded = kind == CARRY_LOAD
    if not has_kind(s, CART):
        raise Refusal("FIN-114", "you have no cart", reason="no-cart")
    if not any(carts.is_cart(s.row, s.playing, unit, loaded) for unit in range(units_of(s.row, s.playing))):
        message = f"you have no {'loaded' if loaded else 'empty'} cart"
        raise Refusal("FIN-114", message, reason="no-loaded-cart" if loaded else "no-empty-cart")
    raise Refusal("FIN-114", "no bridges lead to another comarca", reason="no-bridges")


def refuse_destroying(game: Finisterre, s: Position, kind: int) -> None:
    """Villages cannot be destroyed, and there is nothing else."""
    raise Refusal("FIN-108", "you have neither a boat nor a cart; villages cannot be broken up", reason="no-vehicle")


def has_kind(s: Position, kind: int) -> bool:
    """Whether the clan has a unit of a kind."""
    return kind in s.unit_kind[s.playing].tolist()


def refuse_buying(game: Finisterre, s: Position, kind: int) -> None:
    """Why no lot can be bought."""
    lots = [lot for lot in range(3) if trading.lot_to_buy(s.row, game.book.row, lot) >= 0]
    if not lots:
        raise Refusal("FIN-129", "the market has no full lot", reason="no-full-lot")
    cheapest = min(int(trading.cost_to(s.row, game.book.row, s.playing, lot)) for lot in lots)
    message = f"the cheapest lot costs {cheapest} coins; you have {s.coins[s.playing]}"
    raise Refusal("FIN-126", message, reason="coins", price=cheapest, coins=int(s.coins[s.playing]))


def refuse_selling(game: Finisterre, s: Position, kind: int) -> None:
    """Why nothing can be sold."""
    if kind == SELL_FOOD:
        have, need = int(trading.total_food(s.row, s.playing)), int(game.book.food_lot)
        message = f"food is sold {need} points at a time; you have {have}"
        raise Refusal("FIN-127", message, reason="not-enough-food", have=have, need=need)
    message = f"lots are {game.book.lot[0]} wood or {game.book.lot[1]} iron; you have neither"
    raise Refusal("FIN-127", message, reason="not-enough")


def refuse_mint(game: Finisterre, s: Position, kind: int) -> None:
    """Why nothing can be minted or melted anywhere."""
    lands = [land for land in range(UNITS) if minting.is_land(s.row, s.playing, land)]
    if not lands:
        raise Refusal("FIN-133", "a caravan neither mints nor melts: it takes a unit", reason="no-territory")
    for land in lands:
        if minting.has_fuel(s.row, game.book.row, s.playing, land):
            refuse_forge(game, s, kind)
    fuel = GOOD_NAMES[game.book.fuel]
    raise Refusal("FIN-133", f"the fire needs 1 {fuel} in the same territory", reason="no-fuel", good=fuel)


def refuse_forge(game: Finisterre, s: Position, kind: int) -> None:
    """Why a territory with fuel cannot mint or melt."""
    if kind == MINT:
        raise Refusal("FIN-133", "there is no gold where there is fuel", reason="no-gold")
    price = int(game.book.mint_rate + game.book.mint_fee)
    if s.coins[s.playing] < price:
        message = f"one gold costs {price} coins; you have {s.coins[s.playing]}"
        raise Refusal("FIN-132", message, reason="coins", price=price, coins=int(s.coins[s.playing]))
    if s.supply[GOLD] == 0:
        raise Refusal("FIN-132", "no gold is left in supply", reason="supply-empty")
    raise Refusal("FIN-132", "there is no room for the gold", reason="no-room")


def refuse_moving(game: Finisterre, s: Position, kind: int) -> None:
    """Why no good can be moved or dropped."""
    if kind == DROP_GOOD:
        raise Refusal("FIN-039", "your units hold nothing", reason="nothing-stored")
    message = "no other unit of the same territory has room for anything that you have"
    raise Refusal("FIN-040", message, reason="nothing-to-move")


# By the kind of action.
WITHOUT_TARGET = {
    BUILD_SMALL: refuse_any_building,
    BUILD_LARGE: refuse_any_building,
    BUILD_BOAT: refuse_any_building,
    GROW: refuse_any_growth,
    ANNEX: refuse_any_annexing,
    BUILD_CART: refuse_any_cart,
    DESTROY: refuse_destroying,
    SAIL: refuse_sailing,
    CARRY_LOAD: refuse_driving,
    MOVE_CART: refuse_driving,
    BUY: refuse_buying,
    SELL: refuse_selling,
    SELL_FOOD: refuse_selling,
    MINT: refuse_mint,
    MELT: refuse_mint,
    MOVE_GOOD: refuse_moving,
    DROP_GOOD: refuse_moving,
    LEAVE: dealings.refuse_leaving,
    OFFERING: dealings.refuse_offering,
    FEAST: dealings.refuse_feast,
    GIFT: dealings.refuse_gift,
    ACTIVATE: dealings.refuse_activating,
    DEACTIVATE: dealings.refuse_activating,
    ATTACK: dealings.refuse_attacking,
    CONVERT: dealings.refuse_converting,
    CONVERT_SPECIALIST: dealings.refuse_winning_over,
    BUY_SPECIALIST: dealings.refuse_hiring,
    SELL_SPECIALIST: dealings.refuse_selling_specialist,
    USE_SPECIALIST: dealings.refuse_using,
}
RULES = {SAIL: "FIN-113", CARRY_LOAD: "FIN-114", MOVE_CART: "FIN-114", BUY: "FIN-126", SELL: "FIN-127"}
