"""UCT: plain Monte Carlo tree search with random playouts, for any game; the yardstick of searching bots.

Chance is sampled by its exact odds; with three or more players each player maximises their own reward (max^n). Other
bots are measured against this one, so a test holds its choices in recorded positions (`tests/bots/yardstick.toml`),
which change only with the rules or for a new yardstick. Reward and exploration were tuned before that: see
docs/bots-diary.md. In games of hundreds of small decisions, where a playout tells nothing, it appraises leaves instead,
by what was fitted for the champion.
"""

from __future__ import annotations

from typing import Any

from oppidum.bots.bot import Budget
from oppidum.bots.knowledge import is_fitted, knowledge_of
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.playouts import Playouts
from oppidum.bots.search.policies import Policy, informed_policy
from oppidum.core.game import Game, Player


class Uct:
    """The bot that tries everything out."""

    name = "uct"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(sims=2000)

    def sit(self, game: Game[Any], seat: Player, seed: int) -> SearchingMind:
        """Take a seat."""
        return SearchingMind(game, seat, seed, self.budget, plain_policy(game.name))


def plain_policy(game: str) -> Policy:
    """The policy of `uct` for a game: playouts, unless its decisions are too small for them."""
    known = knowledge_of(game)
    if known is not None and known.small_decisions and is_fitted(game):
        return informed_policy(known)
    playouts = Playouts()
    playouts.exploration, playouts.lead, playouts.for_winning = 0.5, 60.0, 0.5
    return playouts
