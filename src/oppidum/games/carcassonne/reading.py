"""Reading a position: squares, tiles, followers and features as people name them. For notation, pictures and views."""

from __future__ import annotations

from functools import cached_property
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


class Reading:
    """One position, read once into plain Python values; what is not asked for is not read."""

    def __init__(self, game: Carcassonne, s: Position) -> None:
        self.game = game
        self.s = s

    @cached_property
    def squares(self) -> list[Square]:
        """Where each tile lies, by its number."""
        count = self.s.tiles
        return list(zip(self.s.tile_x[:count].tolist(), self.s.tile_y[:count].tolist(), strict=True))

    @cached_property
    def tiles(self) -> list[Tile]:
        """Each tile as it lies, by its number."""
        count = self.s.tiles
        turned = self.game.turned
        kinds, facings = self.s.tile_kind[:count].tolist(), self.s.tile_facing[:count].tolist()
        return [turned[kind][facing] for kind, facing in zip(kinds, facings, strict=True)]

    @cached_property
    def numbers(self) -> dict[Square, int]:
        """The number of the tile on each occupied square."""
        return {square: tile for tile, square in enumerate(self.squares)}

    @cached_property
    def frontier(self) -> list[Square]:
        """Where each empty square beside a tile lies, by its frontier number."""
        count = self.s.frontier
        return list(zip(self.s.edge_x[:count].tolist(), self.s.edge_y[:count].tolist(), strict=True))

    @cached_property
    def living(self) -> list[int]:
        """By feature number: the feature that lives on in its place. The older of two joined ones does."""
        living: list[int] = []
        for feature, joined in enumerate(self.s.joined_to[: self.s.features + 1].tolist()):
            living.append(feature if joined == feature else living[joined])
        return living

    @cached_property
    def features(self) -> list[list[int]]:
        """By tile: the living feature of each of its segments."""
        rows = self.s.segment_feature[: self.s.tiles].tolist()
        return [
            [self.living[feature] for feature in row[: len(tile.segments)]]
            for row, tile in zip(rows, self.tiles, strict=True)
        ]

    @cached_property
    def feature_tiles(self) -> dict[int, list[int]]:
        """The tiles of each living feature."""
        found: dict[int, list[int]] = {}
        for tile, features in enumerate(self.features):
            for feature in set(features):
                found.setdefault(feature, []).append(tile)
        return found

    @cached_property
    def followers(self) -> list[Follower]:
        """All followers on the table."""
        sent = [self.game.book.follower_count - supply for supply in self.s.supply.tolist()]
        found = []
        for player, spots in enumerate(self.s.standing[: self.s.players].tolist()):
            for spot in spots[: sent[player]]:
                tile, segment = divmod(spot, SEGMENTS)
                found.append(Follower(player, tile, segment, self.features[tile][segment]))
        return found

    @property
    def newest(self) -> int:
        """The number of the tile placed last."""
        return len(self.squares) - 1

    def square_name(self, tile: int) -> str:
        """Where a tile lies: `3,-2`."""
        return square_name(self.squares[tile])

    def follower_name(self, follower: Follower) -> str:
        """`2,-1 city N`: the square and the part of its tile."""
        return f"{self.square_name(follower.tile)} {segment_name(self.tiles[follower.tile].segments[follower.segment])}"

    def around(self, tile: int) -> list[Square]:
        """A tile's own square, then those of the eight around it that are built."""
        x, y = self.squares[tile]
        near = [(x + dx, y + dy) for dy in (1, 0, -1) for dx in (-1, 0, 1) if dx or dy]
        return [(x, y)] + [square for square in near if square in self.numbers]

    def discarded(self) -> list[str]:
        """The tiles that left the match because they fitted nowhere: what the piles had and nobody has now."""
        in_hand = self.s.phase == PLACE
        if sum(self.s.pile_left.tolist()) + self.s.tiles - 1 + in_hand == self.game.drawable:
            return []
        missing = (self.game.book.pile.sum(axis=0) - self.s.pile.sum(axis=0)).tolist()
        for kind in self.s.tile_kind[1 : self.s.tiles].tolist():
            missing[kind] -= 1
        if in_hand:
            missing[self.s.hand] -= 1
        return [self.game.box.tiles[kind].id for kind, count in enumerate(missing) for _ in range(count)]


def square_name(square: Square) -> str:
    """`3,-2`."""
    return f"{square[0]},{square[1]}"


def beside(square: Square, side: int) -> Square:
    """The square next to a square."""
    return square[0] + STEP_X[side], square[1] + STEP_Y[side]


def segment_name(segment: Segment) -> str:
    """`city N`, `road E`, `field WNW`, `cloister`."""
    return " ".join([KIND_NAMES[segment.kind], *segment.spots()[:1]])
