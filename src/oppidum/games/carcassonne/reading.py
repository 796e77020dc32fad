"""Reading a position: squares, tiles, followers and features as people name them. For notation, pictures and views."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oppidum.games.carcassonne.state import PLACE, SEGMENTS, STEP_X, STEP_Y, Position
from oppidum.games.carcassonne.tiles import KIND_NAMES, Segment, Tile

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

Square = tuple[int, int]


class Follower(NamedTuple):
    """A follower on the table."""

    player: int
    tile: int
    segment: int
    feature: int


def square_name(square: Square) -> str:
    """`3,-2`."""
    return f"{square[0]},{square[1]}"


def beside(square: Square, side: int) -> Square:
    """The square next to a square."""
    return square[0] + STEP_X[side], square[1] + STEP_Y[side]


def square_of(s: Position, tile: int) -> Square:
    """Where a tile lies."""
    return int(s.tile_x[tile]), int(s.tile_y[tile])


def frontier_square(s: Position, edge: int) -> Square:
    """Where an empty square of the frontier lies."""
    return int(s.edge_x[edge]), int(s.edge_y[edge])


def tile_numbers(s: Position) -> dict[Square, int]:
    """The number of the tile on each occupied square."""
    return {square_of(s, tile): tile for tile in range(s.tiles)}


def frontier_numbers(s: Position) -> dict[Square, int]:
    """The frontier number of each empty square that touches a tile."""
    return {frontier_square(s, edge): edge for edge in range(s.frontier)}


def placed_tile(game: Carcassonne, s: Position, tile: int) -> Tile:
    """A tile as it lies on the table."""
    return game.turned[int(s.tile_kind[tile])][int(s.tile_facing[tile])]


def segment_name(segment: Segment) -> str:
    """`city N`, `road E`, `field WNW`, `cloister`."""
    return " ".join([KIND_NAMES[segment.kind], *segment.spots()[:1]])


def living_feature(s: Position, feature: int) -> int:
    """The feature that a feature number stands for today."""
    while s.joined_to[feature] != feature:
        feature = int(s.joined_to[feature])
    return feature


def followers(game: Carcassonne, s: Position) -> list[Follower]:
    """All followers on the table."""
    found = []
    for player in range(s.players):
        for place in range(game.book.follower_count - int(s.supply[player])):
            tile, segment = divmod(int(s.standing[player, place]), SEGMENTS)
            found.append(Follower(player, tile, segment, living_feature(s, int(s.segment_feature[tile, segment]))))
    return found


def follower_name(game: Carcassonne, s: Position, follower: Follower) -> str:
    """`2,-1 city N`: the square and the part of its tile."""
    segment = placed_tile(game, s, follower.tile).segments[follower.segment]
    return f"{square_name(square_of(s, follower.tile))} {segment_name(segment)}"


def feature_tiles(game: Carcassonne, s: Position) -> dict[int, list[int]]:
    """The tiles of each living feature."""
    found: dict[int, list[int]] = {}
    for tile in range(s.tiles):
        for segment in range(len(placed_tile(game, s, tile).segments)):
            tiles = found.setdefault(living_feature(s, int(s.segment_feature[tile, segment])), [])
            if tile not in tiles:
                tiles.append(tile)
    return found


def discarded(game: Carcassonne, s: Position) -> list[str]:
    """The tiles that left the match because they fitted nowhere: what the piles had and nobody has now."""
    missing = (game.book.pile.sum(axis=0) - s.pile.sum(axis=0)).tolist()
    for tile in range(1, s.tiles):
        missing[int(s.tile_kind[tile])] -= 1
    if s.phase == PLACE:
        missing[s.hand] -= 1
    return [game.box.tiles[kind].id for kind, count in enumerate(missing) for _ in range(count)]
