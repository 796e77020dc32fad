"""Why a kind of action or a free step cannot be done at all; the reasons stand with the kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.accounts import ACCOUNTS
from oppidum.games.finisterre.state import Position
from oppidum.games.finisterre.words.refused_replies import refuse_reveal

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def refuse_kind(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a kind of action cannot be done now."""
    words = f"{word} {rest}".strip()
    if words == "end":
        left = "an action is" if s.actions_left == 1 else f"{s.actions_left} actions are"
        message = f"{left} left: stop to carry what you do not do"
        raise Refusal("FIN-087", message, reason="actions-left", amount=s.actions_left)
    if words == "stop":
        raise Refusal("FIN-087", "no action is left to be carried: end the turn", reason="no-action-left")
    if word == "reveal":
        refuse_reveal(s, rest)
    if words not in kinds.WORDS:
        return
    kind = kinds.WORDS.index(words)
    need_actions(game, s, kinds.KINDS[kind])
    ACCOUNTS[kind].refuse(game, s, kind)


def need_actions(game: Finisterre, s: Position, kind: kinds.Kind) -> None:
    """Actions enough of this turn, or a free step; and no peace (FIN-088, FIN-089, FIN-160)."""
    if kind.cost == kinds.FREE and s.free_left == 0:
        raise Refusal("FIN-160", "all free steps of this turn are done", reason="no-free-step-left")
    if kind.cost != kinds.FREE and s.actions_left == 0:
        raise Refusal("FIN-088", "no action is left in this turn", reason="no-action-left")
    if kind.hostile and game.book.peaceful:
        raise Refusal(kind.rule, "at this table clans leave each other in peace", reason="peaceful")
    if s.actions_left < kind.cost:
        raise Refusal("FIN-089", "that costs two actions, and only one is left in this turn", reason="two-actions")
