"""Records: declared like a dataclass, stored like a C struct."""

import numpy as np
import pytest

from oppidum.core.record import Record, i1, i2, i4, i8, part, words


class Hut(Record):
    owner = i4()
    goods = i2(3)
    level = i1()
    seen = i8()


def test_fields_read_and_write():
    hut = Hut()
    hut.owner = 2
    hut.goods[1] = 7
    assert (hut.owner, hut.goods.tolist(), hut.level) == (2, [0, 7, 0], 0)
    assert isinstance(hut.owner, int)


def test_a_record_is_whole_words_and_copies_share_nothing():
    assert Hut.dtype.itemsize % 8 == 0
    hut = Hut()
    hut.goods[:] = 5
    twin = hut.copy()
    assert twin == hut
    twin.goods[0] = 1
    assert hut.goods[0] == 5
    assert twin != hut
    assert twin.checksum() != hut.checksum()
    many = Hut.many(3)
    words(many)[2] = words(hut.rows)[0]
    assert Hut.at(many, 2) == hut
    Hut.at(many, 0).owner = 9
    assert many[0].owner == 9


def test_the_gaps_between_fields_are_copied_too():
    hut = Hut()
    hut.rows.view(np.uint8)[:] = 255
    assert hut.copy().rows.tobytes() == b"\xff" * Hut.dtype.itemsize


@pytest.mark.parametrize(
    "name", ["size", "flags", "data", "copy", "item", "take", "choose", "rows", "dtype", "_hidden"]
)
def test_names_that_numpy_has_are_refused(name):
    with pytest.raises(TypeError, match=name):
        type("Bad", (Record,), {name: i4()})


def test_a_frozen_record_cannot_be_changed():
    hut = Hut().freeze()
    with pytest.raises(ValueError, match="read-only"):
        hut.owner = 1


class Village(Record):
    name = i2()
    huts = i2(3, 2)
    walls = i4(2)


@pytest.mark.parametrize(
    ("names", "line", "there", "elsewhere"),
    [
        (["huts"], None, [(2, 1)], []),
        (["huts"], 1, [(1, 0), (1, 1)], [(0, 1), (2, 0)]),
        (["walls", "huts"], None, [(0, 0)], []),
        (["name", "walls"], None, [], [(0, 0), (2, 1)]),
    ],
)
def test_a_part_changes_with_its_fields_and_with_nothing_else(names, line, there, elsewhere):
    village, of = Village(), part(Village, *names, line=line)
    for places, changes in ((there, True), (elsewhere, False)):
        for place in places:
            before = of(village.rows.tobytes())
            village.huts[place] += 1
            assert (of(village.rows.tobytes()) != before) is changes
    before = of(village.rows.tobytes())
    village.walls[1] = 7
    assert (of(village.rows.tobytes()) != before) is ("walls" in names)
