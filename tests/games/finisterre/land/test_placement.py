"""Where a card may lie: the first card, rivers, roads, covering, and the edge of the table."""

import pytest

from oppidum.games.finisterre.actions.building import building, founding
from oppidum.games.finisterre.cards.codes import IN_ROW
from oppidum.games.finisterre.land import comarcas, map_refresh
from oppidum.games.finisterre.land.card_squares import fill_face
from oppidum.games.finisterre.land.grid import cell_of, on_cell
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import CARAVAN, PLOTS, UNITS
from tests.games.finisterre.oracle import Placer, read_board
from tests.games.finisterre.world import B1, B2, B4, B5, World, laid
from tests.games.finisterre.world.cards import cells
from tests.games.finisterre.world.names import CODES, Place

rule = pytest.mark.rule


def all_places(world: World, clan: int = 0) -> dict[str, set[Place]]:
    return {card.name: world.places(card.name, clan) for card in world.box.cards}


@rule("FIN-012")
def test_the_first_card_is_a_water_card():
    world = laid()
    world.deal(0, "M16")
    world.deal(1, "SA1")
    assert not world.play_cards()  # neither is asked anything
    assert world.s.where[CODES["M16"]] == IN_ROW
    assert on_cell(world.s, cell_of(0, 0)) == 8 * CODES["SA1"]
    assert on_cell(world.s, cell_of(1, 0)) == 8 * CODES["SA1"] + 4
    assert laid().places("SA1") == {(0, 0, 0)}
    assert laid().places("M16") == set()


@rule("FIN-015")
def test_nothing_lies_before_the_sea():
    world = laid("M08 0 0 0")
    for places in all_places(world).values():
        assert not any((2, 0) in cells(*place) for place in places)
    assert world.places("SB4")  # the other end of the river is open


@rule("FIN-016")
def test_rivers_meet_rivers():
    world = laid(B4)
    assert (1, 1, 0) not in world.places("SB4")
    world.lay("SB4", 1, 1, 3)
    assert world.lies(1, 1, "nw")["fish"] == [2]
    assert world.lies(1, 1, "ne")["fish"] == [2]
    assert world.market()["fish"] == 2


@rule("FIN-016")
def test_no_river_runs_into_land():
    assert (0, 1, 3) in laid(B1).places("SC10")
    assert (0, 1, 3) not in laid(B1 + ", M15 1 1 3").places("SC10")  # a river to the east, into a road card


@rule("FIN-017")
def test_two_rivers_keep_apart():
    assert (0, 1, 0) not in laid(B4).places("M56")
    assert (1, 1, 0) not in laid(B4).places("M56")
    assert laid(B4).places("M56")


@rule("FIN-018")
def test_no_two_comarcas_become_one():
    assert (-1, 2, 0) not in laid(B5).places("M20")
    east_alone = laid(B1 + ", M26 1 1 3")
    assert (-1, 2, 0) in east_alone.places("M20")


@rule("FIN-018")
@pytest.mark.parametrize(
    ("first", "land", "bend"),
    [
        ("SA2", ("M69", 1, -2, 3), ("M56", 1, -1, 2)),  # the river goes on in the south and turns east, under the land
        ("SA1", ("M69", 1, 2, 1), ("M73", 1, 1, 2)),  # in the north, above the land
    ],
)
def test_a_river_folds_no_land_to_its_other_bank(first, land, bend):
    world = laid(f"{first} 0 0 0")
    assert bend[1:] in world.places(bend[0])
    world.lay(*land)  # beyond the river that would come, and still the east of the old one
    assert bend[1:] not in world.places(bend[0])


@rule("FIN-018", "FIN-191")
def test_a_bank_of_a_covered_junction_stays_apart_from_other_land():
    world = laid("SC10 0 0 0")
    assert (0, 0, 2) in world.places("M07")
    world.put("M21", -2, -1)  # an island in the south-west, where only the junction itself touches the bank
    assert (0, 0, 2) not in world.places("M07")


@rule("FIN-014")
def test_a_junction_on_the_second_square():
    world = laid()
    card, junction = CODES["M37"], world.box.cards[CODES["M05"]].squares[0]
    for facing in range(4):  # no card of the box has one there
        fill_face(world.book, 8 * card + 4 + facing, junction, facing)
    world.lay("SA4", 0, 0, 0)
    world.lay("M37", -2, 0, 0)  # both its squares lie in the west, and join the river with the second
    assert world.comarcas == 3


@rule("FIN-019")
def test_a_river_is_covered_by_the_same_course():
    world = laid(B2)
    assert (0, 0, 0) in world.places("M09")
    assert (0, 0, 0) not in world.places("M12")
    assert (0, 0, 0) not in world.places("M16")


@rule("FIN-020")
@pytest.mark.parametrize(
    ("name", "count"),
    [("SA2", 4), ("SA3", 6), ("SA4", 4), ("M16", 9), ("M21", 6), ("M24", 8), ("M05", 6), ("M08", 2)],
)
def test_the_places_on_empty_cells(name, count):
    assert len(laid(B1).empty_places(name)) == count


@rule("FIN-021")
@pytest.mark.parametrize(("name", "count"), [("M16", 12), ("M21", 8), ("M24", 11)])
def test_the_places_with_covering(name, count):
    assert len(laid(B1).places(name)) == count


@rule("FIN-024")
def test_a_road_card_goes_on_from_a_road():
    places = laid(B1).places("M16")
    assert (2, 0, 0) in places
    assert (2, 0, 3) not in places  # beside the road end, but with plain land
    assert (1, -1, 0) not in places  # beside the village site


@rule("FIN-024")
def test_a_place_is_found_by_either_square():
    world = laid("M07 0 0 0, M14 2 0 3, M28 1 -1 2")
    assert (1, 1, 0) in world.places("M20")  # its first square turns its back on the road beside it


@rule("FIN-024")
def test_strict_roads_never_meet_land():
    for match, fits in (("one", True), ("strict", False)):
        world = laid(B1 + ", M16 2 0 0", road_match=match)
        assert ((1, 1, 0) in world.places("M66")) == fits  # one of its roads ends at the land of M16
        assert (1, 1, 0) in world.places("M16")


@rule("FIN-024")
def test_strict_roads_may_end_before_a_village():
    world = laid(B1, road_match="strict")
    world.town("0S", 1, 0, "s")
    assert (2, 0, 1) in world.places("M66")


@rule("FIN-025")
def test_settled_clans_in_the_second_comarca():
    world = laid(B1 + ", M18 -2 0 0")
    world.town("0S", -1, 0, "n")
    world.without_bridge()
    assert world.comarca(-1, 0, "ne") == 1
    assert (2, 0, 0) not in world.places("M16", 0)
    assert (2, 0, 0) in world.places("M16", 1)


@rule("FIN-025")
def test_a_clan_with_all_units_that_it_can_have_goes_on_where_it_is():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    world.without_bridge()
    for _ in range(UNITS - 1):
        world.cart(0, 1, 0, "ne")
    assert (2, 0, 0) in world.places("M16")
    assert (-1, 0, 3) not in world.places("M16")


@rule("FIN-025", "FIN-026")
def test_settled_clans_go_on_from_where_they_are():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    assert (-1, 0, 3) in world.places("M16", 0)  # over the bridge
    world.without_bridge()
    assert (-1, 0, 3) not in world.places("M16", 0)
    assert (2, 0, 0) in world.places("M16", 0)
    assert (-1, 0, 3) in world.places("M16", 1)  # a nomad


@rule("FIN-027")
def test_rivers_go_on_anywhere():
    world = laid(B1).without_bridge()
    world.town("0S", 1, 0, "s")
    for card in world.box.cards:
        if card.is_water:
            assert world.places(card.name, 0) == world.places(card.name, 1)
    assert world.places("M16", 0) != world.places("M16", 1)


@rule("FIN-028")
def test_squares_of_two_cards_are_not_covered_together():
    def over_both(world: World, name: str) -> list[Place]:
        return [place for place in world.places(name) if cells(*place) == {(1, 0), (1, 1)}]

    assert not over_both(laid(B2), "M16")
    assert over_both(laid(B2, overwrite="free"), "M16")


@rule("FIN-028")
def test_a_water_card_covers_any_two_squares_when_it_has_no_other_place():
    river, three = {(0, 0), (0, 1)}, B2 + ", SB1 0 2 0"
    assert not any(cells(*place) == river for place in laid(three).places("M37"))  # its ends are open
    assert any(cells(*place) == river for place in laid(three, overwrite="free").places("M37"))
    world = laid("M40 0 0 0, SA1 0 1 0, SA2 0 2 0, M59 0 3 3")  # from sea to sea
    assert world.ready("M37") == 2
    covered = {frozenset(cells(*place)) for place in world.places("M37")}
    assert covered == {frozenset({(0, 1), (0, 2)}), frozenset({(0, 2), (0, 3)})}
    assert world.ready("SB1") == 1  # a single square of river, and an empty cell beside it


@rule("FIN-164")
def test_no_tile_stands_before_a_river_end():
    world = laid(B1)
    world.s.store[1, CARAVAN, :2] = 3, 2
    site = world.edge(1, 0, "s")
    assert founding.can_found(world.s, world.b, 1, site, 1)
    world.lay("SC5", 0, -1, 1)  # turns east, towards the site
    assert not building.is_free_arrow(world.s, world.b, site, SITE)
    assert not founding.can_found(world.s, world.b, 1, site, 1)


@rule("FIN-164")
def test_no_second_tile_and_no_boat_before_a_river_end():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    second = [building.second_cell(world.s, 0, way) for way in range(4)]
    free = [way for way in range(4) if map_refresh.is_free_cell(world.s, world.b, second[way])]
    assert free == [1, 2]  # in the west the river goes on, in the north is the site
    world = laid("SA4 0 0 0")
    dock = world.edge(1, 0, "s")
    assert building.is_free_arrow(world.s, world.b, dock, DOCK)
    world.lay_cards("SB6 2 0 0, SC5 2 -1 0")
    assert not building.is_free_arrow(world.s, world.b, dock, DOCK)


@rule("FIN-190")
def test_the_edge_of_the_table():
    world = laid()
    world.put("SA4", 30, -30)  # its river runs over the edge in the east
    found = 0
    for card in world.box.cards:
        places = world.places(card.name)
        number = CODES[card.name]
        assert places == Placer(read_board(world.position, world.box), world.box, number, 0).all()
        assert all(abs(x) <= 31 and abs(y) <= 31 for place in places for x, y in cells(*place))
        found += len(places)
    assert found > 0


@rule("FIN-190")
@pytest.mark.parametrize(
    ("x", "y", "name", "place"),
    [
        (30, 31, "M37", (28, 31, 0)),  # its northern edge is not beside the last cell
        (-29, -31, "M37", (-31, -31, 0)),
        (-29, -31, "M37", (-30, -31, 2)),
        (-30, -31, "M73", (-31, -30, 1)),
    ],
)
def test_the_corners_of_the_table(x, y, name, place):
    world = laid()
    world.put("SA4", x, y)
    places = world.places(name)
    assert place in places
    assert places == Placer(read_board(world.position, world.box), world.box, CODES[name], 0).all()


@rule("FIN-190")
def test_no_village_over_the_edge():
    world = laid()
    world.put("SA1", 0, -31)  # its site points over the edge in the south
    assert not building.is_free_arrow(world.s, world.b, world.edge(1, -31, "s"), SITE)
    assert map_refresh.comarcas_with_free(world.s, world.b, SITE) == 0


@rule("FIN-190")
def test_cards_as_far_away_as_they_can_lie():
    world = laid()
    for card in sorted(world.box.cards, key=lambda card: not card.is_water)[:70]:
        places = world.places(card.name)
        if places:
            world.lay(card.name, *max(places))
        world.s.hand[:] = -1
    assert world.s.east - 31 == 31
    assert world.s.plots < PLOTS / 2
    world.check()


@rule("FIN-191")
def test_a_junction_is_never_swallowed():
    for card in laid().box.cards:
        world = laid("SC10 0 0 0")
        assert world.comarcas == 3
        over = [place for place in world.places(card.name) if (0, 0) in cells(*place)]
        for place in over:
            world = laid("SC10 0 0 0")
            world.lay(card.name, *place)
            assert world.comarcas >= 3
        junction = any(sum(edge in "ws" for edge in square.edges) == 3 for square in card.squares)
        assert junction or not over


@rule("FIN-163")
def test_a_river_over_land_may_split_a_comarca():
    world = laid(B1 + ", M15 1 1 3")
    assert world.comarca(1, 2, "ne") == world.comarca(1, 0, "ne")
    world.lay("M05", 0, 1, 0)
    assert world.comarcas == 3
    assert world.comarca(1, 2, "ne") != world.comarca(1, 0, "ne")
    parts = [comarcas.was_part_of(world.s, world.comarca(1, y, "ne")) for y in (0, 2)]
    assert parts[0] == parts[1]
