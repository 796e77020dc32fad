"""The bots, and the only registry of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from oppidum.bots.bot import Bot, Budget, can_play
from oppidum.bots.champion import Champion
from oppidum.bots.greedy import Greedy
from oppidum.bots.levels import LEVELS, Leveled
from oppidum.bots.protocol.bot import ProgramBot
from oppidum.bots.resting import Resting
from oppidum.bots.uct import Uct
from oppidum.bots.uniform import Uniform
from oppidum.core.options import BadOption, suggest

BOTS: Mapping[str, Callable[[], Bot]] = {"uniform": Uniform, "greedy": Greedy, "resting": Resting}
SEARCHERS: Mapping[str, Callable[[Budget | None], Bot]] = {"uct": Uct, "champion": Champion}  # made with a budget
OPPONENTS = ("medium", "easy", "hard", "champion", "greedy", "uniform")  # whom people are offered, the usual one first
STAND_INS = ("greedy", "uct")  # who plays for people who are away: the first that can

MOST_SIMS = 100_000_000
MOST_SECONDS = 3600
MOST_THREADS = 64


def bot_named(text: str, usual: Budget | None = None) -> Bot:
    """A bot from its name, with its budget behind a colon: `uct:sims=800`, `uct:time=0.05,threads=2`.

    `usual` is the budget of searching bots that name none. BadOption says what is wrong, with a suggestion.

    >>> bot_named("uct:sims=800").budget
    Budget(sims=800, seconds=None, threads=1)
    """
    name, _, settings = text.partition(":")
    if name == "program":  # program:COMMAND, only for those who sit at this machine
        return ProgramBot(settings, usual)
    if name in LEVELS and not settings and (name not in SEARCHERS or not usual):
        return Leveled(name)  # `champion` is a level and a searcher: with a budget of any kind it is the searcher
    if name in SEARCHERS:
        return SEARCHERS[name](read_budget(text, settings) if settings else usual)
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}{suggest(name, dict.fromkeys([*BOTS, *SEARCHERS, *LEVELS]))}")
    if settings:
        raise BadOption(f"{text}: {name} does not search, so it has no budget")
    return BOTS[name]()


def opponents_at(game: str) -> list[str]:
    """Whom people are offered at a game: the bots that know enough of it, the usual one first."""
    return [name for name in OPPONENTS if can_play(bot_named(name), game)]


def stand_in_at(game: str) -> str:
    """Who plays for people who are away: quick, and never at random."""
    return next(name for name in STAND_INS if can_play(bot_named(name), game))


def read_budget(text: str, settings: str) -> Budget:
    """`sims=800,time=0.5,threads=2`, each at most once, sims or time at least."""
    values: dict[str, float] = {}
    for setting in settings.split(","):
        name, _, value = setting.partition("=")
        if name not in ("sims", "time", "threads") or name in values:
            raise BadOption(f"{text}: write a budget as sims=800, time=0.5, threads=2, separated by commas")
        if not re.fullmatch(r"\d{1,9}(\.\d+)?", value) or float(value) == 0:
            raise BadOption(f"{text}: {name} must be a number above 0, not {value!r}")
        if name != "time" and "." in value:
            raise BadOption(f"{text}: {name} must be a whole number, not {value!r}")
        values[name] = float(value)
    for name, most in (("sims", MOST_SIMS), ("time", MOST_SECONDS), ("threads", MOST_THREADS)):
        if values.get(name, 0) > most:
            raise BadOption(f"{text}: {name} may be at most {most:,}")
    if "sims" not in values and "time" not in values:
        raise BadOption(f"{text}: a budget needs sims or time")
    return Budget(int(values["sims"]) if "sims" in values else None, values.get("time"), int(values.get("threads", 1)))
