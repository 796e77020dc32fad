"""The terrain cards in the book: every square in its four facings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.games.finisterre.land.landscape import CROP_FIELD, FARM, FOREST, GOLD_MOUNTAIN, MOUNTAIN
from oppidum.games.finisterre.land.terrain import EDGES, GAME, HERD, Square, parts, turn_corner, turn_edges

if TYPE_CHECKING:
    from oppidum.games.finisterre.book import Book
    from oppidum.games.finisterre.box import Box

FEATURES = {"F": FOREST, "M": MOUNTAIN, "O": GOLD_MOUNTAIN, "C": CROP_FIELD, "G": FARM}
MASKS = {"rivers": "w", "seas": "s", "roads": "r", "sites": "v", "docks": "d"}


def fill_cards(book: Book, box: Box) -> None:
    """The terrain cards, square by square and facing by facing."""
    book.cards = len(box.cards)
    dolmens = 0
    for number, card in enumerate(box.cards):
        book.watery[number] = card.is_water
        book.roadless[number] = not card.has_road
        book.event[number] = card.event
        book.event_half[number] = card.event_half
        book.event_corner[number] = card.event_corner
        for half, square in enumerate(card.squares):
            at = 2 * number + half
            book.fish[at] = sum(feature.count for feature in square.shows("f"))
            book.wild[at] = square.animals("F", GAME)
            book.farm[at] = square.animals("G", HERD)
            if square.shows("D"):
                dolmens += 1
                book.dolmen[at] = dolmens
            for facing in range(4):
                fill_face(book, 4 * at + facing, square, facing)


def fill_face(book: Book, face: int, square: Square, facing: int) -> None:
    """A square as it lies."""
    edges = turn_edges(square.edges, facing)
    part = parts(edges)
    book.edge[face] = [EDGES.index(edge) for edge in edges]
    for name, letter in MASKS.items():
        getattr(book, name)[face] = sum(1 << i for i in range(4) if edges[i] == letter)
    book.part[face] = part
    book.bridge[face] = bool(square.shows("B"))
    for feature in square.features:
        for corner in range(4):
            if feature.kind in FEATURES and part[corner] == part[turn_corner(feature.corner or 0, facing)]:
                book.features[face, corner] |= FEATURES[feature.kind]
                book.nuggets[face, corner] += feature.count
