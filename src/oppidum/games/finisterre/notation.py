"""Notation: how an action is written, and what a text means; docs/notation.md is its manual.

first 2, draw M12           chance: who begins, the next card       harvest c2, take wood, take crop 2, enough, call 3
play M12, row M12           a card of the hand, of the row          feed, unfed 3,-1, half 3,-1
at 3,-2, facing e           its square A, where square B lies       carry 2
recover none, recover M05   a covered card                          small, grow, sail, … end, stop
bank ne                     the odd fish                            site 3,-1, dock 3,-1, unit 3, caravan
find crop 2 c3, find nothing                                        wood of 3, comarca c2, lot food, cell n, 4
keep up, keep down, refuse, keep, sell, publish                    dolmen 3,-1, clan 2, guests 1 3
reveal 2                    a card before the clan                  slot 2, slot 2 of 3, specialist LAB, look, alchemy
yes, no                     consent                                 unit 2 of 3, 4 warrior, 0 fighter, take gold
grow 3 from 1,2             a conversion: an own unit grows or gets a tile (add 3 from 1,2), or take over 1,2
keep M12, put back M12      what a seer does
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from oppidum.core.game import Action, Refusal
from oppidum.games.finisterre.grid import neighbour
from oppidum.games.finisterre.layout_words import write_card
from oppidum.games.finisterre.refusals import refuse
from oppidum.games.finisterre.spelling import (
    CORNERS,
    GOOD_NAMES,
    LOT_NAMES,
    TILE_NAMES,
    WINDS,
    name_cell,
    name_comarca,
    name_facing,
    name_item,
    name_store,
)
from oppidum.games.finisterre.state import (
    ACTIONS,
    AMOUNT_ACTION,
    ANNEX,
    ANSWER_ACTION,
    ATTACK,
    BANK_ACTION,
    CALL_ACTION,
    CARRY,
    CARRY_LOAD,
    CELL_ACTION,
    CLAN_ACTION,
    COMARCA_ACTION,
    COMARCAS,
    DEFEND,
    DIVINE,
    DOCK,
    DRAW_ACTION,
    EDGE_ACTION,
    END_TURN,
    ENOUGH,
    FACING_ACTION,
    FEAST,
    FEED_ACTION,
    FIND_ACTION,
    FINISHED,
    FIRST_ACTION,
    FORM_ACTION,
    GOOD_ACTION,
    GOODS,
    HALF_ACTION,
    KEEP_ACTION,
    KIND_ACTION,
    LOT_ACTION,
    NO_FIND,
    NOTHING,
    OFFERING,
    PICK_ACTION,
    PLAY_ACTION,
    RECOVER_ACTION,
    REVEAL_ACTION,
    ROW_ACTION,
    SITE,
    SLOTS,
    SPECIALIST_ACTION,
    SPECIALTIES,
    SPECIALTY,
    SQUARE_ACTION,
    STOP,
    TAKE_ACTION,
    TAKE_OVER,
    TILE_FORM,
    UNFED_ACTION,
    UNIT_ACTION,
    UNITS,
    WITH_CARD,
    Position,
)
from oppidum.games.finisterre.telling import KEEP_WORDS, KIND_WORDS, example, tell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

__all__ = ["format_action", "parse_action", "tell"]

ANSWERS = ("no", "yes", "look", "alchemy")
ALONE = {NO_FIND: "find nothing", ENOUGH: "enough", FEED_ACTION: "feed", END_TURN: "end", STOP: "stop"}


def format_action(game: Finisterre, s: Position, action: Action) -> str:
    """An action in notation."""
    if action in ALONE:
        return ALONE[action]
    first = STARTS[bisect_right(STARTS, action) - 1]
    return FORMS[first](game, s, action - first)


def format_draw(game: Finisterre, _: Position, code: int) -> str:
    """A card of the deck."""
    return f"draw {game.box.names[code]}"


def format_recovery(game: Finisterre, s: Position, number: int) -> str:
    """A covered card, or none."""
    return f"recover {game.box.names[int(s.lost[number - 1])] if number else 'none'}"


def format_bank(_: Finisterre, s: Position, half: int) -> str:
    """The bank of the placed square, by its corner."""
    side = s.odd_bank & 3
    return f"bank {CORNERS[side if half else (side + 3) & 3]}"


def format_find(_: Finisterre, __: Position, packed: int) -> str:
    """A good that has appeared."""
    kind, comarca = divmod(packed, COMARCAS)
    return f"find {name_item(kind >> 3, kind & 7)} {name_comarca(comarca)}"


def tile_place(s: Position, code: int) -> str:
    """The cell of a village tile."""
    return name_cell(int(s.town_cell[code // 2, code % 2]))


def format_amount(_: Finisterre, s: Position, amount: int) -> str:
    """Carried actions, the size of a tile, or a number."""
    if s.phase == CARRY:
        return f"carry {amount}"
    if s.kind == FEAST:
        return "guests " + " ".join(str(clan + 1) for clan in range(s.players) if amount >> clan & 1)
    if s.kind == ATTACK and amount >= WITH_CARD:
        return f"{amount - WITH_CARD} {'fighter' if s.phase == DEFEND else 'warrior'}"
    return TILE_NAMES.get(amount, str(amount)) if s.kind == ANNEX else str(amount)


def format_edge(game: Finisterre, s: Position, edge: int) -> str:
    """A site or dock by its arrow cell; where two of a kind point at it, also where the square lies."""
    plot, side = divmod(edge, 4)
    if s.kind == OFFERING:
        return f"dolmen {name_cell(int(s.plot_cell[plot]))}"
    kind = int(game.book.edge[s.plot_face[plot], side])
    cell = int(neighbour(int(s.plot_cell[plot]), side))
    word = f"{'dock' if kind == DOCK else 'site'} {name_cell(cell)}"
    return f"{word} {WINDS[(side + 2) & 3]}" if len(arrows_at(game, s, cell, kind)) > 1 else word


def arrows_at(game: Finisterre, s: Position, cell: int, kind: int) -> list[int]:
    """The edges that point at a cell and are sites, or docks."""
    found = []
    for side in range(4):
        beside = int(neighbour(cell, side))
        plot = int(s.plot_at[beside]) - 1 if beside >= 0 else -1
        if plot >= 0 and s.plot_face[plot] >= 0 and game.book.edge[s.plot_face[plot], (side + 2) & 3] == kind:
            found.append(4 * plot + ((side + 2) & 3))
    return found


def format_unit(_: Finisterre, s: Position, number: int) -> str:
    """A unit of whoever is asked, or of another clan."""
    clan, unit = divmod(number, UNITS)
    return f"unit {unit + 1}" if clan == s.asked else f"unit {unit + 1} of {clan + 1}"


def format_good(_: Finisterre, s: Position, code: int) -> str:
    """A good in a store."""
    store, good = divmod(code, GOODS)
    return f"{GOOD_NAMES[good]} of {name_store(store)}"


def format_specialist(game: Finisterre, s: Position, code: int) -> str:
    """A kind of specialist, or the card in a slot of a clan."""
    if code < SPECIALTIES:
        return f"specialist {game.box.names[SPECIALTY + code]}"
    clan, slot = divmod(code - SPECIALTIES, SLOTS)
    return f"slot {slot + 1}" if clan == s.asked else f"slot {slot + 1} of {clan + 1}"


def format_answer(game: Finisterre, s: Position, answer: int) -> str:
    """Yes or no; a cart that brings nothing back goes one way; what a seer or a wizard does."""
    if s.kind == CARRY_LOAD:
        return "one way"
    if s.phase == DIVINE:
        return format_divination(game, s, answer)
    return ANSWERS[answer]


def format_divination(game: Finisterre, s: Position, answer: int) -> str:
    """The card of two that is kept; a single one may be put back."""
    if answer == 1 and s.seen[1] == NOTHING:
        return f"put back {write_card(game, int(s.seen[0]))}"
    return f"keep {write_card(game, int(s.seen[answer]))}"


def format_form(_: Finisterre, s: Position, form: int) -> str:
    """How a flag changes sides: from which tile, and where it comes to."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    if form >= TAKE_OVER:
        return f"take over {name_cell(int(s.town_cell[town, form - TAKE_OVER]))}"
    tile, way = divmod(form, TILE_FORM)
    return f"{'add' if way & 1 else 'grow'} {way // 2 + 1} from {name_cell(int(s.town_cell[town, tile]))}"


# By the first action of each kind.
FORMS: dict[int, Callable[[Finisterre, Position, int], str]] = {
    FIRST_ACTION: lambda _game, _s, clan: f"first {clan + 1}",
    DRAW_ACTION: format_draw,
    PLAY_ACTION: lambda game, _s, code: f"play {game.box.names[code]}",
    ROW_ACTION: lambda game, _s, card: f"row {game.box.names[card]}",
    REVEAL_ACTION: lambda _game, _s, slot: f"reveal {slot + 1}",
    SQUARE_ACTION: lambda _game, _s, cell: f"at {name_cell(cell)}",
    FACING_ACTION: lambda _game, _s, facing: f"facing {name_facing(facing)}",
    RECOVER_ACTION: format_recovery,
    BANK_ACTION: format_bank,
    FIND_ACTION: format_find,
    KEEP_ACTION: lambda _game, _s, choice: KEEP_WORDS[choice],
    PICK_ACTION: lambda _game, _s, comarca: f"harvest {name_comarca(comarca)}",
    TAKE_ACTION: lambda _game, _s, code: f"take {name_item(code // 8, code % 8)}",
    CALL_ACTION: lambda _game, _s, cart: f"call {cart + 1}",
    UNFED_ACTION: lambda _game, s, code: f"unfed {tile_place(s, code)}",
    HALF_ACTION: lambda _game, s, code: f"half {tile_place(s, code)}",
    AMOUNT_ACTION: format_amount,
    KIND_ACTION: lambda _game, _s, kind: KIND_WORDS[kind],
    EDGE_ACTION: format_edge,
    UNIT_ACTION: format_unit,
    GOOD_ACTION: format_good,
    COMARCA_ACTION: lambda _game, _s, comarca: f"comarca {name_comarca(comarca)}",
    CELL_ACTION: lambda _game, _s, direction: f"cell {WINDS[direction]}",
    LOT_ACTION: lambda _game, _s, lot: f"lot {LOT_NAMES[lot]}",
    SPECIALIST_ACTION: format_specialist,
    ANSWER_ACTION: format_answer,
    FORM_ACTION: format_form,
    CLAN_ACTION: lambda _game, _s, clan: f"clan {clan + 1}",
}
STARTS = sorted(FORMS)


def find_action(game: Finisterre, s: Position, words: str) -> Action | None:
    """The legal action that is spelled like this; most texts are, and the rest need not be spelled then."""
    return next((action for action in game.legal(s).tolist() if game.format(s, action).lower() == words), None)


def parse_action(game: Finisterre, s: Position, text: str, legal: Mapping[str, Action] | None) -> Action:
    """The legal action that a text means, or a Refusal with the reason."""
    words = normal(text)
    if s.phase == FINISHED:
        raise Refusal("FIN-156", "the match is over", reason="match-over")
    if legal is None and (found := find_action(game, s, words)) is not None:
        return found
    legal = game.spell_legal(s) if legal is None else legal
    if words in legal:
        return legal[words]
    longer = [known for known in legal if re.fullmatch(re.escape(words) + " [nesw]", known)]
    if words.startswith(("site ", "dock ")) and len(longer) == 1:
        return legal[longer[0]]
    refuse(game, s, words)
    message = f"{text[:40]!r} is not what is asked now: {example(s)}"
    raise Refusal(game.turn_rule, message, reason="not-asked")


def normal(text: str) -> str:
    """Small letters, one space between words, none around a comma."""
    return re.sub(r" ?, ?", ",", " ".join(text.lower().replace("−", "-").split()))


assert max(FORMS) < ACTIONS
assert SITE != DOCK
