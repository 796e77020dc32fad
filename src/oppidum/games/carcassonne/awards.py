"""Awards in words: for each point the rule, the tiles it was made with and the followers who made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray
from oppidum.games.carcassonne.reading import (
    feature_tiles,
    follower_name,
    followers,
    square_name,
    square_of,
    tile_numbers,
)
from oppidum.games.carcassonne.scoring import FARM_PER_CITY, FARM_PER_FIELD, completed_cities_at
from oppidum.games.carcassonne.state import Position
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, KIND_NAMES

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne


def explain_notes(game: Carcassonne, s: Position, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; `s` still has the followers that were paid."""
    if len(notes) == 0:
        return []
    tiles = feature_tiles(game, s)
    return [explain_note(game, s, tiles, *map(int, note)) for note in notes]


def explain_note(
    game: Carcassonne, s: Position, tiles: dict[int, list[int]], player: int, points: int, rule: int, feature: int
) -> Award:
    """One award."""
    kind = int(s.feature_kind[feature])
    farm = rule in (FARM_PER_CITY, FARM_PER_FIELD)
    squares = [square_of(s, tile) for tile in tiles[feature]]
    detail = {"tiles": len(squares)}
    if kind == CLOISTER:
        squares = around(s, squares[0])
        detail = {"tiles": len(squares)}
    if kind == CITY and not farm:
        detail["shields"] = int(s.shields[feature])
    if rule == FARM_PER_FIELD:
        detail["cities"] = int(completed_cities_at(s.row, feature))
    earned_by = [
        follower_name(game, s, follower)
        for follower in followers(game, s)
        if follower.player == player
        and (feeds(s, follower.feature, feature) if rule == FARM_PER_CITY else follower.feature == feature)
    ]
    return Award(
        player=player,
        points=points,
        rule=f"CAR-{rule:02d}",
        what="farm" if farm else KIND_NAMES[kind],
        where=tuple(square_name(square) for square in squares),
        pieces=tuple(earned_by),
        detail=detail,
    )


def feeds(s: Position, field: int, city: int) -> bool:
    """Whether a feature is a field at the wall of a city."""
    return bool(s.feature_kind[field] == FIELD and s.city_set[field] & s.city_set[city])


def around(s: Position, centre: tuple[int, int]) -> list[tuple[int, int]]:
    """A cloister's own square, and those around it that are built."""
    squares = tile_numbers(s)
    near = [(centre[0] + dx, centre[1] + dy) for dy in (1, 0, -1) for dx in (-1, 0, 1)]
    return [centre] + [square for square in near if square in squares and square != centre]
