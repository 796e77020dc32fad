"""The map as text: squares in the order in which their cells were first covered, with the comarcas of their parts.

M12 3,-2 e c1 / c2 c1    a card: square A, where B lies; the comarcas of A's parts, then of B's, clockwise from ne
M12 B 4,-2 e c2 c1       one of its squares, if the other is covered or was laid elsewhere in this order
5,-2                     a cell with a tile or a boat, or one that is empty again
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.core.game import Refusal
from oppidum.core.layout import Layout, fault, on_line
from oppidum.games.finisterre.goods.ground import PILE_MOST
from oppidum.games.finisterre.goods.resources import CUBES
from oppidum.games.finisterre.land import comarcas, placement
from oppidum.games.finisterre.land.grid import neighbour, open_plot
from oppidum.games.finisterre.state import COMARCAS, CROP_MARKS, NOTHING, PILES, PLOTS, VEIN_MARKS, Position
from oppidum.games.finisterre.words.layout_words import Words, block, write_goods
from oppidum.games.finisterre.words.refused_places import edges_agree
from oppidum.games.finisterre.words.spelling import (
    GOOD_NAMES,
    WINDS,
    name_anchor,
    name_cell,
    name_comarca,
    name_facing,
    name_item,
    read_facing,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

KEYS = ("market", "year", "crop")
BLOCKS = ("map", "made", "ground", "marks", "dolmens")
MADE = ("forest", "forest2", "iron", "iron2", "gold", "gold2", "crop", "crop2", "farm", "farm2", "fish")
HALVES = ("A", "B")


def describe(game: Finisterre, s: Position) -> list[str]:
    """The map and all that lies on it, the market and the year."""
    return [
        f"year {s.year}",
        f"crop {s.crop_value}",
        *([f"market{write_goods(s.market.tolist())}"] if s.market.any() else []),
        *block("map", describe_squares(game, s)),
        *block("made", describe_made(s)),
        *block("ground", [describe_pile(s, pile) for pile in range(s.piles)]),
        *block("marks", describe_marks(s)),
        *block("dolmens", describe_dolmens(game, s)),
    ]


def describe_squares(game: Finisterre, s: Position) -> list[str]:
    """A line for each card, or for each square and cell that stands alone."""
    lines = []
    plot = 0
    while plot < s.plots:
        face, cell = int(s.plot_face[plot]), name_cell(int(s.plot_cell[plot]))
        if face < 0:
            lines.append(cell)
        elif is_whole(s, plot):
            name = f"{game.box.names[face >> 3]} {cell} {name_facing(face & 3)}"
            lines.append(f"{name} {describe_parts(game, s, plot)} / {describe_parts(game, s, plot + 1)}")
            plot += 1
        else:
            name = f"{game.box.names[face >> 3]} {HALVES[face >> 2 & 1]} {cell} {name_facing(face & 3)}"
            lines.append(f"{name} {describe_parts(game, s, plot)}")
        plot += 1
    return lines


def is_whole(s: Position, plot: int) -> bool:
    """Whether a square A is followed by its square B, lying beside it."""
    face = int(s.plot_face[plot])
    if face & 4 or plot + 1 >= s.plots or int(s.plot_face[plot + 1]) != face + 4:
        return False
    return int(s.plot_cell[plot + 1]) == int(placement.cell_of_b(int(s.plot_cell[plot]), face & 3))


def describe_parts(game: Finisterre, s: Position, plot: int) -> str:
    """The comarcas of a square's parts."""
    corners = parts_of(game, int(s.plot_face[plot]))
    return " ".join(name_comarca(int(s.plot_com[plot, corner])) for corner in corners)


def parts_of(game: Finisterre, face: int) -> list[int]:
    """The first corner of each part of a face."""
    return sorted(set(game.book.part[face].tolist()))


def describe_made(s: Position) -> list[str]:
    """What sides have generated, which they never do again: `3,-2 n forest fish`."""
    return [
        f"{name_cell(int(s.plot_cell[plot]))} {WINDS[side]} "
        + " ".join(name for bit, name in enumerate(MADE) if int(s.plot_made[plot, side]) >> bit & 1)
        for plot in range(s.plots)
        for side in range(2)
        if s.plot_made[plot, side]
    ]


def describe_pile(s: Position, pile: int) -> str:
    """Goods on the ground: `3,-2 ne crop 3 x2`."""
    item = name_item(int(s.pile_good[pile]), int(s.pile_value[pile]))
    return f"{name_anchor(int(s.pile_anchor[pile]))} {item} x{s.pile_count[pile]}"


def describe_marks(s: Position) -> list[str]:
    """Where crops coincided, and rich veins."""
    crops = [f"crop {name_anchor(anchor)}" for anchor in s.crop_mark[: s.crop_marks].tolist()]
    return crops + [f"vein {name_anchor(anchor)}" for anchor in s.vein_mark[: s.vein_marks].tolist()]


def dolmens_of(game: Finisterre) -> dict[str, int]:
    """The dolmens by their squares, such as `M14 B`."""
    numbers = game.book.dolmen.tolist()
    return {
        f"{card.name} {HALVES[half]}": numbers[2 * number + half] - 1
        for number, card in enumerate(game.box.cards)
        for half in range(2)
        if numbers[2 * number + half]
    }


def describe_dolmens(game: Finisterre, s: Position) -> list[str]:
    """Dolmens that have given their star points, or hold gold."""
    return [
        f"{name} {'paid ' if s.dolmen_paid[dolmen] else ''}gold {s.dolmen_gold[dolmen]}"
        for name, dolmen in dolmens_of(game).items()
        if s.dolmen_paid[dolmen] or s.dolmen_gold[dolmen]
    ]


def read(game: Finisterre, s: Position, lines: Layout) -> None:
    """The map from its lines."""
    s.year = lines.number("year", 9999, 0)
    s.crop_value = lines.number("crop", game.book.crop_most, s.crop_value, least=game.book.crop_least)
    with lines.on("market"):
        s.market[:] = Words(game, lines.entries.get("market", [])).goods(100)
    for name, reader in READERS.items():
        for line, words in lines.blocks[name]:
            with on_line(line):
                taken = Words(game, words)
                reader(game, s, taken)
                taken.end()
    with lines.on("map"):
        check_map(game, s)


def read_square(game: Finisterre, s: Position, words: Words) -> None:
    """A card, one of its squares, or a cell."""
    if s.plots > PLOTS - 2:
        raise fault("there are too many squares")
    if "," in words.words[0]:
        fresh_plot(s, words.cell())
        return
    card = words.card()
    if not 0 <= card < game.book.cards:
        raise fault(f"{words.line.split()[0]} is not a terrain card")
    half = 0 if words.has("A") else 1 if words.has("B") else NOTHING
    cell, facing = words.cell(), read_facing(words.next())
    if facing < 0:
        raise fault(f"where square B lies is written {', '.join(WINDS)}")
    lay(game, s, 8 * card + 4 * (half == 1) + facing, cell, words)
    if half == NOTHING:
        beside = int(placement.cell_of_b(cell, facing))
        if beside < 0:
            raise Refusal("FIN-190", "square B lies beyond the edge of the table")
        if words and not words.has("/"):
            raise fault("the comarcas of both squares are parted by /")
        lay(game, s, 8 * card + 4 + facing, beside, words)


def fresh_plot(s: Position, cell: int) -> int:
    """The plot of a cell that was not named before."""
    if s.plot_at[cell]:
        raise fault(f"{name_cell(cell)} is given twice")
    return int(open_plot(s.row, cell))


def lay(game: Finisterre, s: Position, face: int, cell: int, words: Words) -> None:
    """A square on its cell, with its comarcas if they are named."""
    if face in [known & ~3 | face & 3 for known in s.plot_face[: s.plots].tolist() if known >= 0]:
        raise Refusal("FIN-001", f"a square of {game.box.names[face >> 3]} lies there twice")
    plot = fresh_plot(s, cell)
    s.plot_face[plot] = face
    if not words or words.words[0] == "/":
        return
    for first in parts_of(game, face):
        comarca = words.comarca()
        for corner in range(4):
            if game.book.part[face, corner] == first:
                s.plot_com[plot, corner] = comarca


def read_made(_: Finisterre, s: Position, words: Words) -> None:
    """What a side has generated."""
    plot = known_plot(s, words.cell())
    side = words.one_of(WINDS[:2])
    while words:
        s.plot_made[plot, side] |= 1 << words.one_of(MADE)


def known_comarca(s: Position, words: Words) -> int:
    """A comarca of the map."""
    comarca = words.comarca()
    if not s.comarcas >> comarca & 1:
        raise fault(f"{name_comarca(comarca)} is not on the map")
    return comarca


def known_plot(s: Position, cell: int) -> int:
    """The plot of a cell of the map."""
    if not s.plot_at[cell]:
        raise fault(f"{name_cell(cell)} is not on the map")
    return int(s.plot_at[cell]) - 1


def known_anchor(s: Position, anchor: int) -> int:
    """An anchor on land."""
    if s.plot_face[known_plot(s, anchor >> 2)] < 0:
        raise fault(f"there is no land at {name_cell(anchor >> 2)}")
    return anchor


def read_pile(_: Finisterre, s: Position, words: Words) -> None:
    """Goods on the ground."""
    if s.piles >= PILES:
        raise fault(f"there may be {PILES} piles at most")
    pile = s.piles
    s.pile_anchor[pile], s.pile_good[pile], s.pile_value[pile], s.pile_count[pile] = read_heap(s, words, least=1)
    s.piles += 1


def read_heap(s: Position, words: Words, least: int) -> tuple[int, int, int, int]:
    """Equal goods in one place: the anchor, the good, its value, and how many there are."""
    anchor = known_anchor(s, words.anchor())
    good = words.one_of(GOOD_NAMES)
    value = 1 if good < CUBES else words.number(1, 6)
    count = words.next()
    if not count.startswith("x") or not count[1:].isdecimal() or not least <= int(count[1:]) <= PILE_MOST:
        raise fault(f"how many there are is written x{least} … x{PILE_MOST}")
    return anchor, good, value, int(count[1:])


def read_mark(_: Finisterre, s: Position, words: Words) -> None:
    """A crop coincidence or a rich vein."""
    vein = words.one_of(("crop", "vein")) == 1
    anchor = known_anchor(s, words.anchor())
    if (s.vein_marks if vein else s.crop_marks) >= (VEIN_MARKS if vein else CROP_MARKS):
        raise fault("there are too many marks")
    if vein:
        s.vein_mark[s.vein_marks] = anchor
        s.vein_marks += 1
    else:
        s.crop_mark[s.crop_marks] = anchor
        s.crop_marks += 1


def read_dolmen(game: Finisterre, s: Position, words: Words) -> None:
    """A dolmen that is paid, or holds gold."""
    name = f"{words.next()} {words.next()}"
    if name not in dolmens_of(game):
        raise fault(f"there is no dolmen on {name}")
    dolmen = dolmens_of(game)[name]
    s.dolmen_paid[dolmen] = words.has("paid")
    if words.has("gold"):
        s.dolmen_gold[dolmen] = words.number(0, 50)


READERS = {"map": read_square, "made": read_made, "ground": read_pile, "marks": read_mark, "dolmens": read_dolmen}


def check_map(game: Finisterre, s: Position) -> None:
    """Water meets water, and the comarcas are those that the land makes (FIN-016, FIN-163)."""
    for plot in range(s.plots):
        face, cell = int(s.plot_face[plot]), int(s.plot_cell[plot])
        for side in range(2):
            beside = int(neighbour(cell, side))
            near = int(s.plot_at[beside]) - 1 if beside >= 0 else NOTHING
            if face >= 0 and near >= 0 and s.plot_face[near] >= 0:
                check_side(game, face, side, int(s.plot_face[near]), name_cell(cell))
    number_comarcas(game, s)


def check_side(game: Finisterre, face: int, side: int, other: int, cell: str) -> None:
    """Two squares side by side; those of one card are always right."""
    mine, theirs = int(game.book.edge[face, side]), int(game.book.edge[other, (side + 2) & 3])
    wet = bool(placement.wet(game.book.row, face)) and bool(placement.wet(game.book.row, other))
    if face >> 3 != other >> 3 and not edges_agree(game, mine, theirs, wet):
        raise Refusal("FIN-016", f"the {WINDS[side]} side of {cell} does not match its neighbour", [cell])


def number_comarcas(game: Finisterre, s: Position) -> None:
    """The comarcas as they are named, if they are right; numbered anew if none is."""
    named = s.plot_com[: s.plots].copy()
    squares = s.plot_face[: s.plots] >= 0
    given = (named != NOTHING).any()
    if given and (named[squares] == NOTHING).any():
        raise fault("the comarcas are named for all squares, or for none")
    s.comarcas = sum(1 << comarca for comarca in range(COMARCAS) if (named == comarca).any())
    comarcas.count_comarcas(s.row, game.book.row)
    if given and (s.plot_com[: s.plots] != named).any():
        plot = int((s.plot_com[: s.plots] != named).any(axis=1).nonzero()[0][0])
        cell = name_cell(int(s.plot_cell[plot]))
        raise Refusal("FIN-163", f"the comarcas at {cell} are not those that the land makes", [cell])
