"""Events on cards: seasons, plagues, fire, robbery, fertility, floods; and the star points of a card."""

import numpy as np
import pytest

from oppidum.games.finisterre import events, pool
from oppidum.games.finisterre.state import CARRY, CROP_PLAGUE, GAME_PLAGUE, LIVESTOCK_PLAGUE, SUMMER, WINTER
from tests.games.finisterre.maps import BLUE, GREEN, NE, NW, RED, Map, N, S, b1, b2
from tests.games.finisterre.scene import BOX

rule = pytest.mark.rule


def seasons(m: Map, *passed: int) -> list[tuple[int, int]]:
    """The year and the value of crops after each season."""
    found = []
    for season in passed:
        events.pass_seasons(m.s, m.b, season)
        found.append((int(m.s.year), int(m.s.crop_value)))
    return found


@rule("FIN-063")
def test_the_seasons():
    m = b1()
    assert seasons(m, SUMMER, WINTER, WINTER, WINTER, SUMMER) == [(1, 3), (2, 2), (4, 1), (6, 1), (7, 2)]
    assert m.s.seasons == 7
    assert [value for _, value in seasons(m, *[SUMMER] * 6)] == [3, 4, 5, 6, 6, 6]


@rule("FIN-064")
@pytest.mark.parametrize(("year", "season", "die"), [(1, WINTER, 3), (5, WINTER, 4), (1, SUMMER, 3), (0, SUMMER, 2)])
@pytest.mark.parametrize("good", ["livestock", "game"])
def test_livestock_and_game_grow_at_the_end_of_a_year(year, season, die, good):
    m = b1()
    m.drop(1, 0, NE, good, 2)
    m.s.year = year
    events.pass_seasons(m.s, m.b, season)
    assert m.lies(1, 0, NE) == {good: [die]}


@rule("FIN-064")
def test_two_years_grow_twice():
    m = b1()
    m.drop(1, 0, NE, "game", 1)
    m.drop(1, 0, NE, "livestock", 5)
    seasons(m, WINTER, WINTER, WINTER)  # the ends of the years 1, 2, 3
    assert m.lies(1, 0, NE) == {"game": [5], "livestock": [6]}


@rule("FIN-065")
@pytest.mark.parametrize(("year", "season", "die"), [(1, WINTER, 3), (2, WINTER, 4), (3, WINTER, 4), (1, SUMMER, 2)])
def test_fish_grow_in_winter(year, season, die):
    m = b1()
    m.drop(0, 0, NW, "fish", 2)
    m.drop(0, 0, NW, "fish", 6)
    m.drop(0, 0, NW, "crop", 2)
    m.village(1, 0, S, "0S")
    m.store(0, 0, fish=3)
    m.s.year = year
    events.pass_seasons(m.s, m.b, season)
    assert m.lies(0, 0, NW) == {"crop": [2], "fish": [die, 6]}
    assert m.held(0, 0) == {"fish": 3}


@rule("FIN-065")
def test_fish_may_grow_every_half_year():
    m = b1(fish="half_year")
    m.drop(0, 0, NW, "fish", 1)
    seasons(m, SUMMER, SUMMER)
    assert m.lies(0, 0, NW) == {"fish": [4]}


@rule("FIN-066")
@pytest.mark.parametrize(("dice", "left"), [([1, 2, 2, 3, 3], [3, 3]), ([1, 2, 2], [2]), ([4], []), ([], [])])
def test_a_plague_leaves_the_better_half(dice, left):
    m = b2()
    m.s.piles = 0
    for value in dice:
        m.drop(1, 0, NE, "crop", value)
    m.drop(0, 0, NW, "crop", 1, 4)
    m.drop(1, 0, NE, "game", 1, 4)
    m.lay("M09", 0, 0, 0)  # PLC in the east
    assert m.lies(1, 0, NE).get("crop", []) == left
    assert m.lies(1, 0, NE)["game"] == [1] * 4
    assert m.lies(0, 0, NW)["crop"] == [1] * 4


@rule("FIN-066")
@pytest.mark.parametrize(
    ("event", "good"), [(CROP_PLAGUE, "crop"), (LIVESTOCK_PLAGUE, "livestock"), (GAME_PLAGUE, "game")]
)
def test_every_plague_has_its_food(event, good):
    m = b2()
    m.book.event[BOX.codes["M09"]] = event
    before = {food: [1, 1, 2] for food in ("crop", "livestock", "game")}
    m.s.piles = 0
    for food in before:
        m.drop(1, 0, NE, food, 1, 2)
        m.drop(1, 0, NE, food, 2)
    m.lay("M09", 0, 0, 0)
    left = m.lies(1, 0, NE)
    assert {food for food in before if left.get(food) != before[food]} == {good}


FIRE = ("M15", 3, 0, 2)  # no forest beside its own


@rule("FIN-069")
def test_a_fire_in_winter():
    m = b1()
    m.village(1, 0, S, "0L")
    m.store(0, 0, wood=5)
    m.drop(1, 0, NE, "wood", 1, 5)
    m.drop(0, 0, NW, "wood", 1, 4)
    m.lay(*FIRE)
    assert m.lies(1, 0, NE)["wood"] == [1] * 3
    assert m.lies(0, 0, NW)["wood"] == [1] * 4
    assert m.held(0, 0) == {"wood": 5}
    m.check()


@rule("FIN-069")
def test_a_fire_in_summer():
    m = b1()
    m.s.year = 1
    m.village(1, 0, S, "0S 1S", S)
    m.store(0, 0, wood=3)
    m.store(0, m.cart(1, 0, NE), wood=1)
    m.store(0, m.cart(1, 0, NE), wood=1)
    m.store(1, 0, wood=1)
    far = m.cart(0, 0, NW)
    m.store(0, far, wood=1)
    m.drop(1, 0, NE, "wood", 1, 5)
    m.lay(*FIRE)
    assert "wood" not in m.lies(1, 0, NE)
    assert [m.held(0, unit).get("wood", 0) for unit in range(4)] == [1, 1, 1, 1]  # 5 - 2, the lowest unit first
    assert m.held(1, 0) == {"wood": 1}
    m.check()


@rule("FIN-070")
def test_a_robbery():
    m = b2(3)
    m.village(1, 0, S, "0S")
    m.village(1, 1, N, "1S")
    m.s.coins[:3] = 11, 3, 11
    m.lay("M32", 2, 0, 0, clan=2)
    assert m.s.coins[:3].tolist() == [9, 3, 11]


@rule("FIN-071")
def test_fertility():
    m = b2().lay_all(("SC2", 0, -1, 0))
    assert len(m.lies(1, 0, NE)["crop"]) == 6  # two coincidences
    m.s.piles = 0
    m.s.crop_value = 3
    before = m.market()["crop"]
    m.lay("M54", 2, 0, 0)
    assert m.lies(1, 0, NE)["crop"] == [3, 3]
    assert m.market()["crop"] == before


def river_with_boats(**options) -> Map:
    """A junction in the west, two docks east of it, one beyond it."""
    m = Map(**options).lay_all(("SA4", 0, 0, 0), ("M39", -2, 0, 0), ("M03", -3, 0, 2))
    m.boat(1, 0, S, clan=0)
    m.boat(-1, 0, S, clan=1)
    m.boat(-4, 0, S, clan=1)
    for clan, unit in ((0, 0), (1, 0), (1, 1)):
        m.store(clan, unit, gold=1, game=3)
    m.s.star[:2] = 3
    return m


@rule("FIN-072")
def test_a_flood_between_junctions():
    m = river_with_boats()
    m.lay("M02", 2, 0, 0)
    assert (m.s.unit_kind[0] > 0).sum() == 0
    assert (m.s.unit_kind[1] > 0).sum() == 1
    assert m.held(1, 0) == {"gold": 1, "game": 3}
    assert m.s.unit_com[1, 0] == m.com(-4, 0, 2)
    assert "game" not in m.all_lies()  # the cargo is gone
    assert m.s.supply[2] + len(m.all_lies().get("gold", [])) == 49
    assert m.s.star[:2].tolist() == [3, 3]
    m.check()


@rule("FIN-072")
def test_a_flood_takes_the_boats_where_it_begins():
    m = Map().lay_all(("SB6", 0, 0, 0))
    m.boat(0, 0, N)
    events.flood(m.s, m.b, 0)
    assert not m.s.unit_kind.any()


@rule("FIN-072")
def test_a_flood_of_the_whole_network():
    m = river_with_boats(flood="whole_network")
    m.lay("M02", 2, 0, 0)
    assert (m.s.unit_kind > 0).sum() == 0


# Star points (chapter Star points of a card).


@rule("FIN-186", "FIN-048")
def test_a_site_where_none_was():
    m = b1()
    assert m.s.star[0] == 1
    m.lay("SA2", 0, 1, 0, clan=1)  # a second free site in the east
    assert m.s.star[:2].tolist() == [1, 0]
    m.village(1, 0, S, "0S")
    m.village(1, 1, N, "0S")
    m.lay("M36", 2, 0, 0, clan=1)  # none was free any more
    assert m.s.star[:2].tolist() == [1, 1]


@rule("FIN-048")
def test_a_blocked_site_is_no_site():
    m = b1()
    m.s.star[0] = 0
    m.lay("SA3", 0, -1, 0)  # covers the arrow cell of the only free site, and has its own
    assert m.s.star[0] == 0


@rule("FIN-049")
def test_a_dock_where_none_was():
    m = Map().lay_all(("SA4", 0, 0, 0))
    assert m.s.star[0] == 1
    m.lay("M39", -2, 0, 0, clan=1)  # a second dock on the same bank
    assert m.s.star[:2].tolist() == [1, 0]
    m.lay("SB6", 2, 0, 0, clan=1)  # a first one in the north
    assert m.s.star[:2].tolist() == [1, 1]


def dolmen_land() -> Map:
    m = b2(3)
    m.village(1, 0, S, "1L")
    m.village(1, 1, N, "2S")
    m.s.star[:] = 0
    return m


@rule("FIN-050")
def test_a_dolmen_is_found():
    m = dolmen_land()
    m.lay("M24", 2, 0, 3, clan=GREEN)
    assert [m.s.star[clan] for clan in (GREEN, BLUE, RED)] == [0, 2, 1]
    faces = m.s.plot_face[: m.s.plots]
    numbers = {int(m.book.dolmen[face >> 2]) for face in faces[faces >= 0]} - {0}
    assert numbers == {1 + number for number in np.flatnonzero(m.s.dolmen_paid)}


@rule("FIN-193")
def test_a_dolmen_pays_once():
    m = dolmen_land()
    m.lay("M24", 2, 0, 3, clan=GREEN)
    m.lay("M22", 2, 0, 3, clan=GREEN, recover=1)
    assert m.s.card == m.table.box.codes["M24"]
    m.lay("M24", 2, 0, 3, clan=GREEN)
    assert [m.s.star[clan] for clan in (GREEN, BLUE, RED)] == [0, 2, 1]


@rule("FIN-172")
def test_a_level_won_by_a_card_helps_in_the_same_turn():
    m = b1().lay_all(("M36", -1, 0, 2))
    m.village(1, 0, S, "0S")
    m.village(-2, 0, N, "0S")
    m.s.star[0] = 4
    assert pool.base_actions(m.s, m.b, 0) == 2
    m.lay("SB6", 0, 1, 0)
    assert (m.s.spirit[0], m.s.star[0], m.s.carried[0]) == (1, 0, 1)
    assert pool.begin_actions(m.s, m.b)
    assert m.s.phase == CARRY
    assert not pool.trade_carried(m.s, m.b, 0)
    pool.fill_pools(m.s, m.b)
    assert m.s.pool[0] == 3
