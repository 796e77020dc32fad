"""What lies on the table, piece by piece, and what is left, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.pieces import UNKNOWN, Counts, Piece, Supply
from oppidum.games.meduris.board import MATERIAL_NAMES
from oppidum.games.meduris.layout import CHIP_WORDS, WHAT_WORDS
from oppidum.games.meduris.state import HIDDEN_CHIP, NO_CHIP, NOTHING, UNBUILT, Position

if TYPE_CHECKING:
    from oppidum.games.meduris.game import Meduris


def hands(game: Meduris, s: Position) -> list[Counts]:  # noqa: ARG001
    """Materials, those behind screens too: whoever counts knows them."""
    return [dict(zip(MATERIAL_NAMES, hand, strict=True)) for hand in s.hands[: s.players].tolist()]


def supply(game: Meduris, s: Position) -> Supply:  # noqa: ARG001
    """Huts, temples and workers still at home; materials and chips that nobody has."""
    at_home = zip(s.huts.tolist(), s.temples.tolist(), s.workers.tolist(), strict=True)
    players: list[Counts] = [{"hut": huts, "temple": temples, "worker": workers} for huts, temples, workers in at_home]
    stock: Counts = dict(zip(MATERIAL_NAMES, s.stock.tolist(), strict=True))
    return {"players": players[: s.players], "common": stock | {"chip": s.chips_left}}


def board(game: Meduris, s: Position) -> list[Piece]:  # noqa: ARG001
    """The ring, the mountain, rune stones and the druid."""
    druid = f"stone {s.stone}" if s.druid == NOTHING else str(s.druid)
    return [*on_fields(s), *on_plateaus(s), *runes(s), {"what": "druid", "at": druid}]


def on_fields(s: Position) -> list[Piece]:
    """Buildings and chips, field by field."""
    pieces: list[Piece] = []
    for field, (what, owner, chip) in enumerate(zip(s.what.tolist(), s.owner.tolist(), s.chip.tolist(), strict=True)):
        if what != UNBUILT:
            pieces.append({"what": WHAT_WORDS[what], "owner": owner, "at": str(field)})
        if chip != NO_CHIP:
            pieces.append(
                {"what": "chip", "name": UNKNOWN if chip == HIDDEN_CHIP else CHIP_WORDS[chip], "at": str(field)}
            )
    return pieces


def on_plateaus(s: Position) -> list[Piece]:
    """Workers, from the bottom of each stack."""
    return [
        {"what": "worker", "owner": owner - 1, "at": plateau, "number": number}
        for plateau, stack in zip(MATERIAL_NAMES, s.stacks.tolist(), strict=True)
        for number, owner in enumerate(stack, 1)
        if owner
    ]


def runes(s: Position) -> list[Piece]:
    """Rune stones, by the area for which they were given."""
    return [
        {"what": "rune", "owner": owner - 1, "at": f"area {area}"}
        for area, owner in enumerate(s.rune.tolist())
        if owner
    ]
