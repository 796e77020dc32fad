"""The box: tiles that contradict themselves, and boxes that a position cannot hold, are refused with the reason."""

from dataclasses import replace

import pytest

from oppidum.games.carcassonne.book import HERE, Box
from oppidum.games.carcassonne.game import Carcassonne
from oppidum.games.carcassonne.tiles import BadTile, read_tile
from tests.games.carcassonne.table import BOX, box_of, with_tile

GOOD = {
    "id": "Z",
    "about": "a tile of the test",
    "count": 1,
    "pile": "land",
    "sides": "CRFF",
    "cities": [{"sides": "N"}],
    "roads": [{"sides": "E"}],
    "fields": [{"halves": "ENE ESE SSE SSW WSW WNW", "cities": [0]}],
}


def test_a_good_tile_is_read():
    tile = read_tile(GOOD)
    assert [segment.kind for segment in tile.segments] == [0, 1, 2]
    assert tile.symmetry == 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"sides": "CRF"}, "sides must be four of C, R, F, I"),
        ({"sides": "CRFX"}, "sides must be four"),
        ({"pile": "sea"}, "there is no pile 'sea'"),
        ({"cities": []}, "its city segments do not match its sides CRFF"),
        ({"roads": [{"sides": "ES"}]}, "its road segments do not match"),
        ({"roads": [{"sides": "Q"}]}, "there is no side 'Q'"),
        ({"fields": [{"halves": "ENE"}]}, "its fields do not cover each half-side once"),
        (
            {"fields": [{"halves": "ENE ESE SSE"}, {"halves": "SSW WSW WNW"}]},
            "two fields share side S with no road or river between them",
        ),
        ({"fields": [{"halves": "ENE ESE SSE SSW WSW WNW", "cities": [1]}]}, "a city that is not there"),
        ({"river": "S"}, "its river does not match its sides"),
    ],
)
def test_a_tile_that_contradicts_itself(change, message):
    with pytest.raises(BadTile, match=r"tile Z: ") as refused:
        read_tile(GOOD | change)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("box", "message"),
    [
        (BOX.with_counts(U=30), "94 tiles are too many; at most 84"),
        (box_of(D=1, H=40), "81 city segments are too many; at most 63"),
        (box_of(D=1, X=60), "484 segments are too many; at most 287"),
        (box_of(U=3), "no copy of the start tile D is in the box"),
        (replace(BOX, followers=8), "8 followers are too many; at most 7"),
        (with_tile(BOX, "E", start=True), "there must be exactly one start tile, not 2"),
    ],
)
def test_a_box_that_a_position_cannot_hold(box, message):
    with pytest.raises(BadTile) as refused:
        Carcassonne(2, box=box)
    assert message in str(refused.value)


def test_changes_to_things_that_are_not_there():
    with pytest.raises(BadTile, match="there is no tile 'ZZ'"):
        BOX.with_counts(ZZ=1)
    with pytest.raises(BadTile, match="no points called 'moon'"):
        BOX.with_points(moon=1)


def test_a_folder_of_ones_own(tmp_path):
    for name in ("tiles.toml", "points.toml"):
        text = (HERE / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace("road_tile = 1", "road_tile = 5"), "utf-8")
    own = Box.load(tmp_path)
    assert own.points["road_tile"] == 5
    assert Carcassonne(2, box=own).book_hash != Carcassonne(2).book_hash
    assert Carcassonne(2, box=Box.load()).book_hash == Carcassonne(2).book_hash
