"""Hints: what a strong bot would do in the place of the one who is asked.

It knows what that seat knows, and only that seat is told. Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import asdict
from typing import Any

import msgspec

from oppidum.bots import bot_named
from oppidum.core.game import Game, Player, Refusal
from oppidum.core.options import BadOption
from oppidum.core.twins import hurry
from oppidum.review.hinting import explain_choice
from oppidum.server.protocol.advice import Hint, HintedMove
from oppidum.server.protocol.reasons import Reason
from oppidum.server.tables.table import Table
from oppidum.server.tables.thinking import Desk
from oppidum.server.tables.viewing import seen_by

ADVISER = "champion:sims=800"
PLAIN_ADVISER = "uct"  # for a game that the other does not know
MOST_MOVES = 3


class Hints:
    """The hints of one table, one at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking = asyncio.Lock()

    async def ask(self, desk: Desk, seat: Player, seq: int) -> Hint:
        """A hint for a seat that decides now; if something happens meanwhile, it is dropped."""
        table = self.table
        table.check_seen(seq)
        if table.course.asked != seat or table.course.holding:
            raise Refusal("table", "you have nothing to decide now", reason="hint-not-asked")
        if self._thinking.locked():
            raise Refusal("table", "a hint for this table is being thought about", reason="hint-busy")
        async with self._thinking:
            seen = seen_by(table.course, seat)
            moves = await desk.do(advise, table.game, seat, seen)
        table.check_seen(seq)
        return Hint(seq, moves)


def advise(game: Game[Any], seat: Player, seen: Any) -> list[HintedMove]:
    """Think about what a seat sees: the best moves, and why."""
    seed = random.SystemRandom().randrange(2**31)
    try:
        mind = bot_named(ADVISER).sit(game, seat, seed)
    except BadOption:
        mind = bot_named(PLAIN_ADVISER).sit(game, seat, seed)
    with hurry():
        choice = mind.choose(seen)
    best = choice.candidates[:MOST_MOVES]
    actions = [one.action for one in best] or [choice.action]
    reasons = explain_choice(game, seen, seat, mind, choice, actions)
    told = {action: [msgspec.convert(asdict(reason), Reason) for reason in reasons[action]] for action in actions}
    if not best:
        return [HintedMove(*_said(game, seen, choice.action), None, None, None, told[choice.action])]
    return [
        HintedMove(*_said(game, seen, one.action), round(one.lead, 1), round(one.win, 3), one.visits, told[one.action])
        for one in best
    ]


def _said(game: Game[Any], seen: Any, action: int) -> tuple[str, Any]:
    """An action in notation, and part by part."""
    text = game.words.format(seen, action)
    return text, game.words.read_move(text)
