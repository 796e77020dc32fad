"""Notation: how an action is written, and what a text means; docs/notation.md is its manual.

V            chance draws a tile of kind V          3,-2 E      the tile goes on square (3, -2), its north pointing east
road S       a follower on the road to the south    none        no follower        discard     the tile fits nowhere
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Literal, cast

from oppidum.core.game import Action, IntArray, Refusal
from oppidum.core.options import suggest
from oppidum.games.carcassonne.contract import Facing, Move
from oppidum.games.carcassonne.placement import cell_of, makes_u_turn
from oppidum.games.carcassonne.reading import Reading, Square, beside, segment_name, square_name
from oppidum.games.carcassonne.rules import current_pile_at
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
LEAVING: tuple[Literal["none", "discard"], ...] = ("none", "discard")
PLACEMENT = re.compile(r"([+-]?\d{1,9})\s*,\s*([+-]?\d{1,9})\s+([NESWnesw])")
DEPLOYMENT = re.compile(rf"({'|'.join(KIND_NAMES)}|river)(?:\s+({'|'.join([*HALVES, *SIDES])}))?", re.IGNORECASE)


def format(game: Carcassonne, s: Position, action: Action) -> str:
    """An action in notation."""
    if action >= DRAW_ACTION:
        return game.box.tiles[action - DRAW_ACTION].id
    if action == DISCARD:
        return "discard"
    if action == NO_FOLLOWER:
        return "none"
    if action >= DEPLOY_ACTION:
        newest = s.tiles - 1
        return game.parts[int(s.tile_kind[newest])][int(s.tile_facing[newest])][action - DEPLOY_ACTION]
    return f"{square_name(square_of(s, action))} {SIDES[(action - PLACE_ACTION) & 3]}"


def name_placements(s: Position, actions: IntArray) -> list[tuple[str, Facing]]:
    """The squares and facings of placements, many at a time."""
    edges = -1 - s.grid[(actions - PLACE_ACTION) >> 2]
    facings = ((actions - PLACE_ACTION) & 3).tolist()
    spots = zip(s.edge_x[edges].tolist(), s.edge_y[edges].tolist(), facings, strict=True)
    return [(f"{x},{y}", SIDES[facing]) for x, y, facing in spots]


def read_move(text: str) -> Move:
    """What the text of an action says, part by part."""
    if text in LEAVING:
        return {"do": text}
    first, _, last = text.partition(" ")
    if first in KIND_NAMES:
        return {"do": "send", "kind": first, "spot": last} if last else {"do": "send", "kind": first}
    return {"do": "place", "square": first, "facing": cast(Facing, last)} if last else {"do": "draw", "tile": text}


def parse(game: Carcassonne, s: Position, text: str, legal: Mapping[str, Action] | None) -> Action:
    """The legal action that a text means, or a Refusal with the reason."""
    text = text.strip()
    if s.phase == FINISHED:
        raise Refusal("CAR-35", "the match is over", reason="match-over")
    actions = frozenset(game.legal(s).tolist() if legal is None else legal.values())
    if s.phase == DRAW:
        return parse_draw(game, s, text, actions)
    if s.phase == PLACE:
        return parse_placement(game, s, text, actions)
    return parse_deployment(game, s, text, actions)


def not_understood(s: Position, text: str) -> Refusal:
    """The answer to a text that is no action of this phase."""
    return Refusal("CAR-05", f"{text[:40]!r} is not what is asked now: {EXAMPLES[s.phase]}", reason="not-asked")


def parse_draw(game: Carcassonne, s: Position, text: str, legal: Set[Action]) -> Action:
    """A tile from the pile that is being drawn from."""
    kinds = {tile.id.upper(): kind for kind, tile in enumerate(game.box.tiles)}
    kind = kinds.get(text.upper())
    if kind is None:
        message = f"there is no tile {text[:40]!r}{suggest(text[:40], kinds)}"
        raise Refusal("CAR-04", message, reason="no-such-tile", tile=text[:40])
    if DRAW_ACTION + kind in legal:
        return DRAW_ACTION + kind
    pile = int(current_pile_at(s.rows, 0))
    name = game.box.tiles[kind].id
    if PILES[pile] == "river":
        message = f"{name} cannot be drawn yet: the river tiles come first"
        raise Refusal("CAR-43", message, reason="not-in-pile", tile=name)
    if PILES[pile] == "lake":
        message = f"{name} cannot be drawn now: the lake ends the river first"
        raise Refusal("CAR-48", message, reason="not-in-pile", tile=name)
    if PILES[pile] == "start":
        message = f"{name} cannot be drawn now: the start tile follows the river"
        raise Refusal("CAR-49", message, reason="not-in-pile", tile=name)
    raise Refusal("CAR-04", f"no tile {name} is left to draw", reason="not-in-pile", tile=name)


def parse_placement(game: Carcassonne, s: Position, text: str, legal: Set[Action]) -> Action:
    """A square and facing where the tile in hand fits. Facings that look the same mean the same."""
    if text.lower() == "discard":
        if DISCARD in legal:
            return DISCARD
        raise Refusal("CAR-09", "the tile has to be placed: there is a square where it fits", reason="must-place")
    square, facing, action = read_placement(game, s, text)
    if action in legal and square == square_of(s, action):
        return action
    check_placement(game, s, square, facing)
    raise not_understood(s, text)


def read_placement(game: Carcassonne, s: Position, text: str) -> tuple[Square, int, Action]:
    """A square, a facing of the tile in hand, and the action that would be; whether it fits there is not asked."""
    match = PLACEMENT.fullmatch(text)
    if not match:
        raise not_understood(s, text)
    square = int(match[1]), int(match[2])
    facing = SIDES.index(match[3].upper()) % int(game.book.turns[s.hand])
    return square, facing, PLACE_ACTION + 4 * int(cell_of(*square)) + facing


def check_placement(game: Carcassonne, s: Position, square: Square, facing: int) -> None:
    """Why the tile in hand may not lie there so; nothing if it may."""
    reading = Reading(game, s)
    check_touching(reading, square)
    check_river_end(reading, square)
    check_sides(reading, square, game.turned[s.hand][facing])
    check_bend(game, s, square, facing)


def square_of(s: Position, action: Action) -> Square:
    """The square of a legal placement; squares far away may have the same number."""
    edge = -1 - int(s.grid[(action - PLACE_ACTION) >> 2])
    return int(s.edge_x[edge]), int(s.edge_y[edge])


def check_touching(reading: Reading, square: Square) -> None:
    """An empty square with a tile beside it (CAR-07)."""
    name = square_name(square)
    if square in reading.numbers:
        raise Refusal("CAR-07", f"a tile lies on {name} already", [name], reason="occupied", square=name)
    if square not in reading.frontier:
        raise Refusal("CAR-07", f"{name} touches no tile along a side", [name], reason="not-touching", square=name)


def check_river_end(reading: Reading, square: Square) -> None:
    """A river tile goes where the river ends (CAR-44)."""
    s = reading.s
    if not reading.game.box.tiles[s.hand].river:
        return
    if s.river_frontier == NOTHING:
        raise Refusal("CAR-44", "the river has no open end", [square_name(square)], reason="river-end-gone")
    end = reading.frontier[s.river_frontier]
    if square != end:
        name = square_name(end)
        where = [square_name(square), name]
        raise Refusal("CAR-44", f"the river must go on at {name}", where, reason="river-end", square=name)


def check_sides(reading: Reading, square: Square, tile: Tile) -> None:
    """All touching sides are alike (CAR-08)."""
    faults, where = [], [square_name(square)]
    facts: dict[str, str] = {}
    for side in range(4):
        other = beside(square, side)
        if other in reading.numbers:
            own = EDGE_NAMES[tile.sides[side]]
            theirs = EDGE_NAMES[reading.tiles[reading.numbers[other]].sides[side ^ 2]]
            if own != theirs:
                faults.append(f"its {SIDE_NAMES[side]} side is {own}, but {square_name(other)} has {theirs}")
                where.append(square_name(other))
                facts = facts or {"side": SIDE_NAMES[side], "own": own, "theirs": theirs, "square": square_name(other)}
    if faults:
        raise Refusal("CAR-08", f"it does not fit there: {', and '.join(faults)}", where, reason="sides", **facts)


def check_bend(game: Carcassonne, s: Position, square: Square, facing: int) -> None:
    """The river does not bend the same way twice running (CAR-46)."""
    if game.box.tiles[s.hand].river and makes_u_turn(s.row, game.book.row, s.hand, facing):
        message = "the river would make a U-turn: it bent this way on the last tile"
        raise Refusal("CAR-46", message, [square_name(square)], reason="u-turn")


def parse_deployment(game: Carcassonne, s: Position, text: str, legal: Set[Action]) -> Action:
    """A free segment of the newest tile, or none."""
    if text.lower() in ("none", "-") and NO_FOLLOWER in legal:
        return NO_FOLLOWER
    match = DEPLOYMENT.fullmatch(text)
    if not match:
        raise not_understood(s, text)
    reading = Reading(game, s)
    square = reading.square_name(reading.newest)
    if match[1].lower() == "river":
        raise Refusal("CAR-45", "no follower may stand on the river", [square], reason="river-follower")
    segment = find_segment(reading.tiles[reading.newest], match[1].lower(), (match[2] or "").upper(), square)
    if DEPLOY_ACTION + segment in legal:
        return DEPLOY_ACTION + segment
    if s.supply[s.turn] == 0:
        raise Refusal("CAR-20", "you have no follower left to send", [square], reason="no-follower-left")
    check_free(reading, segment)
    raise not_understood(s, text)


def find_segment(tile: Tile, kind: str, spot: str, square: str) -> int:
    """The segment of a tile that was named: by its kind, and any of its sides where there are several."""
    named = [n for n, part in enumerate(tile.segments) if KIND_NAMES[part.kind] == kind and is_at(tile, part, spot)]
    if len(named) == 1:
        return named[0]
    if named:
        names = ", ".join(segment_name(tile.segments[n]) for n in named)
        raise Refusal("CAR-12", f"there are several: {names}; say which", [square], reason="several-parts", names=names)
    place = f" at {spot}" if spot else ""
    message = f"tile {tile.id} on {square} has no {kind}{place}"
    raise Refusal("CAR-12", message, [square], reason="no-such-part", kind=kind, square=square)


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
        message = f"this {kind} is taken: {', '.join(names)}"
        raise Refusal("CAR-13", message, where, reason="taken", kind=kind, player=there[0].player + 1)


def prompt(game: Carcassonne, s: Position) -> str:
    """What is asked now, in a sentence."""
    if s.phase == DRAW:
        return "A tile is drawn."
    if s.phase == PLACE:
        tile = game.box.tiles[s.hand]
        return f"Place tile {tile.id}: {tile.about}."
    if s.phase == DEPLOY:
        return f"Send a follower onto the tile, or none. You have {s.supply[s.turn]} at home."
    return "The match is over."
