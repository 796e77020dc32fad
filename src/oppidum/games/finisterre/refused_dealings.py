"""Why nothing can be done with dolmens, other clans and specialists: offerings, feasts, gifts, attacks, cards.

Each kind of action looks for the first thing that is missing, in the order in which a player would look for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.games.finisterre import action_turns, spirit
from oppidum.games.finisterre.offerings import gold_to_offer
from oppidum.games.finisterre.specialists import kind_in, ready_slot, slot_with_room
from oppidum.games.finisterre.state import (
    ACTIVATE,
    ACTIVE,
    AWAY,
    CARAVAN,
    CONVERT,
    CONVERT_SPECIALIST,
    DEACTIVATE,
    DRUID,
    EMPTY_SLOT,
    FACE_DOWN,
    FACE_UP,
    GOLD,
    ILL,
    IRON,
    NOTHING,
    PART,
    SELL_SPECIALIST,
    SLOTS,
    SPECIALTY,
    TURNED,
    USE_SPECIALIST,
    USED,
    Position,
)
from oppidum.games.finisterre.units import is_closed, units_of

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def need_actions(s: Position, kind: int) -> None:
    """Attack and conversion cost two actions of the same turn (FIN-089)."""
    if s.actions_left < action_turns.least_cost(kind):
        raise Refusal("FIN-089", "that costs two actions, and only one is left in this turn", reason="two-actions")


def need_gold(s: Position, rule: str, need: int) -> None:
    """Gold is missing altogether."""
    have = sum(int(s.store[s.playing, store, GOLD]) for store in range(CARAVAN + 1))
    if have < need:
        message = f"that takes {need} gold; you have {have}"
        raise Refusal(rule, message, reason="not-enough-gold", have=have, need=need)


def refuse_leaving(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no tile can leave a mixed city (FIN-100)."""
    for unit in range(units_of(s.row, s.playing)):
        if is_shared(s, s.playing, unit):
            raise Refusal("FIN-100", "no site of that comarca is free", reason="no-free-site")
    raise Refusal("FIN-100", "you have no part in a city of two clans", reason="no-shared-city")


def is_shared(s: Position, clan: int, unit: int) -> bool:
    """Whether a unit is a part of a city of two clans."""
    town = int(s.unit_place[clan, unit])
    if s.unit_kind[clan, unit] != PART or not is_closed(s.row, town):
        return False
    return bool(s.town_clan[town, 0] != s.town_clan[town, 1])


def refuse_offering(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no offering can be made anywhere (FIN-109)."""
    standing = [plot for plot in range(s.plots) if has_dolmen(game, s, plot)]
    if not standing:
        raise Refusal("FIN-109", "there is no dolmen on the table", reason="no-dolmen")
    need_gold(s, "FIN-109", int(gold_to_offer(s.row, game.book.row, s.playing)))
    message = "no dolmen is in reach of gold enough, or each has had an offering of yours in this phase"
    raise Refusal("FIN-109", message, reason="no-dolmen-in-reach")


def has_dolmen(game: Finisterre, s: Position, plot: int) -> bool:
    """Whether a dolmen stands on a plot."""
    face = int(s.plot_face[plot])
    return face >= 0 and bool(game.book.dolmen[face >> 2])


def refuse_dolmen(game: Finisterre, s: Position, cell: str, plot: int) -> NoReturn:
    """Why this is not the place for an offering."""
    if plot < 0 or not has_dolmen(game, s, plot):
        raise Refusal("FIN-109", f"no dolmen stands at {cell}", [cell], reason="no-dolmen-there", cell=cell)
    number = int(game.book.dolmen[int(s.plot_face[plot]) >> 2]) - 1
    if s.offered[s.playing] >> number & 1:
        message = "this dolmen has had an offering of yours in this phase"
        raise Refusal("FIN-109", message, [cell], reason="offered-already", cell=cell)
    message = f"no territory of yours with gold enough reaches the dolmen at {cell}"
    raise Refusal("FIN-109", message, [cell], reason="dolmen-out-of-reach", cell=cell)


def refuse_feast(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no feast can be held (FIN-110)."""
    if PART not in s.unit_kind[s.playing].tolist():
        raise Refusal("FIN-110", "a feast is held in a village, and you have none", reason="no-village")
    message = "no settlement of yours with food and gold enough reaches one of another clan"
    raise Refusal("FIN-110", message, reason="no-feast")


def refuse_gift(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why nobody can be given gold (FIN-111)."""
    if s.gave_now[s.playing]:
        raise Refusal("FIN-111", "you have given gold in this action phase", reason="gave-already")
    need_gold(s, "FIN-111", int(game.book.gift_gold))
    message = "no clan in reach of your gold may take a gift of yours now"
    raise Refusal("FIN-111", message, reason="nobody-to-give")


def refuse_receiver(game: Finisterre, s: Position, clan: int) -> NoReturn:
    """Why this clan cannot be given gold (FIN-111, FIN-170)."""
    facts: Any = {"clan": clan + 1}
    if clan == s.playing:
        raise Refusal("FIN-111", "a gift goes to another clan", reason="own-clan")
    if (int(s.gave_now[clan]) | int(s.gave_before[clan])) >> s.playing & 1:
        message = f"clan {clan + 1} gave you gold in this or the last action phase: not yet"
        raise Refusal("FIN-111", message, reason="returned-gift", **facts)
    if s.gifts[s.playing, clan] >= game.book.gift_limit:
        message = f"you have given gold to clan {clan + 1} {game.book.gift_limit} times in this match"
        raise Refusal("FIN-170", message, reason="gift-limit", most=int(game.book.gift_limit), **facts)
    message = f"no territory of yours with {game.book.gift_gold} gold reaches a unit of clan {clan + 1}"
    raise Refusal("FIN-111", message, reason="clan-out-of-reach", **facts)


def refuse_attacking(_: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why nobody can be attacked (FIN-116)."""
    need_actions(s, kind)
    if not s.store[s.playing, :CARAVAN, IRON].any():
        raise Refusal("FIN-116", "an attack takes iron in a unit, and yours have none", reason="no-iron")
    raise Refusal("FIN-116", "no unit of another clan is in reach of one with iron", reason="no-target")


def levels(count: int) -> str:
    """So many levels."""
    return f"{count} level{'s' if count != 1 else ''}"


def refuse_converting(game: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why nobody can be converted (FIN-124)."""
    need_actions(s, kind)
    have, price, lead = int(s.spirit[s.playing]), int(game.book.spirit_cost), int(game.book.spirit_lead)
    if have < price:
        message = f"a conversion costs {levels(price)} of spirit; you have {have}"
        raise Refusal("FIN-124", message, reason="spirit", have=have, price=price)
    mine = int(spirit.effective_spirit(s.row, game.book.row, s.playing))
    theirs = [
        int(spirit.effective_spirit(s.row, game.book.row, clan)) for clan in range(s.players) if clan != s.playing
    ]
    if mine < min(theirs) + lead:
        message = f"you need {levels(lead)} of spirit more than the other clan; you have {mine}"
        raise Refusal("FIN-124", message, reason="spirit-lead", have=mine, lead=lead)
    raise Refusal("FIN-121", "no settlement in your reach can be converted", reason="nobody-to-convert")


# Specialists.


def open_slots(s: Position, *states: int) -> list[int]:
    """The own slots with specialists in one of these states."""
    return [
        slot
        for slot in range(SLOTS)
        if s.slot_state[s.playing, slot] in states and kind_in(s.row, s.playing, slot) != NOTHING
    ]


def refuse_activating(_: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why no specialist can be turned on, or off (FIN-115)."""
    if kind == DEACTIVATE:
        if not open_slots(s, ACTIVE):
            raise Refusal("FIN-115", "you have no active specialist at home", reason="none-active")
        message = "your active specialists were turned on in this phase, or you have no room for what lies on them"
        raise Refusal("FIN-115", message, reason="cannot-turn-off")
    if not open_slots(s, FACE_UP, ACTIVE):
        raise Refusal("FIN-115", "you have no healthy specialist that lies open", reason="no-specialist")
    message = "you have nothing that your specialists need, or they were turned in this phase"
    raise Refusal("FIN-115", message, reason="cannot-turn-on")


def refuse_hiring(game: Finisterre, s: Position, _: int) -> NoReturn:
    """Why no specialist can be bought (chapter Market)."""
    if not s.display.any():
        raise Refusal("FIN-046", "no specialist lies in the display", reason="display-empty")
    if slot_with_room(s.row, s.playing) == NOTHING:
        raise Refusal("FIN-046", "you have no free place for a card", reason="no-slot")
    cheapest = min(int(game.book.gold_value[kind]) for kind in s.display.nonzero()[0].tolist())
    need_gold(s, "FIN-046", cheapest)
    raise Refusal("FIN-046", "no specialist can be bought now", reason="impossible", kind="buy specialist")


def refuse_selling_specialist(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no specialist can be sold (chapter Market)."""
    if not open_slots(s, FACE_UP):
        message = "you have no healthy specialist at home that is not active"
        raise Refusal("FIN-115", message, reason="none-to-sell")
    raise Refusal("FIN-118", "you have no room for the gold, or there is none in supply", reason="no-room")


def refuse_winning_over(game: Finisterre, s: Position, kind: int) -> NoReturn:
    """Why no specialist of another clan can be won over (FIN-125)."""
    need_actions(s, kind)
    if ready_slot(s.row, game.book.row, s.playing, DRUID, USED) == NOTHING:
        message = "that takes an active druid that was not used in this phase"
        raise Refusal("FIN-125", message, reason="no-druid")
    if slot_with_room(s.row, s.playing) == NOTHING:
        raise Refusal("FIN-125", "you have no free place for a card", reason="no-slot")
    message = "no specialist of another clan lies open whose gold you can pay and that no patriarch keeps"
    raise Refusal("FIN-125", message, reason="nobody-to-win")


def refuse_using(_: Finisterre, s: Position, __: int) -> NoReturn:
    """Why no specialist can be used (FIN-139 … FIN-142)."""
    active = open_slots(s, ACTIVE)
    if not active:
        raise Refusal("FIN-139", "you have no active specialist", reason="none-active")
    if all(s.slot_used[s.playing, slot] & USED for slot in active):
        raise Refusal("FIN-139", "your active specialists were used in this phase", reason="used-already")
    raise Refusal("FIN-139", "your active specialists find nothing to do", reason="nothing-to-do")


def refuse_reveal(s: Position, text: str) -> NoReturn:
    """Why a card cannot be turned up."""
    slot = int(text) - 1 if text.isdecimal() else -1
    if not 0 <= slot < SLOTS or s.slot_state[s.playing, slot] == EMPTY_SLOT:
        raise Refusal("FIN-046", f"no card of yours lies in slot {text[:4]}", reason="empty-slot")
    if s.slot_state[s.playing, slot] != FACE_DOWN:
        raise Refusal("FIN-115", "this card lies open already", reason="open-already")
    raise Refusal("FIN-149", "a hidden objective is turned up only when it is fulfilled", reason="hidden-objective")


def refuse_slot(game: Finisterre, s: Position, clan: int, slot: int) -> NoReturn:
    """Why this card is not the right one."""
    facts: Any = {"slot": slot + 1, "clan": clan + 1}
    state = int(s.slot_state[clan, slot])
    if state == EMPTY_SLOT:
        raise Refusal("FIN-046", f"no card lies in slot {slot + 1} of clan {clan + 1}", reason="empty-slot", **facts)
    if kind_in(s.row, clan, slot) == NOTHING and state != FACE_DOWN:
        raise Refusal("FIN-115", "this card is no specialist", reason="no-specialist-there", **facts)
    if state == FACE_DOWN and s.kind != USE_SPECIALIST:
        raise Refusal("FIN-115", "this card lies face down: reveal it first", reason="face-down", **facts)
    if state == ILL and s.kind != USE_SPECIALIST:
        raise Refusal("FIN-067", "this specialist is ill", reason="ill", **facts)
    if state == AWAY:
        raise Refusal("FIN-143", "this specialist is away", reason="away", **facts)
    if s.kind in (ACTIVATE, DEACTIVATE) and s.slot_used[clan, slot] & TURNED:
        raise Refusal("FIN-115", "this card was turned in this phase", reason="turned-already", **facts)
    if s.kind in (ACTIVATE, DEACTIVATE):
        refuse_activating(game, s, s.kind)
    if s.kind == SELL_SPECIALIST:
        raise Refusal("FIN-115", "an active specialist is not sold", reason="is-active", **facts)
    if s.kind == USE_SPECIALIST and s.slot_used[clan, slot] & USED:
        raise Refusal("FIN-139", "this card was used in this phase", reason="used-already", **facts)
    rule = "FIN-125" if s.kind == CONVERT_SPECIALIST else "FIN-139"
    raise Refusal(rule, "this card is none that can be chosen here", reason="other-card", **facts)


def refuse_other_unit(game: Finisterre, s: Position, clan: int, unit: int) -> NoReturn:
    """Why this unit of any clan is not the right target (FIN-099, FIN-116, FIN-121)."""
    facts: Any = {"unit": unit + 1, "clan": clan + 1}
    if not 0 <= clan < s.players or not 0 <= unit < units_of(s.row, clan):
        raise Refusal("FIN-007", f"clan {clan + 1} has no unit {unit + 1}", reason="no-such-unit", **facts)
    if clan == s.playing:
        raise Refusal("FIN-116", "that is a unit of your own", reason="own-unit", **facts)
    if s.kind == CONVERT:
        refuse_convert_target(game, s, clan, unit, facts)
    message = f"unit {unit + 1} of clan {clan + 1} is out of reach, holds nothing, or is protected by a shared city"
    raise Refusal("FIN-116", message, reason="unit-out-of-reach", **facts)


def refuse_convert_target(game: Finisterre, s: Position, clan: int, unit: int, facts: Any) -> NoReturn:
    """Why this part cannot be converted."""
    if s.unit_kind[clan, unit] != PART:
        raise Refusal("FIN-121", "only people of a settlement are converted", reason="no-village-there", **facts)
    if s.converted[clan] >> int(s.unit_place[clan, unit]) & 1:
        message = "a flag of this settlement has changed sides in this phase"
        raise Refusal("FIN-121", message, reason="converted-already", **facts)
    mine, theirs = (int(spirit.effective_spirit(s.row, game.book.row, one)) for one in (s.playing, clan))
    lead = int(game.book.spirit_lead)
    if mine < theirs + lead:
        message = f"you need {levels(lead)} of spirit more than clan {clan + 1}, which has {theirs}; you have {mine}"
        raise Refusal("FIN-124", message, reason="spirit-lead", have=mine, lead=lead, **facts)
    message = "it is out of reach, or you have no tile, cell or goods for the flag"
    raise Refusal("FIN-121", message, reason="cannot-convert", **facts)


def refuse_profession(game: Finisterre, s: Position, code: int) -> NoReturn:
    """Why a kind of specialist cannot be bought."""
    name = game.box.names[code]
    if s.display[code - SPECIALTY] == 0:
        raise Refusal("FIN-046", f"no {name} lies in the display", reason="not-displayed", card=name)
    need_gold(s, "FIN-046", int(game.book.gold_value[code - SPECIALTY]))
    raise Refusal("FIN-046", f"{name} cannot be bought now", reason="no-slot")


def refuse_form(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a flag cannot change sides so."""
    if word in ("grow", "add", "take"):
        forms = ", ".join(game.format(s, action) for action in game.legal(s).tolist())
        raise Refusal("FIN-121", f"possible are: {forms}", reason="other-form")


def refuse_defence(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why so much iron cannot be spent."""
    if word.isdecimal():
        legal = [game.format(s, action) for action in game.legal(s).tolist()]
        message = f"possible are: {', '.join(legal)}"
        raise Refusal("FIN-116", message, reason="bad-amount", least=legal[0].split()[0], most=legal[-1].split()[0])


def refuse_loot(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why this is not there."""
    if word == "take":
        raise Refusal("FIN-116", f"there is no {rest[:12]} to take", reason="nothing-of-it")


def refuse_divination(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why this card cannot be kept."""
    if word in ("keep", "put"):
        raise Refusal("FIN-140", "only the cards that the seer has seen can be kept", reason="not-seen")
