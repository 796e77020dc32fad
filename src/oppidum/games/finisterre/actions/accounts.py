"""Which words belong to which kind of action: why it cannot be done, its price, why an answer is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from oppidum.core.patch import Json
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions import questions as q
from oppidum.games.finisterre.actions.building import annexing, founding, growing, leaving, vehicles
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.strife import attacks, conversion
from oppidum.games.finisterre.actions.trade import buying, minting, selling
from oppidum.games.finisterre.actions.travel import boats, carts, free_steps, wrecking
from oppidum.games.finisterre.actions.worship import feasts, gifts, offerings
from oppidum.games.finisterre.specialists import activation, hiring, using
from oppidum.games.finisterre.state import Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


class Account(NamedTuple):
    """What a kind says of itself: why it cannot be done, what it costs and brings, why an answer is not possible.

    The terms are asked for before the first answer too (`target` is NOTHING), unless the kind `is_open`.
    """

    refuse: Callable[[Finisterre, Position, int], None]
    terms: Callable[[Finisterre, Position], Json] | None = None
    answers: Mapping[int, Callable[[Finisterre, Position, WrongAnswer], None]] = MappingProxyType(
        {}
    )  # by their questions
    is_open: bool = False  # nothing is certain before all is said


ACCOUNTS = {
    **dict.fromkeys(
        (kinds.BUILD_SMALL, kinds.BUILD_LARGE),
        Account(founding.refuse_founding, founding.village_terms, {q.SITE: founding.refuse_site}),
    ),
    kinds.GROW: Account(
        growing.refuse_growth,
        growing.growth_terms,
        {q.UNIT: growing.refuse_unit, q.WHERE: growing.refuse_moving},
    ),
    kinds.ANNEX: Account(
        annexing.refuse_annexing,
        annexing.annex_terms,
        {
            q.ANY_UNIT: annexing.refuse_settlement,
            q.SIZE: annexing.refuse_size,
            q.WHERE: annexing.refuse_cell,
        },
    ),
    kinds.BUILD_BOAT: Account(vehicles.refuse_boat, vehicles.vehicle_terms, {q.DOCK: vehicles.refuse_dock}),
    kinds.BUILD_CART: Account(vehicles.refuse_cart, vehicles.vehicle_terms, {q.COMARCA: vehicles.refuse_comarca}),
    kinds.LEAVE: Account(leaving.refuse_leaving, None, {q.SITE: leaving.refuse_site}),
    kinds.DESTROY: Account(wrecking.refuse_destroying, wrecking.wreck_terms, {q.UNIT: wrecking.refuse_village}),
    kinds.OFFERING: Account(offerings.refuse_offering, offerings.offering_terms, {q.DOLMEN: offerings.refuse_dolmen}),
    kinds.FEAST: Account(feasts.refuse_feast, feasts.feast_terms, {q.GUESTS: feasts.refuse_guests}, is_open=True),
    kinds.GIFT: Account(gifts.refuse_gift, gifts.gift_terms, {q.WHOM: gifts.refuse_receiver}),
    kinds.SAIL: Account(boats.refuse_sailing, None, {q.UNIT: boats.refuse_boat, q.DOCK: boats.refuse_dock}),
    kinds.CARRY_LOAD: Account(
        carts.refuse_driving,
        None,
        {
            q.UNIT: carts.refuse_cart,
            q.COMARCA: carts.refuse_comarca,
            q.RETURN: carts.refuse_return,
        },
    ),
    kinds.ACTIVATE: Account(
        activation.refuse_activating,
        activation.activation_terms,
        {q.OWN_CARD: activation.refuse_card, q.GOOD: activation.refuse_good},
        is_open=True,
    ),
    kinds.DEACTIVATE: Account(
        activation.refuse_deactivating,
        activation.deactivation_terms,
        {q.OWN_CARD: activation.refuse_card},
    ),
    kinds.ATTACK: Account(
        attacks.refuse_attacking,
        attacks.attack_terms,
        {q.ANY_UNIT: attacks.refuse_target},
        is_open=True,
    ),
    kinds.CONVERT: Account(
        conversion.refuse_converting,
        conversion.conversion_terms,
        {q.ANY_UNIT: conversion.refuse_part, q.WHERE: conversion.refuse_cell},
    ),
    kinds.CONVERT_SPECIALIST: Account(
        hiring.refuse_winning_over, hiring.winning_terms, {q.ANY_CARD: hiring.refuse_foreign_card}
    ),
    kinds.BUY: Account(buying.refuse_buying, buying.purchase_terms, {q.LOT: buying.refuse_lot}),
    kinds.SELL: Account(selling.refuse_selling, selling.sale_terms, {q.LOT: selling.refuse_lot}),
    kinds.SELL_FOOD: Account(selling.refuse_selling_food, selling.food_terms, is_open=True),
    kinds.BUY_SPECIALIST: Account(hiring.refuse_hiring, hiring.hiring_terms, {q.PROFESSION: hiring.refuse_profession}),
    kinds.SELL_SPECIALIST: Account(
        hiring.refuse_selling_specialist, hiring.dismissal_terms, {q.OWN_CARD: hiring.refuse_sold_card}
    ),
    **dict.fromkeys(
        (kinds.MINT, kinds.MELT),
        Account(minting.refuse_mint, minting.mint_terms, {q.TREASURY: minting.refuse_territory}, is_open=True),
    ),
    kinds.USE_SPECIALIST: Account(
        using.refuse_using,
        using.use_terms,
        {q.OWN_CARD: using.refuse_user, q.WORK: using.refuse_work},
        is_open=True,
    ),
    kinds.MOVE_GOOD: Account(
        free_steps.refuse_moving,
        None,
        {q.GOOD: free_steps.refuse_good, q.UNIT: free_steps.refuse_receiver},
    ),
    kinds.DROP_GOOD: Account(free_steps.refuse_dropping, None, {q.GOOD: free_steps.refuse_good}),
    kinds.MOVE_CART: Account(carts.refuse_driving, None, {q.UNIT: carts.refuse_cart, q.COMARCA: carts.refuse_comarca}),
}

assert ACCOUNTS.keys() == set(range(kinds.COUNT))
