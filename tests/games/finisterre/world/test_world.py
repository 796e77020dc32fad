"""The worlds of these tests: what is written comes about, and what is written wrongly is named."""

import pytest

from oppidum.games.finisterre.clans.units import SMALL
from tests.games.finisterre.world import B1, B2, World, answers, laid, without_map


def test_a_situation_in_a_few_words():
    """The example of the package's docstring."""
    world = World(B2).turn(coins=5)
    world.village(0, 1, 0, "s", wood=3, iron=2)
    world.act("build_small")
    assert world.held(0, 0) == {}
    assert world.s.town_flags[:2, 0].tolist() == [SMALL, SMALL]
    world.check()


def test_goods_come_out_of_supply():
    world = World(B1)
    world.give(0, wood=3)
    world.drop(1, 0, "ne", iron=2, crop=8, fish=[3, 3])
    world.trade(gold=1)
    world.hire(0, "DRU", gold=1)
    assert (world.held(0), world.market()) == ({"wood": 3}, {"gold": 1})
    assert world.lies(1, 0, "ne") == {"iron": [1, 1], "crop": [2, 6], "fish": [3, 3]}
    assert world.s.supply.tolist() == [47, 48, 48]
    world.check()


def test_a_copy_is_changed_alone():
    world = laid(B2)
    other = world.copy()
    other.give(0, wood=1)
    assert (world.held(0), other.held(0)) == ({}, {"wood": 1})
    assert other.book is world.book


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        (lambda: World("SA99 0 0 0"), "no card 'SA99'"),
        (lambda: World("SA1 0 0"), "not as 'SA1 0 0'"),
        (lambda: World(fish="sometimes"), "fish"),
        (lambda: World(B1).give(0, corn=1), "no good 'corn'. There are: wood, iron"),
        (lambda: World(B1).village(0, 1, 0, "x"), "no side 'x'"),
        (lambda: World(B1).village(0, 1, 0, "e"), "no free site at (1, 0, 'e')"),
        (lambda: World(B1).boat(0, 1, 0, "s"), "no free dock at (1, 0, 's')"),
        (lambda: World(B1).village(0, 5, 5, "s"), "No card lies at 5, 5"),
        (lambda: World(B1).town("0S 0S", 1, 0, "s", second="n"), "No second tile can lie in the n"),
        (lambda: World(B1).town("0X", 1, 0, "s"), "no size 'X'"),
        (lambda: World(B1).town("small", 1, 0, "s"), "not as 'small'"),
        (lambda: World(B1).town("0S", 3), "x, y and a side; not (3,)"),
        (lambda: World(B1).drop(1, 0, wood=1), "not (1, 0)"),
        (lambda: World(B1).drop(1, 0, "ne", wood=[1, 1]), "wood=2"),
        (lambda: without_map().drop(1, 0, "s", wood=1), "without a map a place is a comarca"),
        (lambda: laid(B1).lay("M16", 5, 5), "M16 may not lie at (5, 5, 0), only at"),
        (lambda: World(B1).turn().act("dance"), "no kind of action 'dance'"),
        (lambda: World(B1).turn().act("sail"), "sail is not offered"),
        (lambda: World(B1).turn().answer(answers.YES), "is no answer to ACT"),
        (lambda: full().hire(0, "LAB"), "Clan 0 has no room"),
    ],
)
def test_mistakes_are_named(mistake, message):
    with pytest.raises((AssertionError, ValueError)) as caught:
        mistake()
    assert message in str(caught.value)


def full() -> World:
    """A clan with a card in each of its slots."""
    world = World(B1)
    for name in ("LAB", "LEN", "CAN", "CAZ", "GRA"):
        world.hire(0, name)
    return world
