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
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.steps import asking
from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.grid import neighbour
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import COMARCAS, NOTHING, SLOTS, SPECIALTIES, UNITS, Position
from oppidum.games.finisterre.words.layout_words import write_card
from oppidum.games.finisterre.words.prompts import KEEP_WORDS, example
from oppidum.games.finisterre.words.refusals import refuse
from oppidum.games.finisterre.words.spelling import (
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

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


ANSWERS = ("no", "yes", "look", "alchemy")
ALONE = {
    moves.NO_FIND: "find nothing",
    moves.ENOUGH: "enough",
    moves.FEED: "feed",
    moves.END_TURN: "end",
    moves.STOP: "stop",
}


def format(game: Finisterre, s: Position, action: Action) -> str:
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
    if s.phase == phases.CARRY:
        return f"carry {amount}"
    question = questions.FORCE if s.phase == phases.DEFEND else asking(s)
    if question == questions.GUESTS:
        return "guests " + " ".join(str(clan + 1) for clan in range(s.players) if amount >> clan & 1)
    if question == questions.FORCE and amount >= moves.WITH_CARD:
        return f"{amount - moves.WITH_CARD} {'fighter' if s.phase == phases.DEFEND else 'warrior'}"
    return TILE_NAMES[amount] if question == questions.SIZE else str(amount)


def format_edge(game: Finisterre, s: Position, edge: int) -> str:
    """A site or dock by its arrow cell; where two of a kind point at it, also where the square lies."""
    plot, side = divmod(edge, 4)
    if asking(s) == questions.DOLMEN:
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
    if s.phase == phases.DIVINE:
        return format_divination(game, s, answer)
    if s.phase == phases.TARGET and asking(s) == questions.RETURN:
        return "one way"
    return ANSWERS[answer]


def format_divination(game: Finisterre, s: Position, answer: int) -> str:
    """The card of two that is kept; a single one may be put back."""
    if answer == 1 and s.seen[1] == NOTHING:
        return f"put back {write_card(game, int(s.seen[0]))}"
    return f"keep {write_card(game, int(s.seen[answer]))}"


def format_form(_: Finisterre, s: Position, form: int) -> str:
    """How a flag changes sides: from which tile, and where it comes to."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    if form >= moves.TAKE_OVER:
        return f"take over {name_cell(int(s.town_cell[town, form - moves.TAKE_OVER]))}"
    tile, way = divmod(form, moves.TILE_FORM)
    return f"{'add' if way & 1 else 'grow'} {way // 2 + 1} from {name_cell(int(s.town_cell[town, tile]))}"


# By the first action of each kind.
FORMS: dict[int, Callable[[Finisterre, Position, int], str]] = {
    moves.FIRST: lambda _game, _s, clan: f"first {clan + 1}",
    moves.DRAW: format_draw,
    moves.PLAY: lambda game, _s, code: f"play {game.box.names[code]}",
    moves.ROW: lambda game, _s, card: f"row {game.box.names[card]}",
    moves.REVEAL: lambda _game, _s, slot: f"reveal {slot + 1}",
    moves.SQUARE: lambda _game, _s, cell: f"at {name_cell(cell)}",
    moves.FACING: lambda _game, _s, facing: f"facing {name_facing(facing)}",
    moves.RECOVER: format_recovery,
    moves.BANK: format_bank,
    moves.FIND: format_find,
    moves.KEEP: lambda _game, _s, choice: KEEP_WORDS[choice],
    moves.PICK: lambda _game, _s, comarca: f"harvest {name_comarca(comarca)}",
    moves.TAKE: lambda _game, _s, code: f"take {name_item(code // 8, code % 8)}",
    moves.CALL: lambda _game, _s, cart: f"call {cart + 1}",
    moves.UNFED: lambda _game, s, code: f"unfed {tile_place(s, code)}",
    moves.HALF: lambda _game, s, code: f"half {tile_place(s, code)}",
    moves.AMOUNT: format_amount,
    moves.KIND: lambda _game, _s, kind: kinds.WORDS[kind],
    moves.EDGE: format_edge,
    moves.UNIT: format_unit,
    moves.GOOD: format_good,
    moves.COMARCA: lambda _game, _s, comarca: f"comarca {name_comarca(comarca)}",
    moves.CELL: lambda _game, _s, direction: f"cell {WINDS[direction]}",
    moves.LOT: lambda _game, _s, lot: f"lot {LOT_NAMES[lot]}",
    moves.SPECIALIST: format_specialist,
    moves.ANSWER: format_answer,
    moves.FORM: format_form,
    moves.CLAN: lambda _game, _s, clan: f"clan {clan + 1}",
}
STARTS = sorted(FORMS)


def find_action(game: Finisterre, s: Position, words: str) -> Action | None:
    """The legal action that is spelled like this; most texts are, and the rest need not be spelled then."""
    return next((action for action in game.legal(s).tolist() if format(game, s, action).lower() == words), None)


def parse(game: Finisterre, s: Position, text: str, legal: Mapping[str, Action] | None) -> Action:
    """The legal action that a text means, or a Refusal with the reason."""
    words = normal(text)
    if s.phase == phases.FINISHED:
        raise Refusal("FIN-156", "the match is over", reason="match-over")
    if legal is None and (found := find_action(game, s, words)) is not None:
        return found
    legal = game.words.spell_legal(s) if legal is None else legal
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


assert max(FORMS) < moves.ACTIONS
assert SITE != DOCK
