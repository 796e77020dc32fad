"""What a card covers: villages and boats that are lost, protected roads, cards taken back, goods that stay."""

import pytest

from oppidum.games.finisterre import carding, dolmens, roads, units
from oppidum.games.finisterre.grid import cell_of, on_cell
from oppidum.games.finisterre.state import BARE, BRIDGE_COVERED, LARGE, NOTHING, RECOVER, RECOVER_ACTION, SMALL
from tests.games.finisterre.maps import NE, NW, SE, E, Map, S, b1, b2, cells

rule = pytest.mark.rule


@rule("FIN-029")
def test_a_river_sweeps_a_village_away():
    m = b1()
    m.village(1, 0, S, "1S")
    m.store(1, 0, wood=2)
    m.s.star[0] = 3
    m.lay("SC5", 0, -1, 0)
    assert units.is_nomad(m.s, 1)
    assert m.s.town_flags.sum() == 0
    assert m.s.com_flags.sum() == 0
    assert m.lies(1, -1, NE)["wood"].count(1) >= 2
    assert m.s.star[0] == 2
    m.check()


@rule("FIN-029")
def test_an_own_village_costs_no_star():
    m = b1()
    m.village(1, 0, S, "0S")
    m.s.star[0] = 3
    m.lay("SC5", 0, -1, 0)
    assert units.is_nomad(m.s, 0)
    assert m.s.star[0] == 3


@rule("FIN-029")
def test_no_river_over_a_closed_city():
    m = b1()
    m.village(1, 0, S, "1S 1S", E)
    assert (0, -1, 0) not in m.places("SC5")
    m = b1(flood_cities=True)
    m.village(1, 0, S, "1S 1S", E)
    assert (0, -1, 0) in m.places("SC5")


@rule("FIN-029")
def test_of_a_mixed_city_only_the_covered_tile_goes():
    m = b1(flood_cities=True)
    m.village(1, 0, S, "1L 0S", E)
    m.store(1, 0, gold=2)
    m.store(0, 0, wood=3)
    m.s.star[0] = 3
    m.lay("SC5", 0, -1, 0)  # over the tile at the arrow
    assert units.units_of(m.s, 1) == 0
    assert m.s.town_cell[0].tolist() == [cell_of(2, -1), NOTHING]
    assert m.s.town_clan[0].tolist() == [0, NOTHING]
    assert m.s.town_flags[0].tolist() == [SMALL, 0]
    assert m.lies(1, -1, NE)["gold"] == [1, 1]
    assert m.held(0, 0) == {"wood": 3}
    assert m.s.star[0] == 2
    m.check()


def flooded_city(tiles: str, **goods: int) -> Map:
    """A city from north to south, with goods in its first part; a river goes over its second tile."""
    m = b1(flood_cities=True).lay_all(("M09", 0, -1, 2))
    m.village(1, 0, S, tiles, S)
    m.store(int(tiles[0]), 0, **goods)
    m.s.star[0] = 3
    m.lay("SC5", 0, -2, 0)
    m.check()
    return m


@rule("FIN-029")
def test_the_tile_at_the_arrow_stays_when_the_other_is_covered():
    m = flooded_city("0L 1S", wood=5)
    assert units.is_nomad(m.s, 1)
    assert m.s.town_cell[0].tolist() == [cell_of(1, -1), NOTHING]
    assert m.s.town_flags[0].tolist() == [LARGE, 0]
    assert m.held(0, 0) == {"wood": 5}


@rule("FIN-029")
def test_what_the_rest_of_a_city_cannot_hold_falls_to_the_ground():
    m = flooded_city("1L 1S", wood=4, crop=13)
    assert m.s.town_flags[0].tolist() == [LARGE, 0]
    assert m.held(1, 0) == {"wood": 4, "crop": 6}  # food goes first, the smallest die before
    assert m.lies(1, -2, NE)["crop"] == [1, 6]
    assert m.s.star[0] == 3  # the clan still has its part of the city: no unit is lost
    m = flooded_city("1S 1S", wood=2, iron=3)
    assert m.held(1, 0) == {"wood": 2, "iron": 1}


@rule("FIN-029")
def test_no_road_card_over_a_village():
    m = b1()
    m.village(1, 0, S, "0S")
    places = m.places("M66")
    assert places
    assert not any((1, -1) in cells(*place) for place in places)


@rule("FIN-029")
def test_a_river_sweeps_a_boat_away():
    m = Map().lay_all(("M39", 0, 0, 0))
    m.boat(1, 0, S, clan=1)
    m.store(1, 0, gold=2)
    m.s.star[0] = 3
    m.lay("SC5", 0, -1, 0)
    assert units.units_of(m.s, 1) == 0
    assert m.lies(1, -1, NE)["gold"] == [1, 1]
    assert m.s.star[0] == 2
    m.check()


@rule("FIN-149")
def test_only_a_covered_bridge_is_a_deed():
    for card, deeds in ((("M11", 0, 0, 0), BRIDGE_COVERED), (("M22", 1, 0, 0), 0)):  # over SA1, or its eastern half
        m = b1().lay_all(("SA2", 0, 1, 0))
        offered(m, *card)
        assert m.s.deeds[0] == deeds


@rule("FIN-030")
def test_a_boat_without_its_dock_is_lost():
    m = Map().lay_all(("SA4", 0, 0, 0), ("SB6", 2, 0, 0))
    m.boat(1, 0, S, clan=1)
    m.store(1, 0, iron=2)
    m.s.star[0] = 3
    m.lay("M01", 0, 0, 0)  # the same river without a dock
    assert units.units_of(m.s, 1) == 0
    assert on_cell(m.s, cell_of(1, -1)) == BARE
    assert m.lies(1, 0, SE)["iron"] == [1, 1]
    assert m.s.star[0] == 2
    m.check()


@rule("FIN-030")
def test_a_boat_stays_at_a_dock_that_is_there_again():
    m = Map().lay_all(("M39", 0, 0, 0))
    m.boat(1, 0, S, clan=1)
    m.store(1, 0, iron=2)
    m.lay("M08", 1, 0, 0)
    assert units.units_of(m.s, 1) == 1
    assert m.held(1, 0) == {"iron": 2}


CUT = ("M21", 1, 0, 0)  # takes the road from the site of SA1


@rule("FIN-031")
def test_roads_of_foreign_cities_are_protected():
    m = b1()
    assert CUT[1:] in m.places("M21")
    m.village(1, 0, S, "1S 1S", E)
    assert CUT[1:] not in m.places("M21")
    assert CUT[1:] in m.places("M21", 1)  # its owner may


@rule("FIN-031")
def test_a_mixed_city_is_foreign_for_both():
    m = b1()
    m.village(1, 0, S, "0S 1S", E)
    assert CUT[1:] not in m.places("M21", 0)
    assert CUT[1:] not in m.places("M21", 1)


@rule("FIN-031", "FIN-187")
def test_roads_of_open_villages_may_be_cut_for_a_star_point():
    m = b1()
    m.village(1, 0, S, "1S")
    m.s.star[:2] = 3
    m.lay(*CUT)
    assert m.s.star[:2].tolist() == [2, 3]
    assert m.s.unit_road[1, 0] == NOTHING


@rule("FIN-032")
def test_the_road_between_two_cities_is_protected_from_everybody():
    m = b2()
    m.village(1, 0, S, "0S 0S", E)
    assert CUT[1:] in m.places("M21", 0)
    m.village(1, 1, 0, "0S 0S", E)
    assert CUT[1:] not in m.places("M21", 0)
    assert CUT[1:] not in m.places("M21", 1)


@rule("FIN-031")
def test_a_square_that_carries_the_road_on_may_cover_it():
    m = b1().lay_all(("M36", 2, 0, 0), ("M47", 4, 0, 0))
    m.village(1, 0, S, "1S 1S", E)
    m.village(5, 0, S, "1S")
    assert (2, 1, 1) in m.places("M32")  # square B on (2, 0) has a road from west to east
    assert (2, 1, 1) not in m.places("M16")


@rule("FIN-032")
def test_two_own_cities_keep_each_other_and_not_an_own_village():
    m = b1().lay_all(("M36", 2, 0, 0), ("M47", 4, 0, 0))
    m.village(1, 0, S, "0S 0S", E)
    m.village(3, 0, S, "0S 0S", E)
    m.village(5, 0, S, "0S")
    assert (4, 0, 3) in m.places("M22", 0)
    assert (4, 0, 3) not in m.places("M22", 1)
    assert not m.s.plot_cell[m.s.plots :].any()  # what was tried leaves no trace


@rule("FIN-032")
def test_water_cards_are_not_bound():
    m = b2()
    m.village(1, 0, S, "1S 1S", E)
    assert CUT[1:] not in m.places("M21")
    m.lay("M11", 0, 0, 0)  # no bridge, and no road to the other one
    assert not roads.has_bridge(m.s, m.b, int(m.s.unit_road[1, 0]))


def row_of_villages(*tiles: str) -> Map:
    """A road from a bridge in the west past three sites."""
    m = b1().lay_all(("M36", 2, 0, 0), ("M47", 4, 0, 0))
    for x, tile in zip((1, 3, 5), tiles, strict=True):
        m.village(x, 0, S, tile)
    m.s.star[:] = 4
    return m


@rule("FIN-187")
def test_who_is_cut():
    m = row_of_villages("1S", "1S", "1S")
    m.lay("M22", 4, 0, 3)  # between the last two; all bridges are beyond the first
    assert m.s.star[:2].tolist() == [2, 4]


@rule("FIN-187")
def test_a_village_without_links_loses_its_bridge():
    m = row_of_villages("0S", "0S", "1S")
    m.lay("M22", 4, 0, 3)
    assert m.s.star[0] == 3


@rule("FIN-187")
def test_own_villages_are_cut_for_nothing():
    m = row_of_villages("0S", "0S", "0S")
    m.lay("M22", 4, 0, 3)
    assert m.s.star[0] == 4


@rule("FIN-033")
def test_a_covered_card_may_be_taken_back_once_in_a_turn():
    m = b2()
    asked = m.lay("M09", 0, 0, 0, recover=1)
    assert asked[0] == RECOVER
    assert m.s.recovered[0] == 1
    assert m.s.card == m.table.box.codes["SA1"]  # its only card: it is in play
    assert m.s.card_open == 1
    assert RECOVER not in m.lay("SA1", 0, 0, 0)
    m.s.recovered[0] = 0
    assert RECOVER in m.lay("M60", 0, 0, 0)


@rule("FIN-033")
def test_a_card_need_not_be_taken_back():
    m = b2()
    assert m.lay("M09", 0, 0, 0) == [RECOVER]
    assert m.s.recovered[0] == 0
    assert (m.s.hand[0] == NOTHING).all()


@rule("FIN-033")
def test_a_card_that_is_taken_back_comes_behind_the_hand():
    m = b2()
    m.deal(0, "M20", "M21")
    m.lay("M09", 0, 0, 0, recover=1)
    assert m.s.hand[0, :4].tolist() == [*(m.table.box.codes[name] for name in ("M20", "M21", "SA1")), NOTHING]
    assert m.s.hand_open[0, :3].tolist() == [0, 0, 1]


def offered(m: Map, name: str, x: int, y: int, k: int) -> dict[int, str]:
    """The cards that may be taken back when a card is laid, by the half that covers them."""
    assert (x, y, k) in m.places(name)
    m.ready(name)
    m.s.cell = cell_of(x, y)
    carding.lay_card(m.s, m.b, k)
    actions = m.out[: carding.legal_recoveries(m.s, m.out)].tolist()
    assert actions[0] == RECOVER_ACTION
    halves = [action - RECOVER_ACTION - 1 for action in actions[1:]]
    return {half: m.table.box.cards[m.s.lost[half]].name for half in halves}


@rule("FIN-033", "FIN-034")
def test_which_cards_are_offered():
    assert offered(b2(), "M09", 0, 0, 0) == {0: "SA1"}  # both squares of one card
    assert offered(half_covered(), "M24", 2, 0, 3) == {0: "M16"}
    assert offered(half_covered(), "M22", 2, 1, 1) == {1: "M16"}
    m = b1(overwrite="free").lay_all(("M27", 2, 0, 0), ("M21", 2, 1, 3))
    assert offered(m, "M24", 2, 0, 3) == {0: "M27", 1: "M21"}


def half_covered() -> Map:
    """M16 lies in the east of the map; M24 would cover its square A alone."""
    return b1().lay_all(("M16", 2, 0, 0))


@rule("FIN-034")
def test_a_half_that_stands_alone_is_removed():
    m = half_covered()
    m.drop(3, 0, NW, "gold", 1, 2)
    comarca = m.com(3, 0, NW)
    asked = m.lay("M24", 2, 0, 3, recover=1)
    assert asked[0] == RECOVER
    assert on_cell(m.s, cell_of(3, 0)) == BARE
    assert m.s.card == m.table.box.codes["M16"]
    assert m.lies(2, 0, NW)["gold"] == [1, 1]  # the anchor moved to the card that covers the other half
    assert m.com(2, 0, NW) == comarca
    m.check()


@rule("FIN-034")
def test_a_half_stays_if_its_card_is_left():
    m = half_covered()
    assert m.lay("M24", 2, 0, 3) == [RECOVER]
    assert on_cell(m.s, cell_of(3, 0)) >= 0


@rule("FIN-034")
def test_a_half_that_touches_another_card_is_not_offered():
    m = half_covered().lay_all(("M21", 3, 1, 3))
    assert RECOVER not in m.lay("M24", 2, 0, 3)


@rule("FIN-035")
def test_goods_stay_on_their_bank():
    m = Map().lay_all(("SA4", 0, 0, 0), ("M27", 0, 1, 3), ("M21", 1, 1, 0))
    m.drop(2, 1, NW, "gold")
    m.drop(2, 1, SE, "iron")
    north, south = m.com(1, 0, NE), m.com(1, 0, SE)
    assert m.com(2, 1, NW) == m.com(2, 1, SE) == north
    m.lay("M56", 2, 1, 1)
    assert m.com(2, 1, NW) == north
    assert m.com(2, 1, SE) == south
    assert m.lies_in([north])["gold"] == [1]
    assert m.lies_in([south])["iron"] == [1]
    m.check()


@rule("FIN-166")
def test_gold_of_a_covered_dolmen_lies_on_the_ground():
    m = b1().lay_all(("M24", 2, 0, 3))
    dolmen = int(m.book.dolmen[2 * m.table.box.codes["M24"] + 1]) - 1
    m.s.dolmen_gold[dolmen] = 2
    m.s.supply[2] -= 2
    assert dolmens.dolmens_in(m.s, m.b, m.com(2, 1, NE)) == 1
    m.lay("M22", 2, 0, 3)
    assert m.s.dolmen_gold[dolmen] == 0
    assert m.lies(2, 1, NE)["gold"] == [1, 1]
    assert dolmens.dolmens_in(m.s, m.b, m.com(2, 1, NE)) == 0
    m.check()


@rule("FIN-166")
def test_the_first_dolmen_of_the_box_is_one_too():
    m = b1().lay_all(("SC12", 0, 1, 0))
    assert m.book.dolmen[2 * m.table.box.codes["SC12"] + 1] == 1
    m.s.dolmen_gold[0] = 2
    m.s.supply[2] -= 2
    m.lay("SB1", 0, 1, 0)
    assert m.lies(1, 1, NE)["gold"] == [1, 1]
    m.check()


@rule("FIN-168")
def test_carts_of_a_split_comarca_go_to_their_clan():
    m = b1().lay_all(("M15", 1, 1, 3))
    m.village(1, 2, E, "0S")
    settled, lonely = m.cart(1, 0, NE, clan=0), m.cart(1, 0, NE, clan=1)
    for _ in range(3):  # other units weigh less than flags
        m.cart(1, 0, NE, clan=0)
    assert m.s.unit_com[0, settled] == m.s.unit_com[1, lonely] == m.com(1, 2, NE)
    m.lay("M05", 0, 1, 0)
    north, south = m.com(1, 2, NE), m.com(1, 0, NE)
    assert north != south
    assert m.s.unit_com[0, settled] == north
    assert m.s.unit_com[1, lonely] == south  # its anchor decides
    assert m.s.unit_land[0, :5].tolist() == [0] * 5
