"""The legal actions, each with what a client needs to show it: cells, units, goods, costs and what they bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from oppidum.core.game import Action
from oppidum.core.patch import Json
from oppidum.games.finisterre import foresight
from oppidum.games.finisterre.action_turns import least_cost
from oppidum.games.finisterre.conversion_forms import is_take_over, unit_of
from oppidum.games.finisterre.defence import force_of, overcomes
from oppidum.games.finisterre.grid import comarca_at, neighbour
from oppidum.games.finisterre.placement import cell_of_b, legal_facings
from oppidum.games.finisterre.questions import second_of
from oppidum.games.finisterre.spelling import CORNERS, GOOD_NAMES, LOT_NAMES, TILE_NAMES, WINDS, name_store
from oppidum.games.finisterre.state import (
    ACT,
    ACTIONS,
    AMOUNT,
    AMOUNT_ACTION,
    ANNEX,
    ANSWER_ACTION,
    ATTACK,
    BANK_ACTION,
    CALL_ACTION,
    CARAVAN,
    CARRY,
    CART,
    CELL,
    CELL_ACTION,
    CLAN_ACTION,
    COMARCA_ACTION,
    COMARCAS,
    CONSENT,
    CONVERT,
    DEFEND,
    DIVINE,
    EDGE_ACTION,
    END_TURN,
    ENOUGH,
    FACE_DOWN,
    FACING_ACTION,
    FEAST,
    FEED_ACTION,
    FIND_ACTION,
    FIRST_ACTION,
    FIRST_FREE_STEP,
    FORM,
    FORM_ACTION,
    GOOD_ACTION,
    GOODS,
    HALF_ACTION,
    KEEP_ACTION,
    KIND_ACTION,
    LINK_TAKE,
    LOT_ACTION,
    MELT,
    MINT,
    NO_FIND,
    NO_UNIT,
    NOTHING,
    OFFERING,
    OVERFLOW,
    PART,
    PICK_ACTION,
    PLAY_ACTION,
    RECOVER_ACTION,
    REVEAL_ACTION,
    ROW_ACTION,
    SELL_CARD,
    SELL_FOOD,
    SLOT_ACTION,
    SLOTS,
    SPECIALIST_ACTION,
    SPECIALTY,
    SQUARE,
    SQUARE_ACTION,
    TAKE_ACTION,
    TAKE_OVER,
    TARGET,
    TILE_FORM,
    UNFED_ACTION,
    UNIT_ACTION,
    UNITS,
    WITH_CARD,
    Position,
)
from oppidum.games.finisterre.telling import KEEP_WORDS, KIND_WORDS
from oppidum.games.finisterre.view_map import CELL_NAMES, COMARCA_NAMES
from oppidum.games.finisterre.view_terms import (
    coin_gain,
    consent_terms,
    food_asked,
    one_of_total,
    terms,
    terms_of,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def view_choices(game: Finisterre, s: Position) -> list[Json]:
    """The legal actions, in their order."""
    actions = game.legal(s).tolist()
    if s.phase == SQUARE:  # hundreds of them
        return view_places(game, s, [action - SQUARE_ACTION for action in actions])
    return [{"text": game.format(s, action), **view_choice(game, s, action)} for action in actions]


def view_places(game: Finisterre, s: Position, cells: list[int]) -> list[Json]:
    """The cells for square A of the card in play: the facings in which it may lie there, and what it would bring."""
    then, facings, places = s.copy(), np.zeros(4, dtype=np.int32), []
    for cell in cells:
        then.cell = cell
        count = legal_facings(then.row, game.book.row, facings)
        name = CELL_NAMES[cell]
        ways = (facings[:count] - FACING_ACTION).tolist()
        place: Json = {"text": f"at {name}", "cell": name, "facings": ways}
        if brings := {str(way): gains for way in ways if (gains := show_foresight(game, s, cell, way))}:
            place["brings"] = brings
        places.append(place)
    return places


def show_foresight(game: Finisterre, s: Position, cell: int, facing: int) -> Json:
    """The goods that would come to the ground, or vanish from it, and star points."""
    gains = np.zeros(foresight.COLUMNS, dtype=np.int32)
    foresight.lay_at(s.copy().rows, 0, game.book.rows, cell, facing, gains)
    names = (*GOOD_NAMES, "star")
    return {name: gain for name, gain in zip(names, gains.tolist(), strict=True) if gain}


def view_choice(game: Finisterre, s: Position, action: Action) -> Json:
    """The parts of one choice; an action that is decided also says what it costs and brings."""
    first = max(start for start in FORMS if start <= action)
    shown = FORMS[first](game, s, action - first)
    decides = first == KIND_ACTION if s.phase == ACT else s.phase in ASKING
    return shown | terms_of(game, s, action) if decides else shown


def show_nothing(_: Finisterre, __: Position, ___: int) -> Json:
    """All is said in the text."""
    return {}


def show_card(game: Finisterre, _: Position, code: int) -> Json:
    """A card."""
    return {"card": game.box.names[code]}


def show_facing(game: Finisterre, s: Position, facing: int) -> Json:
    """Where both squares would lie."""
    shown = {"facing": facing, "cell": CELL_NAMES[s.cell], "other": CELL_NAMES[int(cell_of_b(s.cell, facing))]}
    brings = show_foresight(game, s, s.cell, facing)
    return shown | {"brings": brings} if brings else shown


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
    shown: Json = {"keep": KEEP_WORDS[choice], "card": game.box.names[s.card]}
    return shown | terms({}, coin_gain(game, s, int(game.book.objective_sale))) if choice == SELL_CARD else shown


def show_take(_: Finisterre, s: Position, code: int) -> Json:
    """A good of the field; or a kind that is looted or stolen."""
    if s.phase > LINK_TAKE:
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
    if s.phase == CARRY:
        if s.carried[s.asked] >= 0:
            return shown | terms({}, coin_gain(game, s, int(game.book.action_sale) * amount))
        return shown | terms({"coins": int(game.book.action_price) * amount})
    if s.kind == ANNEX:
        return {"size": TILE_NAMES[amount]}
    if s.kind == FEAST:
        return {"guests": [clan for clan in range(s.players) if amount >> clan & 1]}
    if s.kind == ATTACK:
        return show_force(game, s, amount)
    if s.kind == SELL_FOOD:
        return shown | {
            "good": GOOD_NAMES[food_asked(s)],
            "left": game.book.food_lot - int(s.amounts.sum()) - amount,
        }
    return shown


def show_force(game: Finisterre, s: Position, amount: int) -> Json:
    """The iron of an attack, or of a defence and whether it holds, unless bids are blind."""
    iron = amount % WITH_CARD
    shown: Json = {"amount": iron, "helped": amount >= WITH_CARD, "strength": int(force_of(amount))}
    if s.phase != DEFEND:
        return shown
    shown |= terms({"iron": iron})
    if not game.book.blind_bids:
        shown["holds"] = not overcomes(s.row, game.book.row, int(second_of(s.other)) % UNITS, amount)
    return shown


def show_kind(_: Finisterre, __: Position, kind: int) -> Json:
    """A kind of action, and the actions that it uses up if more than one."""
    shown: Json = {"kind": KIND_WORDS[kind], "free": kind >= FIRST_FREE_STEP}
    if least_cost(kind) > 1:
        shown["actions"] = int(least_cost(kind))
    return shown


def show_edge(_: Finisterre, s: Position, edge: int) -> Json:
    """A site or dock: its arrow cell, its square, and what is built there; or a dolmen."""
    if s.kind == OFFERING:
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
    if s.kind in (MINT, MELT):
        rows = zip(s.unit_land[clan].tolist(), s.unit_kind[clan].tolist(), strict=True)
        shown["units"] = [other + 1 for other, (land, kind) in enumerate(rows) if land == unit and kind != NO_UNIT]
    return shown


def show_good(game: Finisterre, s: Position, code: int) -> Json:
    """One resource of a store: a cube, or the die that would go."""
    store, good = divmod(code, GOODS)
    shown: Json = {"store": name_store(store)}
    if store < CARAVAN:
        shown |= show_unit(s, s.asked, store)
    total = int(s.store[s.asked, store, good])
    return shown | show_item(good, one_of_total(game, good, total, smallest=s.phase == OVERFLOW))


def show_cell(_: Finisterre, s: Position, direction: int) -> Json:
    """Where the second tile would lie."""
    form = int(second_of(s.other))
    if s.kind == CONVERT and not is_take_over(form):
        clan, unit = s.playing, int(unit_of(form))
    else:
        clan, unit = divmod(s.target, UNITS) if s.kind in (ANNEX, CONVERT) else (s.playing, s.target)
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
    if s.phase == CONSENT and answer == 1:
        return consent_terms(game, s)
    if s.phase == DIVINE:
        return {"card": game.box.names[int(s.seen[answer if s.seen[1] != NOTHING else 0])]}
    return {}


def show_form(_: Finisterre, s: Position, form: int) -> Json:
    """Which tile loses a flag, and where it comes to."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    tile = form - TAKE_OVER if form >= TAKE_OVER else form // TILE_FORM
    shown: Json = {"form": "take over", "cell": CELL_NAMES[int(s.town_cell[town, tile])]}
    if form < TAKE_OVER:
        way = form % TILE_FORM
        shown |= {"form": "add" if way & 1 else "grow", "unit": way // 2 + 1}
    return shown


# By the first action of each kind.
FORMS: dict[int, Callable[[Finisterre, Position, int], Json]] = {
    FIRST_ACTION: show_nothing,
    PLAY_ACTION: show_card,
    ROW_ACTION: lambda game, s, card: show_card(game, s, card) | {"row": True},
    REVEAL_ACTION: lambda game, s, slot: show_card(game, s, int(s.slot_card[s.asked, slot])) | {"slot": slot + 1},
    SQUARE_ACTION: lambda _, __, cell: {"cell": CELL_NAMES[cell]},
    FACING_ACTION: show_facing,
    RECOVER_ACTION: show_recovery,
    BANK_ACTION: show_bank,
    FIND_ACTION: show_find,
    NO_FIND: show_nothing,
    KEEP_ACTION: show_keep,
    PICK_ACTION: lambda _, __, comarca: {"comarca": COMARCA_NAMES[comarca]},
    TAKE_ACTION: show_take,
    ENOUGH: show_nothing,
    CALL_ACTION: lambda _, s, cart: show_unit(s, s.asked, cart),
    FEED_ACTION: show_nothing,
    UNFED_ACTION: show_tile,
    HALF_ACTION: show_tile,
    AMOUNT_ACTION: show_amount,
    KIND_ACTION: show_kind,
    END_TURN: show_nothing,  # stop
    EDGE_ACTION: show_edge,
    UNIT_ACTION: show_unit_choice,
    GOOD_ACTION: show_good,
    COMARCA_ACTION: lambda _, __, comarca: {"comarca": COMARCA_NAMES[comarca]},
    CELL_ACTION: show_cell,
    LOT_ACTION: lambda _, __, lot: {"lot": LOT_NAMES[lot]},
    SPECIALIST_ACTION: lambda game, s, kind: show_card(game, s, SPECIALTY + kind),
    SLOT_ACTION: show_slot,
    ANSWER_ACTION: show_answer,
    FORM_ACTION: show_form,
    CLAN_ACTION: lambda _, __, clan: {"clan": clan},  # that gets a gift, or that a bard cures
}

assert max(FORMS) < ACTIONS

ASKING = (TARGET, AMOUNT, CELL, FORM)  # phases in which an action is decided
