"""Own bots: a class of the user's as `module.Class`, beside the bots of this house.

Naming one runs its code: for those who sit at this machine, never for a network.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from oppidum.bots import bot_named, read_budget
from oppidum.bots.bot import Bot, Budget
from oppidum.core.options import BadOption


def own_bot_named(text: str, usual: Budget | None = None) -> Bot:
    """A bot by its name, or by `module.Class` from the folder you are in; a budget behind a colon is handed to it."""
    name, _, settings = text.partition(":")
    if "." not in name:
        return bot_named(text, usual)
    maker = find_class(name)
    try:
        bot: Bot = maker(read_budget(text, settings)) if settings else maker()
    except TypeError as error:
        raise BadOption(f"{text}: {error}") from None
    return bot


def find_class(path: str) -> Any:
    """A class outside the product; the folder you are in is searched first."""
    module, _, name = path.rpartition(".")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"{path}: {error}") from None
