"""Diagrams: positions that pages draw with the real boards. The engine composes each, and plays what has happened.

A diagram is a table of a `diagrams.toml`, and its caption the words `diagram-GAME-NAME` of `learn-GAME.ftl`:

[a-road]
players = 2                     # left out: as few as may play
preset = "modern"               # left out: as always
options = { river = true }      # besides the preset
position = '''…'''              # as `game.words.compose` reads it; left out: the start of the game
play = ["* V", "1 0,-1 N"]      # what has happened since
marks = ["0,-1"]                # places to point at
near = ["0,-1"]                 # places to show, where all is too much
eyes = 1                        # the seat with whose eyes one looks; left out: a spectator
offers = true                   # whether it shows what the seat that is asked may do
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from oppidum.core.game import CHANCE, Player
from oppidum.core.live_match import LiveMatch
from oppidum.core.match import Match
from oppidum.core.options import BadOption, Value, suggest
from oppidum.games import game_class, make
from oppidum.learning.folder import data_file


@dataclass(frozen=True)
class Diagram:
    """A position, and what a picture shows of it."""

    game: str
    name: str
    players: int | None = None
    preset: str | None = None
    options: Mapping[str, Value] | None = None
    position: str = ""
    play: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    eyes: int | None = None
    offers: bool = False

    def course(self) -> LiveMatch:
        """The match where the picture shows it; a Refusal where that cannot be."""
        game = make(self.game, self.players or game_class(self.game).seats[0], self.options, preset=self.preset)
        position = game.words.compose(self.position) if self.position else None
        course = LiveMatch(game, position)
        for _ in course.follow(Match.replay(game, map(read_event, self.play), position)):
            pass
        return course


def read_event(line: str) -> tuple[Player, str]:
    """Who, and what, of a line of a match file."""
    actor, _, text = line.partition(" ")
    if not text or not (actor == "*" or actor.isdecimal()):
        raise BadOption(f"{line!r} is not an event; write the actor, then what happened")
    return CHANCE if actor == "*" else int(actor) - 1, text


KEYS = {field.name for field in fields(Diagram)} - {"game", "name"}


def diagrams_of(game: str) -> dict[str, Diagram]:
    """The diagrams of a game by their names."""
    file = data_file(game, "diagrams.toml")
    if not file.is_file():
        return {}
    entries = tomllib.loads(file.read_text("utf-8"))
    return {name: read_diagram(game, name, entry) for name, entry in entries.items()}


def read_diagram(game: str, name: str, entry: Mapping[str, Any]) -> Diagram:
    """A diagram from its table, or BadOption that names what it does not know."""
    for key in entry:
        if key not in KEYS:
            raise BadOption(f"diagram {name}: there is no {key!r}{suggest(key, KEYS)}")
    lists = {key: tuple(value) for key, value in entry.items() if isinstance(value, list)}
    return Diagram(game, name, **{**entry, **lists})


def find_diagram(game: str, name: str) -> Diagram:
    """One diagram, or BadOption with a suggestion."""
    diagrams = diagrams_of(game)
    if name not in diagrams:
        raise BadOption(f"there is no diagram {name!r}{suggest(name, diagrams)}")
    return diagrams[name]
