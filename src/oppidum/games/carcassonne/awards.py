"""Awards in words: for each point the rule, the tiles it was made with and the followers who made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Award, IntArray
from oppidum.games.carcassonne.reading import Reading, square_name
from oppidum.games.carcassonne.scoring import FARM_PER_CITY, FARM_PER_FIELD
from oppidum.games.carcassonne.state import Position
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, KIND_NAMES

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne


def explain_notes(game: Carcassonne, s: Position, notes: IntArray) -> list[Award]:
    """Notes of the compiled rules as awards; `s` still has the followers that were paid."""
    if len(notes) == 0:
        return []
    reading = Reading(game, s)
    return [explain_note(reading, *map(int, note)) for note in notes]


def explain_note(reading: Reading, player: int, points: int, rule: int, feature: int) -> Award:
    """One award."""
    s = reading.s
    kind = int(s.feature_kind[feature])
    farm = rule in (FARM_PER_CITY, FARM_PER_FIELD)
    tiles = reading.feature_tiles[feature]
    squares = reading.around(tiles[0]) if kind == CLOISTER else [reading.squares[tile] for tile in tiles]
    detail = {"tiles": len(squares)}
    if kind == CITY and not farm:
        detail["shields"] = int(s.shields[feature])
    if rule == FARM_PER_FIELD:
        detail["cities"] = points // reading.game.book.farm_points
    own = [follower for follower in reading.followers if follower.player == player]
    return Award(
        player=player,
        points=points,
        rule=f"CAR-{rule:02d}",
        what="farm" if farm else KIND_NAMES[kind],
        where=tuple(square_name(square) for square in squares),
        pieces=tuple(reading.follower_name(follower) for follower in own if earned(s, follower.feature, feature, farm)),
        detail=detail,
    )


def earned(s: Position, place: int, feature: int, farm: bool) -> bool:
    """Whether a follower in feature `place` earned these points: he is in the feature, or his field feeds the city."""
    if farm and s.feature_kind[feature] == CITY:
        return bool(s.feature_kind[place] == FIELD and s.city_set[place] & s.city_set[feature])
    return place == feature
