"""What lies on the table, piece by piece, and what is left, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.pieces import Counts, Piece, Supply
from oppidum.games.carcassonne.reading import Reading, segment_name
from oppidum.games.carcassonne.state import NOTHING, Position
from oppidum.games.carcassonne.tiles import SIDES

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne


def hands(game: Carcassonne, s: Position) -> list[Counts]:
    """The tile that was drawn, with the player who places it."""
    drawn = {game.box.tiles[s.hand].id: 1} if s.hand != NOTHING else {}
    return [drawn if player == s.turn else {} for player in range(s.players)]


def supply(game: Carcassonne, s: Position) -> Supply:
    """Followers at home, and the tiles still to be drawn."""
    left = s.pile.sum(axis=0).tolist()
    return {
        "players": [{"follower": home} for home in s.supply[: s.players].tolist()],
        "common": {tile.id: count for tile, count in zip(game.box.tiles, left, strict=False) if count},
    }


def board(game: Carcassonne, s: Position) -> list[Piece]:
    """Tiles in the order of their placing, then followers."""
    reading = Reading(game, s)
    tiles = zip(s.tile_kind.tolist(), s.tile_facing.tolist(), reading.squares, strict=False)
    pieces: list[Piece] = [
        {"what": "tile", "name": game.box.tiles[kind].id, "at": f"{x},{y}", "facing": SIDES[facing]}
        for kind, facing, (x, y) in tiles
    ]
    for one in reading.followers:
        part = segment_name(reading.tiles[one.tile].segments[one.segment])
        pieces.append({"what": "follower", "owner": one.player, "at": reading.square_name(one.tile), "part": part})
    return pieces
