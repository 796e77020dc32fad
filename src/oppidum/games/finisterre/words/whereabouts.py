"""Whereabouts: what the numbers and cells of an action stand for, so that a log can tell it in words later on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.clans.units import BOAT, CART, PART, units_of
from oppidum.games.finisterre.land.grid import comarca_at, neighbour
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.screen.consequences import follow
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import NOTHING, SLOTS, Position
from oppidum.games.finisterre.words import notation
from oppidum.games.finisterre.words.reading import read_move
from oppidum.games.finisterre.words.spelling import name_comarca, read_cell

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

SEEN = {"keep up", "refuse", "publish"}  # of a card that everybody then sees
PARTS = {"good": "good", "lot": "lot", "amount": "amount", "specialist": "card"}  # what an answer says itself
KINDS = {PART: "village", BOAT: "boat", CART: "cart"}


def tell_whereabouts(game: Finisterre, before: Position, after: Position, text: str) -> dict[str, str]:
    """What an answer is about; of a kind of action, what its answers are about that followed by themselves."""
    if before.phase == phases.KEEP:
        if text == "sell":
            return {"sells": "objective"}
        return {"card": game.box.names[before.card]} if text in SEEN else {}
    if before.phase != phases.ACT:
        return tell_answer(game, before, after, text)
    action = game.words.parse(before, text)
    if not moves.KIND <= action < moves.KIND + kinds.COUNT:
        return tell_answer(game, before, after, text)
    known: dict[str, str] = {}
    for then, answer in follow(game, before, action).alone:
        known = tell_answer(game, then, after, notation.format(game, then, answer)) | known
    return known


def tell_answer(game: Finisterre, before: Position, after: Position, text: str) -> dict[str, str]:
    """The kind of a unit and its comarca, the comarca of a cell, a card, a good, a lot or a number of them."""
    move = read_move(text)
    if move["do"] == "carry":
        return {"carries": "debt" if before.carried[before.asked] < 0 else "actions"}
    if move["do"] in PARTS:
        return {name: str(value) for name, value in move.items() if name == PARTS[move["do"]]}
    unit = move.get("unit")
    if isinstance(unit, int):
        clan = move.get("clan", before.asked)
        return whereabouts_of_unit(before, clan if isinstance(clan, int) else int(before.asked), unit - 1)
    slot = move.get("slot")
    if isinstance(slot, int):
        clan = move.get("clan", before.asked)
        return card_in_slot(game, after, clan, slot - 1) or card_in_slot(game, before, clan, slot - 1)
    cell = move.get("cell")
    if not isinstance(cell, str):
        return {}
    comarca = comarca_of_cell(game, before, after, read_cell(cell))
    return {} if comarca == NOTHING else {"comarca": name_comarca(comarca)}


def whereabouts_of_unit(s: Position, clan: int, unit: int) -> dict[str, str]:
    """What a unit is, and where."""
    if not 0 <= unit < units_of(s.row, clan):
        return {}
    comarca = int(s.unit_com[clan, unit])
    return {
        "unit": KINDS[int(s.unit_kind[clan, unit])],
        **({} if comarca == NOTHING else {"comarca": name_comarca(comarca)}),
    }


def card_in_slot(game: Finisterre, s: Position, clan: object, slot: int) -> dict[str, str]:
    """The name of a card that all can see."""
    if not isinstance(clan, int | np.integer) or not 0 <= slot < SLOTS:
        return {}
    if s.slot_state[clan, slot] in (0, FACE_DOWN) or s.slot_card[clan, slot] < 0:
        return {}
    return {"card": game.box.names[int(s.slot_card[clan, slot])]}


def comarca_of_cell(game: Finisterre, before: Position, after: Position, cell: int) -> int:
    """The comarca that a site or dock at a cell belongs to, that of the card laid there, or one beside it."""
    found = NOTHING
    for direction in range(4):
        beside = neighbour(cell, direction)
        plot = int(before.plot_at[beside]) - 1 if beside >= 0 else NOTHING
        if plot >= 0 and before.plot_face[plot] >= 0:
            side = (direction + 2) & 3
            comarca = int(comarca_at(before.row, 4 * beside + side))
            if int(game.book.edge[before.plot_face[plot], side]) in (SITE, DOCK):
                return comarca
            found = comarca
    for s in (before, after):
        for corner in range(4):
            comarca = int(comarca_at(s.row, 4 * cell + corner))
            if comarca != NOTHING:
                return comarca
    return found
