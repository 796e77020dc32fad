"""Bots that behave badly, to be named as `tests.arena.bots.Crasher`."""

from __future__ import annotations

import itertools
import os
import signal
import time

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
