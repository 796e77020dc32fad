"""Notation: how an action is written, and what a text means; docs/notation.md is its manual.

V            chance draws a tile of kind V          3,-2 E      the tile goes on square (3, -2), its north pointing east
road S       a follower on the road to the south    none        no follower        discard     the tile fits nowhere
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from oppidum.core.game import Action, Refusal
from oppidum.core.options import suggest
from oppidum.games.carcassonne.placement import cell_of, makes_u_turn
from oppidum.games.carcassonne.reading import Reading, Square, beside, segment_name, square_name
from oppidum.games.carcassonne.rules import current_pile
from oppidum.games.carcassonne.state import (
    DEPLOY,
    DEPLOY_ACTION,
    DISCARD,
    DRAW,
    DRAW_ACTION,
    FINISHED,
    NO_FOLLOWER,
    NOTHING,
    PLACE,
    PLACE_ACTION,
    Position,
)
from oppidum.games.carcassonne.tiles import HALVES, KIND_NAMES, PILES, SIDES, Segment, Tile

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

SIDE_NAMES = ("north", "east", "south", "west")
EDGE_NAMES = {"C": "city", "R": "road", "F": "field", "I": "river"}
EXAMPLES = {
    DRAW: "the kind of a tile, such as V",
    PLACE: "a square and a facing, such as 3,-2 E",
    DEPLOY: "a part of the tile, such as city N, or none",
}
PLACEMENT = re.compile(r"([+-]?\d{1,9})\s*,\s*([+-]?\d{1,9})\s+([NESWnesw])")
DEPLOYMENT = re.compile(rf"({'|'.join(KIND_NAMES)}|river)(?:\s+({'|'.join([*HALVES, *SIDES])}))?", re.IGNORECASE)


def format_action(game: Carcassonne, s: Position, action: Action) -> str:
    """An action in notation."""
    if action >= DRAW_ACTION:
        return game.box.tiles[action - DRAW_ACTION].id
    if action == DISCARD:
        return "discard"
    if action == NO_FOLLOWER:
        return "none"
    if action >= DEPLOY_ACTION:
        newest = s.tiles - 1
        tile = game.turned[int(s.tile_kind[newest])][int(s.tile_facing[newest])]
        return segment_name(tile.segments[action - DEPLOY_ACTION])
    cell, facing = divmod(action - PLACE_ACTION, 4)
    edge = -1 - int(s.grid[cell])
    return f"{int(s.edge_x[edge])},{int(s.edge_y[edge])} {SIDES[facing]}"


def parse_action(game: Carcassonne, s: Position, text: str) -> Action:
    """The legal action that a text means, or a Refusal with the reason."""
    text = text.strip()
    if s.phase == FINISHED:
        raise Refusal("CAR-35", "the match is over")
    if s.phase == DRAW:
        return parse_draw(game, s, text)
    if s.phase == PLACE:
        return parse_placement(game, s, text)
    return parse_deployment(game, s, text)


def not_understood(s: Position, text: str) -> Refusal:
    """The answer to a text that is no action of this phase."""
    return Refusal("CAR-05", f"{text[:40]!r} is not what is asked now: {EXAMPLES[s.phase]}")


def parse_draw(game: Carcassonne, s: Position, text: str) -> Action:
    """A tile that lies in the pile of the hour."""
    kinds = {tile.id.upper(): kind for kind, tile in enumerate(game.box.tiles)}
    kind = kinds.get(text.upper())
    if kind is None:
        raise Refusal("CAR-04", f"there is no tile {text[:40]!r}{suggest(text[:40], kinds)}")
    pile = int(current_pile(s.row))
    if s.pile[pile, kind] > 0:
        return DRAW_ACTION + kind
    name = game.box.tiles[kind].id
    if PILES[pile] == "river":
        raise Refusal("CAR-43", f"{name} cannot be drawn yet: the river tiles come first")
    if PILES[pile] == "lake":
        raise Refusal("CAR-48", f"{name} cannot be drawn now: the lake ends the river first")
    if PILES[pile] == "start":
        raise Refusal("CAR-49", f"{name} cannot be drawn now: the start tile follows the river")
    raise Refusal("CAR-04", f"no tile {name} is left to draw")


def parse_placement(game: Carcassonne, s: Position, text: str) -> Action:
    """A square and facing where the tile in hand fits. Facings that look the same mean the same."""
    if text.lower() == "discard":
        if DISCARD in game.legal(s):
            return DISCARD
        raise Refusal("CAR-09", "the tile has to be placed: there is a square where it fits")
    match = PLACEMENT.fullmatch(text)
    if not match:
        raise not_understood(s, text)
    square = int(match[1]), int(match[2])
    facing = SIDES.index(match[3].upper()) % int(game.book.turns[s.hand])
    reading = Reading(game, s)
    check_touching(reading, square)
    check_river_end(reading, square)
    check_sides(reading, square, game.turned[s.hand][facing])
    check_bend(game, s, square, facing)
    return PLACE_ACTION + 4 * int(cell_of(*square)) + facing


def check_touching(reading: Reading, square: Square) -> None:
    """An empty square with a tile beside it (CAR-07)."""
    if square in reading.numbers:
        raise Refusal("CAR-07", f"a tile lies on {square_name(square)} already", [square_name(square)])
    if square not in reading.frontier:
        raise Refusal("CAR-07", f"{square_name(square)} touches no tile along a side", [square_name(square)])


def check_river_end(reading: Reading, square: Square) -> None:
    """A river tile goes where the river ends (CAR-44)."""
    s = reading.s
    if not reading.game.box.tiles[s.hand].river:
        return
    if s.river_frontier == NOTHING:
        raise Refusal("CAR-44", "the river has no open end", [square_name(square)])
    end = reading.frontier[s.river_frontier]
    if square != end:
        where = [square_name(square), square_name(end)]
        raise Refusal("CAR-44", f"the river must go on at {square_name(end)}", where)


def check_sides(reading: Reading, square: Square, tile: Tile) -> None:
    """All touching sides are alike (CAR-08)."""
    faults, where = [], [square_name(square)]
    for side in range(4):
        other = beside(square, side)
        if other in reading.numbers:
            own = EDGE_NAMES[tile.sides[side]]
            theirs = EDGE_NAMES[reading.tiles[reading.numbers[other]].sides[side ^ 2]]
            if own != theirs:
                faults.append(f"its {SIDE_NAMES[side]} side is {own}, but {square_name(other)} has {theirs}")
                where.append(square_name(other))
    if faults:
        raise Refusal("CAR-08", f"it does not fit there: {', and '.join(faults)}", where)


def check_bend(game: Carcassonne, s: Position, square: Square, facing: int) -> None:
    """The river does not bend the same way twice running (CAR-46)."""
    if game.box.tiles[s.hand].river and makes_u_turn(s.row, game.book.row, s.hand, facing):
        raise Refusal(
            "CAR-46", "the river would make a U-turn: it bent this way on the last tile", [square_name(square)]
        )


def parse_deployment(game: Carcassonne, s: Position, text: str) -> Action:
    """A free segment of the newest tile, or none."""
    if text.lower() in ("none", "-"):
        return NO_FOLLOWER
    match = DEPLOYMENT.fullmatch(text)
    if not match:
        raise not_understood(s, text)
    reading = Reading(game, s)
    square = reading.square_name(reading.newest)
    if match[1].lower() == "river":
        raise Refusal("CAR-45", "no follower may stand on the river", [square])
    segment = find_segment(reading.tiles[reading.newest], match[1].lower(), (match[2] or "").upper(), square)
    if s.supply[s.turn] == 0:
        raise Refusal("CAR-20", "you have no follower left to send", [square])
    check_free(reading, segment)
    return DEPLOY_ACTION + segment


def find_segment(tile: Tile, kind: str, spot: str, square: str) -> int:
    """The segment of a tile that was named: by its kind, and any of its sides where there are several."""
    named = [n for n, part in enumerate(tile.segments) if KIND_NAMES[part.kind] == kind and is_at(tile, part, spot)]
    if len(named) == 1:
        return named[0]
    if named:
        names = ", ".join(segment_name(tile.segments[n]) for n in named)
        raise Refusal("CAR-12", f"there are several: {names}; say which", [square])
    place = f" at {spot}" if spot else ""
    raise Refusal("CAR-12", f"tile {tile.id} on {square} has no {kind}{place}", [square])


def is_at(tile: Tile, segment: Segment, spot: str) -> bool:
    """Whether a segment reaches a side or half-side; a field that fills a side may be called by the side."""
    if not spot:
        return True
    if spot in segment.spots():
        return True
    return spot in SIDES and tile.sides[SIDES.index(spot)] == "F" and 2 * SIDES.index(spot) in segment.halves


def check_free(reading: Reading, segment: int) -> None:
    """A feature that holds a follower takes no other (CAR-13)."""
    feature = reading.features[reading.newest][segment]
    there = [follower for follower in reading.followers if follower.feature == feature]
    if there:
        kind = KIND_NAMES[reading.tiles[reading.newest].segments[segment].kind]
        where = [reading.square_name(follower.tile) for follower in there]
        names = [f"player {follower.player + 1} on {square}" for follower, square in zip(there, where, strict=True)]
        raise Refusal("CAR-13", f"this {kind} is taken: {', '.join(names)}", where)
