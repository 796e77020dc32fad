"""Games of tables: the game of a stored match, and the bots that may sit there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from oppidum.bots import opponents_at
from oppidum.core.game import Game
from oppidum.core.options import BadOption, suggest
from oppidum.games import game_class
from oppidum.server.storage.rows import MatchRow


def game_of(row: MatchRow) -> Game[Any]:
    """The game of a stored match, if this program plays it by the same rules and the same book."""
    game = made_game(row.game, row.players, tuple(row.options.items()), row.start)
    if (game.EDITION, game.book_hash) != (row.rules, row.book):
        raise BadOption("it was played by other rules than this program's")
    return game


@lru_cache(maxsize=64)
def made_game(name: str, players: int, options: tuple[tuple[str, Any], ...], start: int) -> Game[Any]:
    """A game under its options; it holds no position, so that tables can share it."""
    game: Game[Any] = game_class(name)(players, dict(options), start=start)
    return game


def check_bot(game: str, bot: str | None) -> None:
    """A seat of a bot must name one that people are offered at this game, never a program to be started here."""
    if bot not in (offered := opponents_at(game)):
        raise BadOption(f"there is no bot {bot!r} for {game}{suggest(str(bot), offered)}")
