"""Events on cards: seasons, plagues, fire, robbery, fertility, floods; and the star points of a card."""

import numpy as np
import pytest

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import pool
from oppidum.games.finisterre.land import events
from oppidum.games.finisterre.land.landscape import CROP_PLAGUE, GAME_PLAGUE, LIVESTOCK_PLAGUE, SUMMER, WINTER
from tests.games.finisterre.world import B1, B2, BLUE, GREEN, RED, World, laid
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule


def seasons(world: World, *passed: int) -> list[tuple[int, int]]:
    """The year and the value of crops after each season."""
    found = []
    for season in passed:
        events.pass_seasons(world.s, world.b, season, NO_AWARDS)
        found.append((int(world.s.year), int(world.s.crop_value)))
    return found


@rule("FIN-063")
def test_the_seasons():
    world = laid(B1)
    assert seasons(world, SUMMER, WINTER, WINTER, WINTER, SUMMER) == [(1, 3), (2, 2), (4, 1), (6, 1), (7, 2)]
    assert world.s.seasons == 7
    assert [value for _, value in seasons(world, *[SUMMER] * 6)] == [3, 4, 5, 6, 6, 6]


@rule("FIN-064")
@pytest.mark.parametrize(("year", "season", "die"), [(1, WINTER, 3), (5, WINTER, 4), (1, SUMMER, 3), (0, SUMMER, 2)])
@pytest.mark.parametrize("good", ["livestock", "game"])
def test_livestock_and_game_grow_at_the_end_of_a_year(year, season, die, good):
    world = laid(B1)
    world.drop(1, 0, "ne", **{good: [2]})
    world.s.year = year
    events.pass_seasons(world.s, world.b, season, NO_AWARDS)
    assert world.lies(1, 0, "ne") == {good: [die]}


@rule("FIN-064")
def test_two_years_grow_twice():
    world = laid(B1)
    world.drop(1, 0, "ne", game=[1], livestock=[5])
    seasons(world, WINTER, WINTER, WINTER)  # the ends of the years 1, 2, 3
    assert world.lies(1, 0, "ne") == {"game": [5], "livestock": [6]}


@rule("FIN-065")
@pytest.mark.parametrize(("year", "season", "die"), [(1, WINTER, 3), (2, WINTER, 4), (3, WINTER, 4), (1, SUMMER, 2)])
def test_fish_grow_in_winter(year, season, die):
    world = laid(B1)
    world.drop(0, 0, "nw", fish=[2, 6], crop=[2])
    world.town("0S", 1, 0, "s", fish=3)
    world.s.year = year
    events.pass_seasons(world.s, world.b, season, NO_AWARDS)
    assert world.lies(0, 0, "nw") == {"crop": [2], "fish": [die, 6]}
    assert world.held(0, 0) == {"fish": 3}


@rule("FIN-065")
def test_fish_may_grow_every_half_year():
    world = laid(B1, fish="half_year")
    world.drop(0, 0, "nw", fish=[1])
    seasons(world, SUMMER, SUMMER)
    assert world.lies(0, 0, "nw") == {"fish": [4]}


@rule("FIN-066")
@pytest.mark.parametrize(("dice", "left"), [([1, 2, 2, 3, 3], [3, 3]), ([1, 2, 2], [2]), ([4], []), ([], [])])
def test_a_plague_leaves_the_better_half(dice, left):
    world = laid(B2)
    world.s.piles = 0
    world.drop(1, 0, "ne", crop=dice, game=[1] * 4)
    world.drop(0, 0, "nw", crop=[1] * 4)
    world.lay("M09", 0, 0, 0)  # PLC in the east
    assert world.lies(1, 0, "ne").get("crop", []) == left
    assert world.lies(1, 0, "ne")["game"] == [1] * 4
    assert world.lies(0, 0, "nw")["crop"] == [1] * 4


@rule("FIN-066")
@pytest.mark.parametrize(
    ("event", "good"), [(CROP_PLAGUE, "crop"), (LIVESTOCK_PLAGUE, "livestock"), (GAME_PLAGUE, "game")]
)
def test_every_plague_has_its_food(event, good):
    world = laid(B2)
    world.book.event[CODES["M09"]] = event
    before = {food: [1, 1, 2] for food in ("crop", "livestock", "game")}
    world.s.piles = 0
    world.drop(1, 0, "ne", **before)
    world.lay("M09", 0, 0, 0)
    left = world.lies(1, 0, "ne")
    assert {food for food in before if left.get(food) != before[food]} == {good}


FIRE = ("M15", 3, 0, 2)  # no forest beside its own


@rule("FIN-069")
def test_a_fire_in_winter():
    world = laid(B1)
    world.town("0L", 1, 0, "s", wood=5)
    world.drop(1, 0, "ne", wood=5)
    world.drop(0, 0, "nw", wood=4)
    world.lay(*FIRE)
    assert world.lies(1, 0, "ne")["wood"] == [1] * 3
    assert world.lies(0, 0, "nw")["wood"] == [1] * 4
    assert world.held(0, 0) == {"wood": 5}
    world.check()


@rule("FIN-069")
def test_a_fire_in_summer():
    world = laid(B1)
    world.s.year = 1
    world.town("0S 1S", 1, 0, "s", second="s", wood=3)
    world.give(1, 0, wood=1)
    world.cart(0, 1, 0, "ne", wood=1)
    world.cart(0, 1, 0, "ne", wood=1)
    world.cart(0, 0, 0, "nw", wood=1)  # far away
    world.drop(1, 0, "ne", wood=5)
    world.lay(*FIRE)
    assert "wood" not in world.lies(1, 0, "ne")
    assert [world.held(0, unit).get("wood", 0) for unit in range(4)] == [1, 1, 1, 1]  # 5 - 2, the lowest unit first
    assert world.held(1, 0) == {"wood": 1}
    world.check()


@rule("FIN-070")
def test_a_robbery():
    world = laid(B2, 3)
    world.town("0S", 1, 0, "s")
    world.town("1S", 1, 1, "n")
    world.s.coins[:3] = 11, 3, 11
    world.lay("M32", 2, 0, 0, clan=2)
    assert world.s.coins[:3].tolist() == [9, 3, 11]


@rule("FIN-071")
def test_fertility():
    world = laid(B2 + ", SC2 0 -1 0")
    assert len(world.lies(1, 0, "ne")["crop"]) == 6  # two coincidences
    world.s.piles = 0
    world.s.crop_value = 3
    before = world.market()["crop"]
    world.lay("M54", 2, 0, 0)
    assert world.lies(1, 0, "ne")["crop"] == [3, 3]
    assert world.market()["crop"] == before


def river_with_boats(**options: str) -> World:
    """A junction in the west, two docks east of it, one beyond it."""
    world = laid("SA4 0 0 0, M39 -2 0 0, M03 -3 0 2", **options)
    for clan, x in ((0, 1), (1, -1), (1, -4)):
        world.boat(clan, x, 0, "s", gold=1, game=3)
    world.s.star[:2] = 3
    return world


@rule("FIN-072")
def test_a_flood_between_junctions():
    world = river_with_boats()
    world.lay("M02", 2, 0, 0)
    assert (world.s.unit_kind[0] > 0).sum() == 0
    assert (world.s.unit_kind[1] > 0).sum() == 1
    assert world.held(1, 0) == {"gold": 1, "game": 3}
    assert world.s.unit_com[1, 0] == world.comarca(-4, 0, "sw")
    assert "game" not in world.all_lies()  # the cargo is gone
    assert world.s.supply[2] + len(world.all_lies().get("gold", [])) == 49
    assert world.s.star[:2].tolist() == [3, 3]
    world.check()


@rule("FIN-072")
def test_a_flood_takes_the_boats_where_it_begins():
    world = laid("SB6 0 0 0")
    world.boat(0, 0, 0, "n")
    events.flood(world.s, world.b, 0, NO_AWARDS)
    assert not world.s.unit_kind.any()


@rule("FIN-072")
def test_a_flood_of_the_whole_network():
    world = river_with_boats(flood="whole_network")
    world.lay("M02", 2, 0, 0)
    assert (world.s.unit_kind > 0).sum() == 0


# Star points (chapter Star points of a card).


@rule("FIN-186", "FIN-048")
def test_a_site_where_none_was():
    world = laid(B1)
    assert world.s.star[0] == 1
    world.lay("SA2", 0, 1, 0, clan=1)  # a second free site in the east
    assert world.s.star[:2].tolist() == [1, 0]
    world.town("0S", 1, 0, "s")
    world.town("0S", 1, 1, "n")
    world.lay("M36", 2, 0, 0, clan=1)  # none was free any more
    assert world.s.star[:2].tolist() == [1, 1]


@rule("FIN-048")
def test_a_blocked_site_is_no_site():
    world = laid(B1)
    world.s.star[0] = 0
    world.lay("SA3", 0, -1, 0)  # covers the arrow cell of the only free site, and has its own
    assert world.s.star[0] == 0


@rule("FIN-049")
def test_a_dock_where_none_was():
    world = laid("SA4 0 0 0")
    assert world.s.star[0] == 1
    world.lay("M39", -2, 0, 0, clan=1)  # a second dock on the same bank
    assert world.s.star[:2].tolist() == [1, 0]
    world.lay("SB6", 2, 0, 0, clan=1)  # a first one in the north
    assert world.s.star[:2].tolist() == [1, 1]


def dolmen_land() -> World:
    """A large village of blue and a small one of red, on the bank where a dolmen may come."""
    world = laid(B2, 3)
    world.town("1L", 1, 0, "s")
    world.town("2S", 1, 1, "n")
    world.s.star[:] = 0
    return world


@rule("FIN-050")
def test_a_dolmen_is_found():
    world = dolmen_land()
    world.lay("M24", 2, 0, 3, clan=GREEN)
    assert [world.s.star[clan] for clan in (GREEN, BLUE, RED)] == [0, 2, 1]
    faces = world.s.plot_face[: world.s.plots]
    numbers = {int(world.book.dolmen[face >> 2]) for face in faces[faces >= 0]} - {0}
    assert numbers == {1 + number for number in np.flatnonzero(world.s.dolmen_paid)}


@rule("FIN-193")
def test_a_dolmen_pays_once():
    world = dolmen_land()
    world.lay("M24", 2, 0, 3, clan=GREEN)
    world.lay("M22", 2, 0, 3, clan=GREEN, recover=1)
    assert world.s.card == CODES["M24"]
    world.lay("M24", 2, 0, 3, clan=GREEN)
    assert [world.s.star[clan] for clan in (GREEN, BLUE, RED)] == [0, 2, 1]


@rule("FIN-172")
def test_a_level_won_by_a_card_helps_in_the_same_turn():
    world = laid(B1 + ", M36 -1 0 2")
    world.town("0S", 1, 0, "s")
    world.town("0S", -2, 0, "n")
    world.s.star[0] = 4
    assert pool.base_actions(world.s, world.b, 0) == 2
    world.lay("SB6", 0, 1, 0)
    assert (world.s.spirit[0], world.s.star[0], world.s.carried[0]) == (1, 0, 1)
    assert pool.begin_actions(world.s, world.b)
    assert world.s.phase == phases.CARRY
    assert not pool.trade_carried(world.s, world.b, 0)
    pool.fill_pools(world.s, world.b)
    assert world.s.pool[0] == 3
