"""What a series is: all that decides its results, and the versions that played it."""

from __future__ import annotations

import hashlib
import platform
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import numpy as np

from oppidum import __version__
from oppidum.bots.bot import Bot, Budget
from oppidum.bots.knowledge import is_fitted
from oppidum.bots.own import own_bot_named
from oppidum.bots.protocol.bot import FORFEIT, ProgramBot
from oppidum.core import code_cache, jit
from oppidum.core.game import Game
from oppidum.core.options import BadOption
from oppidum.games import game_class


@dataclass(frozen=True)
class Settings:
    """A series, apart from its length: the same settings play the same matches."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: int
    sims: int | None = None
    seconds: float | None = None
    on_failure: str = FORFEIT  # what a program does that fails
    luck: bool = False  # whether the luck of every seat is measured

    def __post_init__(self) -> None:
        """BadOption where luck cannot be measured."""
        if self.luck and not is_fitted(self.game):
            raise BadOption(f"nobody has fitted an appraisal of {self.game} yet, so luck cannot be measured")

    def make_game(self) -> Game[Any]:
        """The variant that is played."""
        return game_class(self.game)(self.players, dict(self.options))

    def make_bot(self, text: str) -> Bot:
        """A bot; searching ones that name no budget get the usual one."""
        usual = Budget(self.sims, self.seconds) if self.sims or self.seconds else None
        bot = own_bot_named(text, usual)
        if isinstance(bot, ProgramBot):
            bot.on_failure = self.on_failure
        return bot

    def as_dict(self) -> dict[str, Any]:
        """Plain data, with the rules that are played by and the very engine."""
        game = self.make_game()
        return asdict(self) | {
            "options": dict(self.options),
            "bots": list(self.bots),
            "rules": game.EDITION,
            "book": game.book_hash,
            "engine": engine_hash(),
        }


@cache
def engine_hash() -> str:
    """A short hash of all that rules and bots are made of."""
    digest = hashlib.blake2b(digest_size=8)
    for file in code_cache.sources():
        digest.update(file.relative_to(code_cache.PACKAGE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def versions() -> dict[str, str]:
    """What the matches were played with."""
    numba = code_cache.numba.__version__ if code_cache.numba else "none"
    return {
        "oppidum": __version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba,
        "rules run": jit.mode(),
        "machine": f"{platform.system()} {platform.machine()}",
    }
