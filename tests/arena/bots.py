"""Bots that behave badly, to be named as `tests.arena.bots.Crasher`; and one that is another one once more."""

from __future__ import annotations

import itertools
import os
import signal
import time

from oppidum.bots.levels import Leveled
from oppidum.bots.uniform import Uniform


class Crasher(Uniform):
    """Raises in the middle of a match, at its tenth decision on the first seat."""

    def sit(self, game, seat, seed):
        mind = super().sit(game, seat, seed)
        plain, decisions = mind.choose, itertools.count(1)
        mind.choose = lambda seen: self.fail() if seat == 0 and next(decisions) == 10 else plain(seen)
        return mind

    def fail(self):
        raise ZeroDivisionError("it divided by nothing")


class Killed(Crasher):
    """Its process is killed, as by the system when memory runs out."""

    def fail(self):
        os.kill(os.getpid(), signal.SIGKILL)


class Sleeper(Crasher):
    """Thinks for ever."""

    def fail(self):
        time.sleep(1000)


class EasyAgain(Leveled):
    """A known bot under another name; its dice fall differently."""

    def __init__(self):
        super().__init__("easy")

    def sit(self, game, seat, seed):
        return super().sit(game, seat, seed + 500_000)
