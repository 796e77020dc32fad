"""Gaps: what followers wait for, and how many of the tiles left would fit there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oppidum.core.game import Gap
from oppidum.games.carcassonne.reading import Reading, Square, beside, square_name
from oppidum.games.carcassonne.state import Position
from oppidum.games.carcassonne.tiles import CLOISTER, FIELD, KIND_NAMES

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

FEW = 3  # squares; of what lacks more, the tiles that fit tell nothing


def find_gaps(game: Carcassonne, s: Position) -> list[Gap]:
    """Of every city, road and cloister with followers that lacks few squares."""
    reading, fitting = Reading(game, s), game.album.tables(game, s).fitting
    owners: dict[int, set[int]] = {}
    for follower in reading.followers:
        if s.feature_kind[follower.feature] != FIELD:
            owners.setdefault(follower.feature, set()).add(follower.player)
    found = []
    for feature, players in sorted(owners.items()):
        where = sorted(set(missing_squares(reading, feature)))
        if 0 < len(where) <= FEW and all(square_name(square) in fitting for square in where):
            names = tuple(square_name(square) for square in where)
            what = KIND_NAMES[s.feature_kind[feature]]
            found.append(Gap(what, tuple(sorted(players)), names, min(fitting[name] for name in names)))
    return found


def missing_squares(reading: Reading, feature: int) -> Iterator[Square]:
    """The empty squares that a feature looks onto."""
    for tile in reading.feature_tiles[feature]:
        x, y = reading.squares[tile]
        if reading.s.feature_kind[feature] == CLOISTER:
            near = [(x + east, y + north) for east in (-1, 0, 1) for north in (-1, 0, 1)]
        else:
            segments = zip(reading.features[tile], reading.tiles[tile].segments, strict=True)
            near = [beside((x, y), side) for own, segment in segments if own == feature for side in segment.sides]
        yield from (square for square in near if square not in reading.numbers)
