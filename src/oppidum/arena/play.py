"""One match of a series, and what is kept of it."""

from __future__ import annotations

import datetime
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from oppidum.arena.clock import Timed
from oppidum.arena.schedule import Pairing
from oppidum.arena.settings import Settings
from oppidum.bots.host import dismiss, first_decision, play_out
from oppidum.bots.protocol.bot import Forfeit
from oppidum.core.game import CHANCE, Game
from oppidum.core.match import Match
from oppidum.core.match_file import write_match
from oppidum.core.options import BadOption
from oppidum.review.appraiser import Appraiser, Fast
from oppidum.review.luck import luck_of

MATCHES = "matches"  # the folder of match files, inside the folder of a series


@dataclass(frozen=True)
class Result:
    """A match that was played; lists have an entry for each seat."""

    number: int
    block: int
    seed: int
    seats: list[str]
    scores: list[int]
    places: list[int]  # 1 is first, ties are equal
    decisions: list[int]
    moves: list[int]  # decisions without another seat's between them are one move
    cpu: list[float]
    wall: list[float]
    longest: list[float]
    events: int
    file: str | None
    forfeit: int | None = None  # the seat that gave up, counted from 0; the others share the win
    why: str = ""
    luck: list[float] | None = None  # as a chance to win
    luck_points: list[float] | None = None
    luck_cpu: float = 0.0  # what it took to measure it

    @property
    def shares(self) -> list[float]:
        """The win, shared by all who are first."""
        return [(place == 1) / self.places.count(1) for place in self.places]

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


@dataclass(frozen=True)
class PairingPlayer:
    """Plays the pairings of a series: the work of a crew, sent to each of its processes."""

    settings: Settings
    folder: Path | None  # where match files go

    @cached_property
    def warm(self) -> set[str]:
        """The bots that have decided in this process."""
        return set()

    @cached_property
    def game(self) -> Game[Any]:
        """The variant, made once in a process."""
        return self.settings.make_game()

    def __call__(self, pairing: Pairing) -> Result:
        """A whole match, timed, with its file."""
        self.warm_up(pairing)
        bots = [Timed(self.settings.make_bot(name)) for name in pairing.seats]
        match, forfeit = Match(self.game), None
        try:
            play_out(match, bots, pairing.seed)
        except Forfeit as gave_up:
            forfeit = gave_up
        clocks = [bot.clock for bot in bots]
        return Result(
            **{key: getattr(pairing, key) for key in ("number", "block", "seed")},
            seats=list(pairing.seats),
            scores=match.scores,
            places=self.places(match, forfeit),
            decisions=[clock.decisions for clock in clocks],
            moves=count_moves(match),
            cpu=[round(clock.cpu, 6) for clock in clocks],
            wall=[round(clock.wall, 6) for clock in clocks],
            longest=[round(clock.longest, 6) for clock in clocks],
            events=len(match.events),
            file=self.write(match, pairing),
            forfeit=forfeit.seat if forfeit else None,
            why=forfeit.why if forfeit else "",
            **self.luck_of(match, forfeit),
        )

    @cached_property
    def appraiser(self) -> Appraiser:
        """Whose eyes see what was luck."""
        return Fast(self.game)

    def luck_of(self, match: Match, forfeit: Forfeit | None) -> dict[str, Any]:
        """The luck of every seat, where it is wanted; in a match that was given up nobody had any."""
        if not self.settings.luck:
            return {}
        if forfeit:
            return {"luck": [0.0] * self.game.players, "luck_points": [0.0] * self.game.players}
        begun = time.thread_time()
        chances, points = luck_of(match, self.appraiser).round(6).tolist()
        return {"luck": chances, "luck_points": points, "luck_cpu": round(time.thread_time() - begun, 6)}

    def places(self, match: Match, forfeit: Forfeit | None) -> list[int]:
        """The ranking of the game; in a match that somebody gave up, everybody else is first."""
        if forfeit is None:
            return [int(place) for place in self.game.ranking(match.position)]
        return [self.game.players if seat == forfeit.seat else 1 for seat in range(self.game.players)]

    def warm_up(self, pairing: Pairing) -> None:
        """Let every bot decide once off the clock: in a new process compiled code is loaded at its first use."""
        match = first_decision(self.game, pairing.seed)
        seat = match.to_move
        for bot in set(pairing.seats) - self.warm:
            with suppress(Forfeit, BadOption):  # a failure counts in the match
                mind = self.settings.make_bot(bot).sit(self.game, seat, pairing.seed)
                try:
                    mind.choose(self.game.secrets.observe(match.position, seat))
                finally:
                    dismiss([mind])
            self.warm.add(bot)

    def write(self, match: Match, pairing: Pairing) -> str | None:
        """The match file, named by its place in the series; its path inside the folder."""
        if self.folder is None:
            return None
        file = Path(MATCHES) / f"{pairing.number + 1:06}.match"
        (self.folder / file).write_text(write_match(match, pairing.seats, datetime.date.today()), "utf-8")
        return file.as_posix()


def count_moves(match: Match) -> list[int]:
    """How many moves each seat had."""
    actors: Sequence[int] = [event.actor for event in match.events if event.actor != CHANCE]
    movers = [actor for actor, _ in groupby(actors)]
    return [movers.count(seat) for seat in range(match.game.players)]
