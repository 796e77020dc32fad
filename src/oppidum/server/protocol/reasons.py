"""Reasons: what a move changes, or a difference between two moves, as the rules count it. Of hints and of reviews."""

from __future__ import annotations

from typing import Literal

from oppidum.server.protocol.message import Output
from oppidum.server.protocol.playing import Term


class Reason(Output):
    """Points at once and in sight: one's own (brings, promises), others' (takes, threatens); pieces, and what fits."""

    # keeps: pieces in hand; gives: some to others. Of those left, open: how many fit what one has begun; blocks: what
    # another has.
    kind: Literal["brings", "promises", "takes", "threatens", "keeps", "gives", "open", "blocks"]
    what: str  # what the points are for, as awards name it; or the piece
    amount: int  # more than without the move, or than the other one; of `open` and `blocks`, how many fit now
    player: int  # whose points or pieces
    before: int  # how many of the points at once were in sight before; of `blocks`, how many fitted
    terms: list[Term]  # what the amount is made of, where it is plainly so
    speaks_for: bool  # else it speaks against the move
