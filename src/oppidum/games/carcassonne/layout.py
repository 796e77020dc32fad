"""A position as text and back: what lies where, drawn as a table of squares that a person can write by hand.

turn 2
phase place V
scores 8 0
landscape
      -1   0
 1     .   E/S
 0   V/E   D/N
followers
 1 -1,0 road S
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.core.options import suggest
from oppidum.games.carcassonne import rules
from oppidum.games.carcassonne.contract import Phase
from oppidum.games.carcassonne.notation import DEPLOYMENT, check_placement, find_segment, read_placement
from oppidum.games.carcassonne.placement import place
from oppidum.games.carcassonne.reading import Follower, Reading, Square, beside, square_name
from oppidum.games.carcassonne.state import DEPLOY, DRAW, FINISHED, NOTHING, PILE_COUNT, PLACE, Position
from oppidum.games.carcassonne.tiles import CLOISTER, FIELD, KIND_NAMES, SIDES

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

PHASES: dict[int, Phase] = {DRAW: "draw", PLACE: "place", DEPLOY: "deploy", FINISHED: "over"}
BLOCKS = ("landscape", "followers")
KEYS = ("turn", "phase", "scores", "discarded", "newest", "laid", *BLOCKS)
NEEDED = ("turn", "phase", "scores", "landscape")
SQUARE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
TILE = re.compile(r"(\w+)/([NESW])")
AXIS = re.compile(r"-?\d{1,3}")


def describe(game: Carcassonne, s: Position) -> str:
    """A position as text."""
    reading = Reading(game, s)
    hand = f" {game.box.tiles[s.hand].id}" if s.phase == PLACE else ""
    lines = [
        f"turn {s.turn + 1}",
        f"phase {PHASES[s.phase]}{hand}",
        "scores " + " ".join(str(points) for points in game.scores(s)),
    ]
    lost = reading.discarded()
    if lost:
        lines.append("discarded " + " ".join(lost))
    lines.append(describe_order(reading))
    lines += ["landscape", *describe_landscape(reading)]
    standing = sorted(f" {f.player + 1} {reading.follower_name(f)}" for f in reading.followers)
    if standing:
        lines += ["followers", *standing]
    return "\n".join(lines) + "\n"


def describe_order(reading: Reading) -> str:
    """The square covered last; all of them in their order, which numbers tiles and features, if it is not the usual."""
    if is_usual_order(reading):
        return f"newest {reading.square_name(reading.newest)}"
    return "laid " + " ".join(square_name(square) for square in reading.squares)


def is_usual_order(reading: Reading) -> bool:
    """Whether tiles lie in the order of `next_square`; the river leaves no choice."""
    squares = reading.squares
    begun = max(1, sum(bool(tile.river) for tile in reading.tiles))
    laid, left = set(squares[:begun]), set(squares[begun:-1])
    for square in squares[begun:-1]:
        if square != min(one for one in left if any(beside(one, side) in laid for side in range(4))):
            return False
        left.discard(square)
        laid.add(square)
    return True


def describe_landscape(reading: Reading) -> list[str]:
    """A table of squares, north up: kind and facing of each tile."""
    squares = reading.numbers
    facings = reading.s.tile_facing[: len(squares)].tolist()
    xs = range(min(x for x, _ in squares), max(x for x, _ in squares) + 1)
    ys = range(max(y for _, y in squares), min(y for _, y in squares) - 1, -1)

    def cell(x: int, y: int) -> str:
        number = squares.get((x, y))
        return "." if number is None else f"{reading.tiles[number].id}/{SIDES[facings[number]]}"

    rows = [["", *map(str, xs)]] + [[str(y), *(cell(x, y) for x in xs)] for y in ys]
    widths = [max(len(row[column]) for row in rows) for column in range(len(xs) + 1)]
    return [" " + " ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)) for row in rows]


def compose(game: Carcassonne, text: str) -> Position:
    """The position that a text describes, built by the rules themselves, or a Refusal."""
    lines = Layout(text, KEYS, BLOCKS, NEEDED)
    entries = lines.entries
    s = game.initial()
    with lines.on("phase"):
        phase, hand = read_phase(game, entries["phase"])
    with lines.on("newest"):
        newest = read_square(entries["newest"][0]) if entries.get("newest") else None
    with lines.on("landscape"):
        tiles = read_landscape(game, lines.blocks["landscape"])
    with lines.on("laid"):
        order = read_order(game, entries["laid"], tiles, newest) if "laid" in entries else []
    with lines.on("laid" if order else "landscape"):
        taken = lay_all(game, s, tiles, newest, order)
    with lines.on("discarded"):
        for name in [*entries.get("discarded", []), *([hand] if hand else [])]:
            taken.append(take(game, s, kind_of(game, name)))
    check_piles(s, taken)
    s.turn = lines.number("turn", game.players, least=1) - 1
    s.scores[: game.players] = lines.numbers("scores", game.players)
    s.phase = phase
    s.hand = kind_of(game, hand) if hand else int(s.tile_kind[s.tiles - 1]) if phase == DEPLOY else NOTHING
    station_all(game, s, lines.blocks["followers"])
    check_phase(game, s)
    return s


def read_phase(game: Carcassonne, words: list[str]) -> tuple[int, str | None]:
    """The phase, and the tile in hand while one waits to be placed."""
    if len(words) == 2 and words[0] == "place":
        kind_of(game, words[1])
        return PLACE, words[1]
    if len(words) == 1 and words[0] in PHASES.values() and words[0] != "place":
        return next(phase for phase, name in PHASES.items() if name == words[0]), None
    raise fault("phase must be draw, place and a tile, deploy or over")


def read_square(text: str) -> Square:
    """`3,-2`."""
    match = SQUARE.fullmatch(text)
    if not match:
        raise fault(f"{text!r} is not a square; write x,y")
    return int(match[1]), int(match[2])


def kind_of(game: Carcassonne, name: str) -> int:
    """The number of a kind of tile."""
    kinds = {tile.id: kind for kind, tile in enumerate(game.box.tiles)}
    if name not in kinds:
        raise Refusal("CAR-04", f"there is no tile {name!r}{suggest(name, kinds)}")
    return kinds[name]


def read_landscape(game: Carcassonne, rows: list[tuple[int, list[str]]]) -> dict[Square, tuple[int, str]]:
    """Kind and facing of the tile on each square."""
    columns = rows[0][1] if rows else []
    if not columns or not all(AXIS.fullmatch(x) for x in columns):
        raise fault("the landscape must begin with a line of columns")
    tiles: dict[Square, tuple[int, str]] = {}
    for line, (y, *row) in rows[1:]:
        with on_line(line):
            if len(row) != len(columns) or not AXIS.fullmatch(y):
                raise fault(f"row {y} of the landscape must have {len(columns)} squares")
            for x, name in zip(columns, row, strict=True):
                if name != ".":
                    tiles[int(x), int(y)] = read_tile(game, name)
    return tiles


def read_tile(game: Carcassonne, text: str) -> tuple[int, str]:
    """`V/E`: kind and facing."""
    match = TILE.fullmatch(text)
    if not match:
        raise fault(f"{text!r} is not a tile; write its kind and facing, such as V/E, or a point")
    return kind_of(game, match[1]), match[2]


def read_order(
    game: Carcassonne, words: list[str], tiles: dict[Square, tuple[int, str]], newest: Square | None
) -> list[Square]:
    """The squares of all tiles in the order in which they were covered."""
    order = [read_square(word) for word in words]
    if sorted(order) != sorted(tiles) or order[0] != (0, 0):
        raise fault("laid must name every square with a tile once, from 0,0 on")
    if newest not in (None, order[-1]):
        raise fault(f"newest must be {square_name(order[-1])}, which is laid last")
    is_land = [not game.box.tiles[tiles[square][0]].river for square in order]
    if is_land != sorted(is_land):
        raise Refusal("CAR-43", "the river is laid before all other tiles")
    return order


def lay_all(
    game: Carcassonne, s: Position, tiles: dict[Square, tuple[int, str]], newest: Square | None, order: list[Square]
) -> list[int]:
    """Lay every tile by the rules; returns the piles they came from.

    Without an order the river comes first and the newest last.
    """
    left = dict(tiles)
    first = left.pop((0, 0), None)
    setup_rule = "CAR-43" if game.options["river"] else "CAR-03"
    if first is None or first[0] != game.book.first_tile or SIDES.index(first[1]) % int(game.book.turns[first[0]]) != 0:
        name = game.box.tiles[game.book.first_tile].id
        raise Refusal(setup_rule, f"the first tile {name} must lie on 0,0 facing N", ["0,0"])
    if newest is not None and newest not in tiles:
        raise Refusal("CAR-07", f"there is no tile on {square_name(newest)}", [square_name(newest)])
    taken = []
    while left:
        square = order[s.tiles] if order else next_square(game, s, left, newest)
        taken.append(lay_one(game, s, square, *left.pop(square)))
    return taken


def next_square(game: Carcassonne, s: Position, left: dict[Square, tuple[int, str]], newest: Square | None) -> Square:
    """The square to be laid next: the river's end while river tiles are left, then what touches the landscape."""
    if any(game.box.tiles[kind].river for kind, _ in left.values()):
        end: Square | None = Reading(game, s).frontier[s.river_frontier] if s.river_frontier != NOTHING else None
        if end is None or end not in left:
            lost = min(square for square, (kind, _) in left.items() if game.box.tiles[kind].river)
            raise Refusal(
                "CAR-44", f"the river tile on {square_name(lost)} does not continue the river", [square_name(lost)]
            )
        return end
    touching = sorted(left.keys() & set(Reading(game, s).frontier))
    earlier = [square for square in touching if square != newest]
    if earlier:
        return earlier[0]
    if touching and len(left) == 1:
        return touching[0]
    lost = min(square for square in left if square != newest or len(left) == 1)
    raise Refusal("CAR-07", f"{square_name(lost)} is not connected with the other tiles", [square_name(lost)])


def lay_one(game: Carcassonne, s: Position, square: Square, kind: int, facing: str) -> int:
    """Lay one tile where it fits; returns the pile it came from."""
    pile = take(game, s, kind)
    s.hand = kind
    _, turned, action = read_placement(game, s, f"{square_name(square)} {facing}")
    check_placement(game, s, square, turned)
    place(s.row, game.book.row, action)
    return pile


def take(game: Carcassonne, s: Position, kind: int) -> int:
    """Take a tile from the first pile that has one."""
    for pile in range(PILE_COUNT):
        if s.pile[pile, kind] > 0:
            s.pile[pile, kind] -= 1
            s.pile_left[pile] -= 1
            return pile
    raise Refusal("CAR-04", f"there are more tiles {game.box.tiles[kind].id} than the box holds")


def check_piles(s: Position, taken: Iterable[int]) -> None:
    """A later pile is touched only when the earlier ones are used up (CAR-43)."""
    if s.pile_left[: max(taken, default=0)].any():
        raise Refusal("CAR-43", "the river must be finished before other tiles are drawn")


def station_all(game: Carcassonne, s: Position, lines: list[tuple[int, list[str]]]) -> None:
    """Put every follower where it stands, in the order of the tiles."""
    reading = Reading(game, s)
    used: set[int] = {0} | ({s.tiles - 1} if s.phase == DEPLOY else set())
    for line, words in lines:
        with on_line(line):
            used.add(station_one(game, reading, words, used))
    for player in range(game.players):
        s.standing[player, : game.book.follower_count - s.supply[player]].sort()
    s.monk_tile[: s.monks].sort()


def station_one(game: Carcassonne, reading: Reading, words: list[str], used: set[int]) -> int:
    """Put a follower where it stands; returns its tile, which must not be one of the used ones."""
    s = reading.s
    match = DEPLOYMENT.fullmatch(" ".join(words[2:])) if len(words) > 2 else None
    if not match or not words[0].isdecimal() or not 1 <= int(words[0]) <= game.players:
        raise fault(f"{' '.join(words)!r} is not a follower; write player, square and part, such as 1 0,1 city N")
    player, square = int(words[0]) - 1, read_square(words[1])
    tile = reading.numbers.get(square)
    if tile is None:
        raise Refusal("CAR-11", f"there is no tile on {square_name(square)}", [square_name(square)])
    segment = find_segment(reading.tiles[tile], match[1].lower(), (match[2] or "").upper(), square_name(square))
    if tile in used:
        raise Refusal(
            "CAR-11", f"no follower, or no second one, can stand on {square_name(square)}", [square_name(square)]
        )
    if s.supply[player] == 0:
        raise Refusal("CAR-02", f"player {player + 1} has more than {game.book.follower_count} followers")
    rules.station(s.row, game.book.row, player, tile, segment)
    return tile


def check_phase(game: Carcassonne, s: Position) -> None:
    """Tiles are left while the match goes on, and nothing finished still holds followers (CAR-22, CAR-35)."""
    if (rules.tiles_left(s.row) == 0) != (s.phase == FINISHED) and s.phase in (DRAW, FINISHED):
        raise Refusal("CAR-35", "the match is over exactly when no tile is left to draw")
    reading = Reading(game, s)
    for follower in reading.followers:
        kind = int(s.feature_kind[follower.feature])
        if kind == FIELD or s.open_ends[follower.feature] != 0 or (s.phase == DEPLOY and is_fresh(reading, follower)):
            continue
        where = reading.square_name(follower.tile)
        raise Refusal("CAR-22", f"the {KIND_NAMES[kind]} at {where} is complete; its follower has gone home", [where])


def is_fresh(reading: Reading, follower: Follower) -> bool:
    """Whether the newest tile may just have completed this feature, so that it is yet to be scored."""
    if reading.s.feature_kind[follower.feature] == CLOISTER:
        return reading.squares[reading.newest] in reading.around(follower.tile)
    return follower.feature in reading.features[reading.newest]
