"""Background: rules become compiled while people already play.

A thread starts a worker, gives it one stage of one game after the other, and loads into this process what it made.
Until a rule is loaded it answers by its interpreted twin. Whatever goes wrong, games stay open and say how they run.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass

from oppidum.core import jit
from oppidum.warm.stages import BATCHES, BOTS, PLAY, REVIEWS, doors_of, forget
from oppidum.warm.workers import Worker, WorkerDied, WorkerFailed

log = logging.getLogger(__name__)

SHARES = {PLAY: 0.5, BOTS: 0.35, REVIEWS: 0.1, BATCHES: 0.05}  # of the work for a game, about
TRIES = 2  # of a stage whose worker died
PATIENCE = 5  # seconds in which the thread shall end


@dataclass(frozen=True)
class Speed:
    """How a game runs now."""

    percent: int  # of its code that is ready; 100: full speed
    rules_ready: bool  # compiled, as far as people at a table need them
    bots_ready: bool  # compiled, so that levels have their full meaning
    reviews_ready: bool  # compiled, so that matches can be reviewed
    problem: str | None = None  # why it will not get faster


FULL_SPEED = Speed(100, True, True, True)
NO_COMPILER = Speed(0, False, False, False, "there is no compiler")


class Warming:
    """How far the games of this process are, and the thread that brings them further."""

    def __init__(self, games: Sequence[str]) -> None:
        self.games = list(games)
        self.ready: set[tuple[str, str]] = set()  # stages loaded into this process
        self.problems: dict[str, str] = {}  # of games that stay as they are
        self.at: tuple[str, str] | None = None  # what is being compiled
        self.share = 0.0  # of that
        self.first: list[str] = []  # games at whose tables people sit, the latest first
        self._worker: Worker | None = None
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="warming", daemon=True)

    def start(self) -> None:
        """Never compile in this process from now on; load what is there, have the rest compiled."""
        if not jit.COMPILED:
            log.info("the compiler is off or not there: rules run interpreted, and bots play hurried")
            return
        jit.never_compile()
        self._thread.start()

    def stop(self) -> None:
        """Let the worker go; when the thread has ended, whatever is called is compiled where it is called."""
        self._stopping = True
        worker = self._worker
        if worker is not None:
            worker.let_go()
        if self._thread.is_alive():
            self._thread.join(PATIENCE)
        if not self._thread.is_alive():
            jit.never_compile(False)

    def want(self, game: str) -> None:
        """Somebody sits down to a game: it comes first."""
        self.first = [game, *(other for other in self.first if other != game)]

    def speed(self, game: str) -> Speed:
        """How a game runs now."""
        if not jit.COMPILED:
            return NO_COMPILER
        done = sum(share for stage, share in SHARES.items() if (game, stage) in self.ready)
        if self.at is not None and self.at[0] == game:
            done += SHARES[self.at[1]] * self.share
        full = all((game, stage) in self.ready for stage in SHARES)
        percent = 100 if full else min(99, int(100 * done))
        rules, bots, reviews = ((game, stage) in self.ready for stage in (PLAY, BOTS, REVIEWS))
        return Speed(percent, rules, bots, reviews, self.problems.get(game))

    # The thread.

    def _run(self) -> None:
        try:
            for order in self._orders():
                self._load(*order)  # what an earlier process has compiled
            while not self._stopping and (wanted := self._next()):
                self._compile(*wanted)
        except Exception:
            log.exception("warming up has failed; games that are not ready stay interpreted")
            for game in self.games:
                self.problems.setdefault(game, "warming up has failed; the log says why")
        finally:
            self._dismiss()

    def _orders(self) -> list[tuple[str, str]]:
        """All stages that are not ready: first of the games that people play, then what tables need before bots."""
        wanted = [game for game in self.first if game in self.games]
        front = [(game, stage) for game in wanted for stage in SHARES]
        rest = [(game, stage) for stage in SHARES for game in self.games if game not in wanted]
        return [order for order in front + rest if order not in self.ready and order[0] not in self.problems]

    def _next(self) -> tuple[str, str] | None:
        orders = self._orders()
        return orders[0] if orders else None

    def _load(self, game: str, stage: str) -> bool:
        """Take the code of a stage into this process; False if it is not there, or not whole."""
        doors = doors_of(game, stage)
        try:
            for door in doors or ():
                door.load()
        except jit.NotCompiled as error:
            log.warning("%s, %s: %s is not in the cache any more", game, stage, error)
            forget(game, stage)
            return False
        if doors is not None:
            self.ready.add((game, stage))
            log.info("%s: %s at full speed", game, stage)
        return doors is not None

    def _compile(self, game: str, stage: str) -> None:
        """Have a stage compiled, and load it."""
        self.at, self.share = (game, stage), 0.0
        try:
            self._have_compiled(game, stage)
            if not self._load(game, stage):
                raise WorkerFailed("compiled code could not be loaded")
        except (WorkerFailed, WorkerDied, OSError) as error:
            if not self._stopping:
                self.problems[game] = str(error)
                log.warning("%s stays interpreted: %s (%s)", game, error, stage)
        finally:
            self.at = None

    def _have_compiled(self, game: str, stage: str) -> None:
        """Give a worker the order; if it dies, another one."""
        for tries_left in reversed(range(TRIES)):
            try:
                self._worker = self._worker or Worker("--gently")
                self._worker.compile(game, stage, self._note)
                return
            except WorkerDied as error:
                self._dismiss()
                if self._stopping or not tries_left:
                    raise
                log.warning("%s, %s: %s; trying again", game, stage, error)

    def _note(self, share: float) -> None:
        self.share = share

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.dismiss()
