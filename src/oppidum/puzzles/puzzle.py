"""Puzzle: a position, what is best there, and why; one line of a file each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from oppidum.core.game import Game, Player
from oppidum.core.match import Match
from oppidum.core.options import BadOption
from oppidum.core.record import Record
from oppidum.games import game_class
from oppidum.review.reasons import Reason


@dataclass(frozen=True)
class Way:
    """A step that is as good as the best, and what is to be done next if the same turn goes on."""

    step: str
    then: tuple[Way, ...] = ()  # empty: nothing more is to be decided


@dataclass(frozen=True)
class Wrong:
    """A step that is not, and what it gives away: of the chance to win, and in points of the lead."""

    step: str
    loss: float
    points: float


@dataclass(frozen=True)
class Evidence:
    """How it is known: what the best step is ahead of the best wrong one, as a chance to win, by everybody asked."""

    margin: float
    error: float  # its standard error; 0 of an exact one
    exact: bool  # every line of play was looked at; else a search, confirmed by others
    playouts: float | None  # the margin in matches of those who grab


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of a game for so many players."""

    name: str
    edition: int  # of the finder
    rules: str  # the hash of the figures that it is played by
    fingerprint: str  # of the position: it changes with the rules
    players: int
    preset: str
    you: Player
    stars: int  # how hard it is, 1 to 3
    win: float  # your chance to win with the best step
    position: str
    ways: tuple[Way, ...]
    wrong: tuple[Wrong, ...]  # the wrong steps that were looked at closely, the least bad one first
    reasons: tuple[Reason, ...]  # for the best step, against the best wrong one
    evidence: Evidence
    game_name: str

    @cached_property
    def game(self) -> Game[Any]:
        """What is played."""
        return game_class(self.game_name)(self.players, preset=self.preset)

    def begin(self) -> Record:
        """The position; BadOption if the rules are no longer those that it was found by."""
        position: Record = self.game.words.compose(self.position)
        if self.game.book_hash != self.rules or self.game.fingerprint(position) != self.fingerprint:
            raise BadOption(f"puzzle {self.name} of {self.game_name} was found by other rules")
        return position

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """The best steps, to the end of the turn."""
        steps, ways = list[str](), self.ways
        while ways:
            steps.append(ways[0].step)
            ways = ways[0].then
        return tuple(steps)

    @cached_property
    def decisions(self) -> int:
        """How many steps of the solution have to be decided: not those for which there is one choice."""
        match, count = Match(self.game, self.begin()), 0
        for step in self.solution:
            count += len(match.legal) > 1
            match.play(self.you, step)
        return count

    def as_line(self) -> str:
        """As it is kept."""
        told = asdict(self)
        del told["game_name"]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(game: str, line: str) -> Puzzle:
    """A puzzle from its line."""
    told = json.loads(line)
    return Puzzle(
        **{
            **told,
            "ways": read_ways(told["ways"]),
            "wrong": tuple(Wrong(**one) for one in told["wrong"]),
            "reasons": tuple(Reason.read(one) for one in told["reasons"]),
            "evidence": Evidence(**told["evidence"]),
        },
        game_name=game,
    )


def read_ways(told: Iterable[Mapping[str, Any]]) -> tuple[Way, ...]:
    """Ways from plain data."""
    return tuple(Way(one["step"], read_ways(one["then"])) for one in told)


def name_of(position: str) -> str:
    """What a puzzle is called: eight digits of its position."""
    return hashlib.blake2b(position.encode(), digest_size=4).hexdigest()
