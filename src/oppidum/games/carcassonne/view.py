"""What a client draws: the landscape, its features, what is left, and the choices of the hour, as JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oppidum.games.carcassonne.layout import PHASES
from oppidum.games.carcassonne.reading import (
    discarded,
    feature_tiles,
    followers,
    frontier_square,
    placed_tile,
    segment_name,
    square_of,
    tile_numbers,
)
from oppidum.games.carcassonne.rules import current_pile
from oppidum.games.carcassonne.scoring import (
    completed_cities_at,
    has_follower_of,
    is_completed_city,
    most_followers,
    scores_in,
    worth,
)
from oppidum.games.carcassonne.state import (
    DEPLOY_ACTION,
    DISCARD,
    DRAW,
    DRAW_ACTION,
    FINISHED,
    NO_FOLLOWER,
    NOTHING,
    PLACE,
    Position,
)
from oppidum.games.carcassonne.tiles import CLOISTER, FIELD, HALVES, KIND_NAMES, PILES, SIDES, Tile

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne


def draw_kind(tile: Tile) -> dict[str, Any]:
    """All that is needed to draw one kind of tile, facing N."""
    return {
        "id": tile.id,
        "about": tile.about,
        "count": tile.count,
        "pile": tile.pile,
        "sides": tile.sides,
        "symmetry": tile.symmetry,
        "river": [SIDES[side] for side in tile.river],
        "segments": [
            {
                "kind": KIND_NAMES[segment.kind],
                "sides": [SIDES[side] for side in segment.sides],
                "halves": [HALVES[half] for half in segment.halves],
                "shields": segment.shields,
                "touches": list(segment.touches),
            }
            for segment in tile.segments
        ],
    }


def view_position(game: Carcassonne, s: Position) -> dict[str, Any]:
    """A position; there are no secrets in it."""
    return {
        "players": s.players,
        "turn": None if s.phase == FINISHED else s.turn,
        "phase": PHASES[s.phase],
        "hand": None if s.hand == NOTHING else game.box.tiles[s.hand].id,
        "scores": s.scores[: s.players].tolist(),
        "supply": s.supply[: s.players].tolist(),
        "tiles": [view_tile(game, s, tile) for tile in range(s.tiles)],
        "followers": view_followers(game, s),
        "features": view_features(game, s),
        "newest": list(square_of(s, s.tiles - 1)),
        "river_end": None if s.river_frontier == NOTHING else list(frontier_square(s, s.river_frontier)),
        "pile": PILES[int(current_pile(s.row))],
        "remaining": {
            tile.id: int(left) for tile, left in zip(game.box.tiles, s.pile.sum(axis=0), strict=False) if left
        },
        "discarded": discarded(game, s),
    }


def view_tile(game: Carcassonne, s: Position, tile: int) -> dict[str, Any]:
    """A tile on the table, with the feature of each of its segments."""
    kind = placed_tile(game, s, tile)
    return {
        "square": list(square_of(s, tile)),
        "kind": kind.id,
        "facing": SIDES[int(s.tile_facing[tile])],
        "features": [game.feature_at(s, tile, segment) for segment in range(len(kind.segments))],
    }


def view_followers(game: Carcassonne, s: Position) -> list[dict[str, Any]]:
    """The followers on the table."""
    return [
        {
            "player": follower.player,
            "square": list(square_of(s, follower.tile)),
            "segment": follower.segment,
            "part": segment_name(placed_tile(game, s, follower.tile).segments[follower.segment]),
            "feature": follower.feature,
        }
        for follower in followers(game, s)
    ]


def view_features(game: Carcassonne, s: Position) -> list[dict[str, Any]]:
    """Every feature: who is in it, who would score, what it is worth now, how many ends are open."""
    row, book = s.row, game.book.row
    features = []
    for feature, tiles in sorted(feature_tiles(game, s).items()):
        kind = int(s.feature_kind[feature])
        present = [int(has_follower_of(int(s.followers[feature]), player)) for player in range(s.players)]
        shown = {
            "id": feature,
            "kind": KIND_NAMES[kind],
            "squares": [list(square_of(s, tile)) for tile in tiles],
            "followers": present,
        }
        if kind == FIELD:
            most = int(most_followers(row, feature))
            shown["owners"] = [player for player, own in enumerate(present) if own and own == most]
            shown["cities"] = touched_cities(s, feature)
            shown["worth"] = int(game.book.farm_points * completed_cities_at(row, feature))
        else:
            missing = missing_around(s, tiles[0]) if kind == CLOISTER else int(s.open_ends[feature])
            shown["owners"] = [player for player in range(s.players) if scores_in(row, book, player, feature)]
            shown["open"] = missing
            shown["complete"] = missing == 0
            shown["shields"] = int(s.shields[feature])
            if kind == CLOISTER:
                shown["worth"] = int(game.book.cloister_tile * (9 - missing))
            else:
                shown["worth"] = int(worth(row, book, feature))
        features.append(shown)
    return features


def missing_around(s: Position, tile: int) -> int:
    """How many of the eight squares around a tile are empty."""
    squares = tile_numbers(s)
    x, y = square_of(s, tile)
    return sum((x + dx, y + dy) not in squares for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def touched_cities(s: Position, field: int) -> list[int]:
    """The completed cities whose walls a field touches."""
    cities = [city for city in range(1, s.features + 1) if is_completed_city(s.row, city)]
    return [city for city in cities if s.city_set[city] & s.city_set[field]]


def view_choices(game: Carcassonne, s: Position) -> list[dict[str, Any]]:
    """The legal actions, each with what is needed to show it."""
    return [{"text": game.format(s, action), **view_choice(game, s, action)} for action in map(int, game.legal(s))]


def view_choice(game: Carcassonne, s: Position, action: int) -> dict[str, Any]:
    """The parts of one choice."""
    if s.phase == DRAW:
        kind = action - DRAW_ACTION
        return {"do": "draw", "kind": game.box.tiles[kind].id}
    if action == DISCARD:
        return {"do": "discard"}
    if s.phase == PLACE:
        cell, facing = divmod(action, 4)
        return {"do": "place", "square": list(frontier_square(s, -1 - int(s.grid[cell]))), "facing": SIDES[facing]}
    if action == NO_FOLLOWER:
        return {"do": "none"}
    segment = action - DEPLOY_ACTION
    return {
        "do": "deploy",
        "segment": segment,
        "square": list(square_of(s, s.tiles - 1)),
        "feature": int(s.segment_feature[s.tiles - 1, segment]),
    }
