"""Specialists are bought, sold and won over (FIN-125, chapter Market)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.refusing import need_specialist, open_slots
from oppidum.games.finisterre.actions.trade.minting import land_room
from oppidum.games.finisterre.actions.trade.trading import need_gold, take_anywhere, total_held
from oppidum.games.finisterre.actions.worship.gifts import hand_over
from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.clans.units import units_of
from oppidum.games.finisterre.goods.ground import take_cubes
from oppidum.games.finisterre.goods.resources import GOLD
from oppidum.games.finisterre.goods.stores import give_to_clan
from oppidum.games.finisterre.screen.terms import terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import clear_slot, kind_in, note_use, ready_slot, slot_with_room
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_UP, ILL, USED
from oppidum.games.finisterre.specialists.wizardry import return_goods
from oppidum.games.finisterre.state import CARAVAN, NOTHING, SLOTS, Position

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def can_take_on(s, book, clan, kind):
    """Whether a clan has gold for a specialist, wherever it lies, and a place for the card."""
    return total_held(s, clan, GOLD) >= book.gold_value[kind] and slot_with_room(s, clan) != NOTHING


@rule
def can_hire(s, book, clan, kind):
    """Whether a clan can buy a specialist of the display."""
    return s.display[kind] > 0 and can_take_on(s, book, clan, kind)


@rule
def hire(s, book, clan, kind):
    """A specialist is bought for gold and lies open."""
    price, slot = int(book.gold_value[kind]), slot_with_room(s, clan)
    take_anywhere(s, clan, GOLD, price)
    s.supply[GOLD] += price
    s.display[kind] -= 1
    s.slot_card[clan, slot] = SPECIALTY + kind
    s.slot_state[clan, slot] = FACE_UP


@rule
def room_anywhere(s, book, clan):
    """The cubes that all territories and the caravan of a clan can still take."""
    room = land_room(s, book, clan, CARAVAN)
    for land in range(units_of(s, clan)):
        if s.unit_land[clan, land] == land:
            room += land_room(s, book, clan, land)
    return room


@rule
def can_dismiss(s, book, clan, slot):
    """Whether a clan can sell a specialist to the display: one that lies open, healthy, at home and not active."""
    kind = kind_in(s, clan, slot)
    if kind == NOTHING or s.slot_state[clan, slot] != FACE_UP:
        return False
    return room_anywhere(s, book, clan) >= min(int(book.gold_value[kind]), int(s.supply[GOLD]))


@rule
def dismiss(s, book, clan, slot):
    """A specialist is sold for gold, as far as there is any."""
    kind = kind_in(s, clan, slot)
    clear_slot(s, clan, slot)
    s.display[kind] += 1
    for _ in range(take_cubes(s, GOLD, int(book.gold_value[kind]))):
        give_to_clan(s, book, clan, GOLD, 1, NOTHING)


@rule
def is_below(s, book, kind, clan, slot):
    """Whether a kind of specialist is worth less than the druid in a slot."""
    return book.gold_value[kind] < book.gold_value[kind_in(s, clan, slot)]


@rule
def can_win_over(s, book, clan, code):
    """Whether a druid can take a specialist of another clan; code = SLOTS * clan + slot (FIN-125)."""
    owner, slot = code // SLOTS, code % SLOTS
    druid, kind = ready_slot(s, book, clan, powers.DRUID, USED), kind_in(s, owner, slot)
    if owner == clan or druid == NOTHING or kind == NOTHING:
        return False
    if s.slot_state[owner, slot] not in (FACE_UP, ACTIVE, ILL) or not is_below(s, book, kind, clan, druid):
        return False
    return ready_slot(s, book, owner, powers.PATRIARCH, 0) == NOTHING and can_take_on(s, book, clan, kind)


@rule
def win_over(s, book, clan, code):
    """A specialist is taken for its value in gold; what lies on it stays with its old owner (FIN-125)."""
    owner, slot = code // SLOTS, code % SLOTS
    note_use(s, clan, ready_slot(s, book, clan, powers.DRUID, USED), USED)
    anchor = pay_gold(s, book, clan, owner, int(book.gold_value[kind_in(s, owner, slot)]))
    return_goods(s, book, owner, slot, anchor)
    move_card(s, owner, slot, clan, slot_with_room(s, clan))


@rule
def pay_gold(s, book, clan, receiver, amount):
    """Gold of a clan goes to another, from its lowest units first; where the last payer stands, or NOTHING."""
    anchor = NOTHING
    for store in range(CARAVAN + 1):
        while amount > 0 and s.store[clan, store, GOLD] > 0:
            anchor = hand_over(s, book, clan, store, receiver)
            amount -= 1
    return anchor


@rule
def move_card(s, owner, slot, clan, place):
    """A card comes before another clan; what it did in this phase it has done."""
    s.slot_card[clan, place] = s.slot_card[owner, slot]
    s.slot_state[clan, place] = s.slot_state[owner, slot]
    s.slot_pile[clan, place] = s.slot_pile[owner, slot]
    s.slot_used[clan, place] = s.slot_used[owner, slot]
    clear_slot(s, owner, slot)


def refuse_hiring(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no specialist can be bought (chapter Market)."""
    if not s.display.any():
        raise Refusal("FIN-046", "no specialist lies in the display", reason="display-empty")
    if slot_with_room(s.row, s.playing) == NOTHING:
        raise Refusal("FIN-046", "you have no free place for a card", reason="no-slot")
    cheapest = min(int(game.book.gold_value[kind]) for kind in s.display.nonzero()[0].tolist())
    need_gold(s, "FIN-046", cheapest)
    raise Refusal("FIN-046", "no specialist can be bought now", reason="impossible", kind="buy specialist")


def refuse_profession(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why a kind of specialist cannot be bought."""
    code = SPECIALTY + answer.values[0]
    name = game.box.names[code]
    if s.display[code - SPECIALTY] == 0:
        raise Refusal("FIN-046", f"no {name} lies in the display", reason="not-displayed", card=name)
    need_gold(s, "FIN-046", int(game.book.gold_value[code - SPECIALTY]))
    raise Refusal("FIN-046", f"{name} cannot be bought now", reason="no-slot")


def refuse_selling_specialist(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no specialist can be sold (chapter Market)."""
    if not open_slots(s, FACE_UP):
        message = "you have no healthy specialist at home that is not active"
        raise Refusal("FIN-115", message, reason="none-to-sell")
    raise Refusal("FIN-115", "you have no room for the gold", reason="no-room-for-gold")


def refuse_sold_card(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this card cannot be sold."""
    facts = need_specialist(s, *answer.values)
    raise Refusal("FIN-115", "an active specialist is not sold", reason="is-active", **facts)


def refuse_winning_over(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no specialist of another clan can be won over (FIN-125)."""
    if ready_slot(s.row, game.book.row, s.playing, powers.DRUID, USED) == NOTHING:
        message = "that takes an active druid that was not used in this phase"
        raise Refusal("FIN-125", message, reason="no-druid")
    if slot_with_room(s.row, s.playing) == NOTHING:
        raise Refusal("FIN-125", "you have no free place for a card", reason="no-slot")
    message = "no specialist of another clan lies open whose gold you can pay and that no patriarch keeps"
    raise Refusal("FIN-125", message, reason="nobody-to-win")


def refuse_foreign_card(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this card cannot be won over; that it is ill does not matter (FIN-125)."""
    owner, slot = answer.values
    facts = need_specialist(s, owner, slot, ill=True)
    if owner == s.playing:
        raise Refusal("FIN-125", "this card is your own", reason="own-card", **facts)
    if ready_slot(s.row, game.book.row, owner, powers.PATRIARCH, 0) != NOTHING:
        raise Refusal("FIN-125", "an active patriarch keeps this specialist", reason="patriarch", **facts)
    druid, kind = int(ready_slot(s.row, game.book.row, s.playing, powers.DRUID, USED)), int(kind_in(s.row, owner, slot))
    if not is_below(s.row, game.book.row, kind, s.playing, druid):
        raise Refusal("FIN-125", "this specialist is not worth less than your druid", reason="not-below", **facts)
    need_gold(s, "FIN-125", int(game.book.gold_value[kind]))
    raise Refusal("FIN-125", "this card is none that can be chosen here", reason="other-card", **facts)


def hiring_terms(game: Finisterre, s: Position) -> Json:
    """A specialist that is bought, for its value in gold (chapter Market)."""
    return terms({"gold": int(game.book.gold_value[s.target])}) if s.target != NOTHING else {}


def dismissal_terms(game: Finisterre, s: Position) -> Json:
    """A specialist that is sold (chapter Market)."""
    return (
        terms({}, {"gold": min(gold_of(game, s, s.playing, s.target), int(s.supply[GOLD]))})
        if s.target != NOTHING
        else {}
    )


def winning_terms(game: Finisterre, s: Position) -> Json:
    """A specialist that is won over (FIN-125)."""
    return terms({"gold": gold_of(game, s, *divmod(s.target, SLOTS))}) if s.target != NOTHING else {}


def gold_of(game: Finisterre, s: Position, clan: int, slot: int) -> int:
    """The value of the card in a slot."""
    return int(game.book.gold_value[int(s.slot_card[clan, slot]) - SPECIALTY])
