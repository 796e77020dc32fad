"""What a card covers: villages and boats that are lost, protected roads, cards taken back, goods that stay."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards import card_phase
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.clans.units import LARGE, SMALL
from oppidum.games.finisterre.ends.deeds import BRIDGE_COVERED
from oppidum.games.finisterre.land import dolmens, roads
from oppidum.games.finisterre.land.grid import cell_of, on_cell
from oppidum.games.finisterre.land.landscape import BARE
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world import B1, B2, World, laid
from tests.games.finisterre.world.cards import cells

rule = pytest.mark.rule


@rule("FIN-029")
def test_a_river_sweeps_a_village_away():
    world = laid(B1)
    world.town("1S", 1, 0, "s", wood=2)
    world.s.star[0] = 3
    world.lay("SC5", 0, -1, 0)
    assert units.is_nomad(world.s, 1)
    assert world.s.town_flags.sum() == 0
    assert world.s.com_flags.sum() == 0
    assert world.lies(1, -1, "ne")["wood"].count(1) >= 2
    assert world.s.star[0] == 2
    world.check()


@rule("FIN-029")
def test_an_own_village_costs_no_star():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    world.s.star[0] = 3
    world.lay("SC5", 0, -1, 0)
    assert units.is_nomad(world.s, 0)
    assert world.s.star[0] == 3


@rule("FIN-029")
def test_no_river_over_a_closed_city():
    world = laid(B1)
    world.town("1S 1S", 1, 0, "s", second="e")
    assert (0, -1, 0) not in world.places("SC5")
    world = laid(B1, flood_cities=True)
    world.town("1S 1S", 1, 0, "s", second="e")
    assert (0, -1, 0) in world.places("SC5")


@rule("FIN-029")
def test_of_a_mixed_city_only_the_covered_tile_goes():
    world = laid(B1, flood_cities=True)
    world.town("1L 0S", 1, 0, "s", second="e", gold=2)
    world.give(0, 0, wood=3)
    world.s.star[0] = 3
    world.lay("SC5", 0, -1, 0)  # over the tile at the arrow
    assert units.units_of(world.s, 1) == 0
    assert world.s.town_cell[0].tolist() == [cell_of(2, -1), NOTHING]
    assert world.s.town_clan[0].tolist() == [0, NOTHING]
    assert world.s.town_flags[0].tolist() == [SMALL, 0]
    assert world.lies(1, -1, "ne")["gold"] == [1, 1]
    assert world.held(0, 0) == {"wood": 3}
    assert world.s.star[0] == 2
    world.check()


def flooded_city(tiles: str, **goods: int) -> World:
    """A city from north to south, with goods in its first part; a river goes over its second tile."""
    world = laid(B1 + ", M09 0 -1 2", flood_cities=True)
    world.town(tiles, 1, 0, "s", second="s")
    world.give(int(tiles[0]), 0, **goods)
    world.s.star[0] = 3
    world.lay("SC5", 0, -2, 0)
    world.check()
    return world


@rule("FIN-029")
def test_the_tile_at_the_arrow_stays_when_the_other_is_covered():
    world = flooded_city("0L 1S", wood=5)
    assert units.is_nomad(world.s, 1)
    assert world.s.town_cell[0].tolist() == [cell_of(1, -1), NOTHING]
    assert world.s.town_flags[0].tolist() == [LARGE, 0]
    assert world.held(0, 0) == {"wood": 5}


@rule("FIN-029")
def test_what_the_rest_of_a_city_cannot_hold_falls_to_the_ground():
    world = flooded_city("1L 1S", wood=4, crop=13)
    assert world.s.town_flags[0].tolist() == [LARGE, 0]
    assert world.held(1, 0) == {"wood": 4, "crop": 6}  # food goes first, the smallest die before
    assert world.lies(1, -2, "ne")["crop"] == [1, 6]
    assert world.s.star[0] == 3  # the clan still has its part of the city: no unit is lost
    world = flooded_city("1S 1S", wood=2, iron=3)
    assert world.held(1, 0) == {"wood": 2, "iron": 1}


@rule("FIN-029")
def test_no_road_card_over_a_village():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    places = world.places("M66")
    assert places
    assert not any((1, -1) in cells(*place) for place in places)


@rule("FIN-029")
def test_a_river_sweeps_a_boat_away():
    world = laid("M39 0 0 0")
    world.boat(1, 1, 0, "s", gold=2)
    world.s.star[0] = 3
    world.lay("SC5", 0, -1, 0)
    assert units.units_of(world.s, 1) == 0
    assert world.lies(1, -1, "ne")["gold"] == [1, 1]
    assert world.s.star[0] == 2
    world.check()


@rule("FIN-149")
def test_only_a_covered_bridge_is_a_deed():
    for card, deeds in ((("M11", 0, 0, 0), BRIDGE_COVERED), (("M22", 1, 0, 0), 0)):  # over SA1, or its eastern half
        world = laid(B2)
        offered(world, *card)
        assert world.s.deeds[0] == deeds


@rule("FIN-030")
def test_a_boat_without_its_dock_is_lost():
    world = laid("SA4 0 0 0, SB6 2 0 0")
    world.boat(1, 1, 0, "s", iron=2)
    world.s.star[0] = 3
    world.lay("M01", 0, 0, 0)  # the same river without a dock
    assert units.units_of(world.s, 1) == 0
    assert on_cell(world.s, cell_of(1, -1)) == BARE
    assert world.lies(1, 0, "se")["iron"] == [1, 1]
    assert world.s.star[0] == 2
    world.check()


@rule("FIN-030")
def test_a_boat_stays_at_a_dock_that_is_there_again():
    world = laid("M39 0 0 0")
    world.boat(1, 1, 0, "s", iron=2)
    world.lay("M08", 1, 0, 0)
    assert units.units_of(world.s, 1) == 1
    assert world.held(1, 0) == {"iron": 2}


CUT = ("M21", 1, 0, 0)  # takes the road from the site of SA1


@rule("FIN-031")
def test_roads_of_foreign_cities_are_protected():
    world = laid(B1)
    assert CUT[1:] in world.places("M21")
    world.town("1S 1S", 1, 0, "s", second="e")
    assert CUT[1:] not in world.places("M21")
    assert CUT[1:] in world.places("M21", 1)  # its owner may


@rule("FIN-031")
def test_a_mixed_city_is_foreign_for_both():
    world = laid(B1)
    world.town("0S 1S", 1, 0, "s", second="e")
    assert CUT[1:] not in world.places("M21", 0)
    assert CUT[1:] not in world.places("M21", 1)


@rule("FIN-031", "FIN-187")
def test_roads_of_open_villages_may_be_cut_for_a_star_point():
    world = laid(B1)
    world.town("1S", 1, 0, "s")
    world.s.star[:2] = 3
    world.lay(*CUT)
    assert world.s.star[:2].tolist() == [2, 3]
    assert world.s.unit_road[1, 0] == NOTHING


@rule("FIN-032")
def test_the_road_between_two_cities_is_protected_from_everybody():
    world = laid(B2)
    world.town("0S 0S", 1, 0, "s", second="e")
    assert CUT[1:] in world.places("M21", 0)
    world.town("0S 0S", 1, 1, "n", second="e")
    assert CUT[1:] not in world.places("M21", 0)
    assert CUT[1:] not in world.places("M21", 1)


@rule("FIN-031")
def test_a_square_that_carries_the_road_on_may_cover_it():
    world = laid(B1 + ", M36 2 0 0, M47 4 0 0")
    world.town("1S 1S", 1, 0, "s", second="e")
    world.town("1S", 5, 0, "s")
    assert (2, 1, 1) in world.places("M32")  # square B on (2, 0) has a road from west to east
    assert (2, 1, 1) not in world.places("M16")


@rule("FIN-032")
def test_two_own_cities_keep_each_other_and_not_an_own_village():
    world = laid(B1 + ", M36 2 0 0, M47 4 0 0")
    world.town("0S 0S", 1, 0, "s", second="e")
    world.town("0S 0S", 3, 0, "s", second="e")
    world.town("0S", 5, 0, "s")
    assert (4, 0, 3) in world.places("M22", 0)
    assert (4, 0, 3) not in world.places("M22", 1)
    assert not world.s.plot_cell[world.s.plots :].any()  # what was tried leaves no trace


@rule("FIN-032")
def test_water_cards_are_not_bound():
    world = laid(B2)
    world.town("1S 1S", 1, 0, "s", second="e")
    assert CUT[1:] not in world.places("M21")
    world.lay("M11", 0, 0, 0)  # no bridge, and no road to the other one
    assert not roads.has_bridge(world.s, world.b, int(world.s.unit_road[1, 0]))


def row_of_villages(*tiles: str) -> World:
    """A road from a bridge in the west past three sites."""
    world = laid(B1 + ", M36 2 0 0, M47 4 0 0")
    for x, tile in zip((1, 3, 5), tiles, strict=True):
        world.town(tile, x, 0, "s")
    world.s.star[:] = 4
    return world


@rule("FIN-187")
def test_who_is_cut():
    world = row_of_villages("1S", "1S", "1S")
    world.lay("M22", 4, 0, 3)  # between the last two; all bridges are beyond the first
    assert world.s.star[:2].tolist() == [2, 4]


@rule("FIN-187")
def test_a_village_without_links_loses_its_bridge():
    world = row_of_villages("0S", "0S", "1S")
    world.lay("M22", 4, 0, 3)
    assert world.s.star[0] == 3


@rule("FIN-187")
def test_own_villages_are_cut_for_nothing():
    world = row_of_villages("0S", "0S", "0S")
    world.lay("M22", 4, 0, 3)
    assert world.s.star[0] == 4


@rule("FIN-033")
def test_a_covered_card_may_be_taken_back_once_in_a_turn():
    world = laid(B2)
    asked = world.lay("M09", 0, 0, 0, recover=1)
    assert asked[0] == phases.RECOVER
    assert world.s.recovered[0] == 1
    assert world.s.card == world.box.codes["SA1"]  # its only card: it is in play
    assert world.s.card_open == 1
    assert phases.RECOVER not in world.lay("SA1", 0, 0, 0)
    world.s.recovered[0] = 0
    assert phases.RECOVER in world.lay("M60", 0, 0, 0)


@rule("FIN-033")
def test_a_card_need_not_be_taken_back():
    world = laid(B2)
    assert world.lay("M09", 0, 0, 0) == [phases.RECOVER]
    assert world.s.recovered[0] == 0
    assert (world.s.hand[0] == NOTHING).all()


@rule("FIN-033")
def test_a_card_that_is_taken_back_comes_behind_the_hand():
    world = laid(B2)
    world.deal(0, "M20", "M21")
    world.lay("M09", 0, 0, 0, recover=1)
    assert world.s.hand[0, :4].tolist() == [*(world.box.codes[name] for name in ("M20", "M21", "SA1")), NOTHING]
    assert world.s.hand_open[0, :3].tolist() == [0, 0, 1]


def offered(world: World, name: str, x: int, y: int, k: int) -> dict[int, str]:
    """The cards that may be taken back when a card is laid, by the half that covers them."""
    assert (x, y, k) in world.places(name)
    world.put(name, x, y, k)
    actions = world.out[: card_phase.legal_recoveries(world.s, world.out)].tolist()
    assert actions[0] == moves.RECOVER
    halves = [action - moves.RECOVER - 1 for action in actions[1:]]
    return {half: world.box.cards[world.s.lost[half]].name for half in halves}


@rule("FIN-033", "FIN-034")
def test_which_cards_are_offered():
    assert offered(laid(B2), "M09", 0, 0, 0) == {0: "SA1"}  # both squares of one card
    assert offered(half_covered(), "M24", 2, 0, 3) == {0: "M16"}
    assert offered(half_covered(), "M22", 2, 1, 1) == {1: "M16"}
    world = laid(B1 + ", M27 2 0 0, M21 2 1 3", overwrite="free")
    assert offered(world, "M24", 2, 0, 3) == {0: "M27", 1: "M21"}


def half_covered() -> World:
    """M16 lies in the east of the map; M24 would cover its square A alone."""
    return laid(B1 + ", M16 2 0 0")


@rule("FIN-034")
def test_a_half_that_stands_alone_is_removed():
    world = half_covered()
    world.drop(3, 0, "nw", gold=2)
    comarca = world.comarca(3, 0, "nw")
    asked = world.lay("M24", 2, 0, 3, recover=1)
    assert asked[0] == phases.RECOVER
    assert on_cell(world.s, cell_of(3, 0)) == BARE
    assert world.s.card == world.box.codes["M16"]
    assert world.lies(2, 0, "nw")["gold"] == [1, 1]  # the anchor moved to the card that covers the other half
    assert world.comarca(2, 0, "nw") == comarca
    world.check()


@rule("FIN-034")
def test_a_half_stays_if_its_card_is_left():
    world = half_covered()
    assert world.lay("M24", 2, 0, 3) == [phases.RECOVER]
    assert on_cell(world.s, cell_of(3, 0)) >= 0


@rule("FIN-034")
def test_a_half_that_touches_another_card_is_not_offered():
    world = half_covered()
    world.lay("M21", 3, 1, 3)
    assert phases.RECOVER not in world.lay("M24", 2, 0, 3)


@rule("FIN-035")
def test_goods_stay_on_their_bank():
    world = laid("SA4 0 0 0, M27 0 1 3, M21 1 1 0")
    world.drop(2, 1, "nw", gold=1)
    world.drop(2, 1, "se", iron=1)
    north, south = world.comarca(1, 0, "ne"), world.comarca(1, 0, "se")
    assert world.comarca(2, 1, "nw") == world.comarca(2, 1, "se") == north
    world.lay("M56", 2, 1, 1)
    assert world.comarca(2, 1, "nw") == north
    assert world.comarca(2, 1, "se") == south
    assert world.lies_in([north])["gold"] == [1]
    assert world.lies_in([south])["iron"] == [1]
    world.check()


@rule("FIN-166")
def test_gold_of_a_covered_dolmen_lies_on_the_ground():
    world = laid(B1 + ", M24 2 0 3")
    dolmen = int(world.book.dolmen[2 * world.box.codes["M24"] + 1]) - 1
    world.s.dolmen_gold[dolmen] = 2
    world.s.supply[2] -= 2
    assert dolmens.dolmens_in(world.s, world.b, world.comarca(2, 1, "ne")) == 1
    world.lay("M22", 2, 0, 3)
    assert world.s.dolmen_gold[dolmen] == 0
    assert world.lies(2, 1, "ne")["gold"] == [1, 1]
    assert dolmens.dolmens_in(world.s, world.b, world.comarca(2, 1, "ne")) == 0
    world.check()


@rule("FIN-166")
def test_the_first_dolmen_of_the_box_is_one_too():
    world = laid(B1 + ", SC12 0 1 0")
    assert world.book.dolmen[2 * world.box.codes["SC12"] + 1] == 1
    world.s.dolmen_gold[0] = 2
    world.s.supply[2] -= 2
    world.lay("SB1", 0, 1, 0)
    assert world.lies(1, 1, "ne")["gold"] == [1, 1]
    world.check()


@rule("FIN-168")
def test_carts_of_a_split_comarca_go_to_their_clan():
    world = laid(B1 + ", M15 1 1 3")
    world.town("0S", 1, 2, "e")
    settled, lonely = world.cart(0, 1, 0, "ne"), world.cart(1, 1, 0, "ne")
    for _ in range(3):  # other units weigh less than flags
        world.cart(0, 1, 0, "ne")
    assert world.s.unit_com[0, settled] == world.s.unit_com[1, lonely] == world.comarca(1, 2, "ne")
    world.lay("M05", 0, 1, 0)
    north, south = world.comarca(1, 2, "ne"), world.comarca(1, 0, "ne")
    assert north != south
    assert world.s.unit_com[0, settled] == north
    assert world.s.unit_com[1, lonely] == south  # its anchor decides
    assert world.s.unit_land[0, :5].tolist() == [0] * 5
