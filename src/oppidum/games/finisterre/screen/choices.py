"""The legal actions, each with what a client needs to show it: cells, units, goods, costs and what they bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import numpy as np

from oppidum.core.game import NO_AWARDS, Action
from oppidum.core.patch import Json
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.accounts import ACCOUNTS
from oppidum.games.finisterre.actions.building.alliances import consent_terms
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.actions.steps import asking
from oppidum.games.finisterre.actions.strife.conversion_forms import is_take_over, unit_of
from oppidum.games.finisterre.actions.strife.defence import force_of, overcomes
from oppidum.games.finisterre.cards import foresight
from oppidum.games.finisterre.cards.codes import SPECIALTY
from oppidum.games.finisterre.clans.units import CART, NO_UNIT, PART
from oppidum.games.finisterre.goods.resources import CROP, GOODS
from oppidum.games.finisterre.goods.stores import one_resource, smallest_resource
from oppidum.games.finisterre.land.grid import comarca_at, neighbour
from oppidum.games.finisterre.land.placement import cell_of_b, legal_facings
from oppidum.games.finisterre.screen.consequences import consequences, follow
from oppidum.games.finisterre.screen.contract.choices import Choice, SquareChoice
from oppidum.games.finisterre.screen.contract.names import Brings, Changes
from oppidum.games.finisterre.screen.land import CELL_NAMES, COMARCA_NAMES
from oppidum.games.finisterre.screen.stakes import show_stake
from oppidum.games.finisterre.screen.terms import coin_gain, terms
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import CARAVAN, COMARCAS, NOTHING, SLOTS, UNITS, Position
from oppidum.games.finisterre.words import notation
from oppidum.games.finisterre.words.prompts import KEEP_WORDS
from oppidum.games.finisterre.words.reading import read_move
from oppidum.games.finisterre.words.spelling import CORNERS, GOOD_NAMES, LOT_NAMES, TILE_NAMES, WINDS

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def choices(game: Finisterre, s: Position) -> Sequence[Choice]:
    """The legal actions, in their order."""
    actions = game.legal(s).tolist()
    if s.phase == phases.SQUARE:  # hundreds of them
        return view_places(game, s, [action - moves.SQUARE for action in actions])
    return [name_choice(notation.format(game, s, action), view_choice(game, s, action)) for action in actions]


def name_choice(text: str, shown: Json) -> Choice:
    """A choice with the parts of its text; of a text that is also that of a kind of action, what is shown says it."""
    return cast(Choice, {"text": text, **({} if "do" in shown else read_move(text)), **shown})


def view_places(game: Finisterre, s: Position, cells: list[int]) -> list[SquareChoice]:
    """The cells for square A of the card in play: the facings in which it may lie there, and what it would bring."""
    then, facings, places = s.copy(), np.zeros(4, dtype=np.int32), []
    for cell in cells:
        then.cell = cell
        count = legal_facings(then.row, game.book.row, facings)
        name = CELL_NAMES[cell]
        ways = (facings[:count] - moves.FACING).tolist()
        place: SquareChoice = {"text": f"at {name}", "do": "at", "cell": name, "facings": ways}
        brings: dict[str, Brings] = {}
        changes: dict[str, Changes] = {}
        for way in ways:
            brought, changed = show_foresight(game, s, cell, way)
            brings |= {str(way): brought} if brought else {}
            changes |= {str(way): changed} if changed else {}
        if brings:
            place["brings"] = brings
        if changes:
            place["changes"] = changes
        places.append(place)
    return places


CHANGES = ("sites", "docks", "coins", "sick", "points", "keep")


def show_foresight(game: Finisterre, s: Position, cell: int, facing: int) -> tuple[Brings, Changes]:
    """The goods that would come to the ground or vanish from it, with star points; and what else would change."""
    row = np.zeros(foresight.COLUMNS, dtype=np.int32)
    foresight.lay_at(s.copy().rows, 0, game.book.rows, cell, facing, NO_AWARDS, row)
    found = {name: change for name, change in zip((*GOOD_NAMES, "star", *CHANGES), row.tolist(), strict=True) if change}
    changes = {name: found.pop(name) for name in CHANGES if name in found}
    return cast(Brings, found), cast(Changes, changes)


def view_choice(game: Finisterre, s: Position, action: Action) -> Json:
    """The parts of one choice; an action that is decided also says what it leads to."""
    shown = view_answer(game, s, action)
    decides = moves.KIND <= action < moves.KIND + kinds.COUNT if s.phase == phases.ACT else s.phase in ASKING
    return shown | show_outcome(game, s, action) if decides else shown


def show_outcome(game: Finisterre, s: Position, action: Action) -> Json:
    """What a kind of action, or an answer, costs and brings as far as that is certain, and what follows by itself."""
    path = follow(game, s, action)
    account = ACCOUNTS[path.end.kind]
    shown: Json = account.terms(game, path.end) if account.terms and (path.decided or not account.is_open) else {}
    if path.alone:
        shown["follows"] = [
            name_choice(notation.format(game, then, answer), view_answer(game, then, answer))
            for then, answer in path.alone
        ]
    if path.end.kind == kinds.ATTACK and path.end.other != NOTHING:
        shown["stake"] = show_stake(game, path.end)
    return shown | consequences(game, s, path) if path.decided else shown


def view_answer(game: Finisterre, s: Position, action: Action) -> Json:
    """The parts of an answer alone."""
    first = max(start for start in FORMS if start <= action)
    return FORMS[first](game, s, action - first)


def show_nothing(_: Finisterre, __: Position, ___: int) -> Json:
    """All is said in the text."""
    return {}


def show_card(game: Finisterre, _: Position, code: int) -> Json:
    """A card."""
    return {"card": game.box.names[code]}


def show_facing(game: Finisterre, s: Position, facing: int) -> Json:
    """Where both squares would lie."""
    shown = {"facing": facing, "cell": CELL_NAMES[s.cell], "other": CELL_NAMES[int(cell_of_b(s.cell, facing))]}
    brings, changes = show_foresight(game, s, s.cell, facing)
    return shown | {name: each for name, each in (("brings", brings), ("changes", changes)) if each}


def show_recovery(game: Finisterre, s: Position, number: int) -> Json:
    """A covered card."""
    return {"card": game.box.names[int(s.lost[number - 1])]} if number else {}


def show_bank(_: Finisterre, s: Position, half: int) -> Json:
    """The bank of the odd fish."""
    cell = s.cell if s.odd_bank < 4 else int(cell_of_b(s.cell, s.facing))
    corner = (s.odd_bank + 3 + half) & 3
    comarca = int(comarca_at(s.row, 4 * cell + corner))
    return {"cell": CELL_NAMES[cell], "corner": CORNERS[corner], "comarca": COMARCA_NAMES[comarca]}


def show_item(good: int, value: int) -> Json:
    """A cube, or a die."""
    return {"good": GOOD_NAMES[good], "value": value}


def show_find(_: Finisterre, __: Position, packed: int) -> Json:
    """A good that has appeared."""
    kind, comarca = divmod(packed, COMARCAS)
    return show_item(kind >> 3, kind & 7) | {"comarca": COMARCA_NAMES[comarca]}


def show_keep(game: Finisterre, s: Position, choice: int) -> Json:
    """What becomes of the card."""
    shown: Json = {"do": KEEP_WORDS[choice], "card": game.box.names[s.card]}
    return shown | terms({}, coin_gain(game, s, int(game.book.objective_sale))) if choice == moves.SELL_CARD else shown


def show_take(_: Finisterre, s: Position, code: int) -> Json:
    """A good of the field; or a kind that is looted or stolen."""
    if s.phase > phases.LINK_TAKE:
        return {"good": GOOD_NAMES[code // 8]}
    return show_item(code // 8, code % 8) | {"comarca": COMARCA_NAMES[s.field]}


def show_unit(s: Position, clan: int, unit: int) -> Json:
    """A unit and where it is."""
    shown: Json = {"clan": clan, "unit": unit + 1, "comarca": COMARCA_NAMES[int(s.unit_com[clan, unit])]}
    place = int(s.unit_place[clan, unit])
    if s.unit_kind[clan, unit] == PART:
        shown["cell"] = CELL_NAMES[int(s.town_cell[place, 0])]
    elif s.unit_kind[clan, unit] != CART:
        shown["cell"] = CELL_NAMES[place]
    return shown


def show_tile(_: Finisterre, s: Position, code: int) -> Json:
    """A village tile that goes hungry."""
    return {"cell": CELL_NAMES[int(s.town_cell[code // 2, code % 2])]}


def show_amount(game: Finisterre, s: Position, amount: int) -> Json:
    """A number, with what it means where that is more; carried actions and the iron of a defence are paid at once."""
    shown: Json = {"amount": amount}
    if s.phase == phases.CARRY:
        if s.carried[s.asked] >= 0:
            return shown | terms({}, coin_gain(game, s, int(game.book.action_sale) * amount))
        return shown | terms({"coins": int(game.book.action_price) * amount})
    question = questions.FORCE if s.phase == phases.DEFEND else asking(s)
    if question == questions.SIZE:
        return {"do": "size", "size": TILE_NAMES[amount]}
    if question == questions.GUESTS:
        return {}  # the text names the guests
    if question == questions.FORCE:
        return show_force(game, s, amount)
    if question == questions.FOOD:
        return shown | {
            "good": GOOD_NAMES[food_asked(s)],
            "left": game.book.food_lot - int(s.amounts.sum()) - amount,
        }
    return shown


def show_force(game: Finisterre, s: Position, amount: int) -> Json:
    """The iron of an attack, or of a defence and whether it holds, unless bids are blind."""
    iron = amount % moves.WITH_CARD
    shown: Json = {"amount": iron, "strength": int(force_of(amount))}
    if s.phase != phases.DEFEND:
        return shown
    shown |= terms({"iron": iron})
    if not game.book.blind_bids:
        shown["holds"] = not overcomes(s.row, game.book.row, int(second_of(s.other)) % UNITS, amount)
    return shown


def show_kind(_: Finisterre, __: Position, kind: int) -> Json:
    """A kind of action, and the actions that it uses up if more than one."""
    row = kinds.KINDS[kind]
    shown: Json = {"free": row.cost == kinds.FREE}
    return shown | {"actions": row.cost} if row.cost > 1 else shown


def show_edge(_: Finisterre, s: Position, edge: int) -> Json:
    """A site or dock: its arrow cell, its square, and what is built there; or a dolmen."""
    if asking(s) == questions.DOLMEN:
        plot = edge >> 2
        return {"cell": CELL_NAMES[int(s.plot_cell[plot])], "comarca": COMARCA_NAMES[int(s.plot_com[plot, 0])]}
    return {
        "cell": CELL_NAMES[int(neighbour(int(s.plot_cell[edge >> 2]), edge & 3))],
        "square": CELL_NAMES[int(s.plot_cell[edge >> 2])],
        "side": WINDS[edge & 3],
        "comarca": COMARCA_NAMES[int(s.plot_com[edge >> 2, edge & 3])],
    }


def show_unit_choice(_: Finisterre, s: Position, number: int) -> Json:
    """A unit; for the mint all units of its territory."""
    clan, unit = divmod(number, UNITS)
    shown = show_unit(s, clan, unit)
    if asking(s) == questions.TREASURY:
        rows = zip(s.unit_land[clan].tolist(), s.unit_kind[clan].tolist(), strict=True)
        shown["units"] = [other + 1 for other, (land, kind) in enumerate(rows) if land == unit and kind != NO_UNIT]
    return shown


def show_good(game: Finisterre, s: Position, code: int) -> Json:
    """One resource of a store: a cube, or the die that would go."""
    store, good = divmod(code, GOODS)
    shown = show_unit(s, s.asked, store) if store < CARAVAN else {}
    total = int(s.store[s.asked, store, good])
    resource = smallest_resource if s.phase == phases.OVERFLOW else one_resource
    return shown | show_item(good, int(resource(game.book.row, good, total)))


def show_cell(_: Finisterre, s: Position, direction: int) -> Json:
    """Where the second tile would lie."""
    asks, form = kinds.KINDS[s.kind].asks, int(second_of(s.other))
    if questions.MANNER in asks and not is_take_over(form):
        clan, unit = s.playing, int(unit_of(form))
    else:
        clan, unit = divmod(s.target, UNITS) if questions.ANY_UNIT in asks else (s.playing, s.target)
    town = int(s.unit_place[clan, unit])
    return {"cell": CELL_NAMES[int(neighbour(int(s.town_cell[town, 0]), direction))]}


def show_slot(game: Finisterre, s: Position, code: int) -> Json:
    """A card before a clan."""
    clan, slot = divmod(code, SLOTS)
    shown: Json = {"clan": clan, "slot": slot + 1}
    if s.slot_state[clan, slot] != FACE_DOWN or clan == s.asked:
        shown["card"] = game.box.names[int(s.slot_card[clan, slot])]
    return shown


def show_answer(game: Finisterre, s: Position, answer: int) -> Json:
    """Consent with its terms, the card that a seer keeps."""
    if s.phase == phases.CONSENT and answer == 1:
        return consent_terms(game, s)
    if s.phase == phases.DIVINE:
        return {"card": game.box.names[int(s.seen[answer if s.seen[1] != NOTHING else 0])]}
    return {}


def show_form(_: Finisterre, s: Position, form: int) -> Json:
    """Which tile loses a flag, and where it comes to."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    tile = form - moves.TAKE_OVER if form >= moves.TAKE_OVER else form // moves.TILE_FORM
    return {"cell": CELL_NAMES[int(s.town_cell[town, tile])]}


def food_asked(s: Position) -> int:
    """The kind of food of which the sale asks how much: `target` is the last step that was answered."""
    return int(CROP + s.target - NOTHING)


# By the first action of each kind.
FORMS: dict[int, Callable[[Finisterre, Position, int], Json]] = {
    moves.FIRST: show_nothing,
    moves.PLAY: show_card,
    moves.ROW: show_card,
    moves.REVEAL: lambda game, s, slot: show_card(game, s, int(s.slot_card[s.asked, slot])) | {"slot": slot + 1},
    moves.SQUARE: lambda _, __, cell: {"cell": CELL_NAMES[cell]},
    moves.FACING: show_facing,
    moves.RECOVER: show_recovery,
    moves.BANK: show_bank,
    moves.FIND: show_find,
    moves.NO_FIND: show_nothing,
    moves.KEEP: show_keep,
    moves.PICK: lambda _, __, comarca: {"comarca": COMARCA_NAMES[comarca]},
    moves.TAKE: show_take,
    moves.ENOUGH: show_nothing,
    moves.CALL: lambda _, s, cart: show_unit(s, s.asked, cart),
    moves.FEED: show_nothing,
    moves.UNFED: show_tile,
    moves.HALF: show_tile,
    moves.AMOUNT: show_amount,
    moves.KIND: show_kind,
    moves.END_TURN: show_nothing,  # stop
    moves.EDGE: show_edge,
    moves.UNIT: show_unit_choice,
    moves.GOOD: show_good,
    moves.COMARCA: lambda _, __, comarca: {"comarca": COMARCA_NAMES[comarca]},
    moves.CELL: show_cell,
    moves.LOT: lambda _, __, lot: {"lot": LOT_NAMES[lot]},
    moves.SPECIALIST: lambda game, s, kind: show_card(game, s, SPECIALTY + kind),
    moves.SLOT: show_slot,
    moves.ANSWER: show_answer,
    moves.FORM: show_form,
    moves.CLAN: lambda _, __, clan: {"clan": clan},  # that gets a gift, or that a bard cures
}

assert max(FORMS) < moves.ACTIONS

ASKING = (phases.TARGET, phases.AMOUNT, phases.CELL, phases.FORM)  # phases in which an action is decided
