"""A position as text and back: lines that a person can read and write. docs/notation.md has an example.

All that follows from other lines is counted again: roads, territories, flags, supply, unseen specialists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault
from oppidum.core.recount import audit
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.goods.ground import cubes_out
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.state import NOTHING, Position
from oppidum.games.finisterre.words import layout_cards, layout_map, layout_people, layout_turn
from oppidum.games.finisterre.words.layout_turn import PHASES
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

TOPICS = (layout_turn, layout_map, layout_people, layout_cards)
BLOCKS = tuple(name for topic in TOPICS for name in topic.BLOCKS)
KEYS = tuple(name for topic in TOPICS for name in topic.KEYS) + BLOCKS
NEEDED = ("phase",)


def describe(game: Finisterre, s: Position) -> str:
    """A position as text."""
    return "\n".join(line for topic in TOPICS for line in topic.describe(game, s)) + "\n"


def compose(game: Finisterre, text: str) -> Position:
    """The position that a text describes, or a Refusal."""
    lines = Layout(text, KEYS, BLOCKS, NEEDED)
    s: Position = game.initial()
    for topic in (layout_map, layout_people, layout_cards, layout_turn):
        topic.read(game, s, lines)
    count_supply(game, s)
    with lines.on("phase"):
        check_phase(game, s)
    faults = audit(game, s)
    if faults:
        raise Refusal("layout", faults[0])
    return s


def count_supply(game: Finisterre, s: Position) -> None:
    """What is nowhere else is in supply (FIN-161)."""
    for good in range(CUBES):
        left = int(game.book.cubes[good]) - int(cubes_out(s.row, good))
        if left < 0:
            message = f"there are only {game.book.cubes[good]} {GOOD_NAMES[good]}"
            raise Refusal("FIN-161", message, reason="too-many", good=GOOD_NAMES[good])
        s.supply[good] = left


def check_phase(game: Finisterre, s: Position) -> None:
    """Somebody is asked, and can do something."""
    if s.phase not in (phases.FIRST, phases.FINISHED):
        for name, clan in (("asked", s.asked), ("start", s.start)):
            if clan == NOTHING:
                raise fault(f"in the phase {PHASES[s.phase]} {name} must be given")
    if s.phase != phases.FINISHED and len(game.legal(s)) == 0:
        raise fault(f"nobody can do anything in the phase {PHASES[s.phase]}")
