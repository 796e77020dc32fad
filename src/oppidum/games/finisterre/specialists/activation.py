"""Cards before a clan are revealed, and specialists turned on and off (FIN-115)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.core.jit import rule
from oppidum.core.patch import Json
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.questions import WrongAnswer, second_of, third_of
from oppidum.games.finisterre.actions.refusing import need_specialist, need_stored, open_slots
from oppidum.games.finisterre.goods.resources import CUBES, GOLD, GOODS, IRON, WOOD
from oppidum.games.finisterre.goods.stores import give_to_clan, land_with_room
from oppidum.games.finisterre.screen.terms import terms
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import items_on, kind_in, note_use
from oppidum.games.finisterre.specialists.rotating import send_away
from oppidum.games.finisterre.specialists.slots import ACTIVE, FACE_DOWN, FACE_UP, TURNED
from oppidum.games.finisterre.state import ITEMS, NOTHING, SLOTS, STRAY, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


@rule
def is_tool(book, kind, good):
    """Whether a good is a tool for a kind of specialist: wood or iron, or only one of them if the table says so."""
    if book.fixed_tools and book.power[kind] in (powers.FARMER, powers.HUNTER):
        return good == IRON
    if book.fixed_tools and book.power[kind] in (powers.RANCHER, powers.FISHER):
        return good == WOOD
    return good in (WOOD, IRON)


@rule
def belongs_on(book, kind, good):
    """Whether a good is what a kind of specialist asks for."""
    wanted = book.activation[kind]
    if wanted == powers.TOOL:
        return is_tool(book, kind, good)
    if wanted == powers.MEAL:
        return good >= CUBES
    return (wanted == powers.TIMBER and good == WOOD) or (wanted == powers.TREASURE and good == GOLD)


@rule
def takes_a_good(s, book, clan, slot):
    """Whether a card waits for a good: open, healthy, at home, not turned in this phase; some take a second one."""
    kind = kind_in(s, clan, slot)
    if kind == NOTHING or s.slot_used[clan, slot] & TURNED:
        return False
    if s.slot_state[clan, slot] == ACTIVE:
        return book.twice[kind] == 1 and items_on(s, clan, slot) < ITEMS
    return s.slot_state[clan, slot] == FACE_UP


@rule
def can_activate(s, book, clan, slot):
    """Whether anything can be put on the card in a slot."""
    if not takes_a_good(s, book, clan, slot):
        return False
    for store in range(STRAY):
        for good in range(GOODS):
            if can_put_on(s, book, clan, slot, store, good):
                return True
    return False


@rule
def can_put_on(s, book, clan, slot, store, good):
    """Whether a good of a store can be put on a card: from any unit, the caravan, or just bought."""
    if store >= STRAY or s.store[clan, store, good] == 0 or not takes_a_good(s, book, clan, slot):
        return False
    return belongs_on(book, kind_in(s, clan, slot), good)


@rule
def can_put_die(s, book, clan, slot, store, good, value):
    """Whether a die of this value can be put on a card."""
    return 0 < value <= min(int(s.store[clan, store, good]), book.die_most) and can_put_on(
        s, book, clan, slot, store, good
    )


@rule
def activate(s, book, clan, slot, store, good, value):
    """A good is put on a card, which is active then; some cards go away with it."""
    s.store[clan, store, good] -= value
    item = items_on(s, clan, slot)
    s.slot_good[clan, slot, item] = good
    s.slot_value[clan, slot, item] = value
    s.slot_state[clan, slot] = ACTIVE
    note_use(s, clan, slot, TURNED)
    if book.rotating[kind_in(s, clan, slot)]:
        send_away(s, book, clan, slot)


@rule
def can_deactivate(s, book, clan, slot):
    """Whether the last good can be taken back from a card: there must be room for it."""
    if s.slot_state[clan, slot] != ACTIVE or s.slot_used[clan, slot] & TURNED:
        return False
    last = items_on(s, clan, slot) - 1
    good, value = int(s.slot_good[clan, slot, last]), int(s.slot_value[clan, slot, last])
    return land_with_room(s, book, clan, good, value) != NOTHING


@rule
def deactivate(s, book, clan, slot):
    """The last good comes back from a card; without any it is not active."""
    last = items_on(s, clan, slot) - 1
    give_to_clan(s, book, clan, int(s.slot_good[clan, slot, last]), int(s.slot_value[clan, slot, last]), NOTHING)
    s.slot_good[clan, slot, last] = NOTHING
    s.slot_value[clan, slot, last] = 0
    if last == 0:
        s.slot_state[clan, slot] = FACE_UP
    note_use(s, clan, slot, TURNED)


@rule
def can_reveal(s, clan, slot):
    """Whether a clan can turn up the card in a slot: a specialist that lies face down."""
    return s.slot_state[clan, slot] == FACE_DOWN and kind_in(s, clan, slot) != NOTHING


@rule
def has_face_down(s, clan):
    """Whether any card lies face down before a clan.

    Who has one is always asked, even if it is an objective that cannot be turned up: else all could tell what it is.
    """
    for slot in range(SLOTS):
        if s.slot_state[clan, slot] == FACE_DOWN:
            return True
    return False


@rule
def list_reveals(s, clan, out, count):
    """Write the actions that turn up a card; returns the new count."""
    for slot in range(SLOTS):
        if can_reveal(s, clan, slot):
            out[count] = moves.REVEAL + slot
            count += 1
    return count


@rule
def reveal(s, clan, slot):
    """A specialist is turned up, for good."""
    s.slot_state[clan, slot] = FACE_UP


def refuse_activating(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no specialist can be turned on."""
    if not open_slots(s, FACE_UP, ACTIVE):
        raise Refusal("FIN-115", "you have no healthy specialist that lies open", reason="no-specialist")
    message = "you have nothing that your specialists need, or they were turned in this phase"
    raise Refusal("FIN-115", message, reason="cannot-turn-on")


def refuse_deactivating(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no specialist can be turned off."""
    if not open_slots(s, ACTIVE):
        raise Refusal("FIN-115", "you have no active specialist at home", reason="none-active")
    message = "your active specialists were turned on in this phase, or you have no room for what lies on them"
    raise Refusal("FIN-115", message, reason="cannot-turn-off")


def refuse_card(game: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this card cannot be turned on or off."""
    clan, slot = answer.values
    facts = need_specialist(s, clan, slot)
    if s.slot_used[clan, slot] & TURNED:
        raise Refusal("FIN-115", "this card was turned in this phase", reason="turned-already", **facts)
    if s.kind == kinds.ACTIVATE:
        refuse_activating(game, s, s.kind)
    refuse_deactivating(game, s, s.kind)


def refuse_good(_: Finisterre, s: Position, answer: WrongAnswer) -> NoReturn:
    """Why this good cannot be put on the card: it is not there, or the card takes others (FIN-115)."""
    facts = need_stored(s, answer)
    message = f"this specialist takes no {facts['good']}"
    raise Refusal("FIN-115", message, reason="not-wanted", **facts)


def activation_terms(_: Finisterre, s: Position) -> Json:
    """What is put on a card (FIN-115)."""
    good = int(second_of(s.other)) % GOODS
    return terms({GOOD_NAMES[good]: max(int(third_of(s.other)), 1)})


def deactivation_terms(_: Finisterre, s: Position) -> Json:
    """What comes back from a card (FIN-115)."""
    if s.target == NOTHING:
        return {}
    last = int(items_on(s.row, s.playing, s.target)) - 1
    good, value = int(s.slot_good[s.playing, s.target, last]), int(s.slot_value[s.playing, s.target, last])
    return terms({}, {GOOD_NAMES[good]: value})
