"""A text picture of the board: the four plateaus, then the ring field by field, with inks for a terminal in colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oppidum.core.words import Picture
from oppidum.games.meduris.board import MATERIAL_NAMES
from oppidum.games.meduris.notation import read_move
from oppidum.games.meduris.state import DRUID_CHIP, HIDDEN_CHIP, HUT, NO_CHIP, NOTHING, TEMPLE, TWO_CHIP, Position

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris

WIDTH = 10  # of a field
CHIP_MARKS = {HIDDEN_CHIP: "(?)", TWO_CHIP: "(2)", TWO_CHIP + 1: "(h)", DRUID_CHIP: "(d)"}


def paint(game: Meduris, s: Position, labels: Mapping[str, str]) -> Picture:
    """The mountain above, the ring below in rows that are read like a text."""
    return [*paint_mountain(game, s), [], *paint_ring(game, s, labels)]


def place_of(text: str) -> str:
    """The field that an action names."""
    move: Mapping[str, object] = read_move(text)
    return str(move.get("field", ""))


def paint_hand(game: Meduris, s: Position) -> Picture:  # noqa: ARG001
    """Nothing: hands lie behind screens."""
    return []


def paint_mountain(game: Meduris, s: Position) -> Picture:
    """Each plateau with its stock and its workers from the bottom."""
    lines: Picture = []
    for number, name in enumerate(MATERIAL_NAMES):
        line = [(f"{name:<7}", "plain"), (f"stock {int(s.stock[number]):>2}  ", "quiet")]
        for owner in s.stacks[number].tolist():
            if owner:
                line.append((f" {owner}", f"player {owner}"))
        lines.append(line)
    huts = "  ".join(
        f"{player + 1}: {int(s.huts[player])} huts {int(s.temples[player])} temples" for player in range(game.players)
    )
    runes = " ".join(str(owner) if owner else "-" for owner in s.rune.tolist())
    lines.append([(f"left    {huts}   runes {runes}", "quiet")])
    if s.druid == NOTHING:
        lines.append([("druid   " + (f"on stone {s.stone}" if s.stone else "in his temple"), "plain")])
    return lines


def paint_ring(game: Meduris, s: Position, labels: Mapping[str, str]) -> Picture:
    """One cell a field: number, materials, and what is there."""
    lines: Picture = []
    fields = game.side.fields
    per_line = 8
    for first in range(0, len(fields), per_line):
        numbers = range(first, min(first + per_line, len(fields)))
        lines.append([cell_head(game, number, labels) for number in numbers])
        lines.append([part for number in numbers for part in cell_body(s, number)])
    lines.append([("~~~ the great river: behind the last field comes field 0 ~~~", "quiet")])
    return lines


def cell_head(game: Meduris, number: int, labels: Mapping[str, str]) -> tuple[str, str]:
    """Number, materials and rune area of a field; a label instead of the number where a choice is offered."""
    field = game.side.fields[number]
    label = labels.get(str(number))
    name = f"[{label}]" if label else str(number)
    return f"{name:>4} {field.pair}{'abcdefghi'[field.area]} ".ljust(WIDTH), "choice" if label else "quiet"


def cell_body(s: Position, number: int) -> list[tuple[str, str]]:
    """What stands or lies on a field, and the druid."""
    owner = int(s.owner[number]) + 1
    what = {HUT: f"hut{owner}", TEMPLE: f"tem{owner}"}.get(int(s.what[number]), "")
    chip = CHIP_MARKS[int(s.chip[number])] if s.chip[number] != NO_CHIP else ""
    druid = "*" if s.druid == number else " "
    text = f"{druid}{what}{chip}"
    ink = f"player {owner}" if what else "plain"
    return [("  " + text.ljust(WIDTH - 2), ink)]
