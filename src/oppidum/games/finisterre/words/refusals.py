"""Why something may not be done in the card phase, in the harvest and at the meal; actions have a file of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from oppidum.core.game import Refusal
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.pool import tradable
from oppidum.games.finisterre.cards.codes import IN_ROW, LOWER, OBJECTIVE, OUT, SPECIALTY, UPPER
from oppidum.games.finisterre.cards.discovery import find_in
from oppidum.games.finisterre.cards.hands import top_pile
from oppidum.games.finisterre.clans.units import CART, LARGE, units_of
from oppidum.games.finisterre.goods.feeding import has_food_for_all
from oppidum.games.finisterre.goods.ground import count_on_ground
from oppidum.games.finisterre.goods.stores import is_empty
from oppidum.games.finisterre.state import COMARCAS, HAND, NOTHING, TOWNS, Position
from oppidum.games.finisterre.words.prompts import KEEP_WORDS
from oppidum.games.finisterre.words.refused_actions import refuse_kind
from oppidum.games.finisterre.words.refused_places import refuse_facing, refuse_square
from oppidum.games.finisterre.words.refused_replies import (
    refuse_defence,
    refuse_divination,
    refuse_drop,
    refuse_form,
    refuse_loot,
    refuse_rescue,
    refuse_reveal,
)
from oppidum.games.finisterre.words.refused_targets import refuse_amount, refuse_cell, refuse_target
from oppidum.games.finisterre.words.spelling import (
    name_cell,
    name_comarca,
    read_cell,
    read_comarca,
    read_facing,
    read_item,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def refuse(game: Finisterre, s: Position, words: str) -> None:
    """The reason why a text is no legal action now, if it reads like an answer to what is asked."""
    if s.phase in REASONS:
        word, _, rest = words.partition(" ")
        REASONS[s.phase](game, s, word, rest)


def card_code(game: Finisterre, name: str) -> int:
    """The card of a name, or a Refusal."""
    codes: dict[str, int] = {known.lower(): code for known, code in game.box.codes.items()}
    if name not in codes:
        raise Refusal("FIN-001", f"there is no card {name[:12]!r}", reason="no-such-card")
    return codes[name]


def refuse_first(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Only clans that play can begin."""
    if word == "first":
        message = f"clans are counted from 1 to {game.players}"
        raise Refusal("FIN-041", message, reason="no-such-clan", most=game.players)


def refuse_draw(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a card cannot be the next one."""
    if word != "draw":
        return
    code = card_code(game, rest)
    name = game.box.names[code]
    if code < SPECIALTY and s.where[code] == OUT:
        message = f"{name} is not in the deck of {game.players} players"
        raise Refusal("FIN-002", message, reason="not-in-the-deck", card=name)
    if code < SPECIALTY and s.where[code] not in (UPPER, LOWER):
        raise Refusal("FIN-002", f"{name} was drawn already", reason="drawn-already", card=name)
    pile = "upper" if top_pile(s.row) == 0 else "lower"
    message = f"{name} cannot be on top of the {pile} pile"
    raise Refusal("FIN-003", message, reason="not-on-top", card=name, pile=pile)


def refuse_card(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a card cannot be played now."""
    if word == "reveal":
        refuse_reveal(s, rest)
    if word not in ("play", "row"):
        return
    code = card_code(game, rest)
    name = game.box.names[code]
    held = [index for index in range(HAND) if s.hand[s.playing, index] == code]
    if word == "row":
        refuse_row_card(game, s, code, bool(held))
    if held:
        raise Refusal("FIN-061", f"{name} is for the next turn", reason="next-turn", card=name)
    if code < SPECIALTY and s.where[code] == IN_ROW:
        message = f"{name} lies in the row: write row {name}"
        raise Refusal("FIN-045", message, reason="in-the-row", card=name)
    raise Refusal("FIN-042", f"you do not hold {name}", reason="not-in-hand", card=name)


def refuse_row_card(game: Finisterre, s: Position, code: int, held: bool) -> NoReturn:
    """Why a card of the row cannot be placed."""
    name = game.box.names[code]
    if held:
        message = f"{name} is in your hand: a card that can be placed does not go to the row"
        raise Refusal("FIN-044", message, reason="in-hand", card=name)
    if code >= SPECIALTY or s.where[code] != IN_ROW:
        raise Refusal("FIN-045", f"{name} does not lie in the row", reason="not-in-the-row", card=name)
    if s.row_used[s.playing]:
        message = "you have placed a card of the row in this turn"
        raise Refusal("FIN-045", message, reason="row-used", card=name)
    raise Refusal("FIN-045", f"{name} fits nowhere", reason="fits-nowhere", card=name)


def refuse_placing(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why square A may not lie there; and the card must be placed."""
    if word == "at":
        refuse_square(game, s, read_cell(rest))
    if word in ("row", "refuse", "keep", "pass", "discard"):
        raise Refusal("FIN-044", "a card that can be placed must be placed", reason="must-place")


def refuse_turning(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why the card may not be turned so."""
    if word == "facing" and read_facing(rest) >= 0:
        refuse_facing(game, s, read_facing(rest))
    if word == "at":
        message = f"square A lies at {name_cell(s.cell)}: say where square B is"
        raise Refusal("FIN-010", message, [name_cell(s.cell)], reason="placed-already", cell=name_cell(s.cell))


def refuse_recovery(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Only a card that was just covered can be taken back."""
    if word == "recover":
        name = game.box.names[card_code(game, rest)]
        raise Refusal("FIN-033", f"{name} was not covered so that it can be taken back", reason="not-lost", card=name)


def refuse_bank(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """The odd fish swims at the side where the rivers meet."""
    if word == "bank":
        banks = [game.words.format(s, action).split()[1] for action in game.legal(s).tolist()]
        message = f"the banks there are {' and '.join(banks)}"
        raise Refusal("FIN-059", message, reason="no-such-bank", one=banks[0], other=banks[1])


def refuse_find(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a good cannot be found."""
    text, _, comarca_text = rest.rpartition(" ")
    item, comarca = read_item(text), read_comarca(comarca_text)
    if word != "find" or item is None or comarca < 0:
        return
    packed = (8 * item[0] + item[1]) * COMARCAS + comarca
    facts: Any = {"good": text, "comarca": comarca_text}
    if find_in(s.row, packed // COMARCAS, comarca) != NOTHING:
        raise Refusal("FIN-060", f"you have no room for {text} of {comarca_text}", reason="no-room", **facts)
    message = f"the card has not brought {text} to {comarca_text}"
    raise Refusal("FIN-060", message, reason="not-generated", **facts)


def refuse_keep(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a card cannot be dealt with so."""
    words = f"{word} {rest}".strip()
    if words not in KEEP_WORDS:
        return
    if s.card < OBJECTIVE:
        if words == "keep down":
            raise Refusal("FIN-046", "all have seen this specialist: it is kept face up", reason="seen-by-all")
        if words == "sell":
            raise Refusal("FIN-047", "only objectives are sold when they are drawn", reason="not-an-objective")
        message = "a specialist is kept up or down, or refused"
        raise Refusal("FIN-046", message, reason="is-a-specialist")
    if words == "keep":
        raise Refusal("FIN-046", "you have no free place for a card", reason="no-slot")
    raise Refusal("FIN-047", "an objective is kept, sold or published", reason="is-an-objective")


def read_known_comarca(s: Position, text: str, rule: str) -> int:
    """A comarca that lies on the table, or a Refusal."""
    comarca = read_comarca(text)
    if comarca < 0 or not s.comarcas >> comarca & 1:
        raise Refusal(rule, f"there is no comarca {text[:8]!r}", reason="no-such-comarca")
    return comarca


def refuse_pick(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a comarca cannot be harvested next."""
    if word != "harvest":
        return
    comarca = read_known_comarca(s, rest, "FIN-074")
    if s.reaped >> comarca & 1:
        raise Refusal("FIN-074", f"{rest} has been harvested in this turn", reason="harvested", comarca=rest)
    raise Refusal("FIN-074", f"you have no flag in {rest}", reason="no-flag", comarca=rest)


def refuse_take(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a good cannot be taken, or a cart not be called."""
    item = read_item(rest)
    if word == "take" and item:
        field = name_comarca(s.field)
        if count_on_ground(s.row, s.field, *item) == 0:
            rule = "FIN-074" if s.phase == phases.TAKE else "FIN-075"
            message = f"there is no {rest} on the ground of {field}"
            raise Refusal(rule, message, reason="not-on-the-ground", good=rest, comarca=field)
        raise Refusal("FIN-077", f"you have no room for {rest}", reason="no-room", good=rest, comarca=field)
    if word == "call" and rest.isdecimal() and s.phase == phases.TAKE:
        refuse_call(s, int(rest) - 1)


def refuse_call(s: Position, cart: int) -> NoReturn:
    """Why a cart cannot be called to the harvest."""
    facts: Any = {"unit": cart + 1}
    if not 0 <= cart < units_of(s.row, s.asked) or s.unit_kind[s.asked, cart] != CART:
        raise Refusal("FIN-114", f"your unit {cart + 1} is no cart", reason="no-cart", **facts)
    if s.taken > 0:
        message = "carts are called before anything is taken"
        raise Refusal("FIN-114", message, reason="taken-already", **facts)
    if s.carts_called[s.asked] >> cart & 1:
        message = f"cart {cart + 1} was called in this harvest already"
        raise Refusal("FIN-114", message, reason="called-already", **facts)
    if not is_empty(s.row, s.asked, cart):
        raise Refusal("FIN-114", f"cart {cart + 1} is loaded", reason="loaded", **facts)
    here = int(s.unit_com[s.asked, cart])
    if here == s.field:
        raise Refusal("FIN-114", f"cart {cart + 1} is there already", reason="there-already", **facts)
    raise Refusal("FIN-114", f"no bridges lead there from {name_comarca(here)}", reason="no-bridges", **facts)


def refuse_link(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a link brings nothing there."""
    if word != "harvest":
        return
    comarca = read_known_comarca(s, rest, "FIN-075")
    if not any(comarca in pair for pair in s.link[: s.links].tolist()):
        raise Refusal("FIN-075", f"no unused link of yours touches {rest}", reason="no-link", comarca=rest)
    raise Refusal("FIN-077", f"nothing in {rest} that you have room for", reason="no-room", comarca=rest)


def refuse_feeding(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why the meal cannot be so."""
    if word == "feed" and not rest and not has_food_for_all(s.row, game.book.row, s.asked):
        message = "there is not food enough for all: say which tiles are unfed or half fed"
        raise Refusal("FIN-081", message, reason="food-short")
    if word not in ("unfed", "half"):
        return
    cell = read_cell(rest)
    for town in range(TOWNS):
        for tile in range(2):
            if s.town_flags[town, tile] and s.town_cell[town, tile] == cell and s.town_clan[town, tile] == s.asked:
                refuse_mark(s, town, tile, word, rest)
    raise Refusal("FIN-081", f"no village tile of yours lies at {rest}", [rest], reason="not-your-tile", cell=rest)


def refuse_mark(s: Position, town: int, tile: int, word: str, cell: str) -> NoReturn:
    """Why an own tile cannot go hungry so."""
    if s.unfed[town, tile]:
        raise Refusal("FIN-081", "that is decided for this tile", [cell], reason="marked-already", cell=cell)
    if word == "half" and s.town_flags[town, tile] != LARGE:
        raise Refusal("FIN-081", "only a large tile can be half fed", [cell], reason="small-tile", cell=cell)
    raise Refusal("FIN-080", "its territory has food enough", [cell], reason="food-enough", cell=cell)


def refuse_carry(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """How many carried actions can be traded."""
    if word == "carry" and rest.isdecimal():
        most = int(tradable(s.row, game.book.row, s.asked))
        verb = "sell" if s.carried[s.asked] > 0 else "pay off"
        raise Refusal("FIN-086", f"you can {verb} at most {most}", reason="too-many", most=most)


REASONS = {
    phases.FIRST: refuse_first,
    phases.DEAL: refuse_draw,
    phases.CARD: refuse_card,
    phases.SQUARE: refuse_placing,
    phases.FACING: refuse_turning,
    phases.RECOVER: refuse_recovery,
    phases.BANK: refuse_bank,
    phases.FIND: refuse_find,
    phases.KEEP: refuse_keep,
    phases.PICK: refuse_pick,
    phases.TAKE: refuse_take,
    phases.LINK_PICK: refuse_link,
    phases.LINK_TAKE: refuse_take,
    phases.FEED: refuse_feeding,
    phases.CARRY: refuse_carry,
    phases.ACT: refuse_kind,
    phases.TARGET: refuse_target,
    phases.AMOUNT: refuse_amount,
    phases.CELL: refuse_cell,
    phases.OVERFLOW: refuse_drop,
    phases.DEFEND: refuse_defence,
    phases.LOOT: refuse_loot,
    phases.RESCUE: refuse_rescue,
    phases.FORM: refuse_form,
    phases.DIVINE: refuse_divination,
}
