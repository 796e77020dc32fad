"""Plagues make specialists ill."""

import pytest

from oppidum.games.finisterre import crafts, events, recount
from oppidum.games.finisterre.activation import can_activate
from oppidum.games.finisterre.state import ACTIVE, AWAY, CROP, FACE_DOWN, FACE_UP, GAME, ILL, WOOD
from tests.games.finisterre.crew import hire, lies_on
from tests.games.finisterre.maps import NE, NW, Map, S, b1

rule = pytest.mark.rule


def states(m: Map, clan: int = 0) -> list[int]:
    """The states of a clan's cards."""
    return [int(state) for state in m.s.slot_state[clan] if state]


def plague(m: Map, good: int = CROP, corner: int = NE) -> None:
    """A plague in the east, or in the west."""
    events.plague(m.s, m.b, good, m.com(1 if corner == NE else 0, 0, corner))


@rule("FIN-067")
def test_who_is_fed_with_the_plagued_food_falls_ill_anywhere():
    m = b1()
    lumberjack = hire(m, 0, "LEN", ("crop", 4))
    hire(m, 0, "CAN", ("fish", 4))
    hire(m, 1, "LEN", ("game", 2))
    plague(m, corner=NW)
    assert states(m) == [ILL, ACTIVE]
    assert states(m, 1) == [ACTIVE]
    assert lies_on(m, 0, lumberjack) == []
    assert m.market() == {"crop": 4}
    plague(m, GAME)
    assert states(m, 1) == [ILL]
    assert m.market() == {"crop": 4, "game": 2}


@rule("FIN-067")
def test_an_ill_card_does_nothing():
    m = b1()
    slot = hire(m, 0, "LEN", ("crop", 4))
    m.village(1, 0, S, "0L")
    m.store(0, 0, fish=6)
    assert crafts.more_of(m.s, m.b, 0, WOOD) == 2
    plague(m)
    assert crafts.more_of(m.s, m.b, 0, WOOD) == 0
    assert not can_activate(m.s, m.b, 0, slot)
    m.s.slot_state[0, slot] = FACE_UP
    assert can_activate(m.s, m.b, 0, slot)


@rule("FIN-067", "FIN-068")
def test_magic_cards_never_fall_ill():
    m = b1()
    for name in ("DRU", "BAR", "VAT", "HEC"):
        hire(m, 0, name, ("gold", 1))
    m.village(1, 0, S, "0S")
    m.store(0, 0, crop=1)
    plague(m)
    assert states(m) == [ACTIVE] * 4


@rule("FIN-068")
def test_a_store_of_the_plagued_food_makes_all_cards_ill():
    m = b1()
    m.village(1, 0, S, "0S")
    m.store(0, 0, crop=1)
    for name, goods in (
        ("LAB", [("iron", 1)]),
        ("TES", [("gold", 1)]),
        ("CAZ", [("wood", 1), ("iron", 1)]),
        ("MES", []),
    ):
        hire(m, 0, name, *goods)
    hire(m, 0, "LEN", hidden=True)
    plague(m)
    assert states(m) == [ILL] * 4 + [FACE_DOWN]
    assert m.market() == {"wood": 1, "iron": 2}  # gold to supply
    m.check()
    assert recount.cards_are_sound(m.s, m.b, 0)


@rule("FIN-068")
@pytest.mark.parametrize("where", ["elsewhere", "another kind", "not present"])
def test_a_store_that_does_no_harm(where):
    m = b1()
    if where == "not present":
        m.cart(1, 0, NE)
    else:
        m.village(1, 0, S, "0S")
    m.store(0, 0, **({"fish": 1} if where == "another kind" else {"crop": 1}))
    hire(m, 0, "LAB", ("iron", 1))
    plague(m, corner=NW if where == "elsewhere" else NE)
    assert states(m) == [ACTIVE]


@rule("FIN-067")
def test_a_card_that_is_away_comes_home_ill():
    m = b1()
    slot = hire(m, 0, "ESP", ("crop", 3))
    m.s.slot_state[0, slot] = AWAY
    plague(m)
    assert states(m) == [ILL]
    assert lies_on(m, 0, slot) == []
    assert m.market() == {"crop": 3}


@rule("FIN-067")
def test_a_plague_on_a_card_that_is_placed():
    m = b1().lay_all(("SA2", 0, 1, 0))
    hire(m, 0, "LEN", ("crop", 2))
    m.lay("M09", 0, 0, 0)  # its event is a plague of crops
    assert states(m) == [ILL]
