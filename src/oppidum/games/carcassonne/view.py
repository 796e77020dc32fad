"""What a client draws: the landscape, its features, what is left, and the choices of the hour, as JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oppidum.games.carcassonne.book import EVERYONE
from oppidum.games.carcassonne.layout import PHASES
from oppidum.games.carcassonne.reading import Reading, segment_name
from oppidum.games.carcassonne.rules import current_pile
from oppidum.games.carcassonne.scoring import worth
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
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, HALVES, KIND_NAMES, PILES, SIDES, Tile

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
    reading = Reading(game, s)
    left = s.pile.sum(axis=0).tolist()
    return {
        "players": s.players,
        "turn": None if s.phase == FINISHED else s.turn,
        "phase": PHASES[s.phase],
        "hand": None if s.hand == NOTHING else game.box.tiles[s.hand].id,
        "scores": s.scores[: s.players].tolist(),
        "supply": s.supply[: s.players].tolist(),
        "tiles": view_tiles(reading),
        "followers": view_followers(reading),
        "features": view_features(reading),
        "newest": list(reading.squares[-1]),
        "river_end": None if s.river_frontier == NOTHING else list(reading.frontier[s.river_frontier]),
        "pile": PILES[int(current_pile(s.row))],
        "remaining": {tile.id: left[kind] for kind, tile in enumerate(game.box.tiles) if left[kind]},
        "discarded": reading.discarded(),
    }


def view_tiles(reading: Reading) -> list[dict[str, Any]]:
    """The tiles on the table, each with the feature of each of its segments."""
    facings = reading.s.tile_facing[: len(reading.tiles)].tolist()
    return [
        {"square": list(square), "kind": tile.id, "facing": SIDES[facing], "features": features}
        for square, tile, facing, features in zip(
            reading.squares, reading.tiles, facings, reading.features, strict=True
        )
    ]


def view_followers(reading: Reading) -> list[dict[str, Any]]:
    """The followers on the table."""
    return [
        {
            "player": follower.player,
            "square": list(reading.squares[follower.tile]),
            "segment": follower.segment,
            "part": segment_name(reading.tiles[follower.tile].segments[follower.segment]),
            "feature": follower.feature,
        }
        for follower in reading.followers
    ]


def view_features(reading: Reading) -> list[dict[str, Any]]:
    """Every feature: who is in it, who would score, what it is worth now, how many ends are open."""
    s = reading.s
    count = s.features + 1
    kinds, ends, sets = (field[:count].tolist() for field in (s.feature_kind, s.open_ends, s.city_set))
    followers, shields = s.followers[:count].tolist(), s.shields[:count].tolist()
    completed = {f: sets[f] for f in reading.feature_tiles if kinds[f] == CITY and ends[f] == 0}
    features = []
    for feature, tiles in sorted(reading.feature_tiles.items()):
        kind = kinds[feature]
        present = [followers[feature] >> 4 * player & 15 for player in range(reading.game.players)]
        shown = {
            "id": feature,
            "kind": KIND_NAMES[kind],
            "squares": [list(reading.squares[tile]) for tile in tiles],
            "followers": present,
            "owners": owners(reading.game, kind, present),
        }
        if kind == FIELD:
            shown["cities"] = [city for city, numbers in completed.items() if numbers & sets[feature]]
            shown["worth"] = reading.game.book.farm_points * len(shown["cities"])
        else:
            missing = 9 - len(reading.around(tiles[0])) if kind == CLOISTER else ends[feature]
            shown |= {"open": missing, "complete": missing == 0, "shields": shields[feature]}
            shown["worth"] = view_worth(reading, feature, kind, missing)
        features.append(shown)
    return features


def view_worth(reading: Reading, feature: int, kind: int, missing: int) -> int:
    """What a city, road or cloister pays as it is now; only occupied cloisters keep count themselves."""
    if kind == CLOISTER:
        return int(reading.game.book.cloister_tile * (9 - missing))
    return int(worth(reading.s.row, reading.game.book.row, feature))


def owners(game: Carcassonne, kind: int, present: list[int]) -> list[int]:
    """Who would be paid: in fields always the majority, elsewhere by the option `sharing`."""
    everyone = kind != FIELD and game.book.sharing == EVERYONE
    return [player for player, own in enumerate(present) if own and (everyone or own == max(present))]


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
        edge = -1 - int(s.grid[cell])
        return {"do": "place", "square": [int(s.edge_x[edge]), int(s.edge_y[edge])], "facing": SIDES[facing]}
    if action == NO_FOLLOWER:
        return {"do": "none"}
    segment = action - DEPLOY_ACTION
    return {
        "do": "deploy",
        "segment": segment,
        "square": [int(s.tile_x[s.tiles - 1]), int(s.tile_y[s.tiles - 1])],
        "feature": int(s.segment_feature[s.tiles - 1, segment]),
    }
