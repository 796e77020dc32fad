"""The bots, and the only registry of them."""

from __future__ import annotations

from oppidum.bots.bot import Bot
from oppidum.bots.greedy import Greedy
from oppidum.bots.resting import Resting
from oppidum.bots.uniform import Uniform
from oppidum.core.options import BadOption, suggest

BOTS: dict[str, type[Bot]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "resting": Resting,
}
OPPONENTS = ("greedy", "uniform")  # whom people are offered, the usual one first


def bot_named(name: str) -> Bot:
    """A bot, or BadOption with a suggestion."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}{suggest(name, BOTS)}")
    return BOTS[name]()
