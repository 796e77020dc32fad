"""What is at stake in an attack: what would be looted or broken, and what the other clan can put up against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.patch import Json
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.actions.questions import second_of, third_of
from oppidum.games.finisterre.actions.strife.defence import force_of, lead_needed
from oppidum.games.finisterre.actions.strife.stakes import loot_at, most_defence
from oppidum.games.finisterre.actions.travel.wrecking import wood_of
from oppidum.games.finisterre.cards.codes import HIDDEN
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.goods.stores import is_empty
from oppidum.games.finisterre.state import UNITS, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def show_stake(game: Finisterre, s: Position) -> Json:
    """Of an attack whose target is noted: what can be looted of each kind, or the wood of a wreck, and the defence.

    The least defence that stops it is told once its iron is known, if the other clan has so much.
    """
    victim, struck = divmod(int(second_of(s.other)), UNITS)
    lead = int(lead_needed(s.row, game.book.row, victim, struck))
    defence = int(most_defence(s.row, game.book.row, victim, struck))
    stake: Json = {"clan": victim, "unit": struck + 1, "lead": lead, "defence": defence}
    if is_empty(s.row, victim, struck):
        stake["wood"] = int(wood_of(game.book.row, int(s.unit_kind[victim, struck])))
    else:
        stake["loot"] = show_loot(game, s)
    if (committed := int(third_of(s.other))) > 0 and s.force != HIDDEN:
        least = int(force_of(committed)) - lead + 1
        stake |= {"stopped": max(least, 0)} if least <= defence else {}
    return stake


def show_loot(game: Finisterre, s: Position) -> dict[str, int]:
    """How much of each kind would be taken, with as little iron as there may be in the attack."""
    iron = 1 if s.force == HIDDEN else max(int(third_of(s.other)) % moves.WITH_CARD, 1)
    victim, struck = divmod(int(second_of(s.other)), UNITS)
    return {
        GOOD_NAMES[good]: int(loot_at(s.copy().rows, 0, game.book.rows, iron, good))
        for good in range(GOODS)
        if s.store[victim, struck, good] > 0
    }
