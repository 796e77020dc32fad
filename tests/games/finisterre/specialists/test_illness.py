"""Plagues make specialists ill."""

import pytest

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import recount
from oppidum.games.finisterre.goods.resources import CROP, GAME, WOOD
from oppidum.games.finisterre.land import events
from oppidum.games.finisterre.specialists import crafts
from oppidum.games.finisterre.specialists.activation import can_activate
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, FACE_DOWN, FACE_UP, ILL
from tests.games.finisterre.world import B1, World, laid

rule = pytest.mark.rule


def states(world: World, clan: int = 0) -> list[int]:
    """The states of a clan's cards."""
    return [int(state) for state in world.s.slot_state[clan] if state]


def plague(world: World, good: int = CROP, corner: str = "ne") -> None:
    """A plague in the east, or in the west."""
    events.plague(world.s, world.b, good, world.comarca(1 if corner == "ne" else 0, 0, corner), NO_AWARDS)


@rule("FIN-067")
def test_who_is_fed_with_the_plagued_food_falls_ill_anywhere():
    world = laid(B1)
    lumberjack = world.hire(0, "LEN", crop=4)
    world.hire(0, "CAN", fish=4)
    world.hire(1, "LEN", game=2)
    plague(world, corner="nw")
    assert states(world) == [ILL, ACTIVE]
    assert states(world, 1) == [ACTIVE]
    assert world.lies_on(0, lumberjack) == []
    assert world.market() == {"crop": 4}
    plague(world, GAME)
    assert states(world, 1) == [ILL]
    assert world.market() == {"crop": 4, "game": 2}


@rule("FIN-067")
def test_an_ill_card_does_nothing():
    world = laid(B1)
    slot = world.hire(0, "LEN", crop=4)
    world.town("0L", 1, 0, "s", fish=6)
    assert crafts.more_of(world.s, world.b, 0, WOOD) == 2
    plague(world)
    assert crafts.more_of(world.s, world.b, 0, WOOD) == 0
    assert not can_activate(world.s, world.b, 0, slot)
    world.s.slot_state[0, slot] = FACE_UP
    assert can_activate(world.s, world.b, 0, slot)


@rule("FIN-067", "FIN-068")
def test_magic_cards_never_fall_ill():
    world = laid(B1)
    for name in ("DRU", "BAR", "VAT", "HEC"):
        world.hire(0, name, gold=1)
    world.town("0S", 1, 0, "s")
    world.give(0, 0, crop=1)
    plague(world)
    assert states(world) == [ACTIVE] * 4


@rule("FIN-068")
def test_a_store_of_the_plagued_food_makes_all_cards_ill():
    world = laid(B1)
    world.town("0S", 1, 0, "s", crop=1)
    for name, goods in (
        ("LAB", {"iron": 1}),
        ("TES", {"gold": 1}),
        ("CAZ", {"wood": 1, "iron": 1}),
    ):
        world.hire(0, name, **goods)
    world.hire(0, "MES")
    world.hire(0, "LEN", FACE_DOWN)
    plague(world)
    assert states(world) == [ILL] * 4 + [FACE_DOWN]
    assert world.market() == {"wood": 1, "iron": 2}  # gold to supply
    world.check()
    assert recount.cards_are_sound(world.s, world.b, 0)


@rule("FIN-068")
@pytest.mark.parametrize("where", ["elsewhere", "another kind", "not present"])
def test_a_store_that_does_no_harm(where):
    world = laid(B1)
    if where == "not present":
        world.cart(0, 1, 0, "ne")
    else:
        world.town("0S", 1, 0, "s")
    world.give(0, 0, **{"fish": 1} if where == "another kind" else {"crop": 1})
    world.hire(0, "LAB", iron=1)
    plague(world, corner="nw" if where == "elsewhere" else "ne")
    assert states(world) == [ACTIVE]


@rule("FIN-067")
def test_a_card_that_is_away_comes_home_ill():
    world = laid(B1)
    slot = world.hire(0, "ESP", crop=3)
    world.s.slot_state[0, slot] = AWAY
    plague(world)
    assert states(world) == [ILL]
    assert world.lies_on(0, slot) == []
    assert world.market() == {"crop": 3}


@rule("FIN-067")
def test_a_plague_on_a_card_that_is_placed():
    world = laid(B1 + ", SA2 0 1 0")
    world.hire(0, "LEN", crop=2)
    world.lay("M09", 0, 0, 0)  # its event is a plague of crops
    assert states(world) == [ILL]
